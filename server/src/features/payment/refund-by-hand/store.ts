import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';
import type { KnownRefund } from './rules.ts';

/** All refunds of a payment, locked; lock the payment first. */
export const lockRefundsOf = async (tx: Tx, paymentId: string): Promise<KnownRefund[]> => {
  const { rows } = await sql<KnownRefund>`
    select id, amount, status, gateway_id as "gatewayId", by_hand as "byHand", reason
    from refunds where payment_id = ${paymentId} order by created_at, id for update`.execute(tx);
  return rows;
};

export const insertByHand = async (
  tx: Tx,
  refund: {
    id: string;
    paymentId: string;
    gatewayId: string;
    amount: number;
    currency: string;
    at: Temporal.Instant;
  },
): Promise<void> => {
  await sql`
    insert into refunds
      (id, payment_id, currency, amount, reason, status, gateway_id, created_at, by_hand)
    values (${refund.id}, ${refund.paymentId}, ${refund.currency}, ${refund.amount},
      'made-by-hand', 'requested', ${refund.gatewayId}, ${refund.at}, true)`.execute(tx);
};

/** It is owed no longer; `replacedBy` is the refund by hand that paid for it. */
export const markWithdrawn = async (
  tx: Tx,
  refundId: string,
  to: { replacedBy: string | null; at: Temporal.Instant },
): Promise<void> => {
  await sql`
    update refunds set status = 'withdrawn', replaced_by = ${to.replacedBy},
      settled_at = ${to.at}, due_at = null
    where id = ${refundId}`.execute(tx);
};

/** What the refunds that this one paid for add up to, and why they had been granted. */
export const readReplaced = async (
  tx: Tx,
  refundId: string,
): Promise<{ amount: number; reason: string | null }> => {
  const { rows } = await sql<{ amount: number; reason: string | null }>`
    select coalesce(sum(amount), 0)::bigint as amount, min(reason) as reason
    from refunds where replaced_by = ${refundId}`.execute(tx);
  return rows[0] ?? { amount: 0, reason: null };
};
