import { z } from 'zod';
import { booking } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { party } from './moving-terms.ts';
import { policy } from './policy.ts';
import { instant } from './time.ts';

/** `closed`: the meeting was cancelled. */
export const proposalState = z.enum([
  'open',
  'accepted',
  'rejected',
  'superseded',
  'withdrawn',
  'expired',
  'closed',
]);
export type ProposalState = z.infer<typeof proposalState>;

export const proposeNewTime = endpoint({
  method: 'POST',
  path: '/api/booking/propose-new-time',
  tag: 'booking',
  summary:
    'Propose another time for a meeting. The meeting stands meanwhile and the time is held; a ' +
    'newer proposal takes the place of an open one.',
  actor: 'client',
  idempotent: true,
  body: z.object({
    bookingId: id,
    start: instant,
    message: z.string().trim().max(policy.moving.messageMaxLength).optional(),
  }),
  reply: booking,
  errors: ['not-found', 'not-movable', 'slot-taken', 'slot-unavailable', 'own-clash'],
  status: 201,
});

export const respondToProposal = endpoint({
  method: 'POST',
  path: '/api/booking/respond-to-proposal',
  tag: 'booking',
  summary: 'Accept the time that the other side proposed, which moves the meeting, or reject it.',
  actor: 'client',
  idempotent: true,
  body: z.object({ proposalId: id, response: z.enum(['accept', 'reject']) }),
  reply: booking,
  errors: ['not-found', 'proposal-not-open'],
});

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/booking/withdraw-proposal',
  tag: 'booking',
  summary: 'Take an own proposal back while it is open.',
  actor: 'client',
  idempotent: true,
  body: z.object({ proposalId: id }),
  reply: booking,
  errors: ['not-found', 'proposal-not-open'],
});

/** A line of a meeting's history. */
export const bookingChange = z.object({
  what: z.enum(['moved', 'proposed', 'accepted', 'rejected', 'withdrawn', 'expired']),
  /** Null where nobody did it. */
  by: party.nullable(),
  at: instant,
  /** The start that the meeting had then. */
  from: instant,
  /** The start it was moved to, or was asked to be moved to. */
  to: instant,
});

export const readChanges = endpoint({
  method: 'GET',
  path: '/api/booking/:id/changes',
  tag: 'booking',
  summary: 'How the time of an own meeting came to be: moves, proposals and answers, in order.',
  actor: 'client',
  params: z.object({ id }),
  reply: z.object({ changes: z.array(bookingChange) }),
  errors: [],
});
