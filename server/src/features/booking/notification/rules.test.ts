import { describe, expect, it } from 'vitest';
import { isNotificationTrue, isReminderWorthSending, lossOf, remindersToCome } from './rules.ts';

const start = Temporal.Instant.from('2026-12-02T13:00:00Z');
function before(minutes: number) {
  return start.subtract({ minutes });
}
const tick = { nanoseconds: 1 };
function kinds(now: Temporal.Instant) {
  return remindersToCome(start, now).map((r) => r.minutesBefore);
}

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

function isSent(minutesBefore: number, now: Temporal.Instant) {
  return isReminderWorthSending({ minutesBefore, startsAt: start }, now);
}

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

describe('a mail when it goes', () => {
  const booking = {
    status: 'confirmed',
    sequence: 1,
    starts_at: start,
    ends_at: start.add({ hours: 1 }),
  };
  const notification = { kind: 'confirmed', sequence: 1, minutesBefore: 0 } as const;
  const reminder = { kind: 'reminder', sequence: 1, minutesBefore: 60 } as const;
  const statuses = ['held', 'expired', 'confirmed', 'cancelled'];
  const trueFor = (kind: 'cancelled' | 'confirmed' | 'reminder' | 'slot-lost') =>
    statuses.filter((status) =>
      isNotificationTrue({ ...reminder, kind }, { ...booking, status }, before(30)),
    );

  it('fits what the booking is then', () => {
    expect(trueFor('confirmed')).toEqual(['confirmed']);
    expect(trueFor('reminder')).toEqual(['confirmed']);
    expect(trueFor('cancelled')).toEqual(['cancelled']);
    expect(trueFor('slot-lost')).toEqual(['held', 'expired', 'cancelled']);
  });

  it('confirms and reminds of nothing that changed meanwhile', () => {
    for (const planned of [notification, reminder])
      for (const sequence of [0, 1, 2])
        expect(isNotificationTrue(planned, { ...booking, sequence }, before(30))).toBe(
          sequence === 1,
        );
  });

  it('confirms until the end', () => {
    expect(isNotificationTrue(notification, booking, booking.ends_at.subtract(tick))).toBe(true);
    expect(isNotificationTrue(notification, booking, booking.ends_at)).toBe(false);
  });

  it('reminds until the start', () => {
    expect(isNotificationTrue(reminder, booking, start.subtract(tick))).toBe(true);
    expect(isNotificationTrue(reminder, booking, start)).toBe(false);
  });
});

describe('money that came too late', () => {
  const nobody = { isTakenByOther: false, isTakenByClient: false };
  const other = { isTakenByOther: true, isTakenByClient: false };
  const client = { isTakenByOther: false, isTakenByClient: true };
  const waiting = { cancelled_by: null, starts_at: start };
  const letGo = { cancelled_by: 'client', starts_at: start };

  it('lost the time to somebody else while it was still to come', () => {
    const lost = { isTaken: true, isWanted: true };
    expect(lossOf(waiting, other, start.subtract(tick))).toEqual(lost);
    expect(lossOf(waiting, other, start)).toEqual({ isTaken: false, isWanted: true });
    expect(lossOf(waiting, nobody, before(60))).toEqual({ isTaken: false, isWanted: true });
  });

  it('lost nothing that was given up or booked again', () => {
    const ended = { isTaken: false, isWanted: false };
    for (const takers of [nobody, other, client])
      expect(lossOf(letGo, takers, before(60))).toEqual(ended);
    expect(lossOf(waiting, client, before(60))).toEqual(ended);
  });
});
