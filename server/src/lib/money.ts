import type { Money } from '@puente/contract/money';
import { type Currency, currencyDigits } from '@puente/contract/policy';

/** 100 % in basis points. */
export const wholeBasisPoints = 10_000;

/**
 * `numerator / denominator` as an integer, rounded half-even (money-2). Both are
 * integers; computed exactly, so that no binary fraction decides which way a half goes.
 */
export function roundHalfEven(numerator: number, denominator: number): number {
  return safe(divideHalfEven(BigInt(numerator), BigInt(denominator)));
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('amount out of range');
  return number;
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideHalfEven(-numerator, -denominator);
  const towardsZero = numerator / denominator;
  const rest = numerator % denominator;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const away = numerator < 0n ? -1n : 1n;
  if (twice > denominator) return towardsZero + away;
  if (twice === denominator && towardsZero % 2n !== 0n) return towardsZero + away;
  return towardsZero;
}

/** `amount × part / whole` as an integer, rounded half-even, however large the product is. */
export function proportionOf(amount: number, part: number, whole: number): number {
  return safe(divideHalfEven(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/**
 * Cuts an amount in the proportion of the weights by largest remainder: each part is the exact one
 * rounded down or up, and they add up to the amount. Of equal remainders the first is rounded up.
 * @throws RangeError where nothing weighs anything
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount === 0) return weights.map(() => 0);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole <= 0n || amount < 0) throw new RangeError('nothing to share out by');
  const exact = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, part: product / whole, rest: product % whole };
  });
  const left = BigInt(amount) - exact.reduce((sum, { part }) => sum + part, 0n);
  const largest = exact.toSorted((a, b) =>
    a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1,
  );
  const raised = new Set(largest.slice(0, safe(left)).map(({ at }) => at));
  return exact.map(({ at, part }) => safe(part) + (raised.has(at) ? 1 : 0));
}

/** What `minutes` cost at an hourly rate, in the rate's minor units, rounded half-even once. */
export function priceForMinutes(ratePerHour: number, minutes: number): number {
  return safe(divideHalfEven(BigInt(ratePerHour) * BigInt(minutes), 60n));
}

/** A share of an amount in its minor units, rounded half-even; 1 % is 100 basis points. */
export function shareOf(amount: number, basisPoints: number): number {
  return safe(divideHalfEven(BigInt(amount) * BigInt(basisPoints), BigInt(wholeBasisPoints)));
}

/**
 * An amount in another currency, rounded half-even once. `rate` is how much one unit of the
 * amount's currency is in `to`, taken as the decimal number that is shown to people, so that they
 * can check the result.
 */
export function convert(from: Money, to: Currency, rate: number): Money {
  if (from.currency === to) return { amount: from.amount, currency: to };
  const { mantissa, exponent } = decimalOf(rate);
  const scale = exponent + currencyDigits[to] - currencyDigits[from.currency];
  const product = BigInt(from.amount) * mantissa;
  const amount =
    scale >= 0 ? product * 10n ** BigInt(scale) : divideHalfEven(product, 10n ** BigInt(-scale));
  return { amount: safe(amount), currency: to };
}

/** A positive number as its printed decimal, `mantissa × 10^exponent`. */
function decimalOf(value: number): { mantissa: bigint; exponent: number } {
  if (!(value > 0) || !Number.isFinite(value)) throw new RangeError('a rate must be above zero');
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { mantissa: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

export type FeeSplit = { platform: number; partner: number; provider: number };

/**
 * Splits what was paid: each fee is rounded half-even, and the provider gets the rest, so that the
 * three always add up to the amount. No part is negative.
 */
export function splitFees(
  amount: number,
  fees: { platformBasisPoints: number; partnerBasisPoints: number },
): FeeSplit {
  const { platformBasisPoints, partnerBasisPoints } = fees;
  if (
    amount < 0 ||
    platformBasisPoints < 0 ||
    partnerBasisPoints < 0 ||
    platformBasisPoints + partnerBasisPoints > wholeBasisPoints
  )
    throw new RangeError('fees must be between nothing and the whole of a positive amount');
  const platform = shareOf(amount, platformBasisPoints);
  const partner = Math.min(shareOf(amount, partnerBasisPoints), amount - platform);
  return { platform, partner, provider: amount - platform - partner };
}

/** The ledger's account of what a partner earned. */
export function partnerAccount(partnerId: string): string {
  return `partner:${partnerId}`;
}
