import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  canStartOn,
  creditsUntil,
  isEnough,
  nextChargeAt,
  occurrencesOf,
  periodDate,
  periodWindow,
  planStatusAt,
  renewalAt,
  reserveAt,
  reservedUntil,
} from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);

const zones = fc.constantFrom(
  'UTC',
  'America/Santiago',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
);
const dates = fc
  .integer({ min: 0, max: 365 * 12 })
  .map((days) => Temporal.PlainDate.from('2023-12-01').add({ days }).toString());
const patterns = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  time: fc
    .integer({ min: 0, max: 24 * 4 - 1 })
    .map((quarter) => Temporal.PlainTime.from('00:00').add({ minutes: 15 * quarter }))
    .map((time) => time.toString().slice(0, 5)),
});

describe('the months of a plan', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2027-01-31', 13, '2028-02-29'],
    ['2027-01-31', 14, '2028-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-30', 2, '2027-02-28'],
    ['2026-12-28', 2, '2027-02-28'],
  ])('from %s the %i. begins on %s', (start, period, date) => {
    expect(periodDate(start, period).toString()).toBe(date);
  });

  it('begin on the day of the start or the last of the month, one in each month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 60 }), (start, period) => {
        const first = Temporal.PlainDate.from(start);
        const date = periodDate(start, period);
        expect(date.day).toBe(Math.min(first.day, date.daysInMonth));
        expect(
          first.with({ day: 1 }).until(date.with({ day: 1 }), { largestUnit: 'month' }).months,
        ).toBe(period);
      }),
    );
  });

  it('follow each other without a gap, and are charged at 10:00 on the clock of the client', () => {
    fc.assert(
      fc.property(dates, zones, fc.integer({ min: 0, max: 40 }), (startDate, timezone, period) => {
        const anchor = { startDate, timezone };
        const month = periodWindow(anchor, period);
        const next = periodWindow(anchor, period + 1);
        expect(next.from.equals(month.until)).toBe(true);
        const due = renewalAt(anchor, period + 1).toZonedDateTimeISO(timezone);
        expect(due.toPlainTime().toString()).toBe('10:00:00');
        const told = reserveAt(anchor, period + 1).toZonedDateTimeISO(timezone);
        expect(told.toPlainTime().toString()).toBe('10:00:00');
        expect(told.toPlainDate().until(due.toPlainDate()).days).toBe(7);
        const days = month.from.until(month.until).total('hours') / 24;
        expect(days).toBeGreaterThan(27.9);
        expect(days).toBeLessThan(31.7);
      }),
    );
  });

  it('over a change of clocks are at the same wall time', () => {
    const anchor = { startDate: '2027-03-13', timezone: 'America/New_York' };
    expect(renewalAt(anchor, 1).toString()).toBe('2027-04-13T14:00:00Z');
    expect(renewalAt({ ...anchor, startDate: '2027-02-13' }, 1).toString()).toBe(
      '2027-03-13T15:00:00Z',
    );
  });
});

it('a month leaves the hour after its renewal to the one before', () => {
  const { from, until } = periodWindow({ startDate: '2026-12-07', timezone: 'UTC' }, 1);
  expect([String(from), String(until)]).toEqual(['2027-01-07T11:00:00Z', '2027-02-07T11:00:00Z']);
  const first = periodWindow({ startDate: '2026-12-07', timezone: 'UTC' }, 0);
  expect(String(first.from)).toBe('2026-12-07T00:00:00Z');
});

