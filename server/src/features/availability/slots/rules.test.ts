import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { minuteAt, scheduleOf, slots, wallTimes } from '../../../../test/calendar.ts';
import { compileCalendar } from '../opening/rules.ts';
import { minuteOf, zoneOffsets } from '../zone/rules.ts';
import {
  countByDay,
  isInFilter,
  isOffered,
  isTaken,
  mergeBusy,
  nearestTo,
  validUntil,
  withHeld,
} from './rules.ts';

const hourly = { gridMinutes: 60 };

function ms(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}

const allDay = { 1: ['00:00-24:00'] };

describe('hours of a day', () => {
  test('Monday 09:00-17:00 offers 60 minutes from 09:00 to 16:00, none ends later (slot-1)', () => {
    const found = wallTimes({ hours: { 1: ['09:00-17:00'] } }, '2026-12-07');
    expect(found[0]).toBe('09:00');
    expect(found.at(-1)).toBe('16:00');
    expect(found).toHaveLength(29);
  });

  test('a range over midnight offers each slot once, under its local start date (slot-4)', () => {
    const setup = { hours: { 1: ['22:00-02:00'] }, rules: hourly };
    expect(wallTimes(setup, '2026-12-07')).toEqual(['22:00', '23:00']);
    expect(wallTimes(setup, '2026-12-08')).toEqual(['00:00', '01:00']);
    expect(slots(setup, '2026-12-07', '2026-12-08')).toHaveLength(4);
    expect(wallTimes(setup, '2026-12-09')).toEqual([]);
  });

  test('a block 10:00-11:00 takes 10:00 away and leaves 09:00 and 11:00 (slot-1)', () => {
    const found = wallTimes(
      {
        hours: { 1: ['09:00-17:00'] },
        busy: [['2026-12-07T10:00:00Z', '2026-12-07T11:00:00Z']],
        rules: hourly,
      },
      '2026-12-07',
    );
    expect(found).not.toContain('10:00');
    expect(found.slice(0, 2)).toEqual(['09:00', '11:00']);
  });

  test('an opening on a day without hours offers only its own hours (slot-2)', () => {
    const setup = { overrides: { '2026-12-06': ['10:00-12:00'] }, rules: hourly };
    expect(wallTimes(setup, '2026-12-06')).toEqual(['10:00', '11:00']);
    expect(wallTimes(setup, '2026-12-13')).toEqual([]);
  });

  test('an override replaces the whole day, and without ranges closes it', () => {
    const hours = { 1: ['09:00-17:00'] };
    expect(
      wallTimes(
        { hours, rules: hourly, overrides: { '2026-12-07': ['18:00-20:00'] } },
        '2026-12-07',
      ),
    ).toEqual(['18:00', '19:00']);
    expect(wallTimes({ hours, overrides: { '2026-12-07': [] } }, '2026-12-07')).toEqual([]);
  });

  describe('that run over midnight into a date with an override', () => {
    const setup = {
      hours: { 1: ['22:00-02:00'], 2: ['09:00-10:00'] },
      rules: hourly,
    };
    const nights = (tuesday: string[]) =>
      slots({ ...setup, overrides: { '2026-12-08': tuesday } }, '2026-12-07', '2026-12-08').map(
        (start) => start.slice(8, 16),
      );

    test('end at midnight: no meeting begins in that date or runs into it', () => {
      expect(nights([])).toEqual(['07T22:00', '07T23:00']);
      expect(wallTimes({ ...setup, overrides: { '2026-12-08': [] }, duration: 90 }, '2026-12-07'))
        // 22:00 ends at 23:30; 23:00 would end at 00:30.
        .toEqual(['22:00']);
    });

    test('go on for as long as the ranges of the override cover them', () => {
      expect(nights(['00:00-01:00'])).toEqual(['07T22:00', '07T23:00', '08T00:00']);
      expect(nights(['00:30-02:00'])).toEqual(['07T22:00', '07T23:00', '08T00:30']);
      const covered = { ...setup, overrides: { '2026-12-08': ['00:00-01:00'] }, duration: 90 };
      expect(wallTimes(covered, '2026-12-07')).toEqual(['22:00', '23:00']);
    });

    test('are cut too when they are of an override themselves, and only by the date behind', () => {
      const own = { '2026-12-07': ['23:00-01:00'] };
      const wide = (overrides: Record<string, string[]>) =>
        slots({ ...setup, overrides }, '2026-12-07', '2026-12-08').map((start) =>
          start.slice(8, 16),
        );
      expect(wide(own)).toEqual(['07T23:00', '08T00:00', '08T09:00']);
      expect(wide({ ...own, '2026-12-08': [] })).toEqual(['07T23:00']);
      expect(wide({ '2026-12-09': [] })).toEqual([
        '07T22:00',
        '07T23:00',
        '08T00:00',
        '08T01:00',
        '08T09:00',
      ]);
    });

    test('offer both of a repeated hour before that midnight, and nothing after it', () => {
      // Santiago goes back from 24:00 to 23:00 on Saturday 4 April 2026.
      const night = {
        zone: 'America/Santiago',
        hours: { 6: ['22:00-02:00'] },
        overrides: { '2026-04-05': [] },
        rules: hourly,
      };
      expect(wallTimes(night, '2026-04-04')).toEqual(['22:00', '23:00', '23:00']);
      expect(wallTimes(night, '2026-04-05')).toEqual([]);
    });
  });

  test('24:00 ends a day, and a meeting runs from one day into the next', () => {
    const hours = { 1: ['22:00-24:00'], 2: ['00:00-01:00'] };
    expect(wallTimes({ hours: { 1: ['22:00-24:00'] }, rules: hourly }, '2026-12-07')).toEqual([
      '22:00',
      '23:00',
    ]);
    expect(wallTimes({ hours, rules: { gridMinutes: 30 } }, '2026-12-07')).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ]);
  });

  test('overlapping and repeated ranges offer each instant once', () => {
    const overlapping = { hours: { 1: ['09:00-12:00', '10:00-14:00', '09:00-12:00'] } };
    expect(wallTimes(overlapping, '2026-12-07')).toEqual(
      wallTimes({ hours: { 1: ['09:00-14:00'] } }, '2026-12-07'),
    );
  });

  test('the grid begins at the start of each range, also where ranges touch', () => {
    const hours = { 1: ['09:10-10:00', '10:00-11:00'] };
    expect(wallTimes({ hours, duration: 30 }, '2026-12-07')).toEqual([
      '09:10',
      '09:25',
      '09:40',
      '09:55',
      '10:00',
      '10:15',
      '10:30',
    ]);
  });

  test('the grid starts anew each day, whatever ran over midnight and whatever was asked', () => {
    const hours = { 1: ['20:10-20:05'], 2: ['09:00-21:00'], 3: ['09:00-21:00'] };
    const tuesday = wallTimes({ hours, rules: hourly }, '2026-12-08');
    expect(tuesday.slice(8, 11)).toEqual(['08:10', '09:00', '10:00']);
    expect(slots({ hours, rules: hourly }, '2026-12-07', '2026-12-08')).toEqual([
      ...slots({ hours, rules: hourly }, '2026-12-07'),
      ...slots({ hours, rules: hourly }, '2026-12-08'),
    ]);
  });
});

