import type { Recommendation } from '@puente/contract/chat';
import type { Currency, Language } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import { readRates } from '../../currency/service.ts';
import { statedGender } from '../filters/person.ts';
import type { Filters } from '../filters/rules.ts';
import { explainMatches, honest, type Match, reasonsStillTrue } from '../matching/service.ts';
import { searchExperts } from '../meaning/service.ts';
import { withPrior } from '../learning/prior/service.ts';
import { byReviews, isOrderedByWish } from './by-reviews.ts';
import { type Candidate, cardOf, priceOf } from './candidates/rules.ts';
import { loadCandidates, withPackages } from './candidates/service.ts';
import { type CostOf, costIn, type FilterName, mostOf, type Test, testsFor } from './fitting.ts';
import { bestOffer, lowestOffer, type Offer } from './offers.ts';
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
  /** When a time keeps everybody out: whose next free time is the first. */
  earliest: { name: string; start: Temporal.Instant } | null;
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
  if (search.filters.isSoonest)
    fitting.sort((one, other) => startOf(one.nextFree) - startOf(other.nextFree));
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
    cardOf(candidate, reasons, offerFor(candidate)?.durationMinutes),
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
    earliest: recommendations.length > 0 ? null : earliestOf(all, tests),
  };
}

function startOf(start: Temporal.Instant | null): number {
  return start?.epochMilliseconds ?? Infinity;
}

/** The first free of the people whom only the wished time excludes. */
function earliestOf(all: readonly Candidate[], tests: readonly Test[]): Found['earliest'] {
  const others = tests.filter(({ filter }) => filter !== 'when');
  if (others.length === tests.length) return null;
  const [first] = all
    .filter((candidate) => others.every((test) => test.fits(candidate)))
    .flatMap(({ profile }) =>
      profile.nextFree === null
        ? []
        : [{ name: fullName(profile), start: Temporal.Instant.from(profile.nextFree) }],
    )
    .toSorted((one, other) => startOf(one.start) - startOf(other.start));
  return first ?? null;
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
  return filters.budget ? bestOffer(profile.prices, mostOf(filters, inOne), inOne) : null;
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
  return candidatesNow.flatMap((candidate) => cardOf(candidate, reasons));
}
