import type { Money } from '@puente/contract/money';
import { offeringCategory } from '@puente/contract/offering';
import type { OfferingProposal, Span } from '@puente/contract/parsing';
import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import { findQuote } from '../../../../parsing/rules.ts';
import { sentencesOf } from '../../../../parsing/sentences/rules.ts';
import { spanOf, tokenize } from '../../../../parsing/text/rules.ts';
import { readAllEvents } from '../../events/rules.ts';
import { type Amount, chooseCurrency, isThousandsLeftOut, minorUnits } from '../../money/rules.ts';
import { isEach, isHourly } from '../each/rules.ts';
import { parseOfferings, problemsOf, type ReadOfferings } from '../rules.ts';

/** What a model is to say about offerings; prices in major units, as they stand in the text. */
export const saidOfferings = z.object({
  offerings: z
    .array(
      z.object({
        quote: z.string(),
        type: z.enum(['package', 'subscription']),
        name: z.string().max(80),
        description: z.string().max(1000),
        category: offeringCategory,
        sessions: z.int().min(1).nullable(),
        durationMinutes: z.int().min(1).nullable(),
        price: z.number().min(0).nullable(),
        discountedPrice: z.number().min(0).nullable(),
      }),
    )
    .max(30),
});
export type SaidOfferings = z.infer<typeof saidOfferings>;

export const offeringsInstructions =
  'List the offerings: a package (a number of sessions bought once) or a subscription (sessions ' +
  'every month). Give a short name and a description in the language of the text that promise ' +
  'nothing the text does not say, the category, sessions (of the package or of a month), minutes of ' +
  'a session, the price of all its sessions together (30 each for four is 120) and, only if the text names one, the discounted price.';

/** Addresses, numbers to call and markup have no place in a description. */
const unwanted = /https?:|www\.|@|<|>|\d{6,}|\bwhatsapp\b|\btelegram\b/i;

/** The result of what a model said; null where a number isn't in its quote, or nothing was said. */
export function checkOfferings(
  { offerings }: SaidOfferings,
  { text, account }: { text: string; account: Currency },
): ReadOfferings | null {
  const byRules = parseOfferings(text, account).notUnderstood;
  const result: ReadOfferings = {
    proposals: [],
    notUnderstood: byRules.filter(({ reason }) => reason !== 'unclear' && reason !== 'unknown'),
    questions: [],
  };
  for (const one of offerings) {
    const place = findQuote(text, one.quote);
    if (!place || unwanted.test(`${one.name} ${one.description}`)) return null;
    const told = amountsIn(text, place);
    const paid = pricesOf(one, told, account);
    if (!paid) return null;
    const offering: OfferingProposal['offering'] = {
      type: one.type,
      name: one.name.trim() || null,
      description: one.description.trim() || null,
      category: one.category,
      sessions: one.sessions,
      durationMinutes: one.durationMinutes,
      price: paid.price,
      discountedPrice: paid.discountedPrice,
    };
    const source = spanOf(text, place.start, place.end);
    result.proposals.push({ source, offering, problems: problemsOf(offering) });
    result.notUnderstood.push(
      ...paid.unclear.map((span) => ({ source: span, reason: 'unclear' as const })),
    );
    if (paid.options.length > 1)
      result.questions.push({ kind: 'which-currency', source, options: paid.options });
    if (paid.isInThousands) result.questions.push({ kind: 'thousands', source, options: [] });
  }
  return result.proposals.length === 0 ? null : result;
}

/** An amount of the quote, and what the sentence around it says of it. */
type Told = { amount: Amount; source: Span; isEach: boolean; isHourly: boolean };

