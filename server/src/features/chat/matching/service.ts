import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  indexTerms,
  profileVector,
  type Query,
  queryVector,
  scoreOf,
  searchTerms,
  sharedConcepts,
} from './rules.ts';
import { findCandidates, insertIntoSearch, readTexts, removeFromSearch } from './store.ts';

/** One verified expert who fits a goal; `reason` is a sentence in the goal's language. */
export type Match = { providerId: string; score: number; reason: string };

/** How many candidates the index gives per term, and how many of them are ranked. */
const perTerm = 120;

const ranked = 200;

/** Concepts named in a reason. */
const namedReasons = 2;

/** Language of a text (`otherwise` when it can't be told) and whether it names a goal. */
export function parseQuery(
  lexicon: Lexicon,
  text: string,
  otherwise: Language,
): { language: Language; hasGoal: boolean } {
  const query = queryVector(lexicon, text, otherwise);
  return { language: query.language, hasGoal: query.isTold };
}

/**
 * Verified experts for a goal, best first, within the partner's group when one is given: the index
 * picks candidates, the whole vectors rank them.
 */
export async function findExperts(
  context: Pick<Context, 'db' | 'lexicon'>,
  wanted: { goal: string; language: Language; partnerId: string | null; limit: number },
): Promise<Match[]> {
  const lexicon = context.lexicon();
  const query = queryVector(lexicon, wanted.goal, wanted.language);
  const candidates = await findCandidates(context.db, {
    terms: searchTerms(lexicon, query),
    partnerId: wanted.partnerId,
    perTerm,
    limit: ranked,
  });
  return candidates
    .map(({ provider_id: providerId, vector }) => ({
      providerId,
      vector,
      score: scoreOf(lexicon, query, vector),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted.limit)
    .map(({ providerId, vector, score }) => ({
      providerId,
      score,
      reason: reasonFor(lexicon, query, sharedConcepts(lexicon, query, vector)),
    }));
}

function reasonFor(lexicon: Lexicon, query: Query, concepts: readonly string[]): string {
  const texts = query.language === 'es' ? spanish : english;
  const labels = concepts
    .slice(0, namedReasons)
    .flatMap((id) => lexicon.concepts.get(id)?.label[query.language] ?? []);
  return labels.length === 0 ? texts.reason.words : texts.reason.concepts(labels);
}

/** Takes a profile out of the search, in the transaction that empties it. */
export async function unindexProfile(tx: Tx, providerId: string): Promise<void> {
  await removeFromSearch(tx, providerId);
}

/** Adds a saved profile to the search index or removes it, in the transaction that saved it. */
export async function indexProfile(
  { lexicon }: Pick<Context, 'lexicon'>,
  tx: Tx,
  providerId: string,
): Promise<void> {
  await removeFromSearch(tx, providerId);
  const profile = await readTexts(tx, providerId);
  if (!profile?.isVerified || profile.partnerId === null) return;
  const vector = profileVector(lexicon(), profile);
  const provider = { id: providerId, partnerId: profile.partnerId };
  await insertIntoSearch(tx, provider, vector, indexTerms(vector));
}
