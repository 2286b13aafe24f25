import { describe, expect, test } from 'vitest';
import type { Stay } from '../meeting/stay/rules.ts';
import {
  answerUntil,
  earningsAvailableAt,
  isStillConfirmed,
  type Meeting,
  moneyOf,
  onSilence,
  refundOfShare,
  reportTerms,
  roomConfirmsNoShow,
} from './rules.ts';

const start = Temporal.Instant.from('2026-12-01T10:00:00Z');
const meeting: Meeting = {
  status: 'confirmed',
  mode: 'virtual',
  starts_at: start,
  ends_at: start.add({ hours: 1 }),
};
const at = (duration: string) => start.add(duration);
const stay = (party: Stay['party'], from: string, to: string): Stay => ({
  party,
  from: at(from),
  to: at(to),
});

describe('what can be reported', () => {
  const kindsAt = (duration: string, one = meeting) => reportTerms(one, at(duration))?.kinds;

  test('begins with the start, and a no-show ten minutes later, to the millisecond', () => {
    expect(kindsAt('-PT0.001S')).toBeUndefined();
    expect(kindsAt('PT0S')).toEqual(['quality', 'technical', 'other']);
    expect(kindsAt('PT9M59.999S')).not.toContain('no-show');
    expect(kindsAt('PT10M')).toContain('no-show');
  });

  test('ends three days after the end, to the millisecond', () => {
    expect(kindsAt('PT72H59M59.999S')).toHaveLength(4);
    expect(kindsAt('PT73H')).toBeUndefined();
  });

  test('is a meeting that stands', () => {
    for (const status of ['held', 'expired', 'cancelled'])
      expect(kindsAt('PT30M', { ...meeting, status })).toBeUndefined();
  });
});

describe('a no-show is confirmed by the room', () => {
  const confirms = (stays: Stay[], one = meeting) => roomConfirmsNoShow(one, stays);

  test('from ten minutes on', () => {
    expect(confirms([stay('client', 'PT0S', 'PT10M')])).toBe(true);
    expect(confirms([stay('client', 'PT0S', 'PT9M59.999S')])).toBe(false);
    expect(confirms([])).toBe(false);
  });

  test('counted from the start', () => {
    expect(confirms([stay('client', '-PT9M', 'PT9M59S')])).toBe(false);
    expect(confirms([stay('client', '-PT9M', 'PT10M')])).toBe(true);
    expect(confirms([stay('client', '-PT10M', '-PT1M')])).toBe(false);
  });

  test('in several stretches, of which none counts twice', () => {
    const parts = [stay('client', 'PT0S', 'PT5M'), stay('client', 'PT20M', 'PT25M')];
    expect(confirms(parts)).toBe(true);
    const overlapping = [stay('client', 'PT0S', 'PT6M'), stay('client', 'PT2M', 'PT8M')];
    expect(confirms(overlapping)).toBe(false);
  });

  test('only where the expert never was there, and nobody meets in person', () => {
    const waited = stay('client', 'PT0S', 'PT30M');
    expect(confirms([waited, stay('provider', '-PT5M', '-PT4M')])).toBe(false);
    expect(confirms([waited], { ...meeting, mode: 'home' })).toBe(false);
    expect(confirms([waited], { ...meeting, mode: 'office' })).toBe(false);
  });

  test('until the expert comes', () => {
    const report = {
      kind: 'no-show',
      reported_by: 'client',
      is_confirmed: true,
      created_at: at('PT15M'),
    } as const;
    const waited = stay('client', 'PT0S', 'PT30M');
    expect(isStillConfirmed(report, [waited])).toBe(true);
    expect(isStillConfirmed(report, [waited, stay('provider', 'PT20M', 'PT21M')])).toBe(false);
    expect(isStillConfirmed({ ...report, is_confirmed: false }, [waited])).toBe(false);
    expect(answerUntil(report, true).toString()).toBe(at('PT24H15M').toString());
    expect(answerUntil(report, false).toString()).toBe(at('PT72H15M').toString());
  });
});

describe('silence', () => {
  test('means what is decided for each kind and side', () => {
    const said = (['no-show', 'quality', 'technical', 'other'] as const).map((kind) =>
      (['client', 'provider'] as const).map((reported_by) => onSilence({ kind, reported_by })),
    );
    const nothing = { outcome: 'nothing', basisPoints: 0 };
    expect(said).toEqual([
      [{ outcome: 'refund', basisPoints: 10_000 }, nothing],
      [{ outcome: 'refund', basisPoints: 5000 }, nothing],
      [{ outcome: 'refund', basisPoints: 5000 }, nothing],
      [{ outcome: 'operator', basisPoints: 0 }, nothing],
    ]);
  });

  test('halves half-even, and never above what is left', () => {
    const half = (paid: number, left = paid) => refundOfShare({ paid, left }, 5000);
    expect([half(15_001), half(15_003), half(1), half(3), half(0)]).toEqual([7500, 7502, 0, 2, 0]);
    expect([half(6000, 2999), half(6000, 0)]).toEqual([2999, 0]);
    expect(refundOfShare({ paid: 6000, left: 1234 }, 10_000)).toBe(1234);
  });
});

test('what is left of a meeting is bounded by its share and by its order', () => {
  const order = (paid: number, refunded = 0, owed = 0) => ({ paid, refunded, owed });
  expect(moneyOf(6000, order(6000), 0)).toEqual({ paid: 6000, left: 6000 });
  expect(moneyOf(6000, order(6000, 1000, 500), 0)).toEqual({ paid: 6000, left: 4500 });
  expect(moneyOf(6000, order(6000, 6000), 2500).left).toBe(0);
  // One of five meetings of an order; others were refunded.
  expect(moneyOf(2000, order(10_000, 4000), 500)).toEqual({ paid: 2000, left: 1500 });
  expect(moneyOf(2000, order(10_000, 9500), 0).left).toBe(500);
  expect(moneyOf(0, order(0), 0)).toEqual({ paid: 0, left: 0 });
});

test('earnings wait for every report, and three days at least', () => {
  const end = meeting.ends_at;
  const availableOf = (...problems: Parameters<typeof earningsAvailableAt>[1]) =>
    earningsAvailableAt(end, problems)?.toString() ?? null;
  const soon = { status: 'refunded', ended_at: at('PT5H') } as const;
  const late = { status: 'decided', ended_at: at('PT200H') } as const;
  expect(availableOf()).toBe(at('PT73H').toString());
  expect(availableOf(soon)).toBe(at('PT73H').toString());
  expect(availableOf(soon, late)).toBe(at('PT200H').toString());
  for (const status of ['open', 'with-operator'] as const)
    expect(availableOf(late, { status, ended_at: null })).toBeNull();
});
