import { plainDigits } from '@puente/contract/digits';
import type { ErrorCode } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import { type Currency, policy } from '@puente/contract/policy';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const limits = policy.auth;

export type Phone = {
  /** E.164 */
  number: string;
  /** ISO 3166-1 alpha-2, where the number tells. */
  country: string | undefined;
};

/** A typed number in E.164; null for one that can't exist in its country's plan. */
export const readPhone = (typed: string): Phone | null => {
  const phone = parsePhoneNumberFromString(plainDigits(typed), { extract: false });
  if (!phone?.isPossible()) return null;
  return { number: phone.number, country: phone.country };
};

/** The code as it was sent, however it was typed: people copy spaces and dashes along. */
export const readCode = (typed: string): string | null => {
  const digits = plainDigits(typed).replaceAll(/[\s-]/g, '');
  return digits.length === limits.codeLength && /^\d+$/.test(digits) ? digits : null;
};

/** First digits that a range of numbers shares, with the plus sign. */
export const rangeOf = (phone: string): string => phone.slice(0, limits.codeRangeDigits + 1);

/** Clocks of several processes may differ; a later one than that is from a clock set back. */
export const clockSkew = { minutes: 1 };

/** When codes were sent within the last hour, newest first. */
export type RecentSends = {
  /** The newest one of this purpose. */
  last: Temporal.Instant | null;
  phone: Temporal.Instant[];
  address: Temporal.Instant[];
  /** To numbers of the same range, and entered by nobody. */
  range: Temporal.Instant[];
};

export type Refusal = { code: ErrorCode; retryAfterSeconds: number };

const secondsUntil = (now: Temporal.Instant, then: Temporal.Instant): number =>
  Math.max(1, Math.ceil(now.until(then).total('seconds')));

/** Seconds until one more fits into the hour; null when it fits now. */
const waitFor = (now: Temporal.Instant, sends: Temporal.Instant[], limit: number) => {
  const leaving = sends[limit - 1];
  return leaving ? secondsUntil(now, leaving.add({ hours: 1 })) : null;
};

/**
 * May a code be sent now? One a minute for a phone and purpose, five an hour to a phone, twenty
 * an hour from an address (DECISIONS), sixty an hour unanswered to a range of numbers. The longer
 * wait is named, so that coming back then works.
 */
export const sendRefusal = (now: Temporal.Instant, sends: RecentSends): Refusal | null => {
  const waits = [
    waitFor(now, sends.phone, limits.codeSendsPerPhonePerHour),
    waitFor(now, sends.address, limits.codeSendsPerAddressPerHour),
    waitFor(now, sends.range, limits.codeUnansweredPerRangePerHour),
  ].filter((wait) => wait !== null);
  if (waits.length > 0)
    return { code: 'code-sends-exceeded', retryAfterSeconds: Math.max(...waits) };
  const next = sends.last?.add({ seconds: limits.codeResendSeconds });
  if (!next || Temporal.Instant.compare(next, now) <= 0) return null;
  return { code: 'code-sent-recently', retryAfterSeconds: secondsUntil(now, next) };
};

export type OpenCode = {
  sentAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  tries: number;
  /** What a payout code was sent for; null where none was named. */
  amount: Money | null;
};

/** The amount of a row, both of whose columns are set or neither. */
export const amountOf = (row: { amount: number | null; currency: string | null }): Money | null =>
  row.amount === null ? null : { amount: row.amount, currency: row.currency as Currency };

/** No amount is the same as no amount alone: a code for none releases none. */
export const isSameAmount = (one: Money | null, other: Money | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency;

/**
 * May the code of a phone and purpose be tried now, for that amount? Null stands for no code that
 * is open. Naming another amount takes no try: it says nothing about the code.
 */
export const tryRefusal = (
  now: Temporal.Instant,
  open: OpenCode | null,
  amount: Money | null = null,
): { code: ErrorCode; retryAfterSeconds?: number } | null => {
  if (!open || Temporal.Instant.compare(open.expiresAt, now) <= 0) return { code: 'code-expired' };
  if (open.tries < limits.codeMaxTries)
    return isSameAmount(open.amount, amount) ? null : { code: 'amount-mismatch' };
  // A new code is the way on: that is when one may be asked for.
  const next = open.sentAt.add({ seconds: limits.codeResendSeconds });
  return { code: 'code-tries-exceeded', retryAfterSeconds: secondsUntil(now, next) };
};
