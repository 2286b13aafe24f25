import { policy } from '@puente/contract/policy';
import type { Refusal } from '../rules.ts';

const limits = policy.auth;

/** `link` counts by address alone: a link has its own count of wrong phones. */
export type AttemptKind = 'login' | 'change' | 'reset' | 'link';

/** Attempts of the window, newest first. */
export type RecentAttempts = {
  /** At the same subject, such as one phone's password. */
  subject: Temporal.Instant[];
  address: Temporal.Instant[];
};

export const attemptWindow = { minutes: limits.passwordTriesWindowMinutes };

/**
 * Is one more attempt allowed? Five in 15 minutes at one thing, twenty from one address. The answer
 * names the longer wait, after which another attempt is allowed.
 */
export function attemptRefusal(now: Temporal.Instant, attempts: RecentAttempts): Refusal | null {
  const waits = [
    waitFor(now, attempts.subject, limits.passwordTriesPerPhone),
    waitFor(now, attempts.address, limits.passwordTriesPerAddress),
  ].filter((wait) => wait !== null);
  if (waits.length === 0) return null;
  return { code: 'tries-exceeded', retryAfterSeconds: Math.max(...waits) };
}

function waitFor(now: Temporal.Instant, attempts: Temporal.Instant[], limit: number) {
  const leaving = attempts[limit - 1];
  if (!leaving) return null;
  return Math.max(1, Math.ceil(now.until(leaving.add(attemptWindow)).total('seconds')));
}
