/** The months before and with the one of `now`, the oldest first, as `2026-11`, in an IANA zone. */
export function lastMonths(now: Temporal.Instant, timezone: string, count: number): string[] {
  const present = now.toZonedDateTimeISO(timezone).toPlainDate().toPlainYearMonth();
  return Array.from({ length: count }, (_, index) =>
    present.subtract({ months: count - 1 - index }).toString(),
  );
}

/** The instant at which a month, `2026-11`, begins in a zone. */
export function beginOf(month: string, timezone: string): Temporal.Instant {
  return Temporal.PlainYearMonth.from(month)
    .toPlainDate({ day: 1 })
    .toZonedDateTime(timezone)
    .toInstant();
}
