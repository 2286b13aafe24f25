import type { Language } from '@puente/contract/policy';
import { isAgeToken } from '../language/age.ts';
import { detectLanguage } from '../language/detect.ts';
import { isCommonWord, rarityOf } from '../language/rarity.ts';
import { withoutUnwanted } from '../language/refusals.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { strongest, type Term, wordTerm } from './profile.ts';
import { findSimilar } from './similarity.ts';
import { synonymsAt } from './synonyms.ts';
import { findTerms, type TermMatch, weigh } from './term-matches.ts';
import { correctTypos } from './typos.ts';

/** One word of a goal that may tell its topic. */
export type GoalWord = {
  word: string;
  /** How much it tells, 0 to 1: rare words and names of topics tell most. */
  weight: number;
  /** It names a thing of `topics.yaml`, or is so rare that it can only be one. */
  isTopic: boolean;
  /** What a profile may have instead of it, and how surely that is the same. */
  stems: ReadonlyMap<string, number>;
  /** The concepts that a known term names with this word, by weight. */
  concepts: ReadonlyMap<string, number>;
};

/** What a goal is about: concepts by id, each 0 to 1, and words. */
export type Query = {
  language: Language;
  concepts: Record<string, number>;
  /** Those among them that the words themselves name. */
  told: ReadonlyMap<string, number>;
  words: readonly GoalWord[];
  /** Concepts by certainty, the most certain first. */
  named: string[];
  /** Enough is said to search: a known term or topic, or at least a few words. */
  isTold: boolean;
};

/** Share of a concept's weight that its near concepts get. */
const nearShare = 0.45;

/** Weight of a profession alone: many experts have it. */
const tradeIdf = 0.35;

/** Being similar to a concept is weaker than naming it. */
const similarityShare = 4;

const maxSimilarity = 0.9;

/** How much a concept alone in its field loses. */
const fieldShare = 0.3;

/** Below this weight a text names no goal. */
const leastGoal = 0.3;

/** So many meaningful words are a goal even when no term is known. */
const leastWords = 4;

/** A word that names a topic tells at least so much, however common it is. */
const topicWeight = 0.75;

/** A commoner word than this is rarely meant as the topic it could name. */
const leastTopic = 0.4;

/** A word that was corrected, and a name of a person or place, tell less. */
const guessWeight = 0.5;
const nameWeight = 0.3;

/** The query of a goal; concepts near those it names get a small weight. */
export function queryOf(lexicon: Lexicon, text: string, otherwise: Language): Query {
  const idfOf = (id: string) => idf(lexicon, id);
  const wanted = withoutUnwanted(text);
  const language = detectLanguage(text, otherwise);
  const read = tokensOf(wanted);
  const tokens = correctTypos(lexicon, read, language, (at) => isWord(lexicon, read, at, language));
  const matches = findTerms(lexicon, tokens, language);
  const told = weigh(matches);
  const weights = new Map(told);
  const surest = Math.max(0, ...[...weights].map(([id, weight]) => weight * idfOf(id)));
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
  const words = goalWords(lexicon, { tokens, matches, language, names: namesIn(wanted) });
  const hasTopic = words.some(({ weight, stems }) => weight >= topicWeight && stems.size > 1);
  const isTold = surest >= leastGoal || hasTopic || tokens.length >= leastWords;
  return { language, concepts, told, words, named, isTold: isTold && words.length > 0 };
}

/** Names of a topic and words of everyday speech are no slips of the fingers. */
function isWord(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  language: Language,
): boolean {
  if (isCommonWord(tokens[at]?.word ?? '', language)) return true;
  return (['en', 'es'] as const).some((read) => synonymsAt(lexicon, tokens, at, read).size > 0);
}

type Reading = {
  tokens: readonly Token[];
  matches: readonly TermMatch[];
  language: Language;
  names: ReadonlySet<string>;
};

function goalWords(lexicon: Lexicon, reading: Reading): GoalWord[] {
  const { tokens, matches, language, names } = reading;
  const words = new Map<string, GoalWord>();
  for (const [at, token] of tokens.entries()) {
    if (isAgeToken(token.word)) continue;
    const synonyms = synonymsAt(lexicon, tokens, at, language);
    const stems = new Map([...synonyms, [token[language], 1] as const]);
    const concepts = new Map<string, number>();
    for (const { pattern, places, weight } of matches)
      if (places.includes(at)) {
        const { id } = pattern.concept;
        concepts.set(id, Math.max(concepts.get(id) ?? 0, weight));
      }
    const rarity = rarityOf(token[language], language);
    const isName = synonyms.size === 0 && concepts.size === 0 && names.has(token.word);
    const isTopic = synonyms.size > 0 && rarity >= leastTopic;
    const weight =
      (isTopic ? Math.max(rarity, topicWeight) : rarity) *
      (token.isGuess ? guessWeight : 1) *
      (isName ? nameWeight : 1);
    const known = words.get(token[language]);
    if (weight > 0 && (known?.weight ?? 0) < weight)
      words.set(token[language], { word: token.word, weight, isTopic, stems, concepts });
  }
  return [...words.values()];
}

/** Words that stand in the middle of a sentence with a capital letter: people, places, brands. */
function namesIn(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].map(([name]) =>
    name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );
  return new Set(names);
}

export function idf({ concepts }: Lexicon, id: string): number {
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

const goalConcepts = 10;

/** Most words that are looked up, with the other words for them. */
const goalStems = 24;

/** Weight of a word beside a concept where candidates are picked. */
const wordShare = 0.5;

/** The terms of a goal by weight, to pick candidates by; professions weigh less. */
export function searchTerms(lexicon: Lexicon, query: Query): Term[] {
  const concepts = Object.fromEntries(
    Object.entries(query.concepts).map(([id, weight]) => [id, weight * idf(lexicon, id)]),
  );
  const stems = new Map<string, number>();
  for (const { weight, stems: same } of query.words)
    for (const [stem, likeness] of same)
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight * likeness * wordShare));
  return [
    ...Object.entries(strongest(concepts, goalConcepts)).map(([term, weight]) => ({
      ...{ term, weight },
    })),
    ...Object.entries(strongest(Object.fromEntries(stems), goalStems)).map(([stem, weight]) => ({
      ...{ term: wordTerm(stem), weight },
    })),
  ];
}

/** Words that tell much and are neither in the lexicon nor topics: only profiles may know them. */
export function unknownWords({ words }: Query): string[] {
  return words
    .filter(({ weight, concepts, stems }) => weight > telling && concepts.size + stems.size === 1)
    .flatMap(({ stems }) => [...stems.keys()]);
}

const telling = 0.6;

/** How sure it is that a word spelt alike is the same. */
const spellingWeight = 0.85;

/** The same query where each of these words also stands for those that are spelt like it. */
export function withSpellings(
  query: Query,
  spellings: readonly { asked: string; word: string; alike: number }[],
): Query {
  return {
    ...query,
    words: query.words.map((word) => {
      const more = spellings.filter(({ asked }) => word.stems.has(asked));
      // A rare word that some profile has is right as it stands, and a topic.
      if (more.some(({ asked, word: own }) => asked === own)) return { ...word, isTopic: true };
      const alike = more.map(({ word: own, alike: how }) => [own, how * spellingWeight] as const);
      const isTopic = more.length > 0;
      return { ...word, isTopic, stems: new Map([...alike, ...word.stems]) };
    }),
  };
}
