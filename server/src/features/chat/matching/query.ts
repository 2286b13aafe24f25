import type { Language } from '@puente/contract/policy';
import { isAgeToken } from '../language/age.ts';
import { detectLanguage } from '../language/detect.ts';
import { isCommonWord, rarityOf } from '../language/rarity.ts';
import { withoutUnwanted } from '../language/refusals.ts';
import type { Token } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { coversOf } from './covers.ts';
import { readAsked } from './asked.ts';
import { asideShare, isDeathAside } from './circumstance.ts';
import { clausesOf, inClauses } from './clauses.ts';
import { bareStem, stemIn, strongest, type Term, topicTerm, wordTerm } from './profile.ts';
import { findSimilar } from './similarity.ts';
import { findTerms, type TermMatch, weigh } from './term-matches.ts';
import { type NamedTopic, topicsIn } from './topics.ts';
import { correctTypos } from './typos.ts';

/** One word of a goal that may tell its topic. */
export type GoalWord = {
  word: string;
  /** How much it tells, 0 to 1: rare words and names of topics tell most. */
  weight: number;
  /** It names a topic of the lexicon, or is so rare that it can only be one. */
  isTopic: boolean;
  /** It names what the goal asks for, not something that its story only mentions. */
  isAsked: boolean;
  /** Words of profiles that it stands for, as `stemIn` names them, and how surely. */
  stems: ReadonlyMap<string, number>;
  /** Topics that it names, and how surely. */
  topics: ReadonlyMap<string, number>;
  /** The concepts that a known term names with this word, by weight. */
  concepts: ReadonlyMap<string, number>;
};

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
  const matches = findTerms(lexicon, tokens, language, topics).map((match) =>
    inClauses(clauses, match),
  );
  const isAside = isDeathAside(wanted);
  const heard = (id: string, weight: number) =>
    isAside && lexicon.concepts.get(id)?.field === feelings ? weight * asideShare : weight;
  const hearing = (weights: Iterable<readonly [string, number]>) =>
    new Map([...weights].map(([id, weight]) => [id, heard(id, weight)]));
  const told = hearing(weigh(matches));
  const covers = coversOf(tokens, matches, language);
  const weights = new Map(told);
  const surest = Math.max(0, ...[...weights].map(([id, weight]) => weight * idfOf(id)));
  const similar = hearing(findSimilar(lexicon, tokens, language));
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
  const words = goalWords({
    ...{ tokens, topics, matches, language },
    names: namesIn(wanted),
    isAsked: readAsked(wanted, tokens.length),
  });
  const hasTopic = words.some(({ weight, topics: own }) => weight >= topicWeight && own.size > 0);
  const isNamed = surest >= leastGoal || hasTopic;
  const isTold = isNamed || tokens.length >= leastWords;
  return {
    language,
    concepts,
    told,
    covers,
    similar,
    words,
    named: surestFirst,
    isTold: isTold && words.length > 0,
    isNamed,
  };
}

