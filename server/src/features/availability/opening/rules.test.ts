import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, minutesPerDay, zoneOffsets } from '../zone/rules.ts';
import { compileCalendar, openingsOf } from './rules.ts';

const monday = dayOf('2026-12-07');
const at = (minutes: number) => monday * minutesPerDay + minutes;
const utc = zoneOffsets('UTC', at(0));
const ranges = (...texts: string[]) =>
  texts.map((text) => {
    const [start = '', end = ''] = text.split('-');
    return { start, end };
  });

/** The stretches that touch that Monday: anchor, stop and end in minutes of it. */
function stretches(
  weekly: Record<number, string[]>,
  overrides: Record<string, string[]> = {},
): [number, number, number][] {
  const calendar = compileCalendar({
    weeklyHours: Object.entries(weekly).map(([weekday, texts]) => ({
      weekday: Number(weekday),
      ranges: ranges(...texts),
    })),
    overrides: Object.entries(overrides).map(([date, texts]) => ({
      date,
      ranges: ranges(...texts),
    })),
  });
  const { anchors, stops, ends } = openingsOf(calendar, utc, at(0), at(minutesPerDay));
  return anchors
    .map((anchor, index): [number, number, number] => [
      anchor - at(0),
      (stops[index] ?? 0) - at(0),
      (ends[index] ?? 0) - at(0),
    ])
    .filter(([anchor, stop]) => stop > 0 && anchor < minutesPerDay);
}

describe('the open time of a day', () => {
  test('is a stretch a range, and ranges that touch connect and keep their own grid', () => {
    expect(stretches({ 1: ['09:00-10:00', '12:00-13:30'] })).toEqual([
      [540, 600, 600],
      [720, 810, 810],
    ]);
    expect(stretches({ 1: ['09:00-10:10', '10:10-11:00'] })).toEqual([
      [540, 610, 660],
      [610, 660, 660],
    ]);
  });

  test('is one of ranges that overlap, in whatever order they are said', () => {
    expect(stretches({ 1: ['10:00-12:00', '09:00-10:30', '09:30-09:45'] })).toEqual([
      [540, 720, 720],
    ]);
  });

  test('begins with what the evening before carries over, and lasts into the next day', () => {
    expect(stretches({ 7: ['22:00-02:00'], 1: ['23:00-01:00'] })).toEqual([
      [-120, 120, 120],
      [1380, 1500, 1500],
    ]);
    expect(stretches({ 1: ['00:00-24:00'], 2: ['00:00-01:00'] })).toEqual([[0, 1440, 1500]]);
  });

  test('is what its override says, which cuts off the evening before', () => {
    const evenings = { 7: ['22:00-02:00'], 1: ['09:00-17:00'] };
    expect(stretches(evenings, { '2026-12-07': ['12:00-13:00'] })).toEqual([[720, 780, 780]]);
    expect(stretches(evenings, { '2026-12-07': [] })).toEqual([]);
    expect(stretches(evenings, { '2026-12-06': [] })).toEqual([[540, 1020, 1020]]);
    expect(stretches({ 1: ['22:00-02:00'] }, { '2026-12-08': [] })).toEqual([[1320, 1440, 1440]]);
  });
});

test('open time is the same minutes however its ranges are cut and ordered', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  const wall = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  const someRanges = fc.array(
    fc.tuple(quarter, fc.integer({ min: 1, max: 40 })).map(([from, length]) => ({
      from,
      until: Math.min(96, from + length),
    })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(someRanges, (given) => {
      const texts = given.map(({ from, until }) => `${wall(from)}-${wall(until)}`);
      const open = new Set<number>();
      for (const [anchor, stop] of stretches({ 1: texts }))
        for (let minute = anchor; minute < stop; minute += 15) {
          // Each minute is in one stretch alone.
          expect(open.has(minute)).toBe(false);
          open.add(minute);
        }
      const wanted = new Set<number>();
      for (const { from, until } of given)
        for (let one = from; one < until; one += 1) wanted.add(one * 15);
      expect(open).toEqual(wanted);
      expect(stretches({ 1: texts.toReversed() })).toEqual(stretches({ 1: texts }));
    }),
  );
});
