import { matchAt } from '../words/rules.ts';
import { readBareDay } from './bare/rules.ts';
import { type Read, single, spanning } from './found/rules.ts';
import { readRelative } from './relative/rules.ts';
import { readUntilDate } from './until/rules.ts';
import { readWeekendOf } from './weekend/rules.ts';
import { readWeekdayDate } from './weekday/rules.ts';
import { moved, neighbourAt, withNeighbours } from './neighbour/rules.ts';
import {
  dateOfPoint,
  datesBetween,
  datesFrom,
  datesOfMonth,
  datesOfPoint,
  datesOfWeek,
  datesOfWeekIn,
  problemOf,
} from './calendar/rules.ts';
import {
  type DateReader,
  holyWeek,
  isTimeBehind,
  kindAt,
  readDayNumber,
  readMonth,
  readPoint,
  type ReadPoint,
  readYear,
  skipSmall,
} from './point/rules.ts';

export type { DateReader } from './point/rules.ts';
export type { Dates } from './found/rules.ts';

/** Reads dates at a token: a day, a list, a stretch, a month, a week; null where there are none. */
export function readDates(reader: DateReader, at: number): Read | null {
  const opening = matchAt(reader.tokens, at, reader.language);
  const isThrough = /^(?:through|thru)$/.test(reader.tokens[at]?.word ?? '');
  if (opening && (opening.meaning.kind === 'until' || isThrough))
    return readUntilDate(reader, opening.next, at);
  const start = skipOpening(reader, at);
  const read =
    readWeekendOf(reader, start) ??
    readWeekdayDate(reader, start) ??
    readRelative(reader, start) ??
    readNeighbour(reader, start) ??
    readStretch(reader, start) ??
    readPeriod(reader, start) ??
    readBareDay(reader, start);
  if (!read || opening?.meaning.kind !== 'from') return read;
  // From a day on: hours have no beginning.
  return !isRange(reader, start, read.next) ? single(problemOf('unclear'), read.next) : read;
}

/** Is there a link such as `to` among these tokens? */
function isRange(reader: DateReader, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const kind = kindAt(reader, at)?.kind;
    if (kind === 'to' || kind === 'until') return true;
  }
  return false;
}

/** `from`, `between`, `in` before dates. */
function skipOpening(reader: DateReader, at: number): number {
  const match = matchAt(reader.tokens, at, reader.language);
  const kind = match?.meaning.kind;
  if (match && kind === 'from') return skipOpening(reader, match.next);
  return match && (kind === 'between' || kind === 'of') ? match.next : at;
}

/** `the day after Thanksgiving`, `el día antes de Navidad`. */
function readNeighbour(reader: DateReader, at: number): Read | null {
  const side = neighbourAt(reader, at);
  const point = side && readPoint(reader, skipOpening(reader, side.next));
  const [only] = point?.points ?? [];
  if (!side || !point || !only || point.points.length !== 1) return null;
  const [date] = datesOfPoint(only, reader.today).dates;
  const there = date === undefined ? null : moved(reader, date, side.days);
  return single(
    there === null ? problemOf('unclear') : { dates: [there], problem: null },
    point.next,
  );
}

/** One day, several, or from one to another. */
function readStretch(reader: DateReader, at: number): Read | null {
  const { today } = reader;
  const first = readPoint(reader, at);
  const opening = first ?? readLooseDay(reader, at);
  const [from] = opening?.points ?? [];
  if (opening && from && opening.points.length === 1) {
    const last = readEnd(reader, opening.next, first !== null, at);
    if (last) return spanning(datesBetween(from, last.point, today), last.next);
  }
  if (!first) return null;
  // `entre el 2 y el 7 de septiembre`
  const [, to] = first.points;
  const isBetween = kindAt(reader, at - 1)?.kind === 'between';
  if (isBetween && from && to && first.points.length === 2)
    return spanning(datesBetween(from, to, today), first.next);
  const week = matchAt(reader.tokens, first.next, reader.language);
  const day = from && dateOfPoint(from, today);
  // `Christmas week`
  if (week?.meaning.kind === 'period' && week.meaning.period === 'week' && typeof day === 'object')
    return spanning(datesOfWeek(day, today), week.next, true);
  const each = first.points.map((point) => datesOfPoint(point, today));
  const problem = each.find((one) => one.problem !== null)?.problem ?? null;
  const dates = each.flatMap((one) => one.dates);
  const { found, next } = withNeighbours(reader, { found: { dates, problem }, next: first.next });
  return single(found, next);
}

/** The first day of `10 to 20 February`, whose month stands behind. */
function readLooseDay(reader: DateReader, at: number): ReadPoint | null {
  const day = readDayNumber(reader, skipSmall(reader, at));
  return day && day.day <= 31 ? { points: [{ day: day.day }], next: day.next } : null;
}

