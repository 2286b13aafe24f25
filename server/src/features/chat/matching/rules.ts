import type { Language } from '@puente/contract/policy';
import { detectLanguage } from '../language/detect.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { conceptById, knownStems } from '../lexicon/lexicon.ts';
import { hitsIn, weigh } from './hits.ts';
import { likenessOf } from './likeness.ts';
import { mendSlips } from './slips.ts';

/** What an expert says of themselves, as far as the matchmaker reads it. */
export type ProfileTexts = {
  expertise: string;
  aboutMe: string;
  career: string;
  idealClient: string;
  uniqueValue: string;
  challengeStory: string;
};

/** What a text is about: concepts by id and words by stem, each 0 to 1. */
export type Vector = { concepts: Record<string, number>; stems: Record<string, number> };

export type Query = Vector & {
  language: Language;
  /** Concepts that the words themselves name, the surest first. */
  named: string[];
  /** Enough is said to look for somebody: a known term, or a few words of one's own. */
  isTold: boolean;
};

/** How far each text can be trusted to say what somebody helps with; stories say least. */
const trust: Record<keyof ProfileTexts, number> = {
  expertise: 1,
  idealClient: 0.6,
  aboutMe: 0.6,
  career: 0.25,
  uniqueValue: 0.2,
  challengeStory: 0.15,
};

/** How much of a weaker mention adds to the stronger one. */
const confirmShare = 0.4;
/** Concepts a profile may stand for: naming everything makes nobody an expert in it. */
const profileConcepts = 30;
const profileStems = 60;
/** A goal leads a little way to what is near it. */
const nearShare = 0.45;
/** The trade alone says little: there are many of it. */
const tradeIdf = 0.35;
/** One shared word that no concept knows weighs this much beside a concept. */
const stemShare = 0.05;
/** More shared words than these change nothing: long texts win nothing by being long. */
const stemCap = 4;
/** Sounding like a concept is weaker than naming it. */
const likenessShare = 4;
const mostLikeness = 0.9;
/** How much a concept alone in its field loses. */
const fieldShare = 0.3;
/** Below this a goal names nothing to look for. */
const leastGoal = 0.3;
/** So many words that carry something tell a goal even where no term is known. */
const leastWords = 4;

const stemsIn = (tokens: readonly Token[]): Set<string> => {
  const stems = new Set<string>();
  for (const token of tokens) {
    if (token.word.length < 4 || token.word.startsWith('zz')) continue;
    stems.add(`en:${token.en}`);
    stems.add(`es:${token.es}`);
  }
  return stems;
};

const strongest = (weights: Record<string, number>, count: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(weights)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count),
  );

/** A profile in the space of concepts; the same words said often count once. */
export const profileVector = (texts: ProfileTexts): Vector => {
  const concepts: Record<string, number> = {};
  const stems: Record<string, number> = {};
  // From the most trusted text on: saying it again elsewhere confirms it a little.
  for (const name of Object.keys(trust) as (keyof ProfileTexts)[]) {
    const tokens = tokensOf(texts[name]);
    const language = detectLanguage(texts[name]);
    for (const [id, weight] of weigh(hitsIn(tokens, language))) {
      const told = concepts[id] ?? 0;
      const more = weight * trust[name];
      concepts[id] = Math.max(told, more) + Math.min(told, more) * confirmShare;
    }
    for (const stem of stemsIn(tokens)) stems[stem] = Math.max(stems[stem] ?? 0, trust[name]);
  }
  return { concepts: strongest(concepts, profileConcepts), stems: strongest(stems, profileStems) };
};

const idfOf = (id: string): number => (conceptById.get(id)?.isTrade ? tradeIdf : 1);

/**
 * What a goal is about is of one field more often than of two: concepts that stand alone in theirs
 * count a little less than those that others of their field confirm.
 */
