import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { type Holiday } from '../../holidays/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { datesOfWeek, type Found, type Point } from '../calendar/rules.ts';
import { nextByEaster } from '../easter/rules.ts';

export type DateReader = {
  tokens: readonly Token[];
  language: Language;
  /** In the zone of the hours. */
  today: Temporal.PlainDate;
  /** Month before day, as people in the USA write. */
  isMonthFirst: boolean;
  /** Of the next year, whose names may stand for their dates. */
  holidays: readonly Holiday[];
};

/** Days of a month, the last of a list, or the only one. */
export type ReadPoint = { points: Point[]; next: number };

const endings: ReadonlySet<string> = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'º',
  '°',
  'ro',
  'ero',
  'er',
  'ª',
]);
const small: ReadonlySet<string> = new Set(['the', 'el', 'los', 'dia', 'dias', 'on', 'del', 'day']);

export function kindAt({ tokens, language }: DateReader, at: number) {
  return matchAt(tokens, at, language)?.meaning ?? null;
}

export function skipSmall({ tokens }: Pick<DateReader, 'tokens'>, at: number): number {
  let next = at;
  while (small.has(tokens[next]?.word ?? '')) next += 1;
  return next;
}

/** A day of the month in digits or as a word, with what is written behind it: 24th, 1º. */
export function readDayNumber(
  reader: DateReader,
  at: number,
): { day: number; next: number; isOrdinal: boolean } | null {
  const token = reader.tokens[at];
  if (!token) return null;
  if (token.kind === 'number') {
    if (token.word.length > 2) return null;
    const ending = reader.tokens[at + 1];
    const isOrdinal = ending?.isGlued === true && endings.has(ending.word);
    return { day: Number(token.word), next: at + (isOrdinal ? 2 : 1), isOrdinal };
  }
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind === 'ordinal')
    return { day: match.meaning.value, next: match.next, isOrdinal: true };
  if (match?.meaning.kind === 'place' && match.meaning.place === 'first')
    return { day: 1, next: match.next, isOrdinal: true };
  return match?.meaning.kind === 'number'
    ? { day: match.meaning.value, next: match.next, isOrdinal: false }
    : null;
}

const longestShort = 4;

export function readMonth(reader: DateReader, at: number): { month: number; next: number } | null {
  const { tokens, language } = reader;
  const match = matchAt(tokens, at, language);
  const own = match?.meaning.kind === 'month' ? match : monthNamed(reader, at);
  if (own?.meaning.kind !== 'month') return null;
  const point = tokens[own.next];
  // `Dec. 24`, where `in September. Mondays` ends a sentence.
  const isAbbreviated = (tokens[own.next - 1]?.word.length ?? 0) <= longestShort;
  const isShort =
    point?.word === '.' &&
    point.isGlued &&
    isAbbreviated &&
    tokens[own.next + 1]?.isCapital !== true;
  return { month: own.meaning.month, next: own.next + (isShort ? 1 : 0) };
}

/** `mar` is a Tuesday in Spanish and a month in English: behind a number it is the month. */
function monthNamed({ tokens, language }: DateReader, at: number) {
  const isDe = tokens[at - 1]?.word === 'de';
  const before = isDe ? at - 2 : at - 1;
  // `lun 8-10 mar 8-10`, `lun 9.00-12.00 mar 9.00-12.00`
  const isHours = !isDe && /^[-–a:.]$/.test(tokens[before - 1]?.word ?? '');
  // `de 8 a 4 de mar hasta el sáb`
  const link = matchAt(tokens, at + 1, language);
  const isLink = ['to', 'until', 'and'].includes(link?.meaning.kind ?? '');
  const behind = isLink ? skipSmall({ tokens }, link?.next ?? at) : at + 2;
  const isJoint = isLink || /^[,/]$/.test(tokens[at + 1]?.word ?? '');
  if (isJoint && matchAt(tokens, behind, language)?.meaning.kind === 'day') return null;
  const isOfDay = language === 'en' || (tokens[before]?.kind === 'number' && !isHours);
  return tokens[at]?.word === 'mar' && isOfDay ? matchAt(tokens, at, 'en') : null;
}

