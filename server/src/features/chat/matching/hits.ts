import type { Language } from '@puente/contract/policy';
import type { Token } from '../language/tokens.ts';
import type { Pattern } from '../lexicon/compile.ts';
import { patternsOpenedBy } from '../lexicon/lexicon.ts';

/** A term found in a text. */
export type Hit = { pattern: Pattern; places: readonly number[]; weight: number };

/** Words that may stand between two words of an ordered term. */
const gap = 2;
/** How far apart the words of an unordered term may be. */
const reach = 9;

type Heard = readonly Token[];

const ordered = (pattern: Pattern, tokens: Heard, start: number): number[] | null => {
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
};

const nearby = (pattern: Pattern, tokens: Heard, start: number): number[] | null => {
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
};

/** Terms read in the other language count a little less, to let false friends lose. */
const otherLanguageWeight = 0.85;
/** A guessed word may have been another one. */
const guessWeight = 0.6;
/** What is left of a word's own meaning inside another field's longer term: "baby sleep" is not insomnia. */
const shadowedWeight = 0.3;

/** Inside a longer term of its own field a word keeps more: changing career is part of it. */
const shadowedInFieldWeight = 0.6;

const shadowOf = (hit: Hit, hits: readonly Hit[]): number => {
  const longer = hits.filter(
    (other) =>
      other.pattern.concept !== hit.pattern.concept &&
      other.pattern.slots.length > hit.pattern.slots.length &&
      other.pattern.weight >= hit.pattern.weight &&
      hit.places.every((place) => other.places.includes(place)),
  );
  if (longer.length === 0) return 1;
  const { field } = hit.pattern.concept;
  return longer.some((other) => other.pattern.concept.field !== field)
    ? shadowedWeight
    : shadowedInFieldWeight;
};

const shadow = (hits: readonly Hit[]): Hit[] =>
  hits.map((hit) => ({ ...hit, weight: hit.weight * shadowOf(hit, hits) }));

/** Every term of the lexicon in a text, each place and term once. */
export const hitsIn = (tokens: Heard, language: Language): Hit[] => {
  const hits: Hit[] = [];
  for (const [start, token] of tokens.entries())
    for (const read of ['en', 'es'] as const)
      for (const pattern of patternsOpenedBy(token[read], read)) {
        if (read !== language && pattern.isLocal) continue;
        const places = (pattern.isOrdered ? ordered : nearby)(pattern, tokens, start);
        if (!places) continue;
        const isGuess = places.some((place) => tokens[place]?.isGuess);
        const weight =
          pattern.weight *
          (read === language ? 1 : otherLanguageWeight) *
          (isGuess ? guessWeight : 1);
        hits.push({ pattern, places, weight });
      }
  return shadow(hits);
};

/** How surely a text is about each concept, 0 to 1: hints add up and never pass 1. */
export const weigh = (hits: readonly Hit[]): Map<string, number> => {
  // The same words say the same thing once, however many terms they fit.
  const strongest = new Map<string, Map<string, number>>();
  for (const { pattern, places, weight } of hits) {
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
};
