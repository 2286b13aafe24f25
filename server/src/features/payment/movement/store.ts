import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Payments, Refunds } from '../../../db/schema.ts';

/** What came in for an order in its currency. */
export function listReceived(
  executor: Executor,
  orderId: string,
): Promise<Pick<Selectable<Payments>, 'received' | 'succeeded_at'>[]> {
  return executor
    .selectFrom('payments')
    .select(['received', 'succeeded_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .whereRef('received_currency', '=', 'currency')
    .orderBy('succeeded_at')
    .execute();
}

export type RefundLine = Pick<
  Selectable<Refunds>,
  'amount' | 'status' | 'by_hand' | 'reason' | 'created_at' | 'settled_at'
>;

/** What goes back of it, or was to go back. */
export function listPaidBack(executor: Executor, orderId: string): Promise<RefundLine[]> {
  return executor
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.amount', 'r.status', 'r.by_hand', 'r.reason', 'r.created_at', 'r.settled_at'])
    .where('p.order_id', '=', orderId)
    .where('r.status', '<>', 'withdrawn')
    .where(sql<boolean>`r.currency = p.currency and p.received_currency = p.currency`)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}
