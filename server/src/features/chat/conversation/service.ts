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
import { getPublicProfiles } from '../../provider/service.ts';
import type { Filters } from '../filters/rules.ts';
import { explainMatches, findExperts, honest, type Match } from '../matching/service.ts';
import { timeQueryOf } from '../filters/when.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

export type Search = {
  goal: string;
  filters: Filters;
  language: Language;
  currency: Currency;
  timezone: string;
  partnerId: string | null;
  /** Who asks, where that is known: the price of a first meeting is for first meetings. */
  clientId: string | null;
  /** Shown before in this thread. */
  shown: readonly Recommendation[];
};

export type FilterName = 'budget' | 'cheaper' | 'language' | 'inPerson' | 'when' | 'others';

export type Found = {
  recommendations: Recommendation[];
  /** Nobody does what was asked for; these come nearest. */
  isNearest: boolean;
  /** When nobody fits: how many would without one filter, for each filter that matters. */
  withoutFilter: { filter: FilterName; count: number }[];
};

/** How many of the best matches are filtered. */
const candidates = 60;

/** So few who only come near are shown: they aren't what was asked for. */
const mostNearest = 2;

/** Up to three verified experts who fit a goal and its filters, or the filters nobody meets. */
export async function findRecommendations(context: Deps, search: Search): Promise<Found> {
  const { goal, language, partnerId } = search;
  const found = await findExperts(context, { goal, language, partnerId, limit: candidates });
  const { isNearest, matches } = honest(found);
  const all = await loadCandidates(context, search, matches);
  const rates = await readRates(context);
  const inOne = costIn(search.currency, rates);
  const tests = testsFor(search, rates);
  const fitting = all.filter((candidate) => tests.every((test) => test.fits(candidate)));
  if (search.filters.isCheaper && search.shown.length === 0)
    fitting.sort(
      (one, other) => inOne(priceOf(one.profile)?.price) - inOne(priceOf(other.profile)?.price),
    );
  const chosen = fitting.slice(0, isNearest ? mostNearest : policy.chat.maxRecommendations);
  const reasons = await explainMatches(
    context,
    { goal, language },
    chosen.map(({ match }) => match.providerId),
  );
  const recommendations = chosen.flatMap((candidate) => present(candidate, reasons));
  const withoutFilter = tests.map(({ filter }) => {
    const others = tests.filter((test) => test.filter !== filter);
    const count = all.filter((candidate) => others.every((test) => test.fits(candidate))).length;
    return { filter, count };
  });
  return {
    recommendations,
    isNearest,
    withoutFilter: recommendations.length > 0 ? [] : withoutFilter.filter(({ count }) => count > 0),
  };
}

async function loadCandidates(
  context: Deps,
  search: Search,
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

/** Converts prices to one currency, to compare them. */
function costIn(currency: Currency, rates: Rates) {
  return (price: Money | undefined): number =>
    price ? convert(price, currency, rates.rate(price.currency, currency)).amount : Infinity;
}

function testsFor({ filters, shown, currency }: Search, rates: Rates): Test[] {
  const { budget, language } = filters;
  const inOne = costIn(currency, rates);
  const cost = (candidate: Candidate) => inOne(priceOf(candidate.profile)?.price);
  const cheapest = Math.min(...shown.map((card) => inOne(card.price)));
  const shownIds = new Set(shown.map((card) => card.providerId));
  const tests: (Test | false)[] = [
    budget !== undefined && {
      filter: 'budget',
      fits: (candidate) => cost(candidate) <= inOne(budget),
    },
    filters.isCheaper === true &&
      shown.length > 0 && { filter: 'cheaper', fits: (candidate) => cost(candidate) < cheapest },
    language !== undefined && {
      filter: 'language',
      fits: ({ profile }) => profile.languages.includes(language),
    },
    filters.isInPerson === true && { filter: 'inPerson', fits: ({ profile }) => profile.inPerson },
    filters.when !== undefined && { filter: 'when', fits: ({ nextFree }) => nextFree !== null },
    filters.isOthers === true && {
      filter: 'others',
      fits: ({ match }) => !shownIds.has(match.providerId),
    },
  ];
  return tests.filter((test) => test !== false);
}

function priceOf(profile: PublicProfile) {
  return profile.prices.find((price) => price.durationMinutes === 60) ?? profile.prices[0];
}

function present(
  { match, profile, nextFree }: Candidate,
  reasons: ReadonlyMap<string, string>,
): Recommendation[] {
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
      verifiedAt: profile.verifiedAt,
      expertise: profile.expertise,
      reason: reasons.get(match.providerId) ?? profile.expertise,
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
}
