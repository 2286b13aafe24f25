import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dayName,
  formatMinutes,
  longDate,
  showTime,
  zoneName,
  zoneOffset,
} from './time.ts';

const now = Temporal.Instant.from('2026-12-01T12:00:00Z');
const santiago = { zone: 'America/Santiago', locale: 'en-US', now };

describe('a shown time', () => {
  it('speaks human, with its zone beside', () => {
    const shown = showTime('2026-12-02T13:30:00Z', santiago);
    expect(shown.text).toBe('Tomorrow, 10:30 AM');
    expect(shown.zone).toBe('Chile Time');
  });

  it('carries everything for the title and for screen readers', () => {
    const { full } = showTime('2026-12-02T13:30:00Z', santiago);
    expect(full).toContain('Wednesday, December 2, 2026');
    expect(full).toContain('10:30');
    expect(full).toContain('GMT-3');
  });

  it('speaks Spanish', () => {
    const shown = showTime('2026-12-02T13:30:00Z', { ...santiago, locale: 'es-CL' });
    expect(shown.text).toBe('Mañana, 10:30');
    expect(shown.zone).toMatch(/Chile/);
  });

  it('takes the day from the zone it is shown in, not from UTC', () => {
    const late = '2026-12-02T02:00:00Z';
    expect(showTime(late, santiago).text).toBe('Today, 11:00 PM');
    expect(showTime(late, { ...santiago, zone: 'Asia/Kathmandu' }).text).toBe('Tomorrow, 7:45 AM');
  });

  it('shows 17:00 in Vancouver or 16:00, as the zone data of the day has it, never midnight UTC', () => {
    const time = clockTime('2026-12-02T00:00:00Z', { zone: 'America/Vancouver', locale: 'en-GB' });
    expect(['16:00', '17:00']).toContain(time);
  });

  it.each([
    ['en-US', '12:00 AM', '12:00 PM', '4:05 PM'],
    ['en-GB', '00:00', '12:00', '16:05'],
    ['es-CL', '00:00', '12:00', '16:05'],
    ['es-MX', '00:00', '12:00', '16:05'],
    ['es-419', '00:00', '12:00', '16:05'],
  ])("writes midnight, noon and an afternoon on the region's clock (%s)", (locale, ...shown) => {
    const times = ['2026-12-02T03:00:00Z', '2026-12-02T15:00:00Z', '2026-12-02T19:05:00Z'];
    expect(times.map((time) => clockTime(time, { ...santiago, locale }))).toEqual(shown);
  });
});

describe('a day', () => {
  const today = Temporal.PlainDate.from('2026-12-01');
  const name = (date: string) => dayName(Temporal.PlainDate.from(date), today, 'en-US');

  it('has a name near today and a date further away', () => {
    expect(name('2026-11-30')).toBe('Yesterday');
    expect(name('2026-12-01')).toBe('Today');
    expect(name('2026-12-04')).toBe('Fri, Dec 4');
  });

  it('has its year only when it is another', () => {
    expect(name('2027-01-04')).toContain('2027');
    expect(longDate('2026-12-02', 'es-CL')).toContain('2 de diciembre de 2026');
  });
});

describe('zones and durations', () => {
  it('are named in the language', () => {
    expect(zoneName('Asia/Kathmandu', { locale: 'en-US' })).toBe('Nepal Time');
    expect(zoneOffset('Asia/Kathmandu', '2026-12-02T00:00:00Z')).toBe('GMT+5:45');
    expect(formatMinutes(90, 'en-US')).toBe('1 hr 30 min');
    expect(formatMinutes(45, 'es-CL')).toBe('45 min');
  });
});
