import { describe, expect, it } from 'vitest';
import {
  bookingStates,
  canCancel,
  canConfirmLate,
  holdUntil,
  isRoomShown,
  roomOpensAt,
  statusAt,
} from './rules.ts';

function at(text: string) {
  return Temporal.Instant.from(text);
}
const start = at('2026-12-02T13:00:00Z');
const end = at('2026-12-02T14:00:00Z');
const tick = { nanoseconds: 1 };

const held = {
  status: 'held',
  starts_at: start,
  ends_at: end,
  hold_expires_at: at('2026-12-01T10:15:00Z'),
};
const confirmed = { ...held, status: 'confirmed', hold_expires_at: null };

describe('the life of a booking', () => {
  it('goes from held to confirmed or expired, and from confirmed to cancelled', () => {
    const all = ['held', 'confirmed', 'cancelled', 'expired'] as const;
    const allowed = all.flatMap((from) =>
      all.filter((to) => bookingStates.canBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'held → confirmed',
      'held → expired',
      'confirmed → cancelled',
      'expired → confirmed',
    ]);
  });

  it('holds a slot for 15 minutes and not an instant longer', () => {
    expect(holdUntil(at('2026-12-01T10:00:00Z')).toString()).toBe('2026-12-01T10:15:00Z');
    expect(statusAt(held, held.hold_expires_at.subtract(tick))).toBe('held');
    expect(statusAt(held, held.hold_expires_at)).toBe('expired');
  });

  it('is confirmed before its start, in progress from its start, completed from its end', () => {
    expect(statusAt(confirmed, start.subtract(tick))).toBe('confirmed');
    expect(statusAt(confirmed, start)).toBe('in-progress');
    expect(statusAt(confirmed, end.subtract(tick))).toBe('in-progress');
    expect(statusAt(confirmed, end)).toBe('completed');
  });

  it('stays cancelled or expired whatever the clock says', () => {
    expect(statusAt({ ...confirmed, status: 'cancelled' }, end)).toBe('cancelled');
    expect(statusAt({ ...held, status: 'expired' }, start)).toBe('expired');
  });

  it('can be cancelled until it starts', () => {
    expect(canCancel(confirmed, start.subtract(tick))).toBe(true);
    expect(canCancel(confirmed, start)).toBe(false);
    expect(canCancel({ ...confirmed, status: 'cancelled' }, at('2026-12-01T00:00:00Z'))).toBe(
      false,
    );
  });

  it('takes late money only before its start', () => {
    expect(canConfirmLate(held, start.subtract(tick))).toBe(true);
    expect(canConfirmLate(held, start)).toBe(false);
  });
});

describe('the room of a booking', () => {
  it('opens ten minutes before', () => {
    expect(roomOpensAt(start).toString()).toBe('2026-12-02T12:50:00Z');
  });

  it('is shown while confirmed and until half an hour after the end', () => {
    expect(isRoomShown(held, start)).toBe(false);
    expect(isRoomShown(confirmed, end.add({ minutes: 30 }).subtract(tick))).toBe(true);
    expect(isRoomShown(confirmed, end.add({ minutes: 30 }))).toBe(false);
  });
});
