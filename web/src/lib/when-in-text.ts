import { now } from './clock.ts';
import { showTime, zoned } from './time.ts';

/** A moment with its zone inside a sentence: "tomorrow, 10:30 (Chile Time)". */
export function whenInText(iso: string, zone: string): string {
  const { text, zone: name } = showTime(iso, { zone });
  const today = now().toZonedDateTimeISO(zone).toPlainDate();
  const away = today.until(zoned(iso, zone).toPlainDate(), { largestUnit: 'day' }).days;
  // Only words such as "Tomorrow" start in lower case within a sentence; "Fri" stays as it is.
  const inText = Math.abs(away) <= 1 ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
  return `${inText} (${name})`;
}
