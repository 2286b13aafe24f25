import type { TimeRange } from '@puente/contract/availability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMinutes, dragged, gripAt, stretchesOf, tailOf } from './drag-rules.ts';
import { stretchesOf as daysOf, withDates } from './form-rules.ts';
import {
  asRanges,
  asTypedWeek,
  asWeeklyHours,
  copyDay,
  datesBetween,
  isOverMidnight,
  nextRange,
  problemOf,
  rangeOf,
  timesOfDay,
  type TypedRange,
} from './week-rules.ts';

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Saved hours of a day: apart from each other, in order; the last may end at 24:00 or the next day. */
const savedRanges: fc.Arbitrary<TimeRange[]> = fc
  .record({
    edges: fc.uniqueArray(fc.integer({ min: 2, max: 95 }), { minLength: 0, maxLength: 6 }),
    ending: fc.constantFrom('as it is', '24:00', 'overnight'),
  })
  .map(({ edges, ending }) => {
    const sorted = edges.toSorted((a, b) => a - b).slice(0, edges.length - (edges.length % 2));
    const ranges: TimeRange[] = [];
    for (let i = 0; i < sorted.length; i += 2)
      ranges.push({ start: clock((sorted[i] ?? 0) * 15), end: clock((sorted[i + 1] ?? 0) * 15) });
    const last = ranges.at(-1);
    if (last && ending === '24:00') last.end = '24:00';
    if (last && ending === 'overnight') last.end = '00:15';
    return ranges;
  });

const savedWeek = fc
  .array(savedRanges, { minLength: 7, maxLength: 7 })
  .map((days) =>
    days.flatMap((ranges, day) => (ranges.length > 0 ? [{ weekday: day + 1, ranges }] : [])),
  );

