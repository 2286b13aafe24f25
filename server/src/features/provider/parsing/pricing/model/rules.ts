import type { NotUnderstoodReason, RateProposal } from '@puente/contract/parsing';
import { currency } from '@puente/contract/money';
import { z } from 'zod';
import { proportionOf } from '../../../../../lib/money.ts';
import { findQuote } from '../../../../parsing/rules.ts';
import { spanOf, tokenize } from '../../../../parsing/text/rules.ts';
import { readEvents, saysThousands } from '../../events/rules.ts';
import { type Amount, chooseCurrency, minorUnits } from '../../money/rules.ts';
import { leavesThousandsOut, type Proposed, questionsOf, tooLowOf } from '../proposal/rules.ts';
import { parsePricing, type PricingQuestion, type ReadPricing } from '../rules.ts';

/** What a model is to say about prices: amounts in major units, as they stand in the text. */
export const saidPricing = z.object({
  rates: z
    .array(
      z.object({
        quote: z.string(),
        field: z.enum(['normalRate', 'discountedRate']),
        amount: z.number().min(0),
        currency: currency.nullable(),
        minutes: z.int().min(15).max(480),
      }),
    )
    .max(2),
});
export type SaidPricing = z.infer<typeof saidPricing>;

export const pricingInstructions =
  'Find the price of a meeting (normalRate) and, if named, that of a first meeting ' +
  '(discountedRate): the amount in major units (45 lucas are 45000 CLP), its currency only if the ' +
  'text names it, and for how many minutes it is (60 unless said). Work out half prices and ' +
  'percentages. Deposits, minimums and prices of some days or people alone are neither. The quote ' +
  'must contain the number or the words of the discount.';

/** The result of what a model said; null where an amount isn't in its quote, or nothing was said. */
export function checkPricing(said: SaidPricing, question: PricingQuestion): ReadPricing | null {
  const [normal, first] = (['normalRate', 'discountedRate'] as const).map((field) =>
    said.rates.filter((one) => one.field === field),
  );
  if (!normal || !first || normal.length > 1 || first.length > 1 || said.rates.length === 0)
    return null;
  const read: Proposed[] = [];
  for (const rate of [...normal, ...first]) {
    const one = proposalOf(rate, question, read[0] ?? null);
    if (!one) return null;
    read.push(one);
  }
  const usual = read.find(({ proposal }) => proposal.field === 'normalRate') ?? null;
  const once = read.find(({ proposal }) => proposal.field === 'discountedRate') ?? null;
  return {
    proposals: read.map(({ proposal }) => proposal),
    notUnderstood: doubtsOf(usual, question),
    questions: questionsOf(usual, once),
  };
}

const asides: ReadonlySet<NotUnderstoodReason> = new Set([
  ...(['one-price', 'deposit', 'minimum', 'cancellation'] as const),
]);

/**
 * What the rules would tell beside the prices, since a model isn't asked for it: all of it where
 * they read the same price, else what can't be kept whatever the price is.
 */
function doubtsOf(usual: Proposed | null, question: PricingQuestion): ReadPricing['notUnderstood'] {
  const { proposals, notUnderstood } = parsePricing(question);
  const rate = proposals.find(({ field }) => field === 'normalRate')?.rate;
  const own = usual?.proposal.rate;
  const isSame = rate?.amount === own?.amount && rate?.currency === own?.currency;
  return notUnderstood.filter(
    ({ reason }) => asides.has(reason) || (isSame && reason !== 'unknown'),
  );
}

function proposalOf(
  rate: SaidPricing['rates'][number],
  { text, currency: account, durations }: PricingQuestion,
  normal: Proposed | null,
): Proposed | null {
  const place = findQuote(text, rate.quote);
  if (!place) return null;
  const events = readEvents(tokenize(rate.quote));
  const amount = events
    .flatMap((event) => (event.kind === 'amount' ? [event.amount] : []))
    .find(({ value }) => value === rate.amount || value * 1000 === rate.amount);
  const share = events.find((event) => event.kind === 'share');
  const usual = normal?.proposal.rate;
  if (!amount && !(share && usual)) return null;
  const sign: Pick<Amount, 'currency' | 'sign'> = amount ?? { currency: null, sign: null };
  const named = usual?.currency ?? rate.currency;
  const choice = chooseCurrency({ ...sign, value: rate.amount }, account, named);
  const worked =
    !amount && share && usual
      ? proportionOf(usual.amount, share.numerator, share.denominator)
      : null;
  const minutes = worked === null ? rate.minutes : 60;
  // "35" for 35.000 is asked about, whether a model wrote the thousands or not.
  const isRaised = amount !== undefined && amount.value !== rate.amount;
  const isOfOthers = isRaised && saysThousands(tokenize(text));
  const isInThousands =
    amount !== undefined &&
    !isOfOthers &&
    leavesThousandsOut(amount.value, { minutes, choice, normal });
  if (isRaised && !isOfOthers && !isInThousands) return null;
  const whole = amount && isInThousands ? amount.value * 1000 : rate.amount;
  const saidAmount = worked ?? minorUnits(whole, choice.currency);
  const perHour = { amount: proportionOf(saidAmount, 60, minutes), currency: choice.currency };
  const assumed: RateProposal['assumed'] = [
    ...(choice.isAssumed ? (['currency'] as const) : []),
    ...(isInThousands ? (['thousands'] as const) : []),
  ];
  return {
    choice,
    proposal: {
      source: spanOf(text, place.start, place.end),
      field: rate.field,
      rate: perHour,
      said: { amount: saidAmount, currency: choice.currency, minutes },
      assumed,
      tooLow: saidAmount === 0 ? null : tooLowOf(perHour, Math.min(...durations)),
    },
  };
}
