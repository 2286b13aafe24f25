import type { Money } from '@puente/contract/money';
import type { PublicProfile } from '@puente/contract/provider';
import { expect, test } from 'vitest';
import { readFilters } from '../filters/rules.ts';
import { mostOf } from './fitting.ts';
import { bestOffer, lowestOffer } from './offers.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

const prices: PublicProfile['prices'] = [
  { durationMinutes: 30, price: usd(30), firstBooking: usd(20), ownCurrency: null },
  { durationMinutes: 60, price: usd(60), firstBooking: usd(40), ownCurrency: null },
];

const costOf = (price: Money | undefined) => price?.amount ?? Infinity;

test('a budget pays for the usual meeting, else a shorter one, else a first one', () => {
  expect(bestOffer(prices, 70, costOf)).toMatchObject({ durationMinutes: 60, isUsual: true });
  expect(bestOffer(prices, 45, costOf)).toMatchObject({ durationMinutes: 30, isFirst: false });
  expect(bestOffer(prices, 25, costOf)).toMatchObject({ durationMinutes: 30, isFirst: true });
  expect(bestOffer(prices, 10, costOf)).toBeNull();
  expect(lowestOffer(prices, costOf)).toMatchObject({ price: usd(20), isFirst: true });
});

test.each([
  ['under 60 dollars', false],
  ['menos de 60 dólares', false],
  ['less than $60', false],
  ['up to 60 dollars', true],
  ['hasta 60 dólares', true],
])('a price of exactly that is within it or not: %s', (text, isWithin) => {
  const filters = readFilters(text, { own: 'USD' });
  const most = mostOf(filters, (price) => price?.amount ?? Infinity);
  expect(6000 <= most).toBe(isWithin);
});
