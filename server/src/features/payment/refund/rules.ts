import type { CardRefund } from '../../../gateways/cards/port.ts';
import { defineStates, type StoredOf } from '../../../lib/states.ts';

/** How long every card gateway remembers an idempotency key (Stripe: at least 24 h). */
const replayHours = 24;

/** The life of a refund: `failed` did not arrive and is still owed; `withdrawn` is owed no longer. */
export const refundStates = defineStates({
  initial: { requested: 'it is owed, or was made by hand' },
  transitions: {
    requested: {
      succeeded: 'the card gateway paid it',
      failed: 'the card gateway refused it, or it did not arrive',
      withdrawn: 'a refund by hand paid what it owed, or was itself not paid',
    },
    succeeded: {
      failed: 'it came back from the bank',
      withdrawn: 'made by hand, it came back from the bank',
    },
    failed: { withdrawn: 'a refund by hand paid what it owed' },
    withdrawn: {},
  },
  derived: {},
});
export type RefundStatus = StoredOf<typeof refundStates>;

/** How much of a request can still be granted: refunds never exceed what was received (ledger-2). */
export function grantable(wanted: number, received: number, refundedBefore: number): number {
  return Math.max(0, Math.min(wanted, received - refundedBefore));
}

const longestWaitMinutes = 60;

/** When to try again: 1, 2, 4 … minutes later, at most an hour. */
export function nextAttemptAt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ minutes: Math.min(longestWaitMinutes, 2 ** Math.min(attempts, 10)) });
}

/**
 * Must the gateway be searched for the refund before it is asked for? While the gateway remembers
 * the key, asking again is harmless; after that it would pay twice.
 */
export function isPastReplay(createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, createdAt.add({ hours: replayHours - 1 })) >= 0;
}

/** What the gateway's word changes. A refund that was paid can come back from the bank. */
export function refundStep(
  status: RefundStatus,
  gateway: CardRefund['status'],
): 'wait' | 'paid' | 'failed' | 'returned' | 'nothing' {
  if (status === 'succeeded') return gateway === 'failed' ? 'returned' : 'nothing';
  if (status === 'failed' || status === 'withdrawn') return 'nothing';
  if (gateway === 'pending') return 'wait';
  return gateway === 'succeeded' ? 'paid' : 'failed';
}
