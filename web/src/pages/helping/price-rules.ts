import { plainDigits } from '@puente/contract/digits';
import type { Money } from '@puente/contract/money';
import { currencyDigits, largestPrice, type Currency } from '@puente/contract/policy';

/** An amount as people type it: "45", "45.50"; empty without one. */
export function typedAmount(money: Money | null | undefined): string {
  if (!money) return '';
  const digits = currencyDigits[money.currency];
  const text = (money.amount / 10 ** digits).toFixed(digits);
  return text.replace(/\.0+$/, '');
}

/**
 * What was typed in minor units: "30.000" and "30,000" are thirty thousand, "45.50" and "45,5" are
 * forty-five and a half. Null for what is no amount, and for parts that a currency doesn't have.
 */
export function amountIn(text: string, currency: Currency): number | null {
  const plain = plainDigits(text).replaceAll(/[\s$€£]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const cut = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const after = cut < 0 ? '' : plain.slice(cut + 1);
  // Three digits after the last mark are thousands: no currency here has three decimals.
  const isDecimal = cut >= 0 && after.length !== 3;
  const whole = (isDecimal ? plain.slice(0, cut) : plain).replaceAll(/[.,]/g, '');
  const digits = currencyDigits[currency];
  if (isDecimal && after.length > digits) return null;
  const decimals = (isDecimal ? after : '').padEnd(digits, '0');
  const amount = Number(whole + decimals);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** The highest price of an hour: the longest meeting may cost the largest price (money-5). */
export function largestRate(currency: Currency, durations: readonly number[]) {
  const amount = Math.floor((largestPrice(currency) * 60) / Math.max(...durations));
  return { amount, currency };
}

export function isTooHigh(
  amount: number | null,
  currency: Currency,
  durations: readonly number[],
): boolean {
  return amount !== null && amount > largestRate(currency, durations).amount;
}
