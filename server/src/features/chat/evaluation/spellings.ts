import { bareStem, type Vector } from '../matching/profile.ts';
import type { Query } from '../matching/query.ts';
import { unknownWords, withSpellings } from '../matching/search-terms.ts';
import { leastAlike, mostSpellings, type Spelling } from '../matching/store.ts';

/** The words of all profiles of a house, each with its trigrams. */
type Words = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<readonly object[], Words>();

/**
 * The query as a search reads it: words that only profiles know stand for those that are spelt alike,
 * as the database tells it by trigrams.
 */
export function asSearched(query: Query, profiles: readonly { vector: Vector }[]): Query {
  const unknown = unknownWords(query);
  if (unknown.length === 0) return query;
  const words = wordsOfHouse(profiles);
  return withSpellings(
    query,
    unknown.flatMap((asked) => spelledLike(asked, words)),
  );
}

function wordsOfHouse(profiles: readonly { vector: Vector }[]): Words {
  const before = known.get(profiles);
  if (before) return before;
  const stems = profiles.flatMap(({ vector }) => Object.keys(vector.words).map(bareStem));
  const words = new Map(stems.map((stem) => [stem, trigramsOf(stem)] as const));
  known.set(profiles, words);
  return words;
}

function spelledLike(asked: string, words: Words): Spelling[] {
  const own = trigramsOf(asked);
  return [...words]
    .map(([word, others]) => ({ asked, word, alike: alikeness(own, others) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike || (one.word < other.word ? -1 : 1))
    .slice(0, mostSpellings);
}

/** As `similarity` of the database: what both have of what either has. */
function alikeness(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = own.intersection(others).size;
  return shared / (own.size + others.size - shared);
}

/** Three letters each, with two blanks before the word and one after it. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
