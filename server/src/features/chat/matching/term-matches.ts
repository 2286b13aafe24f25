import type { Language } from '@puente/contract/policy';
import { rarityOf } from '../language/rarity.ts';
import type { Token } from '../language/tokens.ts';
import type { Pattern } from '../lexicon/concept.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NamedTopic } from './topics.ts';

/** A term found in a text. */
export type TermMatch = { pattern: Pattern; places: readonly number[]; weight: number };

/** Words that may stand between two words of an ordered term. */
const gap = 2;

/** How far apart the words of an unordered term may be. */
const reach = 9;

/** Terms of the other language count a little less, because of false friends. */
const otherLanguageWeight = 0.85;

/** Weight of a corrected word: the guess may be wrong. */
const guessWeight = 0.6;

/** Weight of a term inside a longer term of another field: "baby sleep" is not insomnia. */
const shadowedWeight = 0.3;

/** The same inside a longer term of its own field. */
const shadowedInFieldWeight = 0.6;

/** Every term of the lexicon in a text, each place and term once; `topics` are those it names. */
export function findTerms(
  lexicon: Lexicon,
  tokens: Tokens,
  language: Language,
  topics: readonly NamedTopic[],
): TermMatch[] {
  const matches: TermMatch[] = [];
  for (const [start, token] of tokens.entries())
    for (const read of ['en', 'es'] as const)
      for (const pattern of lexicon.opened[read].get(token[read]) ?? []) {
        if (read !== language && pattern.isLocal) continue;
        const places = (pattern.isOrdered ? ordered : nearby)(pattern, tokens, start);
        if (!places) continue;
        const isGuess = places.some((place) => tokens[place]?.isGuess);
        const weight =
          pattern.weight *
          (read === language ? 1 : otherLanguageWeight) *
          (isGuess ? guessWeight : 1) *
          tellingOf(
            places.flatMap((place) => tokens[place] ?? []),
            language,
          );
        matches.push({ pattern, places, weight });
      }
  return shadow(matches, topics);
}

type Tokens = readonly Token[];

/** What is left of a term of words that everybody says all day: "hook" is rarely about drugs. */
const everydayShare = { one: 0.4, several: 0.5 };

/** Words as rare as this together mean what a term of several words may mean. */
const rareTogether = 0.6;

/** How surely these words mean what they may mean: the rarer, the surer. */
function tellingOf(words: Tokens, language: Language): number {
  const rarity = words.reduce((sum, token) => sum + rarityOf(token[language], language), 0);
  return words.length === 1
    ? everydayShare.one + (1 - everydayShare.one) * rarity
    : everydayShare.several + (1 - everydayShare.several) * Math.min(1, rarity / rareTogether);
}

function ordered(pattern: Pattern, tokens: Tokens, start: number): number[] | null {
  const places = [start];
  let last = start;
  for (const slot of pattern.slots.slice(1)) {
    let found = -1;
    for (let at = last + 1; at <= last + 1 + gap && at < tokens.length; at += 1)
      if (slot.has(tokens[at]?.[pattern.language] ?? '')) {
        found = at;
        break;
      }
    if (found < 0) return null;
    places.push(found);
    last = found;
  }
  return places;
}

function nearby(pattern: Pattern, tokens: Tokens, start: number): number[] | null {
  const places = [start];
  for (const slot of pattern.slots.slice(1)) {
    let best = -1;
    const from = Math.max(0, start - reach);
    for (let at = from; at <= start + reach && at < tokens.length; at += 1) {
      if (places.includes(at) || !slot.has(tokens[at]?.[pattern.language] ?? '')) continue;
      if (best < 0 || Math.abs(at - start) < Math.abs(best - start)) best = at;
    }
    if (best < 0) return null;
    places.push(best);
  }
  return places;
}

function shadow(matches: readonly TermMatch[], topics: readonly NamedTopic[]): TermMatch[] {
  return matches.map((match) => {
    const isInTopic = topics.some(
      ({ places }) =>
        places.length > match.places.length && match.places.every((at) => places.includes(at)),
    );
    const share = Math.min(shadowOf(match, matches), isInTopic ? shadowedWeight : 1);
    return { ...match, weight: match.weight * share };
  });
}

function shadowOf(match: TermMatch, matches: readonly TermMatch[]): number {
  const longer = matches.filter(
    (other) =>
      other.pattern.concept !== match.pattern.concept &&
      other.pattern.slots.length > match.pattern.slots.length &&
      other.pattern.weight >= match.pattern.weight &&
      match.places.every((place) => other.places.includes(place)),
  );
  if (longer.length === 0) return 1;
  const { field } = match.pattern.concept;
  return longer.some((other) => other.pattern.concept.field !== field)
    ? shadowedWeight
    : shadowedInFieldWeight;
}

/** How certainly a text is about each concept, 0 to 1: hints add up to at most 1. */
export function weigh(matches: readonly TermMatch[]): Map<string, number> {
  // The same words count once per concept, however many of its terms they match.
  const strongest = new Map<string, Map<string, number>>();
  for (const { pattern, places, weight } of matches) {
    const { id } = pattern.concept;
    const words = strongest.get(id) ?? new Map<string, number>();
    const key = String(Math.min(...places));
    words.set(key, Math.max(words.get(key) ?? 0, weight));
    strongest.set(id, words);
  }
  const weights = new Map<string, number>();
  for (const [id, words] of strongest) {
    let miss = 1;
    for (const weight of words.values()) miss *= 1 - Math.min(weight, 0.98);
    weights.set(id, 1 - miss);
  }
  return weights;
}
