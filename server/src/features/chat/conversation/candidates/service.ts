import type { Recommendation } from '@puente/contract/chat';
import type { Currency } from '@puente/contract/policy';
import type { Context } from '../../../../context.ts';
import { nextFreeSlots } from '../../../availability/service.ts';
import { whomMet } from '../../../booking/quote/service.ts';
import { findSmallestPackages } from '../../../offering/service.ts';
import { getPublicProfiles } from '../../../provider/service.ts';
import type { Filters } from '../../filters/rules.ts';
import { timeQueryOf } from '../../filters/time-query.ts';
import type { Match } from '../../matching/service.ts';
import type { Candidate } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

/** Who asks, and for which time. */
type Asked = { currency: Currency; timezone: string; clientId: string | null; filters: Filters };

/** Matches with what their profiles and calendars say now. */
export async function loadCandidates(
  context: Deps,
  search: Asked,
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

/** Tells of the smallest package beside the price of a meeting. */
export async function withPackages(
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
