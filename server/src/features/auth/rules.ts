import { plainDigits } from '@puente/contract/digits';
import type { ErrorCode } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from '../../lib/app-error.ts';

export type Phone = {
  /** E.164 */
  number: string;
  /** ISO 3166-1 alpha-2, where the number tells. */
  country: string | undefined;
};

/** Mexico dialled mobiles with a 1 before their ten digits until 2019; contacts still have it. */
const mexicanMobileOne = /^(\s*\+\s*52[\s-]*)1(?=(?:\D*\d){10}\D*$)/;

/** A typed number in E.164; null for one that can't exist in its country's plan. */
export function readPhone(typed: string): Phone | null {
  const digits = plainDigits(typed).replace(mexicanMobileOne, '$1');
  const phone = parsePhoneNumberFromString(digits, { extract: false });
  if (!phone?.isPossible()) return null;
  return { number: phone.number, country: phone.country };
}

/** The number that somebody typed; refuses one that can't exist as `invalid-phone`. */
export function parsePhone(typed: string): Phone {
  const phone = readPhone(typed);
  if (phone) return phone;
  throw new AppError('invalid-phone', {
    fields: [{ path: 'phoneNumber', message: 'No such number can exist' }],
  });
}

export type Refusal = { code: ErrorCode; retryAfterSeconds: number };

export function secondsUntil(now: Temporal.Instant, then: Temporal.Instant): number {
  return Math.max(1, Math.ceil(now.until(then).total('seconds')));
}

/** Clocks of several processes may differ by that; a later instant is from a clock set back. */
export const clockSkew = { minutes: 1 };

/** The amount of a row, both of whose columns are set or neither. */
export function amountOf(row: { amount: number | null; currency: Currency | null }): Money | null {
  const { amount, currency } = row;
  return amount === null || currency === null ? null : { amount, currency };
}

/** No amount equals only no amount: a code without one releases none. */
export function isSameAmount(one: Money | null, other: Money | null): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency;
}
