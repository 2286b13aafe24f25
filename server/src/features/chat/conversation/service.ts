import type { Recommendation } from '@puente/contract/chat';
import type { Money } from '@puente/contract/money';
import type { Currency, Language } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import { convert } from '../../../lib/money.ts';
import { nextFreeSlots } from '../../availability/service.ts';
import type { Rates } from '../../currency/rules.ts';
import { readRates } from '../../currency/service.ts';
import { getPublicProfiles } from '../../provider/service.ts';
import type { Wishes } from '../constraints/rules.ts';
import { timeQueryOf } from '../constraints/when.ts';

export type Needs = Pick<Context, 'db' | 'clock' | 'rates'>;

/** One verified expert who fits a goal, as the retrieval ranks them. */
export type Match = { providerId: string; score: number; reason: string };

/** The retrieval: verified experts for a goal, best first. */
export type FindMatches = (
  context: Pick<Context, 'db'>,
  query: { goal: string; language: Language; partnerId: string | null; limit: number },
) => Promise<Match[]>;

export type Search = {
  goal: string;
  wishes: Wishes;
  language: Language;
  currency: Currency;
  timezone: string;
  partnerId: string | null;
  /** Shown before in this thread. */
  shown: readonly Recommendation[];
};

export type WishName = 'budget' | 'cheaper' | 'language' | 'inPerson' | 'when' | 'others';

export type Found = {
  recommendations: Recommendation[];
  /** Where nobody fits: how many would without one wish, for each wish that keeps somebody out. */
  withoutWish: { wish: WishName; count: number }[];
};

/** How many of the best matches the wishes choose from. */
const candidates = 60;
/** A match this much weaker than the best is no answer to the same goal. */
const weakest = 0.35;

const priceOf = (profile: PublicProfile) =>
  profile.prices.find((price) => price.durationMinutes === 60) ?? profile.prices[0];

type Candidate = { match: Match; profile: PublicProfile; nextFree: Temporal.Instant | null };
type Test = { wish: WishName; fits: (candidate: Candidate) => boolean };

/** What a meeting costs in one currency, to compare: prices may stand in others. */
const costIn =
  (currency: Currency, rates: Rates) =>
  (price: Money | undefined): number =>
    price ? convert(price, currency, rates.rate(price.currency, currency)).amount : Infinity;

const testsFor = ({ wishes, shown, currency }: Search, rates: Rates): Test[] => {
  const { budget, language } = wishes;
  const inOne = costIn(currency, rates);
  const cost = (candidate: Candidate) => inOne(priceOf(candidate.profile)?.price);
  const cheapest = Math.min(...shown.map((card) => inOne(card.price)));
  const shownIds = new Set(shown.map((card) => card.providerId));
  const tests: (Test | false)[] = [
    budget !== undefined && {
      wish: 'budget',
      fits: (candidate) => cost(candidate) <= inOne(budget),
    },
    wishes.isCheaper === true &&
      shown.length > 0 && { wish: 'cheaper', fits: (candidate) => cost(candidate) < cheapest },
    language !== undefined && {
      wish: 'language',
      fits: ({ profile }) => profile.languages.includes(language),
    },
    wishes.isInPerson === true && { wish: 'inPerson', fits: ({ profile }) => profile.inPerson },
    wishes.when !== undefined && { wish: 'when', fits: ({ nextFree }) => nextFree !== null },
    wishes.isOthers === true && {
      wish: 'others',
      fits: ({ match }) => !shownIds.has(match.providerId),
    },
  ];
  return tests.filter((test) => test !== false);
};

const present = ({ match, profile, nextFree }: Candidate): Recommendation[] => {
  const offer = priceOf(profile);
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
      expertise: profile.expertise,
      reason: match.reason,
      languages: profile.languages,
      inPerson: profile.inPerson,
      durationMinutes: offer.durationMinutes,
      price: offer.price,
      firstBookingPrice: offer.firstBooking,
      exchange: profile.exchange,
      ownCurrency: offer.ownCurrency,
      nextFree: nextFree?.toString() ?? profile.nextFree,
    },
  ];
};

const loadCandidates = async (
  context: Needs,
  search: Search,
  matches: readonly Match[],
): Promise<Candidate[]> => {
  const ids = matches.map((match) => match.providerId);
  const profiles = await getPublicProfiles(context, ids, search.currency);
  const { when } = search.wishes;
  const free = when
    ? await nextFreeSlots(context, ids, timeQueryOf(when, context.clock.now(), search.timezone))
    : null;
  return matches.flatMap((match) => {
    const profile = profiles.get(match.providerId);
    if (!profile) return [];
    const next = profile.nextFree === null ? null : Temporal.Instant.from(profile.nextFree);
    return [{ match, profile, nextFree: free ? (free.get(match.providerId) ?? null) : next }];
  });
};

/** Up to three verified experts for a goal under the wishes, or what keeps everybody out. */
export const findRecommendations = async (
  context: Needs,
  search: Search,
  findMatches: FindMatches,
): Promise<Found> => {
  const { goal, language, partnerId } = search;
  const found = await findMatches(context, { goal, language, partnerId, limit: candidates });
  const best = found[0]?.score ?? 0;
  const matches = found.filter((match) => match.score >= best * weakest);
  const all = await loadCandidates(context, search, matches);
  const rates = await readRates(context);
  const inOne = costIn(search.currency, rates);
  const tests = testsFor(search, rates);
  const fitting = all.filter((candidate) => tests.every((test) => test.fits(candidate)));
  if (search.wishes.isCheaper && search.shown.length === 0)
    fitting.sort(
      (one, other) => inOne(priceOf(one.profile)?.price) - inOne(priceOf(other.profile)?.price),
    );
  const recommendations = fitting.slice(0, policy.chat.maxRecommendations).flatMap(present);
  const withoutWish = tests.map(({ wish }) => {
    const others = tests.filter((test) => test.wish !== wish);
    const count = all.filter((candidate) => others.every((test) => test.fits(candidate))).length;
    return { wish, count };
  });
  return {
    recommendations,
    withoutWish: recommendations.length > 0 ? [] : withoutWish.filter(({ count }) => count > 0),
  };
};
