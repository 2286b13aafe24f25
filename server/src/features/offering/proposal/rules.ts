import type { Money } from '@puente/contract/money';
import {
  offeringCategory,
  type OfferingCategory,
  type OfferingData,
  offeringData,
  offeringType,
} from '@puente/contract/offering';
import { type Currency, type Language, policy } from '@puente/contract/policy';
import { type DurationMinutes, durationMinutes } from '@puente/contract/provider';
import { z } from 'zod';
import { formatMinutes } from '../../../lib/format.ts';
import { priceForMinutes, roundHalfEven, shareOf, wholeBasisPoints } from '../../../lib/money.ts';
import { offeringTexts as english } from '../../../locales/en/offering.ts';
import { offeringTexts as spanish } from '../../../locales/es/offering.ts';
import { offeringProblem } from '../rules.ts';
import { plainWords } from './words/rules.ts';

/** What proposals are made from. */
export type Basis = {
  /** Per hour, in the expert's currency. */
  normalRate: number;
  currency: Currency;
  durations: readonly DurationMinutes[];
  expertise: string;
  language: Language;
  category: OfferingCategory;
};

const { proposed } = policy.offering;

/** Packages and a plan from the expert's own prices; empty where these don't reach a price. */
export function proposeFromRates(basis: Basis): OfferingData[] {
  const minutes = usualLength(basis.durations);
  const texts = basis.language === 'es' ? spanish : english;
  if (minutes === null) return [];
  const length = formatMinutes(minutes, basis.language);
  const expertise = basis.expertise.replace(/[\s.]+$/, '');
  return (['start', 'course', 'monthly'] as const).flatMap((name) => {
    const { type, sessions, discountBasisPoints } = proposed[name];
    const offering: OfferingData = {
      type,
      name: texts[name].name,
      description: texts[name].description(length, expertise),
      category: basis.category,
      sessions,
      durationMinutes: minutes,
      ...pricesFor(basis, { sessions, minutes, discountBasisPoints }),
      scheduling: type === 'package' ? 'all-at-once' : null,
      isEnabled: true,
    };
    return offeringProblem(offering) ? [] : [offering];
  });
}

/** An hour where it is offered, else the longest meeting on offer. */
function usualLength(durations: readonly DurationMinutes[]): DurationMinutes | null {
  if (durations.includes(60)) return 60;
  return durations.toSorted((one, other) => other - one)[0] ?? null;
}

/** So many meetings at their single price, and a rounder, lower price for all of them. */
export function pricesFor(
  { normalRate, currency }: Pick<Basis, 'normalRate' | 'currency'>,
  wanted: { sessions: number; minutes: number; discountBasisPoints: number },
): { price: Money; discountedPrice: Money | null } {
  const full = priceForMinutes(normalRate, wanted.minutes) * wanted.sessions;
  const lower = rounded(shareOf(full, wholeBasisPoints - wanted.discountBasisPoints));
  const price = { amount: full, currency };
  return {
    price,
    discountedPrice: lower < full && lower > 0 ? { amount: lower, currency } : null,
  };
}

/** To the nearest amount that people name: 102,600 becomes 105,000, and 163.40 becomes 165.00. */
function rounded(amount: number): number {
  const step = Math.max(1, 10 ** (String(amount).length - 2) / 2);
  return roundHalfEven(amount, step) * step;
}

/** What a model may say of an offering: never a price. */
const told = z.object({
  type: offeringType,
  name: offeringData.shape.name,
  description: offeringData.shape.description,
  category: offeringCategory.catch('other'),
  sessions: z.int(),
  durationMinutes,
});

/**
 * The offerings of a model's answer that can be sold, at prices from the expert's own rates. What
 * doesn't hold (docs/product.md, offering-1), names a length that isn't offered, speaks of
 * money, promises something or leads around Puente is left out; empty when nothing is left.
 */
export function proposeFromAnswer(basis: Basis, answer: unknown): OfferingData[] {
  const list = z.object({ offerings: z.array(z.unknown()) }).safeParse(answer);
  if (!list.success) return [];
  return list.data.offerings.slice(0, largestAnswer).flatMap((one) => {
    const parsed = told.safeParse(one);
    if (!parsed.success || !basis.durations.includes(parsed.data.durationMinutes)) return [];
    const { type, sessions, durationMinutes: minutes } = parsed.data;
    const [name, description] = [plainWords(parsed.data.name), plainWords(parsed.data.description)];
    if (name === null || description === null) return [];
    const { discountBasisPoints } = type === 'package' ? proposed.course : proposed.monthly;
    const offering: OfferingData = {
      ...parsed.data,
      ...{ name, description },
      ...pricesFor(basis, { sessions, minutes, discountBasisPoints }),
      scheduling: type === 'package' ? 'all-at-once' : null,
      isEnabled: true,
    };
    return offeringProblem(offering) ? [] : [offering];
  });
}

/** Most offerings that are taken from one answer. */
const largestAnswer = 5;
