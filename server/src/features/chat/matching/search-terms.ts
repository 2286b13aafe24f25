import type { Lexicon } from '../lexicon/lexicon.ts';
import { bareStem, stemIn, strongest, type Term, topicTerm, wordTerm } from './profile.ts';
import { idf, type Query } from './query.ts';

const goalConcepts = 10;

/** As many that it is only likely to be about, with what is near those: whether anybody does it, too. */
const likelyConcepts = 12;

/** Less likely ones don't change who comes first. */
const leastSought = 0.01;

/** Whoever knows a concept is likely to know what is near it, and not as surely. */
const nearShare = 0.7;

/** Most words that are looked up, with the other words for them. */
const goalStems = 24;

/** Weight of a word beside a concept where candidates are picked. */
const wordShare = 0.5;

/** The terms of a goal by weight, to pick candidates by; professions weigh less. */
export function searchTerms(lexicon: Lexicon, query: Query): Term[] {
  const concepts = Object.fromEntries(
    Object.entries(query.concepts).map(([id, weight]) => [id, weight * idf(lexicon, id)]),
  );
  const named = strongest(concepts, goalConcepts);
  const likely = strongest(likelyTo(lexicon, query), likelyConcepts);
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
    ...Object.entries({ ...likely, ...named }),
    ...Object.entries(strongest(Object.fromEntries(others), goalStems)),
  ].map(([term, weight]) => ({ term, weight }));
}

/** What a goal is likely to be about and what is near that, by the root of how likely. */
function likelyTo(lexicon: Lexicon, { likely }: Query): Record<string, number> {
  const sought: Record<string, number> = {};
  for (const [id, share] of likely) {
    if (share < leastSought) continue;
    const weight = Math.sqrt(share) * idf(lexicon, id);
    sought[id] = Math.max(sought[id] ?? 0, weight);
    for (const near of lexicon.concepts.get(id)?.near ?? [])
      sought[near] = Math.max(sought[near] ?? 0, weight * nearShare);
  }
  return sought;
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
