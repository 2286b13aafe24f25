import { tab } from './storage.ts';

/**
 * What time it is for the product. Devices go wrong by minutes or days, and in sandbox mode the
 * server's clock can be set; countdowns, "tomorrow" and the way into a meeting follow the server,
 * which sends its clock as `x-now` (ISO) with every answer to a call.
 */

/** Less than this is the answer's way here, not another time: clocks on the page don't jump. */
const noticeableMs = 2000;
/** A page that is loaded again knows the time before its first call. */
let offsetMs = tab.get('clockOffset') ?? 0;

/** Milliseconds since the epoch on the product's clock. */
export const nowMs = (): number => Date.now() + offsetMs;

export const now = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(nowMs());

export function followServerClock(headers: Headers): void {
  const sent = headers.get('x-now');
  if (sent) setServerNow(sent);
}

/** @param iso the server's instant; anything unreadable is passed over */
export function setServerNow(iso: string): void {
  const ms = Date.parse(iso);
  const offset = ms - Date.now();
  if (!(Math.abs(offset - offsetMs) >= noticeableMs)) return;
  offsetMs = offset;
  tab.set('clockOffset', offset);
}
