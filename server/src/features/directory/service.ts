import type { DirectoryCard, findExperts as endpoint } from '@puente/contract/directory';
import type { Call } from '@puente/contract/endpoint';
import type { Currency } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { nextFreeMinutes } from '../availability/service.ts';
import { instantOf } from '../availability/zone/rules.ts';
import { whomMet } from '../booking/quote/service.ts';
import { findCrisis } from '../chat/crisis/rules.ts';
import { emergencyLinesFor } from '../chat/emergency/rules.ts';
import { timeQueryOf } from '../chat/filters/time-query.ts';
import { findExperts, honest } from '../chat/matching/service.ts';
import { findFace } from '../partner/service.ts';
import { type ListedExpert, listExperts } from '../provider/listing/service.ts';
import { usualPrice } from '../provider/rules.ts';
import { getPublicProfiles } from '../provider/service.ts';
import { costsFor } from './cost/service.ts';
import {
  type Candidate,
  counted,
  hasWords,
  isOfGroup,
  narrowed,
  type Narrowing,
  pageOf,
  plainWords,
  readCursor,
  whenOf,
} from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

type Reply = Call<typeof endpoint>['reply'];

export type Query = z.output<(typeof endpoint)['query']>;

/** Prices are compared in it where neither the person nor the link names a currency. */
const usualCurrency: Currency = 'USD';

/** How many of the best matches for words are looked at. */
const mostMatches = 120;

/** The published experts that a query asks for, a page of them, and how many there are of what. */
export async function findPage(context: Deps, actor: Actor, asked: Query): Promise<Reply> {
  const partner = asked.partner === undefined ? null : await askedPartner(context, asked.partner);
  const query = partner ? { ...asked, partner: partner.slug } : asked;
  const danger = query.q ? findCrisis(query.q) : null;
  const emergencyLines = danger
    ? emergencyLinesFor(danger.kind, zoneOf(query, actor), languageOf(actor))
    : [];
  const viewer = viewerOf(context, actor, query);
  const listed = danger?.tier === 'sure' ? [] : await listExperts(context);
  const { found, isNearest } = await matching(context, listed, query, languageOf(actor));
  const by: Narrowing = { ...query, maxCost: query.maxPrice };
  const { day, sort = query.q ? 'fit' : 'next' } = query;
  const isPriced = by.maxCost !== undefined || sort === 'price';
  const compared = query.priceCurrency ?? viewer.currency ?? usualCurrency;
  const currencies = { shown: viewer.currency, compared };
  const cost = isPriced ? await costsFor(context, currencies, await viewer.metBy('all')) : null;
  const candidates = found.map(({ expert, rank }): Known => ({
    expert,
    rank,
    cost: cost?.(expert) ?? 0,
    nextFree: null,
  }));
  // Everybody's time is needed to count by a day, and that of those who fit to order by it.
  const toAsk = day ? candidates : sort === 'next' ? narrowed(candidates, by) : [];
  const free = await freeTimes(context, toAsk, query, zoneOf(query, actor));
  for (const candidate of toAsk) candidate.nextFree = free.get(candidate.expert.id) ?? null;
  const fitting = narrowed(candidates, by);
  const { page, nextCursor } = pageOf(fitting, sort, {
    shown: readCursor(query.cursor),
    limit: query.limit,
    most: policy.directory.maxShown,
  });
  return {
    experts: await cardsOf(context, page, viewer, day !== undefined),
    total: fitting.length,
    partner,
    isNearest: isNearest && fitting.length > 0,
    counts: countsOf(candidates, by, partner),
    emergencyLines,
    nextCursor,
  };
}

type Known = Candidate<ListedExpert>;

type Viewer = ReturnType<typeof viewerOf>;

async function askedPartner(context: Deps, named: string): Promise<Reply['partner']> {
  const partner = await findFace(context, named);
  return partner && { id: partner.id, slug: partner.slug, name: partner.name };
}

function languageOf(actor: Actor) {
  return actor.kind === 'client' ? actor.language : 'en';
}

function zoneOf({ timezone }: Query, actor: Actor): string {
  return timezone ?? (actor.kind === 'client' ? actor.timezone : 'UTC');
}

function viewerOf({ db }: Deps, actor: Actor, query: Query) {
  const own = actor.kind === 'client' ? actor.currency : undefined;
  return {
    currency: query.targetCurrency ?? own,
    /** Whom of these, or of all, they have met. */
    metBy: async (ids: readonly string[] | 'all'): Promise<ReadonlySet<string>> =>
      actor.kind === 'client' ? whomMet(db, actor.userId, ids) : new Set(),
  };
}