/** The last day of a stretch; a loose number is one only behind a month and before no hours. */
function readEnd(reader: DateReader, at: number, hasMonth: boolean, opening: number) {
  const link = matchAt(reader.tokens, at, reader.language);
  const kind = link?.meaning.kind;
  const isBetween = kindAt(reader, opening - 1)?.kind === 'between';
  if (!link || !(kind === 'to' || kind === 'until' || (isBetween && kind === 'and'))) return null;
  const lastWord = reader.tokens[link.next - 1]?.word ?? '';
  // `el 23 de diciembre hasta las 12`: an hour.
  if (lastWord === 'las' || lastWord === 'la') return null;
  const whole = readPoint(reader, link.next);
  const [point] = whole?.points ?? [];
  if (whole && point && whole.points.length === 1) return { point, next: whole.next };
  const day = readDayNumber(reader, skipSmall(reader, link.next));
  const isDay = day?.isOrdinal === true || lastWord === 'el';
  if (!hasMonth || (kind === 'until' && !isDay)) return null;
  if (!day || day.day > 31 || isTimeBehind(reader, day.next)) return null;
  const { year, next } = readYear(reader, day.next);
  return { point: { day: day.day, year }, next };
}

/** A month, the week of a day, the first week of a month, from June to August. */
function readPeriod(reader: DateReader, at: number): Read | null {
  const { today } = reader;
  const start = skipSmall(reader, at);
  const placed = kindAt(reader, start);
  const first = matchAt(reader.tokens, start, reader.language);
  if (first && placed?.kind === 'place') {
    const number = kindAt(reader, first.next);
    const digits = Number(reader.tokens[first.next]?.word);
    const count = number?.kind === 'number' ? number.value : digits || 1;
    const hasCount = number?.kind === 'number' || digits > 0;
    const week = matchAt(reader.tokens, first.next + (hasCount ? 1 : 0), reader.language);
    if (week?.meaning.kind !== 'period' || week.meaning.period !== 'week') return null;
    const month = readMonth(reader, skipOpening(reader, week.next));
    return (
      month && spanning(datesOfWeekIn(placed.place, count, month.month, today), month.next, true)
    );
  }
  if (first && placed?.kind === 'period' && placed.period === 'week') {
    const behind = kindAt(reader, first.next)?.kind;
    if (behind === 'between' || behind === 'from') return readStretch(reader, first.next + 1);
    const holy = reader.tokens[first.next]?.word === 'santa' ? holyWeek(reader) : null;
    if (holy) return spanning(holy, first.next + 1, true);
    const point = readPoint(reader, skipOpening(reader, first.next));
    const [day] = point?.points ?? [];
    const date = day && dateOfPoint(day, today);
    if (!point || date === undefined) return null;
    const found = typeof date === 'string' ? problemOf(date) : datesOfWeek(date, today);
    return spanning(found, point.next, true);
  }
  return readMonths(reader, start, at);
}

function readMonths(reader: DateReader, start: number, at: number): Read | null {
  const { today, tokens } = reader;
  const month = readMonth(reader, start);
  if (!month || tokens[start]?.word === 'mar') return null;
  // The verb: `I may work`.
  if (
    tokens[start]?.word === 'may' &&
    !tokens[start]?.isCapital &&
    at === start &&
    !isOf(reader, at - 1)
  )
    return null;
  const link = matchAt(tokens, month.next, reader.language);
  if (link?.meaning.kind === 'to' || link?.meaning.kind === 'until') {
    const last = readMonth(reader, link.next);
    if (last) {
      const end = datesOfMonth(last.month, undefined, today).dates.at(-1);
      const first = datesOfMonth(month.month, undefined, today).dates[0];
      if (end === undefined || first === undefined)
        return spanning(problemOf('unclear'), last.next);
      const [from, to] = [first, end].map((date) => Temporal.PlainDate.from(date));
      if (from && to) return spanning(datesFrom(from, to, today), last.next);
    }
  }
  // `agosto hasta el 14`, `August up to the 14th`
  const end =
    link?.meaning.kind === 'until' ? readDayNumber(reader, skipSmall(reader, link.next)) : null;
  if (end && end.day <= 31 && !isTimeBehind(reader, end.next)) {
    const last = { day: end.day, month: month.month };
    return spanning(datesBetween({ day: 1, month: month.month }, last, today), end.next);
  }
  const { year, next } = readYear(reader, month.next);
  const found = datesOfMonth(month.month, year, today);
  const more = year === undefined ? readFurtherMonth(reader, next) : null;
  return spanning(
    more ? { ...found, dates: [...found.dates, ...more.value.dates] } : found,
    more?.next ?? next,
  );
}

/** `January and February Mondays 9 to 1`: one stretch, of which days are named once. */
function readFurtherMonth(reader: DateReader, at: number): Read | null {
  const joint = matchAt(reader.tokens, at, reader.language);
  const isJoined = joint?.meaning.kind === 'and' || reader.tokens[at]?.word === ',';
  const month = isJoined ? readMonth(reader, joint?.next ?? at + 1) : null;
  if (!month || /^(?:mar|may)$/.test(reader.tokens[month.next - 1]?.word ?? '')) return null;
  // `January and February 3`, `enero y febrero 3`: a day of it.
  if (readDayNumber(reader, skipSmall(reader, month.next))) return null;
  const read = readMonths(reader, joint?.next ?? at + 1, at);
  return read?.value.problem === null ? read : null;
}

function isOf(reader: DateReader, at: number): boolean {
  return kindAt(reader, at)?.kind === 'of';
}
