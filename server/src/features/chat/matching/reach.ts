import type { Language } from '@puente/contract/policy';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Vector } from './profile.ts';
import { queryOf } from './query.ts';
import { unknownWords } from './search-terms.ts';
import { weighAll } from './score.ts';
import { mostBeside } from './somebody.ts';
import { besideBest, findExperts, floor, honest } from './service.ts';
import { findVector } from './store.ts';

export type Sought = { goal: string; language: Language; partnerId: string | null };

/** Who is recommended for a goal now, by the matching and the floor of the chat (chat-10). */
export async function whoIsRecommended(
  context: Pick<Context, 'db' | 'lexicon'>,
  sought: Sought,
): Promise<string[]> {
  const limit = policy.chat.maxRecommendations;
  const { isNearest, matches } = honest(await findExperts(context, { ...sought, limit }));
  return isNearest ? [] : matches.map(({ providerId }) => providerId);
}

/** What the profile of an expert in the search is about; null for anybody else. */
export function profileOf({ db }: Pick<Context, 'db'>, providerId: string): Promise<Vector | null> {
  return findVector(db, providerId);
}

/**
 * False when this profile certainly isn't recommended for a goal, which the profile alone tells.
 * Only beside other experts can it be less likely of use than it is here.
 */
export function isWithinReach(
  lexicon: Lexicon,
  { goal, language }: Pick<Sought, 'goal' | 'language'>,
  profile: Vector,
): boolean {
  const query = queryOf(lexicon, goal, language);
  // Words that only profiles may know are looked up in the database.
  if (unknownWords(query).length > 0) return true;
  const [evidence] = weighAll(lexicon, query, [profile]);
  if (!evidence) return false;
  return [0, 1].some(
    (resemblesMost) => mostBeside({ ...evidence, resemblesMost }, besideBest) >= floor,
  );
}
