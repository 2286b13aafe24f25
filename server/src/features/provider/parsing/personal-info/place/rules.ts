import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import { namingCities, regionNames } from '../../../../parsing/places/rules.ts';
import { plain, tokenize } from '../../../../parsing/text/rules.ts';
import { cityZones } from './cities/rules.ts';
import {
  type Namesake,
  namesakesOf,
  sharedNames,
  type Whereabouts,
  zonesOf,
} from './namesakes/rules.ts';
import { stateOf } from './states/rules.ts';

/** A name as it is written: with capitals, small words between, and the country behind a comma. */
const notOfName =
  '(?!(?:I|English|Spanish|French|German|Italian|Portuguese|Welsh|Mandarin|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)(?![\\p{L}]))';
const written = `(?:la\\s+|el\\s+|the\\s+)?(?<place>\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:de|del|la|las|los|of|el)?\\s*${notOfName}\\p{Lu}[\\p{L}'’.-]*)*(?:,\\s*${notOfName}\\p{Lu}[\\p{L}'’.-]*(?:\\s+${notOfName}\\p{Lu}[\\p{L}'’.-]*)*)?)`;

/** Where somebody says they live now, up to the next stop or small word. */
const living = new RegExp(
  `\\b(?:based (?:out )?(?:of|in)|[iI](?:'|’)?m (?:now |currently )?in|[iI] am (?:now |currently )?in|[iI](?:'|’)?m out of|lives? in|living in|located in|moved to|(?:now|currently|nowadays) in|from my \\p{L}+ in|working (?:from|out of)|work from|(?:vivo|resido|radicad[oa]|estoy|ubicad[oa]|instalad[oa]|ejerzo|atiendo) en|viviendo en|me mud[eé] a|(?:ahora|actualmente|hoy) en|(?:trabajo |atiendo )?desde(?: mi \\p{L}+ en)?)\\s+${written}`,
  'gu',
);

/** Where somebody comes from: where they are, unless the text tells another place. */
const origin = new RegExp(`\\b(?:[iI](?:'|’)?m from|originally from|soy de)\\s+${written}`, 'gu');

/** In the same clause: where they were, or where others are. */
const elsewhere =
  /\b(?:used to|before|formerly|studied|trained|degree|born|lived|grew up|raised|graduated|worked|university|was|were|(?:clients?|students?|customers?|patients?|users|team|family|parents)(?: of mine)? (?:are|is|live|come)|trabaje|trabajaba|estudie|naci|nacid[oa]|vivi|vivia|crecimos|creci|fui|me forme|egresad[oa]|me titule|me recibi|universidad|facultad|antes|(?:alumn[oa]s|clientes|pacientes|estudiantes|familia|padres) (?:estan|son|viven|es|vive))\b/;
const clauseEnd = /^.*(?:[,;.]|\b(?:but|pero|and|y|now|ahora|hoy)\b)/su;

/** Months that a phone wrote with a capital: "desde Marzo". */
const noPlace =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|person|english|spanish|i)\b/;

/** Behind a place: "no sorry, Swansea now". */
const corrected = new RegExp(`^(?:(?:in|en|now|ahora|que)\\s+)*${written}`, 'u');

/** `rank` tells how surely they are there now: 0 where they say so, 2 where they come from. */
export type Place = { start: number; end: number; value: string; rank: 0 | 1 | 2 };

/** Words behind which a city may stand that is known by its name: "psicóloga de Valparaíso". */
const beside =
  /(?:,\s*|\s)(?:de|en|desde|in|from)\s+(?=(?<place>\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){0,3}))/gu;

/** A name and where it is from: "soy Íñigo, de Bilbao". */
const named =
  /\b(?:soy|llamo|i'm|i am)\s+\p{Lu}[\p{L}]+,?\s+(?:de|from)\s+(?<place>\p{Lu}[\p{L}'’-]+)/iu;

/** What a person says of themselves or does for others, before the place. */
const oneself =
  /\b(?:soy|somos|i'm|i am|i speak|hablo|llevo|ahora|now|trabajo|llamo|enseno|doy (?:clases|talleres|terapia|asesorias|cursos)|atiendo|arreglo|reparo|instalo|ayudo|ofrezco|asesoro|acompano|preparo|entreno|traduzco|diseno|cocino|pinto|afino|represento|i (?:also |mostly |mainly )?(?:work|teach|coach|tutor|fix|repair|install|help|build|make|run|do|offer|train|treat|see|practi[sc]e|photograph|translate|design|advise|represent|cook|bake|tune|paint|restore|clean|guide))\b/;

/** A city alone between commas, or with its state: `Immigration lawyer, Houston Texas, …`. */
const apart =
  /,\s*(?=(?<place>\p{Lu}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){0,3})(?:\s+\p{Lu}\p{L}+)?\s*(?:[,.;]|$))/gu;

/** The place in a sentence, as it was written; the last where one is taken back. */
export function placeIn(sentence: string): Place | null {
  const said = lowerFirst(sentence);
  const now = [...said.matchAll(living)].map((match) => placeOf(match, 0));
  const from = [...said.matchAll(origin), capitalOnly(named.exec(sentence))].map((match) =>
    placeOf(match, 2),
  );
  const known = knownCityIn(sentence);
  const whole = from.find((place) => place !== null && place.start === known?.start);
  const told = [...now, whole ?? known, ...from].find(
    (place) => place !== null && isHere(sentence, place),
  );
  return told ? (correctionOf(sentence, told) ?? told) : null;
}

