import type { Lexicon } from '../lexicon/lexicon.ts';
import type { GoalWord } from './goal-words.ts';
import type { Query } from './query.ts';

/** Of a word that speaks less for any one concept hardly anything was learnt: it was said by the way. */
const leastSaid = 3;

/** What a goal asks for in words that hardly anything was learnt of; only profiles may know them. */
export type Strange = {
  words: readonly GoalWord[];
  /** How much of what the goal says they say, 0 to 1; so much less is told by what was learnt. */
  share: number;
};

export function strangeIn(lexicon: Lexicon, { words }: Pick<Query, 'words'>): Strange {
  const { places, begins, of } = lexicon.likeness();
  const isLearnt = (stem: string) => {
    const place = places.get(stem);
    if (place === undefined) return false;
    return of.subarray(begins[place], begins[place + 1]).some((said) => said >= leastSaid);
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
