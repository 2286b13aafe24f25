import type { CardRefund } from '../../../gateways/cards/port.ts';

/** How long every card gateway remembers an idempotency key (Stripe: at least 24 h). */
const replayHours = 24;

/** `failed` did not arrive and is still owed; `withdrawn` is owed no longer. */
export type RefundStatus = 'requested' | 'succeeded' | 'failed' | 'withdrawn';

/** What of the wish can still be granted: refunds never exceed what was received (RF-09). */
export const grantable = (wanted: number, received: number, refundedBefore: number): number =>
  Math.max(0, Math.min(wanted, received - refundedBefore));

const longestWaitMinutes = 60;

/** When to try again: 1, 2, 4 … minutes later, at most an hour. */
export const nextTryAt = (now: Temporal.Instant, tries: number): Temporal.Instant =>
  now.add({ minutes: Math.min(longestWaitMinutes, 2 ** Math.min(tries, 10)) });

/**
 * Must the gateway be searched for the refund before it is asked for? While the gateway remembers
 * the key, asking again is harmless; after that it would pay twice.
 */
export const isPastReplay = (createdAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, createdAt.add({ hours: replayHours - 1 })) >= 0;

/** What the gateway's word changes. A refund that was paid can come back from the bank. */
export const refundStep = (
  status: RefundStatus,
  gateway: CardRefund['status'],
): 'wait' | 'paid' | 'failed' | 'returned' | 'nothing' => {
  if (status === 'succeeded') return gateway === 'failed' ? 'returned' : 'nothing';
  if (status === 'failed' || status === 'withdrawn') return 'nothing';
  if (gateway === 'pending') return 'wait';
  return gateway === 'succeeded' ? 'paid' : 'failed';
};
