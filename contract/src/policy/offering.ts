/** What experts sell beside single meetings (offering-1). */
export const offeringPolicy = {
  maxPerExpert: 30,
  name: { min: 3, max: 80 },
  description: { min: 20, max: 1000 },
  /** Meetings of a package, and meetings a month of a plan. */
  sessions: { package: { min: 2, max: 20 }, subscription: { min: 1, max: 12 } },
  /** Minor units; keeps every price and conversion within exact integers. */
  maxPrice: 1_000_000_000_000,
  /** What is proposed to an expert: so many meetings, and how much less than their single prices. */
  proposed: {
    start: { type: 'package', sessions: 3, discountBasisPoints: 500 },
    course: { type: 'package', sessions: 6, discountBasisPoints: 1000 },
    monthly: { type: 'subscription', sessions: 4, discountBasisPoints: 1000 },
  },
} as const;
