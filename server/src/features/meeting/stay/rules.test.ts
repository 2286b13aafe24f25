import { describe, expect, test } from 'vitest';
import { erasedBefore, secondsInside, stayOf, staysOf } from './rules.ts';

const start = Temporal.Instant.from('2026-12-01T10:00:00Z');
const at = (duration: string) => start.add(duration);
const stay = (from: string, to: string, party: 'client' | 'provider' = 'client') => ({
  party,
  from: at(from),
  to: at(to),
});

describe('until when somebody was there', () => {
  const row = { party: 'client', entered_at: start, seen_at: at('PT5M'), left_at: null } as const;
  const until = (one: Parameters<typeof stayOf>[0], now: string) =>
    stayOf(one, at(now)).to.toString();

  test('is when they left', () => {
    expect(until({ ...row, left_at: at('PT6M') }, 'PT1H')).toBe(at('PT6M').toString());
  });

  test('is now, where they were seen a moment ago', () => {
    expect(until(row, 'PT6M')).toBe(at('PT6M').toString());
    expect(until(row, 'PT6M30S')).toBe(at('PT6M30S').toString());
  });

  test('is when they were last seen, where nobody knows more', () => {
    expect(until(row, 'PT6M30.001S')).toBe(at('PT5M').toString());
    expect(until(row, 'PT1H')).toBe(at('PT5M').toString());
    // A clock that was set back.
    expect(until(row, 'PT4M')).toBe(at('PT5M').toString());
  });
});

describe('stretches', () => {
  const spans = (...stays: Parameters<typeof staysOf>[0]) =>
    staysOf(stays, 'client').map(({ from, to }) => [
      start.until(from).total('seconds'),
      start.until(to).total('seconds'),
    ]);

  test('are joined over a lost connection, and apart after that', () => {
    expect(spans(stay('PT0S', 'PT1M'), stay('PT1M20S', 'PT2M'))).toEqual([[0, 120]]);
    expect(spans(stay('PT0S', 'PT1M'), stay('PT1M20.001S', 'PT2M'))).toHaveLength(2);
  });

  test('are joined where they overlap or lie within each other, in any order', () => {
    expect(spans(stay('PT1M', 'PT3M'), stay('PT0S', 'PT2M'))).toEqual([[0, 180]]);
    expect(spans(stay('PT0S', 'PT9M'), stay('PT1M', 'PT2M'))).toEqual([[0, 540]]);
  });

  test('are those of one side', () => {
    expect(spans(stay('PT0S', 'PT1M', 'provider'))).toEqual([]);
  });

  test('count from an instant on', () => {
    const stays = [stay('-PT5M', 'PT2M'), stay('PT5M', 'PT6M')];
    expect(secondsInside(stays, 'client', start)).toBe(180);
    expect(secondsInside([stay('-PT5M', '-PT1M')], 'client', start)).toBe(0);
    expect(secondsInside(stays, 'provider', start)).toBe(0);
  });
});

test('they are kept for 90 days', () => {
  expect(erasedBefore(start).toString()).toBe('2026-09-02T10:00:00Z');
});
