import { type Insertable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { BookingsTable } from '../../../db/schema.ts';
import { type BookingRow, countsAsMet } from '../store.ts';

export type NewBooking = Insertable<BookingsTable>;

type Wanted = {
  quoteId: string;
  clientId: string;
  providerId: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  currency: string;
  price: number;
};

export type Cleared = {
  /** The client's own booking of this very slot: a live hold at this price, or of this quote. */
  sameId: string | null;
  /** Other live holds of the client with the provider, released just now. */
  releasedIds: string[];
  /** The two have met, so that a first-booking price no longer applies. */
  hasMet: boolean;
};

/**
 * Makes room for a hold, in one statement under the calendar's lock: overdue holds in its way
 * expire, and the client's other hold with this provider is let go.
 */
export const clearTheWay = async (
  tx: Tx,
  wanted: Wanted,
  now: Temporal.Instant,
): Promise<Cleared> => {
  const { quoteId, clientId, providerId, start, end, currency, price } = wanted;
  const { rows } = await sql<Cleared>`
    with own as (
      select id, status, confirmed_at, price, refund_amount,
        status = 'held' and hold_expires_at > ${now}::timestamptz as is_live_hold,
        starts_at = ${start}::timestamptz and ends_at = ${end}::timestamptz
          and case when status = 'held'
            then currency = ${currency} and price = ${price}::bigint
            else quote_id = ${quoteId} end as is_same
      from bookings where client_id = ${clientId} and provider_id = ${providerId}
    ), over as (
      select id, true as is_own from own where is_live_hold and not is_same
      union all
      select id, false from bookings
      where provider_id = ${providerId} and status = 'held'
        and tstzrange(starts_at, ends_at) && tstzrange(${start}, ${end})
        and hold_expires_at <= ${now}::timestamptz
    ), ended as (
      update bookings b set status = 'expired',
        cancelled_at = case when over.is_own then ${now}::timestamptz end,
        cancelled_by = case when over.is_own then 'client' end
      from over where over.id = b.id
      returning b.id, over.is_own
    )
    select
      (select id from own where is_same and (is_live_hold or status = 'confirmed')) as "sameId",
      array(select id::text from ended where is_own) as "releasedIds",
      exists (select 1 from own m where ${countsAsMet}) as "hasMet"`.execute(tx);
  return rows[0] ?? { sameId: null, releasedIds: [], hasMet: false };
};

/** Refused by the constraint `bookings_no_overlap` should the lock ever have failed. */
export const insertBooking = async (tx: Tx, booking: NewBooking): Promise<BookingRow> =>
  tx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();

/** Calendars with holds that ran out. */
export const findOverdueCalendars = async (
  db: Executor,
  now: Temporal.Instant,
): Promise<string[]> => {
  const { rows } = await sql<{ provider_id: string }>`
    select distinct provider_id from bookings
    where status = 'held' and hold_expires_at <= ${now}`.execute(db);
  return rows.map((row) => row.provider_id);
};

/** Ends the holds of one calendar that ran out; the calendar must be locked before. */
export const expireHolds = async (
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update bookings set status = 'expired'
    where provider_id = ${providerId} and status = 'held' and hold_expires_at <= ${now}`.execute(
    tx,
  );
};