/** `2027`, `, 2027`, `de 2027`. */
export function readYear({ tokens }: DateReader, at: number): { year?: number; next: number } {
  const skipped = [',', 'de', 'del', 'of'].includes(tokens[at]?.word ?? '') ? at + 1 : at;
  const token = tokens[skipped];
  const isYear = token?.kind === 'number' && /^20\d\d$/.test(token.word);
  // 2000 may be eight in the evening.
  const isTime = isYear && Number(token.word) % 100 === 0;
  return isYear && !isTime ? { year: Number(token.word), next: skipped + 1 } : { next: at };
}

/** `2027-09-18`, `18/9`, `9/18/2027`. */
export function readNumeric(reader: DateReader, opening: number): ReadPoint | null {
  const { tokens } = reader;
  const at = skipSmall(reader, opening);
  const [one, sign, two, signTwo, three] = [0, 1, 2, 3, 4].map((index) => tokens[at + index]);
  if (one?.kind !== 'number' || two?.kind !== 'number' || !sign?.isGlued || !two.isGlued)
    return null;
  const third =
    three?.kind === 'number' && signTwo?.word === sign.word && three.isGlued ? three : null;
  if (one.word.length === 4 && third && sign.word === '-')
    return {
      points: [{ year: Number(one.word), month: Number(two.word), day: Number(third.word) }],
      next: at + 5,
    };
  if (isBetweenHours(reader, at)) return null;
  const isDate = sign.word === '/' || (third !== null && ['-', '.'].includes(sign.word));
  if (!isDate || one.word.length > 2 || two.word.length > 2) return null;
  // 24/7 is around the clock, unless a year follows.
  if (!third && one.word === '24' && two.word === '7') return null;
  const year = third === null ? undefined : Number(third.word.padStart(4, '20'));
  const isFlipped = reader.isMonthFirst ? Number(one.word) <= 12 : Number(two.word) > 12;
  const [day, month] = isFlipped ? [two.word, one.word] : [one.word, two.word];
  return {
    points: [{ day: Number(day), month: Number(month), year }],
    next: at + (third === null ? 3 : 5),
  };
}

/** `9-12/13-16`: the stroke stands between hours. */
function isBetweenHours({ tokens }: DateReader, at: number): boolean {
  const isDash = (index: number) => tokens[index]?.word === '-' && tokens[index].isGlued;
  const isNumber = (index: number) => tokens[index]?.kind === 'number';
  const isFirst = isDash(at - 1) && isNumber(at - 2) && tokens[at - 3]?.word !== '/';
  return isFirst && isDash(at + 3) && isNumber(at + 4) && tokens[at + 5]?.word !== '/';
}

/** `18 September`, `the 24th and 31st of December`, `24, 25 y 31 de diciembre`. */
export function readDayMonth(reader: DateReader, at: number): ReadPoint | null {
  const days: number[] = [];
  let next = skipSmall(reader, at);
  for (;;) {
    const day = readDayNumber(reader, next);
    if (!day) return null;
    days.push(day.day);
    let behind = day.next;
    // `8 a 15 en julio` are hours.
    if (/^(?:of|de|del)$/.test(reader.tokens[behind]?.word ?? '')) behind += 1;
    const month = readMonth(reader, behind);
    if (month) {
      const { year, next: end } = readYear(reader, month.next);
      return { points: days.map((one) => ({ day: one, month: month.month, year })), next: end };
    }
    const joined = skipJoint(reader, day.next);
    // `between 4 and 8, on 6 October`: only the last is a day.
    if (joined === null || reader.tokens[joined]?.word === 'on') return null;
    next = skipSmall(reader, joined);
  }
}

/** `December 24`, `Dec 24, 25 and 31`, not the hours behind it: `Dec 24, 9 to 1`. */
export function readMonthDay(reader: DateReader, at: number): ReadPoint | null {
  const month = readMonth(reader, skipSmall(reader, at));
  if (!month) return null;
  const first = readDayNumber(reader, skipSmall(reader, month.next));
  if (!first || first.day > 31 || reader.tokens[first.next]?.word === ':') {
    if (!first || !isDateColon(reader, first.next)) return null;
  }
  const days = [first.day];
  let { year, next } = readYear(reader, first.next);
  while (year === undefined) {
    const joined = skipJoint(reader, next);
    const more = joined === null ? null : readDayNumber(reader, skipSmall(reader, joined));
    if (!more || isTimeBehind(reader, more.next)) break;
    days.push(more.day);
    ({ year, next } = readYear(reader, more.next));
  }
  return { points: days.map((day) => ({ day, month: month.month, year })), next };
}

