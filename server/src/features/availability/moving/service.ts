import { policy } from '@puente/contract/policy';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { type RawJson, rawJson } from '../../../http/route.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { compileCalendar } from '../opening/rules.ts';
import type { Bookable } from '../service.ts';
import { slotsJson } from '../slots/present.ts';
import {
  aroundMinutes,
  bookableWindow,
  type Busy,
  clip,
  countByDay,
  freeStartsIn,
  isOffered,
  isTaken,
  joinTaken,
  mergeBusy,
  nearestTo,
  nothingTaken,
} from '../slots/rules.ts';
import { findBusy, findSchedules, type ScheduleRow } from '../store.ts';
import {
  dateOf,
  dayOf,
  instantOf,
  localDayAt,
  minuteFrom,
  minuteOf,
  minutesPerDay,
  type Pieces,
  realTimeOfDays,
  zoneOffsets,
} from '../zone/rules.ts';
import { findMovedMeeting, findOtherMeetings, type MovedMeeting } from './store.ts';

export type { MovedMeeting } from './store.ts';

/*
 * Times for moving one meeting (move-4): the expert's hours and rules, with the meeting's own length
 * though it may not be offered any more; what both people have beside this meeting is taken.
 */

/** A moved meeting starts later than this: else nobody could answer in time. */
function earliestMinute(now: Temporal.Instant): number {
  return minuteFrom(now) + policy.moving.proposalEndsHoursBefore * 60 + 1;
}

/** What can be booked of single meetings, and lies before the end of the meeting's package. */
function movableWindow({ row, meeting }: Moved, now: Temporal.Instant) {
  const bookable = bookableWindow(row, zoneOffsets(row.timezone, minuteOf(now)), now);
  const { startsBefore } = meeting;
  const end = startsBefore === null ? bookable.until : minuteFrom(startsBefore);
  return {
    from: Math.max(bookable.from, earliestMinute(now)),
    until: Math.min(bookable.until, end),
  };
}

