import { describe, expect, it } from 'vitest';
import { canBeMoved, proposalUntil, refundStart, refundStartAfter, wayToMove } from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const start = at('2026-12-10T10:00:00Z');
const booking = {
  status: 'confirmed',
  starts_at: start,
  ends_at: start.add({ hours: 1 }),
  refund_starts_at: null,
  own_moves: 0,
};

describe('how a meeting is moved', () => {
  const twoDays = start.subtract({ hours: 48 });
  const twoHours = start.subtract({ hours: 2 });
  it.each([
    ['by its client, exactly 48 h before', 'client', 0, twoDays, 'at-once'],
    ['by its client, a moment later', 'client', 0, twoDays.add({ milliseconds: 1 }), 'by-proposal'],
    ['by its client the third time', 'client', 2, start.subtract({ hours: 90 }), 'by-proposal'],
    ['by its expert', 'provider', 0, start.subtract({ hours: 90 }), 'by-proposal'],
    [
      'a moment before the last two hours',
      'client',
      0,
      twoHours.subtract({ milliseconds: 1 }),
      'by-proposal',
    ],
    ['at their beginning', 'client', 0, twoHours, null],
  ] as const)('%s', (_, by, moves, now, way) => {
    expect(wayToMove({ ...booking, own_moves: moves }, by, now)).toBe(way);
  });

  it('only while it is confirmed', () => {
    for (const status of ['held', 'expired', 'cancelled'])
      expect(canBeMoved({ ...booking, status }, twoDays)).toBe(false);
  });
});

describe('how long a proposal waits', () => {
  it.each([
    ['72 hours', '2026-12-01T10:00:00Z', '2026-12-20T10:00:00Z', '2026-12-04T10:00:00Z'],
    [
      'until 2 h before the meeting',
      '2026-12-09T10:00:00Z',
      '2026-12-20T10:00:00Z',
      '2026-12-10T08:00:00Z',
    ],
    [
      'until 2 h before the new start',
      '2026-12-01T10:00:00Z',
      '2026-12-02T10:00:00Z',
      '2026-12-02T08:00:00Z',
    ],
  ])('%s', (_, now, wanted, until) => {
    expect(proposalUntil(booking, at(wanted), at(now)).toString()).toBe(until);
  });
});

describe('the start that a refund is counted from', () => {
  const later = start.add({ hours: 240 });
  const earlier = start.subtract({ hours: 24 });
  it.each([
    ['later, by the client: the old one', later, 'client', null, start],
    ['earlier, by the client: the new one', earlier, 'client', null, earlier],
    ['later, asked by the expert: the new one', later, 'provider', null, later],
    ['later once more: the earliest so far', later, 'client', earlier, earlier],
    ['asked by the expert after that: the new one', later, 'provider', earlier, later],
  ] as const)('%s', (_, wanted, askedBy, before, from) => {
    const after = refundStartAfter({ ...booking, refund_starts_at: before }, wanted, askedBy);
    expect(refundStart({ starts_at: wanted, refund_starts_at: after })).toEqual(from);
  });
});
