import { policy } from '@puente/contract/policy';

/**
 * How often cards were shown at a place for a term, and what became of them, faded by age. Without
 * an expert: of all experts together.
 */
export type Tally = {
  term: string;
  providerId: string | null;
  /** From 1, the first card. */
  place: number;
  shown: number;
  opened: number;
  booked: number;
};

const { mostEffectBasisPoints, fewestShown } = policy.learning;

/** Most that a factor differs from 1. */
const mostEffect = mostEffectBasisPoints / 10_000;

/**
 * How likely a card is looked at by its place alone: a phone shows the first whole and the second in
 * part. A fixed table, since learning it would take answers in random order.
 */
const lookedAt = [1, 0.7, 0.5] as const;

/** A booking tells as much as so many opened pages. */
const bookingWorth = 3;

/** So many looks of an average expert are added to everybody's: few of one's own tell little. */
const averageLooks = 20;

type Use = { shown: number; looks: number; interest: number };

const nothing: Use = { shown: 0, looks: 0, interest: 0 };

/** An opened card was looked at, whatever its place: so interest alone isn't corrected. */
function sum(tallies: readonly Tally[]): Use {
  return tallies.reduce(
    (use, { place, shown, opened, booked }) => ({
      shown: use.shown + shown,
      looks: use.looks + shown * (lookedAt[place - 1] ?? lookedAt[2]),
      interest: use.interest + opened + booked * bookingWorth,
    }),
    nothing,
  );
}

/** What one term tells of an expert: 1 where it tells nothing. */
function factorOf(own: Use, all: Use): number {
  if (Math.min(own.shown, all.shown) < fewestShown) return 1;
  const usual = all.interest / all.looks;
  if (usual === 0) return 1;
  const rate = (own.interest + averageLooks * usual) / (own.looks + averageLooks);
  // From nothing at all to everything, with 0 for what is usual.
  return 1 + (mostEffect * (rate - usual)) / (rate + usual);
}

/**
 * What became of an expert's cards for the terms of a goal, as a factor of the likelihood. The mean
 * over the goal's terms, so that other terms of a profile, however many, add nothing.
 */
export function priorOf(
  terms: readonly string[],
  tallies: readonly Tally[],
  providerId: string,
): number {
  if (terms.length === 0) return 1;
  const factors = terms.map((term) => {
    const ofTerm = tallies.filter((tally) => tally.term === term);
    return factorOf(
      sum(ofTerm.filter((tally) => tally.providerId === providerId)),
      sum(ofTerm.filter((tally) => tally.providerId === null)),
    );
  });
  return factors.reduce((total, factor) => total + factor, 0) / factors.length;
}

/**
 * A likelihood with what was learnt. Who is recommended at all is decided by profiles alone: nobody
 * comes over the floor by it, and nobody falls below.
 */
export function withFactor(likelihood: number, factor: number, floor: number): number {
  if (likelihood < floor) return likelihood;
  return Math.min(Math.max(likelihood * factor, floor), 1);
}
