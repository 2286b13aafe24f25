import type { NotUnderstood, ParsedPricing, RateProposal } from '@puente/contract/parsing';
import { type Currency, minimumPrices } from '@puente/contract/policy';
import { priceForMinutes, proportionOf } from '../../../../lib/money.ts';
import { spanOf, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { type PriceEvent, readEvents, saysThousands } from '../events/rules.ts';
import { chooseCurrency, type CurrencyChoice, minorUnits } from '../money/rules.ts';
import { isFreeMinutes } from './first/rules.ts';

export type PricingQuestion = {
  text: string;
  /** Where the text names no currency. */
  currency: Currency;
  /** Lengths that will be offered, minutes. */
  durations: readonly number[];
};

export type ReadPricing = Pick<ParsedPricing, 'proposals' | 'notUnderstood' | 'questions'>;

type Of<Kind extends PriceEvent['kind']> = Extract<PriceEvent, { kind: Kind }>;

/** A price as it was said of the normal or the first meeting. */
type Price = {
  isFirst: boolean;
  value: Of<'amount'> | Of<'share'>;
  length: Of<'length'> | null;
};

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
  const prices = withRise(pricesIn(events));
  for (const one of events)
    if (one.kind === 'vague' && prices.length > 0)
      notUnderstood.push({ source: spanIn(text, tokens, one), reason: 'unclear' });
  const normals = prices.filter(
    ({ isFirst, value }) => !isFirst && value.kind === 'amount' && !value.isOff,
  );
  // `40 for half an hour and 70 for the full hour`: a rate is of an hour.
  const normal = normals.find(({ length }) => length?.minutes === usualMinutes) ?? normals[0];
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

/** `the first is 400, the others 200 more`: the others are 600. */
function withRise(prices: readonly Price[]): Price[] {
  const first = prices.find(({ isFirst }) => isFirst)?.value;
  return prices.map((price) => {
    const { value } = price;
    if (price.isFirst || value.kind !== 'amount' || !value.isMore) return price;
    if (first?.kind !== 'amount' || first.isOff) return price;
    const amount = { ...first.amount, value: first.amount.value + value.amount.value };
    return { ...price, value: { ...value, amount } };
  });
}

/** The same price told twice contradicts nothing. */
function isSame(one: Price, other: Price): boolean {
  if (one.value.kind !== 'amount' || other.value.kind !== 'amount') return false;
  return one.value.amount.value === other.value.amount.value;
}

export function spanIn(
  text: string,
  tokens: readonly Token[],
  place: { from: number; to: number },
) {
  return spanOf(text, tokens[place.from]?.start ?? 0, tokens[place.to]?.end ?? text.length);
}

/** Takes out `between 50 and 80` and `50-80`: a rate is one number. */
function withoutRanges(events: readonly PriceEvent[], tokens: readonly Token[]) {
  const kept: PriceEvent[] = [];
  const ranges: { from: number; to: number }[] = [];
  for (let index = 0; index < events.length; index += 1) {
    const [one, two, three, four] = events.slice(index, index + 4);
    const isChange = events[index - 1]?.kind === 'change' && one?.kind === 'amount';
    const isSaid = one?.kind === 'range' && two?.kind === 'amount';
    const last = three?.kind === 'amount' ? three : four?.kind === 'amount' ? four : null;
    // `it went up from 60 to 75`
    if (isChange && two?.kind === 'amount') continue;
    if (isSaid && last && (three === last || three?.kind === 'separator')) {
      ranges.push({ from: one.from, to: last.to });
      index += three === last ? 2 : 3;
    } else if (one?.kind === 'amount' && two?.kind === 'amount' && isJoined(one, two, tokens)) {
      ranges.push({ from: one.from, to: two.to });
      index += 1;
    } else if (one) kept.push(one);
  }
  return { events: kept, ranges };
}

function isJoined(one: PriceEvent, two: PriceEvent, tokens: readonly Token[]): boolean {
  const word = tokens[one.to + 1]?.word ?? '';
  return two.from === one.to + 2 && ['-', '–', 'to', 'a'].includes(word);
}

/** Gives each price the meeting and the length that stand nearest to it. */
function pricesIn(events: readonly PriceEvent[]): Price[] {
  return segmentsOf(events).flatMap((segment) => {
    const values = segment.flatMap((event, index) =>
      event.kind === 'amount' || event.kind === 'share' ? [{ event, index }] : [],
    );
    const isAlone = values.length === 1;
    return values.map(({ event, index }, place): Price => {
      const before = segment.slice(
        values[place - 1] ? (values[place - 1]?.index ?? 0) + 1 : 0,
        index,
      );
      const after = segment.slice(index + 1, values[place + 1]?.index ?? segment.length);
      const near = [...before.toReversed(), ...(isAlone ? after : [])];
      const marker = near.find(({ kind }) => kind === 'first' || kind === 'normal');
      const length = [...after, ...before.toReversed()].find((one) => one.kind === 'length');
      return { isFirst: marker?.kind === 'first', value: event, length: length ?? null };
    });
  });
}

/** Pieces between commas, `and` and stops; what has no price of its own belongs to the next. */
function segmentsOf(events: readonly PriceEvent[]): PriceEvent[][] {
  const segments: PriceEvent[][] = [];
  let open: PriceEvent[] = [];
  const hasValue = (list: readonly PriceEvent[]) =>
    list.some(({ kind }) => kind === 'amount' || kind === 'share');
  for (const event of events) {
    if (event.kind !== 'separator') {
      const isNext =
        event.kind === 'amount' && hasValue(open) && open.some(({ kind }) => kind === 'normal');
      if (isNext) {
        // `usual rate 85 first rate 60`: what stands behind the price is of the next.
        const end = open.findLastIndex(({ kind }) => kind === 'amount' || kind === 'share') + 1;
        const isMarked = open.slice(end).some(({ kind }) => kind === 'first');
        segments.push(isMarked ? open.slice(0, end) : open);
        open = isMarked ? open.slice(end) : [];
      }
      open.push(event);
    } else if (hasValue(open)) {
      segments.push(open);
      open = [];
    }
  }
  const last = segments.at(-1);
  if (hasValue(open) || !last) segments.push(open);
  // What is said of a first meeting without a price isn't about the price before.
  else last.push(...open.filter(({ kind }) => kind !== 'first'));
  return segments;
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
    if (!normal) return null;
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
    if (usual.currency !== choice.currency || usual.amount <= said) return null;
    const less = { amount: usual.amount - said, currency: usual.currency };
    const tooLow = tooLowOf(less, given.shortest);
    const told = { ...less, minutes: usualMinutes };
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
