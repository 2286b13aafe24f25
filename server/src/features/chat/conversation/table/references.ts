import type { Recommendation } from '@puente/contract/chat';
import type { Gender } from '../../filters/person.ts';
import { plain } from '../../filters/plain.ts';
import type { Table } from './table.ts';
import { byTrait } from './traits.ts';

/** Whom a message names. `isExplicit` when by name, place in the list or trait, not by "her". */
export type References = {
  people: readonly Recommendation[];
  isExplicit: boolean;
  /** The words before the first of them. */
  before: string;
  /** "She", where several people are on the table and none was spoken of alone. */
  isUnclear?: true;
  pronoun?: Gender;
};

const nobody: References = { people: [], isExplicit: false, before: '' };

const notPeople =
  '(?! (?:meeting|session|time|job|date|home|house|child|baby|kid|year|month|week|day|step|thing|language|one-time|list|lista|ones|aid|choice|half|hand|reunion|sesion|cita|vez|hijo|hija|casa|trabajo|empleo|semana|ano|mes|dia|paso|cosa|bebe|hora|idioma|plano|lugar|class|clase|booking|reserva|marriage|matrimonio|person))';

/** Places in the list, from the top; negative ones from the end. */
const ordinals: readonly (readonly [place: number, pattern: RegExp])[] = [
  [
    0,
    new RegExp(
      `(?<!\\b(?:free|available|open|puede|atiende) )\\b(?:first(?: (?:one|person|expert))?|1st|top one|primer[oa]?|1(?:ro|ra|er|era|º|ª)|number (?:1|one)|numero (?:1|uno)|#1|option 1|opcion 1|n[ºo]1|(?:the|el|al) 1(?![\\w:.,]| (?:de|am|pm|hours?|horas?|vez|hij\\w+|kid|child)))\\b${notPeople}`,
    ),
  ],
  [
    1,
    new RegExp(
      `\\b(?<!(?:\\ba|\\bun|\\bwait a) )(?:second(?: (?:one|person|expert))?|2nd|segund[oa]|2(?:do|da|º|ª)|number (?:2|two)|numero (?:2|dos)|#2|option 2|opcion 2|(?:the |el |la )(?:middle|del medio|de en ?medio|de al medio|del centro)|(?:the|el|la|con el|con la|al) 2(?![\\w:.,]| (?:de|am|pm|hours?|horas?|veces|hij\\w+|kids|children)))\\b${notPeople}(?!s)`,
    ),
  ],
  [
    2,
    new RegExp(
      `\\b(?:third(?: (?:one|person|expert))?|3rd|tercer[oa]?|3(?:ro|ra|er|era|º|ª)|number (?:3|three)|numero (?:3|tres)|#3|option 3|opcion 3|(?:the|el|la|con el|con la|al) 3(?![\\w:.,]| (?:de|am|pm|hours?|horas?|veces|hij\\w+|kids|children)))\\b${notPeople}`,
    ),
  ],
  [
    -1,
    new RegExp(
      `\\b(?:(?:the )?last(?: one| person| expert)|the last\\W*$|ultim[oa])\\b${notPeople}`,
    ),
  ],
];

