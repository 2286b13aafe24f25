import { policy } from '@puente/contract/policy';
import Bowser from 'bowser';
import { createHmac } from 'node:crypto';
import { clockSkew } from '../rules.ts';

const limits = policy.auth;
const deviceMaxLength = 60;

/**
 * Browser and system as they say of themselves, such as "Chrome, Android"; empty when they say
 * nothing. It helps a person to tell devices apart and proves nothing.
 */
export const deviceName = (userAgent: string | undefined): string => {
  if (!userAgent?.trim()) return '';
  const parser = Bowser.getParser(userAgent.slice(0, 512));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names
    .join(', ')
    .replaceAll(/[<>\p{C}]/gu, '')
    .slice(0, deviceMaxLength);
};

const knownNames = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** Is it made of names that browsers and systems have, not of what somebody calls theirs? */
export const isKnownDevice = (device: string): boolean =>
  device.split(', ').every((name) => knownNames.has(name));

const isBefore = (now: Temporal.Instant, end: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, end) < 0;

/**
 * Was the phone proven lately enough to set a first password, or an address that is good for a
 * reset? Never for sessions by link or
 * password, and not by a time to come, which is from a clock set back.
 */
export const isPhoneProofFresh = (
  provenAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean => {
  if (provenAt === null) return false;
  const end = provenAt.add({ minutes: limits.passwordSetupFreshMinutes });
  return !isBefore(now.add(clockSkew), provenAt) && !isBefore(end, now);
};

/** A session lasts that long from its sign-in and from each renewal. */
export const sessionEnd = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: limits.sessionDays * 24 });

/**
 * The token that follows one at its renewal: as random as that one, and not to be known from the
 * nonce alone, which is all that the database has.
 */
export const nextToken = (token: string, nonce: Buffer): string =>
  createHmac('sha256', nonce).update(token).digest('base64url');

export type Renewable = {
  expiresAt: Temporal.Instant;
  replacedAt: Temporal.Instant | null;
};

/**
 * What asking for a new token comes to. `fresh`: until a day after the session's end (SPEC §9,
 * offline grace). `same`: it was renewed a moment ago, by another tab or by a call whose answer
 * got lost, and whoever asks gets what that one got. `none`: the token is over.
 */
export const renewalOf = (now: Temporal.Instant, token: Renewable): 'fresh' | 'same' | 'none' => {
  const { replacedAt, expiresAt } = token;
  if (replacedAt) {
    const end = replacedAt.add({ seconds: limits.replacedTokenSeconds });
    return isBefore(now, end) ? 'same' : 'none';
  }
  const end = expiresAt.add({ hours: limits.renewalGraceDays * 24 });
  return isBefore(now, end) ? 'fresh' : 'none';
};

/** Until when a token is taken after its renewal: for calls on their way, never longer than it was. */
export const endAfterRenewal = (
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Temporal.Instant => {
  const end = now.add({ seconds: limits.replacedTokenSeconds });
  return isBefore(end, expiresAt) ? end : expiresAt;
};
