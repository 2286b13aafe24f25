import type { UserData } from '@puente/contract/user';
import { describe, expect, it } from 'vitest';
import { sessionExpiry, sessionFromRecord } from './session-rules.ts';

const at = Date.parse('2026-12-02T12:00:00Z');
const hour = 3_600_000;
const user: UserData = {
  id: 'u',
  phoneNumber: '+56912345678',
  name: 'Ana',
  lastName: 'Rojas',
  email: null,
  invoiceEmail: null,
  language: 'es',
  currency: 'CLP',
  timezone: 'America/Santiago',
  region: null,
  username: null,
  personalLink: null,
  profilePicture: null,
  country: 'CL',
  city: null,
  state: null,
  appearance: 'system',
  isOnboarded: true,
  hasPassword: false,
  getsResetLinks: false,
  isProvider: false,
  isVerifiedProvider: false,
  managedPartners: [],
};
function record(sessionExpiryAt: string | null, timestamp = at) {
  return {
    timestamp,
    userData: user,
    sessionExpiry: sessionExpiryAt,
  };
}
function statusOf(...args: Parameters<typeof sessionFromRecord>) {
  return sessionFromRecord(...args).status;
}

describe('a session the server cannot speak about', () => {
  it('holds until its stored expiry while online', () => {
    expect(statusOf('t', record('2026-12-02T12:00:01Z'), at, true)).toBe('signed-in');
    expect(statusOf('t', record('2026-12-02T12:00:00Z'), at, true)).toBe('visitor');
  });

  it('holds one day longer while offline', () => {
    expect(statusOf('t', record('2026-12-01T12:00:01Z'), at, false)).toBe('signed-in');
    expect(statusOf('t', record('2026-12-01T12:00:00Z'), at, false)).toBe('visitor');
  });

  it('lasts 30 days when the server gave no expiry', () => {
    expect(sessionExpiry(null, at)).toBe('2027-01-01T12:00:00.000Z');
    expect(statusOf('t', record(null, at - 30 * 24 * hour + 1), at, true)).toBe('signed-in');
    expect(statusOf('t', record(null, at - 30 * 24 * hour), at, true)).toBe('visitor');
  });

  it('is none without a token or a record', () => {
    expect(statusOf(null, record('2027-01-01T00:00:00Z'), at, true)).toBe('visitor');
    expect(statusOf('t', null, at, true)).toBe('visitor');
  });
});
