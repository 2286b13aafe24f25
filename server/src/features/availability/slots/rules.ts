import { policy } from '@puente/contract/policy';
import type { Calendar, Openings } from '../opening/rules.ts';
import { openingsOf } from '../opening/rules.ts';
import {
  localDayAt,
  minuteFrom,
  minuteOf,
  minutesPerDay,
  msPerMinute,
  offsetAt,
  type Pieces,
  realTimeOfDays,
  weekdayOf,
  type ZoneOffsets,
  zoneOffsets,
} from '../zone/rules.ts';

/** The rules of a calendar that decide which of its open time is offered. */
export type SlotRules = {
  minimumNoticeMinutes: number;
  horizonDays: number;
  bufferMinutes: number;
  gridMinutes: number;
};

/** Taken time in UTC minutes, half-open; starts and ends both ascend, so none covers another. */
export type Busy = { starts: readonly number[]; ends: readonly number[] };

/**
 * How far outside of a stretch of time taken time can still matter to meetings in it, in minutes:
 * the longest meeting, the longest buffer, and the longest way back from one meeting and to another.
 */
export const aroundMinutes =
  Math.max(...policy.slot.durationsMinutes) +
  policy.slot.maxBufferMinutes +
  2 * policy.place.travelMinutes.max;

/** The time around a read in which taken time can matter, in any zone. */
export function busyWindow(reads: readonly { firstDay: number; lastDay: number }[]): {
  from: number;
  until: number;
} {
  return {
    from: (Math.min(...reads.map((read) => read.firstDay)) - 1) * minutesPerDay - aroundMinutes,
    until: (Math.max(...reads.map((read) => read.lastDay)) + 2) * minutesPerDay + aroundMinutes,
  };
}

/** Taken time with the way to and from it: ordered by start, may overlap. */
export type TakenTime = { starts: readonly number[]; ends: readonly number[] };

export const nothingTaken: TakenTime = { starts: [], ends: [] };

/** Local times of day in which a meeting may start: `[fromMinute, untilMinute)` on the weekdays. */
export type DayFilter = {
  timezone: string;
  windows: readonly {
    /** ISO: 1 Monday to 7 Sunday. */
    weekdays: readonly number[];
    fromMinute: number;
    untilMinute: number;
  }[];
};

/** Widens taken time by the buffer on both sides and joins what overlaps. */
export function mergeBusy(taken: TakenTime, bufferMinutes: number): Busy {
  // Bookings never overlap: without blocks and buffer there is nothing to join.
  if (bufferMinutes === 0 && ascends(taken.ends)) return taken;
  return widenAndJoin(taken, bufferMinutes);
}

function widenAndJoin(taken: TakenTime, bufferMinutes: number): Busy {
  const starts: number[] = [];
  const ends: number[] = [];
  let last = -1;
  let lastEnd = 0;
  for (let i = 0; i < taken.starts.length; i += 1) {
    const start = (taken.starts[i] ?? 0) - bufferMinutes;
    const end = (taken.ends[i] ?? 0) + bufferMinutes;
    if (last >= 0 && start <= lastEnd) {
      if (end > lastEnd) ends[last] = lastEnd = end;
    } else {
      last += 1;
      starts.push(start);
      ends.push(end);
      lastEnd = end;
    }
  }
  return { starts, ends };
}

/** Time that is taken in either of two lists. */
export function joinTaken(one: TakenTime, other: TakenTime): Busy {
  const stretches = [one, other].flatMap(({ starts, ends }) =>
    starts.map((start, i) => ({ start, end: ends[i] ?? start })),
  );
  const sorted = stretches.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const both = { starts: sorted.map(({ start }) => start), ends: sorted.map(({ end }) => end) };
  return widenAndJoin(both, 0);
}

function ascends(values: readonly number[]): boolean {
  for (let i = 1; i < values.length; i += 1)
    if ((values[i] ?? 0) < (values[i - 1] ?? 0)) return false;
  return true;
}

