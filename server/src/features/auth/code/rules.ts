import { plainDigits } from '@puente/contract/digits';
import type { CodeWay, ErrorCode } from '@puente/contract/errors';
import type { Money } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import type { Config } from '../../../config.ts';
import type { CodeChannel, CodePurpose } from '../../../gateways/codes/port.ts';

import { isSameAmount, type Refusal, secondsUntil } from '../rules.ts';

const limits = policy.auth;

/** The code as it was sent, however it was typed: people copy spaces and dashes along. */
export function readCode(typed: string): string | null {
  const digits = plainDigits(typed).replaceAll(/[\s-]/g, '');
  return digits.length === limits.codeLength && /^\d+$/.test(digits) ? digits : null;
}

/** First digits that a range of numbers shares, with the plus sign. */
export function rangeOf(phone: string): string {
  return phone.slice(0, limits.codeRangeDigits + 1);
}

/** When codes were sent within the last hour, newest first. */
export type RecentSends = {
  /** The newest one of this purpose. */
  last: Temporal.Instant | null;
  phone: Temporal.Instant[];
  address: Temporal.Instant[];
  /** To numbers of the same range, never entered. */
  range: Temporal.Instant[];
  /** What was spent under each ceiling that the send is under. */
  ceilings: CeilingSends[];
};

/** What a ceiling counts: per country codes that were never entered, per installation all codes. */
export type CodeCeiling = {
  name: 'codes-country' | 'codes-installation';
  /** A country, `other` for those without their own ceiling, or `all`. */
  scope: string;
  /** US cents an hour. */
  limit: number;
  /** What this send costs. */
  cents: number;
};

export type CeilingSends = CodeCeiling & {
  /** The send whose hour must pass before this one fits; null when it fits now. */
  leaving: Temporal.Instant | null;
};

/**
 * The ceilings of a send. Toll fraud earns on messages over telephone networks, not over WhatsApp,
 * so a country's ceiling counts telephone networks only.
 */
export function ceilingsOf(
  config: Config['codeCeilings'],
  send: { country: string | undefined; channel: CodeChannel },
): { country: string; cents: number; ceilings: CodeCeiling[] } {
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
}

export type SendRefusal = Refusal & {
  /** Other ways to go on. */
  ways?: CodeWay[];
  /** The ceilings that are reached; each raises an alarm for the operator. */
  reached: CodeCeiling[];
};

/** Other ways to go on, the same for numbers with and without an account. */
export function waysBeside(purpose: CodePurpose, hasWhatsapp: boolean): CodeWay[] {
  return [
    ...(hasWhatsapp ? (['whatsapp'] as const) : []),
    ...(purpose === 'sign-in' ? (['password'] as const) : []),
    'later',
  ];
}

/**
 * May a code be sent now? One a minute for a phone and purpose, five an hour to a phone, twenty
 * an hour from an address (code-2), sixty an hour unanswered to a range of numbers, and as many as
 * the hour's ceilings pay for. The answer names the longest wait, after which a send is allowed.
 */
export function sendRefusal(
  now: Temporal.Instant,
  sends: RecentSends,
  purpose: CodePurpose = 'sign-in',
): SendRefusal | null {
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
}

/** Seconds until one more fits into the hour; null when it fits now. */
function waitFor(now: Temporal.Instant, sends: Temporal.Instant[], limit: number) {
  const leaving = sends[limit - 1];
  return leaving ? secondsUntil(now, leaving.add({ hours: 1 })) : null;
}

/** Seconds until a send fits under a ceiling; null when it fits now. */
function waitUnder(now: Temporal.Instant, ceiling: CeilingSends): number | null {
  // It never fits; the configuration may have changed in an hour.
  if (ceiling.cents > ceiling.limit) return 3600;
  return ceiling.leaving ? secondsUntil(now, ceiling.leaving.add({ hours: 1 })) : null;
}

export type OpenCode = {
  sentAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  attempts: number;
  /** What a payout code was sent for; null where none was named. */
  amount: Money | null;
};

/**
 * May the code of a phone and purpose be tried now, for that amount? Null stands for no code that
 * is open. Another amount isn't counted as an attempt: it reveals nothing about the code.
 */
export function codeRefusal(
  now: Temporal.Instant,
  open: OpenCode | null,
  amount: Money | null = null,
): { code: ErrorCode; retryAfterSeconds?: number } | null {
  if (!open || Temporal.Instant.compare(open.expiresAt, now) <= 0) return { code: 'code-expired' };
  if (open.attempts < limits.codeMaxTries)
    return isSameAmount(open.amount, amount) ? null : { code: 'amount-mismatch' };
  // The person needs a new code: the wait until one can be sent.
  const next = open.sentAt.add({ seconds: limits.codeResendSeconds });
  return { code: 'code-tries-exceeded', retryAfterSeconds: secondsUntil(now, next) };
}
