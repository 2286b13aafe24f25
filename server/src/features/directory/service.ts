import type { DirectoryCard, findExperts as endpoint } from '@puente/contract/directory';
import type { Call } from '@puente/contract/endpoint';
import type { Currency } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { convert } from '../../lib/money.ts';
import { nextFreeSlots } from '../availability/service.ts';
import { whomMet } from '../booking/quote/service.ts';
import { findCrisis } from '../chat/crisis/rules.ts';
import { emergencyLinesFor } from '../chat/emergency/rules.ts';
import { timeQueryOf } from '../chat/filters/when.ts';
import { findExperts, honest } from '../chat/matching/service.ts';
import { readRates } from '../currency/service.ts';
import { findFace } from '../partner/service.ts';
import { type ListedExpert, listExperts } from '../provider/listing/service.ts';
import { usualPrice } from '../provider/rules.ts';
import { getPublicProfiles } from '../provider/service.ts';
import {
  type Candidate,
  counted,
  hasWords,
  narrowed,
  type Narrowing,
  ordered,
  pageOf,
  readCursor,
  isOfGroup,
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
  const listed = danger?.tier === 'sure' ? [] : await listExperts(context, viewer);
  const { found, isNearest } = await matching(context, listed, query, languageOf(actor));
  const compared = query.priceCurrency ?? viewer.currency ?? usualCurrency;
  const costIn = await costsIn(context, compared);
  const by: Narrowing = { ...query, maxCost: query.maxPrice };
  const { day, sort = query.q ? 'fit' : 'next' } = query;
  const candidates = found.map((expert): Known => ({
    ...expert,
    cost: costIn(expert.usual),
    nextFree: null,
  }));
  // Everybody's time is needed to count by a day, and that of those who fit to order by it.
  const toAsk = day ? candidates : sort === 'next' ? narrowed(candidates, by) : [];
  const free = await freeTimes(context, toAsk, query, zoneOf(query, actor));
  for (const candidate of toAsk) candidate.nextFree = free.get(candidate.id) ?? null;
  const fitting = ordered(narrowed(candidates, by), sort);
  const { page, nextCursor } = pageOf(fitting, readCursor(query.cursor), {
    limit: query.limit,
    most: policy.directory.maxShown,
  });
  return {
    experts: await cardsOf(context, page, viewer, day ? free : null),
    total: fitting.length,
    partner,
    isNearest: isNearest && fitting.length > 0,
    counts: countsOf(candidates, by, partner),
    emergencyLines,
    nextCursor,
  };
}

type Known = Candidate & ListedExpert;

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
    metBy: async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
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
): Promise<{ found: (ListedExpert & { rank: number })[]; isNearest: boolean }> {
  if (!q) return { found: listed.map((expert) => ({ ...expert, rank: 0 })), isNearest: false };
  const group = listed.find((expert) => isOfGroup(expert, partner))?.partner?.id ?? null;
  const best = await findExperts(context, {
    ...{ goal: q, language, limit: mostMatches },
    partnerId: partner === undefined ? null : group,
  });
  const { isNearest, matches } = honest(best);
  const ranks = new Map(matches.map(({ providerId }, at) => [providerId, at + 1]));
  const found = listed.flatMap((expert) => {
    const rank = isMeant(expert, q) ? 0 : ranks.get(expert.id);
    return rank === undefined ? [] : [{ ...expert, rank }];
  });
  return { found, isNearest: isNearest && !found.some(({ rank }) => rank === 0) };
}

function isMeant(expert: ListedExpert, words: string): boolean {
  const { name, lastName, expertise, expertiseTranslated, isVerified } = expert;
  const texts = isVerified ? [name, lastName] : [name, lastName, expertise, expertiseTranslated];
  return hasWords(texts.join(' '), words);
}

/** What a usual meeting costs the person, a first one where it would be one. */
async function costsIn(context: Deps, currency: Currency) {
  const rates = await readRates(context);
  return ({ firstBooking, price }: ListedExpert['usual']): number => {
    const paid = firstBooking ?? price;
    return convert(paid, currency, rates.rate(paid.currency, currency)).amount;
  };
}

async function freeTimes(
  context: Deps,
  candidates: readonly Candidate[],
  { day }: Query,
  timezone: string,
) {
  const when = day ? timeQueryOf(whenOf(day), context.clock.now(), timezone) : {};
  return nextFreeSlots(
    context,
    candidates.map(({ id }) => id),
    when,
  );
}

/** How many there would be with each field, language and partner, the other filters as they are. */
function countsOf(
  candidates: readonly Known[],
  by: Narrowing,
  asked: Reply['partner'],
): Reply['counts'] {
  const fields = narrowed(candidates, by, 'field').map(({ field }) => field);
  const languages = narrowed(candidates, by, 'language').flatMap((one) => one.languages);
  const groups = narrowed(candidates, by, 'partner').flatMap(({ partner }) => partner ?? []);
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

/** The page's experts with all that a list shows; `onDay` is when they are free on the asked day. */
async function cardsOf(
  context: Deps,
  page: readonly Known[],
  viewer: ReturnType<typeof viewerOf>,
  onDay: ReadonlyMap<string, Temporal.Instant | null> | null,
): Promise<DirectoryCard[]> {
  const ids = page.map(({ id }) => id);
  const met = await viewer.metBy(ids);
  const profiles = await getPublicProfiles(context, ids, { currency: viewer.currency, met });
  return page.flatMap(({ id }) => {
    const profile = profiles.get(id);
    if (!profile) return [];
    const { nextFree } = profile;
    return cardOf(profile, onDay ? (onDay.get(id)?.toString() ?? null) : nextFree) ?? [];
  });
}

function cardOf(profile: PublicProfile, nextFree: string | null): DirectoryCard | null {
  const usual = usualPrice(profile.prices);
  if (!usual) return null;
  const { id, username, name, lastName, profilePicture, expertise, field, languages } = profile;
  const { location, inPerson, isVerifiedProvider, partner, verifiedAt, exchange, stars } = profile;
  return {
    ...{ id, username, name, lastName, profilePicture, expertise, field, languages },
    ...{ location, inPerson, isVerifiedProvider, partner, verifiedAt, exchange, stars },
    ...usual,
    nextFree,
  };
}
