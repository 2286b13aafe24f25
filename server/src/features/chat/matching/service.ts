import type { Recommendation } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import type { Sweep } from '../../../jobs/job.ts';
import { detectLanguage } from '../language/detect.ts';
import {
  type Answers,
  corrected,
  fieldOf,
  indexTerms,
  profileVector,
  type Vector,
} from './profile.ts';
import { setFoundField } from '../../provider/service.ts';
import { whoIsNear } from './nearness.ts';
import { queryOf, type Query } from './query.ts';
import { namesMet, searchTerms, unknownWords, withSpellings } from './search-terms.ts';
import { expertiseIn, quoteFor, sentencesToQuote } from './reasons.ts';
import { weighAll } from './score.ts';
import { floor, readHouse, scoresOf } from './somebody.ts';
import {
  findCandidates,
  findSpellings,
  insertIntoSearch,
  readAnswers,
  readTexts,
  removeFromSearch,
  takeOutdated,
  takeWithoutField,
} from './store.ts';

export { floor } from './somebody.ts';

/**
 * One verified expert for a goal; `score` is how likely they are of real use, 0 to 1, and `isNear`
 * whether they come near it where nobody is.
 */
export type Match = { providerId: string; score: number; isNear: boolean };

/** Why somebody is shown: a quote, and its language where that isn't the reader's. */
export type Reason = Pick<Recommendation, 'reason' | 'reasonLanguage'>;

type Wanted = { goal: string; language: Language };

/** Experts who are much less likely of use than the best one are left out. */
export const besideBest = 0.85;

/**
 * The matches that may be shown: those of real use, or where nobody is, the nearest ones (chat-10).
 * Empty where nobody comes near.
 */
export function honest(matches: readonly Match[]): { isNearest: boolean; matches: Match[] } {
  const best = matches[0]?.score ?? 0;
  const isNearest = best < floor;
  const shown = isNearest ? matches.filter(({ isNear }) => isNear) : matches;
  const least = Math.max(isNearest ? 0 : floor, (shown[0]?.score ?? 0) * besideBest);
  return { isNearest, matches: shown.filter(({ score }) => score >= least) };
}

/** How many candidates the index gives per term, and how many of them are ranked. */
const perTerm = 100;

const ranked = 120;

/**
 * Language of a text (`otherwise` when it can't be told), whether it tells a goal, and names one, and how
 * likely it is of the likeliest field of life, 0 to 1.
 */
export function parseQuery(
  lexicon: ReturnType<Context['lexicon']>,
  text: string,
  otherwise: Language,
): { language: Language; hasGoal: boolean; isNamed: boolean; certainty: number } {
  const { language, isTold, isNamed, likely } = queryOf(lexicon, text, otherwise);
  const fields = new Map<string, number>();
  for (const [id, share] of likely) {
    const field = lexicon.concepts.get(id)?.field ?? '';
    fields.set(field, (fields.get(field) ?? 0) + share);
  }
  return { language, hasGoal: isTold, isNamed, certainty: Math.max(0, ...fields.values()) };
}

/**
 * Verified experts for a goal, best first, within the partner's group when one is given: the index
 * picks candidates, the whole vectors rank them.
 */
