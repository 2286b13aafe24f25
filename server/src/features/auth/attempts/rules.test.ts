import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { attemptRefusal } from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T12:00:00Z');
function every(count: number, seconds: number) {
  return Array.from({ length: count }, (_, index) =>
    now.subtract({ seconds: (index + 1) * seconds }),
  );
}
const none = { subject: [], address: [] };

describe('trying a password', () => {
  test('is free to who did not try yet', () => {
    expect(attemptRefusal(now, none)).toBeNull();
  });

  test.each([
    ['subject', policy.auth.passwordTriesPerPhone, 5],
    ['address', policy.auth.passwordTriesPerAddress, 20],
  ] as const)('counts a quarter of an hour by %s, up to %d', (key, limit, stated) => {
    expect(limit).toBe(stated);
    expect(attemptRefusal(now, { ...none, [key]: every(limit - 1, 10) })).toBeNull();
    expect(attemptRefusal(now, { ...none, [key]: every(limit, 10) })).toEqual({
      code: 'tries-exceeded',
      retryAfterSeconds: 15 * 60 - limit * 10,
    });
  });

  test('names the longer wait of two limits', () => {
    const attempts = { subject: every(5, 100), address: every(20, 10) };
    expect(attemptRefusal(now, attempts)?.retryAfterSeconds).toBe(15 * 60 - 20 * 10);
  });
});