describe('the times of a pattern', () => {
  it('are its wall time on its days within the window, ascending, each once', () => {
    fc.assert(
      fc.property(dates, zones, zones, patterns, (startDate, mine, theirs, pattern) => {
        const month = periodWindow({ startDate, timezone: mine }, 1);
        const starts = occurrencesOf(pattern, theirs, month, 12);
        expect(starts.length).toBeLessThanOrEqual(12);
        for (const [index, start] of starts.entries()) {
          const local = start.toZonedDateTimeISO(theirs);
          expect(pattern.weekdays).toContain(local.dayOfWeek);
          expect(local.toPlainTime().toString().slice(0, 5)).toBe(pattern.time);
          expect(Temporal.Instant.compare(start, month.from)).toBeGreaterThanOrEqual(0);
          expect(Temporal.Instant.compare(start, month.until)).toBeLessThan(0);
          const before = starts[index - 1];
          if (before) expect(Temporal.Instant.compare(before, start)).toBe(-1);
        }
      }),
    );
  });

  it('are enough in every month where neither clock changes', () => {
    fc.assert(
      fc.property(dates, patterns, fc.integer({ min: 1, max: 12 }), (startDate, pattern, count) => {
        fc.pre(isEnough(pattern, count));
        const month = periodWindow({ startDate, timezone: 'UTC' }, 1);
        expect(occurrencesOf(pattern, 'Asia/Kathmandu', month, count)).toHaveLength(count);
      }),
    );
  });

  it('leave out a time that a day skips, and take the earlier of one that it repeats', () => {
    const pattern = { weekdays: [7], time: '02:30' };
    const spring = { from: at('2027-03-08T00:00:00Z'), until: at('2027-03-22T12:00:00Z') };
    expect(occurrencesOf(pattern, 'America/New_York', spring, 5).map(String)).toEqual([
      '2027-03-21T06:30:00Z',
    ]);
    const autumn = { from: at('2027-11-07T00:00:00Z'), until: at('2027-11-08T00:00:00Z') };
    const early = { weekdays: [7], time: '01:30' };
    expect(occurrencesOf(early, 'America/New_York', autumn, 5).map(String)).toEqual([
      '2027-11-07T05:30:00Z',
    ]);
  });

  it('begin with the window and end before it does', () => {
    const pattern = { weekdays: [1], time: '10:00' };
    const window = { from: at('2026-12-07T10:00:00Z'), until: at('2026-12-21T10:00:00Z') };
    expect(occurrencesOf(pattern, 'UTC', window, 5).map(String)).toEqual([
      '2026-12-07T10:00:00Z',
      '2026-12-14T10:00:00Z',
    ]);
  });

  test.each([
    [1, 4, true],
    [1, 5, false],
    [2, 8, true],
    [2, 9, false],
    [3, 12, true],
  ])('on %i days a week are enough for %i sessions: %s', (days, sessions, enough) => {
    const weekdays = Array.from({ length: days }, (_, day) => day + 1);
    expect(isEnough({ weekdays }, sessions)).toBe(enough);
  });
});

describe('the numbers of a plan', () => {
  const today = Temporal.PlainDate.from('2026-12-01');
  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('it can start on %s: %s', (date, can) => expect(canStartOn(date, today)).toBe(can));

  test.each([
    // 24 h before the start …
    ['2027-01-11T10:00:00Z', '2027-01-10T10:00:00Z'],
    // … but an hour after the first charge …
    ['2027-01-08T10:59:00Z', '2027-01-07T11:00:00Z'],
    ['2027-01-08T11:01:00Z', '2027-01-07T11:01:00Z'],
    ['2027-01-07T11:00:00Z', '2027-01-07T11:00:00Z'],
  ])('a time at %s waits for its payment until %s', (start, until) => {
    expect(reservedUntil(at(start), at('2027-01-07T10:00:00Z')).toString()).toBe(until);
  });

  test.each([
    [1, '2027-03-13T14:59:00Z', '2027-03-14T14:00:00Z'],
    [2, '2027-03-14T14:00:00Z', '2027-03-16T14:00:00Z'],
    [3, '2027-03-16T14:00:00Z', '2027-03-18T14:00:00Z'],
    [4, '2027-03-18T14:00:00Z', null],
    // After an outage the next try is not at once.
    [1, '2027-03-15T00:00:00Z', '2027-03-15T12:00:00Z'],
  ])('after failure %i at %s it is charged again at %s', (failures, now, next) => {
    const renewsAt = at('2027-03-13T15:00:00Z');
    const found = nextChargeAt({ renewsAt, timezone: 'America/New_York' }, failures, at(now));
    expect(found?.toString() ?? null).toBe(next);
  });

  it('credits are good for 60 days of the calendar', () => {
    const from = at('2027-02-13T15:00:00Z');
    expect(creditsUntil(from, 'America/New_York').toString()).toBe('2027-04-14T14:00:00Z');
  });

  it('what is not paid in time lapses', () => {
    const first = { order_status: 'open' as const, hold_expires_at: at('2026-12-01T08:15:00Z') };
    const reserved = { status: 'reserved' as const };
    expect(planStatusAt(reserved, first, at('2026-12-01T08:14:59Z'))).toBe('reserved');
    expect(planStatusAt(reserved, first, at('2026-12-01T08:15:00Z'))).toBe('lapsed');
    const lapsed = { ...first, order_status: 'lapsed' as const };
    expect(planStatusAt(reserved, lapsed, at('2026-12-01T08:00:00Z'))).toBe('lapsed');
    expect(planStatusAt({ status: 'active' }, lapsed, at('2026-12-01T08:00:00Z'))).toBe('active');
  });
});
