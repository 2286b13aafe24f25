export const partnerPolicy = { configCacheMinutes: 30 } as const;
