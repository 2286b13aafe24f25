import type { Language } from '@puente/contract/policy';
import { isAgeToken } from '../language/age.ts';
import { detectLanguage } from '../language/detect.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findTerms, weigh } from './term-matches.ts';
import { findSimilar } from './similarity.ts';
import { correctTypos } from './typos.ts';
import { keysOf } from '../../../lib/record.ts';

/** The parts of an expert's profile that the matchmaker reads. */
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
  /** Concepts named by the words themselves, the most certain first. */
  named: string[];
  /** Enough is said to search: a known term, or at least a few words. */
  isTold: boolean;
};

/** How well each text tells what somebody helps with; stories tell least. */
const trust: Record<keyof ProfileTexts, number> = {
  expertise: 1,
  idealClient: 0.6,
  aboutMe: 0.6,
  career: 0.25,
  uniqueValue: 0.2,
  challengeStory: 0.15,
};

/** Share of a weaker mention that is added to the stronger one. */
const confirmShare = 0.4;

/** Most concepts of a profile: naming everything makes nobody an expert in everything. */
const profileConcepts = 30;

const profileStems = 60;

/** Share of a concept's weight that its near concepts get. */
const nearShare = 0.45;

/** Weight of a profession alone: many experts have it. */
const tradeIdf = 0.35;

/** Weight of a shared word that belongs to no concept. */
const stemShare = 0.05;

/** More shared words than these don't count: long texts have no advantage. */
const stemCap = 4;

/** Being similar to a concept is weaker than naming it. */
const similarityShare = 4;

const maxSimilarity = 0.9;

/** How much a concept alone in its field loses. */
const fieldShare = 0.3;

/** Below this weight a text names no goal. */
const leastGoal = 0.3;

/** So many meaningful words are a goal even when no term is known. */
const leastWords = 4;

/** The vector of a profile; repeated words count once. */
export function profileVector(lexicon: Lexicon, texts: ProfileTexts): Vector {
  const concepts: Record<string, number> = {};
  const stems: Record<string, number> = {};
  // The most trusted text comes first; a repetition elsewhere adds a little.
  for (const name of keysOf(trust)) {
    const tokens = tokensOf(texts[name]);
    const language = detectLanguage(texts[name]);
    for (const [id, weight] of weigh(findTerms(lexicon, tokens, language))) {
      const told = concepts[id] ?? 0;
      const more = weight * trust[name];
      concepts[id] = Math.max(told, more) + Math.min(told, more) * confirmShare;
    }
    for (const stem of stemsIn(tokens)) stems[stem] = Math.max(stems[stem] ?? 0, trust[name]);
  }
  return { concepts: strongest(concepts, profileConcepts), stems: strongest(stems, profileStems) };
}

function stemsIn(tokens: readonly Token[]): Set<string> {
  const stems = new Set<string>();
  for (const token of tokens) {
    if (token.word.length < 4 || isAgeToken(token.word)) continue;
    stems.add(`en:${token.en}`);
    stems.add(`es:${token.es}`);
  }
  return stems;
}

function strongest(weights: Record<string, number>, count: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count),
  );
}