const agreeOnField = (weights: ReadonlyMap<string, number>): Map<string, number> => {
  const fields = new Map<string, number>();
  for (const [id, weight] of weights) {
    const field = conceptById.get(id)?.field ?? '';
    fields.set(field, (fields.get(field) ?? 0) + weight);
  }
  const most = Math.max(...fields.values(), 0.001);
  return new Map(
    [...weights].map(([id, weight]) => {
      const share = (fields.get(conceptById.get(id)?.field ?? '') ?? 0) / most;
      return [id, weight * (1 - fieldShare + fieldShare * share)];
    }),
  );
};

/** A goal in the same space, spread a little to what is near. */
export const queryVector = (text: string, otherwise: Language): Query => {
  const language = detectLanguage(text, otherwise);
  const tokens = mendSlips(tokensOf(text), language);
  const weights = weigh(hitsIn(tokens, language));
  const surest = Math.max(0, ...[...weights].map(([id, weight]) => weight * idfOf(id)));
  const isTold = surest >= leastGoal || tokens.length >= leastWords;
  for (const [id, likeness] of likenessOf(tokens, language)) {
    const more = Math.min(likeness * likenessShare, mostLikeness);
    weights.set(id, 1 - (1 - (weights.get(id) ?? 0)) * (1 - more));
  }
  const agreed = agreeOnField(weights);
  const named = [...agreed]
    .toSorted(([one, a], [other, b]) => b * idfOf(other) - a * idfOf(one))
    .map(([id]) => id);
  const concepts: Record<string, number> = Object.fromEntries(agreed);
  for (const [id, weight] of agreed)
    for (const near of conceptById.get(id)?.near ?? [])
      concepts[near] = Math.max(concepts[near] ?? 0, weight * nearShare);
  const known = knownStems[language];
  const stems: Record<string, number> = {};
  for (const stem of stemsIn(tokens)) {
    const [read = '', bare = ''] = stem.split(':');
    // A word that concepts know has been counted there already.
    if (read === language) stems[stem] = known.has(bare) ? 0.5 : 1;
  }
  return { language, concepts, stems, named, isTold: isTold && named.length > 0 };
};

/** How well a profile fits a goal; comparable among profiles for the same goal. */
export const scoreOf = (query: Query, profile: Vector): number => {
  let score = 0;
  for (const [id, weight] of Object.entries(query.concepts))
    score += weight * (profile.concepts[id] ?? 0) * idfOf(id);
  let shared = 0;
  for (const [stem, weight] of Object.entries(query.stems))
    shared += weight * (profile.stems[stem] ?? 0);
  return score + Math.min(shared, stemCap) * stemShare;
};

/** The concepts of a goal that a profile answers, the most telling first. */
export const sharedConcepts = (query: Query, profile: Vector): string[] =>
  Object.entries(query.concepts)
    .map(([id, weight]) => ({ id, share: weight * (profile.concepts[id] ?? 0) * idfOf(id) }))
    .filter(({ share }) => share > 0.08)
    .toSorted((one, other) => other.share - one.share)
    .map(({ id }) => id);

/** Terms of the index that a profile is found by, and those that a goal looks up. */
type Term = { term: string; weight: number };
const profileWords = 16;
const goalConcepts = 10;
const goalWords = 8;

const best = (weights: Record<string, number>, count: number): Term[] =>
  Object.entries(strongest(weights, count)).map(([term, weight]) => ({ term, weight }));

/** The most telling part of a profile: its concepts and a few of its words. */
export const telling = (profile: Vector): Term[] => [
  ...best(profile.concepts, profileConcepts),
  ...best(profile.stems, profileWords),
];

/** The terms of a goal in order of weight, the trade's weighing less as in the score. */
export const searchTerms = (query: Query): Term[] => [
  ...best(
    Object.fromEntries(
      Object.entries(query.concepts).map(([id, weight]) => [id, weight * idfOf(id)]),
    ),
    goalConcepts,
  ),
  ...best(query.stems, goalWords).map(({ term, weight }) => ({ term, weight: weight * stemShare })),
];
