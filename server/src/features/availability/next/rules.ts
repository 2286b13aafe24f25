import type { NextStateRow } from '../store.ts';
import { bookableWindow } from '../slots/rules.ts';
import { minuteFrom, minuteOf, zoneOffsets } from '../zone/rules.ts';

/** The first free start of a provider as it was found once, and what it depends on. */
export type KeptNext = {
  /** Of hours, bookings and lengths when it was found: another one makes it void. */
  state: NextStateRow;
  /** UTC minute; null where nothing is free up to the horizon. */
  start: number | null;
  /** UTC minute up to which was looked. */
  horizon: number;
  /** Found at this time of the business clock, in epoch milliseconds. */
  foundMs: number;
  /** A hold that was in the way ends then, in epoch milliseconds; null where none was. */
  holdEndsMs: number | null;
};

function isSame(one: NextStateRow, other: NextStateRow): boolean {
  if (one === other) return true;
  return (
    one.version === other.version &&
    one.bookingsVersion === other.bookingsVersion &&
    one.timezone === other.timezone &&
    one.durations.join(' ') === other.durations.join(' ')
  );
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
  if (!isSame(kept.state, row) || nowMs < kept.foundMs) return false;
  if (kept.holdEndsMs !== null && nowMs >= kept.holdEndsMs) return false;
  return kept.start === null
    ? horizonOf(row, now) === kept.horizon
    : kept.start >= minuteFrom(now) + row.minimumNoticeMinutes;
}

/** What was found, by query and provider; the queries used longest ago are dropped first. */
export type NextMemory = { of: (query: string) => Map<string, KeptNext> };

/**
 * How much is kept of all queries together, about 30 MB: days are asked for in many zones, 100 such
 * queries over 3,000 experts.
 */
const mostFound = 300_000;

export function createNextMemory(limit = mostFound): NextMemory {
  const queries = new Map<string, Map<string, KeptNext>>();
  return {
    of: (query) => {
      const found = queries.get(query) ?? new Map<string, KeptNext>();
      queries.delete(query);
      queries.set(query, found);
      let size = 0;
      for (const { size: own } of queries.values()) size += own;
      for (const [oldest, { size: own }] of queries) {
        if (size <= limit || oldest === query) break;
        queries.delete(oldest);
        size -= own;
      }
      return found;
    },
  };
}
