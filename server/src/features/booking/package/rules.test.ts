import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../lib/money.ts';
import {
  creditAt,
  creditReturnsUntil,
  doesCreditReturn,
  noticeDue,
  packageRefund,
  packageStatusAt,
  isWholeRefund,
  packageUntil,
  promoBack,
  sharesOf,
  unearned,
} from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const bought = at('2026-12-01T08:00:00Z');
const second = { seconds: 1 };
type Terms = Parameters<typeof sharesOf>[1];
const fees = (
  platformBasisPoints: number,
  partnerBasisPoints: number,
  partnerId: string | null,
): Terms => ({
  fees: { platformBasisPoints, partnerBasisPoints, partnerId },
  discounts: [],
});
/** The same with a code that takes off that much more than the package's own discount. */
const withCode = (terms: Terms, cost: number, borneBy: 'provider' | 'platform' = 'platform') => ({
  ...terms,
  discounts: [{ kind: 'promo' as const, amount: cost + 100, borneBy }],
  promo: {
    ...{ id: 'c', code: 'C', outcome: 'applied' as const },
    ...{ isCut: false, insteadOf: 100, firstMeetingOnly: false },
  },
});

describe('shares by largest remainder', () => {
  it('are the exact ones, rounded, and add up', () => {
    expect(shareOut(25_003, [1, 1, 1, 1, 1])).toEqual([5001, 5001, 5001, 5000, 5000]);
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [5, 3, 2])).toEqual([5, 3, 2]);
    expect(shareOut(0, [0, 0])).toEqual([0, 0]);
    expect(() => shareOut(1, [0])).toThrow(RangeError);
  });

  it('carry fees that add up to those of the whole, and never more than themselves', () => {
    const basisPoints = fc.integer({ min: 0, max: 1500 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.integer({ min: 2, max: 20 }),
        basisPoints,
        basisPoints,
        fc.boolean(),
        (amount, count, platform, partner, hasPartner) => {
          const shares = sharesOf(amount, fees(platform, partner, hasPartner ? 'p' : null), count);
          const sum = (of: (one: (typeof shares)[number]) => number) =>
            shares.reduce((total, one) => total + of(one), 0);
          expect(shares).toHaveLength(count);
          expect(sum(({ share }) => share)).toBe(amount);
          const whole = sharesOf(amount, fees(platform, partner, hasPartner ? 'p' : null), 1)[0];
          expect(sum((one) => one.platform_fee)).toBe(whole?.platform_fee);
          expect(sum((one) => one.partner_fee)).toBe(whole?.partner_fee);
          for (const one of shares) {
            expect(one.platform_fee + one.partner_fee).toBeLessThanOrEqual(one.share);
            expect(Math.min(one.platform_fee, one.partner_fee)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('carry the fees of what would be paid without a code, which its maker adds', () => {
    const basisPoints = fc.integer({ min: 0, max: 1500 });
    const money = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(
        money,
        money,
        fc.integer({ min: 2, max: 20 }),
        basisPoints,
        (amount, cost, count, partner) => {
          const terms = fees(1000, partner, 'p');
          const shares = sharesOf(amount, withCode(terms, cost), count);
          const without = sharesOf(amount + cost, terms, count);
          const sum = (all: typeof shares, of: (one: (typeof shares)[number]) => number) =>
            all.reduce((total, one) => total + of(one), 0);
          expect(sum(shares, ({ share }) => share)).toBe(amount);
          expect(sum(shares, (one) => one.promo_share)).toBe(cost);
          for (const of of ['platform_fee', 'partner_fee'] as const)
            expect(sum(shares, (one) => one[of])).toBe(sum(without, (one) => one[of]));
          for (const one of shares)
            expect(one.platform_fee + one.partner_fee).toBeLessThanOrEqual(
              one.share + one.promo_share,
            );
        },
      ),
    );
  });

  it('of Chilean pesos are whole pesos', () => {
    const shares = sharesOf(100_000, fees(1000, 500, 'p'), 3);
    expect(shares.map(({ share }) => share)).toEqual([33_334, 33_333, 33_333]);
    expect(shares.reduce((sum, one) => sum + one.platform_fee, 0)).toBe(10_000);
    expect(shares.reduce((sum, one) => sum + one.partner_fee, 0)).toBe(5000);
  });
});

describe('the credit of a cancelled session', () => {
  const startsAt = at('2026-12-10T09:00:00Z');
  const returns = (
    placedAt: Temporal.Instant,
    now: Temporal.Instant,
    by: 'client' | 'provider' = 'client',
  ) => doesCreditReturn({ placedAt, startsAt }, by, now);

  it('comes back until exactly 48 h before the start', () => {
    const until = startsAt.subtract({ hours: 48 });
    expect(creditReturnsUntil({ placedAt: bought, startsAt })).toEqual(until);
    expect(returns(bought, until)).toBe(true);
    expect(returns(bought, until.add(second))).toBe(false);
  });

  it('comes back until exactly 24 h after placing it', () => {
    const placedAt = startsAt.subtract({ hours: 40 });
    expect(returns(placedAt, placedAt.add({ hours: 24 }))).toBe(true);
    expect(returns(placedAt, placedAt.add({ hours: 24 }).add(second))).toBe(false);
  });

  it('comes back until exactly 2 h before the start when it was placed the day before', () => {
    const placedAt = startsAt.subtract({ hours: 20 });
    expect(returns(placedAt, startsAt.subtract({ hours: 2 }))).toBe(true);
    expect(returns(placedAt, startsAt.subtract({ hours: 2 }).add(second))).toBe(false);
    const late = startsAt.subtract({ hours: 1 });
    expect(creditReturnsUntil({ placedAt: late, startsAt })).toBeNull();
  });

  it('always comes back when the expert cancels', () => {
    expect(returns(bought, startsAt.subtract(second), 'provider')).toBe(true);
  });
});

const refundPolicy = {
  fullWithinHoursOfBooking: 24,
  fullUntilHoursBeforeStart: 2,
  noneWithinHoursOfStart: 48,
  otherwiseBasisPoints: 9000,
};
const validUntil = packageUntil(bought);
const unit = (
  number: number,
  status: 'free' | 'placed' | 'spent' | 'refunded',
  start?: string,
) => ({
  number,
  status,
  share: 1001,
  promo_share: 200,
  platform_fee: 100,
  partner_fee: 50,
  counts_from: null,
  starts_at: start === undefined ? null : at(start),
  ends_at: start === undefined ? null : at(start).add({ hours: 1 }),
});

describe('cancelling a package', () => {
  const refund = (now: Temporal.Instant, units: ReturnType<typeof unit>[], more: object = {}) => {
    const by = 'client' as const;
    const how = { by, now, validUntil, ...more };
    const found = packageRefund({ boughtAt: bought, refundPolicy, units, left: 100_000 }, how);
    return found?.sessions.map(({ rule, amount }) => `${rule} ${amount}`) ?? null;
  };

  it('pays all of a credit back until exactly 24 h after buying, then 90 %', () => {
    const day = bought.add({ hours: 24 });
    expect(refund(day, [unit(1, 'free')])).toEqual(['soon-after-booking 1001']);
    expect(refund(day.add(second), [unit(1, 'free')])).toEqual(['standard 901']);
  });

  it('pays each session to come by its own place on the ladder, counted from buying', () => {
    const now = at('2026-12-08T09:00:00Z');
    const units = [
      unit(1, 'placed', '2026-12-05T09:00:00Z'),
      unit(2, 'placed', '2026-12-10T08:59:59Z'),
      unit(3, 'placed', '2026-12-10T09:00:00Z'),
      unit(4, 'spent', '2026-12-09T09:00:00Z'),
      unit(5, 'free'),
    ];
    expect(refund(now, units)).toEqual(['close-to-start 0', 'standard 901', 'standard 901']);
    const all = ['provider-cancelled 1001', 'provider-cancelled 1001', 'provider-cancelled 1001'];
    expect(refund(now, units, { by: 'provider' })).toEqual(all);
  });

  it('counts a session that begins right now as done', () => {
    const start = '2026-12-10T09:00:00Z';
    expect(refund(at(start), [unit(1, 'placed', start)])).toBeNull();
    expect(refund(at(start).subtract(second), [unit(1, 'placed', start)])).toHaveLength(1);
  });

  it('pays nothing for a credit from the end of the 12 months on', () => {
    expect(refund(validUntil, [unit(1, 'free')])).toBeNull();
    expect(refund(validUntil.subtract(second), [unit(1, 'free')])).toEqual(['standard 901']);
  });

  it('gives the maker of a code back what each session carries of it, by the same ladder', () => {
    const units = [unit(1, 'placed', '2026-12-10T08:00:00Z'), unit(2, 'free'), unit(3, 'spent')];
    const refunds = [
      { number: 1, basisPoints: 0 },
      { number: 2, basisPoints: 9000 },
    ];
    expect(promoBack(refunds, units)).toBe(180);
    expect(promoBack([], units)).toBe(0);
  });

  it('is whole only where all sessions go back, each in full', () => {
    const units = [unit(1, 'free'), unit(2, 'free')];
    const all = [{ basisPoints: 10_000 }, { basisPoints: 10_000 }];
    expect(isWholeRefund(all, units)).toBe(true);
    expect(isWholeRefund(all.slice(1), units)).toBe(false);
    expect(isWholeRefund([...all.slice(1), { basisPoints: 9000 }], units)).toBe(false);
  });

  it('never pays more than is left', () => {
    const units = [unit(1, 'free'), unit(2, 'free')];
    const left = { boughtAt: bought, refundPolicy, units, left: 1500 };
    const found = packageRefund(left, { by: 'provider', now: bought, validUntil });
    expect(found).toMatchObject({ total: 1500, sessions: [{ amount: 1001 }, { amount: 499 }] });
  });
});

describe('the state of a package', () => {
  const facts = {
    status: 'active' as const,
    order_status: 'paid' as const,
    hold_expires_at: null,
    valid_until: validUntil,
    terms: { discounts: [] },
  };
  const end = at('2026-12-10T10:00:00Z');
  const meeting = unit(1, 'placed', '2026-12-10T09:00:00Z');

  it('is completed at the end of the last session', () => {
    const units = [meeting, unit(2, 'spent', '2026-12-05T09:00:00Z')];
    expect(packageStatusAt(facts, units, end.subtract(second))).toBe('active');
    expect(packageStatusAt(facts, units, end)).toBe('completed');
    expect(unearned(units, facts, end.subtract(second))).toBe(1051);
    const own = { ...facts, terms: withCode(fees(1000, 500, 'p'), 200, 'provider') };
    expect(unearned(units, own, end.subtract(second))).toBe(851);
    expect(unearned(units, facts, end)).toBe(0);
  });

  it('is expired at the end of the 12 months with a credit left', () => {
    expect(validUntil.toString()).toBe('2027-12-01T08:00:00Z');
    const units = [meeting, unit(2, 'free')];
    expect(packageStatusAt(facts, units, validUntil.subtract(second))).toBe('active');
    expect(packageStatusAt(facts, units, validUntil)).toBe('expired');
    expect(creditAt(unit(2, 'free'), facts, validUntil)).toBe('expired');
  });

  it('is cancelled in part where a session was not paid back by then', () => {
    const cancelled = { ...facts, status: 'cancelled' as const };
    expect(packageStatusAt(cancelled, [meeting, unit(2, 'refunded')], end)).toBe(
      'partially-cancelled',
    );
    expect(packageStatusAt(cancelled, [unit(1, 'refunded')], end)).toBe('cancelled');
  });

  it('lapses when its hold is over', () => {
    const reserved = {
      ...facts,
      status: 'reserved' as const,
      order_status: 'open' as const,
      hold_expires_at: bought.add({ minutes: 15 }),
    };
    const until = reserved.hold_expires_at;
    expect(packageStatusAt(reserved, [meeting], until.subtract(second))).toBe('reserved');
    expect(packageStatusAt(reserved, [meeting], until)).toBe('lapsed');
  });

  it('is told to end 30 and 7 days before, each once', () => {
    const told = (noticed_days: number | null, now: Temporal.Instant) =>
      noticeDue({ valid_until: validUntil, noticed_days }, now);
    const month = validUntil.subtract({ hours: 720 });
    const week = validUntil.subtract({ hours: 168 });
    expect(told(null, month.subtract(second))).toBeNull();
    expect(told(null, month)).toBe(30);
    expect(told(30, month)).toBeNull();
    expect(told(30, week.subtract(second))).toBeNull();
    expect(told(30, week)).toBe(7);
    expect(told(null, week)).toBe(7);
    expect(told(7, week)).toBeNull();
    expect(told(30, validUntil)).toBeNull();
  });
});
