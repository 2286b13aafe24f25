import type { bookingChange } from '@puente/contract/moving';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { BookingMoves, TimeProposals } from '../../../db/schema.ts';
import { proposalStateAt } from '../proposal/rules.ts';

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
  // Stable: what happens at one instant stays in the order of its rows.
  return changes.toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  );
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
