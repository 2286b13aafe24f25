/** The model counts in milliseconds since 1970. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const instantAt = (ms: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(ms);

export const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;
