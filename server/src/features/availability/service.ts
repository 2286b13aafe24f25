import { policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { AppError } from '../../lib/app-error.ts';
import { compileCalendar } from './opening/rules.ts';
import {
  aroundMinutes,
  bookableWindow,
  clip,
  type DayFilter,
  freeStartsIn,
  isInFilter,
  isOffered,
  isTaken,
  mergeBusy,
  nearestTo,
  nothingTaken,
  type TakenTime,
  type Terms,
} from './slots/rules.ts';
import {
  bumpVersions,
  bumpVersionFrom,
  findBusy,
  findOwnHolds,
  findSchedules,
  insertSchedule,
  lockSchedules,
  type ScheduleRow,
  updateSchedule,
} from './store.ts';
import { instantOf, minuteFrom, minuteOf, minutesPerDay, zoneOffsets } from './zone/rules.ts';

export type { DayFilter, Terms } from './slots/rules.ts';

/**
 * Locks a provider's calendar until the transaction ends, as everybody does who changes it.
 * Refuses with `not-found` when there is no such provider.
 */
export const lockCalendar = (tx: Tx, providerId: string): Promise<void> =>
  lockCalendars(tx, { providerId });

/**
 * Locks the calendars of the people of a meeting, in the order of their ids: first thing in every
 * transaction that takes, moves or frees a slot, so that racing people wait in line instead of
 * deadlocking on the exclusion constraint. The client has a calendar only if they are an expert,
 * too. Refuses with `not-found` when there is no such provider.
 */
export const lockCalendars = async (
  tx: Tx,
  { providerId, clientId }: { providerId: string; clientId?: string },
): Promise<void> => {
  const found = await lockSchedules(tx, clientId ? [providerId, clientId] : [providerId]);
  if (!found.has(providerId)) throw new AppError('not-found');
};

/**
 * Says that a booking of these people, as expert or as client, was made, confirmed, cancelled or
 * released; locks their calendars as `lockCalendars` does. Must run in the same transaction, else
 * slots computed before are shown on.
 */
export const touchCalendars = (tx: Tx, ...userIds: string[]): Promise<void> =>
  bumpVersions(tx, userIds);

/**
 * `touchCalendars` for a single statement that needs no transaction around it: a row when the
 * calendar is still at the version that was read, none when somebody changed it meanwhile.
 */
export const touchCalendarFrom = bumpVersionFrom;

/**
 * Makes the calendar of a new provider (no hours yet), or moves an existing one to another zone:
 * its hours keep their wall times, its bookings keep their instants.
 */
export const openCalendar = async (tx: Tx, providerId: string, timezone: string): Promise<void> => {
  await insertSchedule(tx, providerId, timezone);
  await lockCalendar(tx, providerId);
  const schedule = (await findSchedules(tx, [providerId])).get(providerId);
  if (schedule) await updateSchedule(tx, providerId, { ...schedule, timezone });
};

/** `taken`: the hours offer it, but somebody has it; `not-offered`: the calendar never did. */
export type Bookable = 'ok' | 'taken' | 'not-offered';

/**
 * Do the provider's hours and rules offer this very meeting now, whoever has it? Looks at
 * durations, hours and grid, and for `new` meetings at notice and horizon. Null when they don't,
 * else what keeps other meetings away from it, and the versions of calendar and provider.
 */
export const findOffered = async (
  db: Executor,
  providerId: string,
  start: Temporal.Instant,
  durationMinutes: number,
  now: Temporal.Instant,
  terms: Terms = 'new',
): Promise<Pick<ScheduleRow, 'bufferMinutes' | 'version' | 'bookingsVersion'> | null> => {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  const startMinute = minuteOf(start);
  const isIn =
    row?.durations.includes(durationMinutes) &&
    instantOf(startMinute).equals(start) &&
    isOffered(
      compileCalendar(row),
      zoneOffsets(row.timezone, minuteOf(now)),
      row,
      now,
      startMinute,
      durationMinutes,
      terms,
    );
  return row && isIn ? row : null;
};

/** Does the client hold this very meeting, unpaid and not over? */
const isHeldBy = async (
  db: Executor,
  providerId: string,
  start: Temporal.Instant,
  durationMinutes: number,
  now: Temporal.Instant,
  clientId: string,
): Promise<boolean> => {
  if (Temporal.Instant.compare(start, now) < 0) return false;
  const { starts, ends } =
    (await findOwnHolds(db, [providerId], clientId, now)).get(providerId) ?? nothingTaken;
  const startMinute = minuteOf(start);
  return starts.some((held, i) => held === startMinute && ends[i] === held + durationMinutes);
};

/** As `assertBookable`, for somebody who holds nothing. */
const judge = async (
  db: Executor,
  providerId: string,
  start: Temporal.Instant,
  durationMinutes: number,
  now: Temporal.Instant,
  clientId: string | null,
  terms: Terms,
): Promise<Bookable> => {
  const offered = await findOffered(db, providerId, start, durationMinutes, now, terms);
  if (!offered) return 'not-offered';
  const startMinute = minuteOf(start);
  const end = startMinute + durationMinutes;
  const window = { from: startMinute - aroundMinutes, until: end + aroundMinutes };
  const busy = (await findBusy(db, [providerId], window, now, clientId)).get(providerId);
  return isTaken(mergeBusy(busy ?? nothingTaken, offered.bufferMinutes), startMinute, end)
    ? 'taken'
    : 'ok';
};

/**
 * Can this very meeting be booked now? As `findOffered`, and looks at blocks, bookings, live holds
 * and the buffer around them as well. A hold of `clientId` itself is free to it, also when the
 * start is closer than the notice by now or the time was closed since.
 */
export const assertBookable = async (
  db: Executor,
  providerId: string,
  start: Temporal.Instant,
  durationMinutes: number,
  now: Temporal.Instant,
  clientId: string | null,
  terms: Terms = 'new',
): Promise<Bookable> => {
  const found = await judge(db, providerId, start, durationMinutes, now, clientId, terms);
  if (found === 'ok' || clientId === null) return found;
  return (await isHeldBy(db, providerId, start, durationMinutes, now, clientId)) ? 'ok' : found;
};

/** Free starts of one provider in UTC minutes `[from, until)`, within what can be booked now. */
const freeBetween = (
  row: ScheduleRow,
  busy: TakenTime | undefined,
  duration: number,
  now: Temporal.Instant,
  from: number,
  until: number,
): number[] => {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const bookable = bookableWindow(row, zone, now);
  const stretch = clip({ starts: [from], ends: [until] }, bookable.from, bookable.until);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  return freeStartsIn(compileCalendar(row), zone, row, taken, duration, stretch);
};

/**
 * The free slots nearest to a wanted start, in order of time, as refusals carry them
 * (`alternatives`). Empty when the provider is unknown or has nothing free.
 */
export const nearestSlots = async (
  context: Pick<Context, 'db' | 'clock'>,
  providerId: string,
  start: Temporal.Instant,
  durationMinutes: number,
  count: number = policy.slot.alternatives,
  clientId: string | null = null,
): Promise<{ start: string; end: string }[]> => {
  const row = (await findSchedules(context.db, [providerId])).get(providerId);
  if (!row?.durations.includes(durationMinutes)) return [];
  const now = context.clock.now();
  const from = minuteFrom(now);
  const until = from + (row.horizonDays + 2) * minutesPerDay;
  const window = { from: from - aroundMinutes, until };
  const busy = (await findBusy(context.db, [providerId], window, now, clientId)).get(providerId);
  const free = freeBetween(row, busy, durationMinutes, now, from, until);
  return nearestTo(free, minuteOf(start), count).map((minute) => ({
    start: instantOf(minute).toString(),
    end: instantOf(minute + durationMinutes).toString(),
  }));
};

export type NextFreeQuery = {
  /** Minutes; the provider's shortest when absent or not offered by it. */
  durationMinutes?: number | undefined;
  /** Earliest start; now when absent. */
  from?: Temporal.Instant | undefined;
  /** Starts before this; the provider's horizon when absent. */
  until?: Temporal.Instant | undefined;
  /** Local days and times the start must fall in: evenings, weekends. */
  filter?: DayFilter | undefined;
};

/** Most calendars have something free in the first week: the rest is read for the others only. */
const minutesAtOnce = 7 * minutesPerDay;

/** The first start that fits in the UTC minutes `[from, until)`. */
const firstFree = (
  row: ScheduleRow,
  busy: TakenTime | undefined,
  query: NextFreeQuery,
  now: Temporal.Instant,
  window: { from: number; until: number },
): number | null => {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const bookable = bookableWindow(row, zone, now);
  const asked = query.durationMinutes;
  const duration = asked !== undefined && row.durations.includes(asked) ? asked : row.durations[0];
  if (duration === undefined) return null;
  const from = Math.max(bookable.from, window.from);
  const until = Math.min(bookable.until, window.until);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const calendar = compileCalendar(row);
  const { filter } = query;
  const filterZone = filter && zoneOffsets(filter.timezone, minuteOf(now));
  const fits = (start: number): boolean =>
    !filter || !filterZone || isInFilter(filter, filterZone, start);
  for (let at = from; at < until; at += minutesAtOnce) {
    const stretch = { starts: [at], ends: [Math.min(until, at + minutesAtOnce)] };
    const found = freeStartsIn(calendar, zone, row, taken, duration, stretch).find(fits);
    if (found !== undefined) return found;
  }
  return null;
};

/**
 * The next free start of each provider that fits the query, null when there is none; unknown
 * providers are left out. Two queries, however many providers, and one more for those who have
 * nothing free in the first week.
 */
export const nextFreeSlots = async (
  context: Pick<Context, 'db' | 'clock'>,
  providerIds: readonly string[],
  query: NextFreeQuery = {},
): Promise<Map<string, Temporal.Instant | null>> => {
  const found = new Map<string, Temporal.Instant | null>();
  if (providerIds.length === 0) return found;
  const now = context.clock.now();
  const rows = await findSchedules(context.db, providerIds);
  for (const id of rows.keys()) found.set(id, null);
  const horizonDays = Math.max(0, ...[...rows.values()].map((row) => row.horizonDays));
  const nowMinute = minuteFrom(now);
  const from = Math.max(nowMinute, query.from ? minuteFrom(query.from) : nowMinute);
  const horizon = nowMinute + (horizonDays + 2) * minutesPerDay;
  const until = Math.min(horizon, query.until ? minuteFrom(query.until) : horizon);
  const firstWeek = Math.min(until, from + minutesAtOnce);
  for (const window of [
    { from, until: firstWeek },
    { from: firstWeek, until },
  ]) {
    const open = [...rows.values()].filter((row) => found.get(row.providerId) === null);
    if (window.from >= window.until || open.length === 0) continue;
    const ids = open.map((row) => row.providerId);
    const around = { from: window.from - aroundMinutes, until: window.until + aroundMinutes };
    const busy = await findBusy(context.db, ids, around, now, null);
    for (const row of open) {
      const start = firstFree(row, busy.get(row.providerId), query, now, window);
      if (start !== null) found.set(row.providerId, instantOf(start));
    }
  }
  return found;
};