describe('the hours of a week', () => {
  it('are saved as they were read', () => {
    fc.assert(
      fc.property(savedWeek, (hours) => {
        const week = asTypedWeek(hours);
        expect(asWeeklyHours(week)).toEqual(hours);
        // What a field for times can hold.
        for (const { start, end } of week.flat())
          for (const time of [start, end]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });

  it('of a day are those of the others once copied there, and of no other day', () => {
    fc.assert(
      fc.property(
        savedWeek,
        fc.integer({ min: 0, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        (hours, from, to) => {
          const week = asTypedWeek(hours);
          const copied = copyDay(week, from, to);
          for (let day = 0; day < 7; day += 1) {
            const source = week[to.includes(day) ? from : day] ?? [];
            expect(asRanges(copied[day] ?? [])).toEqual(asRanges(source));
          }
          const keys = copied.flat().map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
    );
  });

  it('can not be sent while one row is unfinished or has no length', () => {
    const rows = (...added: TypedRange[]) => [rangeOf('09:00', '12:00'), ...added];
    expect(asRanges(rows())).toHaveLength(1);
    for (const bad of [rangeOf('', ''), rangeOf('13:00', ''), rangeOf('13:00', '13:00')]) {
      expect(asRanges(rows(bad))).toBeNull();
      expect(asWeeklyHours([rows(), [], [], [], [], [], rows(bad)])).toBeNull();
    }
    // From midnight to midnight is the whole day.
    expect(asRanges([rangeOf('00:00', '00:00')])).toEqual([{ start: '00:00', end: '24:00' }]);
  });

  it('get a next row that is of use, or an empty one where none fits', () => {
    fc.assert(
      fc.property(savedRanges, (ranges) => {
        const typed = ranges.map(({ start, end }) => rangeOf(start, end.replace('24:', '00:')));
        const next = nextRange(typed);
        if (next.start === '') return;
        expect(problemOf(next)).toBeNull();
        expect(isOverMidnight(next)).toBe(false);
        const last = typed.at(-1);
        if (last) expect(next.start > last.end).toBe(true);
      }),
    );
    expect(nextRange([rangeOf('09:00', '21:00')])).toMatchObject({ start: '', end: '' });
    expect(nextRange([rangeOf('20:00', '02:00')])).toMatchObject({ start: '', end: '' });
  });
});

describe('hours that are dragged', () => {
  const day = fc.record({ ranges: savedRanges, tail: fc.constantFrom(0, 15) }).map((saved) => ({
    tail: saved.tail,
    ranges: saved.ranges.map(({ start, end }) => rangeOf(start, end.replace('24:', '00:'))),
  }));
  const minute = fc.integer({ min: 0, max: dayMinutes - 1 });

  it('never run into each other or out of the day, and none is lost', () => {
    fc.assert(
      fc.property(day, minute, fc.integer({ min: -200, max: dayMinutes + 200 }), (free, at, to) => {
        const grip = gripAt(free.ranges, at, 20);
        const ranges = dragged(free, grip, to);
        const stretches = stretchesOf(ranges);
        expect(stretches).toHaveLength(ranges.length);
        const made = ranges.length - free.ranges.length;
        expect(made).toBe(grip.part === 'new' ? made : 0);
        expect([0, 1]).toContain(made);
        let end = 0;
        for (const stretch of stretches) {
          expect(stretch.start).toBeGreaterThanOrEqual(end);
          expect(stretch.end).toBeGreaterThan(stretch.start);
          end = stretch.end;
        }
        expect(end).toBeLessThanOrEqual(dayMinutes);
      }),
    );
  });

  it('change nothing but what is held', () => {
    fc.assert(
      fc.property(day, minute, minute, (free, at, to) => {
        const grip = gripAt(free.ranges, at, 20);
        const held = grip.part === 'new' ? null : grip.key;
        const others = (ranges: readonly TypedRange[]) =>
          ranges.filter(({ key }) => key !== held && free.ranges.some((one) => one.key === key));
        expect(others(dragged(free, grip, to))).toEqual(others(free.ranges));
      }),
    );
  });

  it('stay over midnight, however far their start is dragged', () => {
    const [start, end] = ['22:00', '02:00'];
    const night = { ranges: [rangeOf(start, end)], tail: 0 };
    const grip = gripAt(night.ranges, 22 * 60, 20);
    fc.assert(
      fc.property(fc.integer({ min: -200, max: dayMinutes + 200 }), (to) => {
        const [range] = dragged(night, grip, to);
        expect(range).toBeDefined();
        expect(range && isOverMidnight(range)).toBe(true);
        expect(range?.end).toBe(end);
      }),
    );
  });

  it('leave the early hours to the night before', () => {
    const free = { ranges: [], tail: tailOf([rangeOf('22:00', '03:00')]) };
    expect(free.tail).toBe(180);
    const [range] = dragged(free, { part: 'new', at: 240 }, 0);
    expect(range).toMatchObject({ start: '03:00', end: '04:00' });
    expect(tailOf([rangeOf('22:00', '00:00')])).toBe(0);
  });
});

describe('exceptions', () => {
  const date = fc
    .integer({ min: 0, max: 40 })
    .map((days) => Temporal.PlainDate.from('2028-02-10').add({ days }).toString());
  const exceptions = fc.uniqueArray(fc.record({ date, ranges: savedRanges }), {
    selector: (one) => one.date,
  });

  it('by stretches are the same days with the same hours', () => {
    fc.assert(
      fc.property(exceptions, (overrides) => {
        const days = daysOf(overrides).flatMap(({ first, last, ranges }) =>
          datesBetween(first, last, 366).map((one) => ({ date: one, ranges })),
        );
        expect(days).toEqual(overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
      }),
    );
  });

  it('follow each other over 29 February', () => {
    const closed = ['2028-03-01', '2028-02-28', '2028-02-29'].map((one) => ({
      date: one,
      ranges: [],
    }));
    expect(daysOf(closed)).toEqual([{ first: '2028-02-28', last: '2028-03-01', ranges: [] }]);
    expect(datesBetween('2028-02-28', '2028-03-01', 10)).toHaveLength(3);
    expect(datesBetween('2027-02-28', '2027-03-01', 10)).toHaveLength(2);
  });

  it('of a day are replaced, and gone once taken away', () => {
    fc.assert(
      fc.property(exceptions, fc.uniqueArray(date), savedRanges, (overrides, dates, ranges) => {
        const replaced = withDates(overrides, dates, ranges);
        for (const one of dates)
          expect(replaced.filter((other) => other.date === one)).toEqual([{ date: one, ranges }]);
        const away = withDates(replaced, dates, null);
        expect(away.every((other) => !dates.includes(other.date))).toBe(true);
        expect(away).toEqual(overrides.filter((other) => !dates.includes(other.date)));
      }),
    );
  });
});

it('starts to choose from are the half hours of a day and others that are taken, each once', () => {
  const times = timesOfDay(['09:00', '09:20', '23:45']);
  expect(times).toHaveLength(50);
  expect(times).toEqual(times.toSorted());
  expect(times[0]).toBe('00:00');
  expect(times).toContain('09:20');
});
