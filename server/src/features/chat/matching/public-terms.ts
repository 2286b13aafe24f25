import type { Language } from '@puente/contract/policy';
import { rarityOf } from '../language/rarity.ts';
import { withoutUnwanted } from '../language/refusals.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { idf, queryOf } from './query.ts';
import { topicsIn } from './topics.ts';

/** Most concepts and most topics that a goal is counted under. */
const mostOfEach = 3;

/** A concept that a goal names less surely isn't counted. */
const leastSure = 0.3;

/** A commoner word than this is rarely meant as the topic it could name. */
const leastTopic = 0.4;

/**
 * What a goal is about in words that everybody may see: ids of the lexicon's concepts, and topics
 * of its list as `~name`. Nothing else of what was written is in them, so no names and no numbers.
 */
export function publicTerms(lexicon: Lexicon, goal: string, otherwise: Language): string[] {
  const { language, told } = queryOf(lexicon, goal, otherwise);
  const concepts = [...told]
    .map(([id, weight]) => ({ id, sure: weight * idf(lexicon, id) }))
    .filter(({ sure }) => sure >= leastSure)
    .toSorted((one, other) => other.sure - one.sure)
    .map(({ id }) => id);
  return [
    ...concepts.slice(0, mostOfEach),
    ...topicNames(lexicon, goal, language).slice(0, mostOfEach),
  ];
}

/** Topics by their first English name, the one named by the rarest word of the goal first. */
function topicNames(lexicon: Lexicon, goal: string, language: Language): string[] {
  const tokens = tokensOf(withoutUnwanted(goal));
  const found = topicsIn(lexicon, tokens, language).flatMap(({ called, places }) => {
    const words = places.map((at) => rarityOf(tokens[at]?.[language] ?? '', language));
    const rarity = Math.max(...words);
    return rarity < leastTopic ? [] : [{ term: `~${called}`, rarity }];
  });
  const rarest = found.toSorted((one, other) => other.rarity - one.rarity);
  return [...new Set(rarest.map(({ term }) => term))];
}
