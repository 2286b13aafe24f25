/** Sessions that are bought together (package-1, package-4). */
export const packagePolicy = {
  /** From buying; a session starts before the end. */
  validMonths: 12,
  /** A session that is cancelled this long before its start, included, gives its credit back. */
  creditUntilHoursBeforeStart: 48,
  /** So does one within this time of placing it, both ends included … */
  creditWithinHoursOfPlacing: 24,
  /** … as long as it is this long before its start. */
  creditLatestHoursBeforeStart: 2,
  /** How long before the end its client is told that sessions are left. */
  noticeDaysBeforeEnd: [30, 7],
} as const;
