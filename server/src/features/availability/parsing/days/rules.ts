import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../parsing/text/rules.ts';
import { matchAt } from '../words/rules.ts';
import { isShortDay } from './short/rules.ts';
import { wordTable } from '../../../../lib/record.ts';

type Reader = { tokens: readonly Token[]; language: Language };

export type Days = {
  /** ISO weekdays. */
  days: number[];
  /** All others than those named before; `days` is then what they are taken from. */
  isRest: boolean;
};

export type Read = { value: Days; next: number };

const week = [1, 2, 3, 4, 5, 6, 7];

const letters: Record<Language, Readonly<Record<string, number>>> = {
  en: wordTable({
    m: 1,
    mo: 1,
    t: 2,
    tu: 2,
    w: 3,
    we: 3,
    th: 4,
    r: 4,
    f: 5,
    fr: 5,
    s: 6,
    sa: 6,
    su: 7,
  }),
  es: wordTable({
    ...{ l: 1, m: 2, x: 3, j: 4, v: 5, s: 6, d: 7 },
    ...{ lu: 1, ma: 2, mi: 3, ju: 4, vi: 5, sa: 6, do: 7 },
  }),
};

/** Reads weekdays at a token: one, a range, a group such as weekdays; lists are joined later. */
export function readDays(reader: Reader, at: number): Read | null {
  const rest = readRest(reader, at) ?? readFirstDays(reader, at);
  if (rest) return rest;
  const each = readEachPart(reader, at);
  if (each) return each;
  const between = readBetween(reader, at);
  if (between) return between;
  const first = readDay(reader, skipArticle(reader, at));
  if (!first) return null;
  const [from] = first.days;
  if (first.days.length > 1 || from === undefined)
    return { value: { days: first.days, isRest: false }, next: first.next };
  const stroke = readStroke(reader, first.next);
  if (stroke) return { value: { days: [from, ...stroke.days], isRest: false }, next: stroke.next };
  const behind = skipHours(reader, first.next);
  const link = linkAt(reader, behind);
  if (link?.meaning.kind === 'to' || link?.meaning.kind === 'until') {
    const last = readDay(reader, skipArticle(reader, link.next));
    const [to] = last?.days ?? [];
    const more = last && readChain(reader, last.next);
    if (last && more && to !== undefined)
      return { value: { days: [from, to, ...more.days], isRest: false }, next: more.next };
    // `mon-wed-fri 10-12, tue-thu 2-4`
    const isList = reader.tokens[behind]?.word === '-' && hasChain(reader);
    if (isList && last && to !== undefined)
      return { value: { days: [from, to], isRest: false }, next: last.next };
    if (last && to !== undefined && last.days.length === 1)
      return { value: { days: daysFrom(from, to), isRest: false }, next: last.next };
  }
  return { value: { days: [from], isRest: false }, next: first.next };
}

const counts = wordTable<number>({
  ...{ two: 2, three: 3, four: 4, dos: 2, tres: 3, cuatro: 4, '2': 2, '3': 3, '4': 4 },
});

/** `the first three days of the week`, `los primeros tres días de la semana`. */
function readFirstDays({ tokens }: Reader, at: number): Read | null {
  const words = [0, 1, 2, 3, 4, 5, 6].map((ahead) => tokens[at + ahead]?.word ?? '').join(' ');
  const found =
    /^(?:the first (\w+) days of the week|los (?:primeros (\w+)|(\w+) primeros) dias de la semana)(?= |$)/.exec(
      words,
    );
  const count = counts[found?.[1] ?? found?.[2] ?? found?.[3] ?? ''];
  if (!found || count === undefined) return null;
  return {
    value: { days: week.slice(0, count), isRest: false },
    next: at + found[0].split(' ').length,
  };
}

/** A word between two days; `Mondays though Fridays` is a slip. */
function linkAt({ tokens, language }: Reader, at: number) {
  const slip = { meaning: { kind: 'to' } as const, next: at + 1 };
  return tokens[at]?.word === 'though' ? slip : matchAt(tokens, at, language);
}

/** `entre lunes y viernes`, `between Monday and Friday`: all days from the one to the other. */
function readBetween(reader: Reader, at: number): Read | null {
  const opening = matchAt(reader.tokens, at, reader.language);
  if (opening?.meaning.kind !== 'between') return null;
  const first = readDay(reader, skipArticle(reader, opening.next));
  const link = first && matchAt(reader.tokens, first.next, reader.language);
  if (link?.meaning.kind !== 'and') return null;
  const last = readDay(reader, skipArticle(reader, link.next));
  const [from, to] = [first?.days ?? [], last?.days ?? []];
  if (!last || from.length !== 1 || to.length !== 1) return null;
  const days = daysFrom(from[0] ?? 1, to[0] ?? 1);
  return { value: { days, isRest: false }, next: last.next };
}