describe('what is taken', () => {
  const hours = { 1: ['09:00-12:00'] };

  test('a buffer keeps its distance before and after taken time', () => {
    const found = wallTimes(
      {
        hours,
        duration: 30,
        rules: { bufferMinutes: 15 },
        busy: [['2026-12-07T10:00:00Z', '2026-12-07T10:30:00Z']],
      },
      '2026-12-07',
    );
    expect(found).toEqual(['09:00', '09:15', '10:45', '11:00', '11:15', '11:30']);
  });

  test('after taken time the grid goes on where it would have been', () => {
    const found = wallTimes(
      { hours, duration: 30, busy: [['2026-12-07T09:50:00Z', '2026-12-07T10:40:00Z']] },
      '2026-12-07',
    );
    expect(found).toEqual(['09:00', '09:15', '10:45', '11:00', '11:15', '11:30']);
  });

  test('a block that began before the day and lasts all of it leaves nothing', () => {
    const busy: [string, string][] = [['2026-12-01T00:00:00Z', '2026-12-31T00:00:00Z']];
    expect(slots({ hours, busy }, '2026-12-07')).toEqual([]);
  });

  test('half-open: what ends at the start of another does not overlap it', () => {
    const busy = mergeBusy({ starts: [60], ends: [120] }, 0);
    expect(isTaken(busy, 0, 60)).toBe(false);
    expect(isTaken(busy, 120, 180)).toBe(false);
    expect(isTaken(busy, 59, 61)).toBe(true);
    expect(isTaken(busy, 0, 61)).toBe(true);
    expect(isTaken(busy, 119, 180)).toBe(true);
    expect(isTaken(busy, 0, 500)).toBe(true);
  });
});

