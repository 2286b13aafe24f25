import type { BookingStatus } from '@puente/contract/booking';
import { policy } from '@puente/contract/policy';
import { defineStates, type StoredOf } from '../../lib/states.ts';

export type Timed = {
  status: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  hold_expires_at: Temporal.Instant | null;
};

/** The life of a booking (booking-2). In progress and completed follow from the clock. */
export const bookingStates = defineStates({
  initial: { held: 'its time is kept for the payment', confirmed: 'it costs nothing' },
  transitions: {
    held: { confirmed: 'paid', expired: 'its hold is over or released' },
    confirmed: { cancelled: 'somebody cancels it' },
    expired: { confirmed: 'paid late, and the time could still be booked' },
    cancelled: {},
  },
  derived: {
    expired: { held: 'its hold ran out' },
    'in-progress': { confirmed: 'from the start' },
    completed: { 'in-progress': 'from the end' },
  },
});

/** What a booking's row says. */
export type StoredStatus = StoredOf<typeof bookingStates>;

/**
 * The life of a hold, which is what a booking is until it is confirmed: `live` and `over` are
 * `held` before and after its expiry, or `expired` once that was written down; `released` is
 * `expired` by its client; `used` has become a meeting. A booking that costs nothing has none.
 */
export const holdStates = defineStates({
  initial: { live: 'a time is taken' },
  transitions: {
    live: {
      used: 'paid',
      released: 'its client gives it up, or holds another time with the expert',
      over: '15 minutes have passed',
    },
    over: { used: 'paid late, and the time could still be booked' },
    released: {},
    used: {},
  },
  derived: {},
});

export function holdAt(
  booking: Pick<Timed, 'status' | 'hold_expires_at'> & { cancelled_by: string | null },
  now: Temporal.Instant,
): StoredOf<typeof holdStates> | null {
  if (booking.hold_expires_at === null) return null;
  const status = bookingStates.parse(booking.status);
  if (status === 'held') return isHoldOver(booking, now) ? 'over' : 'live';
  if (status !== 'expired') return 'used';
  return booking.cancelled_by === null ? 'over' : 'released';
}

/** A hold lives until, and not including, the instant it expires at. */
export function isHoldOver(
  booking: Pick<Timed, 'hold_expires_at'>,
  now: Temporal.Instant,
): boolean {
  return booking.hold_expires_at !== null && isAtOrAfter(now, booking.hold_expires_at);
}

function isAtOrAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) >= 0;
}

/** The status people see: the row's own, moved on by the clock. */
export function statusAt(booking: Timed, now: Temporal.Instant): BookingStatus {
  const status = bookingStates.parse(booking.status);
  if (status === 'held') return isHoldOver(booking, now) ? 'expired' : 'held';
  if (status !== 'confirmed') return status;
  if (isAtOrAfter(now, booking.ends_at)) return 'completed';
  return isAtOrAfter(now, booking.starts_at) ? 'in-progress' : 'confirmed';
}

/** Until when a slot taken now waits for its payment. */
export function holdUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: policy.booking.holdMinutes });
}

/** The room opens a little before the meeting (room-1). */
export function roomOpensAt(start: Temporal.Instant): Temporal.Instant {
  return start.subtract({ minutes: policy.booking.roomOpensMinutesBefore });
}

/** The room's address is shown from the confirmation until the room closes. */
export function isRoomShown(booking: Timed, now: Temporal.Instant): boolean {
  return (
    booking.status === 'confirmed' &&
    !isAtOrAfter(now, booking.ends_at.add({ minutes: policy.booking.roomClosesMinutesAfter }))
  );
}

/** What the meeting is about can change until it starts, while it is held or confirmed. */
export function canChange(booking: Timed, now: Temporal.Instant): boolean {
  return ['held', 'confirmed'].includes(statusAt(booking, now));
}

/** A meeting is cancelled before it starts; a hold is released while it lasts. */
export const canCancel = canChange;

/** Whether money that arrives after its hold may still have the slot, if it can be booked. */
export function canConfirmLate(booking: Timed, now: Temporal.Instant): boolean {
  return !isAtOrAfter(now, booking.starts_at);
}
