import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, dayMinutes, dragged, gripAt, stretchesOf, tailOf } from './drag-rules.ts';
import { type TypedRange, rangeOf } from './week-rules.ts';

const times = (ranges: readonly TypedRange[]) => ranges.map(({ start, end }) => `${start}-${end}`);
const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A drag from one time to another, with edges half an hour wide. */
function drag(ranges: readonly TypedRange[], from: string, to: string, tail = 0) {
  const grip = gripAt(ranges, minute(from), 30);
  return times(dragged({ ranges, tail }, grip, to === '24:00' ? dayMinutes : minute(to)));
}

describe('dragging on a day', () => {
  const morning = rangeOf('09:00', '12:00');
  const evening = rangeOf('18:00', '21:00');
  const both = [morning, evening];

  test.each([
    [
      'across free time, either way',
      '14:10',
      '16:20',
      ['09:00-12:00', '14:00-16:30', '18:00-21:00'],
    ],
    ['backwards', '16:20', '14:10', ['09:00-12:00', '14:00-16:30', '18:00-21:00']],
    ['before the first', '06:00', '08:00', ['06:00-08:00', '09:00-12:00', '18:00-21:00']],
    [
      'until the next range begins',
      '13:00',
      '19:00',
      ['09:00-12:00', '13:00-18:00', '18:00-21:00'],
    ],
    ['to the end of the day', '22:00', '24:00', ['09:00-12:00', '18:00-21:00', '22:00-00:00']],
    ['less than half an hour makes none', '14:00', '14:10', ['09:00-12:00', '18:00-21:00']],
    ['the begin', '09:10', '07:35', ['07:30-12:00', '18:00-21:00']],
    ['the end', '11:50', '15:00', ['09:00-15:00', '18:00-21:00']],
    ['an end before its begin', '11:50', '03:00', ['09:00-09:30', '18:00-21:00']],
    ['an end into the next range', '11:50', '20:00', ['09:00-18:00', '18:00-21:00']],
    ['the middle moves it', '10:30', '13:30', ['12:00-15:00', '18:00-21:00']],
    ['the middle no further than the next', '10:30', '23:00', ['15:00-18:00', '18:00-21:00']],
  ])('%s', (_, from, to, expected) => {
    expect(drag(both, from, to)).toEqual(expected);
  });

  test('a range over midnight keeps its end, and the next day is free only after it', () => {
    const night = rangeOf('22:00', '02:00');
    expect(drag([night], '23:30', '20:00')).toEqual(['20:00-02:00']);
    expect(tailOf([night, morning])).toBe(120);
    expect(drag([], '05:00', '00:00', 120)).toEqual(['02:00-05:00']);
  });

  test('rows that are unfinished stay where they are', () => {
    expect(drag([rangeOf('', ''), morning], '14:00', '16:00')).toEqual([
      '-',
      '09:00-12:00',
      '14:00-16:00',
    ]);
  });

  test('any drags keep ranges apart, in order, half an hour long and within the day', () => {
    const at = fc.integer({ min: 0, max: dayMinutes });
    const drags = fc.array(fc.tuple(at, at), { maxLength: 12 });
    fc.assert(
      fc.property(drags, fc.integer({ min: 0, max: 20 }), (moves, quarter) => {
        const tail = quarter * 15;
        let ranges: readonly TypedRange[] = [];
        for (const [from, to] of moves)
          ranges = dragged({ ranges, tail }, gripAt(ranges, from, 60), to);
        const stretches = stretchesOf(ranges);
        expect(stretches).toHaveLength(ranges.length);
        expect(times(ranges)).toEqual(
          stretches.map(({ start, end }) => `${clockOf(start)}-${clockOf(end)}`),
        );
        for (const [index, { start, end }] of stretches.entries()) {
          expect(end - start).toBeGreaterThanOrEqual(30);
          expect(start).toBeGreaterThanOrEqual(stretches[index - 1]?.end ?? 0);
          expect(end).toBeLessThanOrEqual(dayMinutes);
        }
      }),
      { numRuns: 300 },
    );
  });
});
