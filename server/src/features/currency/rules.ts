import type { Exchange, OwnCurrency, RateAge } from '@puente/contract/currency';
import type { Money } from '@puente/contract/money';
import { currencies, type Currency, minimumPrices, policy } from '@puente/contract/policy';
import type { GivenRates, RateTable } from '../../gateways/rates/port.ts';
import { convert } from '../../lib/money.ts';

const { markedAfterDays, usableDays, largestFactor } = policy.rates;

/** Up to 7 days rates are fresh, up to 45 days they are marked as old, then they can't be used. */
export function ageOf(date: string, now: Temporal.Instant): RateAge {
  const days = daysOld(date, now);
  if (days > usableDays) return 'too-old';
  return days > markedAfterDays ? 'old' : 'fresh';
}

/** Whole days from the day of the rates to today, both in UTC; negative for a day in the future. */
function daysOld(date: string, now: Temporal.Instant): number {
  return Temporal.PlainDate.from(date).until(dayOf(now), { largestUnit: 'days' }).days;
}

function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO('UTC').toPlainDate();
}

/** The rates in use at one moment. */
export type Rates = {
  date: string;
  age: RateAge;
  /** How much one unit of `from` is in `to`. */
  rate: (from: Currency, to: Currency) => number;
};

export function ratesOf({ date, perDollar }: RateTable, now: Temporal.Instant): Rates {
  return {
    date,
    age: ageOf(date, now),
    rate: (from, to) => perDollar[to] / perDollar[from],
  };
}

/** A price as it is charged, and why it stayed in its own currency though another was asked for. */
export type Charged = { price: Money; ownCurrency: OwnCurrency | null };

/**
 * A price in the asked currency, rounded half-even once. It stays in its own where the rates are
 * too old to charge by, or where it would fall below the smallest price of the asked one.
 */
export function chargeIn(own: Money, asked: Currency, rates: Pick<Rates, 'age' | 'rate'>): Charged {
  const stay = (reason: OwnCurrency['reason']): Charged => ({
    price: own,
    ownCurrency: { asked, reason },
  });
  if (own.currency === asked) return { price: own, ownCurrency: null };
  if (rates.age === 'too-old') return stay('rates-too-old');
  const price = convert(own, asked, rates.rate(own.currency, asked));
  const isTooLow = own.amount > 0 && price.amount < minimumPrices[asked];
  return isTooLow ? stay('price-too-low') : { price, ownCurrency: null };
}

/** The rate by which prices of one currency were converted, as people see it. */
export function exchangeOf(rates: Rates, from: Currency, to: Currency): Exchange {
  return {
    from,
    rate: rates.rate(from, to),
    date: rates.date,
    isOld: rates.age !== 'fresh',
  };
}

/**
 * Why new rates are refused: one is missing or not above zero, their day is in the future, or one
 * jumped so far that it is probably a mistake. Null when they can be used.
 */
export function ratesProblem(
  given: GivenRates,
  before: RateTable,
  now: Temporal.Instant,
): string | null {
  if (daysOld(given.date, now) < 0) return `${given.date} is a day to come`;
  const days = Temporal.PlainDate.from(before.date).until(given.date, { largestUnit: 'days' }).days;
  const largest = allowedFactor(days);
  for (const code of currencies) {
    const rate = given.perDollar[code];
    if (rate === undefined || !Number.isFinite(rate) || rate <= 0)
      return `${code} has no rate above zero`;
    const factor = factorOf(rate, before.perDollar[code]);
    if (factor > largest) return `${code} moved by a factor of ${factor.toPrecision(3)}`;
  }
  return null;
}

/** A currency may double or halve, and once more for every 45 days without rates. */
function allowedFactor(days: number): number {
  return largestFactor ** Math.max(1, Math.ceil(days / usableDays));
}

/** How far apart two rates are, as a factor of at least one. */
function factorOf(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
