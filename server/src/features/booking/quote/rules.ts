import type { Currency } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import { priceOfDuration } from '../../provider/rules.ts';

/** Prices in minor units of `currency`. */
export type QuotedPrice = {
  currency: Currency;
  listPrice: number;
  discount: number;
  discountKind: 'first-booking' | null;
  price: number;
};

/** Hourly rates in minor units of `currency`. */
export type Rates = { currency: Currency; normal: number; discounted: number | null };

/**
 * The price of a meeting. Each of the two rates is one line: rate × minutes / 60 in the provider's
 * currency, rounded half-even, then converted once. The discount is their difference, so that the
 * parts add up; a "discount" that would cost more is none. A rate of 0 makes a price of 0.
 * @param exchangeRate units of `currency` for one of the provider's
 */
export const priceMeeting = (
  rates: Rates,
  minutes: number,
  isFirstBooking: boolean,
  currency: Currency,
  exchangeRate: number,
): QuotedPrice => {
  const priceAt = (ratePerHour: number): number =>
    priceOfDuration(
      { amount: ratePerHour, currency: rates.currency },
      minutes,
      currency,
      exchangeRate,
    ).amount;
  const listPrice = priceAt(rates.normal);
  const firstPrice =
    isFirstBooking && rates.discounted !== null ? priceAt(rates.discounted) : listPrice;
  const discount = Math.max(0, listPrice - firstPrice);
  return {
    currency,
    listPrice,
    discount,
    discountKind: discount > 0 ? 'first-booking' : null,
    price: listPrice - discount,
  };
};

/** Until when a quote made now can be booked. */
export const quoteUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: policy.booking.quoteMinutes });

/** A quote is good until, and not including, the instant it expires at. */
export const isQuoteOver = (expiresAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, expiresAt) >= 0;
