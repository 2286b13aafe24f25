import { now } from './clock.ts';
import { localeTag } from './i18n.ts';

/**
 * All formatting of dates. Instants are ISO text in UTC; every shown time carries its zone, and its
 * offset where the clocks show it twice. Hours are written 0 to 23 everywhere, so that page, mail
 * and calendar read the same.
 */
export type ShownTime = {
  /** "Tomorrow, 10:30" or "Fri 4 Dec, 10:30"; "Sat 3 Apr, 23:00 GMT-3" in a repeated hour. */
  text: string;
  /** "Chile Time": shown next to the text. */
  zone: string;
  /** Everything, for the title and for screen readers. */
  full: string;
  iso: string;
};

type Context = { zone?: string; locale?: string; now?: Temporal.Instant };

/** The zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function instantOf(iso: string): Temporal.Instant {
  return Temporal.Instant.from(iso);
}

export function zoned(iso: string, zone: string): Temporal.ZonedDateTime {
  return instantOf(iso).toZonedDateTimeISO(zone);
}

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
      ...clockOf(locale),
    }).concat(` (${zoneName(zone, { locale, at: iso })}, ${zoneOffset(zone, iso)})`),
    iso,
  };
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, options).format(instantOf(iso).epochMilliseconds);
}

/**
 * The region's clock: "4:00 PM" in the USA, "16:00" in Britain; midnight is never 24:00. Spanish is
 * written with 24 hours everywhere, as its readers see it on tickets and phones, though the
 * locale data has "4:00 p. m." for some regions.
 */
function clockOf(locale: string): { hourCycle: 'h12' | 'h23' } {
  if (locale.startsWith('es')) return { hourCycle: 'h23' };
  const { hour12 } = formatter(locale, { hour: 'numeric' }).resolvedOptions();
  return { hourCycle: hour12 ? 'h12' : 'h23' };
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let made = formatters.get(key);
  if (!made) formatters.set(key, (made = new Intl.DateTimeFormat(locale, options)));
  return made;
}

/** "10:30" or "10:30 AM" by region, and "GMT-3" where the same time repeats an hour later. */
export function clockParts(
  iso: string,
  context: ClockContext = {},
): { time: string; offset: string | null } {
  const { zone = deviceZone(), locale = localeTag() } = context;
  const clock = clockOf(locale);
  const time = format(iso, locale, {
    timeZone: zone,
    hour: clock.hourCycle === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...clock,
  });
  return { time, offset: isRepeated(zoned(iso, zone)) ? zoneOffset(zone, iso) : null };
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

function formatDay(
  date: Temporal.PlainDate | string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  // A day has no zone: formatted at noon UTC, in UTC.
  return formatter(locale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date.toString()}T12:00:00Z`),
  );
}

/** "March 2026" */
export function monthOf(iso: string, zone: string, locale: string = localeTag()): string {
  return format(iso, locale, { timeZone: zone, year: 'numeric', month: 'long' });
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

/** "Chile Time", "hora de Nepal": the zone's name. */
export function zoneName(zone: string, context: { locale?: string; at?: string } = {}): string {
  const { locale = localeTag(), at } = context;
  const name = zonePart(zone, locale, 'longGeneric', at);
  return name || zone.replaceAll('_', ' ');
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

/** "GMT-3" at that moment. */
export function zoneOffset(zone: string, at?: string): string {
  return zonePart(zone, 'en', 'shortOffset', at) || 'GMT';
}

const formatters = new Map<string, Intl.DateTimeFormat>();
