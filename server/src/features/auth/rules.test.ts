import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policy } from '@puente/contract/policy';
import { isLinkOpen, isPhoneOfLink } from './link/rules.ts';
import { emailChange, mayNotify, passwordChange, tellableDevice } from './notification/rules.ts';
import { isLinkAwaited, isMailWorthSending, phoneEnding } from './reset/rules.ts';
import { isSameAmount, parsePhone, readPhone, secondsUntil } from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T10:00:00Z');
const tick = { nanoseconds: 1 };

describe('a phone number', () => {
  it('is the same however it is written', () => {
    for (const typed of [
      '+56912345678',
      '+56 9 1234 5678',
      '+56 (9) 1234-5678',
      '+56-9-1234-5678',
      '＋５６９１２３４５６７８',
      '+٥٦٩١٢٣٤٥٦٧٨',
    ])
      expect(readPhone(typed), typed).toEqual({ number: '+56912345678', country: 'CL' });
  });

  it('has the country that its number tells', () => {
    for (const [number, country] of [
      ['+12025550123', 'US'],
      ['+34612345678', 'ES'],
      ['+525512345678', 'MX'],
      ['+9779812345678', 'NP'],
    ] as const)
      expect(readPhone(number)?.country, number).toBe(country);
  });

  it('of Mexico is one, with and without the 1 that mobiles had', () => {
    for (const typed of [
      '+52 55 1234 5678',
      '+52 1 55 1234 5678',
      '+5215512345678',
      '+52-1-5512345678',
    ])
      expect(readPhone(typed)?.number, typed).toBe('+525512345678');
    // A place whose number begins with it, and what is no Mexican number at all.
    expect(readPhone('+521234567890')?.number).toBe('+521234567890');
    expect(readPhone('+1 521 555 0123 45')).toBeNull();
  });

  it('that cannot exist is refused with its field', () => {
    for (const typed of ['+56123', '12345678', '+', '', '+999999999999', 'call +56912345678'])
      expect(readPhone(typed), typed).toBeNull();
    expect(() => parsePhone('+56123')).toThrow(
      expect.objectContaining({ code: 'invalid-phone', details: { fields: expect.anything() } }),
    );
  });

  it('that is taken has one form, which is taken again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[0-9 ()-]{6,20}$/), (typed) => {
        const phone = readPhone(typed);
        if (phone) expect(readPhone(phone.number)?.number).toBe(phone.number);
      }),
    );
  });
});

describe('a sign-in link', () => {
  const link = { expiresAt: now, usedAt: null, attempts: 0 };
  const before = now.subtract(tick);

  it('is open until it expires, is used, or was tried with too many phones', () => {
    expect(isLinkOpen(link, before)).toBe(true);
    expect(isLinkOpen(link, now)).toBe(false);
    expect(isLinkOpen({ ...link, usedAt: before }, before)).toBe(false);
    expect(isLinkOpen({ ...link, attempts: policy.auth.linkMaxTries - 1 }, before)).toBe(true);
    expect(isLinkOpen({ ...link, attempts: policy.auth.linkMaxTries }, before)).toBe(false);
  });

  it('knows its phone, also with the plus that an address lost', () => {
    for (const typed of ['+56912345678', ' 56912345678', '56912345678', '+56 9 1234 5678'])
      expect(isPhoneOfLink(typed, '+56912345678'), typed).toBe(true);
    for (const typed of ['', '+56912345679', '912345678', '5691234567'])
      expect(isPhoneOfLink(typed, '+56912345678'), typed).toBe(false);
  });
});

describe('a mail about a change', () => {
  it('of the password says which, and nothing where nothing changed', () => {
    expect([
      passwordChange(false, true),
      passwordChange(true, true),
      passwordChange(true, false),
      passwordChange(false, false),
    ]).toEqual(['password-set', 'password-changed', 'password-removed', null]);
  });

  it('of the address goes to the one before, where there was one and it is another', () => {
    expect(emailChange(null, 'a@b.cl')).toBeNull();
    expect(emailChange('a@b.cl', 'A@B.cl')).toBeNull();
    expect(emailChange('a@b.cl', 'c@b.cl')).toBe('email-changed');
    expect(emailChange('a@b.cl', null)).toBe('email-removed');
  });

  it('goes so many times an hour', () => {
    const most = policy.auth.noticeMailsPerEmailPerHour;
    expect([mayNotify(most - 1), mayNotify(most)]).toEqual([true, false]);
  });

  it('names a device by known names alone', () => {
    expect(tellableDevice('Chrome, Android')).toBe('Chrome, Android');
    for (const device of ['pay.example.com', 'Chrome, pay.example.com', ''])
      expect(tellableDevice(device), device).toBeNull();
  });
});

describe('a reset', () => {
  const { resetMailsPerEmailPerHour: perEmail, resetMailsPerAddressPerHour: perAddress } =
    policy.auth;

  it('is mailed below both limits of the hour', () => {
    expect(isMailWorthSending({ email: perEmail - 1, address: perAddress - 1 })).toBe(true);
    expect(isMailWorthSending({ email: perEmail, address: 0 })).toBe(false);
    expect(isMailWorthSending({ email: 0, address: perAddress })).toBe(false);
  });

  it('is awaited for as long as its link would live', () => {
    const end = now.add({ minutes: policy.auth.resetLinkMinutes });
    expect(isLinkAwaited(now, end.subtract(tick))).toBe(true);
    expect(isLinkAwaited(now, end)).toBe(false);
  });

  it('shows two digits of the phone', () => {
    expect(phoneEnding('+56912345678')).toBe('78');
  });
});

describe('a wait', () => {
  it('is told in whole seconds, at least one', () => {
    expect(secondsUntil(now, now.add({ milliseconds: 1 }))).toBe(1);
    expect(secondsUntil(now, now.add({ milliseconds: 1001 }))).toBe(2);
    expect(secondsUntil(now, now.subtract({ seconds: 5 }))).toBe(1);
  });
});

describe('an amount that a code confirms', () => {
  it('is that amount, and none is only none', () => {
    const ten = { amount: 1000, currency: 'USD' } as const;
    expect(isSameAmount(ten, { ...ten })).toBe(true);
    expect(isSameAmount(null, null)).toBe(true);
    expect(isSameAmount(ten, { ...ten, amount: 1001 })).toBe(false);
    expect(isSameAmount(ten, { ...ten, currency: 'EUR' })).toBe(false);
    expect(isSameAmount(ten, null)).toBe(false);
    expect(isSameAmount(null, ten)).toBe(false);
  });
});
