import { expertFields } from '@puente/contract/policy/browsing';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Vector } from './profile.ts';
import type { Query } from './query.ts';
import { about, type Evidence, likelihood, logistic, sumOf } from './score.ts';

/** What a goal asks for, and how much of it the people found for it are about; each 0 to 1. */
export type House = {
  /** The surest concept of everyday life that the goal names and nobody here is about. */
  unserved: number;
  /** How much the goal as a whole resembles a concept that somebody here is about. */
  servedAlike: number;
  /** How much it resembles one of everyday life that nobody here is about. */
  unservedAlike: number;
};

/**
 * The fields that experts are browsed by. What of them nobody here does says little in a small house;
 * the other fields hold what people ask of a chat and experts seldom do.
 */
const browsed = new Set<string>(expertFields);

/** Whoever knows a concept is likely to know what is near it, and not as surely. */
const nearShare = 0.7;

/** Concepts of a goal that are looked at; what comes later is a guess. */
const looked = 20;

/** A goal and a concept are seldom more alike than a quarter. */
const alikeShare = 4;

export function readHouse(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): House {
  const shares = servedShares(lexicon, query, profiles);
  const isElsewhere = (id: string) => !browsed.has(lexicon.concepts.get(id)?.field ?? '');
  const house = { unserved: 0, servedAlike: 0, unservedAlike: 0 };
  for (const id of query.named.slice(0, looked)) {
    const weight = query.concepts[id] ?? 0;
    const share = shares(id);
    if (isElsewhere(id)) house.unserved = Math.max(house.unserved, weight * (1 - share));
  }
  for (const [id, similarity] of query.similar) {
    const alike = Math.min(similarity * alikeShare, 1);
    const share = shares(id);
    house.servedAlike = Math.max(house.servedAlike, alike * share);
    if (isElsewhere(id)) house.unservedAlike = Math.max(house.unservedAlike, alike * (1 - share));
  }
  return house;
}

/** How much somebody of these people is about a concept, or about one near it, 0 to 1. */
function servedShares(
  lexicon: Lexicon,
  { named, similar }: Query,
  profiles: readonly Vector[],
): (id: string) => number {
  const nearOf = (id: string) => lexicon.concepts.get(id)?.near ?? [];
  const asked = [...named.slice(0, looked), ...similar.keys()];
  const most = new Map(asked.flatMap((id) => [id, ...nearOf(id)]).map((id) => [id, 0]));
  for (const { concepts } of profiles)
    for (const [id, weight] of Object.entries(concepts)) {
      const before = most.get(id);
      if (before !== undefined && weight > before) most.set(id, weight);
    }
  const aboutOf = (id: string) => about(most.get(id) ?? 0);
  return (id) => Math.max(aboutOf(id), ...nearOf(id).map((near) => aboutOf(near) * nearShare));
}

/** What tells whether anybody here does what a goal asks for. */
export type Signs = Record<(typeof signNames)[number], number>;

export const signNames = [
  /** What speaks for the best expert, as `sumOf` counts it. */
  'best',
  'unserved',
  'servedAlike',
  'unservedAlike',
] as const;

export type LearntSigns = Signs & { base: number };

/** Learnt by `npm run evaluate -- --learn` from the sets that are there to build with. */
const weights: LearntSigns = {
  base: 1.72,
  best: 0.61,
  unserved: -1.21,
  servedAlike: 0.44,
  unservedAlike: -2.12,
};

/** The signs of a goal, given what speaks for each of the people found for it. */
export function signsOf(house: House, sums: readonly number[]): Signs {
  return { best: Math.max(...sums), ...house };
}

/** How likely it is that somebody here does what a goal with these signs asks for, 0 to 1. */
export function somebody(signs: Signs, learnt: LearntSigns = weights): number {
  let sum = learnt.base;
  for (const name of signNames) sum += learnt[name] * signs[name];
  return logistic(sum);
}

/**
 * How likely each of these is of real use: the best one as likely as it is that somebody here does
 * what is asked for, the others less in proportion.
 */
export function scoresOf(house: House, evidence: readonly Evidence[]): number[] {
  if (evidence.length === 0) return [];
  const sums = evidence.map((found) => sumOf(found));
  const signs = signsOf(house, sums);
  const share = somebody(signs) / logistic(signs.best);
  return sums.map((sum) => logistic(sum) * share);
}

/**
 * The most that `somebody` can be where this expert is shown, whoever else is here: shown is who is
 * at least `beside` as likely of use as the best one.
 */
export function mostBeside(evidence: Evidence, beside: number): number {
  const likely = Math.min(likelihood(evidence) / beside, nearlySure);
  const best = Math.log(likely / (1 - likely));
  return somebody({ best, unserved: 0, servedAlike: 1, unservedAlike: 0 });
}

const nearlySure = 0.9999;
