import type { Lexicon } from '../lexicon/lexicon.ts';
import type { GoalWord } from './goal-words.ts';
import type { Query } from './query.ts';

/** A word that fewer lines of the lexicon had was hardly learnt: it was said by the way. */
const fewLines = 5;

/** What a goal asks for in words that hardly anything was learnt of; only profiles may know them. */
export type Strange = {
  words: readonly GoalWord[];
  /** How much of what the goal says they say, 0 to 1; so much less is told by what was learnt. */
  share: number;
};

export function strangeIn(lexicon: Lexicon, { words }: Pick<Query, 'words'>): Strange {
  const { places, rarity, rarest } = lexicon.likeness();
  const isLearnt = (stem: string) => {
    const place = places.get(stem);
    return place !== undefined && Math.exp(rarest - (rarity[place] ?? rarest)) >= fewLines;
  };
  const strange = words.filter(
    ({ isTopic, concepts, stems }) =>
      isTopic && concepts.size === 0 && ![...stems.keys()].some(isLearnt),
  );
  const told = tellingOf(words);
  return { words: strange, share: told === 0 ? 0 : tellingOf(strange) / told };
}

function tellingOf(words: readonly GoalWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight ** 2, 0);
}
