import type { TimeRange } from '@puente/contract/availability';

/** A range as it is typed: parts may be empty. A key tells rows apart while they are edited. */
export type TypedRange = { key: string; start: string; end: string };

/** The typed ranges of each ISO weekday, Monday first. */
export type TypedWeek = readonly (readonly TypedRange[])[];

type Hours = readonly { weekday: number; ranges: readonly TimeRange[] }[];

let count = 0;
function newKey(): string {
  count += 1;
  return `range-${count}`;
}

/** A new row of two times. */
export function rangeOf(start: string, end: string): TypedRange {
  return { key: newKey(), start, end };
}

/** Saved hours as rows to type in; a day's end at 24:00 is shown as midnight. */
export function asTyped(ranges: readonly TimeRange[]): TypedRange[] {
  return ranges.map(({ start, end }) => rangeOf(start, end === '24:00' ? '00:00' : end));
}

export function asTypedWeek(hours: Hours): TypedWeek {
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    asTyped(hours.find(({ weekday }) => weekday === day)?.ranges ?? []),
  );
}

/** Ranges as they are sent; null while one is unfinished or has no length. */
export function asRanges(typed: readonly TypedRange[]): TimeRange[] | null {
  if (typed.some((range) => problemOf(range) !== null)) return null;
  return typed.map(({ start, end }) => ({ start, end: end === '00:00' ? '24:00' : end }));
}

export function asWeeklyHours(week: TypedWeek): { weekday: number; ranges: TimeRange[] }[] | null {
  const days = week.map((typed, i) => ({ weekday: i + 1, ranges: asRanges(typed) }));
  if (days.some(({ ranges }) => ranges === null)) return null;
  return days.flatMap(({ weekday, ranges }) =>
    ranges && ranges.length > 0 ? [{ weekday, ranges }] : [],
  );
}

/** What is wrong with a typed range; null when it can be saved. */
export function problemOf({ start, end }: TypedRange): 'unfinished' | 'empty' | null {
  if (start === '' || end === '') return 'unfinished';
  return start === end && start !== '00:00' ? 'empty' : null;
}

/** Does it end on the next day? Midnight itself is the end of this one. */
export function isOverMidnight({ start, end }: TypedRange): boolean {
  return start !== '' && end !== '' && end !== '00:00' && end < start;
}

/** A row to begin with: office hours, or two hours after the last range of the day. */
export function nextRange(typed: readonly TypedRange[]): TypedRange {
  const last = typed.at(-1);
  if (
    !last ||
    last.end === '' ||
    isOverMidnight(last) ||
    last.end >= '21:00' ||
    last.end === '00:00'
  )
    return last ? rangeOf('', '') : rangeOf('09:00', '17:00');
  const hour = Number(last.end.slice(0, 2)) + 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return rangeOf(`${two(hour)}:00`, `${two(hour + 2)}:00`);
}

/** The week with one day's ranges on other days (indexes from Monday) as well. */
export function copyDay(week: TypedWeek, from: number, to: readonly number[]): TypedWeek {
  const source = week[from] ?? [];
  return week.map((typed, day) =>
    to.includes(day) ? source.map((range) => ({ ...range, key: newKey() })) : typed,
  );
}

/** Every date from the first to the last, at most `most`. */
export function datesBetween(first: string, last: string, most: number): string[] {
  const dates: string[] = [];
  let date = Temporal.PlainDate.from(first);
  while (dates.length < most && date.toString() <= last) {
    dates.push(date.toString());
    date = date.add({ days: 1 });
  }
  return dates;
}

/** Wall times every half hour of a day, together with other starts of it, in order. */
export function timesOfDay(starts: readonly string[]): string[] {
  const two = (value: number) => String(value).padStart(2, '0');
  const grid = Array.from(
    { length: 48 },
    (_, i) => `${two(Math.floor(i / 2))}:${i % 2 ? '30' : '00'}`,
  );
  return [...new Set([...grid, ...starts])].toSorted((a, b) => (a < b ? -1 : 1));
}
