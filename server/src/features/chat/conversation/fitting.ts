import type { Recommendation } from '@puente/contract/chat';
import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import { convert } from '../../../lib/money.ts';
import type { Rates } from '../../currency/rules.ts';
import { isExcluded } from '../filters/exclusions.ts';
import { statedGender } from '../filters/person.ts';
import { isInPlace } from '../filters/place.ts';
import type { Filters } from '../filters/rules.ts';
import { type Candidate, priceOf } from './candidates/rules.ts';
import { bestOffer } from './offers.ts';

export type FilterName =
  | 'budget'
  | 'cheaper'
  | 'language'
  | 'inPerson'
  | 'place'
  | 'gender'
  | 'when'
  | 'others'
  | 'not';

/** A wish that somebody meets or not. */
export type Test = { filter: FilterName; fits: (candidate: Candidate) => boolean };

export type CostOf = (price: Money | undefined) => number;

/** Converts prices to one currency, to compare them. */
export function costIn(currency: Currency, rates: Rates): CostOf {
  return (price) =>
    price ? convert(price, currency, rates.rate(price.currency, currency)).amount : Infinity;
}

/** The most that may be paid: under a price is less than it. */
export function mostOf({ budget, isUnder }: Filters, inOne: CostOf): number {
  return inOne(budget) - (isUnder ? 1 : 0);
}

/** What the wishes are measured by. */
type Wished = {
  filters: Filters;
  currency: Currency;
  shown: readonly Recommendation[];
  seen: readonly Recommendation[];
};

/** One test for each wish. */
export function testsFor({ filters, shown, seen, currency }: Wished, rates: Rates): Test[] {
  const { budget, language, cheaperThan, place, gender, without, withoutPeople } = filters;
  const inOne = costIn(currency, rates);
  const cost = (candidate: Candidate) => inOne(priceOf(candidate.profile)?.price);
  const firstCost = ({ profile }: Candidate) => {
    const price = priceOf(profile);
    return inOne(price?.firstBooking ?? price?.price);
  };
  const cheapest = Math.min(...shown.map((card) => inOne(card.price)));
  const seenIds = new Set([...shown, ...seen].map((card) => card.providerId));
  const tests: (Test | false)[] = [
    budget !== undefined && {
      filter: 'budget',
      fits: ({ profile }) => bestOffer(profile.prices, mostOf(filters, inOne), inOne) !== null,
    },
    cheaperThan !== undefined && {
      filter: 'cheaper',
      fits: (candidate) => firstCost(candidate) < inOne(cheaperThan.price),
    },
    filters.isCheaper === true &&
      shown.length > 0 && { filter: 'cheaper', fits: (candidate) => cost(candidate) < cheapest },
    language !== undefined && {
      filter: 'language',
      fits: ({ profile }) => profile.languages.includes(language),
    },
    filters.isInPerson === true && { filter: 'inPerson', fits: ({ profile }) => profile.inPerson },
    place !== undefined && { filter: 'place', fits: ({ profile }) => isInPlace(profile, place) },
    gender !== undefined && {
      filter: 'gender',
      fits: ({ profile }) => [gender, null].includes(statedGender(profile)),
    },
    filters.when !== undefined && { filter: 'when', fits: ({ nextFree }) => nextFree !== null },
    filters.isOthers === true && {
      filter: 'others',
      fits: ({ match }) => !seenIds.has(match.providerId),
    },
    (without !== undefined || withoutPeople !== undefined) && {
      filter: 'not',
      fits: ({ profile }) =>
        !without?.some((phrase) => isExcluded(profile, phrase)) &&
        !withoutPeople?.some(({ id }) => id === profile.id),
    },
  ];
  return tests.filter((test) => test !== false);
}
