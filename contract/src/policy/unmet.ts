export const unmetPolicy = {
  /** How long what was looked for in vain is counted. */
  keptDays: 400,
  /** Fewer goals than this are about something that isn't told on its own. */
  fewestTold: 3,
} as const;
