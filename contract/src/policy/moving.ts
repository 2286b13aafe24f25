/** Moving a meeting to another time (move-1, move-2). */
export const movingPolicy = {
  /** Until this long before its start, included, a client moves a meeting without asking. */
  atOnceUntilHoursBefore: 48,
  /** How often a client moves one meeting without asking. */
  maxOwnMoves: 2,
  /** How long a proposed time waits for an answer. */
  proposalHours: 72,
  /** A proposal ends this long before the old start and before the new one. */
  proposalEndsHoursBefore: 2,
  messageMaxLength: 1000,
} as const;
