import type { createQuote, Quote } from '@puente/contract/booking';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { checkBookable, type Terms } from '../../availability/service.ts';
import { exchangeOf } from '../../currency/rules.ts';
import { readRates } from '../../currency/service.ts';
import { pricesIn } from '../../offering/rules.ts';
import {
  findPackageForSale,
  findPlanForSale,
  type PackageForSale,
} from '../../offering/service.ts';
import { amountOf, type PriceTerms } from '../../order/rules.ts';
import type { UsableCode } from '../../promo/rules.ts';
import { findUsableCode } from '../../promo/service.ts';
import { assertNoClash } from '../own-time/service.ts';
import { canStartOn, isEnough, isWithin, periodWindow } from '../plan/rules.ts';
import { presentQuote } from '../quote/present.ts';
import { lowerPrice, quoteUntil } from '../quote/rules.ts';
import { givenCode, keepQuote, type QuoteRow } from '../quote/service.ts';
import { ascending, tooClose } from '../series/rules.ts';
import { hasMet } from '../store.ts';
import {
  findDistance,
  type TimesRefused,
  timesRefusal,
  type WantedTimes,
} from '../series/service.ts';
import { tripOf } from '../venue/rules.ts';
import { type PlaceDeps, placeOf } from '../venue/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** An offering with the times of its sessions, as the client names them. */
export type PackageChoice = Pick<
  z.output<typeof createQuote.body>,
  'currency' | 'promoCode' | 'mode' | 'officeId' | 'address' | 'acceptOverlap' | 'plan' | 'timezone'
> & { offeringId: string; sessions: readonly { start: string }[] };

/** A quote of a package: what it fixes is there. */
export type PackageQuote = QuoteRow & { package: NonNullable<QuoteRow['package']> };

/** Fixes the price of a package and of its times for 15 minutes. Takes nothing. */
export async function createPackageQuote(
  context: Deps,
  actor: Client,
  choice: PackageChoice,
): Promise<Quote> {
  const quote = await preparePackageQuote(context, actor, choice);
  const wanted = wantedTimes(quote);
  const refused = await findRefused(context, wanted, quote.package.plan ? 'ahead' : 'new');
  if (refused.length > 0) throw await timesRefusal(context, wanted, refused);
  if (!choice.acceptOverlap)
    for (const start of wanted.starts) {
      const end = start.add({ minutes: wanted.durationMinutes });
      await assertNoClash(
        context.db,
        { ...quote, starts_at: start, ends_at: end },
        context.clock.now(),
      );
    }
  return presentQuote(await keepQuote(context.db, quote));
}

/** The times of a quote, and how they are met. */
export function wantedTimes(quote: PackageQuote): WantedTimes {
  const { provider_id: providerId, client_id: clientId, package: sold } = quote;
  const { mode, travel_minutes, office_id } = quote;
  const starts = sold.starts.map((start) => Temporal.Instant.from(start));
  const { durationMinutes, plan } = sold;
  const within = plan && periodWindow(plan, 0);
  return { providerId, clientId, durationMinutes, starts, mode, travel_minutes, office_id, within };
}

/** The times that can't be had now, each by itself or beside those before. */
async function findRefused(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedTimes,
  terms: Terms,
): Promise<TimesRefused['refused']> {
  const now = clock.now();
  const refused: TimesRefused['refused'][number][] = [];
  const { providerId, clientId, durationMinutes } = wanted;
  for (const start of wanted.starts) {
    const slot = {
      providerId,
      clientId,
      durationMinutes,
      start,
      trip: tripOf(wanted),
      isOwnLength: true,
    };
    const found = await checkBookable(db, slot, now, terms);
    if (found !== 'ok') refused.push({ start, why: found });
  }
  const distanceMinutes = await findDistance(db, wanted);
  const starts = wanted.starts.filter((start) => !refused.some((one) => one.start.equals(start)));
  const close = tooClose({ starts, durationMinutes, distanceMinutes });
  return [...refused, ...close.map((start) => ({ start, why: 'taken' as const }))];
}

/**
 * Prices a package for a client without keeping it. All of it is computed here.
 * @throws `not-found` for what can't be bought, `own-calendar`, `times-missing`, `invalid-input`,
 * `promo-…` where the code can't be used
 */
