import { describe, expect, it } from 'vitest';
import { firstPrice, usualPrice } from './first-price.ts';

function price(durationMinutes: 30 | 45 | 60 | 90, amount: number, first: number | null = null) {
  const money = (value: number) => ({ amount: value, currency: 'CLP' as const });
  return {
    durationMinutes,
    price: money(amount),
    firstBooking: first === null ? null : money(first),
    ownCurrency: null,
  };
}

describe('the price that leads', () => {
  it('is that of an hour, else that of the shortest meeting', () => {
    const hour = price(60, 38_000);
    expect(usualPrice([price(45, 28_500), hour, price(90, 57_000)])).toBe(hour);
    expect(usualPrice([price(30, 20_000), price(45, 28_500)])?.durationMinutes).toBe(30);
    expect(usualPrice([])).toBeUndefined();
  });
  it('is that of a first meeting where it is lower, or in the currency it could not leave', () => {
    expect(firstPrice(price(60, 38_000, 25_000))).toEqual({ amount: 25_000, currency: 'CLP' });
    expect(firstPrice(price(60, 38_000, 38_000))).toBeNull();
    expect(firstPrice(price(60, 38_000))).toBeNull();
    const kept = { amount: 500, currency: 'USD' as const };
    expect(firstPrice({ ...price(60, 4715), firstBooking: kept })).toBe(kept);
  });
});
