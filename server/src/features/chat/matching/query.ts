import type { Language } from '@puente/contract/policy';
import { detectLanguage } from '../language/detect.ts';
import { isCommonWord } from '../language/rarity.ts';
import { withoutUnwanted } from '../language/refusals.ts';
import type { Token } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { coversOf } from './covers.ts';
import { readAsked } from './asked.ts';
import { asideShare, isDeathAside } from './circumstance.ts';
import { clausesOf, inClauses } from './clauses.ts';
import { type GoalWord, goalWords, namesIn, topicWeight } from './goal-words.ts';
import { findTerms, weigh } from './term-matches.ts';
import { topicsIn } from './topics.ts';
import { correctTypos } from './typos.ts';
import { besideTrade, likelyBesideTrade, ownTradeIn, similarBesideTrade } from './own-trade.ts';

/** What a goal is about: concepts by id, each 0 to 1, and words. */
export type Query = {
  language: Language;
  concepts: Record<string, number>;
  /** Those among them that the words themselves name. */
  told: ReadonlyMap<string, number>;
  /** How much of what it says the longer terms of each concept say, 0 to 1. */
  covers: ReadonlyMap<string, number>;
  /** Those that the words as a whole resemble, 0 to 1. */
  similar: ReadonlyMap<string, number>;
  /** How likely it is about each concept, by all that people say of them; those above a trace. */
  likely: ReadonlyMap<string, number>;
  words: readonly GoalWord[];
  /** Concepts by certainty, the most certain first. */
  named: string[];
  /** Enough is said to search: a known term or topic, or at least a few words. */
  isTold: boolean;
  /** A known term or topic is named. */
  isNamed: boolean;
};

/** The field of life whose concepts are feelings. */
const feelings = 'mind';

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

/** The query of a goal; concepts near those it names get a small weight. */
export function queryOf(lexicon: Lexicon, text: string, otherwise: Language): Query {
  const idfOf = (id: string) => idf(lexicon, id);
  const wanted = withoutUnwanted(text);
  const language = detectLanguage(text, otherwise);
  const clauses = clausesOf(wanted);
  const read = clauses.tokens;
  const named = placesOfTopics(lexicon, read);
  const tokens = correctTypos(
    lexicon,
    read,
    language,
    (at) => named.has(at) || isCommonWord(read[at]?.word ?? '', language),
  );
  const topics = topicsIn(lexicon, tokens, language);
  const trade = ownTradeIn(wanted);
  const matches = findTerms(lexicon, tokens, language, topics)
    .map((match) => besideTrade(lexicon, match, tokens, trade))
    .map((match) => inClauses(clauses, match));
  const isAside = isDeathAside(wanted);
  const hearing = (weights: Iterable<readonly [string, number]>) =>
    new Map(
      [...weights].map(([id, weight]) => [
        id,
        isAside && lexicon.concepts.get(id)?.field === feelings ? weight * asideShare : weight,
      ]),
    );
  const told = hearing(weigh(matches));
  const covers = coversOf(tokens, matches, language);
  const weights = new Map(told);
  const surest = Math.max(0, ...[...weights].map(([id, weight]) => weight * idfOf(id)));
  const similar = hearing(similarBesideTrade(lexicon, tokens, { language, trade }));
  for (const [id, similarity] of similar) {
    const more = Math.min(similarity * similarityShare, maxSimilarity);
    weights.set(id, 1 - (1 - (weights.get(id) ?? 0)) * (1 - more));
  }
  const agreed = agreeOnField(lexicon, weights);
  const surestFirst = [...agreed]
    .toSorted(([one, a], [other, b]) => b * idfOf(other) - a * idfOf(one))
    .map(([id]) => id);
  const concepts: Record<string, number> = Object.fromEntries(agreed);
  for (const [id, weight] of agreed)
    for (const near of lexicon.concepts.get(id)?.near ?? [])
      concepts[near] = Math.max(concepts[near] ?? 0, weight * nearShare);
  const asked = readAsked(wanted, tokens.length);
  const words = goalWords({
    ...{ tokens, topics, matches, language },
    names: namesIn(wanted),
    isAsked: (word) => !trade.has(word) && asked(word),
  });
  const hasTopic = words.some(({ weight, topics: own }) => weight >= topicWeight && own.size > 0);
  const isNamed = surest >= leastGoal || hasTopic;
  const isTold = isNamed || tokens.length >= leastWords;
  return {
    ...{ language, concepts, told, covers, similar, words, isNamed },
    likely: hearing(likelyIn(lexicon, tokens, { language, told, trade })),
    named: surestFirst,
    isTold: isTold && words.length > 0,
  };
}

/** Less likely ones are a trace. */
const leastLikely = 0.0005;

/** How many times as likely a concept is that the words name with certainty. */
const namedTimes = 3;

/**
 * How likely these words are about each concept. Of concepts that were added and not learnt yet, it is as
 * likely as the words name them.
 */
function likelyIn(
  lexicon: Lexicon,
  tokens: readonly Token[],
  { language, told, trade }: Pick<Query, 'language' | 'told'> & { trade: ReadonlySet<string> },
): ReadonlyMap<string, number> {
  const weights = lexicon.likeness();
  const shares = likelyBesideTrade(lexicon, tokens, { language, trade }).map(
    (share, at) => share * (1 + (namedTimes - 1) * (told.get(weights.concepts[at] ?? '') ?? 0)),
  );
  const others = [...told].filter(([id]) => !weights.concepts.includes(id));
  const rest = 1 - Math.min(Math.max(0, ...others.map(([, weight]) => weight)), 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const likely = weights.concepts
    .map((id, at) => [id, (rest * (shares[at] ?? 0)) / all] as const)
    .filter(([, share]) => share >= leastLikely);
  return new Map([...likely, ...others]);
}

/** Where a text names topics in either language: their names are no slips of the fingers. */
function placesOfTopics(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<number> {
  const named = (['en', 'es'] as const).flatMap((read) => topicsIn(lexicon, tokens, read));
  return new Set(named.flatMap(({ places }) => places));
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