function firstAt(now: string) {
  return slots({ hours: allDay, now }, '2026-12-07')[0];
}

describe('from when and until when', () => {
  test('a slot is offered up to its start, and not a moment later (slot-5)', () => {
    expect(firstAt('2026-12-07T09:59:59.9Z')).toBe('2026-12-07T10:00:00Z');
    expect(firstAt('2026-12-07T10:00:00Z')).toBe('2026-12-07T10:00:00Z');
    expect(firstAt('2026-12-07T10:00:00.000000001Z')).toBe('2026-12-07T10:15:00Z');
  });

  test('the notice is kept to the minute', () => {
    const rules = { minimumNoticeMinutes: policy.slot.minimumNoticeMinutes };
    const first = (now: string) => slots({ hours: allDay, now, rules }, '2026-12-07')[0];
    expect(first('2026-12-07T08:00:00Z')).toBe('2026-12-07T10:00:00Z');
    expect(first('2026-12-07T08:00:00.001Z')).toBe('2026-12-07T10:15:00Z');
  });

  test('the last bookable date is today and the horizon, whole, in the zone of the provider', () => {
    const setup = {
      hours: { 1: ['00:00-24:00'], 2: ['00:00-24:00'] },
      zone: 'America/Santiago',
      rules: { horizonDays: 5, gridMinutes: 60 },
      // Wednesday 23:59 in Santiago, Thursday in UTC.
      now: '2026-12-03T02:59:59Z',
    };
    const found = slots(setup, '2026-12-06', '2026-12-10');
    expect(found.at(-1)).toBe('2026-12-08T02:00:00Z');
    const next = slots({ ...setup, now: '2026-12-03T03:00:00Z' }, '2026-12-06', '2026-12-10');
    expect(next.at(-1)).toBe('2026-12-09T02:00:00Z');
  });

  test('a single start is judged as it is listed', () => {
    const schedule = scheduleOf({ hours: { 1: ['09:00-12:00'] } });
    const zone = zoneOffsets('UTC', minuteAt('2026-12-01T00:00:00Z'));
    const judge = (start: string, now = '2026-12-01T00:00:00Z') =>
      isOffered(
        { calendar: compileCalendar(schedule), zone, rules: schedule },
        { start: minuteAt(start), duration: 60 },
        Temporal.Instant.from(now),
      );
    expect(judge('2026-12-07T09:00:00Z')).toBe(true);
    expect(judge('2026-12-07T11:00:00Z')).toBe(true);
    expect(judge('2026-12-07T11:15:00Z')).toBe(false);
    expect(judge('2026-12-07T08:45:00Z')).toBe(false);
    expect(judge('2026-12-07T09:05:00Z')).toBe(false);
    expect(judge('2026-12-07T09:00:00Z', '2026-12-07T09:00:00.001Z')).toBe(false);
    expect(judge('2027-03-01T09:00:00Z')).toBe(false);
  });

  test('a quoted start is judged without notice and horizon, up to itself', () => {
    const rules = { minimumNoticeMinutes: 120, horizonDays: 3 };
    const schedule = scheduleOf({ hours: { 1: ['09:00-12:00'] }, rules });
    const zone = zoneOffsets('UTC', minuteAt('2026-12-01T00:00:00Z'));
    const judge = (now: string, terms: 'new' | 'quoted', start = '2026-12-07T09:00:00Z') =>
      isOffered(
        { calendar: compileCalendar(schedule), zone, rules: schedule },
        { start: minuteAt(start), duration: 60 },
        Temporal.Instant.from(now),
        terms,
      );
    expect(judge('2026-12-07T07:00:00Z', 'new')).toBe(true);
    expect(judge('2026-12-07T07:00:00.001Z', 'new')).toBe(false);
    expect(judge('2026-12-07T07:00:00.001Z', 'quoted')).toBe(true);
    expect(judge('2026-12-07T09:00:00Z', 'quoted')).toBe(true);
    expect(judge('2026-12-07T09:00:00.001Z', 'quoted')).toBe(false);
    expect(judge('2026-12-04T00:00:00Z', 'new')).toBe(true);
    expect(judge('2026-12-03T23:59:59Z', 'new')).toBe(false);
    expect(judge('2026-12-03T23:59:59Z', 'quoted')).toBe(true);
    expect(judge('2026-12-03T23:59:59Z', 'quoted', '2026-12-07T09:05:00Z')).toBe(false);
  });

  test('what the asking person holds is among the starts, for its duration and once', () => {
    const ahead = { starts: [60], ends: [600] };
    const held = { starts: [90, 300], ends: [150, 345] };
    expect(withHeld([120, 180], held, 60, ahead)).toEqual([90, 120, 180]);
    expect(withHeld([90, 120], held, 60, ahead)).toEqual([90, 120]);
    expect(withHeld([], held, 45, ahead)).toEqual([300]);
    expect(withHeld([], held, 30, ahead)).toEqual([]);
    expect(withHeld([], held, 60, { starts: [90], ends: [91] })).toEqual([90]);
    expect(withHeld([], held, 60, { starts: [91], ends: [600] })).toEqual([]);
    expect(withHeld([], held, 60, { starts: [0], ends: [90] })).toEqual([]);
  });
});

