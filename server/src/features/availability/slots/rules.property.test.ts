import type { Schedule, TimeRange } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCalendar } from '../opening/rules.ts';
import { dayOf, minuteOf, realTimeOfDays, zoneOffsets } from '../zone/rules.ts';
import { bookableWindow, clip, freeStartsIn, mergeBusy, type TakenTime } from './rules.ts';

/** Everything in the model happens at whole steps, so that steps are all it has to look at. */
const step = 5;

/** Zones whose clocks change on the grid: elsewhere a grid may begin anew at a change. */
const zones = [
  'UTC',
  'America/Santiago',
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Vancouver',
];

/** Days on and around which clocks change somewhere, a leap day and plain days. */
const dates = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-04-05',
  '2026-09-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2028-02-29',
  '2026-12-31',
];

type Case = {
  zone: string;
  asked: string;
  date: string;
  days: number;
  grid: number;
  duration: number;
  buffer: number;
  notice: number;
  horizonDays: number;
  /** Hours before the first date at which the question is asked. */
  hoursBefore: number;
  weekly: TimeRange[][];
  /** Days after the first date, with ranges. */
  overrides: [number, TimeRange[]][];
  /** Minutes after the first date's midnight in UTC, and lengths. */
  busy: { start: number; length: number }[];
};

function wall(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Ranges whose ends lie on the grid; the grids of all ranges then agree. */
function rangesOn(grid: number) {
  return fc.array(
    fc
      .tuple(fc.nat({ max: 1440 / grid - 1 }), fc.nat({ max: 1440 / grid }))
      .filter(([start, end]) => start !== end)
      .map(([start, end]) => ({ start: wall(start * grid), end: wall(end * grid) })),
    { maxLength: 3 },
  );
}

const cases: fc.Arbitrary<Case> = fc.constantFrom(5, 10, 15, 30).chain((grid) =>
  fc.record({
    zone: fc.constantFrom(...zones),
    asked: fc.constantFrom(...zones),
    date: fc.constantFrom(...dates),
    days: fc.integer({ min: 1, max: 3 }),
    grid: fc.constant(grid),
    duration: fc.constantFrom(...policy.slot.durationsMinutes),
    buffer: fc.constantFrom(0, 0, 5, 15),
    notice: fc.constantFrom(0, 120, 1440),
    horizonDays: fc.constantFrom(1, 2, 60),
    hoursBefore: fc.integer({ min: -30, max: 40 }),
    weekly: fc.array(rangesOn(grid), { minLength: 7, maxLength: 7 }),
    overrides: fc.uniqueArray(
      fc.tuple(fc.integer({ min: -2, max: 4 }), rangesOn(grid)) as fc.Arbitrary<
        [number, TimeRange[]]
      >,
      { maxLength: 3, selector: ([day]) => day },
    ),
    busy: fc.array(
      fc.record({
        start: fc.integer({ min: -300, max: 1200 }).map((value) => value * step),
        length: fc.integer({ min: 1, max: 60 }).map((value) => value * step),
      }),
      { maxLength: 12 },
    ),
  }),
);

function scheduleOf(given: Case): Schedule {
  return {
    timezone: given.zone,
    weeklyHours: given.weekly.map((ranges, i) => ({ weekday: i + 1, ranges })),
    overrides: given.overrides.map(([days, ranges]) => ({
      date: Temporal.PlainDate.from(given.date).add({ days }).toString(),
      ranges,
    })),
    minimumNoticeMinutes: given.notice,
    horizonDays: given.horizonDays,
    bufferMinutes: given.buffer,
    gridMinutes: given.grid,
  };
}

function nowOf(given: Case) {
  return Temporal.Instant.from(`${given.date}T00:00:00Z`).subtract({ hours: given.hoursBefore });
}

function takenTime(intervals: readonly { start: number; end: number }[]): TakenTime {
  return {
    starts: intervals.map(({ start }) => start),
    ends: intervals.map(({ end }) => end),
  };
}

function busyOf(given: Case) {
  return given.busy
    .map(({ start, length }) => {
      const from = dayOf(given.date) * 1440 + start;
      return { start: from, end: from + length };
    })
    .toSorted((a, b) => a.start - b.start);
}

function answer(given: Case, firstDay: number, lastDay: number): number[] {
  const schedule = scheduleOf(given);
  const now = nowOf(given);
  const zone = zoneOffsets(given.zone, minuteOf(now));
  const asked = zoneOffsets(given.asked, minuteOf(now));
  const { from, until } = bookableWindow(schedule, zone, now);
  return freeStartsIn(
    compileCalendar(schedule),
    zone,
    {
      duration: given.duration,
      gridMinutes: schedule.gridMinutes,
      busy: mergeBusy(takenTime(busyOf(given)), given.buffer),
    },
    clip(realTimeOfDays(asked, firstDay, lastDay), from, until),
  );
}

function minutesOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}

function covers(range: TimeRange, minute: number): boolean {
  const start = minutesOf(range.start);
  const end = minutesOf(range.end);
  return minute >= start && minute < (end > start ? end : end + 1440);
}