export async function findExperts(
  context: Pick<Context, 'db' | 'lexicon'>,
  wanted: Wanted & { partnerId: string | null; limit: number },
): Promise<Match[]> {
  const lexicon = context.lexicon();
  const query = await readGoal(context, wanted);
  const candidates = await findCandidates(context.db, {
    terms: searchTerms(lexicon, query),
    ...namesMet(query),
    partnerId: wanted.partnerId,
    perTerm,
    limit: ranked,
  });
  const profiles = candidates.map(({ vector }) => vector);
  const scores = scoresOf(readHouse(lexicon, query, profiles), weighAll(lexicon, query, profiles));
  const near = whoIsNear(lexicon, query, profiles);
  return candidates
    .map(({ provider_id: providerId }, at) => ({
      providerId,
      score: scores[at] ?? 0,
      isNear: near[at] ?? false,
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted.limit);
}

/** The query of a goal; words that nobody has stand for those that are spelt like them. */
async function readGoal(
  { db, lexicon }: Pick<Context, 'db' | 'lexicon'>,
  { goal, language }: Wanted,
): Promise<Query> {
  const query = queryOf(lexicon(), goal, language);
  const unknown = unknownWords(query);
  return unknown.length === 0 ? query : withSpellings(query, await findSpellings(db, unknown));
}

/**
 * Why each of these experts was found for a goal, in the language of the goal: what they say
 * themselves, in that language where they said it so. Nothing is claimed that isn't in the profile.
 * Of those found by meaning no words tell which sentence it was: their expertise is quoted.
 */
export async function explainMatches(
  context: Pick<Context, 'db' | 'lexicon'>,
  wanted: Wanted & { byMeaning?: ReadonlySet<string> },
  providerIds: readonly string[],
): Promise<Map<string, Reason>> {
  const lexicon = context.lexicon();
  const query = await readGoal(context, wanted);
  const reasons = new Map<string, Reason>();
  for (const id of providerIds) {
    const texts = await readTexts(context.db, id);
    if (!texts) continue;
    const quote = wanted.byMeaning?.has(id) ? null : quoteFor(lexicon, query, texts);
    reasons.set(id, reasonOf(quote ?? expertiseIn(texts, query.language), query.language));
  }
  return reasons;
}

/** A quote as a reason for readers of a language, who are told where it isn't in theirs. */
export function reasonOf(quote: string, language: Language): Reason {
  const { reason } = language === 'es' ? spanish : english;
  const reasonLanguage = detectLanguage(quote, language);
  return reasonLanguage === language
    ? { reason: reason.quote(quote) }
    : { reason: reason.foreign(quote), reasonLanguage };
}

/** The sentences of each of these experts that may stand as a reason. */
export async function readQuotable(
  { db }: Pick<Context, 'db'>,
  providerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const sentences = new Map<string, string[]>();
  for (const id of providerIds) {
    const texts = await readTexts(db, id);
    if (texts) sentences.set(id, sentencesToQuote(texts));
  }
  return sentences;
}

/** What is read in a profile, and what its expert answered to that; null for nobody's profile. */
export async function readProfile(
  { lexicon }: Pick<Context, 'lexicon'>,
  db: Executor,
  providerId: string,
): Promise<{ read: Vector; answers: Answers } | null> {
  const texts = await readTexts(db, providerId);
  if (!texts) return null;
  return { read: profileVector(lexicon(), texts), answers: await readAnswers(db, providerId) };
}

/** Why each of these was shown before, where the profile still says it; else their expertise. */
export async function reasonsStillTrue(
  context: Pick<Context, 'db'>,
  shown: readonly { providerId: string; reason: string }[],
  language: Language,
): Promise<Map<string, Reason>> {
  const reasons = new Map<string, Reason>();
  for (const { providerId, reason } of shown) {
    const texts = await readTexts(context.db, providerId);
    if (!texts) continue;
    const quote = quoteIn(reason);
    const said = Object.values(texts).filter((text) => typeof text === 'string');
    const bare = quote?.replaceAll(/^…|…$/gu, '') ?? null;
    const isSaid = bare !== null && said.some((text) => text.includes(bare));
    const words = isSaid && quote !== null ? quote : expertiseIn(texts, language);
    reasons.set(providerId, reasonOf(words, language));
  }
  return reasons;
}

/** What a reason quotes, with the marks of what was cut. */
function quoteIn(reason: string): string | null {
  return /[“«](.+)[”»]$/su.exec(reason)?.[1] ?? null;
}

/** Takes a profile out of the search, in the transaction that empties it. */
export async function unindexProfile(tx: Tx, providerId: string): Promise<void> {
  await removeFromSearch(tx, providerId);
}

/**
 * Finds the field of a saved profile and adds it to the search index, or removes it from there where
 * it isn't verified, in the transaction that saved it.
 */
export async function indexProfile(
  { lexicon: open }: Pick<Context, 'lexicon'>,
  tx: Tx,
  providerId: string,
): Promise<void> {
  await removeFromSearch(tx, providerId);
  const profile = await readTexts(tx, providerId);
  if (!profile) return;
  const lexicon = open();
  const read = profileVector(lexicon, profile);
  const vector = corrected(read, await readAnswers(tx, providerId));
  await setFoundField(tx, providerId, fieldOf(lexicon, vector));
  if (!profile.isVerified || profile.partnerId === null) return;
  const { partnerId } = profile;
  const terms = indexTerms(vector);
  await insertIntoSearch(tx, {
    id: providerId,
    partnerId,
    vector,
    terms,
    version: lexicon.version,
  });
}

/** Profiles indexed again in one run of the sweep, each in its own transaction. */
const rereadBatch = 20;

/**
 * Indexes profiles again that were indexed with an older lexicon, or before fields were known, a few
 * in each run.
 */
export const rereadProfiles: Sweep = {
  name: 'chat.reread-profiles',
  run: async (context) => {
    const { db, lexicon } = context;
    const { version } = lexicon();
    for (let done = 0; done < rereadBatch; done += 1) {
      const isDone = await db.transaction().execute(async (tx) => {
        const providerId = (await takeOutdated(tx, version)) ?? (await takeWithoutField(tx));
        if (providerId === null) return true;
        await indexProfile(context, tx, providerId);
        return false;
      });
      if (isDone) return;
    }
  },
};