/** `Tue/Thu/Sat`: days that a stroke without spaces joins to one. */
function readStroke(reader: Reader, at: number): { days: number[]; next: number } | null {
  const [sign, behind] = [reader.tokens[at], reader.tokens[at + 1]];
  if (sign?.word !== '/' || !sign.isGlued || behind?.isGlued !== true) return null;
  const more = readDays(reader, at + 1);
  return more && !more.value.isRest ? { days: more.value.days, next: more.next } : null;
}

const parts: ReadonlySet<string> = new Set(['part', 'tomorrow-or-morning']);

/** `every morning`, `todas las tardes`: all days; the part of the day is read behind it. */
function readEachPart({ tokens, language }: Reader, at: number): Read | null {
  if (!['every', 'each', 'any', 'todas', 'cada', 'cualquier'].includes(tokens[at]?.word ?? ''))
    return null;
  const next = tokens[at + 1]?.word === 'las' ? at + 2 : at + 1;
  const isPart = [at, at + 1, next].some((place) =>
    parts.has(matchAt(tokens, place, language)?.meaning.kind ?? ''),
  );
  if (!isPart) return null;
  // `every evening Monday to Thursday`, `cualquier tarde entre semana`
  const part = [at, at + 1, next]
    .map((place) => matchAt(tokens, place, language))
    .find((match) => parts.has(match?.meaning.kind ?? ''));
  const of = ['de', 'del', 'of', 'from', 'on'].includes(tokens[part?.next ?? -1]?.word ?? '')
    ? 1
    : 0;
  const isNamed = part && readDays({ tokens, language }, part.next + of) !== null;
  return isNamed ? null : { value: { days: week, isRest: false }, next };
}

const chains = new WeakMap<readonly Token[], boolean>();

/** Is there a list such as `Mon-Wed-Fri` in the text? */
function hasChain(reader: Reader): boolean {
  const { tokens } = reader;
  const found =
    chains.get(tokens) ??
    tokens.some((token, at) => {
      if (token.word !== '-' || at === 0) return false;
      const [before, behind] = [readDay(reader, at - 1), readDay(reader, at + 1)];
      return before !== null && behind !== null && readChain(reader, behind.next) !== null;
    });
  chains.set(tokens, found);
  return found;
}

/** `Mon-Wed-Fri` is a list. */
function readChain(reader: Reader, at: number): { days: number[]; next: number } | null {
  if (reader.tokens[at]?.word !== '-') return null;
  const day = readDay(reader, at + 1);
  if (!day) return null;
  const more = readChain(reader, day.next);
  return { days: [...day.days, ...(more?.days ?? [])], next: more?.next ?? day.next };
}

/** Monday to Friday, and Thursday to Monday over the weekend; Sunday to Sunday is every day. */
function daysFrom(from: number, to: number): number[] {
  const count = from === to ? 7 : ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 7) + 1);
}

/** `the rest of the week`, `the other weekdays`, `los demás días hábiles`. */
function readRest(reader: Reader, at: number): Read | null {
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind !== 'rest') return null;
  let { next } = match;
  if (matchAt(reader.tokens, next, reader.language)?.meaning.kind === 'of') next += 1;
  // `los demás días hábiles`: the last word of the one is the first of the other.
  for (const start of [next - 1, next, skipArticle(reader, next)]) {
    const group = matchAt(reader.tokens, start, reader.language);
    if (start > at && group?.meaning.kind === 'day' && group.meaning.days.length > 1)
      return { value: { days: [...group.meaning.days], isRest: true }, next: group.next };
  }
  if (/^(?:laboral|laborable|habil)$/.test(reader.tokens[match.next]?.word ?? ''))
    return { value: { days: week.slice(0, 5), isRest: true }, next: match.next + 1 };
  const named = readDays(reader, next);
  if (named) return { value: { days: named.value.days, isRest: false }, next: named.next };
  const last = lastOfRest(reader, match.next);
  const days = last ? week.filter((day) => day <= last.day) : week;
  return { value: { days, isRest: true }, next: last?.next ?? match.next };
}

/** `the rest of the week until Friday`. */
function lastOfRest(reader: Reader, at: number): { day: number; next: number } | null {
  const link = matchAt(reader.tokens, at, reader.language);
  if (link?.meaning.kind !== 'to' && link?.meaning.kind !== 'until') return null;
  const last = readDay(reader, skipArticle(reader, link.next));
  const [day] = last?.days ?? [];
  return last && day !== undefined ? { day, next: last.next } : null;
}

