import type { bookingChange, BookingEvent } from '@puente/contract/moving';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { BookingMoves, TimeProposals } from '../../../db/schema.ts';
import type { Movement } from '../../payment/movement/service.ts';
import { proposalStateAt } from '../proposal/rules.ts';
import { holdAt } from '../rules.ts';
import type { BookingView } from '../store.ts';

export type Change = z.output<typeof bookingChange>;

type Proposal = Selectable<TimeProposals>;

/** Moves, proposals and answers in the order in which they happened. */
export function presentChanges(
  proposals: readonly Proposal[],
  moves: readonly Selectable<BookingMoves>[],
  now: Temporal.Instant,
): Change[] {
  const changes = [
    ...moves.map((move): Change => ({
      what: 'moved',
      by: move.moved_by,
      at: move.moved_at.toString(),
      from: move.from_starts_at.toString(),
      to: move.starts_at.toString(),
    })),
    ...proposals.flatMap((proposal) => linesOf(proposal, now)),
  ];
  return inOrder(changes);
}

function linesOf(proposal: Proposal, now: Temporal.Instant): Change[] {
  const { proposed_by: author } = proposal;
  const times = { from: proposal.from_starts_at.toString(), to: proposal.starts_at.toString() };
  const proposed: Change = {
    what: 'proposed',
    by: author,
    at: proposal.created_at.toString(),
    ...times,
  };
  const end = (what: Change['what'], by: Change['by']): Change[] => {
    const at = proposal.ended_at ?? proposal.expires_at;
    return [proposed, { what, by, at: at.toString(), ...times }];
  };
  const other = author === 'client' ? 'provider' : 'client';
  const state = proposalStateAt(proposal, now);
  if (state === 'accepted' || state === 'rejected') return end(state, other);
  if (state === 'withdrawn') return end(state, author);
  if (state === 'expired') return end(state, null);
  // What took its place, or ended the meeting, is told by itself.
  return [proposed];
}

/**
 * All that happened to a booking, for one of its two parties: an expert learns of it when it is
 * booked, and nothing of a card that couldn't take a refund.
 */
export function presentTimeline(
  view: BookingView,
  role: 'client' | 'provider',
  happened: { changes: readonly Change[]; movements: readonly Movement[] },
  now: Temporal.Instant,
): BookingEvent[] {
  const { movements, changes } = happened;
  const shown = movements.filter(({ what }) => role === 'client' || what !== 'refund-failed');
  const moneyLine = ({ what, at, amount, by }: Movement): BookingEvent => ({
    ...lineOf(what, at, what === 'paid' ? 'client' : by),
    amount: { amount, currency: view.currency },
  });
  const lines = [
    ...(role === 'client' ? holdLines(view, now) : []),
    ...shown.filter(({ what }) => what === 'paid').map(moneyLine),
    ...(view.confirmed_at ? [lineOf('booked', view.confirmed_at, 'client')] : []),
    ...changes.map((change): BookingEvent => ({ ...change, amount: null })),
    ...(view.status === 'cancelled' && view.cancelled_at
      ? [lineOf('cancelled', view.cancelled_at, view.cancelled_by)]
      : []),
    ...shown.filter(({ what }) => what !== 'paid').map(moneyLine),
  ];
  return inOrder(lines);
}

/** What a report of a meeting led to, minor units, and when it was asked for. */
export type ReportRefund = { amount: number; at: Temporal.Instant };

/**
 * Of an order's money what concerns one booking: of a session of a package its share of the purchase
 * that took its time, its part of the refund when the package was cancelled, and what was refunded
 * because of a report of this very meeting.
 */
export function movementsOf(
  view: BookingView,
  ofOrder: readonly Movement[],
  ofReports: readonly ReportRefund[],
): readonly Movement[] {
  if (view.package_id === null) return ofOrder;
  // Reports of two sessions may lapse at one instant with one amount: each has one refund.
  const reported = ofReports.flatMap(
    ({ amount, at }) =>
      ofOrder.find(
        (one) => one.what !== 'paid' && one.startedAt.equals(at) && one.amount === amount,
      ) ?? [],
  );
  const { created_at: createdAt, cancelled_at: cancelledAt, refund_amount: refunded } = view;
  const isMine = ({ what, at, startedAt }: Movement): boolean =>
    what === 'paid'
      ? Temporal.Instant.compare(createdAt, at) <= 0
      : (refunded ?? 0) > 0 && cancelledAt !== null && startedAt.equals(cancelledAt);
  const shares = ofOrder.filter(isMine).map((movement) => ({
    ...movement,
    amount: movement.what === 'paid' ? view.price : (refunded ?? 0),
  }));
  return [...shares, ...reported];
}

/** From the time being held to its end; nothing of a booking that cost nothing. */
function holdLines(view: BookingView, now: Temporal.Instant): BookingEvent[] {
  const { hold_expires_at: expires, confirmed_at: confirmedAt } = view;
  if (expires === null) return [];
  const held = lineOf('held', view.created_at, 'client');
  const state = holdAt(view, now);
  if (state === 'released' && view.cancelled_at)
    return [held, lineOf('released', view.cancelled_at, 'client')];
  const isPaidLate = confirmedAt !== null && Temporal.Instant.compare(confirmedAt, expires) >= 0;
  return state === 'over' || isPaidLate ? [held, lineOf('hold-over', expires, null)] : [held];
}

function lineOf(
  what: BookingEvent['what'],
  at: Temporal.Instant,
  by: BookingEvent['by'],
): BookingEvent {
  return { what, by, at: at.toString(), from: null, to: null, amount: null };
}

/** Stable: what happens at one instant stays as it is. */
function inOrder<Line extends { at: string }>(lines: Line[]): Line[] {
  return lines.toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  );
}
