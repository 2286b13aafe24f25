import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';

export type PaymentFacts = {
  id: string;
  booking_id: string;
  status: string;
  currency: string;
  amount: number;
  received: number | null;
  created_at: Temporal.Instant;
  succeeded_at: Temporal.Instant | null;
};

/** Payments of bookings that the person made. */
export const readOwnPayments = async (db: Executor, userId: string): Promise<PaymentFacts[]> => {
  const { rows } = await sql<PaymentFacts>`
    select p.id, p.booking_id, p.status, p.currency, p.amount, p.received, p.created_at,
      p.succeeded_at
    from payments p join bookings b on b.id = p.booking_id
    where b.client_id = ${userId} order by p.created_at, p.id`.execute(db);
  return rows;
};

export type RefundFacts = {
  id: string;
  payment_id: string;
  status: string;
  currency: string;
  amount: number;
  reason: string;
  created_at: Temporal.Instant;
  settled_at: Temporal.Instant | null;
};

export const readOwnRefunds = async (db: Executor, userId: string): Promise<RefundFacts[]> => {
  const { rows } = await sql<RefundFacts>`
    select r.id, r.payment_id, r.status, r.currency, r.amount, r.reason, r.created_at, r.settled_at
    from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
    where b.client_id = ${userId} order by r.created_at, r.id`.execute(db);
  return rows;
};

export type EarningFacts = {
  kind: string;
  booking_id: string | null;
  currency: string;
  /** Debit positive: what the person earned stands with minus. */
  amount: number;
  posted_at: Temporal.Instant;
};

export const readEntriesOf = async (db: Executor, account: string): Promise<EarningFacts[]> => {
  const { rows } = await sql<EarningFacts>`
    select t.kind, t.booking_id, t.currency, e.amount, t.posted_at
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} order by t.posted_at, t.id, e.line`.execute(db);
  return rows;
};

/** Can money of the person's bookings, on either side, still arrive or go back? */
export const isMoneyUnderWay = async (db: Executor, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ under_way: boolean }>`
    select exists (
      select 1 from bookings b join payments p on p.booking_id = b.id
      where (b.client_id = ${userId} or b.provider_id = ${userId})
        and (p.status not in ('succeeded', 'cancelled')
          or exists (select 1 from refunds r where r.payment_id = p.id and r.status in ('requested', 'failed')))
    ) as under_way`.execute(db);
  return rows[0]?.under_way ?? false;
};

/** Does the account owe, or is it owed, anything in any currency? */
export const hasBalance = async (db: Executor, account: string): Promise<boolean> => {
  const { rows } = await sql`
    select t.currency from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} group by t.currency having sum(e.amount) <> 0 limit 1`.execute(db);
  return rows.length > 0;
};
