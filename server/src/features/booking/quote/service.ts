import type { Quote } from '@puente/contract/booking';
import type { Exchange } from '@puente/contract/currency';
import { type Currency, policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { checkBookable, type Terms } from '../../availability/service.ts';
import { exchangeOf, type Rates as ExchangeRates } from '../../currency/rules.ts';
import { readRates } from '../../currency/service.ts';
import { getProviderTerms } from '../../provider/service.ts';
import { amountOf, type PriceTerms } from '../../order/rules.ts';
import { assertNoClash } from '../own-time/service.ts';
import { type Slot, slotRefusal } from '../slot/service.ts';
import { findMet, hasMet } from '../store.ts';
import { tripOf } from '../venue/rules.ts';
import { type PlaceChoice, type PlaceDeps, placeOf } from '../venue/service.ts';
import { presentQuote } from './present.ts';
import { takesOff, type UsableCode } from '../../promo/rules.ts';
import { findUsableCode } from '../../promo/service.ts';
import {
  type GivenCode,
  isQuoteOver,
  type Lowered,
  lowerPrice,
  priceMeeting,
  type QuotedPrice,
  quoteUntil,
} from './rules.ts';
import {
  findLiveQuote,
  findQuote,
  findQuoteToBook,
  insertQuote,
  type QuoteRow,
  type QuoteToBook,
} from './store.ts';

export type { QuoteRow, QuoteToBook } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** A time with an expert, as the client names it. */
export type SlotChoice = PlaceChoice & {
  providerId: string;
  /** ISO 8601 with offset. */
  start: string;
  durationMinutes: number;
  currency?: Currency | undefined;
  promoCode?: string | undefined;
  acceptOverlap?: boolean | undefined;
};

/**
 * Prices a meeting for a client without keeping it: the provider's rates and fees, the first
 * booking's rate, the exchange rate and the refund terms of this moment. All of it is computed
 * here; nothing of it is taken from the client.
 */
export async function prepareQuote(
  context: Deps,
  actor: Client,
  choice: SlotChoice,
): Promise<QuoteRow> {
  if (choice.providerId === actor.userId) throw new AppError('own-calendar');
  const { db, clock } = context;
  const terms = await getProviderTerms(db, choice.providerId);
  if (!terms) throw new AppError('not-found');
  const { userId: personId } = actor;
  const isFirst = () => hasMet(db, personId, choice.providerId).then((met) => !met);
  const { promoCode } = choice;
  const seller = { id: terms.id, partnerId: terms.partnerId };
  const code =
    promoCode === undefined
      ? null
      : await findUsableCode(context, promoCode, { personId, seller, isFirst });
  const rates = await readRates(context);
  const price = priceMeeting(
    { currency: terms.rateCurrency, normal: terms.normalRate, discounted: terms.discountedRate },
    {
      minutes: choice.durationMinutes,
      isFirstBooking: terms.discountedRate !== null && (await isFirst()),
      asked: choice.currency ?? actor.currency,
    },
    rates,
  );
  const { currency } = price;
  const place = await placeOf(context, choice.providerId, choice);
  const now = clock.now();
  const start = Temporal.Instant.from(choice.start);
  const exchange =
    terms.rateCurrency === currency ? null : exchangeOf(rates, terms.rateCurrency, currency);
  const promo = code && givenCode(code, price, rates);
  const offered = termsOf(price, lowerPrice(price, promo), { exchange, fees: terms });
  return {
    id: newId(),
    client_id: actor.userId,
    provider_id: choice.providerId,
    starts_at: start,
    ends_at: start.add({ minutes: choice.durationMinutes }),
    currency,
    amount: amountOf(offered),
    terms: offered,
    ...place,
    package: null,
    created_at: now,
    expires_at: quoteUntil(now),
  };
}

/** @throws `rates-too-old` where an amount of another currency waits for rates to convert it by */
export function givenCode(
  code: UsableCode,
  price: { listPrice: number; currency: Currency },
  rates: Pick<ExchangeRates, 'age' | 'rate'>,
): GivenCode {
  const amount = takesOff(code, price, rates);
  if (amount === null) throw new AppError('rates-too-old');
  return { code, takesOff: amount };
}

/** What the price is made of. */
function termsOf(
  { listPrice, ownCurrency }: QuotedPrice,
  lowered: Lowered,
  { exchange, fees }: { exchange: Exchange | null; fees: PriceTerms['fees'] },
): PriceTerms {
  const { platformBasisPoints, partnerBasisPoints, partnerId } = fees;
  return {
    listPrice,
    ...lowered,
    exchange: exchange && { from: exchange.from, rate: exchange.rate, date: exchange.date },
    ownCurrency,
    fees: { platformBasisPoints, partnerBasisPoints, partnerId },
    refundPolicy: policy.refund,
  };
}

/**
 * Fixes the price of a free slot for 15 minutes. Takes nothing: the slot stays free. A slot that
 * came closer than the notice meanwhile keeps the quote that the client already has, or its end with
 * another promo code; asking again does not make its 15 minutes longer.
 */
export async function createQuote(
  context: Deps,
  actor: Client,
  choice: SlotChoice,
): Promise<Quote> {
  const quote = await prepareQuote(context, actor, choice);
  const slot: Slot = {
    providerId: quote.provider_id,
    start: quote.starts_at,
    durationMinutes: choice.durationMinutes,
    clientId: actor.userId,
    trip: tripOf(quote),
  };
  const now = context.clock.now();
  const { db } = context;
  const judge = (terms: Terms) => checkBookable(db, slot, now, terms);
  const bookable = await judge('new');
  const earlier = bookable === 'not-offered' ? await findLiveQuote(db, quote, now) : undefined;
  const judged = earlier ? await judge('quoted') : bookable;
  if (judged !== 'ok') throw await slotRefusal(context, slot, judged);
  if (!choice.acceptOverlap) await assertNoClash(db, quote, now);
  if (!earlier) return presentQuote(await insertQuote(db, quote));
  if (earlier.terms.promo?.id === quote.terms.promo?.id) return presentQuote(earlier);
  return presentQuote(await insertQuote(db, { ...quote, expires_at: earlier.expires_at }));
}

/** Stores a quote that was prepared, also in the step that books it. */
export function keepQuote(db: Executor, quote: QuoteRow): Promise<QuoteRow> {
  return insertQuote(db, quote);
}

/** A quote made for this client, as it was offered, expired or not. */
export async function getQuote(db: Executor, actor: Client, quoteId: string): Promise<Quote> {
  const quote = await findQuote(db, quoteId, actor.userId);
  if (!quote) throw new AppError('not-found');
  return presentQuote(quote);
}

/** A quote of the client that has not expired. */
export async function usableQuote(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  quoteId: string,
): Promise<QuoteToBook> {
  const quote = await findQuoteToBook(context.db, quoteId, actor.userId);
  if (!quote) throw new AppError('not-found');
  if (isQuoteOver(quote.expires_at, context.clock.now())) throw new AppError('quote-expired');
  return quote;
}

/** Those of the experts, or of all, whom a person has met: by the rule that quotes go by (discount-2). */
export async function whomMet(
  db: Executor,
  clientId: string,
  providerIds: readonly string[] | 'all',
): Promise<ReadonlySet<string>> {
  return new Set(await findMet(db, clientId, providerIds));
}

/** Whether a person booked a meeting with an expert since an instant, and didn't get it all back. */
export async function hasBookedSince(
  db: Executor,
  {
    clientId,
    providerId,
    since,
  }: { clientId: string; providerId: string; since: Temporal.Instant },
): Promise<boolean> {
  return (await findMet(db, clientId, [providerId], since)).length > 0;
}

/** Would this be the first meeting of the two, and is there a better price for it? */
export async function checkFirstBooking(
  db: Executor,
  actor: Client,
  providerId: string,
): Promise<{ isFirstBooking: boolean; hasDiscount: boolean }> {
  const terms = await getProviderTerms(db, providerId);
  if (!terms) throw new AppError('not-found');
  const isFirstBooking = !(await hasMet(db, actor.userId, providerId));
  const { discountedRate, normalRate } = terms;
  const isCheaper = discountedRate !== null && discountedRate < normalRate;
  return { isFirstBooking, hasDiscount: isFirstBooking && isCheaper };
}
