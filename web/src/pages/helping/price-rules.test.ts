import { expect, test } from 'vitest';
import { amountIn, isTooHigh, largestRate, typedAmount } from './price-rules.ts';

test.each([
  ['45', 'USD', 4500],
  ['45.5', 'USD', 4550],
  ['45,50', 'EUR', 4550],
  ['1,200', 'USD', 120_000],
  ['1.200,50', 'EUR', 120_050],
  ['$ 30.000', 'CLP', 30_000],
  ['30,000', 'CLP', 30_000],
  ['4999', 'CLP', 4999],
  ['30.5', 'CLP', null],
  ['', 'USD', null],
  ['a lot', 'USD', null],
  ['-5', 'USD', null],
  ['99999999999999999', 'USD', null],
] as const)('"%s" in %s is %s', (text, currency, amount) => {
  expect(amountIn(text, currency)).toBe(amount);
});

test('a saved amount is typed as people do', () => {
  expect(typedAmount({ amount: 4500, currency: 'USD' })).toBe('45');
  expect(typedAmount({ amount: 4550, currency: 'USD' })).toBe('45.50');
  expect(typedAmount({ amount: 30_000, currency: 'CLP' })).toBe('30000');
  expect(typedAmount(null)).toBe('');
});

test('an hour costs at most what leaves the longest meeting at the largest price', () => {
  expect(largestRate('USD', [30, 60])).toEqual({ amount: 5_000_000, currency: 'USD' });
  expect(largestRate('CLP', [30, 90])).toEqual({ amount: 33_333_333, currency: 'CLP' });
  expect(isTooHigh(33_333_333, 'CLP', [30, 90])).toBe(false);
  expect(isTooHigh(33_333_334, 'CLP', [30, 90])).toBe(true);
  expect(isTooHigh(null, 'CLP', [60])).toBe(false);
});
