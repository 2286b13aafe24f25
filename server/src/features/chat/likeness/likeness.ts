import type { Weights } from './weights.ts';

/** How rare a feature counts that no sentence had. It says nothing itself, but the others say less. */
const unknownRarity = 9;

/** The share of an unknown feature in the length of a text. */
const unknownShare = 0.3;

/** A text as its features with what each counts; together of length 1. */
export type Told = { places: readonly number[]; counts: readonly number[] };

export function toldBy(
  { places, rarity }: Pick<Weights, 'places' | 'rarity'>,
  features: ReadonlyMap<string, number>,
): Told {
  const told = { places: new Array<number>(), counts: new Array<number>() };
  let squares = 0;
  for (const [feature, count] of features) {
    const place = places.get(feature);
    if (place === undefined) {
      squares += unknownShare * (count * unknownRarity) ** 2;
      continue;
    }
    const weight = count * (rarity[place] ?? 0);
    squares += weight ** 2;
    told.places.push(place);
    told.counts.push(weight);
  }
  const length = Math.sqrt(squares) || 1;
  return { places: told.places, counts: told.counts.map((count) => count / length) };
}

/** How likely a text with these features is about each concept; 1 in all. */
export function likelyConcepts(
  weights: Weights,
  features: ReadonlyMap<string, number>,
): Float32Array {
  const sums = Float32Array.from(weights.base);
  const { places, counts } = toldBy(weights, features);
  for (const [order, place] of places.entries()) {
    const count = counts[order] ?? 0;
    const end = weights.begins[place + 1] ?? 0;
    for (let at = weights.begins[place] ?? 0; at < end; at += 1) {
      const concept = weights.at[at] ?? 0;
      sums[concept] = (sums[concept] ?? 0) + count * (weights.of[at] ?? 0);
    }
  }
  return softmax(sums);
}

/** Turns sums into shares of 1, in place. */
export function softmax(sums: Float32Array): Float32Array {
  let most = -Infinity;
  for (const sum of sums) most = Math.max(most, sum);
  let all = 0;
  for (const [at, sum] of sums.entries()) {
    const share = Math.exp(sum - most);
    sums[at] = share;
    all += share;
  }
  for (const [at, share] of sums.entries()) sums[at] = share / all;
  return sums;
}
