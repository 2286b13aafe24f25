import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { holdsMatterSince } from '../own-time/rules.ts';
import { ownMeetings, unpaidHolds } from '../own-time/store.ts';
import { type BookingRow, countsAsMet } from '../store.ts';

/** A whole row, so that nothing has to be read back. */
export type NewBooking = Omit<BookingRow, 'refund_policy'> & { refund_policy: string };

export type Attempt = {
  /** The client's own booking of this very slot: a live hold at this price, or of this quote. */
  sameId: string | null;
  /** Somebody has it, or something within the buffer around it. */
  isTaken: boolean;
  /** Other live holds of the client with the provider, released for this one. */
  releasedIds: string[];
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
  /**
   * Goes on although the client has other meetings or holds: the caller judges those, and ends the
   * payment of a hold that is let go.
   */
  mayHaveOthers: boolean;
  now: Temporal.Instant;
};

/** The transaction has locked calendar and people: they may be changed. */
export const lockedBefore = {
  calendar: sql`select 1`,
  people: sql`select 1 from generate_series(1, 2)`,
};

/** The client's bookings with the provider, and which of them is the wanted one already. */
const ownBookings = (wanted: NewBooking, now: Temporal.Instant) => sql`
  select id, status, confirmed_at, price, refund_amount,
    status = 'held' and hold_expires_at > ${now}::timestamptz as is_live_hold,
    starts_at = ${wanted.starts_at}::timestamptz and ends_at = ${wanted.ends_at}::timestamptz
      and case when status = 'held'
        then currency = ${wanted.currency} and price = ${wanted.price}::bigint
        else quote_id = ${wanted.quote_id} end as is_same
  from bookings where client_id = ${wanted.client_id} and provider_id = ${wanted.provider_id}`;

/** Holds that end for the wanted one: overdue ones in its way, and others of the client. */
const holdsInTheWay = (wanted: NewBooking, now: Temporal.Instant) => sql`
  select id, true as is_own from own where is_live_hold and not is_same
  union all
  select id, false from bookings
  where provider_id = ${wanted.provider_id} and status = 'held'
    and tstzrange(starts_at, ends_at)
      && tstzrange(${wanted.starts_at}::timestamptz, ${wanted.ends_at}::timestamptz)
    and hold_expires_at <= ${now}::timestamptz`;

/** What is taken in the slot and its buffer, as the calendar sees it (`assertBookable`). */
const takenTime = (wanted: NewBooking, bufferMinutes: number, now: Temporal.Instant) => {
  const from = wanted.starts_at.subtract({ minutes: bufferMinutes });
  const until = wanted.ends_at.add({ minutes: bufferMinutes });
  return sql`
    select 1 from busy_times t
    where t.provider_id = ${wanted.provider_id}
      and t.during && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      and (t.hold_expires_at is null or (t.hold_expires_at > ${now}::timestamptz
        and coalesce(t.client_id <> ${wanted.client_id}::uuid, true)))`;
};

const isAlone = (wanted: NewBooking, now: Temporal.Instant) => sql`
  not exists (${ownMeetings(wanted, now)})
  and not exists (${unpaidHolds(wanted, holdsMatterSince(now))})`;

/**
 * Takes a slot in one statement: overdue holds in its way expire, the client's other hold with
 * this provider is let go, and the booking is inserted when nobody has the time and the hours
 * offer it. What it reads is true because calendar and people are locked, or unchanged since they
 * were read.
 * The constraint `bookings_no_overlap` refuses it should all of that ever fail. In a transaction,
 * whoever gets no booking rolls back, so that nothing was let go for nothing.
 */
export const tryBooking = async (
  db: Executor,
  wanted: NewBooking,
  { offered, calendar, people, mayHaveOthers, now }: Terms,
): Promise<Attempt> => {
  const columns = Object.keys(wanted) as (keyof NewBooking)[];
  const { rows } = await sql<Attempt>`
    with calendar as (${calendar}),
    people as (${people}),
    both_people as (select 1 from people having count(*) = 2),
    own as (${ownBookings(wanted, now)}),
    over as (${holdsInTheWay(wanted, now)}),
    ended as (
      update bookings b set status = 'expired',
        cancelled_at = case when over.is_own then ${now}::timestamptz end,
        cancelled_by = case when over.is_own then 'client' end
      from over, calendar where over.id = b.id and (${mayHaveOthers}::boolean or not over.is_own)
      returning b.id, over.is_own
    ), found as (
      select
        (select id from own where is_same and (is_live_hold or status = 'confirmed')) as same_id,
        exists (${takenTime(wanted, offered?.bufferMinutes ?? 0, now)}) as is_taken,
        exists (select 1 from own m where ${countsAsMet}) as has_met,
        ${isAlone(wanted, now)} as is_alone,
        array(select id::text from ended where is_own) as released_ids,
        -- Counted before anything is inserted: the constraint must see all of those holds ended.
        (select count(*) from ended) = (select count(*) from over) as is_clear
    ), inserted as (
      insert into bookings (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => wanted[column]))} from found, calendar, both_people
      where ${offered !== null}::boolean and same_id is null and is_clear and not is_taken
        and (is_alone or ${mayHaveOthers}::boolean)
        and not (has_met and ${wanted.is_first_rate}::boolean)
      returning id
    )
    select same_id as "sameId", is_taken as "isTaken", released_ids as "releasedIds", is_alone as "isAlone",
      exists (select 1 from inserted) as "isInserted"
    from found`.execute(db);
  if (!rows[0]) throw new Error('a statement that always answers did not');
  return rows[0];
};

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
