export const cancellingPolicy = {
  /** Days of which an expert's cancellations are counted, by when a meeting was confirmed (cancel-1). */
  rateDays: 365,
  /**
   * Days after a meeting would have ended in which its expert refunds more than its terms (refund-6):
   * as long as its earnings wait.
   */
  goodwillDays: 3,
} as const;
