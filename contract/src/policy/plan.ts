/** Sessions every month (plan-1 to plan-8). */
export const planPolicy = {
  /** The first day is today at the earliest, and this many days later at the latest, in the client's zone. */
  startWithinDays: 30,
  /** A month has at least this many of each day of the week. */
  weeksInEachPeriod: 4,
  /** How long before a renewal its times are reserved and its client is told. */
  reserveDaysBefore: 7,
  /** Wall time in the client's zone at which a renewal is charged. */
  chargeHour: 10,
  /** Days after the renewal on which a charge that failed is tried again. */
  retryAfterDays: [1, 3, 5],
  /** Reserved time that isn't paid is given back this long before its start … */
  releaseHoursBeforeStart: 24,
  /** … but not before the first charge had this long, in which no session of the month starts. */
  hoursToCharge: 1,
  /** Sessions of a month that have no time can be placed this many days from the month's first. */
  creditValidDays: 60,
  /** Words with which somebody ends a plan. */
  reasonMaxLength: 500,
} as const;
