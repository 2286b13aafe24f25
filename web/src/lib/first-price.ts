import type { PublicProfile } from '@puente/contract/provider';
import type { Money } from './money.ts';

type Price = PublicProfile['prices'][number];

/** The length a meeting usually has: it is shown first, and chosen until another one is. */
const usualMinutes = 60;

/** The price to show where there is room for one: cards, the bar of a phone, the first choice. */
export function usualPrice(prices: readonly Price[]): Price | undefined {
  return prices.find(({ durationMinutes }) => durationMinutes === usualMinutes) ?? prices[0];
}

/**
 * The price of a first meeting where it is another one; null for people who have met the expert.
 * One kept in another currency is lower, too: it was too low to be converted.
 */
export function firstPrice({
  price,
  firstBooking,
}: Pick<Price, 'price' | 'firstBooking'>): Money | null {
  if (!firstBooking) return null;
  const isLower = firstBooking.currency !== price.currency || firstBooking.amount < price.amount;
  return isLower ? firstBooking : null;
}