/**
 * Those whom the words find, best first: by name, then by what they help with. The matchmaker knows
 * verified experts alone; the others are found by the words of name and expertise.
 */
async function matching(
  context: Deps,
  listed: readonly ListedExpert[],
  { q, partner }: Query,
  language: 'en' | 'es',
): Promise<{ found: { expert: ListedExpert; rank: number }[]; isNearest: boolean }> {
  if (!q) return { found: listed.map((expert) => ({ expert, rank: 0 })), isNearest: false };
  const group = listed.find((expert) => isOfGroup(expert, partner))?.partner?.id ?? null;
  const best = await findExperts(context, {
    ...{ goal: q, language, limit: mostMatches },
    partnerId: partner === undefined ? null : group,
  });
  const { isNearest, matches } = honest(best);
  const ranks = new Map(matches.map(({ providerId }, at) => [providerId, at + 1]));
  const asked = plainWords(q);
  const found = listed.flatMap((expert) => {
    const rank = hasWords(wordsOf(expert), asked) ? 0 : ranks.get(expert.id);
    return rank === undefined ? [] : { expert, rank };
  });
  return { found, isNearest: isNearest && !found.some(({ rank }) => rank === 0) };
}

/** Taken apart once, as long as an expert stays as they are. */
const knownWords = new WeakMap<ListedExpert, string[]>();

/** The words that somebody is found by beside the matchmaker, who knows verified experts alone. */
function wordsOf(expert: ListedExpert): string[] {
  const known = knownWords.get(expert);
  if (known) return known;
  const { name, lastName, expertise, expertiseTranslated, isVerified } = expert;
  const texts = isVerified ? [name, lastName] : [name, lastName, expertise, expertiseTranslated];
  const words = plainWords(texts.join(' '));
  knownWords.set(expert, words);
  return words;
}

async function freeTimes(
  context: Deps,
  candidates: readonly Known[],
  { day }: Query,
  timezone: string,
) {
  const when = day ? timeQueryOf(whenOf(day), context.clock.now(), timezone) : {};
  return nextFreeMinutes(
    context,
    candidates.map(({ expert }) => expert.calendar),
    when,
  );
}

/** How many there would be with each field, language and partner, the other filters as they are. */
function countsOf(
  candidates: readonly Known[],
  by: Narrowing,
  asked: Reply['partner'],
): Reply['counts'] {
  const fields = narrowed(candidates, by, 'field').map(({ expert }) => expert.field);
  const languages = narrowed(candidates, by, 'language').flatMap(({ expert }) => expert.languages);
  const groups = narrowed(candidates, by, 'partner').flatMap(({ expert }) => expert.partner ?? []);
  const partners = new Map(groups.map((partner) => [partner.id, partner]));
  const isWithoutAny = asked !== null && !partners.has(asked.id);
  return {
    fields: counted(fields).map(({ value, count }) => ({ field: value, count })),
    languages: counted(languages).map(({ value, count }) => ({ language: value, count })),
    partners: [
      ...counted(groups.map(({ id }) => id)).flatMap(({ value, count }) => {
        const partner = partners.get(value);
        return partner ? [{ partner, count }] : [];
      }),
      ...(isWithoutAny ? [{ partner: asked, count: 0 }] : []),
    ],
  };
}

/** The page's experts with all that a list shows, with the time on the asked day where one is. */
async function cardsOf(
  context: Deps,
  page: readonly Known[],
  viewer: Viewer,
  isOnDay: boolean,
): Promise<DirectoryCard[]> {
  const ids = page.map(({ expert }) => expert.id);
  const met = await viewer.metBy(ids);
  const profiles = await getPublicProfiles(context, ids, { currency: viewer.currency, met });
  return page.flatMap(({ expert, nextFree }) => {
    const profile = profiles.get(expert.id);
    if (!profile) return [];
    const onDay = nextFree === null ? null : instantOf(nextFree).toString();
    return cardOf(profile, isOnDay ? onDay : profile.nextFree) ?? [];
  });
}

function cardOf(profile: PublicProfile, nextFree: string | null): DirectoryCard | null {
  const usual = usualPrice(profile.prices);
  if (!usual) return null;
  const { id, username, name, lastName, profilePicture, expertise, field, languages } = profile;
  const { expertiseTranslated } = profile;
  const { location, inPerson, isVerifiedProvider, partner, verifiedAt, exchange, stars } = profile;
  return {
    ...{ id, username, name, lastName, profilePicture, expertise, field, languages },
    expertiseTranslated,
    ...{ location, inPerson, isVerifiedProvider, partner, verifiedAt, exchange, stars },
    ...usual,
    nextFree,
  };
}
