import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import { conceptById } from '../lexicon/lexicon.ts';
import {
  profileVector,
  type Query,
  queryVector,
  scoreOf,
  searchTerms,
  sharedConcepts,
  telling,
} from './rules.ts';
import { findCandidates, insertIntoSearch, readTexts, removeFromSearch } from './store.ts';

/** One verified expert who fits a goal; `reason` is a sentence in the goal's language. */
export type Match = { providerId: string; score: number; reason: string };

/** How many of each term the short walk takes, and how many the whole vector ranks. */
const perTerm = 120;
const ranked = 200;
/** Concepts named in a reason. */
const namedReasons = 2;

/** Language of a text (`otherwise` where nothing tells) and whether it names something to look for. */
export const hear = (
  text: string,
  otherwise: Language,
): { language: Language; hasGoal: boolean } => {
  const query = queryVector(text, otherwise);
  return { language: query.language, hasGoal: query.isTold };
};

const reasonFor = (query: Query, concepts: readonly string[]): string => {
  const texts = query.language === 'es' ? spanish : english;
  const labels = concepts
    .slice(0, namedReasons)
    .flatMap((id) => conceptById.get(id)?.label[query.language] ?? []);
  return labels.length === 0 ? texts.reason.words : texts.reason.concepts(labels);
};

/**
 * Verified experts for a goal, best first, within the partner's group when one is given: a short
 * walk picks candidates, the whole vector ranks them.
 */
export const findExperts = async (
  context: Pick<Context, 'db'>,
  wanted: { goal: string; language: Language; partnerId: string | null; limit: number },
): Promise<Match[]> => {
  const query = queryVector(wanted.goal, wanted.language);
  const candidates = await findCandidates(context.db, {
    terms: searchTerms(query),
    partnerId: wanted.partnerId,
    perTerm,
    limit: ranked,
  });
  return candidates
    .map(({ provider_id: providerId, vector }) => ({
      providerId,
      vector,
      score: scoreOf(query, vector),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted.limit)
    .map(({ providerId, vector, score }) => ({
      providerId,
      score,
      reason: reasonFor(query, sharedConcepts(query, vector)),
    }));
};

/** Reads a saved profile into the search, or out of it; in the transaction that saved it. */
export const indexProfile = async (tx: Tx, providerId: string): Promise<void> => {
  await removeFromSearch(tx, providerId);
  const profile = await readTexts(tx, providerId);
  if (!profile?.isVerified || profile.partnerId === null) return;
  const vector = profileVector(profile);
  const provider = { id: providerId, partnerId: profile.partnerId };
  await insertIntoSearch(tx, provider, vector, telling(vector));
};
