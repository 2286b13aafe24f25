import { policy } from '@puente/contract/policy';

const limits = policy.auth;

/** Resets asked for within the last hour. */
export type RecentResets = { email: number; address: number };

/**
 * Is one more mail sent? Beyond the limits the answer stays the same and nothing is sent: who
 * bothers somebody, or looks for addresses that exist, learns nothing from it.
 */
export const isMailWorthSending = (recent: RecentResets): boolean =>
  recent.email < limits.resetMailsPerEmailPerHour &&
  recent.address < limits.resetMailsPerAddressPerHour;

/**
 * Is a mail with a link still awaited? One that waited longer than its link would have worked is
 * out of date: the person has asked again, or signed in another way.
 */
export const isLinkAwaited = (askedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, askedAt.add({ minutes: limits.resetLinkMinutes })) < 0;

/** The last digits of a phone: enough for its owner to know which one, and for nobody else. */
export const phoneEnding = (phone: string): string => phone.slice(-2);
