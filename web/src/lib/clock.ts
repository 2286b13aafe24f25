/**
 * What time it is for the product. In sandbox mode the server's clock can be set, and countdowns
 * and "tomorrow" must follow it: the server sends its clock as `x-now` (ISO), and only then do we
 * leave the device's own.
 */
const noticeableMs = 1000;
let offsetMs = 0;

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
  // Under a second it is the way from the server that shows, not another time.
  if (Math.abs(offset - offsetMs) >= noticeableMs) offsetMs = offset;
}
