import type { Schedule } from '@puente/contract/availability';
import type { DurationMinutes } from '@puente/contract/provider';
import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { TakenTime } from './slots/rules.ts';

/** A provider's hours and rules; `version` counts every change of hours, blocks and bookings. */
export type ScheduleRow = Schedule & {
  providerId: string;
  /** Offered durations in minutes, ascending. */
  durations: number[];
  version: number;
  /** How often time of the provider was taken or given back. */
  bookingsVersion: number;
};

/** Of a provider who has set no hours yet: nothing is offered, in the zone of the person. */
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
export const findSchedules = async (
  db: Executor,
  providerIds: readonly string[],
): Promise<Map<string, ScheduleRow>> => {
  const { rows } = await sql<ScheduleRow>`
    select ${columns}
    from providers p
      join users u on u.id = p.id and u.deleted_at is null
      left join schedules s on s.provider_id = p.id
    where p.id = any(${[...providerIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
};

/** What tells whether slots computed before still hold. */
export type CalendarState = {
  providerId: string;
  timezone: string;
  /** Offered durations in minutes, ascending. */
  durations: DurationMinutes[];
  horizonDays: number;
  version: number;
  /** The asking person holds a slot of this provider right now. */
  hasHold: boolean;
};

/** By index alone: the one query of a read whose slots are kept. Unknown ids are left out. */
export const findCalendarStates = async (
  db: Executor,
  providerIds: readonly string[],
  clientId: string | null,
  now: Temporal.Instant,
): Promise<Map<string, CalendarState>> => {
  const hasHold =
    clientId === null
      ? sql`false`
      : sql`exists (
          select 1 from bookings b
          where b.client_id = ${clientId} and b.provider_id = p.id
            and b.status = 'held' and b.hold_expires_at > ${now})`;
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
};

export type BusyRow = TakenTime & {
  /** When the first of the holds among it ends, in epoch milliseconds. */
  holdEnds: number | null;
};

/**
 * Taken time of each provider that touches the UTC minutes `[from, until)`: blocks, confirmed
 * bookings and live holds, also those that the provider has as a client elsewhere (which name no
 * client). A hold of `clientId` is free to its holder (CASES BK-06). One row a provider, its times
 * as JSON: a thousand rows would cost more to read than slots to compute.
 * Lateral, so that each provider is a look into the index: the planner can't know how few of all
 * bookings a stretch of time holds, and would read everybody's.
 */
export const findBusy = async (
  db: Executor,
  providerIds: readonly string[],
  window: { from: number; until: number },
  now: Temporal.Instant,
  clientId: string | null,
): Promise<Map<string, BusyRow>> => {
  const { rows } = await sql<BusyRow & { providerId: string }>`
    select asked.id as "providerId", taken.starts, taken.ends, taken."holdEnds"
    from unnest(${[...providerIds]}::uuid[]) as asked (id)
      cross join lateral (
        select
          array_to_json(array_agg(start_minute order by start_minute, end_minute)) as starts,
          array_to_json(array_agg(end_minute order by start_minute, end_minute)) as ends,
          min(hold_expires_ms) as "holdEnds"
        from busy_times b
        where b.provider_id = asked.id
          and during
            && tstzrange(to_timestamp(${window.from * 60}), to_timestamp(${window.until * 60}))
          and (hold_expires_at is null
            or (hold_expires_at > ${now} and coalesce(client_id <> ${clientId}::uuid, true)))
      ) taken
    where taken.starts is not null`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
};

/** What a client holds, unpaid and not over, with each of the providers. */
export const findOwnHolds = async (
  db: Executor,
  providerIds: readonly string[],
  clientId: string,
  now: Temporal.Instant,
): Promise<Map<string, TakenTime>> => {
  const { rows } = await sql<TakenTime & { providerId: string }>`
    select provider_id as "providerId",
      json_agg(floor(date_part('epoch', starts_at) / 60) order by starts_at) as starts,
      json_agg(ceil(date_part('epoch', ends_at) / 60) order by starts_at) as ends
    from bookings
    where client_id = ${clientId} and provider_id = any(${[...providerIds]}::uuid[])
      and status = 'held' and hold_expires_at > ${now}
    group by provider_id`.execute(db);
  return new Map(rows.map((row) => [row.providerId, row]));
};

/** Makes the row under which slots are taken, with the default rules, unless it is there. */
export const insertSchedule = async (
  tx: Tx,
  providerId: string,
  timezone: string,
): Promise<void> => {
  await sql`
    insert into schedules (provider_id, timezone, minimum_notice_minutes, horizon_days,
      buffer_minutes, grid_minutes)
    values (${providerId}, ${timezone}, ${policy.slot.minimumNoticeMinutes},
      ${policy.slot.horizonDays}, ${policy.slot.bufferMinutes}, ${policy.slot.gridMinutes})
    on conflict (provider_id) do nothing`.execute(tx);
};

/**
 * Locks rows until the transaction ends, in the order of their ids, so that transactions that need
 * several rows cannot deadlock. Returns the ids that exist.
 */
export const lockSchedules = async (
  tx: Tx,
  providerIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    select provider_id as id from schedules where provider_id = any(${[...providerIds]}::uuid[])
    order by provider_id for update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/** Counts a change of each, locking them as `lockSchedules` does. */
export const bumpVersions = async (tx: Tx, providerIds: readonly string[]): Promise<void> => {
  await sql`
    with locked as (
      select provider_id from schedules where provider_id = any(${[...providerIds]}::uuid[])
      order by provider_id for update)
    update schedules s set version = version + 1
    from locked where s.provider_id = locked.provider_id`.execute(tx);
};

/**
 * Counts a change only if nothing changed since `version` was read; a part of a larger statement,
 * which yields one row or none. None as well while somebody else has the row locked: waiting would
 * only tell that it changed.
 */
export const bumpVersionFrom = (providerId: string, version: number) => sql`
  update schedules set version = version + 1
  where provider_id = (
    select provider_id from schedules
    where provider_id = ${providerId} and version = ${version}::bigint
    for no key update skip locked)
  returning provider_id`;

/** Saves hours and rules, and counts the change. */
export const updateSchedule = async (
  tx: Tx,
  providerId: string,
  schedule: Schedule,
): Promise<void> => {
  await sql`
    update schedules set
      timezone = ${schedule.timezone},
      weekly_hours = ${JSON.stringify(schedule.weeklyHours)}::jsonb,
      overrides = ${JSON.stringify(schedule.overrides)}::jsonb,
      minimum_notice_minutes = ${schedule.minimumNoticeMinutes},
      horizon_days = ${schedule.horizonDays},
      buffer_minutes = ${schedule.bufferMinutes},
      grid_minutes = ${schedule.gridMinutes},
      version = version + 1
    where provider_id = ${providerId}`.execute(tx);
};

export type BlockRow = {
  id: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  reason: string | null;
};

export const insertBlock = async (
  tx: Tx,
  providerId: string,
  block: BlockRow,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    insert into blocks (id, provider_id, starts_at, ends_at, reason, created_at)
    values (${block.id}, ${providerId}, ${block.startsAt}, ${block.endsAt}, ${block.reason},
      ${now})`.execute(tx);
};

/** False when the provider has no such block. */
export const deleteBlock = async (tx: Tx, providerId: string, id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from blocks where id = ${id} and provider_id = ${providerId}`.execute(tx);
  return numAffectedRows === 1n;
};

/** The provider's blocks that are not over, the earliest first. */
export const findBlocks = async (
  db: Executor,
  providerId: string,
  now: Temporal.Instant,
): Promise<BlockRow[]> => {
  const { rows } = await sql<BlockRow>`
    select id, starts_at as "startsAt", ends_at as "endsAt", reason from blocks
    where provider_id = ${providerId} and ends_at > ${now}
    order by starts_at, id`.execute(db);
  return rows;
};
