import { describe, expect, test } from 'vitest';
import { slots, wallTimes } from '../../../../test/calendar.ts';

const hourly = { gridMinutes: 60 };

describe('clocks that change', () => {
  test('Santiago 2026-09-06 00:00-03:00 offers nothing in the skipped hour (time-3)', () => {
    const setup = { zone: 'America/Santiago', hours: { 7: ['00:00-03:00'] } };
    expect(slots(setup, '2026-09-06')[0]).toBe('2026-09-06T04:00:00Z');
    expect(wallTimes(setup, '2026-09-06')[0]).toBe('01:00');
    expect(wallTimes(setup, '2026-09-06').at(-1)).toBe('02:00');
    expect(slots({ ...setup, rules: hourly }, '2026-09-06')).toHaveLength(2);
  });

  test('New York 2027-03-14 01:00-04:00 is two hours: 4 meetings of 30 minutes (time-3)', () => {
    const setup = { zone: 'America/New_York', hours: { 7: ['01:00-04:00'] }, duration: 30 };
    expect(wallTimes({ ...setup, rules: { gridMinutes: 30 } }, '2027-03-14')).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
    expect(wallTimes(setup, '2027-03-14').filter((time) => time.startsWith('02'))).toEqual([]);
  });

  test('a range inside the skipped hour is no time at all', () => {
    const setup = { zone: 'America/New_York', hours: { 7: ['02:00-03:00'] }, duration: 30 };
    expect(slots(setup, '2027-03-14')).toEqual([]);
    expect(slots(setup, '2027-03-21')).not.toEqual([]);
  });

  test('a meeting runs over the skipped hour for its real length', () => {
    const setup = { zone: 'America/New_York', hours: { 7: ['01:30-03:30'] }, rules: hourly };
    expect(slots(setup, '2027-03-14')).toEqual(['2027-03-14T06:30:00Z']);
  });

  test('a repeated hour is offered twice, each instant once', () => {
    const setup = { zone: 'America/New_York', hours: { 7: ['00:00-03:00'] }, rules: hourly };
    expect(slots(setup, '2026-11-01')).toEqual([
      '2026-11-01T04:00:00Z',
      '2026-11-01T05:00:00Z',
      '2026-11-01T06:00:00Z',
      '2026-11-01T07:00:00Z',
    ]);
    expect(wallTimes(setup, '2026-11-01')).toEqual(['00:00', '01:00', '01:00', '02:00']);
  });

  test('a range that begins within the repeated hour is open whenever the wall clock says so', () => {
    const setup = {
      zone: 'America/New_York',
      hours: { 7: ['01:30-02:30'] },
      duration: 30,
      rules: { gridMinutes: 30 },
    };
    expect(wallTimes(setup, '2026-11-01')).toEqual(['01:30', '01:30', '02:00']);
  });

  test('where clocks go back over midnight, Saturday has an hour more and Sunday none less', () => {
    const setup = {
      zone: 'America/Santiago',
      hours: { 6: ['22:00-24:00'], 7: ['00:00-02:00'] },
      rules: hourly,
    };
    expect(wallTimes(setup, '2026-04-04')).toEqual(['22:00', '23:00', '23:00']);
    expect(wallTimes(setup, '2026-04-05')).toEqual(['00:00', '01:00']);
    expect(new Set(slots(setup, '2026-04-04', '2026-04-05')).size).toBe(5);
  });

  test('Lord Howe moves its clocks by half an hour', () => {
    const setup = { zone: 'Australia/Lord_Howe', duration: 30, rules: { gridMinutes: 30 } };
    const skipped = { ...setup, hours: { 7: ['01:00-03:00'] } };
    expect(wallTimes(skipped, '2026-10-04')).toEqual(['01:00', '01:30', '02:30']);
    const repeated = { ...setup, hours: { 7: ['01:00-03:00'] } };
    expect(wallTimes(repeated, '2026-04-05')).toEqual([
      '01:00',
      '01:30',
      '01:30',
      '02:00',
      '02:30',
    ]);
  });

  test('Kathmandu is 5:45 ahead', () => {
    const setup = { zone: 'Asia/Kathmandu', hours: { 1: ['09:00-11:00'] }, rules: hourly };
    expect(slots(setup, '2026-12-07')).toEqual(['2026-12-07T03:15:00Z', '2026-12-07T04:15:00Z']);
  });

  test('Apia had no 30 December 2011', () => {
    const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, ['22:00-02:00']]));
    const setup = { zone: 'Pacific/Apia', hours: everyDay, rules: hourly };
    expect(slots(setup, '2011-12-30')).toEqual([]);
    expect(wallTimes(setup, '2011-12-29')).toEqual(['00:00', '01:00', '22:00', '23:00']);
    // What the skipped day would have spilled into the next one is real time of the next one.
    expect(wallTimes(setup, '2011-12-31')).toEqual(['00:00', '01:00', '22:00', '23:00']);
    expect(slots(setup, '2011-12-29', '2011-12-31')).toHaveLength(8);
  });

  test('29 February is a day like others, in the years that have it', () => {
    const setup = { hours: { 2: ['09:00-10:00'] } };
    expect(slots(setup, '2028-02-29')).toEqual(['2028-02-29T09:00:00Z']);
    expect(slots(setup, '2028-02-28', '2028-03-01')).toHaveLength(1);
  });

  test('slots are listed under their local date in the zone that asks', () => {
    const setup = { hours: { 1: ['22:00-24:00'] }, rules: hourly, asked: 'Asia/Tokyo' };
    expect(slots(setup, '2026-12-07')).toEqual([]);
    expect(wallTimes(setup, '2026-12-08')).toEqual(['07:00', '08:00']);
  });

  test('2026-12-02T00:00Z is 17:00 of the day before in Vancouver (time-2)', () => {
    const setup = { hours: { 3: ['00:00-01:00'] }, asked: 'America/Vancouver' };
    expect(wallTimes(setup, '2026-12-01')).toEqual(['17:00']);
  });
});