function placeOf(match: RegExpExecArray | null, rank: Place['rank']): Place | null {
  const value = match?.groups?.['place']?.replace(/[.\s]+$/, '');
  if (!match || !value || !/^\p{Lu}/u.test(value) || noPlace.test(plain(value))) return null;
  const start = match.index + match[0].lastIndexOf(match.groups?.['place'] ?? value);
  return { start, end: start + value.length, value, rank };
}

function isHere(sentence: string, { start }: Place): boolean {
  const clause = sentence.slice(0, start).replace(clauseEnd, '');
  return !elsewhere.test(plain(clause));
}

/** `in Cardiff, no sorry, Swansea now` */
function correctionOf(sentence: string, { end, rank }: Place): Place | null {
  const tokens = tokenize(sentence.slice(end));
  for (let at = 0; at <= 1; at += 1) {
    const next = correctionAt(tokens, at)?.next;
    if (next === undefined) continue;
    const behind = tokens[/^[,;]$/.test(tokens[next]?.word ?? '') ? next + 1 : next];
    const from = end + (behind?.start ?? 0);
    const match = behind ? corrected.exec(sentence.slice(from)) : null;
    const place = placeOf(match, rank);
    if (place) return { ...place, start: from + place.start, end: from + place.end };
  }
  return null;
}

function capitalOnly(match: RegExpExecArray | null): RegExpExecArray | null {
  return match && /^\p{Lu}/u.test(match.groups?.['place'] ?? '') ? match : null;
}

/** A large city in a sentence about oneself, also where a phone wrote it without its capital. */
function knownCityIn(sentence: string): Place | null {
  if (!oneself.test(plain(sentence))) return cityApart(sentence);
  const known = [...sentence.matchAll(beside)].flatMap((match) => knownIn(match) ?? []);
  const here = known.filter((place) => isHere(sentence, place));
  return (
    here.find(({ start }) => nowBefore.test(plain(sentence.slice(0, start)))) ??
    here[0] ??
    cityApart(sentence)
  );
}

/** Where nothing of the sentence tells of other places, and one city alone is named so. */
function cityApart(sentence: string): Place | null {
  if (elsewhere.test(plain(sentence))) return null;
  const [only, ...more] = [...sentence.matchAll(apart)].flatMap((match) => knownIn(match) ?? []);
  return only && more.length === 0 ? only : null;
}

/** `ten years at a firm in London, now on my own in Norwich` */
const nowBefore = /\b(?:now|ahora|hoy|currently|actualmente)\b[^,;.]*$/;

/** The longest name of a large city behind a small word. */
function knownIn(match: RegExpExecArray): Place | null {
  const told = match.groups?.['place'] ?? '';
  const words = told.replace(/[.,]+$/, '').split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const value = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,]+$/, '');
    const start = match.index + match[0].length;
    if (zoneCities().has(plain(value))) return { start, end: start + value.length, value, rank: 1 };
  }
  return null;
}

/** `Vivo en Lima`: the verb may begin the sentence. */
function lowerFirst(sentence: string): string {
  const [first = ''] = sentence;
  return first.toLowerCase() + sentence.slice(first.length);
}

let cities: ReadonlyMap<string, string | null> | null = null;

/** `psicóloga de valparaíso`, where a phone left out the capital. */
export function isKnownCity(name: string): boolean {
  return zoneCities().has(plain(name));
}

/** Cities after which zones are called, by their plain names. */
function zoneCities(): ReadonlyMap<string, string | null> {
  cities ??= new Map<string, string | null>([...namingCities(), ...cityZones]);
  return cities;
}

/**
 * Where a place can be: one where its name, or what is known of the person, leaves no doubt, several
 * of Springfield, and none of Chile, which has several zones.
 */
export function placesOf(place: string, person: Whereabouts | null): Namesake[] {
  const inState = placeInState(place);
  if (inState) return inState;
  const [city = '', behind] = place.split(',').map((part) => plain(part.trim()));
  const country = behind === undefined ? null : (regionNames().get(behind) ?? null);
  if (sharedNames.includes(city) && (behind === undefined || country !== null)) {
    const all = namesakesOf(city, country, person);
    if (all.length > 0) return all;
  }
  const timezone = zoneOf(city, behind);
  return timezone === null ? [] : [{ country: country ?? '', timezone }];
}

const longestState = 3;

/** `Portland Oregon`, `Portland, OR`: a city and its state; null where none is told behind one. */
function placeInState(place: string): Namesake[] | null {
  const words = place.trim().split(/[\s,]+/);
  for (let count = Math.min(longestState, words.length - 1); count > 0; count -= 1) {
    const behind = words.slice(-count).join(' ');
    const state = stateOf(behind, plain(behind));
    if (!state) continue;
    const city = plain(words.slice(0, -count).join(' '));
    const { country, zones, isSplit } = state;
    const known = zoneCities().get(city) ?? null;
    // `Ciudad de México`, `New York`: the name of a city ends like that of a state.
    if (zoneCities().has(plain(words.join(' ')))) return null;
    if (known !== null && zones.includes(known)) return [{ country, timezone: known }];
    // `Tbilisi, Georgia`
    if (known !== null && regionNames().has(plain(behind))) return null;
    const [zone] = zones;
    return isSplit || zone === undefined ? [] : [{ country, timezone: zone }];
  }
  return null;
}

function zoneOf(city: string, behind: string | undefined): string | null {
  const region = regionNames().get(behind ?? city);
  if (behind === undefined && region !== undefined) {
    const zones = zonesOf(region);
    return zones.length === 1 ? (zones[0] ?? null) : null;
  }
  const zone = zoneCities().get(city);
  if (!zone || behind === undefined) return zone ?? null;
  return region !== undefined && zonesOf(region).includes(zone) ? zone : null;
}
