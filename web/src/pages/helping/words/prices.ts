import type { Draft, DraftFields } from '@puente/contract/draft';
import type { Money } from '@puente/contract/money';
import { currencies, type Currency } from '@puente/contract/policy';
import { amountIn, isTooHigh, typedAmount } from '../price-rules.ts';
import type { Cards } from './proposals.ts';

export type PriceCard = NonNullable<Cards['price']>;
/** Both rates of the profile, and the lengths of its meetings. */
export type Saved = Pick<DraftFields, 'normalRate' | 'discountedRate' | 'durations'>;

export const lengthsOf = ({ durations }: Saved) => (durations?.length ? durations : [60 as const]);

/**
 * The prices as they stand in the fields; `problem` names what keeps them from being saved. A price
 * of which the text says nothing stays as it is in the profile.
 */
export function pricesOf(
  card: PriceCard,
  edits: Readonly<Record<string, string>>,
  { leastRates, saved }: { leastRates: Draft['price']['leastRates']; saved: Saved },
) {
  const currency: Currency =
    currencies.find((code) => code === edits['price.currency']) ?? card.currency;
  const kept = (money: Money | null | undefined) => (money?.currency === currency ? money : null);
  const before = { normal: kept(saved.normalRate), first: kept(saved.discountedRate) };
  const typed = {
    normal: edits['price.normal'] ?? typedAmount(card.normal ?? before.normal),
    first: edits['price.first'] ?? typedAmount(card.first ?? before.first),
  };
  const least = leastRates.find((rate) => rate.currency === currency)?.amount ?? 0;
  const read = (text: string) => (text.trim() === '' ? null : amountIn(text, currency));
  const [normal, first] = [read(typed.normal), read(typed.first)];
  const isUnreadable = (text: string, amount: number | null) =>
    text.trim() !== '' && amount === null;
  const problemOf = (text: string, amount: number | null) => {
    if (isUnreadable(text, amount)) return 'unreadable' as const;
    if (isTooHigh(amount, currency, lengthsOf(saved))) return 'tooHigh' as const;
    return amount !== null && amount < least ? ('tooLow' as const) : null;
  };
  const problems = {
    normal: problemOf(typed.normal, normal),
    first:
      first !== null && normal !== null && first > normal
        ? ('aboveNormal' as const)
        : problemOf(typed.first, first),
  };
  const isKept = {
    normal:
      card.normal === null && before.normal !== null && typed.normal === typedAmount(before.normal),
    first:
      card.first === null &&
      card.freeFirst === null &&
      before.first !== null &&
      typed.first === typedAmount(before.first),
  };
  // One in another currency can't stand beside the new one.
  const lost =
    card.first === null && typed.first === '' && before.first === null
      ? (saved.discountedRate ?? null)
      : null;
  return { currency, typed, normal, first, problems, isKept, lost };
}
