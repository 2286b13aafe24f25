import type { Recommendation } from '@puente/contract/chat';
import { describe, expect, test } from 'vitest';
import { renewed } from './renewed.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

const card: Recommendation = {
  providerId: 'expert',
  username: null,
  name: 'Camila',
  lastName: 'Rojas',
  profilePicture: null,
  isVerifiedProvider: true,
  partner: null,
  expertise: 'Sleep',
  reason: 'In their own words: “Sleep”',
  languages: ['en'],
  inPerson: false,
  durationMinutes: 60,
  price: dollars(4000),
  firstBookingPrice: dollars(2500),
  nextFree: '2026-11-23T20:30:00Z',
};

const price = { durationMinutes: 60 as const, price: dollars(4000), ownCurrency: null };
const before = {
  exchange: null,
  nextFree: card.nextFree,
  prices: [{ ...price, firstBooking: dollars(2500) }],
};
/** The person has booked the time that the card told. */
const after = {
  ...before,
  nextFree: '2026-11-23T21:30:00Z',
  prices: [{ ...price, firstBooking: null }],
};

describe('a card', () => {
  test('stays as it was written while nothing else is known, or nothing has changed', () => {
    expect(renewed(card, undefined, false)).toBe(card);
    expect(renewed(card, before, false)).toMatchObject(card);
  });

  test('offers neither the time that was booked nor the price of a first meeting again', () => {
    const { nextFree, firstBookingPrice } = renewed(card, after, false);
    expect({ nextFree, firstBookingPrice }).toEqual({
      nextFree: after.nextFree,
      firstBookingPrice: null,
    });
    expect(renewed(card, { ...after, nextFree: null }, false).nextFree).toBeNull();
  });

  test('keeps the evening that was asked for, until that is taken', () => {
    const evening = { ...card, nextFree: '2026-11-24T23:00:00Z' };
    expect(renewed(evening, before, false).nextFree).toBe(evening.nextFree);
    expect(renewed(evening, before, true).nextFree).toBe(before.nextFree);
  });

  test('keeps its price where its length is no longer offered', () => {
    const { price: shown, firstBookingPrice } = renewed(card, { ...after, prices: [] }, false);
    expect({ shown, firstBookingPrice }).toEqual({
      shown: card.price,
      firstBookingPrice: card.firstBookingPrice,
    });
  });
});
