export const bookingPolicy = {
  holdMinutes: 15,
  quoteMinutes: 15,
  /** Most unpaid holds of one client at once. */
  maxHolds: 3,
  /** How often the same time may be held in a row without paying, before a wait. */
  holdsInARow: 2,
  /** The wait, from the end of the last of those holds. */
  holdPauseMinutes: 15,
  reminderMinutesBefore: [1440, 60],
  roomOpensMinutesBefore: 10,
  roomClosesMinutesAfter: 30,
  aboutMaxLength: 2000,
  /** Nearest areas that are named where an address lies in none. */
  nearestAreas: 3,
  reasonMaxLength: 1000,
  /** Quotes a minute by one person: each is stored. */
  quotesPerMinute: 60,
} as const;

export const refundPolicy = {
  fullWithinHoursOfBooking: 24,
  fullUntilHoursBeforeStart: 2,
  noneWithinHoursOfStart: 48,
  otherwiseBasisPoints: 9000,
} as const;