/** `Dec 31: 9-12`, where `Dec 9:30` would be an hour. */
function isDateColon({ tokens }: DateReader, at: number): boolean {
  return tokens[at]?.word === ':' && tokens[at + 1]?.isGlued !== true;
}

export function isTimeBehind(reader: DateReader, at: number): boolean {
  const kind = kindAt(reader, at)?.kind;
  const [sign, minutes] = [reader.tokens[at], reader.tokens[at + 1]];
  // `jueves 14.00-18.00`
  const isClock = sign?.isGlued === true && /^[.h]$/.test(sign.word) && minutes?.word.length === 2;
  const isMinutes =
    minutes?.isGlued === true && (sign?.word === ':' || (isClock && minutes.kind === 'number'));
  return (
    kind === 'to' || kind === 'until' || kind === 'meridiem' || kind === 'o-clock' || isMinutes
  );
}

function skipJoint(reader: DateReader, at: number): number | null {
  const isComma = reader.tokens[at]?.word === ',';
  const behind = isComma ? at + 1 : at;
  const match = matchAt(reader.tokens, behind, reader.language);
  if (match?.meaning.kind === 'and') return match.next;
  // `ni el 18 ni el 19 de septiembre`
  if (reader.tokens[behind]?.word === 'ni') return behind + 1;
  return isComma ? behind : null;
}

/** The names of holidays and of other feasts everybody knows. */
export function readFeast(reader: DateReader, at: number): ReadPoint | null {
  const start = skipSmall(reader, at);
  // `el día del Trabajador`: its name begins with words that are skipped before others.
  for (let place = at; place < start; place += 1) {
    const whole = longestHoliday(reader, place) ?? readNamedFeast(reader, place);
    if (whole) return whole;
  }
  return longestHoliday(reader, start) ?? readNamedFeast(reader, start);
}

/** Feasts that are no holidays of the country. */
function readNamedFeast(reader: DateReader, at: number): ReadPoint | null {
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind === 'easter') {
    const { year, month, day } = nextByEaster(match.meaning.days, reader.today);
    return { points: [{ year, month, day }], next: match.next };
  }
  if (match?.meaning.kind !== 'feast') return null;
  const { day, month } = match.meaning;
  return { points: [{ day, month }], next: match.next };
}

/** As far apart as days of one feast are: Carnival, or the two of Fiestas Patrias. */
const longestFeast = 3;

function longestHoliday({ tokens, holidays }: DateReader, at: number): ReadPoint | null {
  const named = holidays.flatMap(({ date, names }) =>
    names
      .filter((words) => words.every((word, index) => tokens[at + index]?.word === word))
      .map((words) => ({ date: Temporal.PlainDate.from(date), length: words.length })),
  );
  const length = Math.max(0, ...named.map((one) => one.length));
  const [first, ...more] = named.filter((one) => one.length === length);
  if (!first || length === 0) return null;
  const ofFeast = more.filter(({ date }) => first.date.until(date).days <= longestFeast);
  const points = [first, ...ofFeast].map(({ date: { year, month, day } }) => ({
    year,
    month,
    day,
  }));
  return { points, next: at + length };
}

/** The week before Easter, by its Friday. */
export function holyWeek({ holidays, today }: DateReader): Found | null {
  const friday = holidays.find(({ names }) =>
    names.some((name) => name.join(' ') === 'viernes santo'),
  );
  return friday ? datesOfWeek(Temporal.PlainDate.from(friday.date), today) : null;
}

/** A day, or a list of them, by number and month or by name. */
export function readPoint(reader: DateReader, at: number): ReadPoint | null {
  return (
    readNumeric(reader, at) ??
    readDayMonth(reader, at) ??
    readMonthDay(reader, at) ??
    readFeast(reader, at)
  );
}
