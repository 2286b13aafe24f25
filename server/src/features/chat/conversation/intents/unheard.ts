import type { Plan } from '../rules.ts';

const lead =
  '^\\W*(?:(?:and|y|ok(?:ay)?|but|pero|so|entonces|oye|hey|then|well|bueno|pues|ya|hm+|eh|like|also|tambien|por cierto|btw|sorry|perdon)[ ,.]+)*';

/** Begins as a question or as what could happen does, with a question mark or without (lower case, no accents). */
const asks = new RegExp(
  `${lead}(?:${[
    "what(?:'?s| if)?|when(?:'s)?|where(?:'s)?|who(?:'s|ever)?|which|why|how(?:'s|s)?",
    "(?:do|does|did|is|are|am|can|could|will|would|should|shall|has|have|must|may|isn't|aren't|doesn't|don't|won't|can't) (?:i|we|you|he|she|they|it|that|this|there|the|my|any\\w*|one|someone|both)\\b",
    'cual(?:es)?|cuando|cuant[oa]s?|donde|quien(?:es)?|como|por que|para que|que (?:pasa|pasaria|hago|me|le|tan|tal|tipo|hay|es|significa|cosas)|y si|si (?:me|no me|no|al final)',
    '(?:puede|pueden|puedo|podemos|podria|tiene|tienen|hace|hacen|es|son|esta|estan|hay|sirve|funciona|me (?:va|van|da|dan|puede|pueden)|le (?:puedo|digo|cuento)|se (?:puede|puedo)|va a|van a|debo|tengo que)\\b(?!.*\\b(?:alguien|quien me)\\b)',
  ].join('|')})\\b`,
);

/** Is it asked, whatever it asks? */
export function isAsking(said: string): boolean {
  return asks.test(said);
}

/** A message about something that might happen with a meeting: "what if I…", "¿y si me…?" */
const supposed = new RegExp(
  `${lead}(?:what (?:if|happens (?:if|when))|and if|if (?:i|we|she|he|they|it) |whoever\\b|in case\\b|y si\\b|que (?:pasa|pasaria) si\\b|si (?:me|no me|al final)\\b|en caso de\\b|quien (?:pueda|sea)\\b)`,
);

/** Is it about what could happen, which is no goal where people were shown? */
export function isSupposed(said: string): boolean {
  return supposed.test(said);
}

/** "Do it that way": few words about a thing that was spoken of, and nothing of one's own. */
export function isOfThing(said: string): boolean {
  return (
    /\b(?:it|that|this|eso|esa|ese|esto)\b/.test(said) &&
    !/\b(?:i|i'm|my|me|mi|mis|yo|to|need|want|necesito|quiero|busco)\b/.test(said)
  );
}

/** "It's about the same", "something else": the chips under what wasn't understood. */
export function whichMatter(said: string): Plan | null {
  if (/^\W*(?:it's about the same(?: thing)?|es por lo mismo)\W*$/.test(said))
    return { kind: 'desk', topic: 'sameMatter' };
  return /^\W*(?:it's about something else|es por otra cosa)\W*$/.test(said)
    ? { kind: 'desk', topic: 'otherMatter' }
    : null;
}

/** "I'm more of a night person": how somebody is, in passing. */
const trait =
  /^\W*(?:(?:la verdad|honestly|and|y|pero|but|well|bueno|es que|also|ademas)[ ,]+)*(?:i'm|im|i am|soy)(?: (?:more of|kind of|a bit of|a bit|quite|pretty|rather|not (?:very|really|much of)|medio|un poco|muy|bastante|mas bien|re|super|no muy))+ (?:an? |un |una )?\w+/;

const heavy =
  /\b(?:depress\w*|depri\w*|sad|anxious|lonely|alone|down|low|triste|ansios[oa]|sol[oa]|suicid\w*|ill|sick|enferm[oa]|scared|hurt\w*|drunk|broke)\b/;

/** Is it how somebody is, which is a detail where people were shown? */
export function isTrait(said: string): boolean {
  return trait.test(said) && !heavy.test(said);
}
