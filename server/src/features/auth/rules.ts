import { plainDigits } from '@puente/contract/digits';
import type { CodeWay, ErrorCode } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import { type Currency, policy } from '@puente/contract/policy';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Config } from '../../config.ts';
import type { CodeChannel, CodePurpose } from '../../gateways/codes/port.ts';

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
  /** What was spent under each ceiling that the send is under. */
  ceilings: CeilingSends[];
};

/** Which sends a ceiling counts: in a country those that nobody entered, here all of them. */
export type CodeCeiling = {
  name: 'codes-country' | 'codes-installation';
  /** A country, `other` for all that have no ceiling of their own, or `all`. */
  scope: string;
  /** US cents an hour. */
  limit: number;
  /** What this send costs. */
  cents: number;
};

export type CeilingSends = CodeCeiling & {
  /** The newest send after whose hour this one fits; null when it fits now. */
  leaving: Temporal.Instant | null;
};

/**
 * The ceilings that a send is under. Whoever lives off messages to their numbers gets nothing by
 * WhatsApp: only telephone networks are under the country's ceiling.
 */
export const ceilingsOf = (
  config: Config['codeCeilings'],
  send: { country: string | undefined; channel: CodeChannel },
): { country: string; cents: number; ceilings: CodeCeiling[] } => {
  const named = send.country ?? 'other';
  const country = config.countryCentsPerHour.has(named) ? named : 'other';
  const cents = config.cents.get(named) ?? config.cents.get('other') ?? 0;
  const limit = config.countryCentsPerHour.get(country) ?? 0;
  const all = {
    name: 'codes-installation',
    scope: 'all',
    limit: config.centsPerHour,
    cents,
  } as const;
  const own = { name: 'codes-country', scope: country, limit, cents } as const;
  return { country, cents, ceilings: send.channel === 'whatsapp' ? [all] : [own, all] };
};

export type Refusal = { code: ErrorCode; retryAfterSeconds: number };

export type SendRefusal = Refusal & {
  /** What else is possible. */
  ways?: CodeWay[];
  /** The ceilings that are reached; each raises an alarm for the operator. */
  reached: CodeCeiling[];
};

const secondsUntil = (now: Temporal.Instant, then: Temporal.Instant): number =>
  Math.max(1, Math.ceil(now.until(then).total('seconds')));

/** Seconds until one more fits into the hour; null when it fits now. */
const waitFor = (now: Temporal.Instant, sends: Temporal.Instant[], limit: number) => {
  const leaving = sends[limit - 1];
  return leaving ? secondsUntil(now, leaving.add({ hours: 1 })) : null;
};

/** Seconds until a send fits under a ceiling; null when it fits now. */
const waitUnder = (now: Temporal.Instant, ceiling: CeilingSends): number | null => {
  // It never fits; the configuration may have changed in an hour.
  if (ceiling.cents > ceiling.limit) return 3600;
  return ceiling.leaving ? secondsUntil(now, ceiling.leaving.add({ hours: 1 })) : null;
};

/** The ways that are left are the same for numbers that have an account and those that have none. */
export const waysBeside = (purpose: CodePurpose, hasWhatsapp: boolean): CodeWay[] => [
  ...(hasWhatsapp ? (['whatsapp'] as const) : []),
  ...(purpose === 'sign-in' ? (['password'] as const) : []),
  'later',
];

/**
 * May a code be sent now? One a minute for a phone and purpose, five an hour to a phone, twenty
 * an hour from an address (DECISIONS), sixty an hour unanswered to a range of numbers, and as many as
 * the hour's ceilings pay for. The longest wait is named, so that coming back then works.
 */
export const sendRefusal = (
  now: Temporal.Instant,
  sends: RecentSends,
  purpose: CodePurpose = 'sign-in',
): SendRefusal | null => {
  const counts = [
    waitFor(now, sends.phone, limits.codeSendsPerPhonePerHour),
    waitFor(now, sends.address, limits.codeSendsPerAddressPerHour),
    waitFor(now, sends.range, limits.codeUnansweredPerRangePerHour),
  ].filter((wait) => wait !== null);
  const ceilings = sends.ceilings
    .map((ceiling) => ({ ceiling, wait: waitUnder(now, ceiling) }))
    .filter(({ wait }) => wait !== null);
  const reached = ceilings.map(({ ceiling: { leaving: _leaving, ...ceiling } }) => ceiling);
  const waits = [...counts, ...ceilings.map(({ wait }) => wait ?? 0)];
  if (waits.length > 0) {
    const isCountry = reached.every(({ name }) => name === 'codes-country');
    return {
      code: 'code-sends-exceeded',
      retryAfterSeconds: Math.max(...waits),
      ways: waysBeside(purpose, counts.length === 0 && isCountry),
      reached,
    };
  }
  const next = sends.last?.add({ seconds: limits.codeResendSeconds });
  if (!next || Temporal.Instant.compare(next, now) <= 0) return null;
  return {
    code: 'code-sent-recently',
    retryAfterSeconds: secondsUntil(now, next),
    reached,
  };
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
