import i18next from 'i18next';
import { now } from './clock.ts';
import { localeTag } from './i18n.ts';
import { clockTime, dayName, zoned, zoneName } from './time.ts';

/**
 * A moment with its zone inside a sentence, as people say it: "tomorrow at 10:30 AM (Chile Time)",
 * "el lunes 30 de noviembre a las 10:30 (hora de Chile)".
 */
export function whenInText(iso: string, zone: string): string {
  const moment = zoned(iso, zone);
  const parts = {
    day: dayInText(moment.toPlainDate(), now().toZonedDateTimeISO(zone).toPlainDate()),
    time: clockTime(iso, { zone }),
    zone: zoneName(zone, { at: iso }),
  };
  // Spanish has one o'clock in the singular, by either clock: "a la 1:30 p. m.".
  return /^0?1\b/.test(parts.time)
    ? i18next.t('inText.atOne', parts)
    : i18next.t('inText.at', parts);
}

function dayInText(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const name = dayName(day, today);
  // Only words such as "Tomorrow" start in lower case within a sentence; "Fri" stays as it is.
  if (Math.abs(today.until(day, { largestUnit: 'day' }).days) <= 1)
    return name.charAt(0).toLocaleLowerCase() + name.slice(1);
  return i18next.t('inText.on', { day: localeTag().startsWith('es') ? spoken(day, today) : name });
}

/** "lunes 30 de noviembre": short names of days and months belong in lists. */
function spoken(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return day
    .toLocaleString(localeTag(), {
      ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
      ...(day.year === today.year ? {} : ({ year: 'numeric' } as const)),
    })
    .replace(',', '');
}
