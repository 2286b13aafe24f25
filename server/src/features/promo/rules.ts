import type { PromoError } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import { type Currency, minimumPrices } from '@puente/contract/policy';
import type { PromoState } from '@puente/contract/promo';
import type { PromoRefusal } from '@puente/contract/promo-code';
import { convert, shareOf } from '../../lib/money.ts';
import { defineStates, type StoredOf } from '../../lib/states.ts';
import type { Rates } from '../currency/rules.ts';

/** The life of a promo code. Of a use nothing is stored: it follows from its order (promo-3). */
export const promoStates = defineStates({
  initial: { active: 'it is made' },
  transitions: {
    active: { paused: 'its maker pauses it' },
    paused: { active: 'its maker lets it count again' },
  },
  derived: {
    scheduled: { active: 'until its window begins' },
    expired: { active: 'from the end of its window' },
    'used-up': { active: 'all its uses are taken' },
  },
});
export type PromoStatus = StoredOf<typeof promoStates>;

export type MadeBy = 'platform' | 'partner' | 'provider';

/** A code as it is kept. Amounts in minor units of its currency. */
export type Code = {
  id: string;
  code: string;
  madeBy: MadeBy;
  /** With which experts it can be used: all, a partner's, or one. */
  partnerId: string | null;
  providerId: string | null;
  percent: number | null;
  amount: Money | null;
  validFrom: Temporal.Instant;
  /** It counts until, and not including, this instant. */
  validUntil: Temporal.Instant | null;
  maxUses: number | null;
  usesPerPerson: number;
  firstMeetingOnly: boolean;
  status: PromoStatus;
  createdAt: Temporal.Instant;
};

/** What a price needs of a code that may be used. */
export type UsableCode = Pick<
  Code,
  'id' | 'code' | 'madeBy' | 'percent' | 'amount' | 'firstMeetingOnly'
>;

/** A code as it is looked up: without the space around it, in capitals (promo-2). */
export function codeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Uses that are reserved or used: of everybody, and of the person. */
export type Taken = { all: number; own: number };

/** Why the code itself can't be used at that moment, by anybody; null when it can. */
export function codeRefusal(code: Code, now: Temporal.Instant): PromoRefusal | null {
  if (code.status === 'paused') return 'promo-inactive';
  if (Temporal.Instant.compare(now, code.validFrom) < 0) return 'promo-not-yet-valid';
  return isOver(code, now) ? 'promo-expired' : null;
}

function isOver({ validUntil }: Code, now: Temporal.Instant): boolean {
  return validUntil !== null && Temporal.Instant.compare(now, validUntil) >= 0;
}

/** Why it can't be used with that expert; `partnerId` is who verified them. */
export function sellerRefusal(
  code: Pick<Code, 'partnerId' | 'providerId'>,
  seller: { id: string; partnerId: string | null },
): PromoRefusal | null {
  if (code.providerId !== null && code.providerId !== seller.id) return 'promo-wrong-provider';
  const isOther = code.partnerId !== null && code.partnerId !== seller.partnerId;
  return isOther ? 'promo-wrong-partner' : null;
}

/** Why no use is left for the person; their own number is told before that of all. */
export function usesRefusal(
  { maxUses, usesPerPerson }: Pick<Code, 'maxUses' | 'usesPerPerson'>,
  taken: Taken,
): PromoRefusal | null {
  if (taken.own >= usesPerPerson)
    return usesPerPerson === 1 ? 'promo-already-used' : 'promo-limit-reached';
  return maxUses !== null && taken.all >= maxUses ? 'promo-used-up' : null;
}

/** The same refusal in the four older names. */
export function promoErrorOf(refusal: PromoRefusal): PromoError {
  if (refusal === 'promo-expired') return 'expired';
  if (refusal === 'promo-already-used') return 'alreadyUsed';
  const isLimit = refusal === 'promo-used-up' || refusal === 'promo-limit-reached';
  return isLimit ? 'usageLimit' : 'invalid';
}

/** What its maker sees. */
export function stateOf(code: Code, taken: Pick<Taken, 'all'>, now: Temporal.Instant): PromoState {
  const refusal = codeRefusal(code, now);
  if (isOver(code, now)) return 'expired';
  if (refusal === 'promo-inactive') return 'paused';
  if (refusal === 'promo-not-yet-valid') return 'scheduled';
  return code.maxUses !== null && taken.all >= code.maxUses ? 'used-up' : 'active';
}

/**
 * What a code takes off a list price, in minor units of the price's currency and before any limit:
 * its share, or its amount converted once. Null where the rates are too old to convert by.
 */
export function takesOff(
  { percent, amount }: Pick<Code, 'percent' | 'amount'>,
  price: { listPrice: number; currency: Currency },
  rates: Pick<Rates, 'age' | 'rate'>,
): number | null {
  if (amount === null) return shareOf(price.listPrice, (percent ?? 0) * 100);
  if (amount.currency === price.currency) return amount.amount;
  if (rates.age === 'too-old') return null;
  const rate = rates.rate(amount.currency, price.currency);
  return convert(amount, price.currency, rate).amount;
}

/**
 * The discount of a code: never more than the price, and cut where the price would fall between zero
 * and the smallest one (promo-4). All in minor units of `currency`.
 */
export function promoDiscount(
  listPrice: number,
  wanted: number,
  currency: Currency,
): { amount: number; isCut: boolean } {
  const price = listPrice - wanted;
  if (price <= 0) return { amount: listPrice, isCut: false };
  const smallest = minimumPrices[currency];
  if (price >= smallest) return { amount: wanted, isCut: false };
  return { amount: Math.max(0, listPrice - smallest), isCut: true };
}