const bareNumber =
  /^\W*(?:the |el |la |with |con |and |y |el numero |la numero |numero |number |no\.? |opcion |option |#)*([123])\W*(?:please|por favor)?\W*$/;

const firstTwo =
  /\b(?:first two|top two|first 2|top 2|1 and 2|one and two|(?:los |las )?(?:dos primer[oa]s|primer[oa]s (?:dos|2))|1 y (?:el |la )?2)\b/;

const lastTwo =
  /\b(?:last two|last 2|other two|2 and 3|(?:los |las )?(?:ultim[oa]s (?:dos|2)|dos ultim[oa]s|otr[oa]s dos)|2 y (?:el |la )?3)\b/;

const all =
  /\b(?:both|all (?:of them|three|3|two)|the three|each of them|each one|(?:l[oa]s|esos|esas|estos|estas) (?:tres|3|dos|2)|amb[oa]s|tod[oa]s(?: ell[oa]s)?|cada un[oa]|every one of them|these people|those people)\b/;

const theOther =
  /\b(?:the other(?: one| person| expert)?|(?:el|la) otr[oa])\b(?! (?:two|dos|day|dia|time|vez|thing|cosa|people|personas))/;

const pronoun =
  /\b(?:him|her|hers|his|he|he's|she|she's|that one|this one|that person|this person|that expert|ella|con el$|ese mism[oa]|es[ae]|este|esta persona|esa persona|ese especialista|th(?:e|at) same (?:one|person)|l[ae] mism[oa]|el mismo)\b/;

/** "él" is a person, "el" an article: accents tell them apart. */
const he = /(?:^|\s)él(?=$|[\s?.!,])/iu;

const she = /\b(?:she|she's|her|hers|ella|esa|esta persona|la misma)\b/;

const him = /\b(?:he|he's|him|his|ese|este|el mismo)\b/;

/** "First the sleep", "the sleep first": an order of things, and nobody's place in the list. */
const inOrder =
  /^\W*(?:(?:and|y|ok|pero|but|well|bueno|no),? )*(?:first|primero)\b(?! (?:one|person|expert|especialista|please|por favor))(?=,? \w)|(?<=[a-z]{2} )(?<!\b(?:the|el|al|del|lo|that|with|con|and|take|book|about|see|quiero) )(?:first|primero)(?=\W*$)/;

/** Whom a message is about, among the people on the table; nobody when it doesn't say. */
export function readReferences(text: string, table: Table): References {
  if (table.known.length === 0) return nobody;
  const said = plain(text).replaceAll(/[¿¡]/g, '');
  const explicit = uniqueCards([
    ...named(said, table.known),
    ...byPlace(said.replace(inOrder, ' '), table),
    ...byTrait(said, table.cards),
  ]);
  const before = wordsBefore(said, explicit);
  if (explicit.length > 0) return { people: explicit, isExplicit: true, before };
  // "Both" of one says something else.
  if (all.test(said) && table.cards.length > 1)
    return { people: table.cards, isExplicit: true, before };
  const isHim = pronoun.test(said) || he.test(text);
  if (!isHim) return nobody;
  const people = table.focus.length > 0 ? table.focus : table.cards;
  const isUnclear = people.length > 1 ? { isUnclear: true as const } : {};
  const meant = she.test(said) ? 'woman' : him.test(said) || he.test(text) ? 'man' : null;
  return {
    people,
    isExplicit: false,
    before: '',
    ...isUnclear,
    ...(meant ? { pronoun: meant } : {}),
  };
}

/** The words before the first name or place. */
function wordsBefore(said: string, people: readonly Recommendation[]): string {
  const names = people.flatMap((card) => wordsOf(`${card.name} ${card.lastName}`));
  const places = said.search(
    /\b(?:first|1st|second|2nd|third|3rd|last|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|number|numero|lawyer|abogad|psicolog|both|los dos|las dos|the three)/,
  );
  const starts = [...said.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) =>
    names.some((name) => match[0] === name || isTypoOf(match[0], name)) ? [match.index] : [],
  );
  const at = Math.min(...starts, places < 0 ? said.length : places);
  return said.slice(0, at);
}

const refusal =
  /\b(?:not|nope|except|but|other than|instead of|besides|apart from|without|someone (?:else )?than|menos|excepto|salvo|no sea|distint[oa]s? (?:de|a|que)|aparte de|en vez de|sin|otr[oa]s? que|don't (?:want|like)|didn't like|no (?:quiero|me (?:gust[ao]|convence|tinca))|no|discard|remove|quita|saca|descarta|cheaper than|less than|less expensive than|barat[oa]s? que|menos que|economic[oa]s? que|car[oa]s? que)(?: (?:the|to|with|see|a|con|el|la|al|me|for|lo|like|number|numero|como))* *$/;

const cheaperThanThem =
  /\b(?:cheaper|less(?: expensive)?|mas barat[oa]s?|menos(?: car[oa]s?)?|mas economic[oa]s?) (?:than|que) (?:her|him|th(?:at|em|ose|ese|is)|ell[oa]s?|el|es[oae]s?|est[oae]s?)\b/;

/** Somebody named isn't wanted, or is only what others are measured by. */
export function refusesPeople(said: string, { people, isExplicit, before }: References): boolean {
  if (people.length === 0) return false;
  if (cheaperThanThem.test(said)) return true;
  if (isExplicit) return refusal.test(before);
  return /\b(?:not|no|except|but) (?:a )?(?:him|her|ella|that one|es[ae])\b|^\W*(?:that one|this one|es[ae]|est[ae]|ella?),? (?:not?|nope)\b/.test(
    said,
  );
}

/** "Daniel is fine": somebody is welcome again. */
export function isPardon(said: string): boolean {
  return /\b(?:(?:is|are) (?:fine|ok(?:ay)?)|esta bien|estan bien|igual me sirve)\W*$/.test(said);
}

/** A place in the list that nobody has: the third of two. */
export function isBeyond(text: string, { cards }: Table): boolean {
  const said = plain(text).replaceAll(/[¿¡]/g, '');
  const number = Number(bareNumber.exec(said)?.[1] ?? 0);
  return (
    cards.length > 0 &&
    (number > cards.length ||
      ordinals.some(([place, pattern]) => place >= cards.length && pattern.test(said)))
  );
}

/** A text without the names of people on the table. */
export function namesToSkip(text: string, table: Table): string {
  const names = new Set(table.known.flatMap((card) => wordsOf(`${card.name} ${card.lastName}`)));
  if (names.size === 0) return text;
  return text
    .split(/\s+/)
    .filter((word) => !wordsOf(word).some((part) => part.length >= 3 && names.has(part)))
    .join(' ');
}

/** The message is nothing but somebody's name or place: "Camila?", "the second one". */
export function isOnlyReference(text: string, people: readonly Recommendation[]): boolean {
  const names = new Set(people.flatMap((card) => wordsOf(`${card.name} ${card.lastName}`)));
  const rest = wordsOf(text).filter(
    (word) => !names.has(word) && !only.has(word) && !isNear(word, names),
  );
  return rest.length === 0;
}

const only = new Set(
  'the one el la lo los las and y what about de del que tal first second third last primero primera primer segundo segunda tercero tercera ultimo ultima number numero 1 2 3 option opcion ok con with ese esa him her ella a al hola mejor maybe pero but who is quien es entonces then'.split(
    ' ',
  ),
);

function isNear(word: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => isTypoOf(word, name));
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replaceAll(/'s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function uniqueCards(cards: readonly Recommendation[]): Recommendation[] {
  return [...new Map(cards.map((card) => [card.providerId, card])).values()];
}

/** People by first or last name, with a typo in longer ones. */
function named(said: string, known: readonly Recommendation[]): Recommendation[] {
  const words = wordsOf(said);
  return known.filter((card) =>
    wordsOf(`${card.name} ${card.lastName}`)
      .filter((name) => name.length >= 3)
      .some((name) => words.some((word) => word === name || isTypoOf(word, name))),
  );
}

const shortestWithTypo = 5;

/** One letter wrong, missing, too many, or two swapped. */
function isTypoOf(word: string, name: string): boolean {
  if (name.length < shortestWithTypo || Math.abs(word.length - name.length) > 1) return false;
  if (word === name) return true;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  // A different first letter is another word.
  if (start === 0) return false;
  const [rest, wanted] = [word.slice(start), name.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

function byPlace(said: string, { cards, before, focus }: Table): Recommendation[] {
  if (firstTwo.test(said)) return cards.slice(0, 2);
  if (lastTwo.test(said)) return cards.slice(-2);
  const number = bareNumber.exec(said)?.[1];
  const found = ordinals.flatMap(([place, pattern]) =>
    // The second of one is the second of the choice before.
    pattern.test(said) ? (cards.at(place) ?? before.at(place) ?? []) : [],
  );
  if (number !== undefined) {
    const at = Number(number) - 1;
    return [cards[at] ?? before[at] ?? []].flat();
  }
  if (found.length > 0) return found;
  // With two people the other one is clear, with more it is whoever wasn't spoken of.
  if (theOther.test(said)) {
    const others = cards.filter(
      (card) => !focus.includes(card) && !focus.some((one) => one.providerId === card.providerId),
    );
    return others.length < cards.length ? others : cards.slice(1);
  }
  return [];
}
