import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import { needsFirstMeeting, type Order, promoOf } from '../../order/rules.ts';
import { type BookingRow, countsAsMet, isInTheWay } from '../store.ts';

/** A booking to be inserted and the order that buys it, complete, so that nothing is read back. */
export type Wanted = { booking: BookingRow; order: Order };

export type Attempt = {
  /** The client's own booking of this very slot: a live hold at this price, or of this quote. */
  sameId: string | null;
  /** Somebody has it, or something within the travel and the buffer around it. */
  isTaken: boolean;
  /** Other live holds of the client with the provider, released for this one. */
  releasedIds: string[];
  /** The orders of those. */
  releasedOrderIds: string[];
  /** The client has nothing that a rule about their own time would have to look at. */
  isAlone: boolean;
  isInserted: boolean;
};

/** How a booking is tried. */
export type Terms = {
  /** Null when the hours don't offer the slot: nothing is inserted. */
  offered: { bufferMinutes: number } | null;
  /** Yields a row while the calendar may be changed by this statement. */
  calendar: RawBuilder<unknown>;
  /** Yields a row for each of the two whose time may be taken by this statement. */
  people: RawBuilder<unknown>;
  /** True when no rule about the client's own time has anything to look at. */
  isAlone: RawBuilder<unknown>;
  /**
   * Goes on although the client has other meetings or holds: the caller judges those, and ends the
   * payment of a released hold.
   */
  mayHaveOthers: boolean;
  /** What the order feature adds to the statement. */
  orders: {
    placeOrderFrom: (order: Order, source: RawBuilder<unknown>) => RawBuilder<unknown>;
    lapseFrom: (orderIds: RawBuilder<unknown>) => RawBuilder<unknown>;
  };
  now: Temporal.Instant;
};

/** The transaction has locked calendar and people: they may be changed. */
export const lockedBefore = {
  calendar: sql`select 1`,
  people: sql`select 1 from generate_series(1, 2)`,
};

/**
 * Takes a slot in one statement: overdue holds in its way expire, the client's other hold with
 * this provider is released, and the booking is inserted with its order when nobody has the time and
 * the hours offer it. What it reads is true because calendar and people are locked, or unchanged
 * since they were read.
 * The constraint `bookings_no_overlap` refuses it should all of that ever fail. In a transaction,
 * the caller rolls back when there is no booking, so that no hold was released for nothing.
 */
export async function tryBooking(
  db: Executor,
  { booking: wanted, order }: Wanted,
  { offered, calendar, people, isAlone, mayHaveOthers, orders, now }: Terms,
): Promise<Attempt> {
  const columns = Object.entries(wanted);
  const condition = sql`from found, calendar, both_people
    where ${offered !== null}::boolean and same_id is null and is_clear and not is_taken
      and (is_alone or ${mayHaveOthers}::boolean)
      and not (has_met and ${needsFirstMeeting(order.terms)}::boolean)`;
  const { rows } = await sql<Attempt>`
    with calendar as (${calendar}),
    people as (${people}),
    both_people as (select 1 from people having count(*) = 2),
    own as (${ownBookings({ booking: wanted, order }, now)}),
    over as (${holdsInTheWay(wanted, now)}),
    ended as (
      update bookings b set status = 'expired',
        cancelled_at = case when over.is_own then ${now}::timestamptz end,
        cancelled_by = case when over.is_own then 'client' end
      from over, calendar where over.id = b.id and (${mayHaveOthers}::boolean or not over.is_own)
      returning b.id, b.order_id, b.is_reserved, over.is_own
    ), lapsed as (${orders.lapseFrom(sql`select order_id from ended where not is_reserved`)}),
    found as (
      select
        (select id from own where is_same and (is_live_hold or status = 'confirmed')) as same_id,
        exists (${takenTime(wanted, offered?.bufferMinutes ?? 0, now)}) as is_taken,
        exists (select 1 from own m where ${countsAsMet}) as has_met,
        ${isAlone} as is_alone,
        array(select id::text from ended where is_own) as released_ids,
        array(select order_id::text from ended where is_own) as released_order_ids,
        -- Counted before anything is inserted: the constraint must see all of those holds ended.
        (select count(*) from ended) = (select count(*) from over) as is_clear
    ), placed as (${orders.placeOrderFrom(order, condition)}),
    inserted as (
      insert into bookings (${sql.join(columns.map(([column]) => sql.ref(column)))})
      select ${sql.join(columns.map(([, value]) => value))} from placed
      returning id
    )
    select same_id as "sameId", is_taken as "isTaken", released_ids as "releasedIds",
      released_order_ids as "releasedOrderIds", is_alone as "isAlone",
      exists (select 1 from inserted) as "isInserted"
    from found`.execute(db);
  if (!rows[0]) throw new Error('a statement that always answers did not');
  return rows[0];
}

/** The client's bookings with the provider, and which of them is the wanted one already. */
function ownBookings({ booking: wanted, order }: Wanted, now: Temporal.Instant) {
  return sql`
  select id, order_id, status, confirmed_at, price, refund_amount,
    status = 'held' and not is_reserved and hold_expires_at > ${now}::timestamptz as is_live_hold,
    package_id is null and starts_at = ${wanted.starts_at}::timestamptz and ends_at = ${wanted.ends_at}::timestamptz
      and mode = ${wanted.mode} and travel_minutes = ${wanted.travel_minutes}::int
      and office_id is not distinct from ${wanted.office_id}::uuid
      and case when status = 'held'
        then currency = ${wanted.currency} and price = ${wanted.price}::bigint
          and ${hasSamePromo(promoOf(order.terms)?.id ?? null)}
        else (select quote_id from orders where orders.id = bookings.order_id)
          = ${order.quote_id} end as is_same
  from bookings where client_id = ${wanted.client_id} and provider_id = ${wanted.provider_id}`;
}

/** A hold without a code, which is the usual one, is told by its price. */
function hasSamePromo(promoId: string | null) {
  return sql`(select terms #>> '{promo,id}' from orders where orders.id = bookings.order_id
      and terms @> '{"promo": {"outcome": "applied"}}') is not distinct from ${promoId}::text`;
}

/** Holds that the wanted one ends: overdue ones in its way, and others of the client. */
function holdsInTheWay(wanted: BookingRow, now: Temporal.Instant) {
  return sql`
  select id, true as is_own from own where is_live_hold and not is_same
  union all
  select id, false from bookings
  where provider_id = ${wanted.provider_id} and status = 'held'
    and ${isInTheWay(wanted, sql`tstzrange(starts_at, ends_at)`)}
    and hold_expires_at <= ${now}::timestamptz`;
}

/** What is taken in the slot and around it, as the calendar sees it (`checkBookable`). */
function takenTime(wanted: BookingRow, bufferMinutes: number, now: Temporal.Instant) {
  return sql`
    select 1 from busy_times t
    where t.provider_id = ${wanted.provider_id}
      and ${isInTheWay(wanted, sql`t.during`, bufferMinutes)}
      and (t.hold_expires_at is null or (t.hold_expires_at > ${now}::timestamptz
        and coalesce(t.client_id <> ${wanted.client_id}::uuid, true)))`;
}
