/** Partners and how they show themselves (partner-3, face-1 to face-7). */
export const partnerPolicy = {
  configCacheMinutes: 30,
  nameMaxLength: 60,
  welcomeMaxLength: 200,
  /** Of links to pages of the partner's own. */
  maxLinks: 6,
  linkLabelMaxLength: 40,
  linkUrlMaxLength: 500,
  /** Fields of life that the suggestions under the greeting come from; one suggestion each. */
  maxFields: 4,
  slug: { min: 3, max: 40 },
  /** A former slug leads to the present one, and is nobody else's, for so many days. */
  formerDays: 90,
  /** Most former slugs of one partner at a time; the next change waits for the oldest to end. */
  maxFormer: 10,
  /** The side of a stored logo, pixels. */
  logoSize: 512,
} as const;
