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

/** The last digits of a phone: enough for its owner to know which one, and for nobody else. */
export const phoneEnding = (phone: string): string => phone.slice(-2);
