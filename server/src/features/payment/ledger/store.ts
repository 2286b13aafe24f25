import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { newId } from '../../../lib/ids.ts';
import type { Entry } from './rules.ts';

export type Posting = {
  kind:
    | 'charge'
    | 'refund-owed'
    | 'refund-paid'
    | 'refund-withdrawn'
    | 'correction'
    | 'promo'
    | 'promo-returned';
  /** The payment, refund or free order that causes it; it causes one of a kind. */
  sourceId: string;
  orderId: string;
  currency: string;
  at: Temporal.Instant;
  entries: readonly Entry[];
};

/** Writes a balanced transaction; false when its cause had been posted before. */
export async function insertTransaction(tx: Tx, posting: Posting): Promise<boolean> {
  const id = newId();
  const inserted = await tx
    .insertInto('ledger_transactions')
    .values({
      id,
      kind: posting.kind,
      source_id: posting.sourceId,
      order_id: posting.orderId,
      currency: posting.currency,
      posted_at: posting.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'source_id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const rows = posting.entries.map((entry, index) => ({
    transaction_id: id,
    line: index + 1,
    ...entry,
  }));
  await tx.insertInto('ledger_entries').values(rows).execute();
  return true;
}

/** What the experts of orders have of them by now, minor units. */
export async function sumCredited(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(['o.id as order_id', sql<number>`(-sum(e.amount))::bigint`.as('credited')])
    .where('t.order_id', 'in', orderIds)
    .where(sql<boolean>`e.account = 'provider:' || o.seller_id`)
    .groupBy('o.id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.credited]));
}

/**
 * The entries in which the money of a payment first came in, or a promo code paid for a free order, in
 * the order of posting.
 */
export function findIncoming(executor: Executor, sourceId: string): Promise<Entry[]> {
  return executor
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .where('t.source_id', '=', sourceId)
    .where('t.kind', 'in', ['charge', 'correction', 'promo'])
    .orderBy('e.line')
    .select(['e.account', 'e.amount'])
    .execute();
}
