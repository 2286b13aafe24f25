import type { Store } from './store.ts';

/** The sandbox's time: real time plus an offset that outlives a restart. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whole seconds since 1970, as Stripe counts. */
  seconds(): number;
  iso(): string;
  offsetMs(): number;
  setOffset(ms: number): void;
};

const earliestMs = Date.UTC(1970, 0, 2);
const latestMs = Date.UTC(3000, 0, 1);

export function createClock(store: Store): Clock {
  const settings = store.collection<number>('setting');
  const offsetMs = () => settings.find('clockOffsetMs') ?? 0;
  const now = () => Date.now() + offsetMs();
  return {
    now,
    offsetMs,
    seconds: () => Math.floor(now() / 1000),
    iso: () => new Date(now()).toISOString(),
    setOffset: (ms) => settings.save('clockOffsetMs', Math.round(ms)),
  };
}

/** Reads an ISO instant ("2027-01-04T09:00:00Z") to milliseconds; undefined if it isn't one. */
export function parseInstant(text: string): number | undefined {
  try {
    const ms = Temporal.Instant.from(text).epochMilliseconds;
    return ms >= earliestMs && ms < latestMs ? ms : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an ISO duration ("P3D", "P1M", "-PT16M") to the milliseconds it lasts from then on, by the
 * calendar of UTC; undefined if it is none, or nothing.
 */
export function parseDuration(text: string, fromMs: number): number | undefined {
  try {
    const from = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO('UTC');
    const ms = from.add(text).epochMilliseconds - fromMs;
    return ms === 0 ? undefined : ms;
  } catch {
    return undefined;
  }
}

export function isReachable(ms: number): boolean {
  return ms >= earliestMs && ms < latestMs;
}
