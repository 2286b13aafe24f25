import type { Booking } from '@puente/contract/booking';
import type { BookingView } from '../store.ts';
import { atOnceUntil, movesLeft, wayToMove } from './rules.ts';

/** How this party can move the meeting now. */
export function presentMoving(
  view: BookingView,
  role: Booking['role'],
  now: Temporal.Instant,
): Booking['moving'] {
  const way = wayToMove(view, role, now);
  if (way === null) return null;
  return {
    way,
    movesLeft: role === 'client' ? movesLeft(view) : 0,
    atOnceUntil: way === 'at-once' ? atOnceUntil(view).toString() : null,
  };
}

/** The open proposal; one that ran out by the clock is none, written down or not. */
export function presentProposal(
  view: BookingView,
  role: Booking['role'],
  now: Temporal.Instant,
): Booking['proposal'] {
  const { proposed_starts_at: start, proposed_ends_at: end, proposed_until: until } = view;
  const { proposal_id: id, proposal_by: by, proposal_created_at: createdAt } = view;
  const { proposal_asked_by: askedBy } = view;
  if (!start || !end || !until || !id || !by || !askedBy || !createdAt) return null;
  if (Temporal.Instant.compare(now, until) >= 0) return null;
  return {
    id,
    by,
    askedBy,
    isOwn: by === role,
    start: start.toString(),
    end: end.toString(),
    message: view.proposal_message,
    createdAt: createdAt.toString(),
    expiresAt: until.toString(),
  };
}
