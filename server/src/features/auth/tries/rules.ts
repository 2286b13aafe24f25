import { policy } from '@puente/contract/policy';
import type { Refusal } from '../rules.ts';

const limits = policy.auth;

/** `link` counts by address alone: a link has its own count of wrong phones. */
export type TryKind = 'login' | 'change' | 'reset' | 'link';

/** Tries of the window, newest first. */
export type RecentTries = {
  /** At the same thing, such as one phone's password. */
  subject: Temporal.Instant[];
  address: Temporal.Instant[];
};

export const tryWindow = { minutes: limits.passwordTriesWindowMinutes };

const waitFor = (now: Temporal.Instant, tries: Temporal.Instant[], limit: number) => {
  const leaving = tries[limit - 1];
  if (!leaving) return null;
  return Math.max(1, Math.ceil(now.until(leaving.add(tryWindow)).total('seconds')));
};

/**
 * May one more be tried? Five in 15 minutes at one thing, twenty from one address. The longer wait
 * is named, so that coming back then works.
 */
export const triesRefusal = (now: Temporal.Instant, tries: RecentTries): Refusal | null => {
  const waits = [
    waitFor(now, tries.subject, limits.passwordTriesPerPhone),
    waitFor(now, tries.address, limits.passwordTriesPerAddress),
  ].filter((wait) => wait !== null);
  if (waits.length === 0) return null;
  return { code: 'tries-exceeded', retryAfterSeconds: Math.max(...waits) };
};
