import { z } from 'zod';
import { money } from './money.ts';

export const discountKind = z.enum(['first-booking', 'promo', 'offering']);

/** What a price was before, and what lowered it. */
export const discount = z.object({
  listPrice: money,
  amount: money,
  kind: discountKind,
  promoCode: z.string().nullable(),
});

/**
 * What became of a promo code: it lowers the price; the first-meeting price, or the package's own
 * discount, is as good or better, so that no use of the code is taken; or the price is the smallest
 * that can be paid already.
 */
export const promoOutcome = z.enum([
  'applied',
  'first-meeting-better',
  'package-price-better',
  'smallest-price',
]);

/** The promo code that was given with a quote. */
export const quotedPromo = z.object({
  code: z.string(),
  outcome: promoOutcome,
  /** The discount was cut, so that the price doesn't fall below the smallest that can be paid. */
  isCut: z.boolean(),
  /** What the first-meeting price, or the package's own discount, would have saved; zero for none. */
  insteadOf: money,
});