export async function preparePackageQuote(
  context: Deps,
  actor: Client,
  choice: PackageChoice,
): Promise<PackageQuote> {
  const find = choice.plan ? findPlanForSale : findPackageForSale;
  const sold = await find(context.db, choice.offeringId);
  if (!sold) throw new AppError('not-found');
  if (sold.provider_id === actor.userId) throw new AppError('own-calendar');
  const starts = ascending(choice.sessions);
  const plan = choice.plan && { ...choice.plan, timezone: choice.timezone ?? actor.timezone };
  if (plan) assertPlan(plan, sold, context.clock.now());
  checkCount(plan ? { ...sold, scheduling: 'all-at-once' } : sold, starts.length);
  if (plan) assertInFirstMonth(plan, starts);
  const [first] = starts;
  if (!first) throw new AppError('times-missing');
  const code = await usableCodeFor(context, actor, sold, choice.promoCode);
  const price = await priceOf(context, sold, choice.currency ?? actor.currency, code);
  const place = await placeOf(context, sold.provider_id, choice);
  const now = context.clock.now();
  return {
    id: newId(),
    client_id: actor.userId,
    provider_id: sold.provider_id,
    starts_at: first,
    ends_at: first.add({ minutes: sold.duration_minutes }),
    ...price,
    ...place,
    package: {
      offeringId: sold.id,
      name: sold.name,
      sessions: sold.sessions,
      durationMinutes: sold.duration_minutes,
      scheduling: sold.scheduling,
      starts: starts.map((start) => start.toString()),
      ...(plan ? { plan } : {}),
    },
    created_at: now,
    expires_at: quoteUntil(now),
  };
}

/** The code that was given, judged as with a meeting (promo-6). */
async function usableCodeFor(
  context: Deps,
  { userId: personId }: Client,
  { provider_id: id, provider: { partnerId } }: PackageForSale,
  promoCode: string | undefined,
): Promise<UsableCode | null> {
  if (promoCode === undefined) return null;
  const isFirst = async () => !(await hasMet(context.db, personId, id));
  return findUsableCode(context, promoCode, { personId, seller: { id, partnerId }, isFirst });
}

type PlanTerms = NonNullable<PackageQuote['package']['plan']>;

/** @throws `pattern-too-small`, `start-date-refused` */
export function assertPlan(
  { pattern, startDate, timezone }: PlanTerms,
  { sessions }: Pick<PackageForSale, 'sessions'>,
  now: Temporal.Instant,
): void {
  if (!isEnough(pattern, sessions)) throw new AppError('pattern-too-small');
  const today = now.toZonedDateTimeISO(timezone).toPlainDate();
  if (!canStartOn(startDate, today)) throw new AppError('start-date-refused');
}

/** Each time may be another than the pattern gives, in the same month. */
function assertInFirstMonth(plan: PlanTerms, starts: readonly Temporal.Instant[]): void {
  const window = periodWindow(plan, 0);
  if (!starts.every((start) => isWithin(start, window))) throw new AppError('outside-period');
}

/** All times of a package `all-at-once`, at least the first of one `as-you-go` (offering-1). */
function checkCount({ sessions, scheduling }: PackageForSale, chosen: number): void {
  if (chosen > sessions) throw invalidField('sessions', `At most ${sessions}`);
  if (scheduling === 'all-at-once' && chosen < sessions) throw new AppError('times-missing');
}

/**
 * What the package costs, with the terms of this moment: at its own discount, which the expert bears,
 * or with a promo code, whichever is better for the client (discount-1).
 */
export async function priceOf(
  context: Deps,
  { currency: own, price, discounted_price: discounted, provider }: PackageForSale,
  asked: QuoteRow['currency'],
  code: UsableCode | null = null,
): Promise<Pick<QuoteRow, 'currency' | 'amount' | 'terms'>> {
  const rates = await readRates(context);
  const inOwn = (amount: number) => ({ amount, currency: own });
  const prices = {
    price: inOwn(price),
    discountedPrice: discounted === null ? null : inOwn(discounted),
  };
  const shown = pricesIn(prices, asked, rates);
  const { currency, amount: listPrice } = shown.price;
  const discount = shown.discountedPrice ? listPrice - shown.discountedPrice.amount : 0;
  const exchange = currency === own ? null : exchangeOf(rates, own, currency);
  const { platformBasisPoints, partnerBasisPoints, partnerId } = provider;
  const terms: PriceTerms = {
    listPrice,
    ...lowerPrice(
      { listPrice, currency, discount, discountKind: discount > 0 ? 'offering' : null },
      code && givenCode(code, { listPrice, currency }, rates),
    ),
    exchange: exchange && { from: exchange.from, rate: exchange.rate, date: exchange.date },
    ownCurrency: shown.ownCurrency,
    fees: { platformBasisPoints, partnerBasisPoints, partnerId },
    refundPolicy: policy.refund,
  };
  return { currency, amount: amountOf(terms), terms };
}
