import type { Language } from '@puente/contract/policy';
import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { correct, distance } from '../../../parsing/spelling/rules.ts';
import { plain, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { english } from './english/rules.ts';
import { spanish } from './spanish/rules.ts';
import { correctDay, isNoDay } from './misspelt/rules.ts';
import { takeApart } from './spoken/rules.ts';

export type DayPart = 'early' | 'morning' | 'lunchtime' | 'afternoon' | 'evening' | 'night';

/** What a word or phrase means in a sentence about hours. */
export type Meaning =
  | { kind: 'day'; days: readonly number[] }
  /** The days that weren't named before it, all seven or those of the word behind it. */
  | { kind: 'rest' }
  | { kind: 'month'; month: number }
  | { kind: 'ordinal'; value: number }
  | { kind: 'relative'; days: number }
  /** A day by its place beside another date: the day after. */
  | { kind: 'neighbour'; days: number }
  /** `this`, `next`: of a weekday, week or month. */
  | { kind: 'which'; which: 'this' | 'next' }
  | { kind: 'period'; period: 'week' | 'month' }
  /** The first or last of several, such as the first week of a month. */
  | { kind: 'place'; place: 'first' | 'last' }
  | { kind: 'holidays' }
  | { kind: 'feast'; month: number; day: number }
  /** So many days after Easter Sunday. */
  | { kind: 'easter'; days: number }
  | { kind: 'part'; part: DayPart }
  | { kind: 'tomorrow-or-morning' }
  | { kind: 'all-day' }
  /** Half a day, and nobody says which half. */
  | { kind: 'half-day' }
  /** Hours of an office: those of a whole day, where the clock tells none. */
  | { kind: 'usual-hours' }
  | { kind: 'any-time' }
  | { kind: 'round-the-clock' }
  | { kind: 'noon' }
  | { kind: 'midnight' }
  | { kind: 'number'; value: number }
  | { kind: 'half' }
  | { kind: 'quarter' }
  | { kind: 'before-hour' }
  | { kind: 'meridiem'; meridiem: 'am' | 'pm' }
  | { kind: 'o-clock' }
  /** By a verb: `I start at`. */
  | { kind: 'from'; isVerb?: true }
  | { kind: 'to' }
  | { kind: 'until' }
  | { kind: 'between' }
  | { kind: 'after' }
  | { kind: 'before' }
  | { kind: 'onwards' }
  | { kind: 'close' }
  | { kind: 'break' }
  | { kind: 'unbroken' }
  | { kind: 'except' }
  | { kind: 'only' }
  | { kind: 'also' }
  | { kind: 'same' }
  | { kind: 'work' }
  | { kind: 'including' }
  /** Surely what follows is more of the kind: `plus Saturdays`. */
  | { kind: 'and'; isAdded?: true }
  | { kind: 'or' }
  | { kind: 'but' }
  /** What stands before it is the reason, not hours: `I work until 5, so evenings`. */
  | { kind: 'so' }
  | { kind: 'of' }
  /** Says nothing about hours. */
  | { kind: 'filler' }
  | { kind: 'recurrence' }
  | { kind: 'unsure' }
  /** The hours behind it are only nearly so. */
  | { kind: 'approximate' }
  /** The first hours are of the first days, the second of the second. */
  | { kind: 'respective' }
  | { kind: 'condition' };

export type Vocabulary = readonly (readonly [phrases: string, meaning: Meaning])[];

type Entry = { words: readonly string[]; meaning: Meaning };

type Phrasebook = {
  byFirst: ReadonlyMap<string, readonly Entry[]>;
  /** Long words that are looked for behind a misspelling. */
  correctable: ReadonlySet<string>;
};

function bookOf(vocabulary: Vocabulary): Phrasebook {
  const byFirst = new Map<string, Entry[]>();
  const correctable = new Set<string>();
  for (const [phrases, meaning] of vocabulary)
    for (const phrase of phrases.split('|')) {
      const words = tokenize(phrase).map(({ word }) => word);
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
      const isNamed = meaning.kind === 'filler' || meaning.kind === 'ordinal';
      if (words.length === 1 && !isNamed && /[aeiou]/.test(first)) correctable.add(first);
    }
  for (const entries of byFirst.values())
    entries.sort((one, other) => other.words.length - one.words.length);
  return { byFirst, correctable };
}

const books: Record<Language, Phrasebook> = { en: bookOf(english), es: bookOf(spanish) };

export type Match = { meaning: Meaning; next: number };

type Found = Record<Language, Map<number, Match | null>>;

/** What was looked up for the same tokens before: each place is asked many times. */
const found = new WeakMap<readonly Token[], Found>();

/** The longest phrase that begins at a token, in the text's language before the other one. */
export function matchAt(tokens: readonly Token[], at: number, language: Language): Match | null {
  let known = found.get(tokens);
  if (!known) {
    known = { en: new Map(), es: new Map() };
    found.set(tokens, known);
  }
  const before = known[language].get(at);
  if (before !== undefined) return before;
  const other = language === 'en' ? 'es' : 'en';
  const match = matchIn(books[language], tokens, at) ?? matchIn(books[other], tokens, at);
  known[language].set(at, match);
  return match;
}

function matchIn(book: Phrasebook, tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at];
  if (!first) return null;
  for (const { words, meaning } of book.byFirst.get(first.word) ?? []) {
    const behind = tokens[at + words.length]?.word ?? '';
    // `no me llamen antes de las 10`: the hour belongs to its last word.
    const isCut = meaning.kind === 'filler' && words.at(-1) === 'antes' && /^del?$/.test(behind);
    if (!isCut && words.every((word, index) => tokens[at + index]?.word === word))
      return { meaning, next: at + words.length };
  }
  return null;
}

