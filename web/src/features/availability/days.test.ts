import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dateOfDay,
  dayOf,
  dayOfDate,
  firstWeekday,
  freeWeeksAround,
  lastDayAhead,
  mainTimes,
  monthOf,
  nearestTo,
  openingMonth,
  partOfDay,
  shownDay,
  weekOf,
} from './days.ts';
import { isZone } from '../../lib/zone.ts';

function at(hour: number) {
  return { start: `2026-12-02T${String(hour).padStart(2, '0')}:00:00Z` };
}

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
  it('is the wanted one while it has time, else the first of the month that has', () => {
    expect(shownDay(free, free, '2026-12-05')).toBe('2026-12-05');
    expect(shownDay(free, free, '2026-12-03')).toBe('2026-12-02');
    expect(shownDay(free, free, undefined)).toBe('2026-12-02');
    expect(shownDay([], [], '2026-12-05')).toBeNull();
    expect(shownDay(free, [{ date: '2026-11-30' }, ...free], '2026-11-30')).toBe('2026-11-30');
    expect(shownDay(free, [{ date: '2026-11-30' }, ...free], undefined)).toBe('2026-12-02');
  });
});

describe('weeks', () => {
  it('begin on the day on which they do in a region', () => {
    expect(weekOf('2026-12-02', 1)).toBe('2026-11-30');
    expect(weekOf('2026-12-02', 0)).toBe('2026-11-29');
    expect(weekOf('2026-11-29', 0)).toBe('2026-11-29');
  });
  it('with free time are reached over those without', () => {
    const free = ['2026-11-23', '2026-11-27', '2026-12-02', '2026-12-22'].map((date) => ({ date }));
    expect(freeWeeksAround(free, '2026-12-02', 1)).toEqual({
      before: '2026-11-23',
      after: '2026-12-22',
    });
    expect(freeWeeksAround(free, '2026-11-23', 1)).toEqual({ before: null, after: '2026-12-02' });
    expect(freeWeeksAround([], '2026-11-23', 1)).toEqual({ before: null, after: null });
  });
});

describe('times of a day', () => {
  it('are morning until noon and evening from six, in the shown zone', () => {
    const part = (time: string) => partOfDay(`2026-12-02T${time}:00Z`, 'America/Santiago', 'en-US');
    expect(part('14:59')).toBe('morning');
    expect(part('15:00')).toBe('afternoon');
    expect(part('20:59')).toBe('afternoon');
    expect(part('21:00')).toBe('evening');
  });
  it('are evening from eight where people say "tarde" until then', () => {
    const part = (time: string) => partOfDay(`2026-12-02T${time}:00Z`, 'America/Santiago', 'es-CL');
    expect(part('22:59')).toBe('afternoon');
    expect(part('23:00')).toBe('evening');
  });
  it('are half hours first, with the earliest and the chosen one, unless they are few', () => {
    const quarters = Array.from({ length: 12 }, (_, place) => ({
      start: Temporal.Instant.from('2026-12-02T12:15:00Z')
        .add({ minutes: 15 * place })
        .toString(),
    }));
    const times = (chosen?: string) =>
      mainTimes(quarters, 'America/Santiago', chosen).map(({ start }) => start.slice(11, 16));
    expect(times()).toEqual(['12:15', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00']);
    expect(times('2026-12-02T13:45:00.000Z')).toContain('13:45');
    // Half past in Kathmandu is a quarter to in London.
    expect(mainTimes(quarters, 'Asia/Kathmandu')).toContainEqual({ start: '2026-12-02T12:45:00Z' });
    expect(mainTimes(quarters.slice(0, 8), 'America/Santiago')).toHaveLength(8);
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
