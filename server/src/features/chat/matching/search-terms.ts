import type { Lexicon } from '../lexicon/lexicon.ts';
import { bareStem, stemIn, strongest, type Term, topicTerm, wordTerm } from './profile.ts';
import { idf, type Query } from './query.ts';

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

/** All words and topics of profiles that a goal may meet. */
export function namesMet({ words }: Query): { words: string[]; topics: string[] } {
  return {
    words: [...new Set(words.flatMap(({ stems }) => [...stems.keys()]))],
    topics: [...new Set(words.flatMap(({ topics }) => [...topics.keys()]))],
  };
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