const articles: ReadonlySet<string> = new Set([
  'el',
  'los',
  'las',
  'the',
  'on',
  'every',
  'dia',
  'each',
]);

function skipArticle({ tokens, language }: Reader, at: number): number {
  let next = at;
  while (
    articles.has(tokens[next]?.word ?? '') &&
    matchAt(tokens, next, language)?.meaning.kind === 'filler'
  )
    next += 1;
  return next;
}

/** `Mon. to Fri.`: a point behind a shortened day. */
function skipHours({ tokens }: Reader, at: number): number {
  return tokens[at]?.word === '.' && tokens[at]?.isGlued ? at + 1 : at;
}

function readDay(reader: Reader, at: number): { days: number[]; next: number } | null {
  const { tokens, language } = reader;
  // `up before the sun`
  const isStar = tokens[at]?.word === 'sun' && tokens[at - 1]?.word === 'the';
  if (isStar && /^(?:before|in|under|with|after|of)$/.test(tokens[at - 2]?.word ?? '')) return null;
  const match = matchAt(tokens, at, language);
  if (match?.meaning.kind === 'day') return { days: [...match.meaning.days], next: match.next };
  const token = tokens[at];
  const letter = isSecondM(reader, at) ? 3 : token && letterDay(token.word, language);
  return token && letter !== undefined && isLetterDay(reader, at)
    ? { days: [letter], next: at + 1 }
    : null;
}

/** `L M M J V`, `L, M, M`: behind the M of martes stands that of miércoles. */
function isSecondM({ tokens, language }: Reader, at: number): boolean {
  const before = /^[,/y-]$/.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  const isM = tokens[at]?.word === 'm' && tokens[before]?.word === 'm';
  const [joint, behind] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word];
  // `L-M-V`: every other day.
  const isBetween = tokens[before]?.word === 'l' && /^[,/y-]$/.test(joint) && behind === 'v';
  // `L, M y V; X y J`: where miércoles is written as X.
  const hasX = () => tokens.some(({ word, isCapital }) => word === 'x' && isCapital);
  if (language === 'es' && tokens[at]?.word === 'm' && isBetween && !hasX()) return true;
  return language === 'es' && isM && tokens[at]?.isCapital === tokens[before]?.isCapital;
}

/** A shortened day; single letters mean different days in the two languages. */
function letterDay(word: string, language: Language): number | undefined {
  const other = letters[language === 'en' ? 'es' : 'en'];
  return letters[language][word] ?? (word.length > 1 ? other[word] : undefined);
}

/** A single letter is a day among others, or as a capital before hours. */
function isLetterDay({ tokens, language }: Reader, at: number): boolean {
  const isLetter = (index: number) => {
    const token = tokens[index];
    return token?.kind === 'word' && letterDay(token.word, language) !== undefined;
  };
  const isJoint = (index: number) =>
    ['-', '/', 'a', 'y', ',', '–'].includes(tokens[index]?.word ?? '');
  if (isShortDay({ tokens, language }, at)) return true;
  if ((isJoint(at + 1) && isLetter(at + 2)) || (isJoint(at - 1) && isLetter(at - 2))) return true;
  // `M to F`, `L & V`
  const isLink = (index: number) => /^(to|thru|through|and|&)$/.test(tokens[index]?.word ?? '');
  const isLinked = (isLink(at + 1) && isLetter(at + 2)) || (isLink(at - 1) && isLetter(at - 2));
  if (isLinked && tokens[at]?.isCapital === true) return true;
  // `L M X J de 8 a 15`
  const isCapitalLetter = (index: number) => isLetter(index) && tokens[index]?.isCapital === true;
  if (isCapitalLetter(at) && (isCapitalLetter(at - 1) || isCapitalLetter(at + 1))) return true;
  const behind = tokens[at + 1];
  const isBeforeHours =
    behind?.kind === 'number' ||
    [':', 'de', 'desde', 'hasta', 'from', 'until', 'till'].includes(behind?.word ?? '') ||
    ['part', 'close', 'after'].includes(matchAt(tokens, at + 1, language)?.meaning.kind ?? '');
  // `lu, ma y ju de 9 a 12; mi de 9 a 12`
  const isAmongShort =
    tokens[at]?.word.length === 2 &&
    tokens.filter(({ word }) => word.length === 2 && Object.hasOwn(letters[language], word))
      .length > 2;
  return (tokens[at]?.isCapital === true || isAmongShort) && isBeforeHours;
}
