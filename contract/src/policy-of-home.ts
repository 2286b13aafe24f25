// The part of the policy that the first screen needs: apart, so that it loads no more than that.

/** Version of the application (SPEC §9); browsers compare it with the one they run. */
export const version = '3.0.0';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const chatPolicy = {
  exchanges: 15,
  windowHours: 24,
  maxRecommendations: 3,
  messageMaxLength: 2000,
  historyPageSize: 50,
  historyMaxPageSize: 200,
} as const;

/** Of chat and meetings together, in one web process (docs/decisions/027). */
export const socketPolicy = {
  perAddress: 20,
  perPerson: 5,
  /** The close code for one too many. */
  refusedCode: 4429,
  /** Who was refused comes back after that, and asks over HTTP until then. */
  refusedPauseSeconds: 60,
} as const;

export const partnerPolicy = { configCacheMinutes: 30 } as const;
