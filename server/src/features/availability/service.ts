import type { Schedule } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { AppError } from '../../lib/app-error.ts';
import { compileCalendar } from './opening/rules.ts';
import {
  aroundMinutes,
  bookableWindow,
  clip,
  freeStartsIn,
  isOffered,
  isTaken,
  mergeBusy,
  nearestTo,
  nothingTaken,
  type TakenTime,
  type Terms,
} from './slots/rules.ts';
import {
  type BusyQuery,
  bumpVersions,
  bumpVersionIf,
  findBusy,
  findOwnHolds,
  findSchedules,
  insertSchedule,
  lockSchedules,
  type ScheduleRow,
  updateSchedule,
} from './store.ts';
import { noTrip, type Trip } from './travel/rules.ts';
import { instantOf, minuteFrom, minuteOf, minutesPerDay, zoneOffsets } from './zone/rules.ts';

export type { DayFilter, Terms } from './slots/rules.ts';
export type { Trip } from './travel/rules.ts';
export type { FindTrips } from './travel/service.ts';

/**
 * Locks a provider's calendar until the transaction ends, as every change of it does. Refuses with `not-found` when there is no such provider.
 */
export function lockCalendar(tx: Tx, providerId: string): Promise<void> {
  return lockCalendars(tx, { providerId });
}

/**
 * Locks the calendars of both people of a meeting, in the order of their ids: the first step of every
 * transaction that takes, moves or frees a slot, so that concurrent requests wait for each other
 * instead of deadlocking on the exclusion constraint. The client has a calendar only if they are an
 * expert, too. Refuses with `not-found` when there is no such provider.
 */
export async function lockCalendars(
  tx: Tx,
  { providerId, clientId }: { providerId: string; clientId?: string },
): Promise<void> {
  const found = await lockSchedules(tx, clientId ? [providerId, clientId] : [providerId]);
  if (!found.has(providerId)) throw new AppError('not-found');
}

/** The zone of a provider's hours. */
export async function findZoneOf(db: Executor, providerId: string): Promise<string> {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  if (!row) throw new AppError('not-found');
  return row.timezone;
}

/**
 * Raises the calendar version of these people, because a booking of theirs, as expert or as client,
 * was made, confirmed, cancelled or released; locks their calendars as `lockCalendars` does. Must
 * run in the same transaction, else slots computed before are still shown.
 */
export function bumpCalendarVersion(tx: Tx, ...userIds: string[]): Promise<void> {
  return bumpVersions(tx, userIds);
}

/**
 * `bumpCalendarVersion` for a single statement that needs no transaction around it: a row when the
 * calendar still has the version that was read, none when it was changed meanwhile.
 */
export const bumpCalendarVersionIf = bumpVersionIf;

/**
 * Creates the calendar of a new provider (without hours, unless some are given), or moves an
 * existing one to another zone: its hours keep their wall times, its bookings keep their instants.
 */
export async function openCalendar(
  tx: Tx,
  providerId: string,
  {
    timezone,
    weeklyHours,
  }: { timezone: string; weeklyHours?: Schedule['weeklyHours'] | undefined },
): Promise<void> {
  await insertSchedule(tx, providerId, timezone);
  await lockCalendar(tx, providerId);
  const schedule = (await findSchedules(tx, [providerId])).get(providerId);
  if (!schedule) return;
  const hours = weeklyHours ?? schedule.weeklyHours;
  await updateSchedule(tx, providerId, { ...schedule, timezone, weeklyHours: hours });
}

/** `taken`: the hours offer it, but somebody has it; `not-offered`: the hours don't offer it. */
export type Bookable = 'ok' | 'taken' | 'not-offered';

/** A meeting that somebody wants to book; `clientId` is null when nobody's holds are ignored. */
export type WantedSlot = {
  providerId: string;
  start: Temporal.Instant;
  durationMinutes: number;
  clientId: string | null;
  /** Online when absent. */
  trip?: Trip;
  /** Sold or bought as a whole: the expert needn't offer this length for single meetings. */
  isOwnLength?: boolean;
};

/**
 * Do the provider's hours and rules offer this meeting now, whether it is taken or not? Checks
 * durations, hours and grid, and for `new` meetings notice and horizon. Null when they don't, else
 * the buffer around meetings, and the versions of calendar and provider.
 */
export async function findOffered(
  db: Executor,
  { providerId, start, durationMinutes, isOwnLength }: Omit<WantedSlot, 'clientId' | 'trip'>,
  now: Temporal.Instant,
  terms: Terms = 'new',
): Promise<Pick<ScheduleRow, 'bufferMinutes' | 'version' | 'bookingsVersion'> | null> {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  const startMinute = minuteOf(start);
  const isIn =
    row &&
    (isOwnLength === true || row.durations.includes(durationMinutes)) &&
    instantOf(startMinute).equals(start) &&
    isOffered(
      {
        calendar: compileCalendar(row),
        zone: zoneOffsets(row.timezone, minuteOf(now)),
        rules: row,
      },
      { start: startMinute, duration: durationMinutes },
      now,
      terms,
    );
  return row && isIn ? row : null;
}

/** Minutes kept free around meetings, beside any travel; none without a calendar. */
export async function findBuffer(db: Executor, providerId: string): Promise<number> {
  return (await findSchedules(db, [providerId])).get(providerId)?.bufferMinutes ?? 0;
}

