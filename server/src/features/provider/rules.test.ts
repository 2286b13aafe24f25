import { currencies, minimumPrices, policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceForMinutes } from '../../lib/money.ts';
import {
  excerpt,
  expertOfPath,
  feesOf,
  membershipAfter,
  priceOfDuration,
  rateProblem,
  usernameOfLink,
} from './rules.ts';

function usd(amount: number) {
  return { amount, currency: 'USD' as const };
}

function low(currency: 'USD' | 'CLP') {
  return rateProblem({ normalRate: { amount: 0, currency }, discountedRate: null }, [90, 30])
    ?.field;
}

describe('the price of a duration', () => {
  test('is the hourly rate by the minute, rounded half-even', () => {
    expect(priceOfDuration(usd(6001), 30)).toEqual(usd(3000));
    expect(priceOfDuration(usd(6003), 30)).toEqual(usd(3002));
    expect(priceOfDuration(usd(6000), 45)).toEqual(usd(4500));
  });
});

describe('rates', () => {
  test.each(currencies)('reach the smallest price of %s with the shortest duration', (currency) => {
    const smallest = minimumPrices[currency];
    const rate = { amount: smallest * 2, currency };
    expect(rateProblem({ normalRate: rate, discountedRate: rate }, [60, 30])).toBeNull();
    const lower = { amount: smallest * 2 - 2, currency };
    expect(rateProblem({ normalRate: lower, discountedRate: null }, [60, 30])).toMatchObject({
      code: 'price-too-low',
      field: { path: 'normalRate' },
    });
    expect(rateProblem({ normalRate: rate, discountedRate: lower }, [60, 30])).toMatchObject({
      code: 'price-too-low',
      field: { path: 'discountedRate' },
    });
    expect(rateProblem({ normalRate: lower, discountedRate: null }, [60])).toBeNull();
  });

  test('are judged after rounding: half a cent goes to the even one', () => {
    // 30 minutes of 9.99 are 4.995, which is 5.00 half-even; of 9.98 are 4.99.
    expect(rateProblem({ normalRate: usd(999), discountedRate: null }, [30])).toBeNull();
    expect(rateProblem({ normalRate: usd(998), discountedRate: null }, [30])).not.toBeNull();
  });

  test('name the smallest price in the money people know', () => {
    expect(low('USD')?.message).toBe('Price must be at least 5.00 USD for 30 minutes');
    expect(low('CLP')?.message).toBe('Price must be at least 5000 CLP for 30 minutes');
  });

  test('of a first booking are at most the normal one, in its currency', () => {
    const normalRate = usd(6000);
    expect(rateProblem({ normalRate, discountedRate: usd(6000) }, [60])).toBeNull();
    expect(rateProblem({ normalRate, discountedRate: usd(6001) }, [60])).toMatchObject({
      code: 'invalid-input',
      field: { path: 'discountedRate' },
    });
    const euros = { amount: 3000, currency: 'EUR' as const };
    expect(rateProblem({ normalRate, discountedRate: euros }, [60])).toMatchObject({
      code: 'invalid-input',
      field: { path: 'discountedRate.currency' },
    });
  });

  test('that are accepted make every offered price reach the smallest', () => {
    const durations = fc.subarray([...policy.slot.durationsMinutes], { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(5000), durations, (amount, offered) => {
        const accepted = rateProblem({ normalRate: usd(amount), discountedRate: null }, offered);
        const lowest = Math.min(...offered.map((minutes) => priceForMinutes(amount, minutes)));
        expect(accepted === null).toBe(lowest >= minimumPrices.USD);
      }),
    );
  });
});

describe('verification', () => {
  const verified = { partnerId: 'a', verification: 'verified' } as const;
  test.each([
    ['stays when no partner is named', verified, undefined, verified],
    ['stays when the same partner is named', verified, 'a', verified],
    [
      'is asked of another partner anew',
      verified,
      'b',
      { partnerId: 'b', verification: 'pending' },
    ],
    ['goes with the partner', verified, null, { partnerId: null, verification: 'none' }],
    [
      'is asked of a first partner',
      { partnerId: null, verification: 'none' } as const,
      'a',
      { partnerId: 'a', verification: 'pending' },
    ],
    [
      'stays asked',
      { partnerId: 'a', verification: 'pending' } as const,
      'a',
      { partnerId: 'a', verification: 'pending' },
    ],
    [
      'stays away from who has no partner',
      { partnerId: null, verification: 'none' } as const,
      null,
      { partnerId: null, verification: 'none' },
    ],
  ])('%s', (_case, before, asked, after) => {
    expect(membershipAfter(before, asked)).toEqual(after);
  });

  test('decides the fees: 6 % without, 10 % and the share of the partner with it', () => {
    expect(feesOf('none', null)).toEqual({ platformBasisPoints: 600, partnerBasisPoints: 0 });
    expect(feesOf('pending', 500)).toEqual({ platformBasisPoints: 600, partnerBasisPoints: 0 });
    expect(feesOf('verified', 700)).toEqual({
      platformBasisPoints: 1000,
      partnerBasisPoints: 700,
    });
  });
});

describe('links', () => {
  test.each([
    ['@Paula.Rojas', 'paula.rojas'],
    ['paula', 'paula'],
    ['@', null],
    [' ', null],
  ])('%j names %j', (link, username) => {
    expect(usernameOfLink(link)).toBe(username);
  });

  test.each([
    ['/@paula', 'paula'],
    ['/@paula?targetCurrency=CLP', 'paula'],
    ['/expert/0e0e0e0e-0000-4000-8000-000000000000/', '0e0e0e0e-0000-4000-8000-000000000000'],
    ['/', null],
    ['/activity', null],
    ['/@paula/more', null],
    ['/@%E0%A4%A', null],
    [`/@${'a'.repeat(65)}`, null],
  ])('the page %s is of %j', (path, expert) => {
    expect(expertOfPath(path)).toBe(expert);
  });

  test('previews end at a word', () => {
    expect(excerpt('short\n text')).toBe('short text');
    expect(excerpt('one two three four', 12)).toBe('one two…');
    expect(excerpt('x'.repeat(20), 10)).toBe(`${'x'.repeat(5)}…`);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(excerpt(text).length).toBeLessThanOrEqual(180);
      }),
    );
  });
});
