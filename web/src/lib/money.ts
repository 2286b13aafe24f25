import type { Money } from '@puente/contract/money';
import { currencyDigits, type Currency } from '@puente/contract/policy';
import { localeTag } from './i18n.ts';

/** All formatting of money. Amounts are integer minor units (CLP has none: 15000 is $15.000). */
export type { Money };

/** An exact amount for receipts and quotes: "US$45.00", "CLP 15,000". */
export function formatMoney(money: Money, locale: string = localeTag()): string {
  return formatter(money.currency, locale, 'auto').format(inMajorUnits(money));
}

function formatter(currency: Currency, locale: string, zeros: 'auto' | 'stripIfInteger') {
  const key = `${currency} ${locale} ${zeros}`;
  let made = formatters.get(key);
  if (!made) {
    const digits = currencyDigits[currency] ?? 2;
    made = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: zeros,
    });
    formatters.set(key, made);
  }
  return made;
}

function inMajorUnits(money: Money): number {
  return money.amount / 10 ** (currencyDigits[money.currency] ?? 2);
}

/** A price without ".00", for cards and buttons. */
export function formatPrice(money: Money, locale: string = localeTag()): string {
  return formatter(money.currency, locale, 'stripIfInteger').format(inMajorUnits(money));
}

const formatters = new Map<string, Intl.NumberFormat>();
