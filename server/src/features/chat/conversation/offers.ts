import type { Money } from '@puente/contract/money';
import type { PublicProfile } from '@puente/contract/provider';

type Prices = PublicProfile['prices'];

/** One meeting at its price. `isUsual`: the one that a card shows without a budget. */
export type Offer = { durationMinutes: number; price: Money; isFirst: boolean; isUsual: boolean };

type CostOf = (price: Money | undefined) => number;

/**
 * The meeting that a budget pays for, the usual one where it does: then the longest at its normal
 * price, then the longest at the price of a first meeting. Null when it pays for none.
 */
export function bestOffer(prices: Prices, most: number, costOf: CostOf): Offer | null {
  const offers = offersOf(prices);
  const affordable = offers.filter(({ price }) => costOf(price) <= most);
  return (
    affordable.find(({ isUsual }) => isUsual) ??
    affordable.toSorted(
      (one, other) =>
        Number(one.isFirst) - Number(other.isFirst) || other.durationMinutes - one.durationMinutes,
    )[0] ??
    null
  );
}

/** The cheapest meeting somebody offers. */
export function lowestOffer(prices: Prices, costOf: CostOf): Offer | null {
  return (
    offersOf(prices).toSorted((one, other) => costOf(one.price) - costOf(other.price))[0] ?? null
  );
}

function offersOf(prices: Prices): Offer[] {
  const usual = prices.find((price) => price.durationMinutes === 60) ?? prices[0];
  return prices.flatMap(({ durationMinutes, price, firstBooking }) => [
    {
      durationMinutes,
      price,
      isFirst: false,
      isUsual: durationMinutes === usual?.durationMinutes,
    },
    ...(firstBooking
      ? [{ durationMinutes, price: firstBooking, isFirst: true, isUsual: false }]
      : []),
  ]);
}
