/** The one source of business time; no code asks the system or the database for it. */
export type Clock = {
  now: () => Temporal.Instant;
};

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** Runs like the system's clock, moved by an offset that can change. */
export const createOffsetClock = (): Clock & { setOffsetMs: (ms: number) => void } => {
  let offsetMs = 0;
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMs),
    setOffsetMs: (ms) => {
      offsetMs = ms;
    },
  };
};
