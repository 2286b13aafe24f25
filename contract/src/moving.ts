import { z } from 'zod';
import { booking } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { party } from './moving-terms.ts';
import { optional } from './optional.ts';
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
    message: optional(z.string().trim().max(policy.moving.messageMaxLength)),
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

/**
 * What happened to a booking. `held`, `released`, `hold-over` and `refund-failed` are told to its
 * client alone; an expert's line begins when it is booked. `refund-started` is on its way to the card.
 */
export const bookingEvent = z.object({
  what: z.enum([
    'held',
    'released',
    'hold-over',
    'paid',
    'booked',
    ...bookingChange.shape.what.options,
    'cancelled',
    'refund-started',
    'refunded',
    'refund-failed',
  ]),
  /** Null where nobody did it; `platform` is the operator. */
  by: z.enum([...party.options, 'platform']).nullable(),
  at: instant,
  /** As in a change; null for all else. */
  from: instant.nullable(),
  to: instant.nullable(),
  /** Of a payment or a refund, in the currency of the booking. */
  amount: money.nullable(),
});
export type BookingEvent = z.infer<typeof bookingEvent>;

export const readChanges = endpoint({
  method: 'GET',
  path: '/api/booking/:id/changes',
  tag: 'booking',
  summary:
    'What became of an own booking, in order: `changes` of its time alone, and the whole `timeline`.',
  actor: 'client',
  params: z.object({ id }),
  reply: z.object({ changes: z.array(bookingChange), timeline: z.array(bookingEvent) }),
  errors: [],
});
