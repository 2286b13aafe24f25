import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/** A time that somebody wants with an expert. */
export type WantedTime = {
  client_id: string;
  provider_id: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
};

/** What a person has beside the wanted time: meetings, and times that are held for payment. */
export type OwnMeetingRow = {
  id: string;
  role: 'client' | 'provider';
  status: 'held' | 'confirmed';
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  hold_expires_at: Temporal.Instant | null;
  /** Of its client, who may be the other one. */
  accepts_overlap: boolean;
  other_id: string;
  other_name: string;
  other_last_name: string;
};

/**
 * Locks two people's time until the transaction ends, and counts that it is taken or given back:
 * in the order of their ids, after the calendars and before any booking.
 */
export const lockPeople = async (tx: Tx, ...userIds: string[]): Promise<void> => {
  await sql`
    with locked as (
      select id from users where id = any(${userIds}::uuid[]) order by id for no key update)
    update users u set bookings_version = bookings_version + 1
    from locked where u.id = locked.id`.execute(tx);
};

/**
 * The same as part of a larger statement, which yields a row for each of the two of whom nothing
 * was counted since their version was read. None for somebody whose row is locked: waiting would
 * only tell that it changed.
 */
export const lockPeopleFrom = (people: readonly [id: string, version: number][]) => sql`
  update users u set bookings_version = bookings_version + 1
  from (
    select id from users
    where (id, bookings_version) in (${sql.join(
      people.map(([id, version]) => sql`(${id}::uuid, ${version}::bigint)`),
    )})
    for no key update skip locked) seen
  where u.id = seen.id
  returning u.id`;

const isLive = (now: Temporal.Instant) => sql`
  (m.status = 'confirmed' or (m.status = 'held' and m.hold_expires_at > ${now}::timestamptz))`;

const isThen = (wanted: WantedTime) => sql`
  tstzrange(m.starts_at, m.ends_at)
    && tstzrange(${wanted.starts_at}::timestamptz, ${wanted.ends_at}::timestamptz)`;

/**
 * Rows of the client's live bookings that matter to a wanted time: those that overlap, on either
 * side, and all their holds. Those with the same expert don't: they are replaced, or in the way.
 */
export const ownMeetings = (wanted: WantedTime, now: Temporal.Instant) => sql`
  select m.*, 'client' as role, m.provider_id as other_id from bookings m
  where m.client_id = ${wanted.client_id} and m.provider_id <> ${wanted.provider_id}
    and ${isLive(now)} and (m.status = 'held' or ${isThen(wanted)})
  union all
  select m.*, 'provider', m.client_id from bookings m
  where m.provider_id = ${wanted.client_id}
    and m.status in ('held', 'confirmed') and ${isLive(now)} and ${isThen(wanted)}`;

export const findOwnMeetings = async (
  db: Executor,
  wanted: WantedTime,
  now: Temporal.Instant,
): Promise<OwnMeetingRow[]> => {
  const { rows } = await sql<OwnMeetingRow>`
    select o.id, o.role, o.status, o.starts_at, o.ends_at, o.hold_expires_at,
      o.accepts_overlap, o.other_id,
      case o.role when 'client' then u.name else o.name end as other_name,
      case o.role when 'client' then u.last_name else o.last_name end as other_last_name
    from (${ownMeetings(wanted, now)}) o join users u on u.id = o.other_id
    order by o.starts_at, o.id`.execute(db);
  return rows;
};

/** Holds of the client with the expert at about the wanted time, since then, never paid. */
export const unpaidHolds = (wanted: WantedTime, since: Temporal.Instant) => sql`
  select m.id, m.created_at, m.cancelled_at, m.hold_expires_at from bookings m
  where m.client_id = ${wanted.client_id} and m.provider_id = ${wanted.provider_id}
    and m.hold_expires_at is not null and m.confirmed_at is null
    and m.created_at > ${since}::timestamptz and ${isThen(wanted)}`;

export type UnpaidHoldRow = {
  id: string;
  created_at: Temporal.Instant;
  /** Set when its client let it go. */
  cancelled_at: Temporal.Instant | null;
  hold_expires_at: Temporal.Instant;
};

export const findUnpaidHolds = async (
  db: Executor,
  wanted: WantedTime,
  since: Temporal.Instant,
): Promise<UnpaidHoldRow[]> => {
  const { rows } = await sql<UnpaidHoldRow>`
    ${unpaidHolds(wanted, since)} order by m.created_at, m.id`.execute(db);
  return rows;
};
