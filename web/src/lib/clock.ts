import { tab } from './storage.ts';

/**
 * The product's current time. Device clocks are off by minutes or days, and in sandbox mode the
 * server's clock can be set; countdowns, "tomorrow" and the way into a meeting follow the server,
 * which sends its clock as `x-now` (ISO) with every reply.
 */

/** A smaller difference is network latency, not another time: clocks on the page don't jump. */
const noticeableMs = 2000;
/** A page that is reloaded has the time before its first call. */
let offsetMs = tab.get('clockOffset') ?? 0;

/** Milliseconds since the epoch on the product's clock. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

export function now(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(nowMs());
}

export function followServerClock(headers: Headers): void {
  const sent = headers.get('x-now');
  if (sent) setServerNow(sent);
}

/** @param iso the server's instant; anything unreadable is ignored */
export function setServerNow(iso: string): void {
  const ms = Date.parse(iso);
  const offset = ms - Date.now();
  if (!(Math.abs(offset - offsetMs) >= noticeableMs)) return;
  offsetMs = offset;
  tab.set('clockOffset', offset);
}
