import type { Quote } from '@puente/contract/booking';
import { type Currency, policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import {
  assertBookable,
  type Bookable,
  nearestSlots,
  type Terms,
} from '../../availability/service.ts';
import { exchangeOf } from '../../currency/rules.ts';
import { readRates } from '../../currency/service.ts';
import { getProviderTerms } from '../../provider/service.ts';
import { assertNoClash } from '../own-time/service.ts';
import { hasMet } from '../store.ts';
import { presentQuote } from './present.ts';
import { isQuoteOver, priceMeeting, quoteUntil } from './rules.ts';
import {
  findLiveQuote,
  findQuoteToBook,
  insertQuote,
  type NewQuote,
  type QuoteToBook,
} from './store.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'rates'>;

/** A time with an expert, as the client names it. */
export type SlotChoice = {
  providerId: string;
  /** ISO 8601 with offset. */
  start: string;
  durationMinutes: number;
  currency?: Currency | undefined;
  acceptOverlap?: boolean | undefined;
};

/** Slots as the calendar knows them: who, when, for how long, asked by whom. */
export type Slot = {
  providerId: string;
  start: Temporal.Instant;
  durationMinutes: number;
  clientId: string;
};

/** The refusal of a slot that can't be had, with the nearest free ones. */
export const slotRefusal = async (
  context: Pick<Context, 'db' | 'clock'>,
  slot: Slot,
  why: Exclude<Bookable, 'ok'>,
): Promise<AppError> => {
  const { providerId, start, durationMinutes, clientId } = slot;
  const count = policy.slot.alternatives;
  return new AppError(why === 'taken' ? 'slot-taken' : 'slot-unavailable', {
    alternatives: await nearestSlots(context, providerId, start, durationMinutes, count, clientId),
  });
};

/**
 * Prices a meeting for a client without keeping it: the provider's rates and fees, the first
 * booking's rate, the exchange rate and the refund terms of this moment. All of it is computed
 * here; nothing of it is taken from the client.
 */
export const prepareQuote = async (
  context: Needs,
  actor: Client,
  choice: SlotChoice,
): Promise<NewQuote> => {
  if (choice.providerId === actor.userId) throw new AppError('own-calendar');
  const { db, clock } = context;
  const terms = await getProviderTerms(db, choice.providerId);
  if (!terms) throw new AppError('not-found');
  const isFirst =
    terms.discountedRate !== null && !(await hasMet(db, actor.userId, choice.providerId));
  const rates = await readRates(context);
  const price = priceMeeting(
    { currency: terms.rateCurrency, normal: terms.normalRate, discounted: terms.discountedRate },
    choice.durationMinutes,
    isFirst,
    choice.currency ?? actor.currency,
    rates,
  );
  const { currency, ownCurrency } = price;
  const now = clock.now();
  const start = Temporal.Instant.from(choice.start);
  const exchange =
    terms.rateCurrency === currency ? null : exchangeOf(rates, terms.rateCurrency, currency);
  return {
    id: newId(),
    client_id: actor.userId,
    provider_id: choice.providerId,
    starts_at: start,
    ends_at: start.add({ minutes: choice.durationMinutes }),
    currency,
    list_price: price.listPrice,
    discount: price.discount,
    discount_kind: price.discountKind,
    exchange_from: exchange?.from ?? null,
    exchange_rate: exchange?.rate ?? null,
    exchange_date: exchange?.date ?? null,
    asked_currency: ownCurrency?.asked ?? null,
    own_currency_reason: ownCurrency?.reason ?? null,
    platform_basis_points: terms.platformBasisPoints,
    partner_basis_points: terms.partnerBasisPoints,
    partner_id: terms.partnerId,
    refund_policy: JSON.stringify(policy.refund),
    created_at: now,
    expires_at: quoteUntil(now),
  };
};

/**
 * Fixes the price of a free slot for 15 minutes. Takes nothing: the slot stays free. A slot that
 * came closer than the notice meanwhile keeps the quote that the client already has; asking again
 * does not make its 15 minutes longer.
 */
export const createQuote = async (
  context: Needs,
  actor: Client,
  choice: SlotChoice,
): Promise<Quote> => {
  const quote = await prepareQuote(context, actor, choice);
  const slot: Slot = {
    providerId: quote.provider_id,
    start: quote.starts_at,
    durationMinutes: choice.durationMinutes,
    clientId: actor.userId,
  };
  const { providerId, start, durationMinutes, clientId } = slot;
  const now = context.clock.now();
  const { db } = context;
  const judge = (terms: Terms) =>
    assertBookable(db, providerId, start, durationMinutes, now, clientId, terms);
  const bookable = await judge('new');
  const earlier = bookable === 'not-offered' ? await findLiveQuote(db, quote, now) : undefined;
  const judged = earlier ? await judge('quoted') : bookable;
  if (judged !== 'ok') throw await slotRefusal(context, slot, judged);
  if (!choice.acceptOverlap) await assertNoClash(db, quote, now);
  return presentQuote(earlier ?? (await insertQuote(db, quote)));
};

/** An own quote that is still good. */
export const usableQuote = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  quoteId: string,
): Promise<QuoteToBook> => {
  const quote = await findQuoteToBook(context.db, quoteId, actor.userId);
  if (!quote) throw new AppError('not-found');
  if (isQuoteOver(quote.expires_at, context.clock.now())) throw new AppError('quote-expired');
  return quote;
};

/** Would this be the first meeting of the two, and is there a better price for it? */
export const checkFirstBooking = async (
  db: Executor,
  actor: Client,
  providerId: string,
): Promise<{ isFirstBooking: boolean; hasDiscount: boolean }> => {
  const terms = await getProviderTerms(db, providerId);
  if (!terms) throw new AppError('not-found');
  const isFirstBooking = !(await hasMet(db, actor.userId, providerId));
  const { discountedRate, normalRate } = terms;
  const isCheaper = discountedRate !== null && discountedRate < normalRate;
  return { isFirstBooking, hasDiscount: isFirstBooking && isCheaper };
};