describe('choosing among slots', () => {
  test('the nearest are named in order of time; of two as near, the later', () => {
    expect(nearestTo([0, 30, 60, 90, 120], 60, 3)).toEqual([30, 60, 90]);
    expect(nearestTo([0, 30, 90, 120], 60, 1)).toEqual([90]);
    expect(nearestTo([], 60, 3)).toEqual([]);
  });

  test('evenings are evenings where the person lives', () => {
    const filter = {
      timezone: 'America/Santiago',
      windows: [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 18 * 60, untilMinute: 22 * 60 }],
    };
    const zone = zoneOffsets(filter.timezone, minuteAt('2026-12-01T00:00:00Z'));
    expect(isInFilter(filter, zone, minuteAt('2026-12-04T21:00:00Z'))).toBe(true);
    expect(isInFilter(filter, zone, minuteAt('2026-12-04T20:59:00Z'))).toBe(false);
    expect(isInFilter(filter, zone, minuteAt('2026-12-05T00:59:00Z'))).toBe(true);
    expect(isInFilter(filter, zone, minuteAt('2026-12-05T01:00:00Z'))).toBe(false);
    expect(isInFilter(filter, zone, minuteAt('2026-12-05T21:00:00Z'))).toBe(false);
  });

  test('days are counted in the zone that asks, those without time are left out', () => {
    const zone = zoneOffsets('UTC', 0);
    expect(countByDay([0, 60, 1440 * 2], zone)).toEqual([
      { day: 0, free: 2 },
      { day: 2, free: 1 },
    ]);
  });
});

describe('how long an answer holds', () => {
  const now = Temporal.Instant.from('2026-12-07T10:00:00Z');
  const zone = zoneOffsets('UTC', minuteOf(now));
  const rules = { minimumNoticeMinutes: 120 };

  test('to the end of the day, when the horizon moves on', () => {
    expect(validUntil(rules, zone, now, { starts: [], holdEnds: null })).toBe(
      ms('2026-12-08T00:00:00Z'),
    );
  });

  test('until the first slot is closer than the notice', () => {
    const starts = [minuteAt('2026-12-07T12:15:00Z'), minuteAt('2026-12-07T12:30:00Z')];
    expect(validUntil(rules, zone, now, { starts, holdEnds: null })).toBe(
      ms('2026-12-07T10:15:00Z') + 1,
    );
  });

  test('until a hold ends', () => {
    const holdEnds = ms('2026-12-07T10:05:00Z');
    expect(validUntil(rules, zone, now, { starts: [], holdEnds })).toBe(ms('2026-12-07T10:05:00Z'));
  });
});
