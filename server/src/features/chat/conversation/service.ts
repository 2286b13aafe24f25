import type { Recommendation } from '@puente/contract/chat';
import type { Money } from '@puente/contract/money';
import type { Currency, Language } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import { convert } from '../../../lib/money.ts';
import { nextFreeSlots } from '../../availability/service.ts';
import { whomMet } from '../../booking/quote/service.ts';
import type { Rates } from '../../currency/rules.ts';
import { readRates } from '../../currency/service.ts';
import { findSmallestPackages } from '../../offering/service.ts';
import { getPublicProfiles } from '../../provider/service.ts';
import { isExcluded } from '../filters/exclusions.ts';
import { statedGender } from '../filters/person.ts';
import { isInPlace } from '../filters/place.ts';
import type { Filters } from '../filters/rules.ts';
import {
  explainMatches,
  honest,
  type Match,
  type Reason,
  reasonsStillTrue,
} from '../matching/service.ts';
import { searchExperts } from '../meaning/service.ts';
import { withPrior } from '../learning/prior/service.ts';
import { timeQueryOf } from '../filters/when.ts';
import { bestOffer, lowestOffer, type Offer } from './offers.ts';
import { byReviews, isOrderedByWish } from './by-reviews.ts';
import { fullName } from './table/table.ts';

type Deps = Pick<
  Context,
  'db' | 'clock' | 'rates' | 'lexicon' | 'config' | 'embeddings' | 'alarms' | 'quietLog'
>;

export type Search = {
  goal: string;
  /** The goal without the details that were told later. */
  core?: string | undefined;
  filters: Filters;
  language: Language;
  currency: Currency;
  timezone: string;
  partnerId: string | null;
  /** Who asks, where that is known: the price of a first meeting is for first meetings. */
  clientId: string | null;
  /** The last choice that was shown, which "cheaper" is measured by. */
  shown: readonly Recommendation[];
  /** Everybody shown in this thread. */
  seen: readonly Recommendation[];
};

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

/** What somebody costs in the meeting that a budget is for. */
export type Fit = { name: string; offer: Offer };

export type Found = {
  recommendations: Recommendation[];
  /** How many fit, shown or not, and how many would without the filters. */
  fitting: number;
  matches: number;
  /** Nobody does what was asked for; these come nearest. */
  isNearest: boolean;
  /** Of two matters in one message, who is first for each. */
  each?: readonly [string, string];
  /** Somebody is among them whom words alone wouldn't find. */
  isByMeaning: boolean;
  /** When nobody fits: how many would without one filter, for each filter that matters. */
  withoutFilter: { filter: FilterName; count: number }[];
  /** For a budget: the shorter or first meeting of each recommended person that it pays for. */
  fits: Fit[];
  /** When the budget keeps everybody out: the lowest price there is. */
  cheapest: Fit | null;
};

/** How many of the best matches are filtered. */
const candidates = 60;

/** So few who only come near are shown: they aren't what was asked for. */
const mostNearest = 2;

