import { cityOfZone } from '@puente/contract/zone-cities';
import type { Money } from '@puente/contract/money';
import { currencyDigits, type Language } from '@puente/contract/policy';

/** Whom a text is written for: language, IANA zone and, where it is known, region (ISO 3166). */
export type Reader = Writing & { timezone: string };

/** How dates and amounts are written, without a zone. */
export type Writing = { language: Language; region?: string | null };

// Day before month and 24 hours in both languages, so that no date is ambiguous.
const neutral: Record<Language, string> = { en: 'en-GB', es: 'es' };

/** `en-US`, `es-CL`; null where the region has no way of its own to write that language. */
function regional({ language, region }: Writing): string | null {
  if (!region) return null;
  const tag = `${language}-${region}`;
  return new Intl.NumberFormat(tag).resolvedOptions().locale === tag ? tag : null;
}

/** `Tue 1 Dec 2026, 17:00 (Vancouver, GMT-7)`: a time never goes without its zone. */
export function formatInstant(instant: Temporal.Instant, reader: Reader): string {
  return `${dayOf(reader, instant)}, ${timeOf(reader, instant)} (${zoneOf(reader, instant)})`;
}

/** The day alone, for a subject: what it is about says the time, too. */
export function formatDay(instant: Temporal.Instant, reader: Reader): string {
  return dayOf(reader, instant);
}

/** `Tue 1 Dec 2026`, and `Tue, Dec 1, 2026` in the USA. */
function dayOf(reader: Reader, instant: Temporal.Instant): string {
  const format = formatter(reader, { ...dayAndMonth, year: 'numeric' });
  if (reader.language === 'en' && regional(reader)) return textOf(format, instant);
  const { weekday, day, month, year } = partsOf(format, instant);
  return `${weekday} ${day} ${month} ${year}`;
}

const dayAndMonth = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** `Tue 1 Dec`, and `Tue, Dec 1` in the USA. */
function shortDayOf(reader: Reader, instant: Temporal.Instant): string {
  const format = formatter(reader, dayAndMonth);
  if (reader.language === 'en' && regional(reader)) return textOf(format, instant);
  const { weekday, day, month } = partsOf(format, instant);
  return `${weekday} ${day} ${month}`;
}

function formatter(reader: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = regional(reader) ?? neutral[reader.language];
  const key = `${locale} ${reader.timezone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: reader.timezone });
  formatters.set(key, made);
  return made;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function textOf(format: Intl.DateTimeFormat, instant: Temporal.Instant): string {
  return format.format(instant.epochMilliseconds).replaceAll(/\s/g, ' ');
}

function partsOf(format: Intl.DateTimeFormat, instant: Temporal.Instant): Record<string, string> {
  return Object.fromEntries(
    format.formatToParts(instant.epochMilliseconds).map(({ type, value }) => [type, value]),
  );
}

/** `17:00`, and `5:00 PM` where English is written so; Spanish has 24 hours everywhere. */
function timeOf(reader: Reader, instant: Temporal.Instant): string {
  const { hour12 } = formatter(reader, { hour: 'numeric' }).resolvedOptions();
  if (reader.language === 'en' && hour12) {
    const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
    return textOf(formatter(reader, options), instant);
  }
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const { hour, minute } = partsOf(formatter(reader, options), instant);
  return `${hour}:${minute}`;
}

/** `Vancouver, GMT-7`: the zone's city and offset. */
function zoneOf(reader: Reader, instant: Temporal.Instant): string {
  return reader.timezone === 'UTC' ? 'UTC' : `${cityOf(reader)}, ${offsetOf(reader, instant)}`;
}

function cityOf({ language, timezone }: Reader): string {
  return cityOfZone(timezone, language);
}

/** `GMT-7`: the zone's offset at that instant. */
function offsetOf(reader: Reader, instant: Temporal.Instant): string {
  const { language, timezone } = reader;
  const format = formatter({ language, timezone }, { timeZoneName: 'shortOffset' });
  return partsOf(format, instant)['timeZoneName'] ?? 'GMT';
}

/**
 * `Tue 1 Dec 2026, 17:00–18:00 (Vancouver, GMT-7)`. Over midnight it is `23:30 – 00:30`, which nobody takes
 * for another day; a range of half a day and more names the day of its end. Where
 * clocks change in between both ends carry their offset: `23:30 GMT-3 – 23:30 GMT-4 (Santiago)`.
 */
export function formatRange(
  start: Temporal.Instant,
  end: Temporal.Instant,
  reader: Reader,
): string {
  const { time, zone } = rangeParts(start, end, reader);
  return `${time} (${zone})`;
}

/** A shorter range ends in the night in which it began. */
const nightHours = 12;

/**
 * The same in parts, for headlines in which the zone is smaller than the time. These say no year: it
 * is in the subject above them, and they stay one line on a phone.
 */
export function rangeParts(
  start: Temporal.Instant,
  end: Temporal.Instant,
  reader: Reader,
): { time: string; headline: string; zone: string } {
  const isOneDay = dayOf(reader, start) === dayOf(reader, end);
  const isOneNight = end.since(start).total('hours') < nightHours;
  const [before, after] = [offsetOf(reader, start), offsetOf(reader, end)];
  const isOneOffset = before === after;
  const dash = isOneDay && isOneOffset ? '–' : ' – ';
  const withDay = (name: typeof dayOf) => {
    const from = `${name(reader, start)}, ${timeOf(reader, start)}`;
    const until = `${isOneDay || isOneNight ? '' : `${name(reader, end)}, `}${timeOf(reader, end)}`;
    return isOneOffset ? from + dash + until : `${from} ${before}${dash}${until} ${after}`;
  };
  return {
    time: withDay(dayOf),
    headline: withDay(shortDayOf),
    zone: isOneOffset ? zoneOf(reader, start) : cityOf(reader),
  };
}

/**
 * As the region writes it, `$60.00` or `$25.000`; else with the currency's code, `USD 60.00`,
 * because many currencies write $.
 */
export function formatMoney(money: Money, writing: Writing): string {
  return amountText(money, writing, 'auto');
}

/** The same without `.00`, as prices stand on pages. */
export function formatPrice(money: Money, writing: Writing): string {
  return amountText(money, writing, 'stripIfInteger');
}

function amountText(money: Money, writing: Writing, zeros: 'auto' | 'stripIfInteger'): string {
  const digits = currencyDigits[money.currency];
  const own = regional(writing);
  return new Intl.NumberFormat(own ?? neutral[writing.language], {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: own ? 'symbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: zeros,
  })
    .format(money.amount / 10 ** digits)
    .replaceAll(/\s/g, ' ');
}

/** `90 %`, `90 %`: a share given in basis points. */
export function formatShare(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(neutral[language], { style: 'percent', maximumFractionDigits: 2 })
    .format(basisPoints / 10_000)
    .replaceAll(/\s/g, ' ');
}

/** "1 hr 30 min" in English, "1 h 30 min" in Spanish: the length of a meeting. */
export function formatMinutes(minutes: number, language: Language): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' })
      .format(value)
      .replaceAll(/\s/g, ' ');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? unit(hours, 'hour') : '', rest || !hours ? unit(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
