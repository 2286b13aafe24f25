import type { NotUnderstood, ParsedPricing } from '@puente/contract/parsing';
import type { Currency } from '@puente/contract/policy';
import { spanOf, tokenize } from '../../../parsing/text/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { withoutAsides } from '../asides/rules.ts';
import { withoutRanges } from '../events/ranges/rules.ts';
import { type PriceEvent, readEvents, saysThousands } from '../events/rules.ts';
import { arePrices, type DayPrice, dayPricesIn } from './days/rules.ts';
import { isFreeMinutes } from './first/rules.ts';
import { perMeeting } from './others/rules.ts';
import { type Given, placeOf, proposalOf, questionsOf, spanIn } from './proposal/rules.ts';
import { type Price, pricesIn, withRise } from './told/rules.ts';

export type PricingQuestion = {
  text: string;
  /** Where the text names no currency. */
  currency: Currency;
  /** Lengths that will be offered, minutes. */
  durations: readonly number[];
};

export type ReadPricing = Pick<ParsedPricing, 'proposals' | 'notUnderstood' | 'questions'>;

const usualMinutes = 60;

/** Reads the two rates from a text by grammar alone; the same text gives the same. */
export function parsePricing({ text, currency, durations }: PricingQuestion): ReadPricing {
  const { own, asides, dayPrices } = ownOf(text);
  const tokens = tokenize(own);
  const { events, ranges } = withoutRanges(readEvents(tokens), tokens);
  const { prices, others } = perMeeting(withRise(pricesIn(events)), tokens);
  const daysOf = ({ value }: Price) =>
    dayPrices.find(({ amount }) => amount.start === tokens[value.from]?.start)?.whole;
  const isOfSome = (price: Price) =>
    price.isSpecial || dayPrices.some((one) => !one.isUsual && one.whole === daysOf(price));
  const { normal, more } = normalOf(prices, isOfSome);
  const told = prices.find(({ isFirst }) => isFirst);
  const isMinutes = told !== undefined && isFreeMinutes(told, normal?.length?.minutes);
  const first = isMinutes ? undefined : told;
  const given: Given = {
    text,
    tokens,
    account: currency,
    shortest: Math.min(...durations),
    prices,
    hasThousands: saysThousands(tokens),
  };
  const normalRate = normal && proposalOf(given, normal, null);
  const days = normal && daysOf(normal);
  if (normalRate && days) normalRate.proposal.source = spanOf(text, days.start, days.end);
  const firstRate = first && proposalOf(given, first, normalRate ?? null);
  const proposals = [normalRate, firstRate].flatMap((one) => (one ? [one.proposal] : []));
  const unclear: Place[] = [
    ...ranges,
    ...(prices.length + others.length > 0 ? events.filter((one) => isOpen(one, events)) : []),
    ...others,
    ...(isMinutes ? [placeOf(told)] : []),
    ...(!told && normal ? events.filter(({ kind }) => kind === 'first').slice(0, 1) : []),
    ...prices.filter(isNoRate).map(({ value }) => value),
  ];
  const notUnderstood: NotUnderstood[] = [
    ...asides,
    ...unclear.map((place) => ({
      source: spanIn(text, tokens, place),
      reason: 'unclear' as const,
    })),
    ...more.map((one): NotUnderstood => {
      const its = daysOf(one);
      const isOne = its !== undefined || isOfSome(one) || (normal && isOfSome(normal));
      return {
        source: its ? spanOf(text, its.start, its.end) : spanIn(text, tokens, one.value),
        reason: isOne ? 'one-price' : 'contradiction',
      };
    }),
  ];
  if (proposals.length === 0 && notUnderstood.length === 0 && own.trim() !== '')
    notUnderstood.push({
      source: spanOf(text, own.search(/\S/), own.trimEnd().length),
      reason: prices.length > 0 ? 'unclear' : 'unknown',
    });
  return {
    proposals,
    notUnderstood: notUnderstood.toSorted((one, other) => one.source.start - other.source.start),
    questions: questionsOf(normalRate ?? null, firstRate ?? null),
  };
}

type Place = { from: number; to: number };

/** The price of a usual meeting, and those that say something else. */
function normalOf(prices: readonly Price[], isOfSome: (price: Price) => boolean) {
  const normals = prices.filter(
    ({ isFirst, value }) => !isFirst && value.kind === 'amount' && !value.isOff,
  );
  const ofAll = normals.filter((one) => !isOfSome(one));
  const usual = ofAll.length > 0 ? ofAll : normals;
  // `40 for half an hour and 70 for the full hour`: a rate is of an hour.
  const normal = usual.find(({ length }) => length?.minutes === usualMinutes) ?? usual[0];
  const more = normals.filter((one) => normal && one !== normal && !isSame(one, normal));
  return { normal, more };
}

/** `a free fifteen-minute call`, `10 % off for cash`, and a currency that isn't taken. */
function isNoRate({ isFirst, value }: Price): boolean {
  if (value.kind === 'amount') return value.amount.isForeign;
  return !isFirst && value.numerator !== value.denominator;
}

/**
 * The piece of the text about prices: without deposits and the like, and with amounts that stand
 * beside days in what else would be about hours.
 */
function ownOf(text: string) {
  const about = aboutOnly(text, 'pricing');
  const { asides, blank } = withoutAsides(text, about);
  const rest = blank(about);
  const tokens = tokenize(blank(text));
  const all = dayPricesIn(tokens);
  const isSure = rest.trim() !== '' || arePrices(all, tokens);
  const dayPrices = isSure ? all : [];
  return {
    own: dayPrices.reduce((own, one) => withAmount(own, text, one), rest),
    asides,
    dayPrices,
  };
}

const behindPrice =
  /^(?:,?\s*(?:plus|más|mas|\+)\s*(?:el\s+)?(?:iva|vat|gst|tax(?:es)?|impuestos?)\b)?(?:\s?[,;.])?/iu;

/** The stop behind it keeps one price from the next. */
function withAmount(own: string, text: string, { amount, whole }: DayPrice): string {
  const { start, end } = amount;
  const stop = behindPrice.exec(text.slice(end))?.[0].length ?? 0;
  const priced = own.slice(0, start) + text.slice(start, end + stop) + own.slice(end + stop);
  // "Seventy-five on weekdays, ninety on weekends": without their days the two would be one number.
  const isApart = stop === 0 && whole.end > end && priced[end] === ' ';
  return isApart ? `${priced.slice(0, end)},${priced.slice(end + 1)}` : priced;
}

/** Nearly so, or `from 60` without an end. */
function isOpen(event: PriceEvent, events: readonly PriceEvent[]): boolean {
  const next = events[events.indexOf(event) + 1];
  return event.kind === 'vague' || (event.kind === 'range' && next?.kind === 'amount');
}

/** The same price told twice contradicts nothing. */
function isSame(one: Price, other: Price): boolean {
  if (one.value.kind !== 'amount' || other.value.kind !== 'amount') return false;
  const [{ amount }, { amount: second }] = [one.value, other.value];
  const isOneCurrency =
    amount.currency === null || second.currency === null || amount.currency === second.currency;
  const isOneLength = !one.length || !other.length || one.length.minutes === other.length.minutes;
  return amount.value === second.value && isOneCurrency && isOneLength;
}
