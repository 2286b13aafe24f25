import type { BookingStatus } from '@puente/contract/booking';
import { policy } from '@puente/contract/policy';

/** What a booking's row says; in progress and completed follow from the clock. */
export type StoredStatus = 'held' | 'confirmed' | 'cancelled' | 'expired';

export type Timed = {
  status: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  hold_expires_at: Temporal.Instant | null;
};

/**
 * The life of a booking (DECISIONS, Time). `expired → confirmed` is money that arrived late while
 * the slot could still be booked.
 */
const transitions: Record<StoredStatus, readonly StoredStatus[]> = {
  held: ['confirmed', 'expired'],
  expired: ['confirmed'],
  confirmed: ['cancelled'],
  cancelled: [],
};

export const canBecome = (from: StoredStatus, to: StoredStatus): boolean =>
  transitions[from].includes(to);

const isAtOrAfter = (a: Temporal.Instant, b: Temporal.Instant): boolean =>
  Temporal.Instant.compare(a, b) >= 0;

/** A hold lives until, and not including, the instant it expires at. */
export const isHoldOver = (
  booking: Pick<Timed, 'hold_expires_at'>,
  now: Temporal.Instant,
): boolean => booking.hold_expires_at !== null && isAtOrAfter(now, booking.hold_expires_at);

/** The status people see: the row's own, moved on by the clock. */
export const statusAt = (booking: Timed, now: Temporal.Instant): BookingStatus => {
  if (booking.status === 'held') return isHoldOver(booking, now) ? 'expired' : 'held';
  if (booking.status !== 'confirmed')
    return booking.status === 'cancelled' ? 'cancelled' : 'expired';
  if (isAtOrAfter(now, booking.ends_at)) return 'completed';
  return isAtOrAfter(now, booking.starts_at) ? 'in-progress' : 'confirmed';
};

/** Until when a slot taken now waits for its payment. */
export const holdUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: policy.booking.holdMinutes });

/** The room opens a little before the meeting (issue 2, Meet). */
export const roomOpensAt = (start: Temporal.Instant): Temporal.Instant =>
  start.subtract({ minutes: policy.booking.roomOpensMinutesBefore });

/** The room's address is shown from the confirmation until the room closes. */
export const isRoomShown = (booking: Timed, now: Temporal.Instant): boolean =>
  booking.status === 'confirmed' &&
  !isAtOrAfter(now, booking.ends_at.add({ minutes: policy.booking.roomClosesMinutesAfter }));

/** What the meeting is about can change until it starts, while it is held or confirmed. */
export const canChange = (booking: Timed, now: Temporal.Instant): boolean =>
  ['held', 'confirmed'].includes(statusAt(booking, now));

/** A meeting is cancelled before it starts; a hold is released while it lasts. */
export const canCancel = canChange;

/** Whether money that arrives after its hold may still have the slot, if it can be booked. */
export const canConfirmLate = (booking: Timed, now: Temporal.Instant): boolean =>
  !isAtOrAfter(now, booking.starts_at);
