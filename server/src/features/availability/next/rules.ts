import type { NextStateRow } from '../store.ts';
import { bookableWindow } from '../slots/rules.ts';
import { minuteFrom, minuteOf, zoneOffsets } from '../zone/rules.ts';

/** The first free start of a provider as it was found once, and what it depends on. */
export type KeptNext = {
  /** Of hours, bookings and lengths: another one makes it void. */
  state: string;
  /** UTC minute; null where nothing is free up to the horizon. */
  start: number | null;
  /** UTC minute up to which was looked. */
  horizon: number;
  /** Found at this time of the business clock, in epoch milliseconds. */
  foundMs: number;
  /** A hold that was in the way ends then, in epoch milliseconds; null where none was. */
  holdEndsMs: number | null;
};

export function stateOf(row: NextStateRow): string {
  return [row.version, row.bookingsVersion, row.timezone, row.durations.join(' ')].join('|');
}

/** UTC minute at which the provider's horizon ends. */
export function horizonOf(row: NextStateRow, now: Temporal.Instant): number {
  return bookableWindow(row, zoneOffsets(row.timezone, minuteOf(now)), now).until;
}

/**
 * Is what was found still the first free start? Time only takes starts away, but for holds that end
 * and for a horizon that moves on.
 */
export function isStillFirst(kept: KeptNext, row: NextStateRow, now: Temporal.Instant): boolean {
  const nowMs = now.epochMilliseconds;
  if (kept.state !== stateOf(row) || nowMs < kept.foundMs) return false;
  if (kept.holdEndsMs !== null && nowMs >= kept.holdEndsMs) return false;
  return kept.start === null
    ? horizonOf(row, now) === kept.horizon
    : kept.start >= minuteFrom(now) + row.minimumNoticeMinutes;
}

/** What was found, by query and provider; the queries used longest ago are dropped first. */
export type NextMemory = { of: (query: string) => Map<string, KeptNext> };

/** A day asked for in a few zones at once; with 3,000 experts about 10 MB. */
const mostQueries = 24;

export function createNextMemory(): NextMemory {
  const queries = new Map<string, Map<string, KeptNext>>();
  return {
    of: (query) => {
      const found = queries.get(query) ?? new Map<string, KeptNext>();
      queries.delete(query);
      queries.set(query, found);
      const [oldest] = queries.keys();
      if (queries.size > mostQueries && oldest !== undefined) queries.delete(oldest);
      return found;
    },
  };
}
