import type { Minutes } from '../times/meridiem/rules.ts';
import { intersect, openWithin, overlap, subtract, union } from '../ranges/rules.ts';
import type { Clause } from '../clauses/rules.ts';
import type { Rejected, Statement } from '../scope/rules.ts';
import { hoursBefore } from './before/rules.ts';
import { isDoubtful, longestPause } from './doubtful/rules.ts';
import { betweenEnds } from './ends/rules.ts';
import { isIdle } from './idle/rules.ts';

export type Hours = {
  /** Opening hours by weekday; null where no weekly hours are told. */
  weekly: ReadonlyMap<number, Minutes[]> | null;
  /** Hours of single dates; none closes the date. */
  overrides: ReadonlyMap<string, Minutes[]>;
  rejected: Rejected[];
  /** Used as they seem to be meant, though they may be meant otherwise. */
  doubtful: Clause[];
};

/** Puts all statements together to weekly hours and dates of their own. */
export function hoursOf(statements: readonly Statement[]): Hours {
  const open = weeklyHours(statements);
  // All that is opened is closed again: no week is told by that.
  const weekly = open?.size === 0 ? null : open;
  const rejected: Rejected[] = [];
  const overrides = new Map<string, Minutes[]>();
  const setBy = new Map<string, Statement>();
  if (weekly === null)
    for (const { clause, days } of statements)
      if (days.length > 0) rejected.push({ clause, reason: 'no-weekly-hours' });
  for (const statement of byWidth(statements.filter(({ dates }) => dates.length > 0)))
    for (const date of statement.dates) {
      const usual = weekly?.get(dayOfWeek(date)) ?? (weekly === null ? null : []);
      const now = overrides.get(date) ?? usual;
      const ranges = rangesOn({ date, usual, now, before: setBy.get(date) }, statement);
      if (ranges === 'skip') continue;
      if (ranges === null) {
        rejected.push({ clause: statement.clause, reason: 'no-weekly-hours' });
        break;
      }
      overrides.set(date, ranges);
      setBy.set(date, statement);
    }
  // `next week only, 9 to 5`: hours of one week, and none of the others.
  const isOneWeek = ({ clause, effect }: Statement) =>
    weekly === null && effect === 'open' && clause.scope.some(isWeekOfDates);
  const doubtful = statements.filter(
    (one) =>
      isOneWeek(one) ||
      isDoubtful(one, statements) ||
      (weekly !== null && isIdle(one, { all: statements, weekly, weeklyOf: weeklyHours })),
  );
  return { weekly, overrides, rejected, doubtful: doubtful.map(({ clause }) => clause) };
}

function isWeekOfDates(scope: Clause['scope'][number]): boolean {
  return scope.kind === 'dates' && scope.isWeek;
}

