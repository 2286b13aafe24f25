import { policy } from '@puente/contract/policy';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import { type RawJson, rawJson } from '../../../http/route.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { compileCalendar } from '../opening/rules.ts';
import {
  type BusyRow,
  type CalendarState,
  findBusy,
  findCalendarStates,
  findOwnHolds,
  findSchedules,
  type ScheduleRow,
} from '../store.ts';
import {
  dateOf,
  dayOf,
  localDayAt,
  minuteOf,
  minuteFrom,
  realTimeOfDays,
  zoneOffsets,
} from '../zone/rules.ts';
import { type AskedWay, noTrip, type Trip, type Way, wayOf } from '../travel/rules.ts';
import { findAskedTrips, type TripDeps } from '../travel/service.ts';
import { slotsJson } from './present.ts';
import {
  bookableWindow,
  busyWindow,
  clip,
  countByDay,
  freeStartsIn,
  lastDayAhead,
  mergeBusy,
  nothingTaken,
  type TakenTime,
  validUntil,
  withHeld,
} from './rules.ts';
import type { KeptSlots, SlotMemory } from './store.ts';

export { createSlotMemory } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'> & TripDeps;

/** Free slots of one provider; refuses with `not-found` when there is none. */
export async function readSlots(
  context: Deps,
  memory: SlotMemory,
  query: SlotQuery & { providerId: string },
  clientId: string | null,
): Promise<RawJson> {
  checkNotTooFar(context, query.timezone, datesOf(query));
  const [found] = await answer(context, memory, askFor(query, [query.providerId]), clientId);
  if (!found) throw new AppError('not-found');
  return rawJson(found.slots.json);
}

/**
 * Refuses dates beyond the longest possible horizon. Counted in the requested zone, else in UTC, so
 * that the answer doesn't depend on the provider.
 */
function checkNotTooFar(
  { clock }: Pick<Context, 'clock'>,
  timezone: string | undefined,
  days: readonly { field: string; day: number }[],
): void {
  const last = lastDayAhead(timezone ?? 'UTC', clock.now());
  const far = days.find(({ day }) => day > last);
  if (far) throw invalidField(far.field, `At most ${policy.slot.maxDaysAhead} days ahead`);
}

function datesOf({ date, endDate }: SlotQuery) {
  return [
    { field: 'date', day: dayOf(date) },
    { field: 'endDate', day: dayOf(endDate ?? date) },
  ];
}

/**
 * Free slots of providers, in the requested order, each once; unknown ids are left out. Slots that
 * were computed for the same calendar version are taken from memory, which one query by index
 * confirms; somebody with a live hold sees it as free (hold-1) and is remembered apart.
 */
async function answer(
  context: Deps,
  memory: SlotMemory,
  ask: Ask,
  clientId: string | null,
): Promise<Answer[]> {
  const { providerIds } = ask;
  const now = context.clock.now();
  const nowMs = now.epochMilliseconds;
  const [states, trips] = await Promise.all([
    findCalendarStates(context.db, providerIds, clientId, now),
    findAskedTrips(context, providerIds, ask.way),
  ]);
  const answers = new Map<string, Answer>();
  const missing: Read[] = [];
  for (const id of new Set(providerIds)) {
    const state = states.get(id);
    if (!state) continue;
    const read = fillIn(state, ask, trips ? (trips.get(id) ?? null) : noTrip);
    const kept = memory.recall(keyOf(read, clientId), nowMs);
    if (kept) answers.set(id, { ...read, slots: kept });
    else missing.push(read);
  }
  if (missing.length > 0) {
    const computed = await computeAll(context, missing, { ...ask.way, clientId }, now);
    for (const read of missing) {
      const slots = computed.get(read.state.providerId);
      if (!slots) continue;
      answers.set(read.state.providerId, { ...read, slots });
      memory.keep(keyOf(read, clientId), slots);
    }
  }
  return [...new Set(providerIds)].flatMap((id) => answers.get(id) ?? []);
}

/** A read as it was requested; absent fields take each provider's own value. */
type Ask = {
  providerIds: readonly string[];
  way: Way;
  durationMinutes?: DurationMinutes | undefined;
  /** Also of a duration that isn't offered for single meetings. */
  isOwnLength: boolean;
  timezone?: string | undefined;
  /** First and last local date (day numbers) in the zone that is read. */
  days: (timezone: string) => { firstDay: number; lastDay: number };
};

/** A read of one provider with all values filled in. */
type Read = {
  state: CalendarState;
  /** Null where the provider doesn't meet in that way: nothing is free. */
  trip: Trip | null;
  timezone: string;
  durationMinutes: DurationMinutes;
  isOwnLength: boolean;
  firstDay: number;
  lastDay: number;
};

type Answer = Read & { slots: KeptSlots };

function fillIn(state: CalendarState, ask: Ask, trip: Trip | null): Read {
  const timezone = ask.timezone ?? state.timezone;
  const durationMinutes = ask.durationMinutes ?? state.durations[0];
  if (durationMinutes === undefined) throw new AppError('not-found');
  const { isOwnLength } = ask;
  return { state, trip, timezone, durationMinutes, isOwnLength, ...ask.days(timezone) };
}

/** Everything an answer depends on except the clock; what a holder sees is kept for them alone. */
function keyOf(
  { state, trip, timezone, durationMinutes, isOwnLength, firstDay, lastDay }: Read,
  clientId: string | null,
): string {
  return [
    state.providerId,
    state.hasHold ? clientId : '',
    state.version,
    state.timezone,
    isOwnLength || state.durations.includes(durationMinutes),
    timezone,
    durationMinutes,
    firstDay,
    lastDay,
    ...(trip ? [trip.mode, trip.travelMinutes, trip.officeId] : ['not-offered']),
  ].join('|');
}

