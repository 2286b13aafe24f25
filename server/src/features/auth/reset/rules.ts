import { policy } from '@puente/contract/policy';

const limits = policy.auth;

/** Resets asked for within the last hour. */
export type RecentResets = { email: number; address: number };

/**
 * Is one more mail sent? Beyond the limits the answer is the same but nothing is sent: somebody who
 * floods a mailbox or probes for accounts learns nothing.
 */
export function isMailWorthSending(recent: RecentResets): boolean {
  return (
    recent.email < limits.resetMailsPerEmailPerHour &&
    recent.address < limits.resetMailsPerAddressPerHour
  );
}

/**
 * Is the mail still useful? A mail delayed longer than its link's lifetime is not: by then
 * the person has asked again or signed in another way.
 */
export function isLinkAwaited(askedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, askedAt.add({ minutes: limits.resetLinkMinutes })) < 0;
}

/** The last digits of a phone: enough for its owner to recognise it, and for nobody else. */
export function phoneEnding(phone: string): string {
  return phone.slice(-2);
}
