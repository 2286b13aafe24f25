import type { ErrorCode, FieldError } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import type { OfferingData } from '@puente/contract/offering';
import {
  type Currency,
  currencyDigits,
  largestPrice,
  minimumPrices,
  policy,
} from '@puente/contract/policy';
import { roundHalfEven } from '../../lib/money.ts';
import { chargeIn, type Charged, type Rates } from '../currency/rules.ts';

export type Problem = { code: ErrorCode; field: FieldError };

/** What is sold, as far as its rules go. */
export type Terms = Pick<
  OfferingData,
  'type' | 'sessions' | 'price' | 'discountedPrice' | 'scheduling'
>;

/**
 * Why an offering can't be sold like this: the number of meetings is outside its type's bounds, a
 * price is below the smallest of its currency (money-3), the discount is none, or a plan has a
 * scheduling. Null when it can (offering-1, offering-2).
 */
export function offeringProblem(terms: Terms): Problem | null {
  const { type, sessions, price, discountedPrice, scheduling } = terms;
  const { min, max } = policy.offering.sessions[type];
  if (sessions < min || sessions > max) return wrong('sessions', `Must be from ${min} to ${max}`);
  if (type === 'subscription' && scheduling)
    return wrong('scheduling', 'Only packages have a scheduling');
  if (price.amount > largestPrice(price.currency)) return wrong('price', 'Must be less');
  const low = tooLow('price', price);
  if (low || discountedPrice === null) return low;
  if (discountedPrice.currency !== price.currency)
    return wrong('discountedPrice.currency', `Must be in ${price.currency} like the price`);
  if (discountedPrice.amount >= price.amount)
    return wrong('discountedPrice', 'Must be less than the price');
  return tooLow('discountedPrice', discountedPrice);
}

function wrong(path: string, message: string): Problem {
  return { code: 'invalid-input', field: { path, message } };
}

function tooLow(path: string, { amount, currency }: Money): Problem | null {
  const smallest = minimumPrices[currency];
  if (amount >= smallest) return null;
  const digits = currencyDigits[currency];
  const least = (smallest / 10 ** digits).toFixed(digits);
  const message = `Price must be at least ${least} ${currency}`;
  return { code: 'price-too-low', field: { path, message } };
}

/**
 * What one meeting comes to: what is paid, divided by the meetings, rounded half-even to a minor
 * unit. For comparing only; nobody is charged it (offering-3).
 */
export function pricePerSession(paid: Money, sessions: number): Money {
  return { amount: roundHalfEven(paid.amount, sessions), currency: paid.currency };
}

export type ShownPrices = {
  price: Money;
  discountedPrice: Money | null;
  ownCurrency: Charged['ownCurrency'];
};

/**
 * Both prices in the asked currency, or both in their own: two currencies in one line can't be
 * compared. Where rounding leaves nothing of a discount, the lower price stands alone.
 */
export function pricesIn(
  own: { price: Money; discountedPrice: Money | null },
  asked: Currency,
  rates: Pick<Rates, 'age' | 'rate'>,
): ShownPrices {
  const price = chargeIn(own.price, asked, rates);
  const lower = own.discountedPrice && chargeIn(own.discountedPrice, asked, rates);
  const ownCurrency = price.ownCurrency ?? lower?.ownCurrency ?? null;
  if (ownCurrency) return { ...own, ownCurrency };
  if (!lower) return { price: price.price, discountedPrice: null, ownCurrency };
  return lower.price.amount < price.price.amount
    ? { price: price.price, discountedPrice: lower.price, ownCurrency }
    : { price: lower.price, discountedPrice: null, ownCurrency };
}

/** Is the wished order made of exactly these ids, each once? */
export function isOrderOf(wished: readonly string[], ids: readonly string[]): boolean {
  const named = new Set(wished);
  return (
    named.size === wished.length && named.size === ids.length && ids.every((id) => named.has(id))
  );
}

/** The smallest of the packages, the cheaper of two equally small ones; null without any. */
export function smallestPackage<T extends { type: string; sessions: number; paid: number }>(
  offerings: readonly T[],
): T | null {
  const packages = offerings.filter(({ type }) => type === 'package');
  const [first] = packages.toSorted(
    (one, other) => one.sessions - other.sessions || one.paid - other.paid,
  );
  return first ?? null;
}
