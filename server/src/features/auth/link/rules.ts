import { policy } from '@puente/contract/policy';
import { readPhone } from '../rules.ts';

export type LinkState = {
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
  /** Phones that did not fit. */
  tries: number;
};

/** A link works once, until its end, and while few wrong phones were tried on it. */
export const isLinkOpen = (link: LinkState, now: Temporal.Instant): boolean =>
  link.usedAt === null &&
  Temporal.Instant.compare(now, link.expiresAt) < 0 &&
  link.tries < policy.auth.linkMaxTries;

/**
 * Is it the phone of the link, however it is written? In an address a plus sign reads as a space
 * or gets lost (SPEC §2: a leading + is added if missing).
 */
export const isPhoneOfLink = (typed: string, phone: string): boolean => {
  const trimmed = typed.trim();
  return readPhone(trimmed.startsWith('+') ? trimmed : `+${trimmed}`)?.number === phone;
};
