import { presentZone } from '@puente/contract/zone-names';
import { now } from './clock.ts';
import { localeTag } from './i18n.ts';

/**
 * The one door for dates. Instants come and go as ISO text in UTC; every shown time carries its
 * zone, and its offset where the clocks show it twice. Hours are written 0 to 23 everywhere, so
 * that page, mail and calendar read the same.
 */
export type ShownTime = {
  /** "Tomorrow, 10:30" or "Fri 4 Dec, 10:30"; "Sat 3 Apr, 23:00 GMT-3" in a repeated hour. */
  text: string;
  /** "Chile Time": shown beside the text. */
  zone: string;
  /** Everything, for the title and for screen readers. */
  full: string;
  iso: string;
};

type Context = { zone?: string; locale?: string; now?: Temporal.Instant };

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const instantOf = (iso: string): Temporal.Instant => Temporal.Instant.from(iso);

export const zoned = (iso: string, zone: string): Temporal.ZonedDateTime =>
  instantOf(iso).toZonedDateTimeISO(zone);

/** A moment as people say it. */
export function showTime(iso: string, context: Context = {}): ShownTime {
  const { zone = deviceZone(), locale = localeTag(), now: at = now() } = context;
  const moment = zoned(iso, zone);
  const day = dayName(moment.toPlainDate(), at.toZonedDateTimeISO(zone).toPlainDate(), locale);
  return {
    text: `${day}, ${clockTime(iso, { zone, locale })}`,
    zone: zoneName(zone, { locale, at: iso }),
    full: format(iso, locale, {
      timeZone: zone,
      dateStyle: 'full',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).concat(` (${zoneName(zone, { locale, at: iso })}, ${zoneOffset(zone, iso)})`),
    iso,
  };
}

type ClockContext = Omit<Context, 'now'>;

/** The clocks go back past this time of day: they show it twice. */
function isRepeated(moment: Temporal.ZonedDateTime): boolean {
  const wall = moment.toPlainDateTime();
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(moment.timeZoneId, { disambiguation }),
  );
  return earlier?.epochMilliseconds !== later?.epochMilliseconds;
}

/** "10:30", and "GMT-3" where the same time comes again an hour later. */
export function clockParts(
  iso: string,
  context: ClockContext = {},
): { time: string; offset: string | null } {
  const { zone = deviceZone(), locale = localeTag() } = context;
  const time = format(iso, locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return { time, offset: isRepeated(zoned(iso, zone)) ? zoneOffset(zone, iso) : null };
}

/** "10:30" in the zone; "23:00 GMT-3" in an hour that repeats. */
export function clockTime(iso: string, context: ClockContext = {}): string {
  const { time, offset } = clockParts(iso, context);
  return offset ? `${time} ${offset}` : time;
}

/** Start and end of a range; both carry their offset where the clocks change in between. */
export function clockRange(
  range: { start: string; end: string },
  context: ClockContext = {},
): { start: string; end: string } {
  const { zone = deviceZone() } = context;
  const [before, after] = [zoneOffset(zone, range.start), zoneOffset(zone, range.end)];
  if (before === after)
    return { start: clockTime(range.start, context), end: clockTime(range.end, context) };
  return {
    start: `${clockParts(range.start, context).time} ${before}`,
    end: `${clockParts(range.end, context).time} ${after}`,
  };
}

/** "Wednesday, 2 December 2026" for a calendar day, no zone involved. */
export function longDate(date: Temporal.PlainDate | string, locale: string = localeTag()): string {
  return formatDay(date, locale, { dateStyle: 'full' });
}

/** "Today", "Tomorrow", "Fri 4 Dec"; the year only when it isn't this one. */
export function dayName(
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
  locale: string = localeTag(),
): string {
  const away = today.until(date, { largestUnit: 'day' }).days;
  if (Math.abs(away) <= 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  return formatDay(date, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.year === today.year ? {} : { year: 'numeric' }),
  });
}

/** "45 min" or "1 h 30 min". */
export function formatMinutes(minutes: number, locale: string = localeTag()): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? unit(hours, 'hour') : '', rest || !hours ? unit(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

/** "Chile Time", "hora de Nepal": the zone in words. */
export function zoneName(zone: string, context: { locale?: string; at?: string } = {}): string {
  const { locale = localeTag(), at } = context;
  const name = zonePart(zone, locale, 'longGeneric', at);
  return name || zone.replaceAll('_', ' ');
}

/** "GMT-3" at that moment. */
export const zoneOffset = (zone: string, at?: string): string =>
  zonePart(zone, 'en', 'shortOffset', at) || 'GMT';

/** "Santiago": the place in the zone's present name. */
export const zoneCity = (zone: string): string =>
  (presentZone(zone).split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * Every zone for a chooser under the name it is kept by: "Santiago · Chile Time (GMT-3)", the
 * device's own first.
 */
export function zoneChoices(locale: string = localeTag()): { value: string; label: string }[] {
  const own = presentZone(deviceZone());
  const rest = Intl.supportedValuesOf('timeZone')
    .map(presentZone)
    .filter((zone) => zone !== own);
  return [own, ...rest].map((value) => ({
    value,
    label: `${zoneCity(value)} · ${zoneName(value, { locale })} (${zoneOffset(value)})`,
  }));
}

function zonePart(
  zone: string,
  locale: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  at: string | undefined,
): string {
  const moment = at ? instantOf(at) : now();
  return (
    formatter(locale, { timeZone: zone, timeZoneName })
      .formatToParts(moment.epochMilliseconds)
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  );
}

const format = (iso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, options).format(instantOf(iso).epochMilliseconds);

function formatDay(
  date: Temporal.PlainDate | string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  // A day has no zone: read it at noon UTC and write it in UTC.
  return formatter(locale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date.toString()}T12:00:00Z`),
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let made = formatters.get(key);
  if (!made) formatters.set(key, (made = new Intl.DateTimeFormat(locale, options)));
  return made;
}
