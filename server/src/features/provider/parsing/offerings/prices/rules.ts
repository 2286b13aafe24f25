import type { Money } from '@puente/contract/money';
import { type Currency, minimumPrices } from '@puente/contract/policy';
import { proportionOf } from '../../../../../lib/money.ts';
import { plain, type Token } from '../../../../parsing/text/rules.ts';
import { withoutRanges } from '../../events/ranges/rules.ts';
import type { PriceEvent } from '../../events/rules.ts';
import {
  chooseCurrency,
  type CurrencyChoice,
  isThousandsLeftOut,
  minorUnits,
} from '../../money/rules.ts';
import { isEach, isHourly } from '../each/rules.ts';

type Amounts = Extract<PriceEvent, { kind: 'amount' }>;
type Place = { from: number; to: number };

export type Terms = {
  text: string;
  tokens: readonly Token[];
  account: Currency;
  /** Sessions of the whole; null where the text doesn't tell. */
  count: number | null;
};

export type OfferingPrices = {
  price: Money | null;
  discountedPrice: Money | null;
  choice: CurrencyChoice | null;
  /** What about the price only the person can tell. */
  unclear: Place[];
  /** It is a thousand times as high as it was said: 15 for 15.000. */
  isInThousands: boolean;
};

const none = { price: null, discountedPrice: null, choice: null, isInThousands: false };

/** Words by which the lower of two prices is paid in place of the higher one. */
const reduced =
  /\b(?:instead of|rather than|down from|was|were|normally|usually|normal price|regular(?:ly)?|worth|on offer|on sale|discounted|before|now|antes|ahora|en vez de|en lugar de|normalmente|precio normal|de lista|rebajad[oa]s?|en oferta|con descuento|valen?|valian|costaba|salia)\b/;

/** An amount behind these words is of one session: "suelta a 20". */
const single = /^(?:suelt[oa]s?|individual(?:es)?|single|sola|drop|one-off|particular)$/;
const taxed =
  /\b(?:plus|mas|\+|ex|excluding|sin|before|antes de) (?:vat|iva|tax(?:es)?|impuestos?|gst|igv)\b/;

/** The whole price, and the lower one where the text says that it is paid instead. */
export function pricesIn(all: readonly PriceEvent[], terms: Terms): OfferingPrices {
  const { tokens, account, count } = terms;
  const { events, ranges } = withoutRanges(all, tokens);
  const unclear: Place[] = [...ranges];
  const amounts = events.filter((event) => event.kind === 'amount');
  unclear.push(...amounts.filter(({ amount }) => amount.isForeign));
  const isInThousands = amounts.some((event) => isShort(event, events, terms));
  const hasThousands = isInThousands || amounts.some(({ amount }) => amount.isThousands);
  const wholeOf = ({ amount }: Amounts) =>
    hasThousands && !amount.isThousands && amount.value < 1000 ? amount.value * 1000 : amount.value;
  const paid = amounts.filter(
    (event) => !event.amount.isForeign && !event.isOff && !isOfOne(events, event, tokens),
  );
  const likely = paid.filter((event) => isPrice(event, wholeOf(event), account));
  unclear.push(...paid.filter((event) => !likely.includes(event)));
  const [first] = likely;
  if (!first) return { ...none, unclear: [...unclear, ...shares(events)] };
  const currencies = new Set(likely.flatMap(({ amount }) => amount.currency ?? []));
  if (currencies.size > 1) return { ...none, unclear: [...unclear, ...likely] };
  const [named = null] = currencies;
  const choice = chooseCurrency({ ...first.amount, value: wholeOf(first) }, account, named);
  const isReduced = likely.length === 2 && reduced.test(plain(terms.text));
  const eaches = likely.filter((event) => isEach(tokens, events, event));
  // `80 each instead of 95`: both are of one.
  const isEachPrice = (event: Amounts) =>
    eaches.includes(event) ||
    (isReduced && eaches.some((one) => wholeOf(event) < wholeOf(one) * (count ?? 1)));
  const totals = likely.map((event) => {
    const value = minorUnits(wholeOf(event), choice.currency);
    if (isHourly(tokens, event)) return null;
    return isEachPrice(event) ? (count === null ? null : value * count) : value;
  });
  const known = totals.filter((total) => total !== null);
  if (known.length < totals.length) return { ...none, choice, unclear: [...unclear, ...likely] };
  const distinct = withoutRounded(known, count).toSorted((one, other) => other - one);
  const [highest = 0, lower] = distinct;
  if (distinct.length > 1 && !(isReduced && distinct.length === 2))
    return { ...none, choice, unclear: [...unclear, ...likely] };
  const less =
    lower ??
    lessBy(events, {
      highest,
      isEachPrice: isEachPrice(first),
      choice,
      unclear,
      wholeOf,
    });
  const money = (amount: number): Money => ({ amount, currency: choice.currency });
  unclear.push(...events.filter(({ kind }) => kind === 'vague' || kind === 'range'));
  if (taxed.test(plain(terms.text))) unclear.push(first);
  return {
    price: money(highest),
    discountedPrice: less === null ? null : money(less),
    choice,
    unclear,
    isInThousands,
  };
}

