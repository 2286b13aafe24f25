import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCalendar } from '../opening/rules.ts';
import { freeStartsIn, mergeBusy } from '../slots/rules.ts';
import { dayOf, minuteOf, minutesPerDay, zoneOffsets } from '../zone/rules.ts';
import { noTrip, type Trip, travelBetween } from './rules.ts';

const trips: fc.Arbitrary<Trip> = fc.oneof(
  fc.constant(noTrip),
  fc.record({
    mode: fc.constant<'home'>('home'),
    travelMinutes: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 5),
    officeId: fc.constant(null),
  }),
  fc.record({
    mode: fc.constant<'office'>('office'),
    travelMinutes: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 5),
    officeId: fc.constantFrom('one', 'other'),
  }),
);

test('the way between two meetings is as long in either order, and none within one office', () => {
  fc.assert(
    fc.property(trips, trips, (one, other) => {
      const minutes = travelBetween(one, other);
      expect(minutes).toBe(travelBetween(other, one));
      if (one.mode === 'office' && one.officeId === other.officeId) expect(minutes).toBe(0);
      else {
        // Never less than either of the two asks for around itself.
        expect(minutes).toBeGreaterThanOrEqual(Math.max(one.travelMinutes, other.travelMinutes));
        expect(minutes).toBe(one.travelMinutes + other.travelMinutes);
      }
    }),
  );
});

type Meeting = { trip: Trip; start: number; end: number };

/** Minutes in which the expert meets, or is on the way; none of a stay that goes on at one office. */
function isFeasible(meetings: readonly Meeting[]): boolean {
  const inOrder = meetings.toSorted((a, b) => a.start - b.start);
  // Walks the day: where the expert is, and when they can be at the base again.
  let place: string | null = null;
  let free = Number.NEGATIVE_INFINITY;
  let home = Number.NEGATIVE_INFINITY;
  for (const { trip, start, end } of inOrder) {
    const stays = trip.officeId !== null && trip.officeId === place;
    if (stays ? start < free : start - trip.travelMinutes < home) return false;
    place = trip.officeId;
    free = end;
    home = end + trip.travelMinutes;
  }
  return true;
}

const zones = ['UTC', 'America/Santiago', 'Europe/Madrid'];

/** Clocks change in Santiago in the nights to 5 April and 6 September. */
const dates = ['2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06', '2026-12-01'];

test('whoever books among the free times, an expert can always get there and back (venue-1)', () => {
  const wishes = fc.array(
    fc.record({ trip: trips, duration: fc.constantFrom(30, 60, 90), pick: fc.nat() }),
    { minLength: 1, maxLength: 14 },
  );
  fc.assert(
    fc.property(
      wishes,
      fc.constantFrom(...zones),
      fc.constantFrom(...dates),
      fc.constantFrom(0, 0, 10),
      (asked, timezone, date, buffer) => {
        const from = dayOf(date) * minutesPerDay;
        const zone = zoneOffsets(timezone, minuteOf(Temporal.Instant.from(`${date}T00:00:00Z`)));
        const everyDay = [1, 2, 3, 4, 5, 6, 7];
        const calendar = compileCalendar({
          weeklyHours: everyDay.map((weekday) => ({
            weekday,
            ranges: [
              { start: '08:00', end: '13:00' },
              { start: '22:00', end: '04:00' },
            ],
          })),
          overrides: [],
        });
        const booked: Meeting[] = [];
        for (const { trip, duration, pick } of asked) {
          const widened = booked
            .map(({ trip: other, start, end }) => {
              const by = travelBetween(other, trip);
              return { start: start - by, end: end + by };
            })
            .toSorted((a, b) => a.start - b.start || a.end - b.end);
          const busy = mergeBusy(
            { starts: widened.map(({ start }) => start), ends: widened.map(({ end }) => end) },
            buffer,
          );
          const stretch = { starts: [from], ends: [from + 2 * minutesPerDay] };
          const fit = { duration, gridMinutes: 15, busy };
          const free = freeStartsIn(calendar, zone, fit, stretch);
          const start = free[pick % free.length];
          if (start !== undefined) booked.push({ trip, start, end: start + duration });
          expect(isFeasible(booked)).toBe(true);
        }
        // Hours say when meetings are, not when the expert travels: the first may begin with them.
        expect(booked.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 150, seed: 58 },
  );
});

test('a meeting in person may begin with the hours and end with them', () => {
  const calendar = compileCalendar({
    weeklyHours: [{ weekday: 2, ranges: [{ start: '09:00', end: '10:00' }] }],
    overrides: [],
  });
  const from = dayOf('2026-12-01') * minutesPerDay;
  const zone = zoneOffsets('UTC', from);
  const stretch = { starts: [from], ends: [from + minutesPerDay] };
  const fit = { duration: 60, gridMinutes: 15, busy: { starts: [], ends: [] } };
  expect(freeStartsIn(calendar, zone, fit, stretch)).toEqual([from + 9 * 60]);
});