/**
 * The tokens with misspelt long words written as they were meant, and compounds taken apart. Words of
 * `names`, such as those of holidays, stay as they are: Black Friday blocks nothing.
 */
export function correctWords(
  tokens: readonly Token[],
  language: Language,
  names: ReadonlySet<string> = new Set(),
): Token[] {
  const knows = (word: string) =>
    names.has(word) || books.en.byFirst.has(word) || books.es.byFirst.has(word);
  const inner = innerWords();
  return takeApart(tokens, language, (word) => knows(word) || inner.has(word)).map((token) => {
    if (token.kind !== 'word' || knows(token.word) || inner.has(token.word)) return token;
    if (isNoDay(token.word)) return token;
    // `corrijo` isn't `corrido`.
    if (correctionAt([token], 0) !== null) return token;
    const meant =
      correctDay(token.word, language) ?? correct(token.word, books[language].correctable);
    const owner = token.word.replace(/'s$/, '');
    // `my lunch break's from 12 to 1`
    if (owner !== token.word && knows(owner)) return { ...token, word: owner };
    // `anything` isn't `nothing`: few people miss the first letter, and to close is grave.
    // `mother` isn't `other`.
    // Ñuñoa isn't `nunca`: a name inside a sentence.
    const isName = token.isCapital && tokens[tokens.indexOf(token) - 1]?.kind === 'word';
    const isOther = isName || (meant !== null && meant[0] !== token.word[0]);
    const isGrave = meant !== null && isOther && isClosing(meant, language);
    // The town of Funes isn't `lunes`.
    const isPlace = isName && meant?.[0] !== token.word[0];
    // `personally` isn't `seasonally`.
    const isFar = meant?.[0] !== token.word[0] && distance(token.word, meant ?? '', 1) > 1;
    return meant === null || isGrave || isPlace || isFar ? token : { ...token, word: meant };
  });
}

function isClosing(word: string, language: Language): boolean {
  const entries = books[language].byFirst.get(word) ?? [];
  return entries.some(
    ({ words, meaning }) =>
      words.length === 1 && (meaning.kind === 'close' || meaning.kind === 'rest'),
  );
}

let inside: ReadonlySet<string> | null = null;

/** Words that stand inside a phrase and mean nothing alone. */
function innerWords(): ReadonlySet<string> {
  inside ??= new Set(
    Object.values(books).flatMap(({ byFirst }) =>
      [...byFirst.values()].flat().flatMap(({ words }) => words.map(plain)),
    ),
  );
  return inside;
}
