import type { Executor } from '../../../db/connection.ts';
import { listPaidBack, listReceived, type RefundLine } from './store.ts';

/** Money of an order that came or went, in minor units of its currency. */
export type Movement = {
  what: 'paid' | 'refund-started' | 'refunded' | 'refund-failed';
  at: Temporal.Instant;
  /** When a refund was asked for; for a payment the same as `at`. */
  startedAt: Temporal.Instant;
  amount: number;
  /** The operator did it at the card gateway, or the expert beyond the terms; null for all else. */
  by: 'platform' | 'provider' | null;
};

/** The same sums as `paidAmounts`, one by one: payments, then refunds, each in order. */
export async function listMovements(executor: Executor, orderId: string): Promise<Movement[]> {
  const [received, refunds] = [
    await listReceived(executor, orderId),
    await listPaidBack(executor, orderId),
  ];
  return [
    ...received.flatMap(({ received: amount, succeeded_at: at }): Movement[] =>
      amount === null || at === null ? [] : [{ what: 'paid', at, startedAt: at, amount, by: null }],
    ),
    ...refunds.map((refund): Movement => ({
      what: whatOf[refund.status],
      at: refund.settled_at ?? refund.created_at,
      startedAt: refund.created_at,
      amount: refund.amount,
      by: refund.by_hand ? 'platform' : refund.reason === 'goodwill' ? 'provider' : null,
    })),
  ];
}

const whatOf = {
  requested: 'refund-started',
  succeeded: 'refunded',
  failed: 'refund-failed',
  withdrawn: 'refund-failed',
} as const satisfies Record<RefundLine['status'], Movement['what']>;
