import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { BookingRow } from '../store.ts';
import { holdsMatterSince } from './rules.ts';

/** A time that somebody wants with an expert. */
export type WantedTime = Pick<BookingRow, 'client_id' | 'provider_id' | 'starts_at' | 'ends_at'>;

/** What a person has beside the wanted time: meetings, and times that are held for payment. */
export type OwnMeetingRow = Pick<
  BookingRow,
  // `accepts_overlap` of its client, who may be the other one.
  'id' | 'order_id' | 'starts_at' | 'ends_at' | 'hold_expires_at' | 'accepts_overlap'
> & {
  role: 'client' | 'provider';
  status: Extract<BookingRow['status'], 'held' | 'confirmed'>;
  other_id: string;
  other_name: BookingRow['name'];
  other_last_name: BookingRow['last_name'];
};

/** Locks the people in the order of their ids, and counts that their time changes. */
export async function bumpBookingsVersions(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    with locked as (
      select id from users where id = any(${[...userIds]}::uuid[]) order by id for no key update)
    update users u set bookings_version = bookings_version + 1
    from locked where u.id = locked.id`.execute(tx);
}

/**
 * The same as part of a larger statement, which yields a row for each of the two whose
 * version is still the one that was read. None for somebody whose row is locked: after
 * waiting, its version would have changed.
 */
export function bumpBookingsVersionsIf(people: readonly [id: string, version: number][]) {
  return sql`
  update users u set bookings_version = bookings_version + 1
  from (
    select id from users
    where (id, bookings_version) in (${sql.join(
      people.map(([id, version]) => sql`(${id}::uuid, ${version}::bigint)`),
    )})
    for no key update skip locked) seen
  where u.id = seen.id
  returning u.id`;
}

/** Is there nothing that a rule about the client's own time would have to look at? */
export function hasNothingElse(wanted: WantedTime, now: Temporal.Instant) {
  return sql`
  not exists (${ownMeetings(wanted, now)})
  and not exists (${unpaidHolds(wanted, holdsMatterSince(now))})`;
}

/**
 * Rows of the client's live bookings that matter to a wanted time: those that overlap, on either
 * side, also by the time proposed for them, and all their holds. Those with the same expert don't: they are replaced, or in the way.
 */
function ownMeetings(wanted: WantedTime, now: Temporal.Instant) {
  const meeting = sql`m.id, m.order_id, case when m.is_reserved then 'confirmed' else m.status end as status,
    m.starts_at, m.ends_at, m.hold_expires_at, m.accepts_overlap,
    m.name, m.last_name`;
  const proposed = sql`m.id, m.order_id, m.status, m.proposed_starts_at, m.proposed_ends_at,
    null::timestamptz, false, m.name, m.last_name`;
  return sql`
  select ${meeting}, 'client' as role, m.provider_id as other_id from bookings m
  where m.client_id = ${wanted.client_id} and m.provider_id <> ${wanted.provider_id}
    and ${isLive(now)} and (m.status = 'held' and not m.is_reserved or ${isThen(wanted)})
  union all
  select ${meeting}, 'provider', m.client_id from bookings m
  where m.provider_id = ${wanted.client_id}
    and m.status in ('held', 'confirmed') and ${isLive(now)} and ${isThen(wanted)}
  union all
  select ${proposed}, 'client', m.provider_id from bookings m
  where m.client_id = ${wanted.client_id} and m.provider_id <> ${wanted.provider_id}
    and ${isProposedThen(wanted, now)}
  union all
  select ${proposed}, 'provider', m.client_id from bookings m
  where m.provider_id = ${wanted.client_id} and ${isProposedThen(wanted, now)}`;
}

/** The time of a proposal is held until the proposal ends. */
function isProposedThen(wanted: WantedTime, now: Temporal.Instant) {
  return sql`
  m.proposed_starts_at is not null and m.proposed_until > ${now}::timestamptz
    and tstzrange(m.proposed_starts_at, m.proposed_ends_at)
      && tstzrange(${wanted.starts_at}::timestamptz, ${wanted.ends_at}::timestamptz)`;
}

function isLive(now: Temporal.Instant) {
  return sql`
  (m.status = 'confirmed' or (m.status = 'held' and m.hold_expires_at > ${now}::timestamptz))`;
}

function isThen(wanted: WantedTime) {
  return sql`
  tstzrange(m.starts_at, m.ends_at)
    && tstzrange(${wanted.starts_at}::timestamptz, ${wanted.ends_at}::timestamptz)`;
}

export async function findOwnMeetings(
  db: Executor,
  wanted: WantedTime,
  now: Temporal.Instant,
): Promise<OwnMeetingRow[]> {
  const { rows } = await sql<OwnMeetingRow>`
    select o.id, o.order_id, o.role, o.status, o.starts_at, o.ends_at, o.hold_expires_at,
      o.accepts_overlap, o.other_id,
      case o.role when 'client' then u.name else o.name end as other_name,
      case o.role when 'client' then u.last_name else o.last_name end as other_last_name
    from (${ownMeetings(wanted, now)}) o join users u on u.id = o.other_id
    order by o.starts_at, o.id`.execute(db);
  return rows;
}

/** Holds of the client with the expert at about the wanted time, since then, never paid. */
function unpaidHolds(wanted: WantedTime, since: Temporal.Instant) {
  return sql`
  select m.id, m.created_at, m.cancelled_at, m.hold_expires_at from bookings m
  where m.client_id = ${wanted.client_id} and m.provider_id = ${wanted.provider_id}
    and m.hold_expires_at is not null and m.confirmed_at is null and not m.is_reserved
    and m.created_at > ${since}::timestamptz and ${isThen(wanted)}`;
}

/** `cancelled_at` is set when its client released it. */
export type UnpaidHoldRow = Pick<BookingRow, 'id' | 'created_at' | 'cancelled_at'> & {
  hold_expires_at: NonNullable<BookingRow['hold_expires_at']>;
};

export async function findUnpaidHolds(
  db: Executor,
  wanted: WantedTime,
  since: Temporal.Instant,
): Promise<UnpaidHoldRow[]> {
  const { rows } = await sql<UnpaidHoldRow>`
    ${unpaidHolds(wanted, since)} order by m.created_at, m.id`.execute(db);
  return rows;
}
