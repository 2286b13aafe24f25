import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { refundStates, type RefundStatus } from './rules.ts';

/** As a literal: only so the planner sees that the index of refunds to be sent will do. */
const isLiterallyRequested = sql<boolean>`status = 'requested'`;

/** Minor units refunded of a payment or still owed; of one status when it is named. */
export async function sumRefunds(
  executor: Executor,
  paymentId: string,
  status?: RefundStatus,
): Promise<number> {
  let rows = executor.selectFrom('refunds').where('payment_id', '=', paymentId);
  rows = status ? rows.where('status', '=', status) : rows.where('status', '<>', 'withdrawn');
  const { total } = await rows
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertRefund(
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
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, status: 'requested', gateway_id: null, settled_at: null })
    .execute();
}

export type RefundRow = Awaited<
  ReturnType<ReturnType<typeof refundRows>['executeTakeFirstOrThrow']>
>;

function refundRows(executor: Executor) {
  return executor
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'r.currency', 'r.status', 'r.gateway_id', 'r.created_at'])
    .select(['r.attempts', 'r.by_hand', 'p.intent_id', 'p.order_id']);
}

export async function findRefundRow(
  executor: Executor,
  refundId: string,
): Promise<RefundRow | null> {
  return (await refundRows(executor).where('r.id', '=', refundId).executeTakeFirst()) ?? null;
}

export function lockRefundRow(tx: Tx, refundId: string): Promise<RefundRow> {
  return refundRows(tx).where('r.id', '=', refundId).forUpdate('r').executeTakeFirstOrThrow();
}

/** It is under way; when to ask again, and under which id the gateway knows it. */
export async function rescheduleRefund(
  tx: Tx,
  refundId: string,
  to: { dueAt: Temporal.Instant; gatewayId: string | null; attempts: number },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ due_at: to.dueAt, gateway_id: to.gatewayId, attempts: to.attempts })
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .execute();
}

export async function closeRefund(
  tx: Tx,
  refundId: string,
  to: { status: 'succeeded' | 'failed'; gatewayId: string | null; at: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ status: to.status, gateway_id: to.gatewayId, settled_at: to.at, due_at: null })
    .where('id', '=', refundId)
    .where('status', 'in', refundStates.sourcesOf(to.status))
    .execute();
}

/** Takes refunds whose next attempt is due, and schedules the one after it; in the order of ids. */
export async function takeDueRefunds(
  tx: Tx,
  due: { now: Temporal.Instant; nextAt: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable('refunds')
    .set({ due_at: due.nextAt })
    .where('id', 'in', (refunds) =>
      refunds
        .selectFrom('refunds')
        .select('id')
        .where('due_at', '<=', due.now)
        .where(isLiterallyRequested)
        .orderBy('due_at')
        .limit(due.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id).toSorted();
}
