import type { TimeRange } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCalendar } from '../opening/rules.ts';
import { bookableWindow, clip, freeStartsIn, mergeBusy } from '../slots/rules.ts';
import { noTrip, type Trip, travelBetween } from '../travel/rules.ts';
import { dayOf, minuteOf, minutesPerDay, zoneOffsets } from '../zone/rules.ts';
import { reasonOf, type TakenBy } from './rules.ts';

const zones = [
  'UTC',
  'America/Santiago',
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

/** Days on and around which clocks change somewhere, and plain ones. */
const dates = ['2026-04-04', '2026-09-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-12-01'];

function wall(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

const ranges = fc.array(
  fc
    .tuple(fc.nat({ max: 287 }), fc.nat({ max: 288 }))
    .filter(([start, end]) => start !== end)
    .map(([start, end]): TimeRange => ({ start: wall(start * 5), end: wall(end * 5) })),
  { maxLength: 3 },
);

const trips: fc.Arbitrary<Trip> = fc.oneof(
  fc.constant(noTrip),
  fc.record({
    mode: fc.constant<'home'>('home'),
    travelMinutes: fc.constantFrom(0, 20, 30, 120),
    officeId: fc.constant(null),
  }),
  fc.record({
    mode: fc.constant<'office'>('office'),
    travelMinutes: fc.constantFrom(0, 30, 45),
    officeId: fc.constantFrom('one', 'other'),
  }),
);

const taken = fc.array(
  fc
    .record({
      kind: fc.constantFrom<TakenBy['kind']>('block', 'booked', 'held', 'proposed', 'own-meeting'),
      start: fc.integer({ min: -200, max: 800 }),
      length: fc.integer({ min: 1, max: 40 }),
      trip: trips,
    })
    .map(({ kind, start, length, trip: { travelMinutes, officeId } }) => ({
      kind,
      start: start * 5,
      end: (start + length) * 5,
      travelMinutes,
      officeId,
    })),
  { maxLength: 8 },
);

const cases = fc.record({
  timezone: fc.constantFrom(...zones),
  date: fc.constantFrom(...dates),
  hoursBefore: fc.integer({ min: -12, max: 30 }),
  minuteOfHour: fc.constantFrom(0, 7),
  week: fc.array(ranges, { minLength: 7, maxLength: 7 }),
  overrides: fc.uniqueArray(fc.tuple(fc.integer({ min: -1, max: 3 }), ranges), {
    maxLength: 2,
    selector: ([day]) => day,
  }),
  rules: fc.record({
    minimumNoticeMinutes: fc.constantFrom(0, 120, 1440),
    horizonDays: fc.constantFrom(1, 2, 60),
    bufferMinutes: fc.constantFrom(0, 5, 15),
    gridMinutes: fc.constantFrom(5, 10, 15, 30, 60),
  }),
  durations: fc.uniqueArray(fc.constantFrom(...policy.slot.durationsMinutes), { minLength: 1 }),
  duration: fc.constantFrom(...policy.slot.durationsMinutes),
  trip: fc.option(trips, { freq: 20 }),
  taken,
});

test('a time is offered if and only if there is no reason against it (slot-7)', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const midnight = Temporal.Instant.from(`${given.date}T00:00:00Z`);
      const now = midnight
        .subtract({ hours: given.hoursBefore })
        .add({ minutes: given.minuteOfHour });
      const zone = zoneOffsets(given.timezone, minuteOf(now));
      const calendar = compileCalendar({
        weeklyHours: given.week.map((day, i) => ({ weekday: i + 1, ranges: day })),
        overrides: given.overrides.map(([days, day]) => ({
          date: Temporal.PlainDate.from(given.date).add({ days }).toString(),
          ranges: day,
        })),
      });
      const from = dayOf(given.date) * minutesPerDay;
      const until = from + 2 * minutesPerDay;
      const busyBy = given.taken
        .map((one) => ({ ...one, start: from + one.start, end: from + one.end }))
        .toSorted((a, b) => a.start - b.start || a.end - b.end);
      const { duration, rules, durations, trip } = given;
      const widened = busyBy
        .map((one) => ({ ...one, by: travelBetween(one, trip ?? noTrip) }))
        .map(({ start, end, by }) => ({ start: start - by, end: end + by }))
        .toSorted((a, b) => a.start - b.start || a.end - b.end);
      const busy = mergeBusy(
        { starts: widened.map(({ start }) => start), ends: widened.map(({ end }) => end) },
        given.rules.bufferMinutes,
      );
      const window = bookableWindow(rules, zone, now);
      const stretch = clip({ starts: [from], ends: [until] }, window.from, window.until);
      const fit = { duration, gridMinutes: rules.gridMinutes, busy };
      const free = new Set(
        trip && durations.includes(duration) ? freeStartsIn(calendar, zone, fit, stretch) : [],
      );
      const asked = { calendar, zone, rules, durations, taken: busyBy, duration, trip };
      for (let start = from; start < until; start += 5)
        expect([start, reasonOf({ ...asked, start }, now) === null]).toEqual([
          start,
          free.has(start),
        ]);
    }),
    { numRuns: 200, seed: 54 },
  );
});
