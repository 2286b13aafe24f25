import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';
import { refundStates } from '../refund/rules.ts';
import type { KnownRefund } from './rules.ts';

/** All refunds of a payment, locked; lock the payment first. */
export function lockRefundsOf(tx: Tx, paymentId: string): Promise<KnownRefund[]> {
  return tx
    .selectFrom('refunds')
    .select(['id', 'amount', 'status', 'reason'])
    .select(['gateway_id as gatewayId', 'by_hand as byHand'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertByHand(
  tx: Tx,
  refund: {
    id: string;
    paymentId: string;
    gatewayId: string;
    amount: number;
    currency: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      currency: refund.currency,
      amount: refund.amount,
      reason: 'made-by-hand',
      status: 'requested',
      gateway_id: refund.gatewayId,
      created_at: refund.at,
      by_hand: true,
    })
    .execute();
}

/** It is owed no longer; `replacedBy` is the refund by hand that paid for it. */
export async function markWithdrawn(
  tx: Tx,
  refundId: string,
  to: { replacedBy: string | null; at: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      status: 'withdrawn',
      replaced_by: to.replacedBy,
      settled_at: to.at,
      due_at: null,
    })
    .where('id', '=', refundId)
    .where('status', 'in', refundStates.sourcesOf('withdrawn'))
    .execute();
}

/** What the refunds that this one paid for add up to, and why they had been granted. */
export function readReplaced(
  tx: Tx,
  refundId: string,
): Promise<{ amount: number; reason: string | null }> {
  return tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .select((row) => row.fn.min<string | null>('reason').as('reason'))
    .where('replaced_by', '=', refundId)
    .executeTakeFirstOrThrow();
}
