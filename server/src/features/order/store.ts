import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Executor, Tx } from '../../db/connection.ts';
import { type Order, orderKinds, orderStates, priceTerms } from './rules.ts';

/** What the database's types don't say. */
const checked = z.object({ kind: z.enum(orderKinds), terms: priceTerms });

export async function findOrder(executor: Executor, orderId: string): Promise<Order | null> {
  const row = await executor
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ? { ...row, ...checked.parse(row) } : null;
}

/** What a person bought, and what they sold that was paid: unpaid orders are the buyer's alone. */
export async function findOrdersOf(executor: Executor, userId: string): Promise<Order[]> {
  const rows = await executor
    .selectFrom('orders')
    .selectAll()
    .where((row) =>
      row.or([
        row('buyer_id', '=', userId),
        row.and([row('seller_id', '=', userId), row('status', '=', 'paid')]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, ...checked.parse(row) }));
}

/** Locks the row; what the order buys must be locked before, its payment after. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | null> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, ...checked.parse(row) } : null;
}

/** Inserts an order if `source` yields a row: part of the statement that takes what it buys. */
export function insertOrderFrom(order: Order, source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into orders (id, kind, quote_id, buyer_id, seller_id, currency, amount, terms, status,
      created_at, paid_at)
    select ${order.id}::uuid, ${order.kind}, ${order.quote_id}::uuid, ${order.buyer_id}::uuid,
      ${order.seller_id}::uuid, ${order.currency}, ${order.amount}::bigint,
      ${JSON.stringify(order.terms)}::jsonb, ${order.status}, ${order.created_at}::timestamptz,
      ${order.paid_at}::timestamptz
    ${source} returning id`;
}

/** Inserts an order in a transaction that has locked what it buys. */
export async function insertOrder(tx: Tx, order: Order): Promise<void> {
  await tx
    .insertInto('orders')
    .values({ ...order, terms: JSON.stringify(order.terms) })
    .execute();
}

/** Ends unpaid orders named by `orderIds`, a select: part of the statement that ends what they buy. */
export function lapseOrdersFrom(orderIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    update orders set status = 'lapsed'
    where id in (${orderIds}) and status = any(${orderStates.sourcesOf('lapsed')}::text[])
    returning id`;
}

/** The same for orders that are known by id. */
export async function markLapsed(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await lapseOrdersFrom(sql`select unnest(${[...orderIds]}::uuid[])`).execute(tx);
}

export async function markPaid(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', orderId)
    .where('status', 'in', orderStates.sourcesOf('paid'))
    .execute();
}