/** Up to three verified experts who fit a goal and its filters, or the filters nobody meets. */
export async function findRecommendations(context: Deps, search: Search): Promise<Found> {
  const { goal, language } = search;
  const { isNearest, matches, byMeaning } = await matchesFor(context, search);
  const all = await loadCandidates(context, search, matches);
  const rates = await readRates(context);
  const inOne = costIn(search.currency, rates);
  const tests = testsFor(search, rates);
  const fitting = all.filter((candidate) => tests.every((test) => test.fits(candidate)));
  if (search.filters.isCheaper && search.shown.length === 0)
    fitting.sort(
      (one, other) => inOne(priceOf(one.profile)?.price) - inOne(priceOf(other.profile)?.price),
    );
  if (search.filters.gender)
    fitting.sort((one, other) => saidOf(other, search.filters) - saidOf(one, search.filters));
  const first = fitting.slice(0, isNearest ? mostNearest : policy.chat.maxRecommendations);
  const chosen = isOrderedByWish(search.filters) ? first : byReviews(first);
  const offerFor = (candidate: Candidate) => offerOf(candidate.profile, search, inOne);
  const reasons = await explainMatches(
    context,
    { goal, language, byMeaning },
    chosen.map(({ match }) => match.providerId),
  );
  const cards = chosen.flatMap((candidate) =>
    present(candidate, reasons, offerFor(candidate)?.durationMinutes),
  );
  const recommendations = await withPackages(context, cards, search.currency);
  const withoutFilter = tests.map(({ filter }) => {
    const others = tests.filter((test) => test.filter !== filter);
    const count = all.filter((candidate) => others.every((test) => test.fits(candidate))).length;
    return { filter, count };
  });
  return {
    recommendations,
    fitting: fitting.length,
    matches: all.length,
    isNearest,
    isByMeaning: byMeaning.size > 0,
    withoutFilter: recommendations.length > 0 ? [] : withoutFilter.filter(({ count }) => count > 0),
    fits: chosen.flatMap(({ profile }) => {
      const offer = offerOf(profile, search, inOne);
      return offer && !offer.isUsual ? [{ name: fullName(profile), offer }] : [];
    }),
    cheapest: recommendations.length > 0 ? null : cheapestOf(all, tests, inOne),
  };
}

type Ranked = { isNearest: boolean; matches: Match[]; byMeaning: ReadonlySet<string> };

/**
 * The matches that may be shown. Details that were told later choose among those who fit the goal, where
 * somebody does: "she is four and very shy" brings in nobody for shyness.
 */
async function matchesFor(context: Deps, search: Search): Promise<Ranked> {
  const { goal, core, language, partnerId } = search;
  const ranked = async (words: string) => {
    const wanted = { goal: words, language, partnerId, limit: candidates };
    const { matches, byMeaning } = await searchExperts(context, wanted);
    return { found: await withPrior(context, { goal: words, language }, matches), byMeaning };
  };
  const whole = await ranked(goal);
  const told = { ...honest(whole.found), byMeaning: whole.byMeaning };
  if (core === undefined || core === goal) return told;
  const first = await ranked(core);
  const firstTold = { ...honest(first.found), byMeaning: first.byMeaning };
  if (firstTold.isNearest) return told;
  const fitting = new Set(firstTold.matches.map(({ providerId }) => providerId));
  const chosen = told.isNearest
    ? []
    : told.matches.filter(({ providerId }) => fitting.has(providerId));
  return chosen.length > 0 ? { ...told, matches: chosen } : firstTold;
}

/** Who says of themselves to be what is asked for comes first. */
function saidOf({ profile }: Candidate, { gender }: Filters): number {
  return statedGender(profile) === gender ? 1 : 0;
}

/** The offer that the budget pays for; null without a budget. */
function offerOf(profile: PublicProfile, { filters }: Search, inOne: CostOf): Offer | null {
  return filters.budget ? bestOffer(profile.prices, inOne(filters.budget), inOne) : null;
}

/** Of those whom only the price keeps out, the one with the lowest price. */
function cheapestOf(all: readonly Candidate[], tests: readonly Test[], inOne: CostOf): Fit | null {
  const others = tests.filter(({ filter }) => filter !== 'budget' && filter !== 'cheaper');
  if (others.length === tests.length) return null;
  const [first] = all
    .filter((candidate) => others.every((test) => test.fits(candidate)))
    .flatMap(({ profile }) => {
      const offer = lowestOffer(profile.prices, inOne);
      return offer ? [{ name: fullName(profile), offer }] : [];
    })
    .toSorted((one, other) => inOne(one.offer.price) - inOne(other.offer.price));
  return first ?? null;
}

/**
 * Cards that were shown before, as they are now: price, next free time, and the reason as long as
 * the profile says it. Who isn't verified any more, or is gone, is left out.
 */
