import type { Language } from '@puente/contract/policy';
import type { Token } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** How many similar concepts a goal has at most. */
const maxConcepts = 20;

/** The concepts most similar to a goal, from 0 to 1, the most similar first. */
export function findSimilar(
  lexicon: Lexicon,
  tokens: readonly Token[],
  language: Language,
): [string, number][] {
  const { bags, holders, rarity } = lexicon.spaces[language]();
  const stems = new Set(tokens.map((token) => token[language]));
  const told = [...stems].map((stem) => [stem, rarity.get(stem) ?? 0] as const);
  const length = Math.sqrt(told.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  if (length === 0) return [];
  const products = new Map<number, number>();
  for (const [stem, weight] of told) {
    const having = holders.get(stem);
    for (const [at, place] of having?.places.entries() ?? [])
      products.set(place, (products.get(place) ?? 0) + weight * (having?.weights[at] ?? 0));
  }
  return bags
    .map(({ id, length: own }, at): [string, number] => [
      id,
      (products.get(at) ?? 0) / (length * own),
    ])
    .filter(([, similarity]) => similarity > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxConcepts);
}
