import { describe, expect, test } from 'vitest';
import { openingOf, roleOf, roomStateAt } from './rules.ts';

function at(text: string) {
  return Temporal.Instant.from(text);
}
const meeting = {
  status: 'confirmed',
  starts_at: at('2026-12-02T15:00:00Z'),
  ends_at: at('2026-12-02T16:00:00Z'),
};

describe('the door of a room', () => {
  test.each([
    ['2026-12-02T14:49:59.999Z', 'early'],
    ['2026-12-02T14:50:00Z', 'open'],
    ['2026-12-02T15:00:00Z', 'open'],
    ['2026-12-02T16:00:00Z', 'open'],
    ['2026-12-02T16:29:59.999Z', 'open'],
    ['2026-12-02T16:30:00Z', 'over'],
  ] as const)('at %s a meeting from 15 to 16 is %s', (now, state) => {
    expect(roomStateAt(meeting, at(now))).toBe(state);
  });

  test.each(['2026-12-01T00:00:00Z', '2026-12-02T15:30:00Z', '2026-12-03T00:00:00Z'])(
    'of a cancelled meeting says so at any time, such as %s',
    (now) => {
      expect(roomStateAt({ ...meeting, status: 'cancelled' }, at(now))).toBe('cancelled');
    },
  );

  test('opens ten minutes before the start and closes thirty after the end', () => {
    const { opensAt, closesAt } = openingOf(meeting);
    expect(opensAt.toString()).toBe('2026-12-02T14:50:00Z');
    expect(closesAt.toString()).toBe('2026-12-02T16:30:00Z');
  });

  test('knows the expert as host, the client as guest and everybody else as a stranger', () => {
    const parties = { provider_id: 'p', client_id: 'c' };
    expect(roleOf(parties, 'p')).toBe('host');
    expect(roleOf(parties, 'c')).toBe('guest');
    expect(roleOf(parties, 'x')).toBe('stranger');
    expect(roleOf(parties, null)).toBe('stranger');
  });
});
