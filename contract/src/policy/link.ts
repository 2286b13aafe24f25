/** Personal links (link-1). */
export const linkPolicy = {
  /** A former username leads to the new one, and is nobody else's, for so many days. */
  formerDays: 90,
  /** Most former usernames of one person at a time; the next change waits for the oldest to end. */
  maxFormer: 10,
} as const;
