import type { Booking, Quote } from '@puente/contract/booking';
import { ageOf } from '../../currency/rules.ts';
import { discountOf, type PriceTerms, promoOf } from '../../order/rules.ts';
import { refundStretches } from '../cancellation/rules.ts';
import { venueOf } from '../venue/rules.ts';
import { packageUntil, sharesOf } from '../package/rules.ts';
import { creditsUntil, periodWindow, renewalAt } from '../plan/rules.ts';
import type { PackageTerms } from './rules.ts';
import type { QuoteRow } from './store.ts';

/** What a quote and the booking made of it have in common. */
type Quoted = { terms: PriceTerms; starts_at: Temporal.Instant; created_at: Temporal.Instant };

export function presentRefundPolicy({
  terms,
  starts_at: startsAt,
  created_at: bookedAt,
}: Quoted): Quote['refundPolicy'] {
  const { refundPolicy } = terms;
  const { fullUntil, partUntil } = refundStretches(refundPolicy, { bookedAt, startsAt });
  return {
    fullUntil: fullUntil?.toString() ?? null,
    partUntil: partUntil?.toString() ?? null,
    partBasisPoints: refundPolicy.otherwiseBasisPoints,
  };
}

/** How the price came into its currency; rates are as old as they were when it was quoted. */
export function presentCurrencies(
  { exchange, ownCurrency }: PriceTerms,
  quotedAt: Temporal.Instant,
): Pick<Quote, 'exchange' | 'ownCurrency'> {
  return {
    exchange: exchange && { ...exchange, isOld: ageOf(exchange.date, quotedAt) !== 'fresh' },
    ownCurrency,
  };
}

/** One of them at most lowers a price (discount-1). */
function discountKindOf(terms: PriceTerms): Quote['discountKind'] {
  return terms.discounts[0]?.kind ?? null;
}

/** What lowered a price that was bought; null where nothing did. */
export function presentDiscount(
  terms: PriceTerms,
  money: (amount: number) => Quote['price'],
): Booking['discount'] {
  const kind = discountKindOf(terms);
  if (kind === null) return null;
  return {
    listPrice: money(terms.listPrice),
    amount: money(discountOf(terms)),
    kind,
    promoCode: promoOf(terms)?.code ?? null,
  };
}

function presentPromo(
  { promo }: PriceTerms,
  money: (amount: number) => Quote['price'],
): Quote['promo'] {
  if (!promo) return null;
  const { code, outcome, isCut, insteadOf } = promo;
  return { code, outcome, isCut, insteadOf: money(insteadOf) };
}

export function presentQuote(row: QuoteRow): Quote {
  const { currency, terms } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    id: row.id,
    providerId: row.provider_id,
    start: row.starts_at.toString(),
    end: row.ends_at.toString(),
    durationMinutes: row.starts_at.until(row.ends_at).total('minutes') as Quote['durationMinutes'],
    listPrice: money(terms.listPrice),
    discount: money(discountOf(terms)),
    discountKind: discountKindOf(terms),
    promo: presentPromo(terms, money),
    price: money(row.amount),
    ...presentCurrencies(terms, row.created_at),
    refundPolicy: presentRefundPolicy(row),
    mode: row.mode,
    venue: venueOf(row),
    package: row.package && presentPackage(row, row.package),
    expiresAt: row.expires_at.toString(),
  };
}

/** What is bought, each chosen time with its share of the price. */
function presentPackage(row: QuoteRow, sold: PackageTerms): Quote['package'] {
  const {
    offeringId,
    name,
    sessions: sessionsTotal,
    durationMinutes,
    scheduling,
    starts,
    plan,
  } = sold;
  const shares = sharesOf(row.amount, row.terms, sessionsTotal);
  return {
    offeringId,
    name,
    sessionsTotal,
    durationMinutes,
    scheduling,
    sessions: starts.map((start, at) => ({
      start,
      end: Temporal.Instant.from(start).add({ minutes: durationMinutes }).toString(),
      share: { amount: shares[at]?.share ?? 0, currency: row.currency },
    })),
    credits: sessionsTotal - starts.length,
    validUntil: packageUntil(row.created_at).toString(),
    plan: null,
    ...(plan ? presentPlanPart(plan) : {}),
  };
}

/** How many renewals people are told of before they buy. */
const renewalsTold = 3;

function presentPlanPart(plan: NonNullable<PackageTerms['plan']>) {
  const { from } = periodWindow(plan, 0);
  return {
    validUntil: creditsUntil(from, plan.timezone).toString(),
    plan: {
      ...plan,
      renewals: Array.from({ length: renewalsTold }, (_, at) => renewalAt(plan, at + 1).toString()),
    },
  };
}