/**
 * Can this meeting be booked now? As `findOffered`, and checks blocks, bookings, live holds, and the
 * travel and buffer around them as well. A hold of the client is free to them, also when the start is closer
 * than the notice by now or the time was closed since.
 */
export async function checkBookable(
  db: Executor,
  slot: WantedSlot,
  now: Temporal.Instant,
  terms: Terms = 'new',
): Promise<Bookable> {
  const found = await checkFree(db, slot, now, terms);
  return found === 'ok' || !(await isHeldByClient(db, slot, now)) ? found : 'ok';
}

/** As `checkBookable`, for a client without holds. */
async function checkFree(
  db: Executor,
  slot: WantedSlot,
  now: Temporal.Instant,
  terms: Terms,
): Promise<Bookable> {
  const offered = await findOffered(db, slot, now, terms);
  if (!offered) return 'not-offered';
  const { providerId, clientId } = slot;
  const start = minuteOf(slot.start);
  const end = start + slot.durationMinutes;
  const window = { from: start - aroundMinutes, until: end + aroundMinutes };
  const busy = await findBusy(db, askedOf(slot, clientId), window, now);
  const taken = mergeBusy(busy.get(providerId) ?? nothingTaken, offered.bufferMinutes);
  return isTaken(taken, start, end) ? 'taken' : 'ok';
}

function askedOf(
  { providerId, trip = noTrip }: Pick<WantedSlot, 'providerId' | 'trip'>,
  clientId: string | null,
): BusyQuery {
  return { providerIds: [providerId], clientId, trips: new Map([[providerId, trip]]) };
}

/** Does the client have a live hold of exactly this meeting? */
async function isHeldByClient(
  db: Executor,
  { providerId, start, durationMinutes, clientId, trip = noTrip }: WantedSlot,
  now: Temporal.Instant,
): Promise<boolean> {
  if (clientId === null || Temporal.Instant.compare(start, now) < 0) return false;
  const { starts, ends } =
    (await findOwnHolds(db, { providerIds: [providerId], clientId }, trip, now)).get(providerId) ??
    nothingTaken;
  const startMinute = minuteOf(start);
  return starts.some((held, i) => held === startMinute && ends[i] === held + durationMinutes);
}

/**
 * The free slots nearest to the wanted start, in order of time, as refusals list them
 * (`alternatives`). Empty when the provider is unknown or has nothing free.
 */
export async function nearestSlots(
  context: Pick<Context, 'db' | 'clock'>,
  slot: WantedSlot,
  count: number = policy.slot.alternatives,
): Promise<{ start: string; end: string }[]> {
  const { providerId, start, durationMinutes, clientId } = slot;
  const row = (await findSchedules(context.db, [providerId])).get(providerId);
  if (!row || (slot.isOwnLength !== true && !row.durations.includes(durationMinutes))) return [];
  const now = context.clock.now();
  const from = minuteFrom(now);
  const until = from + (row.horizonDays + 2) * minutesPerDay;
  const window = { from: from - aroundMinutes, until };
  const asked = askedOf(slot, clientId);
  const busy = (await findBusy(context.db, asked, window, now)).get(providerId);
  const free = freeBetween(row, busy, durationMinutes, { now, from, until });
  return nearestTo(free, minuteOf(start), count).map((minute) => ({
    start: instantOf(minute).toString(),
    end: instantOf(minute + durationMinutes).toString(),
  }));
}

/**
 * The free starts in a half-open window, whatever the horizon: those that a plan may take. Empty when
 * the provider is unknown.
 */
export async function freeStartsAhead(
  context: Pick<Context, 'db' | 'clock'>,
  slot: Omit<WantedSlot, 'start'>,
  window: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<Temporal.Instant[]> {
  const { providerId, durationMinutes, clientId } = slot;
  const row = (await findSchedules(context.db, [providerId])).get(providerId);
  if (!row) return [];
  const now = context.clock.now();
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const from = Math.max(minuteFrom(window.from), bookableWindow(row, zone, now).from);
  const until = minuteFrom(window.until);
  if (from >= until) return [];
  const around = { from: from - aroundMinutes, until: until + aroundMinutes };
  const busy = (await findBusy(context.db, askedOf(slot, clientId), around, now)).get(providerId);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const fit = { duration: durationMinutes, gridMinutes: row.gridMinutes, busy: taken };
  const stretch = { starts: [from], ends: [until] };
  return freeStartsIn(compileCalendar(row), zone, fit, stretch).map(instantOf);
}

/** Free starts of one provider in UTC minutes `[from, until)`, within what can be booked now. */
function freeBetween(
  row: ScheduleRow,
  busy: TakenTime | undefined,
  duration: number,
  { now, from, until }: { now: Temporal.Instant; from: number; until: number },
): number[] {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const bookable = bookableWindow(row, zone, now);
  const stretch = clip({ starts: [from], ends: [until] }, bookable.from, bookable.until);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const fit = { duration, gridMinutes: row.gridMinutes, busy: taken };
  return freeStartsIn(compileCalendar(row), zone, fit, stretch);
}

export { type NextState, nextStates, nextFreeMinutes, nextFreeSlots } from './next/service.ts';
