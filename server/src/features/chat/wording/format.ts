import type { Money } from '@puente/contract/money';
import type { Currency, Language } from '@puente/contract/policy';
import { formatMoney } from '../../../lib/format.ts';
import { peopleTexts as english } from '../../../locales/en/chat-people.ts';
import { peopleTexts as spanish } from '../../../locales/es/chat-people.ts';

/** Whom an answer is written for. */
export type Asker = {
  language: Language;
  currency: Currency;
  timezone: string;
  now: Temporal.Instant;
};

/** Where an amount in somebody's own currency is written without its code. */
const homes: Record<Currency, string> = {
  USD: 'US',
  EUR: 'ES',
  GBP: 'GB',
  CLP: 'CL',
  MXN: 'MX',
  COP: 'CO',
  ARS: 'AR',
  PEN: 'PE',
  BRL: 'BR',
};

export function peopleTextsIn(language: Language): typeof english {
  return language === 'es' ? spanish : english;
}

/** `$25.000` to somebody who counts in it, `CLP 25,000` to others. */
export function priceText(price: Money, { language, currency }: Asker): string {
  const region = price.currency === currency ? homes[currency] : null;
  return formatMoney(price, { language, region });
}

/** `tomorrow, 16:00`, `Thu 3 Dec, 16:00`: in the asker's zone, which is told once beside it. */
export function timeText(instant: Temporal.Instant, asker: Asker): string {
  const { language, timezone, now } = asker;
  const texts = peopleTextsIn(language);
  const zoned = instant.toZonedDateTimeISO(timezone);
  const days = now
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .until(zoned.toPlainDate(), { largestUnit: 'days' }).days;
  const time = clockText(zoned, asker);
  const near = [texts.today, texts.tomorrow][days];
  const day =
    near ??
    new Intl.DateTimeFormat(language === 'es' ? 'es' : 'en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: timezone,
    })
      .format(instant.epochMilliseconds)
      .replaceAll(/,/g, '');
  return `${day}, ${time}`;
}

/** `4:00 PM` to English readers in the Americas, as their devices write it, else `16:00`. */
export function clockText(
  { hour, minute }: { hour: number; minute: number },
  { language, timezone }: Pick<Asker, 'language' | 'timezone'>,
): string {
  const minutes = String(minute).padStart(2, '0');
  if (language !== 'en' || !timezone.startsWith('America/'))
    return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** `Chile Time`, `hora de Chile`: the zone of the times beside it, named as cards name it. */
export function zoneText({ language, timezone, now }: Asker): string {
  if (timezone === 'UTC') return 'UTC';
  const locale = language === 'es' && timezone.startsWith('America/') ? 'es-419' : language;
  const name = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' })
    .formatToParts(now.epochMilliseconds)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name ?? timezone.replaceAll('_', ' ');
}

const longestQuote = 240;

/** The first whole sentences of a text, as many as fit. */
export function quoteOf(text: string): string {
  const sentences = text.trim().match(/[^.!?]+[.!?]+["”»)]*\s*|[^.!?]+$/g) ?? [text];
  let quote = '';
  for (const sentence of sentences) {
    if (quote !== '' && quote.length + sentence.length > longestQuote) break;
    quote += sentence;
  }
  const whole = quote.trim();
  return whole.length <= longestQuote * 1.5 ? whole : `${whole.slice(0, longestQuote).trimEnd()}…`;
}
