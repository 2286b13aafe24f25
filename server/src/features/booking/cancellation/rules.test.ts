import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundFor, refundStretches } from './rules.ts';

function at(text: string) {
  return Temporal.Instant.from(text);
}
const bookedAt = at('2026-12-01T10:00:00Z');
const tick = { nanoseconds: 1 };
const paid = { paid: 10_000, refunded: 0, owed: 0 };

function refundOf(startsAt: Temporal.Instant, now: Temporal.Instant, money = paid) {
  return refundFor(policy.refund, { bookedAt, startsAt }, money, { by: 'client', now });
}

describe('a refund when the client cancels', () => {
  const inTenDays = bookedAt.add({ hours: 240 });

  it('is everything until exactly 24 hours after booking', () => {
    const last = bookedAt.add({ hours: 24 });
    expect(refundOf(inTenDays, last)).toMatchObject({ rule: 'soon-after-booking', amount: 10_000 });
    expect(refundOf(inTenDays, last).until?.toString()).toBe(last.toString());
    expect(refundOf(inTenDays, last.add(tick))).toMatchObject({ rule: 'standard', amount: 9000 });
  });

  it('is everything only until exactly 2 hours before the start', () => {
    const soon = bookedAt.add({ hours: 5 });
    const last = soon.subtract({ hours: 2 });
    expect(refundOf(soon, last)).toMatchObject({ rule: 'soon-after-booking', amount: 10_000 });
    expect(refundOf(soon, last.add(tick))).toMatchObject({ rule: 'close-to-start', amount: 0 });
  });

  it('is 90 % until exactly 48 hours before the start, then nothing', () => {
    const last = inTenDays.subtract({ hours: 48 });
    expect(refundOf(inTenDays, last)).toMatchObject({ rule: 'standard', amount: 9000 });
    expect(refundOf(inTenDays, last).until?.toString()).toBe(last.toString());
    expect(refundOf(inTenDays, last.add(tick))).toEqual({
      rule: 'close-to-start',
      basisPoints: 0,
      amount: 0,
      until: null,
    });
  });

  it('is everything within 24 hours of booking although the start is less than 48 hours away', () => {
    const tomorrow = bookedAt.add({ hours: 30 });
    expect(refundOf(tomorrow, bookedAt.add({ hours: 1 }))).toMatchObject({ amount: 10_000 });
  });

  it('rounds half-even: 90 % of 5 is 4, of 15 is 14', () => {
    const now = bookedAt.add({ hours: 25 });
    expect(refundOf(inTenDays, now, { ...paid, paid: 5 }).amount).toBe(4);
    expect(refundOf(inTenDays, now, { ...paid, paid: 15 }).amount).toBe(14);
  });
});

describe('a refund when the expert cancels', () => {
  it('is everything at any time', () => {
    const startsAt = bookedAt.add({ hours: 100 });
    for (const hours of [0, 25, 60, 99])
      expect(
        refundFor(policy.refund, { bookedAt, startsAt }, paid, {
          by: 'provider',
          now: bookedAt.add({ hours }),
        }),
      ).toEqual({ rule: 'provider-cancelled', basisPoints: 10_000, amount: 10_000, until: null });
  });
});

describe('every refund', () => {
  it('never pays back more than is left, and follows the policy that was bought', () => {
    const hours = fc.integer({ min: 0, max: 400 });
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.record({ untilStart: hours, untilCancelled: hours }),
        fc.record({ paid: cents, refunded: cents, owed: cents }),
        fc.constantFrom('client', 'provider'),
        ({ untilStart, untilCancelled }, money, by) => {
          const p = money.paid;
          const refunded = Math.min(p, money.refunded);
          const owed = Math.min(p - refunded, money.owed);
          const times = { bookedAt, startsAt: bookedAt.add({ hours: untilStart }) };
          const { amount } = refundFor(
            policy.refund,
            times,
            { paid: p, refunded, owed },
            { by, now: bookedAt.add({ hours: untilCancelled }) },
          );
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount + refunded + owed).toBeLessThanOrEqual(p);
        },
      ),
    );
    const generous = { ...policy.refund, otherwiseBasisPoints: 10_000, noneWithinHoursOfStart: 0 };
    const startsAt = bookedAt.add({ hours: 40 });
    const now = bookedAt.add({ hours: 39 });
    expect(refundFor(generous, { bookedAt, startsAt }, paid, { by: 'client', now }).amount).toBe(
      10_000,
    );
  });
});

function stretches(hours: number) {
  const { fullUntil, partUntil } = refundStretches(policy.refund, {
    bookedAt,
    startsAt: bookedAt.add({ hours }),
  });
  return [fullUntil?.toString() ?? null, partUntil?.toString() ?? null];
}

describe('the stretches shown before paying', () => {
  it('are a full and a part stretch for a meeting in ten days', () => {
    expect(stretches(240)).toEqual(['2026-12-02T10:00:00Z', '2026-12-09T10:00:00Z']);
  });

  it('have no part stretch when the full one reaches into the last 48 hours', () => {
    expect(stretches(72)).toEqual(['2026-12-02T10:00:00Z', null]);
    expect(stretches(20)).toEqual(['2026-12-02T04:00:00Z', null]);
  });

  it('have no full stretch when it starts in less than two hours', () => {
    expect(stretches(2)).toEqual(['2026-12-01T10:00:00Z', null]);
    expect(stretches(1)).toEqual([null, null]);
  });
});