/** Can the meeting be moved to that start, as far as calendars go? */
export async function checkMove(
  db: Executor,
  meeting: MovedMeeting,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Bookable> {
  const row = await mustFindSchedule(db, meeting);
  const minute = minuteOf(start);
  const calendar = compileCalendar(row);
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const slot = { start: minute, duration: meeting.durationMinutes };
  const isIn =
    instantOf(minute).equals(start) &&
    minute >= earliestMinute(now) &&
    minute < movableWindow({ row, meeting }, now).until &&
    isOffered({ calendar, zone, rules: row }, slot, now, 'new');
  if (!isIn) return 'not-offered';
  const end = minute + meeting.durationMinutes;
  const window = { from: minute - aroundMinutes, until: end + aroundMinutes };
  const busy = await findBusyBeside(db, { row, meeting }, window, now);
  return isTaken(busy, minute, end) ? 'taken' : 'ok';
}

async function mustFindSchedule(db: Executor, { providerId }: MovedMeeting): Promise<ScheduleRow> {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  if (!row) throw new AppError('not-found');
  return row;
}

type Moved = { row: ScheduleRow; meeting: MovedMeeting };

/** What is taken of both in UTC minutes, beside the meeting itself and what is proposed for it. */
async function findBusyBeside(
  db: Executor,
  { row, meeting }: Moved,
  window: { from: number; until: number },
  now: Temporal.Instant,
): Promise<Busy> {
  const { bookingId: exceptBookingId, providerId, clientId, trip } = meeting;
  const trips = new Map([[providerId, trip]]);
  const asked = { providerIds: [providerId], clientId: null, exceptBookingId, trips };
  const [theirs, clients] = await Promise.all([
    findBusy(db, asked, window, now),
    findOtherMeetings(db, { userId: clientId, exceptBookingId }, window, now),
  ]);
  const taken = mergeBusy(theirs.get(providerId) ?? nothingTaken, row.bufferMinutes);
  return joinTaken(taken, clients);
}

/** The nearest starts that both have free, in order of time, as refusals list them. */
export async function nearestForMove(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  meeting: MovedMeeting,
  start: Temporal.Instant,
): Promise<{ start: string; end: string }[]> {
  const row = await mustFindSchedule(db, meeting);
  const now = clock.now();
  const until = minuteFrom(now) + (row.horizonDays + 2) * minutesPerDay;
  const free = await freeStarts(db, { row, meeting }, { starts: [0], ends: [until] }, now);
  const others = free.filter((minute) => minute !== minuteOf(meeting.start));
  return nearestTo(others, minuteOf(start), policy.slot.alternatives).map((minute) => ({
    start: instantOf(minute).toString(),
    end: instantOf(minute + meeting.durationMinutes).toString(),
  }));
}

/** Starts in stretches of UTC minutes, as far as they can be had now; the present one is free. */
async function freeStarts(
  db: Executor,
  { row, meeting }: Moved,
  asked: Pieces,
  now: Temporal.Instant,
): Promise<number[]> {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const { from, until } = movableWindow({ row, meeting }, now);
  const stretch = clip(asked, from, until);
  const window = { from: from - aroundMinutes, until: until + aroundMinutes };
  const busy = await findBusyBeside(db, { row, meeting }, window, now);
  const fit = { duration: meeting.durationMinutes, gridMinutes: row.gridMinutes, busy };
  return freeStartsIn(compileCalendar(row), zone, fit, stretch);
}

type Asked = { providerId: string; moving: string; timezone?: string | undefined };

/** Free times for moving the caller's meeting; 404 where it isn't theirs, or of another expert. */
export async function readSlotsForMove(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  { date, endDate, ...asked }: Asked & { date: string; endDate?: string | undefined },
): Promise<RawJson> {
  const days = () => ({ firstDay: dayOf(date), lastDay: dayOf(endDate ?? date) });
  const { starts, head } = await readDays(context, actor, asked, days);
  return rawJson(slotsJson(head, starts));
}

/** How many of them each day of a month has. */
export async function readMonthForMove(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  { month, ...asked }: Asked & { month?: string | undefined },
) {
  const now = context.clock.now();
  const days = (timezone: string) => {
    const today = dateOf(localDayAt(zoneOffsets(timezone, minuteOf(now)), minuteOf(now)));
    const shown = month ?? today.slice(0, 7);
    const firstDay = dayOf(`${shown}-01`);
    return { firstDay, lastDay: firstDay + Temporal.PlainYearMonth.from(shown).daysInMonth - 1 };
  };
  const { starts, head, moved, firstDay } = await readDays(context, actor, asked, days);
  const zone = zoneOffsets(head.timezone, minuteOf(now));
  const { until } = movableWindow(moved, now);
  return {
    ...head,
    month: dateOf(firstDay).slice(0, 7),
    durations: [head.durationMinutes],
    lastDate: dateOf(localDayAt(zone, until - 1)),
    days: countByDay(starts, zone).map(({ day, free }) => ({ date: dateOf(day), free })),
  };
}

async function readDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  { providerId, moving, timezone }: Asked,
  daysIn: (timezone: string) => { firstDay: number; lastDay: number },
) {
  if (actor.kind !== 'client') throw new AppError('not-found');
  const meeting = await findMovedMeeting(db, moving, actor.userId);
  if (!meeting || meeting.providerId !== providerId) throw new AppError('not-found');
  const row = await mustFindSchedule(db, meeting);
  const shownIn = timezone ?? row.timezone;
  const now = clock.now();
  const { firstDay, lastDay } = daysIn(shownIn);
  const asked = realTimeOfDays(zoneOffsets(shownIn, minuteOf(now)), firstDay, lastDay);
  const starts = await freeStarts(db, { row, meeting }, asked, now);
  const head = {
    providerId,
    timezone: shownIn,
    providerTimezone: row.timezone,
    // A meeting is as long as it was when it was booked: one of the lengths of the contract.
    durationMinutes: meeting.durationMinutes as DurationMinutes,
  };
  return { starts, head, moved: { row, meeting }, firstDay };
}