/**
 * What can be booked at all: from now plus the notice to the end of the local day that is
 * `horizonDays` after today in the provider's zone. UTC minutes, half-open.
 */
export function bookableWindow(
  rules: Pick<SlotRules, 'minimumNoticeMinutes' | 'horizonDays'>,
  zone: ZoneOffsets,
  now: Temporal.Instant,
): { from: number; until: number } {
  const today = localDayAt(zone, minuteOf(now));
  const days = realTimeOfDays(zone, today, today + rules.horizonDays);
  return {
    from: minuteFrom(now) + rules.minimumNoticeMinutes,
    until: days.ends.at(-1) ?? minuteOf(now),
  };
}

/** The last local day on which any calendar can offer something. */
export function lastDayAhead(timezone: string, now: Temporal.Instant): number {
  const minute = minuteOf(now);
  return localDayAt(zoneOffsets(timezone, minute), minute) + policy.slot.maxDaysAhead;
}

/** The parts of `pieces` inside `[from, until)`. */
export function clip(pieces: Pieces, from: number, until: number): Pieces {
  const clipped: Pieces = { starts: [], ends: [] };
  for (let i = 0; i < pieces.starts.length; i += 1) {
    const start = Math.max(pieces.starts[i] ?? 0, from);
    const end = Math.min(pieces.ends[i] ?? 0, until);
    if (start < end) {
      clipped.starts.push(start);
      clipped.ends.push(end);
    }
  }
  return clipped;
}

/** The meetings to find room for: their length, their grid, and the time that is taken already. */
export type Fit = { duration: number; gridMinutes: number; busy: Busy };

/** Free starts in several stretches of time, which are ascending and don't touch. */
export function freeStartsIn(
  calendar: Calendar,
  zone: ZoneOffsets,
  fit: Fit,
  stretches: Pieces,
): number[] {
  const first = stretches.starts[0];
  const last = stretches.ends.at(-1);
  if (first === undefined || last === undefined) return [];
  const openings = openingsOf(calendar, zone, first, last);
  if (stretches.starts.length === 1) return freeStarts(openings, fit, first, last);
  return stretches.starts.flatMap((start, i) =>
    freeStarts(openings, fit, start, stretches.ends[i] ?? start),
  );
}

/**
 * Starts of free meetings of `duration` minutes in the UTC minutes `[from, until)`, ascending,
 * each once. Half-open everywhere: a meeting may end where taken time begins.
 */
function freeStarts(
  openings: Openings,
  { busy, gridMinutes: grid, duration }: Fit,
  from: number,
  until: number,
): number[] {
  const free: number[] = [];
  const { anchors, stops, ends } = openings;
  const { starts: busyStarts, ends: busyEnds } = busy;
  const busyCount = busyStarts.length;
  let next = 0;
  for (let i = 0; i < anchors.length; i += 1) {
    const anchor = anchors[i] ?? 0;
    if (anchor >= until) break;
    // The last start (not included): the grid's end, the window's, or too late to finish.
    const stop = Math.min(stops[i] ?? 0, until, (ends[i] ?? 0) - duration + 1);
    let start = anchor;
    if (start < from) start += Math.ceil((from - start) / grid) * grid;
    while (start < stop) {
      while (next < busyCount && (busyEnds[next] ?? 0) <= start) next += 1;
      const busyStart = next < busyCount ? (busyStarts[next] ?? 0) : Infinity;
      const freeUntil = busyStart - duration;
      if (start > freeUntil) {
        const wait = (busyEnds[next] ?? 0) - start;
        // One step is the rule; a division for each would be the slowest thing here.
        start += wait <= grid ? grid : Math.ceil(wait / grid) * grid;
        continue;
      }
      const last = Math.min(stop - 1, freeUntil);
      for (; start <= last; start += grid) free.push(start);
    }
  }
  return free;
}

/**
 * `new`: notice and horizon count from now. `quoted`: they were checked when the quote was made, so
 * the quote is good until the start itself.
 */
export type Terms = 'new' | 'quoted' | 'ahead';

