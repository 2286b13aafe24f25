import type { NotUnderstoodReason } from '@puente/contract/parsing';
import { policy } from '@puente/contract/policy';

/** A day as it was said; without a year it is the next one. */
export type Point = { day: number; month?: number | undefined; year?: number | undefined };

/** Dates that a text names, or why they can't be had. */
export type Found = { dates: string[]; problem: NotUnderstoodReason | null };

export function problemOf(problem: NotUnderstoodReason): Found {
  return { dates: [], problem };
}

function lastDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: policy.slot.maxDaysAhead });
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}

/** All days from the first to the last one that are neither past nor too far. */
export function datesFrom(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Found {
  if (isBefore(last, first)) return problemOf('unclear');
  if (isBefore(last, today)) return problemOf('past-date');
  if (isBefore(lastDay(today), last)) return problemOf('too-far');
  const start = isBefore(first, today) ? today : first;
  const { days } = start.until(last, { largestUnit: 'days' });
  const dates = Array.from({ length: days + 1 }, (_, index) =>
    start.add({ days: index }).toString(),
  );
  return { dates, problem: null };
}

/** A date that exists, or null: 31 February, 32 May. */
function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return day > first.daysInMonth ? null : first.with({ day });
}

/** The date that is meant by a day, the next one where year or month are left out. */
export function dateOfPoint(
  point: Point,
  today: Temporal.PlainDate,
): Temporal.PlainDate | NotUnderstoodReason {
  const { day, month, year } = point;
  if (month === undefined) return nextDayOfMonth(day, today);
  if (year !== undefined) return dateOf(year, month, day) ?? 'no-such-date';
  const now = dateOf(today.year, month, day);
  if (now && !isBefore(now, today)) return now;
  return dateOf(today.year + 1, month, day) ?? 'no-such-date';
}

/** `the 24th`: of this month, or of the next one that has it. */
function nextDayOfMonth(
  day: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate | NotUnderstoodReason {
  if (day < 1 || day > 31) return 'no-such-date';
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date && !isBefore(date, today)) return date;
  }
  return 'no-such-date';
}

export function datesOfPoint(point: Point, today: Temporal.PlainDate): Found {
  const date = dateOfPoint(point, today);
  return typeof date === 'string' ? problemOf(date) : datesFrom(date, date, today);
}

/** From one day to another; the first may have begun. Parts left out are those of the other day. */
export function datesBetween(first: Point, last: Point, today: Temporal.PlainDate): Found {
  const end = dateOfPoint(
    { ...last, month: last.month ?? monthBehind(first, last), year: last.year },
    today,
  );
  if (typeof end === 'string') return problemOf(end);
  const month = first.month ?? last.month ?? end.month;
  const year = first.year ?? end.year;
  const start = dateOf(year, month, first.day);
  if (!start) return problemOf('no-such-date');
  if (isBefore(end, start)) {
    const before = first.year === undefined ? dateOf(year - 1, month, first.day) : null;
    return before ? datesFrom(before, end, today) : problemOf('unclear');
  }
  return datesFrom(start, end, today);
}

/** `December 28 to 3` ends in January. */
function monthBehind(first: Point, last: Point): number | undefined {
  if (first.month === undefined) return undefined;
  return last.day >= first.day ? first.month : (first.month % 12) + 1;
}

/** The whole month that comes next or has begun. */
export function datesOfMonth(
  month: number,
  year: number | undefined,
  today: Temporal.PlainDate,
): Found {
  const chosen = year ?? (month < today.month ? today.year + 1 : today.year);
  const first = Temporal.PlainDate.from({ year: chosen, month, day: 1 });
  return datesFrom(first, first.with({ day: first.daysInMonth }), today);
}

/** Monday to Sunday of the week of a day. */
export function datesOfWeek(day: Temporal.PlainDate, today: Temporal.PlainDate): Found {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return datesFrom(monday, monday.add({ days: 6 }), today);
}

/** So many times seven days at the beginning or end of a month. */
export function datesOfWeekIn(
  place: 'first' | 'last',
  weeks: number,
  month: number,
  today: Temporal.PlainDate,
): Found {
  const all = datesOfMonth(month, undefined, today).dates;
  const dates =
    place === 'first'
      ? all.filter((date) => Number(date.slice(8)) <= 7 * weeks)
      : all.slice(-7 * weeks);
  return dates.length > 0 ? { dates, problem: null } : problemOf('past-date');
}

/** The next day of this number in its month that falls on a weekday, within half a year. */
export function nextWeekdayOfMonth(
  weekday: number,
  day: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  for (let ahead = 0; ahead < 6; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date && !isBefore(date, today) && date.dayOfWeek === weekday) return date;
  }
  return null;
}
