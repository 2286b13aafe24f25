import { defineStates, type StoredOf } from '../../../lib/states.ts';

/** The life of a proposal of another time (move-2). Only an open one holds its time. */
export const proposalStates = defineStates({
  initial: { open: 'another time is proposed' },
  transitions: {
    open: {
      accepted: 'the other side agrees, which moves the meeting',
      rejected: 'the other side declines',
      superseded: 'a newer proposal, or a move by the client, takes its place',
      withdrawn: 'its author takes it back',
      expired: 'nobody answered in time',
      closed: 'the meeting is cancelled',
    },
    accepted: {},
    rejected: {},
    superseded: {},
    withdrawn: {},
    expired: {},
    closed: {},
  },
  derived: {},
});

export type ProposalStatus = StoredOf<typeof proposalStates>;

/** The state that people see: open until, and not including, its expiry. */
export function proposalStateAt(
  proposal: { status: string; expires_at: Temporal.Instant },
  now: Temporal.Instant,
): ProposalStatus {
  const status = proposalStates.parse(proposal.status);
  const isOver = Temporal.Instant.compare(now, proposal.expires_at) >= 0;
  return status === 'open' && isOver ? 'expired' : status;
}
