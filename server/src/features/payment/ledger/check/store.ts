import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/connection.ts';
import { cardGateway, refundsPayable } from '../rules.ts';
import type { Balance, Books, FreeOrderFact, PaymentFact, Posting, RefundFact } from './rules.ts';

/** The whole books at one moment, whatever is written meanwhile. */
export function readBooks(db: Db): Promise<Books> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({ ...(await readMoney(tx)), freeOrders: await readFreeOrders(tx) }));
}

/** What moved, and why. */
export async function readMoney(tx: Tx): Promise<Omit<Books, 'freeOrders'>> {
  return {
    balances: await readBalances(tx),
    postings: await readPostings(tx),
    payments: await readPayments(tx),
    refunds: await readRefunds(tx),
  };
}

function readBalances(tx: Tx): Promise<Balance[]> {
  return tx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.currency', 'e.account', sql<number>`sum(e.amount)::bigint`.as('amount')])
    .groupBy(['t.currency', 'e.account'])
    .orderBy('t.currency')
    .orderBy('e.account')
    .execute();
}

function readPostings(tx: Tx): Promise<Posting[]> {
  const sumOf = (account: string) => sql<number>`
    coalesce(sum(e.amount) filter (where e.account = ${account}), 0)::bigint`;
  return tx
    .selectFrom('ledger_transactions as t')
    .leftJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(['t.kind', 't.source_id as sourceId', 't.currency'])
    .select([
      sql<number>`coalesce(sum(e.amount), 0)::bigint`.as('total'),
      sumOf(cardGateway).as('atGateway'),
      sumOf(refundsPayable).as('payable'),
    ])
    .groupBy('t.id')
    .execute();
}

function readPayments(tx: Tx): Promise<PaymentFact[]> {
  return tx
    .selectFrom('payments')
    .select(['id', 'intent_id as intentId', 'status', 'received'])
    .select('received_currency as receivedCurrency')
    .orderBy('created_at')
    .execute();
}

function readRefunds(tx: Tx): Promise<RefundFact[]> {
  return tx
    .selectFrom('refunds')
    .select(['id', 'status', 'amount', 'currency'])
    .select(['gateway_id as gatewayId', 'by_hand as byHand'])
    .orderBy('created_at')
    .execute();
}

function readFreeOrders(tx: Tx): Promise<FreeOrderFact[]> {
  const isCancelled = sql<boolean>`
    exists (select 1 from bookings b where b.order_id = o.id and b.status = 'cancelled')
      or exists (select 1 from packages k where k.order_id = o.id and k.status = 'cancelled')`;
  return tx
    .selectFrom('orders as o')
    .select(['o.id', 'o.currency'])
    .select(isCancelled.as('isCancelled'))
    .where('o.amount', '=', 0)
    .where('o.status', '=', 'paid')
    .where(sql<boolean>`o.terms @> '{"promo": {"outcome": "applied"}}'`)
    .orderBy('o.created_at')
    .execute();
}