export async function renewCards(
  context: Deps,
  asker: Pick<Search, 'language' | 'currency' | 'timezone' | 'clientId'>,
  cards: readonly Recommendation[],
): Promise<Recommendation[]> {
  const matches = cards.map(({ providerId }) => ({ providerId, score: 1, isNear: true }));
  const candidatesNow = await loadCandidates(context, { ...asker, filters: {} }, matches);
  const reasons = await reasonsStillTrue(context, cards, asker.language);
  return candidatesNow.flatMap((candidate) => present(candidate, reasons));
}

async function loadCandidates(
  context: Deps,
  search: Pick<Search, 'currency' | 'timezone' | 'clientId' | 'filters'>,
  matches: readonly Match[],
): Promise<Candidate[]> {
  const ids = matches.map((match) => match.providerId);
  const { currency, clientId } = search;
  const met = clientId === null ? new Set<string>() : await whomMet(context.db, clientId, ids);
  const profiles = await getPublicProfiles(context, ids, { currency, met });
  const { when } = search.filters;
  const free = when
    ? await nextFreeSlots(context, ids, timeQueryOf(when, context.clock.now(), search.timezone))
    : null;
  return matches.flatMap((match) => {
    const profile = profiles.get(match.providerId);
    if (!profile) return [];
    const next = profile.nextFree === null ? null : Temporal.Instant.from(profile.nextFree);
    return [{ match, profile, nextFree: free ? (free.get(match.providerId) ?? null) : next }];
  });
}

type Candidate = { match: Match; profile: PublicProfile; nextFree: Temporal.Instant | null };

type Test = { filter: FilterName; fits: (candidate: Candidate) => boolean };

type CostOf = (price: Money | undefined) => number;

/** Converts prices to one currency, to compare them. */
function costIn(currency: Currency, rates: Rates): CostOf {
  return (price) =>
    price ? convert(price, currency, rates.rate(price.currency, currency)).amount : Infinity;
}

function testsFor({ filters, shown, seen, currency }: Search, rates: Rates): Test[] {
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
      fits: ({ profile }) => bestOffer(profile.prices, inOne(budget), inOne) !== null,
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

function priceOf(profile: PublicProfile) {
  return profile.prices.find((price) => price.durationMinutes === 60) ?? profile.prices[0];
}

/** Tells of the smallest package beside the price of a meeting. */
async function withPackages(
  context: Deps,
  cards: readonly Recommendation[],
  currency: Currency,
): Promise<Recommendation[]> {
  const ids = cards.map((card) => card.providerId);
  const packages = await findSmallestPackages(context, ids, currency);
  return cards.map((card) => {
    const alsoPackage = packages.get(card.providerId);
    return alsoPackage ? { ...card, alsoPackage } : card;
  });
}

function present(
  { match, profile, nextFree }: Candidate,
  reasons: ReadonlyMap<string, Reason>,
  durationMinutes?: number,
): Recommendation[] {
  const offer =
    profile.prices.find((price) => price.durationMinutes === durationMinutes) ?? priceOf(profile);
  if (!offer || !profile.isVerifiedProvider) return [];
  return [
    {
      providerId: profile.id,
      username: profile.username,
      name: profile.name,
      lastName: profile.lastName,
      profilePicture: profile.profilePicture,
      isVerifiedProvider: true,
      partner: profile.partner,
      verifiedAt: profile.verifiedAt,
      expertise: profile.expertise,
      expertiseTranslated: profile.expertiseTranslated,
      ...(reasons.get(match.providerId) ?? { reason: profile.expertise }),
      languages: profile.languages,
      inPerson: profile.inPerson,
      durationMinutes: offer.durationMinutes,
      price: offer.price,
      firstBookingPrice: offer.firstBooking,
      exchange: profile.exchange,
      ownCurrency: offer.ownCurrency,
      nextFree: nextFree?.toString() ?? profile.nextFree,
      stars: profile.stars,
    },
  ];
}