/** Where a text names topics in either language: their names are no slips of the fingers. */
function placesOfTopics(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<number> {
  const named = (['en', 'es'] as const).flatMap((read) => topicsIn(lexicon, tokens, read));
  return new Set(named.flatMap(({ places }) => places));
}

type Reading = {
  tokens: readonly Token[];
  topics: readonly NamedTopic[];
  matches: readonly TermMatch[];
  language: Language;
  names: ReadonlySet<string>;
  isAsked: ReturnType<typeof readAsked>;
};

/** A word inside a phrase that means something of its own tells little by itself. */
const inPhrase = 0.3;

function goalWords(reading: Reading): GoalWord[] {
  const { tokens, topics } = reading;
  const words = new Map<string, GoalWord>();
  const phrases = new Map(
    topics
      .filter(({ places }) => places.length > 1)
      .map(({ places }) => [places.join(), places] as const),
  );
  const spans = [...phrases.values(), ...tokens.keys().map((at) => [at])];
  for (const places of spans) {
    const word = wordAt(reading, places);
    const name = places.map((at) => tokens[at]?.[reading.language]).join(' ');
    if (word.weight > 0 && (words.get(name)?.weight ?? 0) < word.weight) words.set(name, word);
  }
  return [...words.values()];
}

/** The word at one place, or the phrase at several. */
function wordAt(reading: Reading, places: readonly number[]): GoalWord {
  const { tokens, topics, matches, language, names } = reading;
  const own = places.flatMap((at) => tokens[at] ?? []);
  const isHere = (other: readonly number[]) => places.every((at) => other.includes(at));
  const named = topics.filter((topic) => topic.places.join() === places.join());
  const concepts = new Map<string, number>();
  for (const { pattern, places: found, weight } of matches)
    if (isHere(found)) {
      const { id } = pattern.concept;
      concepts.set(id, Math.max(concepts.get(id) ?? 0, weight));
    }
  const terms = named.length > 0 ? [] : matches.filter(({ pattern }) => pattern.isOrdered);
  const longer = [...topics, ...terms];
  const isInPhrase = longer.some(
    (other) => other.places.length > places.length && isHere(other.places),
  );
  const share = isInPhrase ? inPhrase : 1;
  const rarity = Math.max(...own.map((token) => rarityOf(token[language], language)));
  const isName =
    named.length === 0 && concepts.size === 0 && own.some(({ word }) => names.has(word));
  const isTopic = named.length > 0 && !isInPhrase && (rarity >= leastTopic || own.length > 1);
  const isAge = own.some(({ word }) => isAgeToken(word));
  return {
    word: own.map(({ word }) => word).join(' '),
    weight:
      (isAge ? 0 : isTopic ? Math.max(rarity, topicWeight) : rarity) *
      (own.some(({ isGuess }) => isGuess) ? guessWeight : 1) *
      (isName ? nameWeight : 1) *
      share,
    isTopic,
    isAsked: isTopic && reading.isAsked(own[0]?.word ?? ''),
    stems: new Map(
      own.length > 1 ? [] : own.map((token) => [stemIn(language, token[language]), share] as const),
    ),
    topics: new Map(named.map(({ id, sure }) => [id, sure * share])),
    concepts,
  };
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
  const others = new Map<string, number>();
  for (const { weight, stems, topics } of query.words) {
    const terms = [
      ...[...stems].map(([stem, sure]) => [wordTerm(stem), sure] as const),
      ...[...topics].map(([id, sure]) => [topicTerm(id), sure] as const),
    ];
    for (const [term, sure] of terms)
      others.set(term, Math.max(others.get(term) ?? 0, weight * sure * wordShare));
  }
  return [
    ...Object.entries(strongest(concepts, goalConcepts)),
    ...Object.entries(strongest(Object.fromEntries(others), goalStems)),
  ].map(([term, weight]) => ({ term, weight }));
}

/** Words that tell much and are neither in the lexicon nor topics: only profiles may know them. */
export function unknownWords({ words }: Query): string[] {
  return words
    .filter((word) => word.weight > telling && word.concepts.size + word.topics.size === 0)
    .flatMap(({ stems }) => [...stems.keys()].map(bareStem));
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
      const asked = new Set([...word.stems.keys()].map(bareStem));
      const more = spellings.filter((spelling) => asked.has(spelling.asked));
      // A rare word that some profile has is right as it stands, and a topic.
      if (more.some((spelling) => spelling.asked === spelling.word))
        return { ...word, isTopic: true };
      const alike = more.flatMap(({ word: own, alike: how }) =>
        (['en', 'es'] as const).map((read) => [stemIn(read, own), how * spellingWeight] as const),
      );
      const isTopic = more.length > 0;
      return { ...word, isTopic, stems: new Map([...alike, ...word.stems]) };
    }),
  };
}
