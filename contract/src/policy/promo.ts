/** Codes that lower a price (promo-2). */
export const promoPolicy = {
  code: { min: 3, max: 32 },
  percent: { min: 1, max: 100 },
  /** How often one person can use one code: at most, and when its maker says nothing. */
  usesPerPerson: { max: 5, default: 1 },
  /** The most uses that a maker can name; a code without a number has no limit. */
  maxUses: 100_000,
  /** Minor units; keeps every conversion within exact integers. */
  maxAmount: 1_000_000_000_000,
  /** Codes of one expert or partner, paused and past ones included. */
  maxPerMaker: 50,
  /** How often one person, or one address, may ask about a code: codes are not to be guessed. */
  checksPerMinute: 20,
} as const;
