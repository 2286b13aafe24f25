import { describe, expect, it } from 'vitest';
import { goodwillOf } from './rules.ts';

const cancelled = {
  status: 'cancelled',
  cancelled_by: 'client',
  package_id: null,
  ends_at: Temporal.Instant.from('2026-12-11T10:00:00Z'),
} as const;
const paid = { paid: 6000, refunded: 0, byHand: 0, owed: 0 };
const before = Temporal.Instant.from('2026-12-10T10:00:00Z');
const until = Temporal.Instant.from('2026-12-14T10:00:00Z');

describe('what an expert can refund beyond the terms', () => {
  it('is what neither went back nor is owed', () => {
    expect(goodwillOf(cancelled, paid, before)).toEqual({ left: 6000, until });
    const partly = { paid: 6000, refunded: 5400, byHand: 0, owed: 100 };
    expect(goodwillOf(cancelled, partly, before)?.left).toBe(500);
    expect(goodwillOf(cancelled, { ...partly, owed: 600 }, before)).toBeNull();
  });

  it('ends three days after the meeting would have ended', () => {
    expect(goodwillOf(cancelled, paid, until)?.left).toBe(6000);
    expect(goodwillOf(cancelled, paid, until.add({ milliseconds: 1 }))).toBeNull();
  });

  it('is nothing of a meeting that stands, that the expert cancelled, or of a package', () => {
    expect(goodwillOf({ ...cancelled, status: 'confirmed' }, paid, before)).toBeNull();
    expect(goodwillOf({ ...cancelled, cancelled_by: 'provider' }, paid, before)).toBeNull();
    expect(goodwillOf({ ...cancelled, package_id: 'a package' }, paid, before)).toBeNull();
  });
});
