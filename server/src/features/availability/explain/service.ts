import type { Explanation } from '@puente/contract/preview';
import { policy } from '@puente/contract/policy';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { compileCalendar } from '../opening/rules.ts';
import { aroundMinutes } from '../slots/rules.ts';
import { type AskedWay, noTrip, type Trip } from '../travel/rules.ts';
import { findOwnTrip, type TripDeps } from '../travel/service.ts';
import { findSchedules, type ScheduleRow } from '../store.ts';
import { dayOf, instantOf, minuteOf, minutesPerDay, zoneOffsets } from '../zone/rules.ts';
import { wordsOf } from './present.ts';
import { minutesShowing, reasonOf, takenBy, travelTo, type Reason } from './rules.ts';
import { findTaken, type TakenRow } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'> & TripDeps;

/** A calendar that is asked about, saved or not. */
export type AskedCalendar = Omit<ScheduleRow, 'version' | 'bookingsVersion' | 'durations'> & {
  /** Offered durations in minutes, ascending. */
  durations: DurationMinutes[];
};

/** The saved calendar of a provider; null for people who are none. */
export async function findCalendar(
  db: Executor,
  providerId: string,
): Promise<AskedCalendar | null> {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  if (!row) return null;
  const durations = policy.slot.durationsMinutes.filter((one) => row.durations.includes(one));
  return { ...row, durations };
}

type AskedTime = AskedWay & { at: string; durationMinutes?: DurationMinutes | undefined };

/** Why clients aren't offered a start of this provider; `at` is an instant or wall time. */
export async function explainTime(
  { db, clock, findTrips }: Deps,
  provider: Pick<Client, 'userId'>,
  { at, durationMinutes, ...way }: AskedTime,
): Promise<Explanation> {
  const row = await findCalendar(db, provider.userId);
  const duration = durationMinutes ?? row?.durations[0];
  if (!row || duration === undefined) throw new AppError('not-found');
  const trip = await findOwnTrip({ findTrips }, provider.userId, way);
  return explainIn(db, row, { at, duration, trip }, clock.now());
}

/** The same of a calendar whose hours need not be saved. */
export async function explainIn(
  db: Executor,
  row: AskedCalendar,
  { at, duration, trip }: { at: string; duration: DurationMinutes; trip: Trip | null },
  now: Temporal.Instant,
): Promise<Explanation> {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const { starts, isWhole } = startsOf(at, (local) => minutesShowing(zone, local));
  const told = { rules: row, durationMinutes: duration };
  const reply = { durationMinutes: duration, timezone: row.timezone, start: null, blockId: null };
  const [first] = starts;
  if (first === undefined)
    return { ...reply, ...answer('skipped', { ...told, note: null, travelMinutes: 0 }) };
  const window = {
    from: first - aroundMinutes,
    until: (starts.at(-1) ?? first) + aroundMinutes,
  };
  const taken = await findTaken(db, row.providerId, window, now);
  const calendar = compileCalendar(row);
  const asked = { calendar, zone, rules: row, durations: row.durations, taken, duration, trip };
  const found = starts.map((start) => ({ start, reason: reasonOf({ ...asked, start }, now) }));
  // Of a wall time that is shown twice, the one that is offered speaks for both.
  const { start, reason } = found.find((one) => one.reason === null) ?? {
    start: first,
    ...found[0],
  };
  const meeting = { taken, start, duration };
  const block = reason === 'block' ? takenBy<TakenRow>(meeting, () => 0) : null;
  const travel = travelTo(trip ?? noTrip);
  const near = reason === 'travel' ? takenBy<TakenRow>(meeting, travel) : null;
  return {
    ...reply,
    start: isWhole ? instantOf(start).toString() : at,
    ...answer(isWhole || reason === 'past' ? (reason ?? null) : 'grid', {
      ...told,
      note: block?.note ?? null,
      travelMinutes: near ? travel(near) : 0,
    }),
    blockId: block?.blockId ?? null,
  };
}

/** The UTC minutes that are meant; an instant between two minutes is offered by no grid. */
function startsOf(
  at: string,
  showing: (localMinute: number) => number[],
): { starts: number[]; isWhole: boolean } {
  if (/T\d{2}:\d{2}$/.test(at)) {
    const minutes = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));
    return { starts: showing(dayOf(at.slice(0, 10)) * minutesPerDay + minutes), isWhole: true };
  }
  const instant = Temporal.Instant.from(at);
  const minute = minuteOf(instant);
  return { starts: [minute], isWhole: instantOf(minute).equals(instant) };
}

function answer(reason: Reason | null, told: Parameters<typeof wordsOf>[1]) {
  return { isOffered: reason === null, reason, words: reason && wordsOf(reason, told) };
}
