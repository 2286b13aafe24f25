import { currencies, currencyDigits } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInRates } from '../gateways/rates/table.ts';
import { convert, priceForMinutes, roundHalfEven, shareOf, splitFees } from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const currency = fc.constantFrom(...currencies);

describe('rounding', () => {
  it('sends a half to the even neighbour, above and below zero', () => {
    expect([1, 3, 5, -1, -3, -5].map((halves) => roundHalfEven(halves, 2))).toEqual([
      0, 2, 2, 0, -2, -2,
    ]);
  });

  it('sends everything else to the nearest integer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: 1, max: 1e6 }),
        (numerator, denominator) => {
          const rounded = roundHalfEven(numerator, denominator);
          const off = BigInt(numerator) - BigInt(rounded) * BigInt(denominator);
          const twice = (off < 0n ? -off : off) * 2n;
          expect(twice <= BigInt(denominator)).toBe(true);
          if (twice === BigInt(denominator)) expect(rounded % 2 === 0).toBe(true);
        },
      ),
    );
  });

  it('refuses an amount that a number cannot hold exactly', () => {
    expect(() => roundHalfEven(Number.MAX_SAFE_INTEGER + 3, 1)).toThrow(RangeError);
  });
});

describe('price of a duration', () => {
  it('is the hourly rate by the minute', () => {
    expect(priceForMinutes(6000, 45)).toBe(4500);
    expect(priceForMinutes(15_001, 60)).toBe(15_001);
  });

  it('rounds a half to even', () => {
    expect(priceForMinutes(15_001, 30)).toBe(7500);
    expect(priceForMinutes(15_003, 30)).toBe(7502);
  });
});

describe('conversion', () => {
  it('minds that pesos have no cents', () => {
    expect(convert({ amount: 1500, currency: 'USD' }, 'CLP', 943)).toEqual({
      amount: 14_145,
      currency: 'CLP',
    });
    expect(convert({ amount: 14_145, currency: 'CLP' }, 'USD', 1 / 943)).toEqual({
      amount: 1500,
      currency: 'USD',
    });
  });

  it('rounds half-even by the rate as it is shown', () => {
    expect(convert({ amount: 1550, currency: 'USD' }, 'CLP', 943).amount).toBe(14_616);
    expect(convert({ amount: 25, currency: 'USD' }, 'MXN', 18.42).amount).toBe(460);
    expect(convert({ amount: 75, currency: 'USD' }, 'MXN', 18.42).amount).toBe(1382);
  });

  it('reads very small rates', () => {
    expect(convert({ amount: 10_000_000_000, currency: 'COP' }, 'EUR', 2.5e-7).amount).toBe(2500);
  });

  it('leaves an amount in its own currency alone', () => {
    expect(convert({ amount: 7, currency: 'PEN' }, 'PEN', 1)).toEqual({
      amount: 7,
      currency: 'PEN',
    });
  });

  it('is off by at most half a minor unit between any two currencies', () => {
    fc.assert(
      fc.property(amounts, currency, currency, (amount, from, to) => {
        const { perDollar } = builtInRates;
        const rate = perDollar[to] / perDollar[from];
        const exact = (amount / 10 ** currencyDigits[from]) * rate * 10 ** currencyDigits[to];
        fc.pre(exact < 1e14);
        const { amount: converted } = convert({ amount, currency: from }, to, rate);
        expect(Math.abs(converted - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
      }),
    );
  });

  it('refuses a rate that is none', () => {
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => convert({ amount: 1, currency: 'USD' }, 'EUR', rate)).toThrow(RangeError);
  });
});

describe('fees', () => {
  it('take 6 % of 15001 pesos as a whole number of pesos', () => {
    expect(splitFees(15_001, { platformBasisPoints: 600, partnerBasisPoints: 0 })).toEqual({
      platform: 900,
      partner: 0,
      provider: 14_101,
    });
  });

  it('round each line half-even', () => {
    expect(shareOf(250, 1000)).toBe(25);
    expect(shareOf(25, 1000)).toBe(2);
    expect(shareOf(35, 1000)).toBe(4);
  });

  it('always add up to what was paid, none below zero', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, platformBasisPoints, other) => {
          const partnerBasisPoints = Math.min(other, 10_000 - platformBasisPoints);
          const parts = splitFees(amount, { platformBasisPoints, partnerBasisPoints });
          expect(parts.platform + parts.partner + parts.provider).toBe(amount);
          expect(Math.min(parts.platform, parts.partner, parts.provider)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('refuse shares beyond the whole', () => {
    const fees = { platformBasisPoints: 9000, partnerBasisPoints: 1001 };
    expect(() => splitFees(100, fees)).toThrow(RangeError);
  });
});