/** `10 clases a 15 cada una` in Chile: 15.000 each, which is asked. */
function isShort(
  event: Amounts,
  events: readonly PriceEvent[],
  { tokens, account, count }: Terms,
): boolean {
  const { value, currency, sign, isThousands, isForeign } = event.amount;
  if (isThousands || isForeign || sign === '$' || event.isOff) return false;
  const sessions = isEach(tokens, events, event) ? 1 : (count ?? 1);
  return isThousandsLeftOut(value, { minutes: 60 * sessions, currency: currency ?? account });
}

type Reduction = {
  highest: number;
  /** The price was told of each session. */
  isEachPrice: boolean;
  choice: CurrencyChoice;
  unclear: Place[];
  wholeOf: (event: Amounts) => number;
};

/** `10 % off`, `10 euros off`; a part that is free is asked about, it isn't taken off the whole. */
function lessBy(
  events: readonly PriceEvent[],
  { highest, isEachPrice, choice, unclear, wholeOf }: Reduction,
): number | null {
  const off = events.find((event) => event.kind === 'amount' && event.isOff);
  if (off?.kind === 'amount') return highest - minorUnits(wholeOf(off), choice.currency);
  const share = events.find((event) => event.kind === 'share');
  if (share?.kind !== 'share' || share.numerator === share.denominator) return null;
  const isOfFirst = events.some((event) => event.kind === 'first');
  // `$450, that's 10 % off`: it may be off already.
  if (!isEachPrice || share.numerator === 0 || isOfFirst) unclear.push(share);
  if (share.numerator === 0 || isOfFirst) return null;
  return proportionOf(highest, share.numerator, share.denominator);
}

function shares(events: readonly PriceEvent[]): PriceEvent[] {
  return events.filter(({ kind }) => kind === 'share');
}

/** `40 each, 200 for five`, `33 each, 100 for three`: the same price twice. */
function withoutRounded(totals: readonly number[], count: number | null): number[] {
  const distinct: number[] = [];
  for (const total of totals) {
    const isKnown = distinct.some((one) => one === total || isRounded(one, total, count));
    if (!isKnown) distinct.push(total);
  }
  return distinct;
}

function isRounded(one: number, other: number, count: number | null): boolean {
  return count !== null && Math.abs(one - other) < count && one !== other;
}

/** A bare number far below what may be asked is something else: five, pay four. */
function isPrice({ amount }: Amounts, value: number, account: Currency): boolean {
  const isBare = amount.currency === null && amount.sign === null && !amount.isThousands;
  return !isBare || minorUnits(value, account) * 2 >= minimumPrices[account];
}

/** The price of a single session, or of the first one, told beside. */
function isOfOne(events: readonly PriceEvent[], event: Amounts, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, event.from - 3), event.from);
  const at = before.findLastIndex(({ kind }) => kind === 'sign');
  if (before.slice(at + 1).some(({ word }) => single.test(word))) return true;
  const last = events[events.indexOf(event) - 1];
  return last?.kind === 'first' && event.from - last.to <= 3;
}
