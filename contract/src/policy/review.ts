/** Reviews of experts by their clients (review-1 to review-5). */
export const reviewPolicy = {
  textMaxLength: 1000,
  /** A review can be changed for so many days after it was written. */
  changeDays: 14,
  /** Stars are shown from so many reviews on, hidden ones not counted. */
  shownFrom: 3,
  pageSize: 10,
  writesPerMinute: 20,
  /** In ranking, so many reviews of so many stars are added to those of each expert. */
  usual: { reviews: 5, stars: 4 },
  /** Experts whose likelihoods differ by less fit equally well; basis points. */
  equalFitBasisPoints: 200,
} as const;
