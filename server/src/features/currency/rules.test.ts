import { currencies, minimumPrices } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInRates } from '../../gateways/rates/table.ts';
import { ageOf, chargeIn, ratesOf, ratesProblem } from './rules.ts';

const day = '2026-12-01';
function at(text: string) {
  return Temporal.Instant.from(text);
}
function noon(date: string) {
  return at(`${date}T12:00:00Z`);
}
const before = { ...builtInRates, date: day };

describe('the age of rates', () => {
  test.each([
    ['2026-11-30T23:59:59Z', 'fresh'],
    ['2026-12-01T00:00:00Z', 'fresh'],
    ['2026-12-08T23:59:59Z', 'fresh'],
    ['2026-12-09T00:00:00Z', 'old'],
    ['2027-01-15T23:59:59Z', 'old'],
    ['2027-01-16T00:00:00Z', 'too-old'],
    ['2028-02-01T00:00:00Z', 'too-old'],
  ])('at %s is %s', (now, age) => {
    expect(ageOf(day, at(now))).toBe(age);
  });
});

describe('a charged price', () => {
  const rates = ratesOf(before, noon(day));

  test('is never below the smallest price of its currency, nor anything but the own or asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: 3_000_000 }),
        (own, asked, above) => {
          const price = { amount: minimumPrices[own] + above, currency: own };
          const charged = chargeIn(price, asked, rates);
          expect(charged.price.amount).toBeGreaterThanOrEqual(
            minimumPrices[charged.price.currency],
          );
          if (charged.ownCurrency === null) expect(charged.price.currency).toBe(asked);
          else expect(charged.price).toEqual(price);
        },
      ),
    );
  });

  test('needs no rates in its own currency', () => {
    const tooOld = ratesOf(before, noon('2027-06-01'));
    const price = { amount: 500, currency: 'USD' as const };
    expect(chargeIn(price, 'USD', tooOld)).toEqual({ price, ownCurrency: null });
    expect(chargeIn(price, 'EUR', tooOld)).toEqual({
      price,
      ownCurrency: { asked: 'EUR', reason: 'rates-too-old' },
    });
  });
});

describe('new rates', () => {
  const given = (change: Record<string, number | undefined>, date = day) => ({
    date,
    perDollar: { ...before.perDollar, ...change },
  });
  const problem = (change: Record<string, number | undefined>, date = day) =>
    ratesProblem(given(change, date), before, noon(date));

  test('that are plausible are taken', () => {
    expect(problem({})).toBeNull();
    expect(problem({ CLP: 943 * 2, ARS: 1452 / 2 })).toBeNull();
  });

  test.each([
    ['missing', undefined],
    ['zero', 0],
    ['below zero', -943],
    ['endless', Number.POSITIVE_INFINITY],
    ['no number', Number.NaN],
  ])('with one that is %s are refused', (_what, rate) => {
    expect(problem({ CLP: rate })).toContain('CLP has no rate above zero');
  });

  test('that jump by more than a factor of two are refused, up or down', () => {
    expect(problem({ CLP: 943 * 2.01 })).toContain('CLP moved by a factor of 2.01');
    expect(problem({ CLP: 943 / 2.01 })).toContain('CLP moved');
  });

  test('may have moved further when nobody heard of rates for long', () => {
    expect(problem({ ARS: 1452 * 2.1 }, '2027-01-15')).toContain('ARS moved');
    expect(problem({ ARS: 1452 * 4 }, '2027-01-16')).toBeNull();
    expect(problem({ ARS: 1452 * 4.1 }, '2027-01-16')).toContain('ARS moved');
  });

  test('of a day to come are refused', () => {
    const today = at('2026-12-01T23:59:59Z');
    expect(ratesProblem(given({}, '2026-12-01'), before, today)).toBeNull();
    expect(ratesProblem(given({}, '2026-12-02'), before, today)).toContain('a day to come');
  });
});
