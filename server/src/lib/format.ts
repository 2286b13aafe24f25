import type { Money } from '@puente/contract/money';
import { currencyDigits, type Language } from '@puente/contract/policy';

/** How one person reads: their language and their IANA zone. */
export type Reader = { language: Language; timezone: string };

// Day before month and 24 hours in both languages: nobody has to guess which is meant.
const locales: Record<Language, string> = { en: 'en-GB', es: 'es' };

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (
  { language, timezone }: Reader,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${language} ${timezone} ${name}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: timezone });
  formatters.set(key, made);
  return made;
};

const partsOf = (format: Intl.DateTimeFormat, instant: Temporal.Instant): Record<string, string> =>
  Object.fromEntries(
    format.formatToParts(instant.epochMilliseconds).map(({ type, value }) => [type, value]),
  );

/** `Tue 1 Dec 2026` */
const dayOf = (reader: Reader, instant: Temporal.Instant): string => {
  const format = formatter(reader, 'day', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const { weekday, day, month, year } = partsOf(format, instant);
  return `${weekday} ${day} ${month} ${year}`;
};

/** `17:00` */
const timeOf = (reader: Reader, instant: Temporal.Instant): string => {
  const format = formatter(reader, 'time', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const { hour, minute } = partsOf(format, instant);
  return `${hour}:${minute}`;
};

/** `GMT-7`: how far the zone is from Greenwich at that instant. */
const offsetOf = (reader: Reader, instant: Temporal.Instant): string => {
  const format = formatter(reader, 'zone', { timeZoneName: 'shortOffset' });
  return partsOf(format, instant)['timeZoneName'] ?? 'GMT';
};

const cityOf = ({ timezone }: Reader): string =>
  timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;

/** `Vancouver, GMT-7`: the zone's city and offset. */
const zoneOf = (reader: Reader, instant: Temporal.Instant): string =>
  reader.timezone === 'UTC' ? 'UTC' : `${cityOf(reader)}, ${offsetOf(reader, instant)}`;

/** `Tue 1 Dec 2026, 17:00 (Vancouver, GMT-7)`: a time never goes without its zone. */
export const formatInstant = (instant: Temporal.Instant, reader: Reader): string =>
  `${dayOf(reader, instant)}, ${timeOf(reader, instant)} (${zoneOf(reader, instant)})`;

/**
 * `Tue 1 Dec 2026, 17:00–18:00 (Vancouver, GMT-7)`; the end's date only where it differs. Where
 * clocks change in between both ends carry their offset: `23:30 GMT-3 – 23:30 GMT-4 (Santiago)`.
 */
export const formatRange = (
  start: Temporal.Instant,
  end: Temporal.Instant,
  reader: Reader,
): string => {
  const startDay = dayOf(reader, start);
  const endDay = dayOf(reader, end);
  const from = `${startDay}, ${timeOf(reader, start)}`;
  const until = `${startDay === endDay ? '' : `${endDay}, `}${timeOf(reader, end)}`;
  const [before, after] = [offsetOf(reader, start), offsetOf(reader, end)];
  return before === after
    ? `${from}–${until} (${zoneOf(reader, start)})`
    : `${from} ${before} – ${until} ${after} (${cityOf(reader)})`;
};

/** `USD 60.00`, `60,00 USD`: with the currency's code, because many currencies write $. */
export const formatMoney = (money: Money, language: Language): string => {
  const digits = currencyDigits[money.currency];
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(money.amount / 10 ** digits)
    .replaceAll(/\s/g, ' ');
};

/** `90 %`, `90 %`: a share given in basis points. */
export const formatShare = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 })
    .format(basisPoints / 10_000)
    .replaceAll(/\s/g, ' ');
