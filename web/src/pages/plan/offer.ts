import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Offering } from '../../features/offering/queries.ts';
import type { OfferChanged, PlanDates } from '../../features/plan/queries.ts';

/** What a plan gives each month, and for how much. */
export type Offer = OfferChanged['offer'];

/**
 * What is offered now, and whether it is what the person saw first or agreed to since. What the
 * times tell otherwise than the offering is read again.
 */
export function useOffer(
  { price, discountedPrice, sessions, durationMinutes: minutes }: Offering,
  dates: PlanDates | undefined,
): { offer: Offer; isChanged: boolean; agree: () => void } {
  const client = useQueryClient();
  const paid = discountedPrice ?? price;
  const known = [paid.amount, paid.currency, sessions, minutes].join(' ');
  const [agreed, setAgreed] = useState(known);
  const isOld =
    dates !== undefined &&
    (dates.price.amount !== paid.amount || dates.sessionsPerMonth !== sessions);
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: ['offerings'] });
  }, [client, isOld]);
  return {
    offer: { price: dates?.price ?? paid, sessions, minutes },
    isChanged: known !== agreed,
    agree: () => setAgreed(known),
  };
}
