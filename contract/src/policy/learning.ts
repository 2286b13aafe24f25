export const learningPolicy = {
  /** Most that what became of cards changes a likelihood, up or down; basis points. */
  mostEffectBasisPoints: 1500,
  /** An expert who was shown less often for a term is ranked by the profile alone. */
  fewestShown: 20,
  /** After so many days what was counted weighs half. */
  halfLifeDays: 60,
  /** How long it is counted at all. */
  keptDays: 365,
  /** How long an answer's cards wait for what becomes of them. */
  showingDays: 30,
  openedPerMinute: 30,
} as const;
