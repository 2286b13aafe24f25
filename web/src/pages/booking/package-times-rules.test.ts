import { expect, test } from 'vitest';
import { hasEnough, namedTimes, pricePerSession, timesIn, toggled } from './package-times-rules.ts';

const [nine, ten] = ['2026-12-09T09:00:00Z', '2026-12-09T10:00:00Z'];

test('an address names times in any order; they are read by start, each once', () => {
  expect(timesIn(`${ten},${nine},${nine}`)).toEqual([nine, ten]);
  expect(timesIn('2026-12-09T06:00:00-03:00')).toEqual([nine]);
  expect(timesIn(`tomorrow,,${nine}`)).toEqual([nine]);
  for (const nothing of [undefined, '', 'x']) expect(timesIn(nothing)).toEqual([]);
  expect(namedTimes([ten, nine])).toBe(`${nine},${ten}`);
  expect(namedTimes([])).toBeUndefined();
});

test('a time that is tapped again is taken out, however it is written', () => {
  expect(toggled([nine], ten)).toEqual([nine, ten]);
  expect(toggled([nine, ten], '2026-12-09T06:00:00-03:00')).toEqual([ten]);
  expect(toggled([], nine)).toEqual([nine]);
});

test('a session comes to its part of the price, halves to the even unit', () => {
  const each = (amount: number, sessions: number) =>
    pricePerSession({ amount, currency: 'USD' }, sessions).amount;
  expect(each(10_000, 5)).toBe(2000);
  expect(each(10_000, 3)).toBe(3333);
  expect(each(20_000, 3)).toBe(6667);
  expect(each(5, 2)).toBe(2);
  expect(each(7, 2)).toBe(4);
});

test('a package scheduled at once needs all its times, another one the first', () => {
  expect(hasEnough({ scheduling: 'all-at-once', sessions: 2 }, [nine])).toBe(false);
  expect(hasEnough({ scheduling: 'all-at-once', sessions: 2 }, [nine, ten])).toBe(true);
  expect(hasEnough({ scheduling: 'as-you-go', sessions: 2 }, [nine])).toBe(true);
  expect(hasEnough({ scheduling: 'as-you-go', sessions: 2 }, [])).toBe(false);
});
