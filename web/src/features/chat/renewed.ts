import type { Recommendation } from '@puente/contract/chat';
import type { PublicProfile } from '@puente/contract/provider';

type Known = Pick<PublicProfile, 'prices' | 'exchange' | 'nextFree'>;

/**
 * A card with the price and the free time of now, by what is known of the expert since: it was
 * written when its answer was, and the person may have booked the very time meanwhile.
 * @param isTaken the card's own time, later than the next free one, isn't free any more
 */
export function renewed(
  card: Recommendation,
  known: Known | undefined,
  isTaken: boolean,
): Recommendation {
  if (!known) return card;
  const price = known.prices.find((one) => one.durationMinutes === card.durationMinutes);
  return {
    ...card,
    nextFree: isLaterThanNext(card, known) && !isTaken ? card.nextFree : known.nextFree,
    ...(price && {
      price: price.price,
      firstBookingPrice: price.firstBooking,
      ownCurrency: price.ownCurrency,
      exchange: known.exchange,
    }),
  };
}

/** The card's time isn't the next free one: it is what somebody asked for, such as an evening. */
export function isLaterThanNext(
  { nextFree }: Pick<Recommendation, 'nextFree'>,
  known: Pick<Known, 'nextFree'> | undefined,
): boolean {
  if (nextFree === null || !known?.nextFree) return false;
  return Date.parse(nextFree) > Date.parse(known.nextFree);
}
