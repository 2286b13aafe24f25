import { policy } from '@puente/contract/policy';
import Bowser from 'bowser';
import { createHmac } from 'node:crypto';
import { clockSkew } from '../rules.ts';

const limits = policy.auth;

const deviceMaxLength = 60;

/**
 * Browser and system from the User-Agent header, such as "Chrome, Android"; empty when it says
 * nothing. It helps people tell devices apart and proves nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent?.trim()) return '';
  const parser = Bowser.getParser(userAgent.slice(0, 512));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names
    .join(', ')
    .replaceAll(/[<>\p{C}]/gu, '')
    .slice(0, deviceMaxLength);
}

const knownNames = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** Is it made of known names of browsers and systems? */
export function isKnownDevice(device: string): boolean {
  return device.split(', ').every((name) => knownNames.has(name));
}

/**
 * Was the phone proven recently enough to set a first password, or an email address for
 * resets? Never for sessions by link or
 * password, nor at a future instant, which is from a clock set back.
 */
export function isPhoneProofFresh(
  provenAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (provenAt === null) return false;
  const end = provenAt.add({ minutes: limits.passwordSetupFreshMinutes });
  return !isBefore(now.add(clockSkew), provenAt) && !isBefore(end, now);
}

function isBefore(now: Temporal.Instant, end: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, end) < 0;
}

/** The end of a session, counted from its sign-in or renewal (session-1). */
export function sessionEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: limits.sessionDays * 24 });
}

/**
 * The token that replaces one at its renewal: as random as that one, and not derivable from the
 * nonce alone, which is all that the database stores.
 */
export function nextToken(token: string, nonce: Buffer): string {
  return createHmac('sha256', nonce).update(token).digest('base64url');
}

export type Renewable = {
  expiresAt: Temporal.Instant;
  replacedAt: Temporal.Instant | null;
};

/**
 * The outcome of a renewal. `fresh`: a new token, until a day after the session's end (session-8,
 * offline grace). `same`: it was renewed a moment ago, by another tab or by a call whose answer
 * got lost, and gets the same new token. `none`: the token has expired.
 */
export function renewalOf(now: Temporal.Instant, token: Renewable): 'fresh' | 'same' | 'none' {
  const { replacedAt, expiresAt } = token;
  if (replacedAt) {
    const end = replacedAt.add({ seconds: limits.replacedTokenSeconds });
    return isBefore(now, end) ? 'same' : 'none';
  }
  const end = expiresAt.add({ hours: limits.renewalGraceDays * 24 });
  return isBefore(now, end) ? 'fresh' : 'none';
}

/** Until when a renewed token still works, for calls in flight; never longer than before. */
export function endAfterRenewal(
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Temporal.Instant {
  const end = now.add({ seconds: limits.replacedTokenSeconds });
  return isBefore(end, expiresAt) ? end : expiresAt;
}
