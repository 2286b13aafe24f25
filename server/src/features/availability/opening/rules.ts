import type { Schedule, TimeRange } from '@puente/contract/availability';
import {
  addRealTime,
  dayOf,
  minutesPerDay,
  type Pieces,
  weekdayOf,
  type ZoneOffsets,
} from '../zone/rules.ts';

/** Start and end pairs in minutes from the start of a local day; an end may lie on the next day. */
type DayRanges = readonly number[];

/** A schedule ready for arithmetic: hours by ISO weekday (index 0 is unused) and by day number. */
export type Calendar = {
  weekly: readonly DayRanges[];
  overrides: ReadonlyMap<number, DayRanges>;
};

/**
 * Open time, whatever is booked in it. Stretch `i` offers starts at `anchors[i]`
 * and every grid step after it, before `stops[i]`; a meeting that starts in it may last until
 * `ends[i]`, where the connected open time ends. All in UTC minutes, ascending.
 */
export type Openings = { anchors: number[]; stops: number[]; ends: number[] };

export function compileCalendar(schedule: Pick<Schedule, 'weeklyHours' | 'overrides'>): Calendar {
  const weekly: DayRanges[] = Array.from({ length: 8 }, () => []);
  for (const { weekday, ranges } of schedule.weeklyHours) weekly[weekday] = compileRanges(ranges);
  return {
    weekly,
    overrides: new Map(
      schedule.overrides.map(({ date, ranges }) => [dayOf(date), compileRanges(ranges)]),
    ),
  };
}

/** Ranges of one day in order; those that overlap become one, those that only touch stay two. */
function compileRanges(ranges: readonly TimeRange[]): DayRanges {
  const pairs = ranges
    .map(({ start, end }) => {
      const from = minutesOf(start);
      const until = minutesOf(end);
      return { from, until: until > from ? until : until + minutesPerDay };
    })
    .toSorted((a, b) => a.from - b.from);
  const merged: number[] = [];
  for (const { from, until } of pairs) {
    const last = merged.length - 1;
    const lastEnd = merged[last];
    if (lastEnd !== undefined && from < lastEnd) merged[last] = Math.max(lastEnd, until);
    else merged.push(from, until);
  }
  return merged;
}

/** Minutes of a wall time; `24:00` is 1440. */
function minutesOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}

/**
 * The open time that matters for meetings starting in the UTC minutes `[from, until)`.
 *
 * - Ranges are wall time of the zone. An end not after its start is on the next day; such a range
 *   belongs to the day it starts on. An override governs all time of its date: a range that runs
 *   over midnight into it ends at that midnight, and what is open after it is in the override.
 * - The grid begins at the start of each range and goes on in real elapsed time. Where ranges of
 *   two days overlap, the later one's grid takes over at its start, so that each instant is
 *   offered once and the answer does not depend on the requested window.
 * - Open time that touches is connected: a meeting may run from one range into the next.
 */
export function openingsOf(
  calendar: Calendar,
  zone: ZoneOffsets,
  from: number,
  until: number,
): Openings {
  const pieces: Pieces = { starts: [], ends: [] };
  // A range lasts up to a day and zones are up to 16 hours from UTC; one more for a zone that had
  // the same date twice.
  const firstDay = Math.floor(from / minutesPerDay) - 3;
  // One more day at the end, into which the last meeting may run.
  const lastDay = Math.floor(until / minutesPerDay) + 2;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const ranges = calendar.overrides.get(day) ?? calendar.weekly[weekdayOf(day)] ?? [];
    const midnight = day * minutesPerDay;
    const latest = calendar.overrides.has(day + 1) ? minutesPerDay : Infinity;
    for (let i = 0; i < ranges.length; i += 2) {
      const end = Math.min(ranges[i + 1] ?? 0, latest);
      addRealTime(pieces, zone, midnight + (ranges[i] ?? 0), midnight + end);
    }
  }
  return connect(sortPieces(pieces));
}

function connect({ starts, ends }: Pieces): Openings {
  const openings: Openings = { anchors: starts, stops: [], ends: [] };
  let first = 0;
  while (first < starts.length) {
    let end = ends[first] ?? 0;
    let next = first + 1;
    for (; next < starts.length && (starts[next] ?? 0) <= end; next += 1)
      end = Math.max(end, ends[next] ?? 0);
    for (let i = first; i < next; i += 1) {
      openings.stops.push(i + 1 < next ? (starts[i + 1] ?? end) : end);
      openings.ends.push(end);
    }
    first = next;
  }
  return openings;
}

function sortPieces({ starts, ends }: Pieces): Pieces {
  let isSorted = true;
  for (let i = 1; i < starts.length && isSorted; i += 1)
    isSorted = (starts[i - 1] ?? 0) <= (starts[i] ?? 0);
  if (isSorted) return { starts, ends };
  const order = starts.map((_, i) => i).toSorted((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  return { starts: order.map((i) => starts[i] ?? 0), ends: order.map((i) => ends[i] ?? 0) };
}