/** Do the hours and the grid offer this start, taken or not? */
export function isOffered(
  { calendar, zone, rules }: { calendar: Calendar; zone: ZoneOffsets; rules: SlotRules },
  { start, duration }: { start: number; duration: number },
  now: Temporal.Instant,
  terms: Terms = 'new',
): boolean {
  const window = bookableWindow(rules, zone, now);
  const from = terms === 'quoted' ? minuteFrom(now) : window.from;
  const until = terms === 'new' ? window.until : Infinity;
  if (start < from || start >= until) return false;
  const openings = openingsOf(calendar, zone, start, start + 1);
  const fit = { duration, gridMinutes: rules.gridMinutes, busy: nothingTaken };
  return freeStarts(openings, fit, start, start + 1).length === 1;
}

/**
 * Free starts together with the starts of that duration that the caller holds inside `stretches`: a
 * slot is free to its holder, whatever the hours and the notice say by now.
 */
export function withHeld(
  free: number[],
  held: TakenTime,
  duration: number,
  stretches: Pieces,
): number[] {
  const isAsked = (start: number): boolean =>
    stretches.starts.some((from, i) => start >= from && start < (stretches.ends[i] ?? from));
  const missing = held.starts.filter(
    (start, i) => held.ends[i] === start + duration && isAsked(start) && !free.includes(start),
  );
  return missing.length === 0 ? free : [...free, ...missing].toSorted((a, b) => a - b);
}

/** Does taken time overlap `[start, end)`? */
export function isTaken(busy: Busy, start: number, end: number): boolean {
  return busy.starts.some((busyStart, i) => busyStart < end && (busy.ends[i] ?? 0) > start);
}

/** The `count` starts closest to `wanted`, in order of time; of two equally close, the later. */
export function nearestTo(starts: readonly number[], wanted: number, count: number): number[] {
  return starts
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
    .slice(0, count)
    .toSorted((a, b) => a - b);
}

/** Does a start lie in one of the filter's local windows? `zone` belongs to `filter.timezone`. */
export function isInFilter(filter: DayFilter, zone: ZoneOffsets, start: number): boolean {
  const local = start + offsetAt(zone, start);
  const day = Math.floor(local / minutesPerDay);
  const minute = local - day * minutesPerDay;
  const weekday = weekdayOf(day);
  return filter.windows.some(
    (window) =>
      minute >= window.fromMinute &&
      minute < window.untilMinute &&
      window.weekdays.includes(weekday),
  );
}

/** How many starts each local date has, in order; dates without any are left out. */
export function countByDay(
  starts: readonly number[],
  zone: ZoneOffsets,
): { day: number; free: number }[] {
  const days: { day: number; free: number }[] = [];
  // Local dates can come back when clocks go back over midnight: count by date, not by run.
  const index = new Map<number, { day: number; free: number }>();
  for (const start of starts) {
    const day = localDayAt(zone, start);
    const known = index.get(day);
    if (known) known.free += 1;
    else {
      const entry = { day, free: 1 };
      index.set(day, entry);
      days.push(entry);
    }
  }
  return days.toSorted((a, b) => a.day - b.day);
}

/**
 * How long (epoch ms, exclusive) computed slots stay valid if nothing is changed or booked: until
 * the first slot is closer than the notice, a hold ends or the horizon moves on.
 */
export function validUntil(
  rules: Pick<SlotRules, 'minimumNoticeMinutes'>,
  zone: ZoneOffsets,
  now: Temporal.Instant,
  { starts, holdEnds }: { starts: readonly number[]; holdEnds: number | null },
): number {
  const today = localDayAt(zone, minuteOf(now));
  let until = (realTimeOfDays(zone, today, today).ends.at(-1) ?? 0) * msPerMinute;
  const first = starts[0];
  if (first !== undefined)
    until = Math.min(until, (first - rules.minimumNoticeMinutes) * msPerMinute + 1);
  if (holdEnds !== null) until = Math.min(until, Math.floor(holdEnds));
  return until;
}
