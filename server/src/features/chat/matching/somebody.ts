import { expertFields } from '@puente/contract/policy/browsing';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldsOf, type Vector } from './profile.ts';
import type { Query } from './query.ts';
import { strangeIn } from './strange.ts';
import { about, answerTo, type Evidence, likelihood, logistic, sumOf } from './score.ts';

/** What a goal asks for, and how much of it the people found for it are about; each 0 to 1. */
export type House = {
  /** The surest concept of everyday life that the goal names and nobody here is about. */
  unserved: number;
  /**
   * How likely the goal as a whole is about a concept of everyday life that nobody here is about; by its
   * root, since of several things that it may be about none is surely it.
   */
  unservedAlike: number;
  /**
   * The surest concept of a field that experts are browsed by which the goal names and nobody here is
   * about, by how much of that field these people know: a house that knows ten of the twenty things
   * that language teachers do and not the eleventh, doesn't do it.
   */
  lacking: number;
  /** How likely the goal as a whole is about such a concept, in the same way. */
  lackingAlike: number;
  /**
   * How much of what the goal says the longer terms of something say that nobody here is about, of any
   * field: "died without a will" is most of "my dad died without a will".
   */
  covered: number;
  /** Weight of the topic that the goal asks for and nobody here answers. */
  openAsked: number;
};

/**
 * The fields that experts are browsed by. What of them nobody here does says something where these
 * people know the field; the other fields hold what people ask of a chat and experts seldom do.
 */
const browsed = new Set<string>(expertFields);

/** Whoever knows a concept is likely to know what is near it, and not as surely. */
const nearShare = 0.7;

/** Concepts of a goal that are looked at; what comes later is a guess. */
const looked = 20;

export function readHouse(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): House {
  const most = mostOf(profiles);
  const shareOf = servedShares(lexicon, most);
  const knownOf = knownFields(lexicon, most);
  /** What nobody here is about, and how far that is telling: in which sign, and how much. */
  const missing = (id: string) => {
    const concept = lexicon.concepts.get(id);
    const isElsewhere = !browsed.has(concept?.field ?? '');
    const lack = 1 - shareOf(id);
    if (isElsewhere) return { isElsewhere, lack };
    return { isElsewhere, lack: concept?.isTrade ? 0 : lack * knownOf(concept?.field ?? '') };
  };
  const house = { unserved: 0, unservedAlike: 0, lacking: 0, lackingAlike: 0 };
  for (const id of query.named.slice(0, looked)) {
    const { isElsewhere, lack } = missing(id);
    const sign = isElsewhere ? 'unserved' : 'lacking';
    house[sign] = Math.max(house[sign], (query.concepts[id] ?? 0) * lack);
  }
  const { share: strange } = strangeIn(lexicon, query);
  for (const [id, share] of query.likely) {
    const alike = Math.sqrt((1 - strange) * share);
    const { isElsewhere, lack } = missing(id);
    const sign = isElsewhere ? 'unservedAlike' : 'lackingAlike';
    house[sign] = Math.max(house[sign], alike * lack);
  }
  let covered = 0;
  for (const [id, share] of query.covers)
    if (!lexicon.concepts.get(id)?.isTrade) covered = Math.max(covered, share * (1 - shareOf(id)));
  return { ...house, covered, openAsked: openAskedIn(query, profiles) };
}

/** For each concept, the weight it has in the profile that is most about it. */
function mostOf(profiles: readonly Vector[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { concepts } of profiles)
    for (const [id, weight] of Object.entries(concepts))
      if (weight > (most.get(id) ?? 0)) most.set(id, weight);
  return most;
}

/** How much somebody of these people is about a concept, or about one near it, 0 to 1. */
function servedShares(lexicon: Lexicon, most: ReadonlyMap<string, number>): (id: string) => number {
  const aboutOf = (id: string) => about(most.get(id) ?? 0);
  const nearOf = (id: string) => lexicon.concepts.get(id)?.near ?? [];
  return (id) => Math.max(aboutOf(id), ...nearOf(id).map((near) => aboutOf(near) * nearShare));
}

/** How much of the concepts of a field these people are about, 0 to 1. */
function knownFields(
  lexicon: Lexicon,
  most: ReadonlyMap<string, number>,
): (field: string) => number {
  const known = fieldsOf(
    lexicon,
    [...most].map(([id, weight]) => [id, about(weight)]),
  );
  return (field) => (known.get(field) ?? 0) / (lexicon.fieldSizes.get(field) ?? 1);
}

/** The most telling topic that a goal asks for and none of these answers. */
function openAskedIn({ words }: Query, profiles: readonly Vector[]): number {
  let open = 0;
  for (const word of words) {
    if (!word.isAsked || word.weight <= open) continue;
    let answer = 0;
    for (const profile of profiles) answer = Math.max(answer, answerTo(word, profile).answer);
    open = Math.max(open, word.weight * (1 - answer));
  }
  return open;
}

/** What tells whether anybody here does what a goal asks for. */
export type Signs = Record<(typeof signNames)[number], number>;

export const signNames = [
  /** What speaks for the best expert, as `sumOf` counts it. */
  'best',
  'unserved',
  'unservedAlike',
  'lacking',
  'lackingAlike',
  'openAsked',
  'covered',
] as const;

export type LearntSigns = Signs & { base: number };

/** Learnt by `npm run evaluate -- --learn` from the sets that are there to build with. */
const weights: LearntSigns = {
  base: 3.05,
  best: 0.64,
  unserved: -0.6,
  unservedAlike: -6.98,
  lacking: -5.66,
  lackingAlike: -6.64,
  openAsked: -0.8,
  covered: -0.34,
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

/** From this likelihood on an expert is recommended; below, who is near is told apart. */
export const floor = 0.42;

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
 * The upper bound of `somebody` for a goal where this expert is shown, in any house. An expert is shown
 * when they are at least `beside` times as likely to be of use as the best one.
 */
export function mostBeside(evidence: Evidence, beside: number): number {
  const likely = Math.min(likelihood(evidence) / beside, nearlySure);
  const best = Math.log(likely / (1 - likely));
  return somebody({ best, ...nothingMissing });
}

const nearlySure = 0.9999;

const nothingMissing: House = {
  ...{ unserved: 0, unservedAlike: 0 },
  ...{ lacking: 0, lackingAlike: 0, openAsked: 0, covered: 0 },
};
