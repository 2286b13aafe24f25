/** What weighs more of something that was told: "more the speaking than the English" (lower case, no accents). */
const more =
  /^\W*(?:(?:no|si|yes|well|bueno|hm+|mm+|pues|honestly|la verdad|i'd say|diria que|creo que|i think|probably),? )*(?:mas(?: bien)?|mejor|sobre todo|principalmente|solo|more|rather|mainly|mostly|just|really)(?: about| for| on)? (?:lo de(?:l)?|la parte de(?:l)?|el tema de(?:l)?|the|lo) (?:part (?:about|with) )?([^,.;]{4,60}?)(?: (?:part|bit|thing|than|que|side)\b.*)?(?:$|[,.;])/;

/** What alone is no matter: "just the first one", "solo lo barato". */
const noMatter =
  /\b(?:one|ones|first|second|third|last|cheap\w*|primer[oa]?|segund[oa]|tercer[oa]|ultim[oa]|barat[oa]s?|price|precio|same|mismo|que|meeting|session|reunion|sesion|times?|horas?)\b/;

/** The part that is meant, in the words that were said; null for anything else. */
export function ratherThis(said: string): string | null {
  const part = more.exec(said)?.[1]?.trim() ?? null;
  return part === null || noMatter.test(part) ? null : part;
}
