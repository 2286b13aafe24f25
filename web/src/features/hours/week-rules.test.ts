import { describe, expect, test } from 'vitest';
import {
  asTypedWeek,
  asWeeklyHours,
  copyDay,
  datesBetween,
  isOverMidnight,
  nextRange,
  problemOf,
  timesOfDay,
} from './week-rules.ts';

const range = (start: string, end: string) => ({ key: 'k', start, end });

describe('a week as it is typed', () => {
  test('is sent as it was saved, days without hours left out', () => {
    const hours = [
      { weekday: 2, ranges: [{ start: '09:00', end: '12:00' }] },
      {
        weekday: 7,
        ranges: [
          { start: '20:00', end: '24:00' },
          { start: '22:00', end: '02:00' },
        ],
      },
    ];
    expect(asWeeklyHours(asTypedWeek(hours))).toEqual(hours);
  });

  test.each([
    [range('', '10:00'), 'unfinished'],
    [range('09:00', ''), 'unfinished'],
    [range('09:00', '09:00'), 'empty'],
    [range('09:00', '10:00'), null],
    [range('22:00', '02:00'), null],
    [range('00:00', '00:00'), null],
  ])('%j is %s', (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
    expect(asWeeklyHours([[typed]]) === null).toBe(problem !== null);
  });

  test('runs over midnight when it ends before it starts', () => {
    expect(isOverMidnight(range('22:00', '02:00'))).toBe(true);
    expect(isOverMidnight(range('20:00', '00:00'))).toBe(false);
    expect(isOverMidnight(range('09:00', '17:00'))).toBe(false);
  });

  test('grows by a range that follows the last one', () => {
    expect(nextRange([])).toMatchObject({ start: '09:00', end: '17:00' });
    expect(nextRange([range('09:00', '12:30')])).toMatchObject({ start: '13:00', end: '15:00' });
    expect(nextRange([range('20:00', '23:00')])).toMatchObject({ start: '', end: '' });
  });

  test('has one day copied to others, each row for itself', () => {
    const week = asTypedWeek([{ weekday: 1, ranges: [{ start: '09:00', end: '10:00' }] }]);
    const copied = copyDay(week, 0, [2, 6]);
    expect(asWeeklyHours(copied)?.map(({ weekday }) => weekday)).toEqual([1, 3, 7]);
    expect(copied[2]?.[0]?.key).not.toBe(copied[0]?.[0]?.key);
  });
});

test('dates go from the first to the last, at most so many', () => {
  expect(datesBetween('2027-02-27', '2027-03-01', 10)).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
  expect(datesBetween('2027-02-27', '2027-02-26', 10)).toEqual([]);
  expect(datesBetween('2027-01-01', '2027-12-31', 3)).toHaveLength(3);
});

test('the times of a day are the half hours and what else is offered', () => {
  const times = timesOfDay(['09:00', '09:10']);
  expect(times).toHaveLength(49);
  expect(times.slice(18, 21)).toEqual(['09:00', '09:10', '09:30']);
});
