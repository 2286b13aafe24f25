import fc from 'fast-check';
import { offeringData } from '@puente/contract/offering';
import { currencies, minimumPrices, policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { priceForMinutes } from '../../../lib/money.ts';
import { offeringProblem } from '../rules.ts';
import { type Basis, proposeFromAnswer, proposeFromRates } from './rules.ts';

const basis: Basis = {
  normalRate: 38_000,
  currency: 'CLP',
  durations: [45, 60],
  expertise: 'Insomnio y ansiedad',
  language: 'es',
  category: 'mind',
};

describe('proposals from the rates (offering-5)', () => {
  test('are a start, a course and a plan at rounder, lower prices', () => {
    const proposals = proposeFromRates(basis);
    expect(
      proposals.map(({ type, sessions, price, discountedPrice }) => [
        type,
        sessions,
        price.amount,
        discountedPrice?.amount,
      ]),
    ).toEqual([
      ['package', 3, 114_000, 110_000],
      ['package', 6, 228_000, 205_000],
      ['subscription', 4, 152_000, 135_000],
    ]);
    expect(proposals[0]?.description).toContain('Insomnio y ansiedad.');
  });

  test('can be sold as they are, whatever the rates; what would cost too much is left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.subarray([30, 45, 60, 90] as const, { minLength: 1 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom('en', 'es'),
        fc.string({ minLength: 3, maxLength: 200 }),
        (currency, durations, times, language, expertise) => {
          const normalRate = minimumPrices[currency] * 2 * times;
          const mine = { ...basis, currency, durations, normalRate, language, expertise } as const;
          const proposals = proposeFromRates(mine);
          // Six meetings of 90 minutes cost up to nine hours, and never more than the largest price.
          if (times * 2 * 9 <= 10_000) expect(proposals).toHaveLength(3);
          for (const one of proposals) {
            expect(offeringProblem(one)).toBeNull();
            expect(offeringData.safeParse(one).success).toBe(true);
            const single = priceForMinutes(normalRate, one.durationMinutes) * one.sessions;
            expect(one.price.amount).toBe(single);
          }
        },
      ),
    );
  });

  test('are none without meetings on offer or a price', () => {
    expect(proposeFromRates({ ...basis, durations: [] })).toEqual([]);
    expect(proposeFromRates({ ...basis, normalRate: 0 })).toEqual([]);
  });
});

describe('proposals from an answer', () => {
  const said = {
    type: 'package',
    name: 'Cuatro reuniones',
    description: 'Cuatro reuniones para dormir mejor, con tareas chicas entre ellas.',
    category: 'mind',
    sessions: 4,
    durationMinutes: 60,
    price: 1,
  };

  test('get their price from the rates', () => {
    const [proposal] = proposeFromAnswer(basis, { offerings: [said] });
    expect(proposal).toMatchObject({ sessions: 4, price: { amount: 152_000, currency: 'CLP' } });
    expect(proposal).not.toHaveProperty('price.price');
  });

  test.each([
    ['too many meetings', { sessions: 99 }],
    ['a length that is not offered', { durationMinutes: 30 }],
    ['no length of ours', { durationMinutes: 7 }],
    ['a short name', { name: 'x' }],
    ['a price', { name: 'All for $1' }],
    ['a discount', { description: 'Con un descuento enorme para los primeros que lleguen.' }],
    ['an address', { description: 'Escríbeme a https://evil.example y lo vemos por ahí.' }],
    ['no type of ours', { type: 'gift' }],
  ])('leave out what has %s', (_why, change) => {
    expect(proposeFromAnswer(basis, { offerings: [{ ...said, ...change }] })).toEqual([]);
  });

  test('are none of what is no list', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        for (const one of proposeFromAnswer(basis, answer)) expect(offeringProblem(one)).toBeNull();
        expect(proposeFromAnswer(basis, { offerings: [answer] })).toEqual([]);
      }),
    );
  });

  test('are a few at most, of any length of list', () => {
    const many = Array.from({ length: 40 }, () => said);
    expect(proposeFromAnswer(basis, { offerings: many }).length).toBeLessThan(
      policy.offering.maxPerExpert,
    );
  });
});
