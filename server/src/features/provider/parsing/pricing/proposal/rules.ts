import type { ParsedPricing, RateProposal, Span } from '@puente/contract/parsing';
import { type Currency, minimumPrices } from '@puente/contract/policy';
import { priceForMinutes, proportionOf } from '../../../../../lib/money.ts';
import { spanOf, type Token } from '../../../../parsing/text/rules.ts';
import {
  chooseCurrency,
  type CurrencyChoice,
  isThousandsLeftOut,
  minorUnits,
} from '../../money/rules.ts';
import type { Of, Price } from '../told/rules.ts';

const usualMinutes = 60;

export type Given = {
  text: string;
  tokens: readonly Token[];
  account: Currency;
  shortest: number;
  prices: readonly Price[];
  hasThousands: boolean;
};

export type Proposed = { proposal: RateProposal; choice: CurrencyChoice };

export function proposalOf(given: Given, price: Price, normal: Proposed | null): Proposed | null {
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
  const isInThousands = leavesThousandsOut(amount.value, { minutes, choice, normal });
  const said = minorUnits(amount.value * (isInThousands ? 1000 : 1), choice.currency);
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
    ...(isInThousands ? (['thousands'] as const) : []),
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

/** `35 la hora, la primera 20`: what is said of one price is said of both. */
export function leavesThousandsOut(
  value: number,
  terms: { minutes: number; choice: CurrencyChoice; normal: Proposed | null },
): boolean {
  const { minutes, choice, normal } = terms;
  if (choice.options.length > 1) return false;
  const isSaid = normal?.proposal.assumed.includes('thousands') ?? false;
  const most = normal?.proposal.said.amount ?? 0;
  if (isSaid && value > 0 && minorUnits(value * 1000, choice.currency) <= most) return true;
  return isThousandsLeftOut(value, { minutes, currency: choice.currency });
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

export function spanIn(
  text: string,
  tokens: readonly Token[],
  place: { from: number; to: number },
): Span {
  return spanOf(text, tokens[place.from]?.start ?? 0, tokens[place.to]?.end ?? text.length);
}

export function placeOf({ value, length }: Price) {
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
  for (const one of [normal, first])
    if (one?.proposal.assumed.includes('thousands'))
      questions.push({ kind: 'thousands', source: one.proposal.source, options: [] });
  const [usual, once] = [normal?.proposal.rate, first?.proposal.rate];
  if (first && usual && once && usual.currency === once.currency && once.amount > usual.amount)
    questions.push({ kind: 'first-above-normal', source: first.proposal.source, options: [] });
  return questions;
}
