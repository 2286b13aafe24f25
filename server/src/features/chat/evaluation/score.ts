import { people } from '../../../demo/people.ts';
import { roster } from '../../../demo/roster.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { profileVector, queryVector, scoreOf } from '../matching/rules.ts';
import type { Goal } from './goals.ts';

export type Scores = { count: number; hit1: number; hit3: number; mrr: number };
export type Miss = { goal: Goal; ranked: string[]; named: string[] };

const lexicon = loadLexicon(null);

const verified = new Set(roster.filter((expert) => expert.verified).map((expert) => expert.id));
const profiles = people
  .filter(({ id }) => verified.has(id))
  .map((person) => ({ id: person.id, vector: profileVector(lexicon, person) }));

/** Verified demo experts for a goal, best first, by the product's own scoring. */
export const rank = (goal: Pick<Goal, 'text' | 'language'>): string[] => {
  const query = queryVector(lexicon, goal.text, goal.language);
  return profiles
    .map(({ id, vector }) => ({ id, score: scoreOf(lexicon, query, vector) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
};

/** hit@1, hit@3 and mean reciprocal rank over goals, and the goals without a hit in three. */
export const judge = (goals: readonly Goal[]): { scores: Scores; misses: Miss[] } => {
  let [hit1, hit3, mrr] = [0, 0, 0];
  const misses: Miss[] = [];
  for (const goal of goals) {
    const ranked = rank(goal);
    const place = ranked.findIndex((id) => goal.fits.includes(id));
    if (place === 0) hit1 += 1;
    if (place >= 0 && place < 3) hit3 += 1;
    else
      misses.push({
        goal,
        ranked: ranked.slice(0, 3),
        named: queryVector(lexicon, goal.text, goal.language).named.slice(0, 4),
      });
    if (place >= 0) mrr += 1 / (place + 1);
  }
  const count = Math.max(1, goals.length);
  return {
    scores: { count: goals.length, hit1: hit1 / count, hit3: hit3 / count, mrr: mrr / count },
    misses,
  };
};
