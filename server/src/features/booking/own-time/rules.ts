import { policy } from '@puente/contract/policy';

const { holdMinutes, holdsInARow, holdPauseMinutes } = policy.booking;

type Stretch = { starts_at: Temporal.Instant; ends_at: Temporal.Instant };

/** Half-open: one meeting may begin when the other ends. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return (
    Temporal.Instant.compare(one.starts_at, other.ends_at) < 0 &&
    Temporal.Instant.compare(other.starts_at, one.ends_at) < 0
  );
}

/** When a hold began and when it ended, or will end. */
export type UnpaidHold = { from: Temporal.Instant; until: Temporal.Instant };

/** Holds that began before this play no part in `pauseUntil`. */
export function holdsMatterSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ minutes: holdsInARow * (holdMinutes + holdPauseMinutes) });
}

/**
 * Until when somebody waits who held a time in a row and didn't pay, so that others can have it:
 * from the end of the last hold. Null when they may hold it. A pause as long as that, kept between
 * two holds, begins a new row.
 * @param holds of this time, in the order in which they began
 */
export function pauseUntil(
  holds: readonly UnpaidHold[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  let inARow = 0;
  let over: Temporal.Instant | null = null;
  for (const { from, until } of holds) {
    inARow = over && Temporal.Instant.compare(from, over) >= 0 ? 1 : inARow + 1;
    over = until.add({ minutes: holdPauseMinutes });
  }
  if (over === null || inARow < holdsInARow) return null;
  return Temporal.Instant.compare(now, over) < 0 ? over : null;
}
