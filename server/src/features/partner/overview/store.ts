import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';

/** Instants cut into months of an IANA zone. */
type Span = { partnerId: string; timezone: string; from: Temporal.Instant; now: Temporal.Instant };

function monthOf(column: string, timezone: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${timezone}, 'YYYY-MM')`;
}

/** Orders of which the partner keeps a share. */
function isOfPartner(partnerId: string) {
  return sql<boolean>`o.terms -> 'fees' ->> 'partnerId' = ${partnerId}`;
}

/** Meetings that began, by month. */
export async function countMeetings(db: Executor, { partnerId, timezone, from, now }: Span) {
  const { rows } = await sql<{ month: string; meetings: number }>`
    select ${monthOf('b.starts_at', timezone)} as month, count(*)::int as meetings
    from orders o join bookings b on b.order_id = o.id
    where ${isOfPartner(partnerId)} and b.status = 'confirmed'
      and b.starts_at >= ${from} and b.starts_at <= ${now}
    group by 1`.execute(db);
  return rows;
}

/** People who reserved a time or a package, and how many of them then booked one, by month. */
export async function countReserved(db: Executor, { partnerId, timezone, from, now }: Span) {
  const { rows } = await sql<{ month: string; reserved: number; booked: number }>`
    select ${monthOf('o.created_at', timezone)} as month,
      (count(distinct o.buyer_id))::int as reserved,
      (count(distinct o.buyer_id) filter (where o.status = 'paid'))::int as booked
    from orders o
    where ${isOfPartner(partnerId)} and o.created_at >= ${from} and o.created_at <= ${now}
    group by 1`.execute(db);
  return rows;
}

/** What an account earned, less what went back, by month and currency. */
export async function sumEarned(
  db: Executor,
  account: string,
  { timezone, from, now }: Omit<Span, 'partnerId'>,
) {
  const { rows } = await sql<{ month: string; currency: string; amount: number }>`
    select ${monthOf('t.posted_at', timezone)} as month, t.currency,
      (-sum(e.amount))::bigint as amount
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} and t.posted_at >= ${from} and t.posted_at <= ${now}
    group by 1, 2 order by 2`.execute(db);
  return rows;
}

/** How many applications are in each state. */
export function countApplications(db: Executor, partnerId: string) {
  return db
    .selectFrom('partner_applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('people')])
    .where('partner_id', '=', partnerId)
    .groupBy('status')
    .execute();
}
