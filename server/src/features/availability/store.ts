import type { Schedule } from '@puente/contract/availability';
import type { DurationMinutes } from '@puente/contract/provider';
import { policy } from '@puente/contract/policy';
import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Blocks, Bookings, BusyTimes, Providers, Schedules, Users } from '../../db/schema.ts';
import type { TakenTime } from './slots/rules.ts';
import { noTrip, type Trip, type Way } from './travel/rules.ts';

/** A provider's hours and rules; `version` counts every change of hours, blocks and bookings. */
export type ScheduleRow = Schedule & {
  providerId: Providers['id'];
  /** Offered durations in minutes, ascending. */
  durations: Providers['durations'];
  version: Selectable<Schedules>['version'];
  /** How often time of the provider was taken or released. */
  bookingsVersion: Selectable<Users>['bookings_version'];
};

/** A provider who has set no hours yet offers nothing, in the zone of their account. */
const columns = sql`
  p.id as "providerId",
  array(select d from unnest(p.durations) d order by d) as durations,
  coalesce(s.timezone, u.timezone) as timezone,
  coalesce(s.weekly_hours, '[]') as "weeklyHours",
  coalesce(s.overrides, '[]') as overrides,
  coalesce(s.minimum_notice_minutes, ${policy.slot.minimumNoticeMinutes}::int)
    as "minimumNoticeMinutes",
  coalesce(s.horizon_days, ${policy.slot.horizonDays}::int) as "horizonDays",
  coalesce(s.buffer_minutes, ${policy.slot.bufferMinutes}::int) as "bufferMinutes",
  coalesce(s.grid_minutes, ${policy.slot.gridMinutes}::int) as "gridMinutes",
  coalesce(s.version, 0) as version, u.bookings_version as "bookingsVersion"`;

