import { largestPrice, minimumPrices, type Currency } from '@puente/contract/policy/currency';
import { offeringPolicy } from '@puente/contract/policy/offering';
import { amountText, parseAmount } from './amounts.ts';
import type { Offering, OfferingData } from './queries.ts';

/** The form of a package or plan, as it is typed. */
export type OfferingForm = {
  type: OfferingData['type'];
  name: string;
  category: OfferingData['category'];
  sessions: string;
  minutes: `${OfferingData['durationMinutes']}`;
  price: string;
  discounted: string;
  description: string;
  scheduling: 'all-at-once' | 'as-you-go';
};

export type Problem =
  | 'nameShort'
  | 'descriptionShort'
  | 'sessionsWrong'
  | 'priceMissing'
  | 'priceLow'
  | 'priceHigh'
  | 'discountWrong'
  | 'discountLow'
  | 'discountHigh';

export type Problems = Partial<Record<keyof OfferingForm, Problem>>;

/** What has to be changed before it can be saved (offering-1, offering-2). */
export function problemsOf(form: OfferingForm, currency: Currency): Problems {
  const sessions = sessionsOf(form);
  const bounds = offeringPolicy.sessions[form.type];
  const price = parseAmount(form.price, currency);
  return {
    ...(form.name.trim().length < offeringPolicy.name.min ? { name: 'nameShort' } : {}),
    ...(form.description.trim().length < offeringPolicy.description.min
      ? { description: 'descriptionShort' }
      : {}),
    ...(sessions === null || sessions < bounds.min || sessions > bounds.max
      ? { sessions: 'sessionsWrong' }
      : {}),
    ...problem('price', priceProblem(price, currency)),
    ...problem('discounted', discountProblem(form.discounted, price, currency)),
  };
}

function problem(field: 'price' | 'discounted', found: Problem | null): Problems {
  return found ? { [field]: found } : {};
}

function priceProblem(price: number | null, currency: Currency): Problem | null {
  if (price === null) return 'priceMissing';
  if (price > largestPrice(currency)) return 'priceHigh';
  return price < minimumPrices[currency] ? 'priceLow' : null;
}

function discountProblem(typed: string, price: number | null, currency: Currency): Problem | null {
  if (typed.trim() === '') return null;
  const discounted = parseAmount(typed, currency);
  if (discounted === null) return 'discountWrong';
  if (discounted < minimumPrices[currency]) return 'discountLow';
  return price !== null && discounted >= price ? 'discountHigh' : null;
}

/** A whole number of meetings; null for anything else. */
export function sessionsOf({ sessions }: Pick<OfferingForm, 'sessions'>): number | null {
  return /^\d{1,3}$/.test(sessions.trim()) ? Number(sessions) : null;
}

/** What one meeting comes to, in minor units; null while it can't be told (offering-3). */
export function eachOf(form: OfferingForm, currency: Currency): number | null {
  const problems = problemsOf(form, currency);
  if (problems.price || problems.discounted || problems.sessions) return null;
  const paid = parseAmount(form.discounted, currency) ?? parseAmount(form.price, currency);
  const sessions = sessionsOf(form);
  return paid === null || sessions === null ? null : halfEven(paid, sessions);
}

/** Rounded half-even, as the server does. */
function halfEven(amount: number, parts: number): number {
  const down = Math.floor(amount / parts);
  const rest = (amount % parts) * 2;
  return down + (rest > parts || (rest === parts && down % 2 === 1) ? 1 : 0);
}

/** The form as it is sent; only for one without problems. */
export function asData(form: OfferingForm, currency: Currency, isEnabled: boolean): OfferingData {
  const discounted = parseAmount(form.discounted, currency);
  return {
    type: form.type,
    name: form.name.trim(),
    description: form.description.trim(),
    category: form.category,
    sessions: sessionsOf(form) ?? 0,
    durationMinutes: minutesOf(form.minutes),
    price: { amount: parseAmount(form.price, currency) ?? 0, currency },
    discountedPrice: discounted === null ? null : { amount: discounted, currency },
    scheduling: form.type === 'package' ? form.scheduling : null,
    isEnabled,
  };
}

export const lengths = [30, 45, 60, 90] as const;

function minutesOf(text: OfferingForm['minutes']) {
  return lengths.find((minutes) => String(minutes) === text) ?? 60;
}

export const blankForm: OfferingForm = {
  type: 'package',
  name: '',
  category: 'other',
  sessions: '5',
  minutes: '60',
  price: '',
  discounted: '',
  description: '',
  scheduling: 'all-at-once',
};

/** An offering, or a proposal of one, in the fields. */
export function asForm(
  of: Pick<
    Offering,
    'type' | 'name' | 'description' | 'category' | 'sessions' | 'durationMinutes' | 'price'
  > & {
    discountedPrice?: Offering['discountedPrice'] | undefined;
    scheduling?: Offering['scheduling'] | undefined;
  },
  locale: string,
): OfferingForm {
  const { currency } = of.price;
  return {
    type: of.type,
    name: of.name,
    category: of.category,
    sessions: String(of.sessions),
    minutes: `${of.durationMinutes}`,
    price: amountText(of.price.amount, currency, locale),
    discounted: of.discountedPrice ? amountText(of.discountedPrice.amount, currency, locale) : '',
    description: of.description,
    scheduling: of.scheduling ?? 'all-at-once',
  };
}
