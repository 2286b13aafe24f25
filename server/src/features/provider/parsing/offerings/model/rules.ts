import { offeringCategory } from '@puente/contract/offering';
import type { OfferingProposal } from '@puente/contract/parsing';
import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import { findQuote } from '../../../../parsing/rules.ts';
import { spanOf, tokenize } from '../../../../parsing/text/rules.ts';
import { readEvents } from '../../events/rules.ts';
import { chooseCurrency, minorUnits } from '../../money/rules.ts';
import { problemsOf, type ReadOfferings } from '../rules.ts';

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
  'a session, the whole price and, only if the text names one, the discounted price.';

/** Addresses, numbers to call and markup have no place in a description. */
const unwanted = /https?:|www\.|@|<|>|\d{6,}|\bwhatsapp\b|\btelegram\b/i;

/** The result of what a model said; null where a number isn't in its quote, or nothing was said. */
export function checkOfferings(
  { offerings }: SaidOfferings,
  { text, account }: { text: string; account: Currency },
): ReadOfferings | null {
  const result: ReadOfferings = { proposals: [], notUnderstood: [], questions: [] };
  for (const one of offerings) {
    const place = findQuote(text, one.quote);
    if (!place || unwanted.test(`${one.name} ${one.description}`)) return null;
    const amounts = readEvents(tokenize(one.quote)).flatMap((event) =>
      event.kind === 'amount' ? [event.amount] : [],
    );
    const amountOf = (price: number | null) =>
      amounts.find(({ value }) => price !== null && (value === price || value * 1000 === price));
    const prices = [one.price, one.discountedPrice];
    if (prices.some((price) => price !== null && !amountOf(price))) return null;
    const paid = amountOf(one.price);
    const named = amounts.find(({ currency }) => currency !== null)?.currency ?? null;
    const choice = paid && chooseCurrency({ ...paid, value: one.price ?? 0 }, account, named);
    const money = (price: number | null) =>
      price === null || !choice
        ? null
        : { amount: minorUnits(price, choice.currency), currency: choice.currency };
    const offering: OfferingProposal['offering'] = {
      type: one.type,
      name: one.name.trim() || null,
      description: one.description.trim() || null,
      category: one.category,
      sessions: one.sessions,
      durationMinutes: one.durationMinutes,
      price: money(one.price),
      discountedPrice: money(one.discountedPrice),
    };
    const source = spanOf(text, place.start, place.end);
    result.proposals.push({ source, offering, problems: problemsOf(offering) });
    if (choice && choice.options.length > 1)
      result.questions.push({ kind: 'which-currency', source, options: choice.options });
  }
  return result.proposals.length === 0 ? null : result;
}
