import type { Schedule } from '@puente/contract/availability';
import type { Explanation } from '@puente/contract/preview';
import { policy } from '@puente/contract/policy';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { clockChangesIn } from '../explain/rules.ts';
import { type AskedCalendar, explainIn, findCalendar } from '../explain/service.ts';
import { compileCalendar } from '../opening/rules.ts';
import { withChanges } from '../schedule/rules.ts';
import {
  aroundMinutes,
  bookableWindow,
  clip,
  freeStartsIn,
  mergeBusy,
  nothingTaken,
} from '../slots/rules.ts';
import { findBusy } from '../store.ts';
import type { AskedWay } from '../travel/rules.ts';
import { findOwnTrip, type TripDeps } from '../travel/service.ts';
import {
  dateOf,
  instantOf,
  localDayAt,
  minuteOf,
  realTimeOfDays,
  zoneOffsets,
} from '../zone/rules.ts';

type Deps = Pick<Context, 'db' | 'clock'> & TripDeps;

type Changes = { [Part in keyof Schedule]?: Schedule[Part] | undefined };

/**
 * What clients would see for the next days with these hours, saved or not, around what is booked
 * and blocked by now. For people who aren't experts yet a calendar with the usual rules.
 */
export async function previewTimes(
  { db, clock, findTrips }: Deps,
  actor: Pick<Client, 'userId' | 'timezone'>,
  {
    durationMinutes,
    at,
    mode,
    officeId,
    ...changes
  }: Changes &
    AskedWay & { durationMinutes?: DurationMinutes | undefined; at?: string | undefined },
) {
  const now = clock.now();
  const before = (await findCalendar(db, actor.userId)) ?? emptyCalendar(actor, durationMinutes);
  const row = { ...before, ...withChanges(before, changes) };
  const duration = durationMinutes ?? shortestOf(row);
  const minute = minuteOf(now);
  const zone = zoneOffsets(row.timezone, minute);
  const today = localDayAt(zone, minute);
  const lastDay = today + policy.slot.previewDays - 1;
  const days = realTimeOfDays(zone, today, lastDay);
  const first = days.starts[0] ?? minute;
  const end = days.ends.at(-1) ?? minute;
  const window = { from: first - aroundMinutes, until: end + aroundMinutes };
  const trip = await findOwnTrip({ findTrips }, actor.userId, { mode, officeId });
  const trips = new Map([[actor.userId, trip]]);
  const asked = { providerIds: [actor.userId], clientId: null, trips };
  const busy = (await findBusy(db, asked, window, now)).get(actor.userId);
  const { from, until } = bookableWindow(row, zone, now);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const fit = { duration, gridMinutes: row.gridMinutes, busy: taken };
  const starts =
    trip && row.durations.includes(duration)
      ? freeStartsIn(compileCalendar(row), zone, fit, clip(days, from, until))
      : [];
  const explanation: Explanation | null = at
    ? await explainIn(db, row, { at, duration, trip }, now)
    : null;
  return {
    timezone: row.timezone,
    durationMinutes: duration,
    durations: row.durations,
    firstDate: dateOf(today),
    lastDate: dateOf(lastDay),
    slots: starts.map((start) => ({
      start: instantOf(start).toString(),
      end: instantOf(start + duration).toString(),
    })),
    clockChanges: clockChangesIn(zone, first, end).map(({ at: change, minutes }) => ({
      // The date on which the night ends in which the clocks change.
      date: dateOf(localDayAt(zone, change)),
      at: instantOf(change).toString(),
      minutes,
    })),
    explanation,
  };
}

/** A calendar without hours, with the usual rules. */
function emptyCalendar(
  { userId, timezone }: Pick<Client, 'userId' | 'timezone'>,
  durationMinutes: DurationMinutes | undefined,
): AskedCalendar {
  return {
    providerId: userId,
    durations: [durationMinutes ?? 60],
    timezone,
    weeklyHours: [],
    overrides: [],
    minimumNoticeMinutes: policy.slot.minimumNoticeMinutes,
    horizonDays: policy.slot.horizonDays,
    bufferMinutes: policy.slot.bufferMinutes,
    gridMinutes: policy.slot.gridMinutes,
  };
}

/** An expert always offers some duration. */
function shortestOf({ durations }: AskedCalendar): DurationMinutes {
  return durations[0] ?? 60;
}
