import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';

/** Payments of orders that the person made. */
export function readOwnPayments(db: Executor, userId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id', 'p.status', 'p.currency', 'p.amount', 'p.received'])
    .select(['p.created_at', 'p.succeeded_at'])
    .where('o.buyer_id', '=', userId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}

export function readOwnRefunds(db: Executor, userId: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['r.id', 'r.payment_id', 'r.status', 'r.currency', 'r.amount', 'r.reason'])
    .select(['r.created_at', 'r.settled_at'])
    .where('o.buyer_id', '=', userId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

/** Entries of one account. Debit positive: what the person earned is negative. */
export function readEntriesOf(db: Executor, account: string) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 't.order_id', 't.currency', 'e.amount', 't.posted_at'])
    .where('e.account', '=', account)
    .orderBy('t.posted_at')
    .orderBy('t.id')
    .orderBy('e.line')
    .execute();
}

/** Can money of the person's orders, on either side, still arrive or go back? */
export async function isMoneyUnderWay(db: Executor, userId: string): Promise<boolean> {
  const underWay = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select('p.id')
    .where((row) => row.or([row('o.buyer_id', '=', userId), row('o.seller_id', '=', userId)]))
    .where((row) =>
      row.or([
        row('p.status', 'not in', ['succeeded', 'cancelled']),
        row.exists(
          row
            .selectFrom('refunds as r')
            .select('r.id')
            .whereRef('r.payment_id', '=', 'p.id')
            .where('r.status', 'in', ['requested', 'failed']),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return underWay !== undefined;
}

/** Does the account owe, or is it owed, anything in any currency? */
export async function hasBalance(db: Executor, account: string): Promise<boolean> {
  const balance = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select('t.currency')
    .where('e.account', '=', account)
    .groupBy('t.currency')
    .having(sql<boolean>`sum(e.amount) <> 0`)
    .limit(1)
    .executeTakeFirst();
  return balance !== undefined;
}
