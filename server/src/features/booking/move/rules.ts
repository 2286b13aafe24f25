import { policy } from '@puente/contract/policy';

const { atOnceUntilHoursBefore, maxOwnMoves, proposalHours, proposalEndsHoursBefore } =
  policy.moving;

type Party = 'client' | 'provider';

type Movable = {
  status: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  refund_starts_at: Temporal.Instant | null;
  own_moves: number;
};

/** The start that a refund is counted from (move-3). */
export function refundStart(
  booking: Pick<Movable, 'starts_at' | 'refund_starts_at'>,
): Temporal.Instant {
  return booking.refund_starts_at ?? booking.starts_at;
}

/**
 * The same after a move: the earliest start so far, so that nobody moves a meeting away to be paid
 * back more; the new start where the expert asked for the move. Null where it is the new start.
 */
export function refundStartAfter(
  booking: Pick<Movable, 'starts_at' | 'refund_starts_at'>,
  start: Temporal.Instant,
  askedBy: Party,
): Temporal.Instant | null {
  const before = refundStart(booking);
  return askedBy === 'provider' || !isBefore(before, start) ? null : before;
}

/** A confirmed meeting is moved until, and not including, 2 h before its start. */
export function canBeMoved(
  booking: Pick<Movable, 'status' | 'starts_at'>,
  now: Temporal.Instant,
): boolean {
  return booking.status === 'confirmed' && isBefore(now, lastCall(booking.starts_at));
}

function lastCall(start: Temporal.Instant): Temporal.Instant {
  return start.subtract({ hours: proposalEndsHoursBefore });
}

/** How a party moves a meeting now: at once, by asking the other side, or not any more (move-1). */
export function wayToMove(
  booking: Movable,
  by: Party,
  now: Temporal.Instant,
): 'at-once' | 'by-proposal' | null {
  if (!canBeMoved(booking, now)) return null;
  const isInTime = !isBefore(atOnceUntil(booking), now);
  return by === 'client' && isInTime && movesLeft(booking) > 0 ? 'at-once' : 'by-proposal';
}

/** Exactly 48 h before the start a client still moves it. */
export function atOnceUntil(booking: Pick<Movable, 'starts_at'>): Temporal.Instant {
  return booking.starts_at.subtract({ hours: atOnceUntilHoursBefore });
}

export function movesLeft(booking: Pick<Movable, 'own_moves'>): number {
  return Math.max(0, maxOwnMoves - booking.own_moves);
}

/** Until when, exclusive, a time that is proposed now waits for its answer (move-2). */
export function proposalUntil(
  booking: Pick<Movable, 'starts_at'>,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant {
  const ends = [now.add({ hours: proposalHours }), lastCall(booking.starts_at), lastCall(start)];
  return ends.reduce((first, end) => (isBefore(end, first) ? end : first));
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
