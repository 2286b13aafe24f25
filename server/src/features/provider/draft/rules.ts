import type { Draft, DraftFields } from '@puente/contract/draft';
import type { FieldError } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import { currencies, minimumPrices, policy } from '@puente/contract/policy';
import { putWorkerProfile } from '@puente/contract/provider';
import { splitFees } from '../../../lib/money.ts';
import { type Fees, priceOfDuration, rateProblem, type RateProblem, type Rates } from '../rules.ts';

/** What of a profile stands with the account. */
export type AccountPart = {
  name: string;
  lastName: string;
  username: string | null;
  picture: string | null;
  timezone: string;
  /** The partner of the link that the person joined by; null for none. */
  invitedTo: string | null;
};

/**
 * The published profile with the unpublished changes over it; the account's zone where none is named,
 * and before the first publication the partner that the person was invited to.
 */
export function mergeDraft(
  published: DraftFields | null,
  kept: DraftFields,
  account: Pick<AccountPart, 'timezone' | 'invitedTo'>,
): DraftFields {
  const { timezone, invitedTo } = account;
  return { timezone, ...(invitedTo ? { partnerId: invitedTo } : {}), ...published, ...kept };
}

/** The changes that differ from what is public, in a draft of a published profile. */
export function changesIn(published: DraftFields, kept: DraftFields): DraftFields {
  const differs = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(published[name as keyof DraftFields]);
  return Object.fromEntries(Object.entries(kept).filter(differs));
}

type State = Draft['state'];

/** Where a draft stands; nothing of it is stored (decision 054). */
export function stateOf(published: DraftFields | null, kept: DraftFields): State {
  const isEmpty = Object.keys(kept).length === 0;
  if (published) return isEmpty ? 'published' : 'changed';
  return isEmpty ? 'new' : 'draft';
}

/** The durations that are meant; the contract's default where none is named. */
function durationsOf({ durations }: DraftFields): number[] {
  return durations && durations.length > 0 ? [...durations].toSorted((a, b) => a - b) : [60];
}

/** Would these rates be refused as prices? Unlike texts, a price is not finished bit by bit. */
export function priceProblemOf(fields: DraftFields): RateProblem | null {
  const rates = ratesOf(fields);
  return rates && rateProblem(rates, durationsOf(fields));
}

function ratesOf({ normalRate, discountedRate }: DraftFields): Rates | null {
  return normalRate ? { normalRate, discountedRate: discountedRate ?? null } : null;
}

/** A draft as the body of `PUT /worker/profile`, or what that would refuse. */
export function asProfile(fields: DraftFields, account: AccountPart) {
  const { weeklyHours: _, ...profile } = fields;
  const parsed = putWorkerProfile.body.safeParse({
    ...profile,
    durations: durationsOf(fields),
  });
  const nameless = (['name', 'lastName'] as const)
    .filter((path) => account[path] === '')
    .map((path) => ({ path, message: 'Required' }));
  const refused = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message: isAbsent(fields, path[0]) ? 'Required' : message,
  }));
  const problem = priceProblemOf(fields);
  const missing: FieldError[] = [...nameless, ...refused, ...(problem ? [problem.field] : [])];
  return { profile: parsed.success ? parsed.data : null, missing };
}

function isAbsent(fields: DraftFields, name: PropertyKey | undefined): boolean {
  const value = Object.entries(fields).find(([key]) => key === name)?.[1];
  return value === undefined || value === null || value === '';
}

const textsOfAbout = [
  'name',
  'lastName',
  'aboutMe',
  'career',
  'idealClient',
  'uniqueValue',
  'challengeStory',
];

/** The steps of the progress tracker. Those that publishing needs go by what it would refuse. */
export function stepsOf(
  fields: DraftFields,
  account: AccountPart,
  {
    missing,
    hasHours,
    hasPlaces,
  }: { missing: readonly FieldError[]; hasHours: boolean; hasPlaces: boolean },
): Draft['steps'] {
  const isFine = (...names: string[]) =>
    !missing.some(({ path }) => names.includes(path.split('.')[0] ?? ''));
  const needed = { isNeeded: true };
  const optional = { isNeeded: false };
  return [
    { step: 'picture', isDone: account.picture !== null, ...optional },
    { step: 'about', isDone: isFine(...textsOfAbout), ...needed },
    { step: 'expertise', isDone: isFine('expertise', 'expertiseTranslated'), ...needed },
    { step: 'languages', isDone: isFine('languages', 'location'), ...needed },
    {
      step: 'hours',
      isDone: hasHours || (fields.weeklyHours ?? []).some(({ ranges }) => ranges.length > 0),
      ...optional,
    },
    { step: 'where', isDone: hasPlaces, ...optional },
    { step: 'price', isDone: isFine('normalRate', 'discountedRate', 'durations'), ...needed },
    { step: 'link', isDone: account.username !== null, ...optional },
    { step: 'verification', isDone: Boolean(fields.partnerId), ...optional },
  ];
}

/** What each duration costs a client and what of it the expert receives (fee-1, draft-4). */
export function earningsOf(fields: DraftFields, fees: Fees): Draft['price']['earnings'] {
  const rates = ratesOf(fields);
  if (!rates || priceProblemOf(fields)) return [];
  const { normalRate, discountedRate } = rates;
  return policy.slot.durationsMinutes
    .filter((minutes) => durationsOf(fields).includes(minutes))
    .map((durationMinutes) => ({
      durationMinutes,
      normal: earningOf(priceOfDuration(normalRate, durationMinutes), fees),
      firstMeeting:
        discountedRate && earningOf(priceOfDuration(discountedRate, durationMinutes), fees),
    }));
}

function earningOf(price: Money, fees: Fees) {
  const { currency } = price;
  const { platform, partner, provider } = splitFees(price.amount, fees);
  return {
    price,
    fees: { amount: platform + partner, currency },
    receives: { amount: provider, currency },
  };
}

/** A rate per hour whose price for `minutes` is the smallest price, rounded up (money-3). */
function leastRate(smallestPrice: number, minutes: number): number {
  return Math.ceil((smallestPrice * 60) / minutes);
}

/** The smallest rates and prices, one a currency. */
export function leastOf(fields: DraftFields): { leastRates: Money[]; leastPrices: Money[] } {
  const shortest = Math.min(...durationsOf(fields));
  return {
    leastRates: currencies.map((currency) => ({
      amount: leastRate(minimumPrices[currency], shortest),
      currency,
    })),
    leastPrices: currencies.map((currency) => ({ amount: minimumPrices[currency], currency })),
  };
}
