import type { Explanation } from '@puente/contract/preview';
import type { Calendar } from '../opening/rules.ts';
import { openingsOf } from '../opening/rules.ts';
import { bookableWindow, isOffered, type SlotRules } from '../slots/rules.ts';
import { type Trip, travelBetween } from '../travel/rules.ts';
import { localDayAt, minuteFrom, offsetAt, type ZoneOffsets } from '../zone/rules.ts';

export type Reason = NonNullable<Explanation['reason']>;

/** Taken time in UTC minutes, half-open, and by what. */
export type TakenBy = {
  kind: 'block' | 'booked' | 'held' | 'proposed' | 'own-meeting';
  start: number;
  end: number;
} & Pick<Trip, 'travelMinutes' | 'officeId'>;

export type Asked = {
  calendar: Calendar;
  zone: ZoneOffsets;
  rules: SlotRules;
  /** Offered durations in minutes. */
  durations: readonly number[];
  taken: readonly TakenBy[];
  /** The start in UTC minutes, and the length of the meeting. */
  start: number;
  duration: number;
  /** How the expert gets to it; null where they don't meet in that way. */
  trip: Trip | null;
};

/** In which order taken time is named where several kinds overlap. */
const kinds: readonly TakenBy['kind'][] = ['block', 'booked', 'held', 'proposed', 'own-meeting'];

/**
 * The first reason why a meeting isn't offered to clients, null when it is (slot-7): it has begun,
 * its length or this way to meet isn't offered, the hours don't open it, something takes it, leaves no
 * time for the way to it or is too close to it, it is too soon or too far ahead. Null exactly where
 * the free starts contain it.
 */
export function reasonOf(asked: Asked, now: Temporal.Instant): Reason | null {
  const { zone, rules, start, duration } = asked;
  if (start < minuteFrom(now)) return 'past';
  if (!asked.durations.includes(duration)) return 'duration';
  if (!asked.trip) return 'mode';
  const closed = whyClosed(asked, now);
  if (closed) return closed;
  const taken = takenBy(asked, () => 0);
  if (taken) return taken.kind;
  const travel = travelTo(asked.trip);
  if (takenBy(asked, travel)) return 'travel';
  if (takenBy(asked, (one) => travel(one) + rules.bufferMinutes)) return 'buffer';
  const { from, until } = bookableWindow(rules, zone, now);
  if (start < from) return 'notice';
  return start >= until ? 'horizon' : null;
}

/** Minutes that the expert travels between the meeting and something else. */
export function travelTo(trip: Trip): (one: TakenBy) => number {
  return (one) => travelBetween(one, trip);
}

/**
 * What overlaps the meeting when widened by so many minutes on both sides; the kind that is named
 * first.
 */
export function takenBy<Taken extends TakenBy>(
  asked: { taken: readonly Taken[]; start: number; duration: number },
  around: (one: Taken) => number,
): Taken | null {
  const { start, duration } = asked;
  const overlapping = asked.taken.filter(
    (one) => one.start - around(one) < start + duration && one.end + around(one) > start,
  );
  const byKind = kinds.map((kind) => overlapping.find((one) => one.kind === kind));
  return byKind.find((one) => one !== undefined) ?? null;
}

/** Why hours and grid don't offer the meeting, whatever takes it; null when they do. */
function whyClosed(asked: Asked, now: Temporal.Instant): Reason | null {
  const { calendar, zone, start } = asked;
  const opens = (one: Pick<Asked, 'calendar' | 'zone' | 'duration'>) =>
    isOffered({ ...one, rules: asked.rules }, { start, duration: one.duration }, now, 'quoted');
  if (opens(asked)) return null;
  // The same hours with clocks that never change, and without exceptions.
  const steady = { from: [Number.NEGATIVE_INFINITY], offset: [offsetAt(zone, start)] };
  const isClockChange = opens({ ...asked, zone: steady });
  const everyWeek = { ...calendar, overrides: new Map() };
  if (!isOpenAt(asked)) {
    if (calendar.overrides.has(localDayAt(zone, start))) return 'exception';
    return isClockChange ? 'clock-change' : 'outside-hours';
  }
  if (isClockChange) return 'clock-change';
  if (!opens({ ...asked, duration: 1 })) return 'grid';
  return opens({ ...asked, calendar: everyWeek }) ? 'exception' : 'too-short';
}

/** Does the start lie in open time, on the grid or not? */
function isOpenAt({ calendar, zone, start }: Asked): boolean {
  const { anchors, ends } = openingsOf(calendar, zone, start, start + 1);
  return anchors.some((anchor, i) => anchor <= start && start < (ends[i] ?? anchor));
}

/**
 * The UTC minutes at which the zone's clocks show a wall time: none where they skip it, two where
 * they repeat it.
 */
export function minutesShowing(zone: ZoneOffsets, localMinute: number): number[] {
  const candidates = zone.offset.map((offset) => localMinute - offset);
  return [...new Set(candidates)]
    .filter((minute) => minute + offsetAt(zone, minute) === localMinute)
    .toSorted((a, b) => a - b);
}

/** Changes of the clocks in the UTC minutes `[from, until)`: when, and by how many minutes. */
export function clockChangesIn(
  zone: ZoneOffsets,
  from: number,
  until: number,
): { at: number; minutes: number }[] {
  return zone.from.flatMap((at, i) => {
    const minutes = (zone.offset[i] ?? 0) - (zone.offset[i - 1] ?? 0);
    return i > 0 && at >= from && at < until && minutes !== 0 ? [{ at, minutes }] : [];
  });
}