/** "Four sessions at 30" may be quoted without its "each": the whole sentence tells. */
function amountsIn(text: string, place: { start: number; end: number }): Told[] {
  const around = sentencesOf(text).filter(
    ({ start, end }) => start < place.end && place.start < end,
  );
  const start = Math.min(place.start, ...around.map((one) => one.start));
  const end = Math.max(place.end, ...around.map((one) => one.end));
  const tokens = tokenize(text.slice(start, end));
  const events = readAllEvents(tokens);
  return events.flatMap((event) => {
    const [from, to] = [tokens[event.from]?.start ?? 0, tokens[event.to]?.end ?? 0];
    const source = spanOf(text, start + from, start + to);
    if (event.kind !== 'amount' || source.start < place.start || source.end > place.end) return [];
    return [
      {
        amount: event.amount,
        source,
        isEach: isEach(tokens, events, event),
        isHourly: isHourly(tokens, event),
      },
    ];
  });
}

type Paid = {
  price: Money | null;
  discountedPrice: Money | null;
  unclear: Span[];
  options: Currency[];
  isInThousands: boolean;
};

/**
 * Both prices of the whole: what the text says of each session is taken times their number, and where
 * that isn't told, or it is by the hour, nothing is proposed and it is asked. Null where a price isn't
 * in the text.
 */
function pricesOf(
  { price, discountedPrice, sessions }: SaidOfferings['offerings'][number],
  told: readonly Told[],
  account: Currency,
): Paid | null {
  const found = [price, discountedPrice].map((said) =>
    said === null ? null : foundFor(said, told, sessions),
  );
  if (found.some((one, index) => one === undefined && [price, discountedPrice][index] !== null))
    return null;
  const [whole, less] = found;
  const first = whole ?? less;
  const none = { price: null, discountedPrice: null, unclear: [], options: [] };
  if (!first) return { ...none, isInThousands: false };
  const named = told.find(({ amount }) => amount.currency !== null)?.amount.currency ?? null;
  const choice = chooseCurrency({ ...first.told.amount, value: first.value }, account, named);
  // `80 each instead of 95`: both are of one.
  const isOfOne = less?.isOfOne === true && (whole?.value ?? 0) < less.value * (sessions ?? 1);
  const all = [whole, less].map((one) => one && { ...one, isOfOne: one.isOfOne || isOfOne });
  const isShort = all.some(
    (one) =>
      one &&
      choice.options.length < 2 &&
      isThousandsLeftOut(one.value, {
        minutes: 60 * (one.isOfOne ? 1 : (sessions ?? 1)),
        currency: choice.currency,
      }),
  );
  if (!isShort && all.some((one) => one?.isRaised)) return null;
  const open = all.filter((one) => one?.told.isHourly || (one?.isOfOne && sessions === null));
  if (open.length > 0)
    return {
      ...none,
      unclear: all.flatMap((one) => (one ? [one.told.source] : [])),
      isInThousands: false,
    };
  const [paid = null, reduced = null] = all.map((one) => {
    if (!one) return null;
    const value = one.value * (one.isOfOne ? (sessions ?? 1) : 1) * (isShort ? 1000 : 1);
    return { amount: minorUnits(value, choice.currency), currency: choice.currency };
  });
  return {
    price: paid,
    discountedPrice: reduced,
    unclear: [],
    options: choice.options,
    isInThousands: isShort,
  };
}

type Found = {
  told: Told;
  value: number;
  isOfOne: boolean;
  /** A model wrote thousands that nobody said. */
  isRaised: boolean;
};

/** The amount that a price is made of; undefined where there is none. */
function foundFor(said: number, told: readonly Told[], sessions: number | null): Found | undefined {
  const same = told.filter(({ amount }) => amount.value === said || amount.value * 1000 === said);
  const one = same.find(({ isEach: isOfOne }) => !isOfOne) ?? same[0];
  if (one) {
    const isRaised = one.amount.value !== said && !told.some(({ amount }) => amount.isThousands);
    const value = isRaised ? one.amount.value : said;
    return { told: one, value, isOfOne: one.isEach, isRaised };
  }
  const each = told.find(
    ({ amount, isEach: isOfOne }) => isOfOne && amount.value * (sessions ?? 0) === said,
  );
  return each && { told: each, value: said, isOfOne: false, isRaised: false };
}
