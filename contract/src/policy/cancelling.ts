/** How often experts cancel (cancel-1). */
export const cancellingPolicy = {
  /** Days that are counted, by when a meeting was confirmed. */
  rateDays: 365,
} as const;
