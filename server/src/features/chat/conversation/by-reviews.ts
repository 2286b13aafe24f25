import { policy } from '@puente/contract/policy';
import type { StarRating } from '@puente/contract/review';
import type { Filters } from '../filters/rules.ts';

const { usual, equalFitBasisPoints } = policy.review;

/** Likelihoods that differ by less are the same fit. */
export const equalFit = equalFitBasisPoints / 10_000;

/**
 * The Bayesian mean of reviews: as if the expert had five usual ones more, so that few of one's own
 * tell little. Who has none that are shown has the usual stars.
 */
export function bayesianMean(rating: StarRating | null): number {
  const { average, count } = rating ?? { average: usual.stars, count: 0 };
  return (usual.reviews * usual.stars + count * average) / (usual.reviews + count);
}

/** Whether somebody asked for an order that reviews have no say in. */
export function isOrderedByWish({ isCheaper, isSoonest, gender }: Filters): boolean {
  return isCheaper === true || isSoonest === true || gender !== undefined;
}

type Card = { match: { score: number }; profile: { stars: StarRating | null } };

/**
 * The cards of an answer with the better reviewed first among those who fit equally well: a group
 * begins with the first card that isn't in one yet, and has all that follow it whose likelihood
 * differs from its own by less than `equalFit`. Nobody comes before someone who fits better by that
 * much, and the cards stay the same ones.
 */
export function byReviews<C extends Card>(cards: readonly C[]): C[] {
  const [best] = cards;
  if (!best) return [];
  const end = cards.findIndex(({ match }) => best.match.score - match.score >= equalFit);
  const group = end === -1 ? cards : cards.slice(0, end);
  const stars = ({ profile }: C) => bayesianMean(profile.stars);
  return [
    ...group.toSorted((one, other) => stars(other) - stars(one)),
    ...(end === -1 ? [] : byReviews(cards.slice(end))),
  ];
}
