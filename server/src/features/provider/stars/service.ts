import { addReviews, clearReviews, readReviewCount } from './store.ts';

/**
 * Changes how many reviews of an expert are shown and their stars, in the transaction that changes
 * the reviews; the expert is locked before.
 */
export const addStars = addReviews;

/** All reviews of an expert are gone. */
export const clearStars = clearReviews;

/** How many reviews of an expert are shown, and all their stars together; null for no expert. */
export const countStars = readReviewCount;
