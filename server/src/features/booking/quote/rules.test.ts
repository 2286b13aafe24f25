import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rates } from '../../currency/rules.ts';
import { isQuoteOver, lowerPrice, priceMeeting, quoteUntil } from './rules.ts';

function dollars(normal: number, discounted: number | null = null) {
  return { currency: 'USD', normal, discounted } as const;
}

/** Rates at which one unit of the provider's currency is that much of every other. */
function at(rate: number, age: Rates['age'] = 'fresh') {
  return { age, rate: () => rate };
}

describe('the price of a meeting', () => {
  it('is the hourly rate by the minute', () => {
    expect(
      priceMeeting(dollars(6000), { minutes: 30, isFirstBooking: false, asked: 'USD' }, at(1))
        .price,
    ).toBe(3000);
    expect(
      priceMeeting(dollars(6000), { minutes: 90, isFirstBooking: false, asked: 'USD' }, at(1))
        .price,
    ).toBe(9000);
  });

  it('rounds half-even once', () => {
    expect(
      priceMeeting(dollars(1001), { minutes: 30, isFirstBooking: false, asked: 'USD' }, at(1))
        .price,
    ).toBe(500);
    expect(
      priceMeeting(dollars(1003), { minutes: 30, isFirstBooking: false, asked: 'USD' }, at(1))
        .price,
    ).toBe(502);
  });

  it('is the first-booking rate for a first booking alone', () => {
    const rates = dollars(6000, 4000);
    expect(priceMeeting(rates, { minutes: 60, isFirstBooking: true, asked: 'USD' }, at(1))).toEqual(
      {
        currency: 'USD',
        listPrice: 6000,
        discount: 2000,
        discountKind: 'first-booking',
        price: 4000,
        ownCurrency: null,
      },
    );
    expect(
      priceMeeting(rates, { minutes: 60, isFirstBooking: false, asked: 'USD' }, at(1)),
    ).toMatchObject({
      discount: 0,
      discountKind: null,
      price: 6000,
    });
  });

  it('never gets dearer by a first-booking rate above the normal one', () => {
    expect(
      priceMeeting(dollars(6000, 7000), { minutes: 60, isFirstBooking: true, asked: 'USD' }, at(1))
        .price,
    ).toBe(6000);
  });

  it('is 0 when the rate is 0', () => {
    expect(
      priceMeeting(dollars(0), { minutes: 60, isFirstBooking: false, asked: 'CLP' }, at(943)).price,
    ).toBe(0);
    expect(
      priceMeeting(dollars(6000, 0), { minutes: 60, isFirstBooking: true, asked: 'USD' }, at(1)),
    ).toMatchObject({
      discount: 6000,
      price: 0,
    });
  });

  it('keeps whole pesos whole when it converts', () => {
    expect(
      priceMeeting(dollars(6000), { minutes: 60, isFirstBooking: false, asked: 'CLP' }, at(943))
        .price,
    ).toBe(56_580);
    const pesos = { currency: 'CLP', normal: 15_000, discounted: null } as const;
    expect(
      priceMeeting(pesos, { minutes: 60, isFirstBooking: false, asked: 'CLP' }, at(1)).price,
    ).toBe(15_000);
  });

  describe('that would fall below the smallest price of the asked currency', () => {
    const tooLow = { asked: 'CLP', reason: 'price-too-low' };

    it("is charged in the expert's own one, to the peso", () => {
      expect(
        priceMeeting(dollars(530), { minutes: 60, isFirstBooking: false, asked: 'CLP' }, at(943.4)),
      ).toMatchObject({
        currency: 'CLP',
        price: 5000,
        ownCurrency: null,
      });
      expect(
        priceMeeting(dollars(530), { minutes: 60, isFirstBooking: false, asked: 'CLP' }, at(943.3)),
      ).toEqual({
        currency: 'USD',
        listPrice: 530,
        discount: 0,
        discountKind: null,
        price: 530,
        ownCurrency: tooLow,
      });
    });

    it('stays whole: list price, discount and price in one currency', () => {
      expect(
        priceMeeting(
          dollars(600, 500),
          { minutes: 60, isFirstBooking: true, asked: 'CLP' },
          at(943),
        ),
      ).toEqual({
        currency: 'USD',
        listPrice: 600,
        discount: 100,
        discountKind: 'first-booking',
        price: 500,
        ownCurrency: tooLow,
      });
      expect(
        priceMeeting(
          dollars(600, 500),
          { minutes: 60, isFirstBooking: false, asked: 'CLP' },
          at(943),
        ),
      ).toMatchObject({
        currency: 'CLP',
        price: 5658,
      });
    });

    it('is converted all the same when it is free', () => {
      expect(
        priceMeeting(dollars(500, 0), { minutes: 60, isFirstBooking: true, asked: 'CLP' }, at(943)),
      ).toMatchObject({
        currency: 'CLP',
        listPrice: 4715,
        discount: 4715,
        price: 0,
      });
    });
  });

  it("stays in the expert's currency while the rates are too old", () => {
    expect(
      priceMeeting(
        dollars(6000),
        { minutes: 60, isFirstBooking: false, asked: 'CLP' },
        at(943, 'too-old'),
      ),
    ).toMatchObject({
      currency: 'USD',
      price: 6000,
      ownCurrency: { asked: 'CLP', reason: 'rates-too-old' },
    });
    expect(
      priceMeeting(
        dollars(6000),
        { minutes: 60, isFirstBooking: false, asked: 'CLP' },
        at(943, 'old'),
      ).currency,
    ).toBe('CLP');
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
          const quoted = priceMeeting(
            dollars(n, d),
            { minutes: m, isFirstBooking: first, asked: 'EUR' },
            at(0.862),
          );
          expect(quoted.price + quoted.discount).toBe(quoted.listPrice);
          expect(quoted.price).toBeGreaterThanOrEqual(0);
          expect(quoted.discount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a code beside the own discount of a package', () => {
  const code = {
    ...{ id: 'c', code: 'C', madeBy: 'platform' as const, firstMeetingOnly: false },
    ...{ percent: 1, amount: null },
  };
  const price = {
    ...{ listPrice: 30_000, currency: 'USD' as const },
    ...{ discount: 6000, discountKind: 'offering' as const },
  };
  const of = (takesOff: number) => lowerPrice(price, { code, takesOff });

  it('counts where it takes off more of the list price, and never with it', () => {
    expect(of(6001)).toMatchObject({
      discounts: [{ kind: 'promo', amount: 6001, borneBy: 'platform' }],
      promo: { outcome: 'applied', insteadOf: 6000 },
    });
    for (const takesOff of [1, 6000])
      expect(of(takesOff)).toMatchObject({
        discounts: [{ kind: 'offering', amount: 6000, borneBy: 'provider' }],
        promo: { outcome: 'package-price-better' },
      });
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
