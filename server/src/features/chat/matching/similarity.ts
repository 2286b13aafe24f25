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
  const { bags, rarity } = lexicon.spaces[language]();
  const stems = new Set(tokens.map((token) => token[language]));
  const told = [...stems].map((stem) => [stem, rarity.get(stem) ?? 0] as const);
  const length = Math.sqrt(told.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  if (length === 0) return [];
  return bags
    .map(({ id, words, length: own }): [string, number] => {
      let product = 0;
      for (const [stem, weight] of told) product += weight * (words.get(stem) ?? 0);
      return [id, product / (length * own)];
    })
    .filter(([, similarity]) => similarity > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxConcepts);
}
