import { describe, expect, test } from 'vitest';
import { exchangesLeftOf } from './rules.ts';

function at(text: string) {
  return Temporal.Instant.from(text);
}
const first = at('2026-12-01T10:00:00Z');

describe('the exchanges of a day', () => {
  test('are fifteen before the first one', () => {
    expect(exchangesLeftOf(null, first)).toEqual({ limit: 15, remaining: 15, renewsAt: null });
  });

  test('shrink with each one and say when they renew', () => {
    const left = exchangesLeftOf({ windowStartedAt: first, used: 4 }, at('2026-12-01T12:00:00Z'));
    expect(left).toMatchObject({ remaining: 11 });
    expect(left.renewsAt?.toString()).toBe('2026-12-02T10:00:00Z');
  });

  test('are used up until the last instant before 24 hours are over', () => {
    const allowance = { windowStartedAt: first, used: 15 };
    expect(exchangesLeftOf(allowance, at('2026-12-02T09:59:59.999Z')).remaining).toBe(0);
    expect(exchangesLeftOf(allowance, at('2026-12-02T10:00:00Z')).remaining).toBe(15);
  });
});
