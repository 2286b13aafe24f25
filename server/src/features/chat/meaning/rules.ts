import { policy } from '@puente/contract/policy';
import { withoutContacts } from '../../../lib/contacts.ts';
import { withoutUnwanted } from '../language/refusals.ts';
import type { Match } from '../matching/service.ts';

/** What a model is given of a goal: without what isn't wanted, and without phone, email and links. */
export function questionOf(goal: string): string {
  return withoutContacts(withoutUnwanted(goal)).replaceAll(/\s+/g, ' ').trim();
}

/** An expert whose profile is about the same as a goal; `similarity` is a cosine. */
export type Alike = { providerId: string; similarity: number };

/** The cosine of two vectors of length 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0);
  return sum;
}

/** The most alike first, and the same list for the same people in whatever order they come. */
export function mostAlike(alike: readonly Alike[], least: number, count: number): Alike[] {
  return alike
    .filter(({ similarity }) => similarity >= least)
    .toSorted(
      (one, other) =>
        other.similarity - one.similarity || (one.providerId < other.providerId ? -1 : 1),
    )
    .slice(0, count);
}

const mostBonus = policy.embedding.mostBonusBasisPoints / 10_000;

/** From `least` on a cosine counts, from the likelihood `floor` on an expert is recommended. */
type Limits = { least: number; floor: number };

/**
 * A likelihood with what meaning adds. Below `least` it adds nothing. From there on an expert is
 * recommended, and gains up to `mostBonus` the closer to the same both texts are; nobody loses.
 */
export function withMeaning(
  likelihood: number,
  similarity: number,
  { least, floor }: Limits,
): number {
  if (!(similarity >= least)) return likelihood;
  const share = Math.min((similarity - least) / (1 - least), 1);
  return Math.min(Math.max(likelihood, floor) + mostBonus * share, 1);
}

/** `byMeaning`: who is recommended, and wouldn't be by words. */
export type Fused = { matches: Match[]; byMeaning: ReadonlySet<string> };

/**
 * Who was found by words and who by meaning, best first. Among equals those found by words come
 * first, in their order.
 */
export function fuse(found: readonly Match[], alike: readonly Alike[], limits: Limits): Fused {
  const { least, floor } = limits;
  const similarities = new Map(alike.map((one) => [one.providerId, one.similarity]));
  const known = new Set(found.map(({ providerId }) => providerId));
  const others = mostAlike(alike, least, alike.length)
    .filter(({ providerId }) => !known.has(providerId))
    .map(({ providerId }): Match => ({ providerId, score: 0, isNear: false }));
  const before = [...found, ...others];
  const matches = before.map((match) => ({
    ...match,
    score: withMeaning(match.score, similarities.get(match.providerId) ?? -1, limits),
  }));
  const byMeaning = matches.flatMap(({ providerId, score }, at) =>
    score >= floor && (before[at]?.score ?? 0) < floor ? [providerId] : [],
  );
  return {
    matches: matches.toSorted((one, other) => other.score - one.score),
    byMeaning: new Set(byMeaning),
  };
}
