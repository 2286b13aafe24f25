import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { RefundStatus } from './rules.ts';

export type ReceivedPayment = {
  id: string;
  received: number;
  received_currency: string;
};

/** The payment of a booking whose money arrived, locked: its refunds are in line from here on. */
export const lockReceivedPayment = async (
  tx: Tx,
  bookingId: string,
): Promise<ReceivedPayment | null> => {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'received', 'received_currency'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'succeeded')
    .$narrowType<{ received: number; received_currency: string }>()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
};

/** Minor units refunded of a payment or still owed; of one status when it is named. */
export const sumRefunds = async (
  executor: Executor,
  paymentId: string,
  status?: RefundStatus,
): Promise<number> => {
  let rows = executor.selectFrom('refunds').where('payment_id', '=', paymentId);
  rows = status ? rows.where('status', '=', status) : rows.where('status', '<>', 'withdrawn');
  const { total } = await rows
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const insertRefund = async (
  tx: Tx,
  refund: {
    id: string;
    payment_id: string;
    currency: string;
    amount: number;
    reason: string;
    created_at: Temporal.Instant;
    due_at: Temporal.Instant;
  },
): Promise<void> => {
  const values = { ...refund, status: 'requested', gateway_id: null, settled_at: null };
  await tx.insertInto('refunds').values(values).execute();
};

const refundRows = (executor: Executor) =>
  executor
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'r.currency', 'r.status', 'r.gateway_id', 'r.created_at'])
    .select(['r.tries', 'r.by_hand', 'p.intent_id', 'p.booking_id'])
    .$narrowType<{ status: RefundStatus }>();

export type RefundRow = Awaited<
  ReturnType<ReturnType<typeof refundRows>['executeTakeFirstOrThrow']>
>;

export const findRefundRow = async (
  executor: Executor,
  refundId: string,
): Promise<RefundRow | null> =>
  (await refundRows(executor).where('r.id', '=', refundId).executeTakeFirst()) ?? null;

export const lockRefundRow = (tx: Tx, refundId: string): Promise<RefundRow> =>
  refundRows(tx).where('r.id', '=', refundId).forUpdate('r').executeTakeFirstOrThrow();

/** It is under way; when to ask again, and under which id the gateway knows it. */
export const putOff = async (
  tx: Tx,
  refundId: string,
  to: { dueAt: Temporal.Instant; gatewayId: string | null; tries: number },
): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set({ due_at: to.dueAt, gateway_id: to.gatewayId, tries: to.tries })
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .execute();
};

export const closeRefund = async (
  tx: Tx,
  refundId: string,
  to: { status: 'succeeded' | 'failed'; gatewayId: string | null; at: Temporal.Instant },
): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set({ status: to.status, gateway_id: to.gatewayId, settled_at: to.at, due_at: null })
    .where('id', '=', refundId)
    .execute();
};

/** Takes refunds whose next try has come, and puts the one after it off. */
export const takeDueRefunds = async (
  tx: Tx,
  due: { now: Temporal.Instant; nextAt: Temporal.Instant; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update refunds set due_at = ${due.nextAt} where id in (
      select id from refunds where due_at <= ${due.now} and status = 'requested'
      order by due_at limit ${due.limit} for update skip locked)
    returning id`.execute(tx);
  return rows.map((row) => row.id);
};
