import type { Schedule, TimeRange } from '@puente/contract/availability';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileCalendar, openingsOf } from '../opening/rules.ts';
import { dayOf, minutesPerDay } from '../zone/rules.ts';
import { moveHours } from './rules.ts';

type Hours = Pick<Schedule, 'weeklyHours' | 'overrides'>;

const plainClock = { from: [Number.NEGATIVE_INFINITY], offset: [0] };

/** The open minutes of some days, on clocks that are `ahead` minutes ahead. */
function openMinutes(hours: Hours, ahead: number): Set<number> {
  const from = dayOf('2026-12-01') * minutesPerDay;
  const until = from + 8 * minutesPerDay;
  const shown = openingsOf(compileCalendar(hours), plainClock, from + ahead, until + ahead);
  const open = new Set<number>();
  shown.anchors.forEach((anchor, i) => {
    for (let minute = anchor; minute < (shown.stops[i] ?? anchor); minute += 1)
      if (minute - ahead >= from && minute - ahead < until) open.add(minute - ahead);
  });
  return open;
}

function wall(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

const ranges = fc.array(
  fc
    .tuple(fc.nat({ max: 47 }), fc.nat({ max: 48 }))
    .filter(([start, end]) => start !== end)
    .map(([start, end]): TimeRange => ({ start: wall(start * 30), end: wall(end * 30) })),
  { maxLength: 2 },
);

describe('hours that are moved to other clocks', () => {
  test('stay as they are where the clocks show the same', () => {
    const weeklyHours = [{ weekday: 1, ranges: [{ start: '09:00', end: '24:00' }] }];
    expect(moveHours({ weeklyHours, overrides: [] }, 0).weeklyHours).toEqual(weeklyHours);
  });

  test('move to another day where they must', () => {
    const weeklyHours = [{ weekday: 7, ranges: [{ start: '22:00', end: '23:30' }] }];
    expect(moveHours({ weeklyHours, overrides: [] }, 240).weeklyHours).toEqual([
      { weekday: 1, ranges: [{ start: '02:00', end: '03:30' }] },
    ]);
  });

  test('are open at the same moments, exceptions included', () => {
    const hours = fc.record({
      week: fc.array(ranges, { minLength: 7, maxLength: 7 }),
      overrides: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), ranges), {
        maxLength: 2,
        selector: ([day]) => day,
      }),
      ahead: fc.constantFrom(-720, -240, -60, 30, 180, 345, 840),
    });
    fc.assert(
      fc.property(hours, ({ week, overrides, ahead }) => {
        const before: Hours = {
          weeklyHours: week.map((day, i) => ({ weekday: i + 1, ranges: day })),
          overrides: overrides.map(([days, day]) => ({ date: `2026-12-0${days}`, ranges: day })),
        };
        const after = openMinutes(moveHours(before, ahead), ahead);
        const was = openMinutes(before, 0);
        expect(after.symmetricDifference(was)).toEqual(new Set());
      }),
      { numRuns: 200, seed: 54 },
    );
  });
});
