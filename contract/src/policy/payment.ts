export const feePolicy = {
  unverifiedPlatformBasisPoints: 600,
  verifiedPlatformBasisPoints: 1000,
  partnerBasisPoints: 500,
  platformRangeBasisPoints: [500, 1500],
  partnerRangeBasisPoints: [0, 1500],
} as const;

export const payoutPolicy = { availableDaysAfterSession: 3 } as const;

/** A webhook signature older than this is refused (Stripe's own tolerance). */
export const webhookPolicy = { toleranceSeconds: 300 } as const;
