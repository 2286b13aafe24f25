import fc from 'fast-check';
import { currencies, minimumPrices, policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { convert } from '../../lib/money.ts';
import {
  isOrderOf,
  offeringProblem,
  pricePerSession,
  pricesIn,
  smallestPackage,
  type Terms,
} from './rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const good: Terms = {
  type: 'package',
  sessions: 5,
  price: usd(30_000),
  discountedPrice: usd(27_000),
  scheduling: 'all-at-once',
};
const currency = fc.constantFrom(...currencies);

describe('an offering (offering-1, offering-2)', () => {
  test.each([
    ['package', 2, true],
    ['package', 20, true],
    ['package', 1, false],
    ['package', 21, false],
    ['subscription', 1, true],
    ['subscription', 12, true],
    ['subscription', 0, false],
    ['subscription', 13, false],
  ] as const)('%s of %i meetings can be sold: %s', (type, sessions, isGood) => {
    const problem = offeringProblem({ ...good, type, sessions, scheduling: null });
    expect(problem === null).toBe(isGood);
    if (problem)
      expect(problem).toMatchObject({ code: 'invalid-input', field: { path: 'sessions' } });
  });

  test('costs at least the smallest price, also with its discount', () => {
    fc.assert(
      fc.property(currency, fc.nat(10), fc.boolean(), (code, below, isDiscount) => {
        const smallest = minimumPrices[code];
        const at = { amount: smallest - below, currency: code };
        const full = { amount: smallest * 2, currency: code };
        const terms = isDiscount
          ? { ...good, price: full, discountedPrice: at }
          : { ...good, price: at, discountedPrice: null };
        const problem = offeringProblem(terms);
        expect(problem?.code ?? null).toBe(below > 0 ? 'price-too-low' : null);
      }),
    );
  });

  test('is discounted to less, in its own currency', () => {
    for (const discountedPrice of [
      usd(30_000),
      usd(30_001),
      { ...usd(27_000), currency: 'EUR' as const },
    ])
      expect(offeringProblem({ ...good, discountedPrice })?.code).toBe('invalid-input');
  });

  test('has a scheduling only as a package', () => {
    expect(offeringProblem({ ...good, type: 'subscription' })?.field.path).toBe('scheduling');
  });
});

describe('the price per meeting (offering-3)', () => {
  test('differs from the exact share by at most half a minor unit', () => {
    fc.assert(
      fc.property(
        fc.nat(policy.offering.maxPrice),
        fc.integer({ min: 1, max: 20 }),
        (amount, sessions) => {
          const each = pricePerSession(usd(amount), sessions).amount;
          expect(Math.abs(each * sessions - amount) * 2).toBeLessThanOrEqual(sessions);
        },
      ),
    );
  });

  test('rounds a half to the even unit', () => {
    expect(pricePerSession(usd(5), 2).amount).toBe(2);
    expect(pricePerSession(usd(7), 2).amount).toBe(4);
  });
});

describe('prices in another currency', () => {
  const rate = fc.double({ min: 0.0005, max: 2000, noNaN: true });
  test('are both in one currency, and a discount stays below its price', () => {
    fc.assert(
      fc.property(
        currency,
        currency,
        rate,
        fc.integer({ min: 2, max: 10_000 }),
        fc.nat({ max: 9999 }),
        (from, to, value, times, share) => {
          const amount = minimumPrices[from] * times;
          const lower = Math.max(minimumPrices[from], Math.floor((amount * share) / 10_000));
          const own = {
            price: { amount, currency: from },
            discountedPrice: { amount: lower, currency: from },
          };
          const shown = pricesIn(own, to, { age: 'fresh', rate: () => value });
          const { price, discountedPrice, ownCurrency } = shown;
          if (discountedPrice) {
            expect(discountedPrice.currency).toBe(price.currency);
            expect(discountedPrice.amount).toBeLessThan(price.amount);
          }
          expect(price.currency).toBe(ownCurrency || from === to ? from : to);
          const paid = discountedPrice ?? price;
          if (paid.currency === to && from !== to)
            expect(paid).toEqual(convert(own.discountedPrice, to, value));
        },
      ),
    );
  });

  test('stay in their own where rates are too old', () => {
    const shown = pricesIn({ price: usd(30_000), discountedPrice: usd(27_000) }, 'CLP', {
      age: 'too-old',
      rate: () => 900,
    });
    expect(shown).toMatchObject({ price: usd(30_000), ownCurrency: { reason: 'rates-too-old' } });
  });
});

test('an order names every offering once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 }), (ids) => {
      expect(isOrderOf(ids.toReversed(), ids)).toBe(true);
      expect(isOrderOf(ids.slice(1), ids)).toBe(false);
      expect(isOrderOf([...ids.slice(1), ids[1] ?? ids[0] ?? ''], ids)).toBe(ids.length === 1);
      expect(isOrderOf([...ids, 'other'], ids)).toBe(false);
    }),
  );
});

test('the smallest package is told of, and of two the cheaper', () => {
  const plan = { type: 'subscription', sessions: 1, paid: 1 };
  const small = { type: 'package', sessions: 3, paid: 9 };
  const cheap = { type: 'package', sessions: 3, paid: 8 };
  expect(smallestPackage([plan, { ...small, sessions: 4 }, small, cheap])).toBe(cheap);
  expect(smallestPackage([plan])).toBeNull();
});
