import { policy } from '@puente/contract/policy';
import type { StarRating } from '@puente/contract/review';

/** The mean of reviews, rounded to two digits; null while there are too few (review-2). */
export function ratingOf(count: number, stars: number): StarRating | null {
  if (count < policy.review.shownFrom) return null;
  return { average: Math.round((stars / count) * 100) / 100, count };
}