/** Asks Temporal about every single step: slow, and in nothing like the rules. */
function model(given: Case): number[] {
  const schedule = scheduleOf(given);
  const now = nowOf(given);
  const overrides = new Map(schedule.overrides.map(({ date, ranges }) => [date, ranges]));
  const rangesOf = (date: Temporal.PlainDate) =>
    overrides.get(date.toString()) ?? schedule.weeklyHours[date.dayOfWeek - 1]?.ranges ?? [];
  const known = new Map<number, { isOpen: boolean; local: Temporal.ZonedDateTime }>();
  const look = (minute: number) => {
    const seen = known.get(minute);
    if (seen) return seen;
    const local = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(
      given.zone,
    );
    const date = local.toPlainDate();
    const ofDay = local.hour * 60 + local.minute;
    const isOpen =
      rangesOf(date).some((range) => covers(range, ofDay)) ||
      // What spills over from the day before has no say in a date with an override.
      (!overrides.has(date.toString()) &&
        rangesOf(date.subtract({ days: 1 })).some((range) => covers(range, ofDay + 1440)));
    const seenNow = { isOpen, local };
    known.set(minute, seenNow);
    return seenNow;
  };
  const busy = busyOf(given);
  const lastDate = now
    .toZonedDateTimeISO(given.zone)
    .toPlainDate()
    .add({ days: given.horizonDays });
  const first = Temporal.PlainDate.from(given.date);
  const last = first.add({ days: given.days - 1 });
  const isFree = (start: number): boolean => {
    const { local } = look(start);
    if ((local.hour * 60 + local.minute) % given.grid !== 0) return false;
    const earliest = now.epochMilliseconds + given.notice * 60_000;
    if (start * 60_000 < earliest) return false;
    if (Temporal.PlainDate.compare(local.toPlainDate(), lastDate) > 0) return false;
    const date = local.withTimeZone(given.asked).toPlainDate();
    if (Temporal.PlainDate.compare(date, first) < 0) return false;
    if (Temporal.PlainDate.compare(date, last) > 0) return false;
    for (let minute = start; minute < start + given.duration; minute += step)
      if (!look(minute).isOpen) return false;
    return busy.every(
      (taken) =>
        start >= taken.end + given.buffer || start + given.duration <= taken.start - given.buffer,
    );
  };
  const from = (dayOf(given.date) - 1) * 1440;
  const free: number[] = [];
  for (let minute = from; minute < from + (given.days + 2) * 1440; minute += step)
    if (isFree(minute)) free.push(minute);
  return free;
}

test('the slots are exactly those that a minute by minute look at the calendar finds', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const firstDay = dayOf(given.date);
      expect(answer(given, firstDay, firstDay + given.days - 1)).toEqual(model(given));
    }),
    { numRuns: 100 },
  );
});

test('each slot is listed once, under one date, however the dates are asked for', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom(5, 20, 60), fc.boolean(), (given, grid, isChatham) => {
      // A grid that ranges do not lie on, too, and a zone that changes its clocks at 02:45.
      const loose = { ...given, grid, ...(isChatham ? { zone: 'Pacific/Chatham' } : {}) };
      const firstDay = dayOf(given.date);
      const whole = answer(loose, firstDay, firstDay + 2);
      const single = [0, 1, 2].flatMap((day) => answer(loose, firstDay + day, firstDay + day));
      expect(whole).toEqual(single.toSorted((a, b) => a - b));
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole).toEqual(whole.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test('taken time becomes ordered stretches that cover the same minutes', () => {
  const intervals = fc.array(
    fc
      .tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 60 }))
      .map(([start, length]) => ({ start, end: start + length })),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(intervals, fc.nat({ max: 20 }), (given, buffer) => {
      const sorted = given.toSorted((a, b) => a.start - b.start);
      const { starts, ends } = mergeBusy(takenTime(sorted), buffer);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      for (let minute = -30; minute < 400; minute += 1) {
        const isInside = starts.some((start, i) => minute >= start && minute < (ends[i] ?? 0));
        const isTaken = given.some(
          ({ start, end }) => minute >= start - buffer && minute < end + buffer,
        );
        expect(isInside).toBe(isTaken);
      }
    }),
  );
});

test('every zone of the zone data has offsets for its clocks, to the minute', () => {
  const names = Intl.supportedValuesOf('timeZone');
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      // Until 2010 some clocks went back over midnight: such a day lies in two pieces, between which
      // the day before ends once more.
      fc.integer({ min: dayOf('2012-01-01') * 1440, max: dayOf('2037-12-31') * 1440 }),
      (name, minute) => {
        const zone = zoneOffsets(name, minute);
        const day = realTimeOfDays(zone, Math.floor(minute / 1440), Math.floor(minute / 1440));
        const date = new Date(Math.floor(minute / 1440) * 86_400_000).toISOString().slice(0, 10);
        const length = day.ends.reduce((sum, end, i) => sum + end - (day.starts[i] ?? 0), 0);
        const local = Temporal.PlainDate.from(date);
        const startOf = (value: Temporal.PlainDate) =>
          Math.round(value.toZonedDateTime(name).epochMilliseconds / 60_000);
        expect(length).toBe(startOf(local.add({ days: 1 })) - startOf(local));
      },
    ),
    { numRuns: 300 },
  );
});