async function computeAll(
  { db }: Deps,
  reads: readonly Read[],
  { clientId, ...way }: Way & { clientId: string | null },
  now: Temporal.Instant,
): Promise<Map<string, KeptSlots>> {
  const ids = reads.map((read) => read.state.providerId);
  const trips = new Map(reads.map(({ state, trip }) => [state.providerId, trip]));
  const holders = reads.filter(({ state }) => state.hasHold).map((read) => read.state.providerId);
  const [rows, busy, held] = await Promise.all([
    findSchedules(db, ids),
    findBusy(db, { providerIds: ids, clientId, trips }, busyWindow(reads), now),
    clientId !== null && holders.length > 0
      ? findOwnHolds(db, { providerIds: holders, clientId }, way, now)
      : null,
  ]);
  return new Map(
    reads.flatMap((read) => {
      const { providerId } = read.state;
      const row = rows.get(providerId);
      const taken = { busy: busy.get(providerId), held: held?.get(providerId) };
      return row ? [[providerId, compute(read, row, taken, now)]] : [];
    }),
  );
}

function compute(
  read: Read,
  row: ScheduleRow,
  { busy, held }: { busy: BusyRow | undefined; held: TakenTime | undefined },
  now: Temporal.Instant,
): KeptSlots {
  const minute = minuteOf(now);
  const zone = zoneOffsets(row.timezone, minute);
  const asked = realTimeOfDays(zoneOffsets(read.timezone, minute), read.firstDay, read.lastDay);
  const { from, until } = bookableWindow(row, zone, now);
  const duration = read.durationMinutes;
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const fit = { duration, gridMinutes: row.gridMinutes, busy: taken };
  const free =
    read.trip && (read.isOwnLength || row.durations.includes(duration))
      ? freeStartsIn(compileCalendar(row), zone, fit, clip(asked, from, until))
      : [];
  const ahead = clip(asked, minuteFrom(now), Infinity);
  const starts = withHeld(free, held ?? nothingTaken, duration, ahead);
  const head = {
    providerId: row.providerId,
    timezone: read.timezone,
    providerTimezone: row.timezone,
    durationMinutes: duration,
  };
  return {
    starts,
    json: Buffer.from(slotsJson(head, starts)),
    fromMs: now.epochMilliseconds,
    untilMs: validUntil(row, zone, now, { starts, holdEnds: busy?.holdEnds ?? null }),
  };
}

type SlotQuery = AskedWay & {
  date: string;
  endDate?: string | undefined;
  durationMinutes?: DurationMinutes | undefined;
  ownLength?: 'true' | 'false' | undefined;
  timezone?: string | undefined;
};

function askFor(query: SlotQuery, providerIds: readonly string[]): Ask {
  return {
    providerIds,
    way: wayOf(query),
    durationMinutes: query.durationMinutes,
    isOwnLength: query.ownLength === 'true',
    timezone: query.timezone,
    days: () => ({ firstDay: dayOf(query.date), lastDay: dayOf(query.endDate ?? query.date) }),
  };
}

export async function readSlotsBatch(
  context: Deps,
  memory: SlotMemory,
  query: SlotQuery & { providerIds: readonly string[] },
  clientId: string | null,
): Promise<RawJson> {
  checkNotTooFar(context, query.timezone, datesOf(query));
  const found = await answer(context, memory, askFor(query, query.providerIds), clientId);
  return rawJson(`{"results":[${found.map(({ slots }) => slots.json.toString()).join(',')}]}`);
}

/** How many slots each day of a month has, in the requested zone. */
export async function readMonth(
  context: Deps,
  memory: SlotMemory,
  query: Omit<SlotQuery, 'date' | 'endDate'> & { providerId: string; month?: string | undefined },
  clientId: string | null,
) {
  if (query.month !== undefined) {
    const day = dayOf(`${query.month}-01`);
    checkNotTooFar(context, query.timezone, [{ field: 'month', day }]);
  }
  const now = context.clock.now();
  const minute = minuteOf(now);
  const ask: Ask = {
    providerIds: [query.providerId],
    way: wayOf(query),
    durationMinutes: query.durationMinutes,
    isOwnLength: query.ownLength === 'true',
    timezone: query.timezone,
    days: (timezone) => {
      const month = query.month ?? monthOf(localDayAt(zoneOffsets(timezone, minute), minute));
      const firstDay = dayOf(`${month}-01`);
      const { daysInMonth } = Temporal.PlainYearMonth.from(month);
      return { firstDay, lastDay: firstDay + daysInMonth - 1 };
    },
  };
  const [found] = await answer(context, memory, ask, clientId);
  if (!found) throw new AppError('not-found');
  const { state, timezone, durationMinutes, firstDay, slots } = found;
  const zone = zoneOffsets(timezone, minute);
  const providerZone = zoneOffsets(state.timezone, minute);
  const { until } = bookableWindow({ ...state, minimumNoticeMinutes: 0 }, providerZone, now);
  return {
    providerId: query.providerId,
    month: monthOf(firstDay),
    timezone,
    providerTimezone: state.timezone,
    durations: state.durations,
    durationMinutes,
    lastDate: dateOf(localDayAt(zone, until - 1)),
    days: countByDay(slots.starts, zone).map(({ day, free }) => ({ date: dateOf(day), free })),
  };
}

function monthOf(day: number): string {
  return dateOf(day).slice(0, 7);
}
