import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dateOfDay,
  dayOf,
  dayOfDate,
  firstWeekday,
  lastDayAhead,
  monthOf,
  nearestTo,
  openingMonth,
  partOfDay,
  shownDay,
} from './days.ts';
import { isZone } from '../../lib/zone.ts';

const at = (hour: number) => ({ start: `2026-12-02T${String(hour).padStart(2, '0')}:00:00Z` });

describe('days on the calendar', () => {
  it('are those of the zone they are shown in', () => {
    expect(dayOf('2026-12-02T02:00:00Z', 'America/Santiago')).toBe('2026-12-01');
    expect(dayOf('2026-12-02T02:00:00Z', 'Asia/Kathmandu')).toBe('2026-12-02');
    expect(monthOf('2026-12-01T02:00:00Z', 'America/Santiago')).toBe('2026-11');
  });
  it('survive the widget, also where midnight does not exist', () => {
    for (const day of ['2026-09-06', '2026-12-31', '2028-02-29']) {
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }
  });
  it('open at the first month about which the server answers', () => {
    const nowIso = '2026-12-30T12:00:00Z';
    const opening = (zone: string, ...moments: (string | null | undefined)[]) =>
      openingMonth(moments, nowIso, zone);
    expect(lastDayAhead('2026-12-30')).toBe('2027-12-31');
    expect(opening('UTC', '2027-12-31T23:00:00Z', '2027-03-01T00:00:00Z')).toBe('2027-12');
    expect(opening('UTC', '2028-01-01T00:00:00Z', '2027-03-01T00:00:00Z')).toBe('2027-03');
    expect(opening('Pacific/Kiritimati', '2028-01-01T00:00:00Z')).toBe('2028-01');
    expect(opening('UTC', undefined, null)).toBe('2026-12');
    expect(opening('UTC', '9000-01-01T00:00:00Z')).toBe('2026-12');
  });
  it('run on over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
  it('begin the week as people do', () => {
    expect(firstWeekday('en-US')).toBe(0);
    expect(firstWeekday('es-CL')).toBe(1);
  });
});

describe('the day that is shown', () => {
  const free = [{ date: '2026-12-02' }, { date: '2026-12-05' }];
  it('is the wanted one while it has time, else the first that has', () => {
    expect(shownDay(free, '2026-12-05')).toBe('2026-12-05');
    expect(shownDay(free, '2026-12-03')).toBe('2026-12-02');
    expect(shownDay(free, undefined)).toBe('2026-12-02');
    expect(shownDay([], '2026-12-05')).toBeNull();
  });
});

describe('times of a day', () => {
  it('are morning until noon and evening from six, in the shown zone', () => {
    expect(partOfDay('2026-12-02T14:59:00Z', 'America/Santiago')).toBe('morning');
    expect(partOfDay('2026-12-02T15:00:00Z', 'America/Santiago')).toBe('afternoon');
    expect(partOfDay('2026-12-02T20:59:00Z', 'America/Santiago')).toBe('afternoon');
    expect(partOfDay('2026-12-02T21:00:00Z', 'America/Santiago')).toBe('evening');
  });
  it('near a lost one come in order of time', () => {
    expect(nearestTo([at(9), at(12), at(15), at(18)], at(14).start, 2)).toEqual([at(12), at(15)]);
  });
});

describe('a zone in an address', () => {
  it('must be the name of a place', () => {
    expect(isZone('America/Santiago')).toBe(true);
    expect(isZone('+03:00')).toBe(false);
    expect(isZone('Mars/Base')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
