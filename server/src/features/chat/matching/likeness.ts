import type { Language } from '@puente/contract/policy';
import { type Token, tokensOf } from '../language/tokens.ts';
import { patternsOf } from '../lexicon/compile.ts';
import { examples } from '../lexicon/examples/all.ts';
import { concepts } from '../lexicon/lexicon.ts';

/**
 * What the single words of its terms and of example sentences say of a concept, whatever their
 * order: a goal that uses none of the known phrases still sounds like one of them.
 */
type Bag = { id: string; words: ReadonlyMap<string, number>; length: number };

/** Classes of words (any child, any fear) say less by each of their members. */
const shareOf = (members: number): number => 1 / Math.sqrt(members);

/** A word of an example beside a word of a term. */
const exampleShare = 1.5;

const countsOf = (language: Language): Map<string, Map<string, number>> => {
  const counts = new Map<string, Map<string, number>>();
  for (const concept of concepts) {
    const words = new Map<string, number>();
    for (const pattern of patternsOf(concept)) {
      if (pattern.language !== language) continue;
      for (const slot of pattern.slots)
        for (const stem of slot)
          words.set(stem, (words.get(stem) ?? 0) + pattern.weight * shareOf(slot.size));
    }
    for (const { [language]: stem } of tokensOf(examples[concept.id]?.[language] ?? ''))
      words.set(stem, (words.get(stem) ?? 0) + exampleShare);
    counts.set(concept.id, words);
  }
  return counts;
};

/** How much more a rare word says than a common one. */
const rarityPower = 1;

const rarityOf = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>) => {
  const spread = new Map<string, number>();
  for (const words of counts.values())
    for (const stem of words.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return new Map(
    [...spread].map(([stem, count]) => [stem, Math.log(1 + counts.size / count) ** rarityPower]),
  );
};

const build = (language: Language) => {
  const counts = countsOf(language);
  const rarity = rarityOf(counts);
  const bags: Bag[] = [...counts].map(([id, words]) => {
    const weighed = new Map(
      [...words].map(([stem, count]) => [stem, Math.log(1 + count) * (rarity.get(stem) ?? 0)]),
    );
    const length = Math.sqrt([...weighed.values()].reduce((sum, weight) => sum + weight ** 2, 0));
    return { id, words: weighed, length: Math.max(length, 1) };
  });
  return { bags, rarity };
};

const spaces = { en: build('en'), es: build('es') };

/** How many concepts a goal may sound like. */
const soundsLike = 20;

/** Concepts by how much a goal sounds like them, 0 to 1, the likest first. */
export const likenessOf = (tokens: readonly Token[], language: Language): [string, number][] => {
  const { bags, rarity } = spaces[language];
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
    .filter(([, likeness]) => likeness > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, soundsLike);
};
