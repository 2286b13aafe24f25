import { policy } from '@puente/contract/policy';
import { readPhone } from '../rules.ts';

export type LinkState = {
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
  /** Attempts with a wrong phone. */
  attempts: number;
};

/** A link works once, until it expires or too many wrong phones were tried. */
export function isLinkOpen(link: LinkState, now: Temporal.Instant): boolean {
  return (
    link.usedAt === null &&
    Temporal.Instant.compare(now, link.expiresAt) < 0 &&
    link.attempts < policy.auth.linkMaxTries
  );
}

/**
 * Is it the phone of the link, however it is written? In a URL a plus sign is read as a space
 * or gets lost: a missing one is added (address-1).
 */
export function isPhoneOfLink(typed: string, phone: string): boolean {
  const trimmed = typed.trim();
  return readPhone(trimmed.startsWith('+') ? trimmed : `+${trimmed}`)?.number === phone;
}
