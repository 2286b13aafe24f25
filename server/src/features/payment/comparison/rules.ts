/** When ledger and gateway are compared: at night where most of the people are, 05:00 UTC. */
const comparisonHour = 5;

/** The first night after an instant. */
export function nextNightAt(now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO('UTC').withPlainTime({ hour: comparisonHour });
  const isAhead = Temporal.Instant.compare(today.toInstant(), now) > 0;
  return (isAhead ? today : today.add({ days: 1 })).toInstant();
}
