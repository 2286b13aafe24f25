import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuoteOver, priceMeeting, quoteUntil } from './rules.ts';

const dollars = (normal: number, discounted: number | null = null) =>
  ({ currency: 'USD', normal, discounted }) as const;

describe('the price of a meeting', () => {
  it('is the hourly rate by the minute', () => {
    expect(priceMeeting(dollars(6000), 30, false, 'USD', 1).price).toBe(3000);
    expect(priceMeeting(dollars(6000), 90, false, 'USD', 1).price).toBe(9000);
  });

  it('rounds half-even once', () => {
    expect(priceMeeting(dollars(1001), 30, false, 'USD', 1).price).toBe(500);
    expect(priceMeeting(dollars(1003), 30, false, 'USD', 1).price).toBe(502);
  });

  it('is the first-booking rate for a first booking alone', () => {
    const rates = dollars(6000, 4000);
    expect(priceMeeting(rates, 60, true, 'USD', 1)).toEqual({
      currency: 'USD',
      listPrice: 6000,
      discount: 2000,
      discountKind: 'first-booking',
      price: 4000,
    });
    expect(priceMeeting(rates, 60, false, 'USD', 1)).toMatchObject({
      discount: 0,
      discountKind: null,
      price: 6000,
    });
  });

  it('never gets dearer by a first-booking rate above the normal one', () => {
    expect(priceMeeting(dollars(6000, 7000), 60, true, 'USD', 1).price).toBe(6000);
  });

  it('is 0 when the rate is 0', () => {
    expect(priceMeeting(dollars(0), 60, false, 'CLP', 943).price).toBe(0);
    expect(priceMeeting(dollars(6000, 0), 60, true, 'USD', 1)).toMatchObject({
      discount: 6000,
      price: 0,
    });
  });

  it('keeps whole pesos whole when it converts', () => {
    expect(priceMeeting(dollars(6000), 60, false, 'CLP', 943).price).toBe(56_580);
    const pesos = { currency: 'CLP', normal: 15_000, discounted: null } as const;
    expect(priceMeeting(pesos, 60, false, 'CLP', 1).price).toBe(15_000);
  });

  it('always adds up and is never below zero', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(30, 45, 60, 90),
        fc.boolean(),
        (n, d, m, first) => {
          const quoted = priceMeeting(dollars(n, d), m, first, 'EUR', 0.862);
          expect(quoted.price + quoted.discount).toBe(quoted.listPrice);
          expect(quoted.price).toBeGreaterThanOrEqual(0);
          expect(quoted.discount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a quote', () => {
  it('is good for 15 minutes and not an instant longer', () => {
    const now = Temporal.Instant.from('2026-12-01T10:00:00Z');
    const until = quoteUntil(now);
    expect(until.toString()).toBe('2026-12-01T10:15:00Z');
    expect(isQuoteOver(until, until.subtract({ nanoseconds: 1 }))).toBe(false);
    expect(isQuoteOver(until, until)).toBe(true);
  });
});
