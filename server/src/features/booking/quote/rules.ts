import type { OwnCurrency } from '@puente/contract/currency';
import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import { planChoice } from '@puente/contract/plan-quote';
import { offeringScheduling } from '@puente/contract/offering';
import { durationMinutes } from '@puente/contract/provider';
import { policy } from '@puente/contract/policy';
import { chargeIn, type Rates as ExchangeRates } from '../../currency/rules.ts';
import { z } from 'zod';
import { convert } from '../../../lib/money.ts';
import type { PriceTerms } from '../../order/rules.ts';
import { promoDiscount, type UsableCode } from '../../promo/rules.ts';
import { priceOfDuration } from '../../provider/rules.ts';

/** What a quote of a package fixes beside its price, stored with it and parsed when read. */
export const packageTerms = z.object({
  offeringId: z.string(),
  name: z.string(),
  sessions: z.int(),
  durationMinutes,
  scheduling: offeringScheduling,
  /** The chosen times, ascending, ISO 8601 in UTC. */
  starts: z.array(z.string()),
  /** Where these are the first month of a plan; the zone is the client's. */
  plan: planChoice.extend({ timezone: z.string() }).optional(),
});
export type PackageTerms = z.infer<typeof packageTerms>;

/** Prices in minor units of `currency`. */
export type QuotedPrice = {
  currency: Currency;
  listPrice: number;
  discount: number;
  discountKind: 'first-booking' | null;
  price: number;
  /** Why it stands in the provider's own currency instead of the asked one. */
  ownCurrency: OwnCurrency | null;
};

/** Hourly rates in minor units of `currency`. */
export type Rates = { currency: Currency; normal: number; discounted: number | null };

/** What is priced, and in which currency it was asked for. */
export type PricedMeeting = { minutes: number; isFirstBooking: boolean; asked: Currency };

/**
 * The price of a meeting. Each of the two rates is one line: rate × minutes / 60 in the provider's
 * currency, rounded half-even, then converted once. The discount is their difference, so that the
 * parts add up; a "discount" that would cost more is none. A rate of 0 makes a price of 0. What is
 * paid decides the currency: where it can't be charged in the asked one, all lines stay in the
 * provider's own.
 */
export function priceMeeting(
  rates: Rates,
  { minutes, isFirstBooking, asked }: PricedMeeting,
  exchange: Pick<ExchangeRates, 'age' | 'rate'>,
): QuotedPrice {
  const ownPrice = (ratePerHour: number): Money =>
    priceOfDuration({ amount: ratePerHour, currency: rates.currency }, minutes);
  const { normal, discounted } = rates;
  const paidRate = isFirstBooking && discounted !== null ? Math.min(discounted, normal) : normal;
  const paid = chargeIn(ownPrice(paidRate), asked, exchange);
  const { currency } = paid.price;
  const firstPrice = paid.price.amount;
  const ownList = ownPrice(normal);
  const rate = currency === rates.currency ? 1 : exchange.rate(rates.currency, currency);
  const listPrice = convert(ownList, currency, rate).amount;
  const discount = Math.max(0, listPrice - firstPrice);
  return {
    currency,
    listPrice,
    discount,
    discountKind: discount > 0 ? 'first-booking' : null,
    price: listPrice - discount,
    ownCurrency: paid.ownCurrency,
  };
}

/** What a promo code does to a price: the discounts of the terms, and what is said of the code. */
export type Lowered = Pick<PriceTerms, 'discounts' | 'promo'>;

/** A price with the discount that its expert gives: for a first meeting, or on a package. */
export type OwnPrice = Pick<QuotedPrice, 'listPrice' | 'currency' | 'discount'> & {
  discountKind: 'first-booking' | 'offering' | null;
};

/** A code and what it would take off a price before any limit, in minor units of its currency. */
export type GivenCode = { code: UsableCode; takesOff: number };

/**
 * The expert's own discount or a promo code, whichever is better for the client (discount-1); where
 * both cost the same, the code keeps its use (promo-4). The expert bears their own discount.
 */
export function lowerPrice(
  { listPrice, currency, discount, discountKind }: OwnPrice,
  promo: GivenCode | null,
): Lowered {
  const own: PriceTerms['discounts'] = discountKind
    ? [{ kind: discountKind, amount: discount, borneBy: 'provider' }]
    : [];
  if (!promo) return { discounts: own };
  const { id, code, madeBy, firstMeetingOnly } = promo.code;
  const { amount, isCut } = promoDiscount(listPrice, promo.takesOff, currency);
  const terms = { id, code, firstMeetingOnly, insteadOf: discount };
  if (amount > discount) {
    const discounts = [{ kind: 'promo' as const, amount, borneBy: madeBy }];
    return { discounts, promo: { ...terms, outcome: 'applied', isCut } };
  }
  const better = discountKind === 'offering' ? 'package-price-better' : 'first-meeting-better';
  const outcome = discount > 0 ? better : 'smallest-price';
  return { discounts: own, promo: { ...terms, outcome, isCut: false } };
}

/** Until when a quote made now can be booked. */
export function quoteUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: policy.booking.quoteMinutes });
}

/** A quote is good until, and not including, the instant it expires at. */
export function isQuoteOver(expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, expiresAt) >= 0;
}
