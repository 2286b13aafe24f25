import { currencyDigits, type Currency } from '@puente/contract/policy/currency';
import { plainDigits } from '@puente/contract/digits';

/**
 * Minor units of an amount as people type it, `25.000`, `1,234.50`, `$ 60`; null for what is none.
 * The last point or comma before one or two digits begins the cents, in currencies that have them;
 * all others separate thousands.
 */
export function parseAmount(typed: string, currency: Currency): number | null {
  const text = plainDigits(typed).replaceAll(/[^\d.,\-−]/g, '');
  if (!/\d/.test(text) || /[-−]/.test(text)) return null;
  const digits = currencyDigits[currency];
  const cents = digits > 0 ? /^(.*)[.,](\d{1,2})$/.exec(text) : null;
  const whole = (cents?.[1] ?? text).replaceAll(/[.,]/g, '') || '0';
  const amount = Number(whole + (cents?.[2] ?? '').padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** An amount as it stands in a field: plain digits, `60` or `54.50` with the locale's point. */
export function amountText(amount: number, currency: Currency, locale: string): string {
  const digits = currencyDigits[currency];
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** digits);
}
