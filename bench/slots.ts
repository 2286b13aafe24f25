import { compileCalendar } from '../server/src/features/availability/opening/rules.ts';
import {
  bookableWindow,
  clip,
  freeStartsIn,
  mergeBusy,
  type TakenTime,
} from '../server/src/features/availability/slots/rules.ts';
import {
  dateOf,
  dayOf,
  minuteOf,
  realTimeOfDays,
  zoneOffsets,
} from '../server/src/features/availability/zone/rules.ts';
import type { Row } from './row.ts';

const zoneName = 'America/Santiago';
const days = 30;
const duration = 30;
const grid = 30;
const firstDay = dayOf('2026-08-20');
const now = Temporal.Instant.from('2026-08-19T12:00:00Z');

/** The clocks in Santiago change in the middle of the 30 days. */
const schedule = {
  timezone: zoneName,
  weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    ranges: [
      { start: '06:00', end: '12:00' },
      { start: '13:00', end: '23:00' },
    ],
  })),
  overrides: [],
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  bufferMinutes: 0,
  gridMinutes: grid,
};

/** Evenly spread meetings of half an hour, ordered, none over another. */
const bookings = (count: number): TakenTime => {
  const starts = Array.from(
    { length: count },
    (_, i) => firstDay * 1440 + Math.floor((i * days * 48) / count) * 30,
  );
  return { starts, ends: starts.map((start) => start + 30) };
};

const zone = zoneOffsets(zoneName, minuteOf(now));
const calendar = compileCalendar(schedule);

/** What a read does after the database: everything but reading and writing rows. */
const ours = (taken: TakenTime): number => {
  const { from, until } = bookableWindow(schedule, zone, now);
  const asked = clip(realTimeOfDays(zone, firstDay, firstDay + days - 1), from, until);
  const busy = mergeBusy(taken, schedule.bufferMinutes);
  return freeStartsIn(calendar, zone, { duration, gridMinutes: grid, busy }, asked).length;
};

const minuteOn = (day: number, plainTime: string): number =>
  minuteOf(
    Temporal.PlainDate.from(dateOf(day))
      .toZonedDateTime({ timeZone: zoneName, plainTime })
      .toInstant(),
  );

/** Open stretches in UTC minutes, worked out beforehand. */
const precomputed = Array.from({ length: days }, (_, i) => firstDay + i).flatMap((day) =>
  schedule.weeklyHours[0]!.ranges.map(({ start, end }) => ({
    start: minuteOn(day, start),
    end: minuteOn(day, end),
  })),
);

/** The limit: nothing but the walk over offsets that are known already. */
const bareLoop = (taken: TakenTime): number => {
  const free: number[] = [];
  const { starts, ends } = taken;
  let next = 0;
  for (const { start, end } of precomputed) {
    for (let at = start; at + duration <= end; at += grid) {
      while (next < ends.length && ends[next]! <= at) next += 1;
      if (next >= starts.length || starts[next]! >= at + duration) free.push(at);
    }
  }
  return free.length;
};

/** Operations per second of processor time (not of the clock: the machine is shared). */
const perCpuSecond = (work: () => number): number => {
  const end = process.cpuUsage();
  let operations = 0;
  const usedMs = () => {
    const { user, system } = process.cpuUsage(end);
    return (user + system) / 1000;
  };
  while (usedMs() < 1000) {
    for (let i = 0; i < 50; i += 1) work();
    operations += 50;
  }
  return (operations / usedMs()) * 1000;
};

const rounded = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
const aim = 0.3;

/** Slots of one expert for 30 days, 30 minute meetings, beside the bare loop. */
export const run = async (): Promise<Row[]> =>
  [0, 100, 1000].map((count) => {
    const taken = bookings(count);
    if (ours(taken) !== bareLoop(taken)) throw new Error('the loop and the rules disagree');
    // Warm code first, then both in turns; the better half of each counts.
    const figures = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < 4; round += 1) {
      figures.ours.push(perCpuSecond(() => ours(taken)));
      figures.bare.push(perCpuSecond(() => bareLoop(taken)));
    }
    const our = Math.max(...figures.ours);
    const bare = Math.max(...figures.bare);
    return {
      name: `slots of 30 days, ${count} bookings`,
      figure: rounded(our),
      beside: `bare loop ${rounded(bare)}`,
      ratio: our / bare,
      isMet: our / bare >= aim,
    };
  });
