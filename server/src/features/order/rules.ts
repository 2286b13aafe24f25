import { currency } from '@puente/contract/money';
import { ownCurrency } from '@puente/contract/currency';
import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import { defineStates, type StoredOf } from '../../lib/states.ts';

/** What an order buys (order-1); each kind has its port (`OrderPort`). */
export const orderKinds = ['meeting', 'package', 'plan-period'] as const;
export type OrderKind = (typeof orderKinds)[number];

const minorUnits = z.int().min(0);
const basisPoints = z.int().min(0);

const discount = z.object({
  kind: z.enum(['first-booking', 'promo', 'offering']),
  amount: minorUnits,
  /** Whose part of the price it lowers. */
  borneBy: z.enum(['provider', 'platform', 'partner']),
});

/** The promo code that was given with a quote, and what became of it (promo-4). */
const promoTerms = z.object({
  id: z.string(),
  code: z.string(),
  outcome: z.enum(['applied', 'first-meeting-better', 'package-price-better', 'smallest-price']),
  /** The discount was cut at the smallest price. */
  isCut: z.boolean(),
  /** What the first-meeting price, or the package's own discount, would have taken off in its place. */
  insteadOf: minorUnits,
  firstMeetingOnly: z.boolean(),
});
export type PromoTerms = z.infer<typeof promoTerms>;

/** The refund terms as they were shown and bought: a snapshot of `policy.refund`. */
const refundPolicy = z.object({
  fullWithinHoursOfBooking: z.number(),
  fullUntilHoursBeforeStart: z.number(),
  noneWithinHoursOfStart: z.number(),
  otherwiseBasisPoints: basisPoints,
});
export type RefundPolicy = z.infer<typeof refundPolicy>;

/**
 * What a price is made of and what was promised with it, as it was when it was quoted (order-4).
 * Amounts in minor units of the order's currency. Stored with every quote and order, and parsed
 * when read.
 */
export const priceTerms = z.object({
  listPrice: minorUnits,
  discounts: z.array(discount),
  /** Absent where no code was given. */
  promo: promoTerms.optional(),
  /** Set when the price was converted from the seller's currency. */
  exchange: z.object({ from: currency, rate: z.number(), date: z.string() }).nullable(),
  /** Set when it was not, though another currency was asked for. */
  ownCurrency: ownCurrency.nullable(),
  fees: z.object({
    platformBasisPoints: basisPoints,
    partnerBasisPoints: basisPoints,
    partnerId: z.string().nullable(),
  }),
  refundPolicy,
});
export type PriceTerms = z.infer<typeof priceTerms>;

/** A row as it is stored, before its terms are parsed. */
export type Stored<Row> = Omit<Row, 'terms'> & { terms: unknown };

/** The row with its terms parsed. */
export function withTerms<Row extends { terms: unknown }>(
  row: Row,
): Omit<Row, 'terms'> & { terms: PriceTerms } {
  return { ...row, terms: priceTerms.parse(row.terms) };
}

/** What is paid: the list price less its discounts (`price_of` in SQL). */
export function amountOf({ listPrice, discounts }: PriceTerms): number {
  return listPrice - discountOf({ discounts });
}

/** All discounts together. */
export function discountOf({ discounts }: Pick<PriceTerms, 'discounts'>): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Is it the price for people who have not met before? */
export function isFirstMeetingPrice({ discounts }: Pick<PriceTerms, 'discounts'>): boolean {
  return discounts.some(({ kind }) => kind === 'first-booking');
}

/** The code whose use the order takes; null where none lowered the price. */
export function promoOf({ promo }: Pick<PriceTerms, 'promo'>): PromoTerms | null {
  return promo?.outcome === 'applied' ? promo : null;
}

/** Was the price promised to somebody who has not met the seller? */
export function needsFirstMeeting(terms: Pick<PriceTerms, 'discounts' | 'promo'>): boolean {
  return isFirstMeetingPrice(terms) || promoOf(terms)?.firstMeetingOnly === true;
}

/**
 * What the maker of a code pays (promo-1): how much lower the price is than without the code. Null
 * where no code lowered it.
 */
export function promoCost(
  terms: Pick<PriceTerms, 'discounts' | 'promo'>,
): { borneBy: 'provider' | 'platform' | 'partner'; amount: number } | null {
  const line = terms.discounts.find(({ kind }) => kind === 'promo');
  const promo = promoOf(terms);
  return line && promo ? { borneBy: line.borneBy, amount: line.amount - promo.insteadOf } : null;
}

/** The life of an order (order-3). That money went back follows from its refunds and is not stored. */
export const orderStates = defineStates({
  initial: { open: 'it waits for its payment', paid: 'it costs nothing' },
  transitions: {
    open: { paid: 'the money is here', lapsed: 'not paid in time, or given up' },
    lapsed: { paid: 'the money came late and still got what it buys' },
    paid: {},
  },
  derived: {},
});
export type OrderStatus = StoredOf<typeof orderStates>;

/** An order as it is kept: who buys what from whom, for how much and on which terms. */
export type Order = {
  id: string;
  kind: OrderKind;
  quote_id: string;
  buyer_id: string;
  seller_id: string;
  currency: Currency;
  amount: number;
  terms: PriceTerms;
  status: OrderStatus;
  created_at: Temporal.Instant;
  paid_at: Temporal.Instant | null;
};

/** The status at a moment: an open order lapses when its time to pay is over. */
export function orderStatusAt(
  order: { status: OrderStatus },
  payUntil: Temporal.Instant | null,
  now: Temporal.Instant,
): OrderStatus {
  const isOver = payUntil !== null && Temporal.Instant.compare(now, payUntil) >= 0;
  return order.status === 'open' && isOver ? 'lapsed' : order.status;
}