/** Providers with a profile, by id; unknown ids are left out. */
export async function findSchedules(
  db: Executor,
  providerIds: readonly string[],
): Promise<Map<string, ScheduleRow>> {
  const { rows } = await sql<ScheduleRow>`
    select ${columns}
    from providers p
      join users u on u.id = p.id and u.deleted_at is null
      left join schedules s on s.provider_id = p.id
    where p.id = any(${[...providerIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
}

/** Tells whether a first free start found before still is one. */
export type NextStateRow = Pick<
  ScheduleRow,
  | 'providerId'
  | 'durations'
  | 'timezone'
  | 'minimumNoticeMinutes'
  | 'horizonDays'
  | 'version'
  | 'bookingsVersion'
>;

/** Without hours and exceptions, which are long; unknown ids are left out. */
export async function findNextStates(
  db: Executor,
  providerIds: readonly string[],
): Promise<NextStateRow[]> {
  const { rows } = await sql<NextStateRow>`
    select p.id as "providerId", p.durations,
      coalesce(s.timezone, u.timezone) as timezone,
      coalesce(s.minimum_notice_minutes, ${policy.slot.minimumNoticeMinutes}::int)
        as "minimumNoticeMinutes",
      coalesce(s.horizon_days, ${policy.slot.horizonDays}::int) as "horizonDays",
      coalesce(s.version, 0) as version, u.bookings_version as "bookingsVersion"
    from unnest(${[...providerIds]}::uuid[]) as asked (id)
      join providers p on p.id = asked.id
      join users u on u.id = p.id and u.deleted_at is null
      left join schedules s on s.provider_id = p.id`.execute(db);
  return rows;
}

/** Tells whether slots computed before are still valid. */
export type CalendarState = {
  providerId: Providers['id'];
  timezone: Schedules['timezone'];
  /** Offered durations in minutes, ascending. */
  durations: DurationMinutes[];
  horizonDays: Schedules['horizon_days'];
  version: Selectable<Schedules>['version'];
  /** The caller holds a slot of this provider now. */
  hasHold: boolean;
};

/**
 * The only query of a read whose slots are in memory; uses indexes alone. Unknown ids are left out.
 */
export async function findCalendarStates(
  db: Executor,
  providerIds: readonly string[],
  clientId: string | null,
  now: Temporal.Instant,
): Promise<Map<string, CalendarState>> {
  const hasHold =
    clientId === null
      ? sql`false`
      : sql`exists (
          select 1 from bookings b
          where b.client_id = ${clientId} and b.provider_id = p.id
            and b.status = 'held' and not b.is_reserved and b.hold_expires_at > ${now})`;
  const { rows } = await sql<CalendarState>`
    select p.id as "providerId", coalesce(s.timezone, u.timezone) as timezone,
      array(select d from unnest(p.durations) d order by d) as durations,
      coalesce(s.horizon_days, ${policy.slot.horizonDays}::int) as "horizonDays",
      coalesce(s.version, 0) as version, ${hasHold} as "hasHold"
    from providers p
      join users u on u.id = p.id and u.deleted_at is null
      left join schedules s on s.provider_id = p.id
    where p.id = any(${[...providerIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
}

export type BusyRow = TakenTime & {
  /** When the first hold among it ends, in epoch milliseconds. */
  holdEnds: BusyTimes['hold_expires_ms'];
};

/** Whose taken time is asked for, by whom, and for meetings that are reached how. */
export type BusyQuery = {
  providerIds: readonly string[];
  /** Whose own holds are free to them; null when nobody's are. */
  clientId: string | null;
  /** By provider; online where there is none. */
  trips?: ReadonlyMap<string, Trip | null>;
  /** A meeting that is to be moved is not in its own way. */
  exceptBookingId?: string | null;
};

/**
 * Taken time of each provider that touches the UTC minutes `[from, until)`: blocks, confirmed
 * bookings and live holds, also those that the provider has as a client elsewhere (which name no
 * client). Widened on both sides by the travel between it and a meeting that is reached by the
 * asked trip. A hold of `clientId` is free to its holder (hold-1). One row a provider, its times
 * as JSON: a thousand rows would cost more to read than slots to compute.
 * Lateral, so that each provider is a look into the index: the planner can't know how few of all
 * bookings a stretch of time holds, and would read everybody's.
 */
export async function findBusy(
  db: Executor,
  { providerIds, clientId, trips, exceptBookingId = null }: BusyQuery,
  window: { from: number; until: number },
  now: Temporal.Instant,
): Promise<Map<string, BusyRow>> {
  const asked = providerIds.map((id) => trips?.get(id) ?? noTrip);
  const { rows } = await sql<BusyRow & { providerId: Providers['id'] }>`
    select asked.id as "providerId", taken.starts, taken.ends, taken."holdEnds"
    from unnest(${[...providerIds]}::uuid[], ${asked.map((trip) => trip.travelMinutes)}::int[],
        ${asked.map((trip) => trip.officeId)}::uuid[]) as asked (id, travel_minutes, office_id)
      cross join lateral (
        select
          array_to_json(array_agg(from_minute order by from_minute, until_minute)) as starts,
          array_to_json(array_agg(until_minute order by from_minute, until_minute)) as ends,
          min(hold_expires_ms) as "holdEnds"
        from (
          select hold_expires_ms,
            start_minute - travel_between(b.travel_minutes, b.office_id,
              asked.travel_minutes, asked.office_id) as from_minute,
            end_minute + travel_between(b.travel_minutes, b.office_id,
              asked.travel_minutes, asked.office_id) as until_minute
          from busy_times b
          where b.provider_id = asked.id
            and during
              && tstzrange(to_timestamp(${window.from * 60}), to_timestamp(${window.until * 60}))
            and (${exceptBookingId}::uuid is null
              or booking_id is distinct from ${exceptBookingId}::uuid)
            and (hold_expires_at is null
              or (hold_expires_at > ${now} and coalesce(client_id <> ${clientId}::uuid, true)))
        ) widened
      ) taken
    where taken.starts is not null`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
}

/** The live holds of a client with each of the providers for meetings of one kind. */
export async function findOwnHolds(
  db: Executor,
  { providerIds, clientId }: { providerIds: readonly string[]; clientId: string },
  way: Way,
  now: Temporal.Instant,
): Promise<Map<string, TakenTime>> {
  const { rows } = await sql<TakenTime & { providerId: Bookings['provider_id'] }>`
    select provider_id as "providerId",
      json_agg(floor(date_part('epoch', starts_at) / 60) order by starts_at) as starts,
      json_agg(ceil(date_part('epoch', ends_at) / 60) order by starts_at) as ends
    from bookings
    where client_id = ${clientId} and provider_id = any(${[...providerIds]}::uuid[])
      and status = 'held' and not is_reserved and hold_expires_at > ${now}
      and mode = ${way.mode} and coalesce(office_id = ${way.officeId}::uuid, true)
    group by provider_id`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
}

/** Inserts the row whose lock guards the provider's slots, with default rules, unless it exists. */
export async function insertSchedule(tx: Tx, providerId: string, timezone: string): Promise<void> {
  await tx
    .insertInto('schedules')
    .values({
      provider_id: providerId,
      timezone,
      minimum_notice_minutes: policy.slot.minimumNoticeMinutes,
      horizon_days: policy.slot.horizonDays,
      buffer_minutes: policy.slot.bufferMinutes,
      grid_minutes: policy.slot.gridMinutes,
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute();
}

/**
 * Locks rows until the transaction ends, in the order of their ids, so that transactions that need
 * several rows cannot deadlock. Returns the ids that exist.
 */
export async function lockSchedules(tx: Tx, providerIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('schedules')
    .select('provider_id as id')
    .where('provider_id', '=', sql<string>`any(${[...providerIds]}::uuid[])`)
    .orderBy('provider_id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Raises the version of each, locking them as `lockSchedules` does. */
export async function bumpVersions(tx: Tx, providerIds: readonly string[]): Promise<void> {
  await sql`
    with locked as (
      select provider_id from schedules where provider_id = any(${[...providerIds]}::uuid[])
      order by provider_id for update)
    update schedules s set version = version + 1
    from locked where s.provider_id = locked.provider_id`.execute(tx);
}

/**
 * Raises the version only if nothing changed since `version` was read; a part of a larger statement,
 * which yields one row or none. None, too, while another transaction has the row locked: after
 * waiting the version would be another one anyway.
 */
export function bumpVersionIf(providerId: string, version: number) {
  return sql`
  update schedules set version = version + 1
  where provider_id = (
    select provider_id from schedules
    where provider_id = ${providerId} and version = ${version}::bigint
    for no key update skip locked)
  returning provider_id`;
}

/** Saves hours and rules, and raises the version. */
export async function updateSchedule(
  tx: Tx,
  providerId: string,
  schedule: Schedule,
): Promise<void> {
  await tx
    .updateTable('schedules')
    .set((eb) => ({
      timezone: schedule.timezone,
      weekly_hours: JSON.stringify(schedule.weeklyHours),
      overrides: JSON.stringify(schedule.overrides),
      minimum_notice_minutes: schedule.minimumNoticeMinutes,
      horizon_days: schedule.horizonDays,
      buffer_minutes: schedule.bufferMinutes,
      grid_minutes: schedule.gridMinutes,
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .execute();
}

export type BlockRow = Pick<Blocks, 'id' | 'starts_at' | 'ends_at' | 'reason'>;

/** False, and nothing is written, where a block has this id already. */
export async function insertBlock(
  tx: Tx,
  providerId: string,
  block: BlockRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('blocks')
    .values({ ...block, provider_id: providerId, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A block of the provider's own. */
export function findBlock(
  db: Executor,
  providerId: string,
  id: string,
): Promise<BlockRow | undefined> {
  return db
    .selectFrom('blocks')
    .select(['id', 'starts_at', 'ends_at', 'reason'])
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

/** False when the provider has no such block. */
export async function deleteBlock(tx: Tx, providerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The provider's blocks that are not over, the earliest first. */
export function findBlocks(
  db: Executor,
  providerId: string,
  now: Temporal.Instant,
): Promise<BlockRow[]> {
  return db
    .selectFrom('blocks')
    .select(['id', 'starts_at', 'ends_at', 'reason'])
    .where('provider_id', '=', providerId)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
