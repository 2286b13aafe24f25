import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { secondsUntilKnock, withoutOld } from './rules.ts';

const minute = 60_000;
const now = 100 * minute;
function times(count: number, at: number) {
  return Array.from({ length: count }, () => at);
}
const most = policy.meeting.knocksPerAddress;

describe('knocking', () => {
  test('is free for an address that never knocked', () => {
    expect(secondsUntilKnock(undefined, 'room', now)).toBe(0);
  });

  test('is heard up to the limit of an address, and again when the window has passed', () => {
    const none = new Map<string, number>();
    const below = { knockedAt: times(most - 1, now), refusedAt: none };
    expect(secondsUntilKnock(below, 'room', now)).toBe(0);
    const full = { knockedAt: times(most, now - minute), refusedAt: none };
    expect(secondsUntilKnock(full, 'room', now)).toBe(9 * 60);
    expect(secondsUntilKnock(full, 'room', now + 9 * minute - 1)).toBe(1);
    expect(secondsUntilKnock(full, 'room', now + 9 * minute)).toBe(0);
  });

  test('pauses after a refusal, at that room alone', () => {
    const refused = { knockedAt: [now], refusedAt: new Map([['room', now]]) };
    expect(secondsUntilKnock(refused, 'room', now)).toBe(60);
    expect(secondsUntilKnock(refused, 'room', now + minute - 1)).toBe(1);
    expect(secondsUntilKnock(refused, 'room', now + minute)).toBe(0);
    expect(secondsUntilKnock(refused, 'other', now)).toBe(0);
  });

  test('is forgotten when it no longer counts', () => {
    const knocker = { knockedAt: [now], refusedAt: new Map([['room', now]]) };
    expect(withoutOld(knocker, now + minute)).toEqual({
      knockedAt: [now],
      refusedAt: new Map(),
    });
    expect(withoutOld(knocker, now + 10 * minute)).toBeNull();
  });
});
