/** The only source of business time; no code uses the time of the system or the database. */
export type Clock = {
  now: () => Temporal.Instant;
};

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** The system's clock plus an offset that can be changed. */
export function createOffsetClock(): Clock & { setOffsetMs: (ms: number) => void } {
  let offsetMs = 0;
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMs),
    setOffsetMs: (ms) => {
      offsetMs = ms;
    },
  };
}