/** The vector of a goal; concepts near those it names get a small weight. */
export function queryVector(lexicon: Lexicon, text: string, otherwise: Language): Query {
  const idfOf = (id: string) => idf(lexicon, id);
  const language = detectLanguage(text, otherwise);
  const tokens = correctTypos(lexicon, tokensOf(text), language);
  const weights = weigh(findTerms(lexicon, tokens, language));
  const surest = Math.max(0, ...[...weights].map(([id, weight]) => weight * idfOf(id)));
  const isTold = surest >= leastGoal || tokens.length >= leastWords;
  for (const [id, similarity] of findSimilar(lexicon, tokens, language)) {
    const more = Math.min(similarity * similarityShare, maxSimilarity);
    weights.set(id, 1 - (1 - (weights.get(id) ?? 0)) * (1 - more));
  }
  const agreed = agreeOnField(lexicon, weights);
  const named = [...agreed]
    .toSorted(([one, a], [other, b]) => b * idfOf(other) - a * idfOf(one))
    .map(([id]) => id);
  const concepts: Record<string, number> = Object.fromEntries(agreed);
  for (const [id, weight] of agreed)
    for (const near of lexicon.concepts.get(id)?.near ?? [])
      concepts[near] = Math.max(concepts[near] ?? 0, weight * nearShare);
  const known = lexicon.knownStems[language];
  const stems: Record<string, number> = {};
  for (const stem of stemsIn(tokens)) {
    const [read = '', bare = ''] = stem.split(':');
    // Words of concepts have been counted there already.
    if (read === language) stems[stem] = known.has(bare) ? 0.5 : 1;
  }
  return { language, concepts, stems, named, isTold: isTold && named.length > 0 };
}

function idf({ concepts }: Lexicon, id: string): number {
  return concepts.get(id)?.isTrade ? tradeIdf : 1;
}

/**
 * Most goals are about one field: concepts that are alone in their field count a little less than
 * those confirmed by others of the same field.
 */
function agreeOnField(
  { concepts }: Lexicon,
  weights: ReadonlyMap<string, number>,
): Map<string, number> {
  const fields = new Map<string, number>();
  for (const [id, weight] of weights) {
    const field = concepts.get(id)?.field ?? '';
    fields.set(field, (fields.get(field) ?? 0) + weight);
  }
  const most = Math.max(...fields.values(), 0.001);
  return new Map(
    [...weights].map(([id, weight]) => {
      const share = (fields.get(concepts.get(id)?.field ?? '') ?? 0) / most;
      return [id, weight * (1 - fieldShare + fieldShare * share)];
    }),
  );
}

/** How well a profile fits a goal; comparable among profiles for the same goal. */
export function scoreOf(lexicon: Lexicon, query: Query, profile: Vector): number {
  let score = 0;
  for (const [id, weight] of Object.entries(query.concepts))
    score += weight * (profile.concepts[id] ?? 0) * idf(lexicon, id);
  let shared = 0;
  for (const [stem, weight] of Object.entries(query.stems))
    shared += weight * (profile.stems[stem] ?? 0);
  return score + Math.min(shared, stemCap) * stemShare;
}

/** The concepts that a goal and a profile share, the strongest first. */
export function sharedConcepts(lexicon: Lexicon, query: Query, profile: Vector): string[] {
  return Object.entries(query.concepts)
    .map(([id, weight]) => ({ id, share: weight * (profile.concepts[id] ?? 0) * idf(lexicon, id) }))
    .filter(({ share }) => share > 0.08)
    .toSorted((one, other) => other.share - one.share)
    .map(({ id }) => id);
}

/** A term of the index: profiles are found by theirs, goals look theirs up. */
type Term = { term: string; weight: number };

const profileWords = 16;

const goalConcepts = 10;

const goalWords = 8;

/** The terms a profile is indexed by: its concepts and its strongest words. */
export function indexTerms(profile: Vector): Term[] {
  return [...best(profile.concepts, profileConcepts), ...best(profile.stems, profileWords)];
}

function best(weights: Record<string, number>, count: number): Term[] {
  return Object.entries(strongest(weights, count)).map(([term, weight]) => ({ term, weight }));
}

/** The terms of a goal by weight; professions weigh less, as in the score. */
export function searchTerms(lexicon: Lexicon, query: Query): Term[] {
  return [
    ...best(
      Object.fromEntries(
        Object.entries(query.concepts).map(([id, weight]) => [id, weight * idf(lexicon, id)]),
      ),
      goalConcepts,
    ),
    ...best(query.stems, goalWords).map(({ term, weight }) => ({
      term,
      weight: weight * stemShare,
    })),
  ];
}