function dayOfWeek(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** Holidays first, then longer stretches before single dates, which know better. */
function byWidth(statements: readonly Statement[]): Statement[] {
  return statements.toSorted(
    (one, other) =>
      Number(other.isHolidays) - Number(one.isHolidays) || other.dates.length - one.dates.length,
  );
}

type Day = {
  date: string;
  /** By the weekly hours; null where there are none. */
  usual: Minutes[] | null;
  now: Minutes[] | null;
  before: Statement | undefined;
};

/** Hours of a date under one more statement; null where they depend on weekly hours not told. */
function rangesOn(day: Day, statement: Statement): Minutes[] | null | 'skip' {
  const { times, effect, clause } = statement;
  if (effect === 'close') {
    if (times.length === 0) return [];
    const told = day.now && toldHours(statement, day.now);
    if (told) return told;
    return day.now === null
      ? null
      : subtract(
          day.now,
          times.flatMap(({ close }) => close),
        );
  }
  if (statement.isSpan && !isUsuallyOpen(day, statement)) return 'skip';
  const ranges = openWithin(times, day.usual ?? []);
  const isSameWidth =
    day.before?.effect === 'open' && day.before.dates.length === statement.dates.length;
  return clause.isAlso || isSameWidth ? union([...(day.now ?? []), ...ranges]) : ranges;
}

/** Of a stretch of days only those are opened that have hours; of a week without any, Mon to Fri. */
function isUsuallyOpen({ date, usual }: Day, { isWeek }: Statement): boolean {
  if (usual !== null) return usual.length > 0;
  return !isWeek || dayOfWeek(date) <= 5;
}

const week = [1, 2, 3, 4, 5, 6, 7];

function weeklyHours(
  statements: readonly Statement[],
  of: readonly number[] = week,
): ReadonlyMap<number, Minutes[]> | null {
  const opened = statements.filter(({ days, effect }) => effect === 'open' && days.length > 0);
  const opening = opened.filter((one) => !isSaidExactly(one, opened));
  if (opening.length === 0) return null;
  const closing = statements.filter(({ days, effect }) => effect === 'close' && days.length > 0);
  const weekly = new Map<number, Minutes[]>();
  for (const day of of) {
    const closed = closing.filter(({ days }) => days.includes(day));
    const told = opening.filter(({ days }) => days.includes(day));
    const own = sinceClosed(told, closed, statements);
    let ranges = openOn(own, opening);
    for (const close of closed.filter((one) => !isOpenedAgain(one, own, statements)))
      ranges = closeOn(ranges, close, own);
    if (ranges.length > 0) weekly.set(day, ranges);
  }
  return weekly;
}

/** `7 to 11 except Thursday; Thursday it's 4 to 7`: where the day was closed, only what follows. */
function sinceClosed(
  own: readonly Statement[],
  closed: readonly Statement[],
  all: readonly Statement[],
): readonly Statement[] {
  const close = closed.findLast(({ times }) => times.length === 0);
  if (!close || !isOpenedAgain(close, own, all)) return own;
  const at = all.indexOf(close);
  return own.filter((one) => all.indexOf(one) > at && one.days.length <= close.days.length);
}

/** `Scrap Wednesday. Actually Wednesday nine to one.`: the later word about the same days. */
function isOpenedAgain(
  close: Statement,
  opening: readonly Statement[],
  all: readonly Statement[],
): boolean {
  const isLater = (one: Statement) => all.indexOf(one) > all.indexOf(close);
  // `Monday mornings I'm at the market, but from twelve to two I'm home`
  const isVague = close.times.every(({ isExact }) => !isExact);
  const isOpen = (one: Statement) =>
    close.times.length === 0 ||
    one.times.every(({ isExact, isOpenStart }) => isExact && !isOpenStart);
  return (
    isVague &&
    opening.some((one) => one.days.length <= close.days.length && isLater(one) && isOpen(one))
  );
}

/**
 * Opening hours of a weekday: a statement about fewer days replaces wider ones where they overlap,
 * and adds to them where they don't.
 */
function openOn(own: readonly Statement[], all: readonly Statement[]): Minutes[] {
  const ends = betweenEnds(own);
  if (ends) return ends;
  const sorted = own.toSorted((one, other) => one.days.length - other.days.length);
  let ranges: Minutes[] = [];
  let narrower: Statement | null = null;
  for (const statement of sorted) {
    const wider = sorted.filter(({ days }) => days.length > statement.days.length);
    const usual = union(wider.flatMap(({ times }) => times.flatMap(({ open }) => open)));
    const isBounded = statement.times.every(
      (one) => one.isExact && !one.isOpenStart && !one.isOpenEnd && one.isTurn !== true,
    );
    const hours = usual.length > 0 || isBounded ? usual : hoursBefore(statement, all);
    const opened = openWithin(statement.times, statement.clause.isAlso ? [] : hours);
    const isWider = narrower !== null && narrower.days.length < statement.days.length;
    const isReplaced =
      isWider &&
      !narrower?.clause.isAlso &&
      (isAlone(narrower) || isWholeDay(narrower) || overlap(ranges, opened));
    if (!isReplaced) ranges = union([...ranges, ...opened]);
    narrower ??= statement;
  }
  return ranges;
}

/** Said to be all the hours of its days. */
function isAlone(statement: Statement | null): boolean {
  return statement?.clause.isOnly === true || statement?.clause.isInstead === true;
}

function isWholeDay(statement: Statement | null): boolean {
  return statement?.times.some((one) => one.isWholeDay) === true;
}

/** `weekdays 5 to 8, …, the afternoons of weekdays`: the clock has said so more exactly. */
function isSaidExactly(statement: Statement, all: readonly Statement[]): boolean {
  if (statement.times.some(({ isExact }) => isExact) || statement.clause.isAlso) return false;
  const windows = statement.times.flatMap(({ close }) => close);
  const isIn = ({ start }: Minutes) =>
    windows.some((part) => start >= part.start && start < part.end);
  return all.some(
    ({ days, times }) =>
      days.join() === statement.days.join() &&
      times.every((one) => one.isExact && one.open.every(isIn)),
  );
}

function closeOn(ranges: Minutes[], close: Statement, opening: readonly Statement[]): Minutes[] {
  const { times, days } = close;
  if (times.length === 0)
    // Closed on weekends, yet Saturday is told to be open.
    return opening.some((open) => open.days.length < days.length) ? ranges : [];
  const told = toldHours(close, ranges);
  if (told) return told;
  if (saysNothingNew(close, ranges)) return ranges;
  // `9 to 2 and 4 to 8, no Friday afternoons`: the second of the two.
  const isVague = times.every(({ isExact }) => !isExact);
  const kept = isVague ? ranges.filter((range) => !isMostlyIn(range, times)) : [];
  if (kept.length > 0 && kept.length < ranges.length) return kept;
  return subtract(
    ranges,
    times.flatMap((one) => one.close),
  );
}

/** `9 to 6, except Fridays 9 to 1` tells the hours of Fridays; null where it takes hours away. */
function toldHours({ times, clause }: Statement, ranges: readonly Minutes[]): Minutes[] | null {
  const [only, ...more] = times;
  const [exact] = only?.open ?? [];
  const [first] = ranges;
  if (!clause.isExcept || more.length > 0 || !only?.isExact || !exact || !first) return null;
  const last = ranges.at(-1) ?? first;
  if (only.isTold && only.isOpenEnd && exact.start < last.end)
    return [{ start: exact.start, end: last.end }];
  if (only.isOpenStart) return [{ start: first.start, end: exact.end }];
  if (only.isOpenEnd) return exact.start === first.start ? [exact] : null;
  // `8 to 4, except Thursday 12 to 8`: hours beyond the usual ones can't be taken away.
  const isBeyond = exact.start < first.start || exact.end > last.end;
  const isOfDays = clause.scope.length > 0;
  if (isOfDays && (isBeyond || exact.start === first.start)) return [exact];
  return isOfDays && isOwnHours(exact, last) ? [exact] : null;
}

/** `9 to 5 except Friday 10 to 2`: too long for a pause, and not the end of the day. */
function isOwnHours({ start, end }: Minutes, last: Minutes): boolean {
  return end - start > longestPause && end < last.end;
}

function isMostlyIn(range: Minutes, times: Statement['times']): boolean {
  const parts = times.flatMap(({ close }) => close);
  const taken = intersect([range], parts).reduce((sum, { start, end }) => sum + end - start, 0);
  return 2 * taken > range.end - range.start;
}

const fuzzy = 60;

/** `9 to 1, no afternoons`: where an afternoon begins isn't sure enough to take an hour away. */
function saysNothingNew({ times, clause }: Statement, ranges: readonly Minutes[]): boolean {
  const parts = times.flatMap(({ close }) => close);
  const taken = intersect(ranges, parts).map(({ start, end }) => end - start);
  const isVague = clause.scope.length === 0 && times.every(({ isExact }) => !isExact);
  return isVague && taken.every((minutes) => minutes <= fuzzy);
}
