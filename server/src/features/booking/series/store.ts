import type { PlanChoice } from '@puente/contract/plan-quote';
import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';
import type { BookingRow } from '../store.ts';

export async function insertBooking(tx: Tx, booking: BookingRow): Promise<void> {
  const { venue } = booking;
  await tx
    .insertInto('bookings')
    .values({ ...booking, venue: venue === null ? null : JSON.stringify(venue) })
    .execute();
}

/** What makes two requests for a package the same one. */
export type SamePackage = {
  clientId: string;
  providerId: string;
  offeringId: string;
  quoteId: string | null;
  currency: string;
  amount: number;
  /** The code that lowered the price; null without one. */
  promoId: string | null;
  mode: string;
  officeId: string | null;
  starts: readonly Temporal.Instant[];
  /** Null where it is no plan. */
  plan: PlanChoice | null;
};

/** The package that the client has by this quote already, or holds at these very times and price. */
export async function findSamePackage(
  tx: Tx,
  same: SamePackage,
  now: Temporal.Instant,
): Promise<string | null> {
  const weekdays = (same.plan?.pattern.weekdays ?? []).toSorted((a, b) => a - b);
  const { rows } = await sql<{ id: string }>`
    select k.id from packages k join orders o on o.id = k.order_id
      left join plans p on p.id = k.plan_id
    where p.start_date is not distinct from ${same.plan?.startDate ?? null}::date
      and p.wall_time is not distinct from ${same.plan?.pattern.time ?? null}::text
      and coalesce(p.weekdays, '{}') = ${weekdays}::int[]
      and k.client_id = ${same.clientId} and k.provider_id = ${same.providerId}
      and (k.status = 'active' and o.quote_id = ${same.quoteId}::uuid
        or k.status = 'reserved' and o.status = 'open' and k.hold_expires_at > ${now}::timestamptz
          and k.offering_id = ${same.offeringId}::uuid and o.currency = ${same.currency}
          and o.amount = ${same.amount}::bigint
          and case when o.terms @> '{"promo": {"outcome": "applied"}}' then o.terms #>> '{promo,id}'
            end is not distinct from ${same.promoId}::text
          and array(select b.starts_at from bookings b where b.package_id = k.id
              and b.status = 'held' and b.mode = ${same.mode}
              and b.office_id is not distinct from ${same.officeId}::uuid order by b.starts_at)
            = ${[...same.starts]}::timestamptz[])
    order by k.created_at limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
