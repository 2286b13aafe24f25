export const slotPolicy = {
  durationsMinutes: [30, 45, 60, 90],
  gridMinutes: 15,
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  bufferMinutes: 0,
  maxHorizonDays: 365,
  maxNoticeMinutes: 20_160,
  maxBufferMinutes: 240,
  maxDaysPerRead: 62,
  /** Days for which experts see what clients see. */
  previewDays: 14,
  /** Dates further ahead are refused, in any zone. */
  maxDaysAhead: 366,
  maxOverrides: 400,
  /** The longest block, and how far ahead it may begin. */
  maxBlockDays: 366,
  maxBlockAheadDays: 731,
  maxProvidersPerBatch: 20,
  alternatives: 3,
} as const;
