import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import {
  deviceName,
  endAfterRenewal,
  isKnownDevice,
  isPhoneProofFresh,
  nextToken,
  renewalOf,
  sessionEnd,
} from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T10:00:00Z');
const tick = { nanoseconds: 1 };
const limits = policy.auth;

describe('a device', () => {
  it('is named by browser and system', () => {
    for (const [agent, name] of [
      [
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
        'Chrome, Android',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
        'Safari, iOS',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
    ] as const) {
      expect(deviceName(agent)).toBe(name);
      expect(isKnownDevice(name)).toBe(true);
    }
  });

  it('is nothing where nothing is said', () => {
    for (const agent of [undefined, '', '   ']) expect(deviceName(agent)).toBe('');
  });

  it('can call itself anything, within reason', () => {
    const name = deviceName(`<b>pay.example.com</b>\u202E/1.0 ${'x'.repeat(10_000)}`);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).not.toMatch(/[<>\u202E]/);
    expect(isKnownDevice('pay.example.com')).toBe(false);
  });
});

describe('a phone that was proven', () => {
  const isFresh = (provenAt: Temporal.Instant | null) => isPhoneProofFresh(provenAt, now);

  it('counts for some minutes, and never if it was not', () => {
    const oldest = now.subtract({ minutes: limits.passwordSetupFreshMinutes });
    expect([isFresh(null), isFresh(now), isFresh(oldest)]).toEqual([false, true, true]);
    expect(isFresh(oldest.subtract(tick))).toBe(false);
  });

  it('in a future that is more than two clocks apart does not', () => {
    const latest = now.add({ minutes: 1 });
    expect([isFresh(latest), isFresh(latest.add(tick))]).toEqual([true, false]);
  });
});

describe('a session', () => {
  it('lasts 30 days of 24 hours', () => {
    expect(now.until(sessionEnd(now)).total('hours')).toBe(30 * 24);
  });

  it('is renewed until a day after its end', () => {
    const token = { expiresAt: now, replacedAt: null };
    const last = now.add({ hours: 24 * limits.renewalGraceDays });
    expect(renewalOf(now, token)).toBe('fresh');
    expect(renewalOf(last.subtract(tick), token)).toBe('fresh');
    expect(renewalOf(last, token)).toBe('none');
  });

  it('that was renewed a moment ago gets the same again, and later none', () => {
    const token = { expiresAt: now.add({ hours: 1 }), replacedAt: now };
    const last = now.add({ seconds: limits.replacedTokenSeconds });
    expect(renewalOf(last.subtract(tick), token)).toBe('same');
    expect(renewalOf(last, token)).toBe('none');
  });

  it('renewed lives on for calls under way, never longer than before', () => {
    const soon = now.add({ seconds: 1 });
    expect(endAfterRenewal(now, soon).toString()).toBe(soon.toString());
    const late = now.add({ hours: 24 });
    expect(now.until(endAfterRenewal(now, late)).total('seconds')).toBe(
      limits.replacedTokenSeconds,
    );
  });
});

describe('the token after a renewal', () => {
  const nonce = Buffer.alloc(32, 1);

  it('is the same for the same token and nonce, and another for any other', () => {
    expect(nextToken('a', nonce)).toBe(nextToken('a', nonce));
    expect(nextToken('a', nonce)).not.toBe(nextToken('b', nonce));
    expect(nextToken('a', nonce)).not.toBe(nextToken('a', Buffer.alloc(32, 2)));
  });

  it('has 256 bits and reads in an address', () => {
    expect(nextToken('a', nonce)).toMatch(/^[\w-]{43}$/);
  });
});
