import type { Language } from '@puente/contract/policy';
import { isAgeToken } from '../language/age.ts';
import { rarityOf } from '../language/rarity.ts';
import type { Token } from '../language/tokens.ts';
import type { readAsked } from './asked.ts';
import { stemIn } from './profile.ts';
import type { TermMatch } from './term-matches.ts';
import type { NamedTopic } from './topics.ts';

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

/** A word that names a topic tells at least so much, however common it is. */
export const topicWeight = 0.75;

/** A commoner word than this is rarely meant as the topic it could name. */
const leastTopic = 0.4;

/** A word that was corrected, and a name of a person or place, tell less. */
const guessWeight = 0.5;
const nameWeight = 0.3;

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

/** The words of a goal that tell something, phrases included, each once. */
export function goalWords(reading: Reading): GoalWord[] {
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
export function namesIn(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].map(([name]) =>
    name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );
  return new Set(names);
}
