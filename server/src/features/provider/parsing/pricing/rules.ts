import type { NotUnderstood, ParsedPricing, RateProposal, Span } from '@puente/contract/parsing';
import { type Currency, minimumPrices } from '@puente/contract/policy';
import { priceForMinutes, proportionOf } from '../../../../lib/money.ts';
import { spanOf, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { type PriceEvent, readEvents, saysThousands } from '../events/rules.ts';
import { chooseCurrency, type CurrencyChoice, minorUnits } from '../money/rules.ts';
import { withoutRanges } from '../events/ranges/rules.ts';
import { perMeeting, pricesOfDays } from './others/rules.ts';
import { type Of, type Price, pricesIn, withRise } from './told/rules.ts';
import { isFreeMinutes } from './first/rules.ts';

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
  const own = aboutOnly(text, 'pricing');
  const tokens = tokenize(own);
  const { events, ranges } = withoutRanges(readEvents(tokens), tokens);
  const notUnderstood: NotUnderstood[] = ranges.map((place) => ({
    source: spanIn(text, tokens, place),
    reason: 'unclear',
  }));
  const { prices, others } = perMeeting(withRise(pricesIn(events)), tokens);
  for (const one of [...events.filter((event) => isOpen(event, events)), ...others])
    if (prices.length > 0 || others.length > 0)
      notUnderstood.push({ source: spanIn(text, tokens, one), reason: 'unclear' });
  const normals = prices.filter(
    ({ isFirst, value }) => !isFirst && value.kind === 'amount' && !value.isOff,
  );
  // `40 for half an hour and 70 for the full hour`: a rate is of an hour.
  const usual = normals.some(({ isSpecial }) => !isSpecial)
    ? normals.filter(({ isSpecial }) => !isSpecial)
    : normals;
  const normal = usual.find(({ length }) => length?.minutes === usualMinutes) ?? usual[0];
  const more = normals.filter((one) => one !== normal);
  const told = prices.find(({ isFirst }) => isFirst);
  const isMinutes = told !== undefined && isFreeMinutes(told, normal?.length?.minutes);
  if (isMinutes)
    notUnderstood.push({ source: spanIn(text, tokens, placeOf(told)), reason: 'unclear' });
  const first = isMinutes ? undefined : told;
  const untold = told ? undefined : events.find(({ kind }) => kind === 'first');
  if (untold && normal)
    notUnderstood.push({ source: spanIn(text, tokens, untold), reason: 'unclear' });
  for (const one of more.filter((other) => normal && !isSame(other, normal)))
    notUnderstood.push({ source: spanIn(text, tokens, one.value), reason: 'contradiction' });
  // `a free fifteen-minute call`, `10 % off for cash`: neither is a rate.
  for (const { isFirst, value } of prices)
    if (!isFirst && value.kind === 'share' && value.numerator !== value.denominator)
      notUnderstood.push({ source: spanIn(text, tokens, value), reason: 'unclear' });
  for (const place of normal ? pricesOfDays(text, own) : [])
    notUnderstood.push({ source: place, reason: 'contradiction' });
  for (const one of prices)
    if (one.value.kind === 'amount' && one.value.amount.isForeign)
      notUnderstood.push({ source: spanIn(text, tokens, one.value), reason: 'unclear' });
  const given: Given = {
    text,
    tokens,
    account: currency,
    shortest: Math.min(...durations),
    prices,
    hasThousands: saysThousands(tokens),
  };
  const normalRate = normal && proposalOf(given, normal, null);
  const firstRate = first && proposalOf(given, first, normalRate ?? null);
  const proposals = [normalRate, firstRate].flatMap((one) => (one ? [one.proposal] : []));
  if (proposals.length === 0 && notUnderstood.length === 0 && own.trim() !== '')
    notUnderstood.push({
      source: spanOf(own, 0, own.length),
      reason: prices.length > 0 ? 'unclear' : 'unknown',
    });
  return {
    proposals,
    notUnderstood: notUnderstood.toSorted((one, other) => one.source.start - other.source.start),
    questions: questionsOf(normalRate ?? null, firstRate ?? null),
  };
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

export function spanIn(
  text: string,
  tokens: readonly Token[],
  place: { from: number; to: number },
) {
  return spanOf(text, tokens[place.from]?.start ?? 0, tokens[place.to]?.end ?? text.length);
}

type Given = {
  text: string;
  tokens: readonly Token[];
  account: Currency;
  shortest: number;
  prices: readonly Price[];
  hasThousands: boolean;
};

type Proposed = { proposal: RateProposal; choice: CurrencyChoice };

function proposalOf(given: Given, price: Price, normal: Proposed | null): Proposed | null {
  const { value } = price;
  const source = spanIn(given.text, given.tokens, placeOf(price));
  const field = price.isFirst ? 'discountedRate' : 'normalRate';
  if (value.kind === 'share') {
    if (!normal) return value.numerator === 0 ? freeOf(given, source, price) : null;
    const { amount, currency } = normal.proposal.rate;
    const rate = { amount: proportionOf(amount, value.numerator, value.denominator), currency };
    const said = { ...rate, minutes: usualMinutes };
    const tooLow = value.numerator === 0 ? null : tooLowOf(rate, given.shortest);
    return { proposal: { source, field, rate, said, assumed: [], tooLow }, choice: normal.choice };
  }
  if (value.amount.isForeign || (value.isOff && !normal)) return null;
  const amount = { ...value.amount, value: valueOf(given, value) };
  const choice = chooseCurrency(
    amount,
    given.account,
    normal?.proposal.rate.currency ?? named(given),
  );
  const length = price.length ?? (price.isFirst ? lengthOf(given) : null);
  const minutes = length?.minutes ?? normal?.proposal.said.minutes ?? usualMinutes;
  const said = minorUnits(amount.value, choice.currency);
  const rate = { amount: proportionOf(said, usualMinutes, minutes), currency: choice.currency };
  if (value.isOff && normal) {
    const usual = normal.proposal.rate;
    if (usual.currency !== choice.currency || usual.amount <= rate.amount) return null;
    // `$125 per 45 minutes, $25 off`: off 45 minutes, too.
    const isSameLength = normal.proposal.said.minutes === minutes;
    const left = { amount: normal.proposal.said.amount - said, currency: usual.currency };
    const less = isSameLength
      ? { ...left, amount: proportionOf(left.amount, usualMinutes, minutes) }
      : { ...left, amount: usual.amount - rate.amount };
    const tooLow = tooLowOf(less, given.shortest);
    const told = isSameLength ? { ...left, minutes } : { ...less, minutes: usualMinutes };
    return { proposal: { source, field, rate: less, said: told, assumed: [], tooLow }, choice };
  }
  const assumed: RateProposal['assumed'] = [
    ...(choice.isAssumed ? (['currency'] as const) : []),
    ...(length ? [] : (['length'] as const)),
  ];
  return {
    proposal: {
      source,
      field,
      rate,
      said: { amount: said, currency: choice.currency, minutes },
      assumed,
      tooLow: said === 0 ? null : tooLowOf(rate, given.shortest),
    },
    choice,
  };
}

/** `the first is free`, and nothing else: free in any currency. */
function freeOf(given: Given, source: Span, { isFirst }: Price): Proposed | null {
  if (!isFirst) return null;
  const rate = { amount: 0, currency: given.account };
  const said = { ...rate, minutes: usualMinutes };
  return {
    proposal: {
      source,
      field: 'discountedRate',
      rate,
      said,
      assumed: ['currency'],
      tooLow: null,
    },
    choice: { currency: given.account, isAssumed: true, options: [] },
  };
}

function placeOf({ value, length }: Price) {
  return {
    from: Math.min(value.from, length?.from ?? value.from),
    to: Math.max(value.to, length?.to ?? value.to),
  };
}

/** `45 lucas, primera a 30`: 30 of the same thousands. */
function valueOf({ hasThousands }: Given, { amount }: Of<'amount'>): number {
  const isBare = amount.currency === null && amount.sign === null && !amount.isThousands;
  return isBare && hasThousands && amount.value < 1000 ? amount.value * 1000 : amount.value;
}

/** The only currency that the text names. */
function named({ prices }: Given): Currency | null {
  const all = prices.flatMap(({ value }) =>
    value.kind === 'amount' && value.amount.currency ? [value.amount.currency] : [],
  );
  return new Set(all).size === 1 ? (all[0] ?? null) : null;
}

/** The length of the other price where only that has one. */
function lengthOf({ prices }: Given): Of<'length'> | null {
  return prices.find(({ length }) => length !== null)?.length ?? null;
}

export function tooLowOf(rate: RateProposal['rate'], minutes: number): RateProposal['tooLow'] {
  const price = { ...rate, amount: priceForMinutes(rate.amount, minutes) };
  const smallest = { ...rate, amount: minimumPrices[rate.currency] };
  return price.amount >= smallest.amount ? null : { durationMinutes: minutes, price, smallest };
}

export function questionsOf(
  normal: Proposed | null,
  first: Proposed | null,
): ParsedPricing['questions'] {
  const questions: ParsedPricing['questions'] = [];
  const open = [normal, first].find((one) => (one?.choice.options.length ?? 0) > 1);
  if (open)
    questions.push({
      kind: 'which-currency',
      source: open.proposal.source,
      options: open.choice.options,
    });
  const [usual, once] = [normal?.proposal.rate, first?.proposal.rate];
  if (first && usual && once && usual.currency === once.currency && once.amount > usual.amount)
    questions.push({ kind: 'first-above-normal', source: first.proposal.source, options: [] });
  return questions;
}
