import { describe, expect, it } from 'vitest';
import { isReminderWorthSending, remindersToCome } from './rules.ts';

const start = Temporal.Instant.from('2026-12-02T13:00:00Z');
const before = (minutes: number) => start.subtract({ minutes });
const tick = { nanoseconds: 1 };
const kinds = (now: Temporal.Instant) => remindersToCome(start, now).map((r) => r.minutesBefore);

describe('the reminders of a meeting', () => {
  it('are due 24 hours and 1 hour before', () => {
    expect(remindersToCome(start, before(3000)).map((r) => r.dueAt.toString())).toEqual([
      '2026-12-01T13:00:00Z',
      '2026-12-02T12:00:00Z',
    ]);
  });

  it('are made only for times still ahead', () => {
    expect(kinds(before(1440).subtract(tick))).toEqual([1440, 60]);
    expect(kinds(before(1440))).toEqual([60]);
    expect(kinds(before(180))).toEqual([60]);
    expect(kinds(before(60))).toEqual([]);
  });
});

const isSent = (minutesBefore: number, now: Temporal.Instant) =>
  isReminderWorthSending({ minutesBefore, startsAt: start }, now);

describe('a reminder that came due', () => {
  it('is sent late while the next one is not due yet', () => {
    expect(isSent(1440, before(1440))).toBe(true);
    expect(isSent(1440, before(61))).toBe(true);
    expect(isSent(1440, before(60))).toBe(false);
  });

  it('is never sent once the meeting began', () => {
    expect(isSent(60, before(60))).toBe(true);
    expect(isSent(60, start.subtract(tick))).toBe(true);
    expect(isSent(60, start)).toBe(false);
    expect(isSent(1440, start)).toBe(false);
  });
});
