import { describe, expect, it } from 'vitest';
import { formatInstant, formatMoney, formatRange, formatShare } from './format.ts';

const instant = Temporal.Instant.from('2026-12-02T00:00:00Z');
const later = instant.add({ minutes: 90 });

describe('a time that people read', () => {
  it('carries its zone by city and offset, in both languages', () => {
    expect(formatInstant(instant, { language: 'en', timezone: 'America/Vancouver' })).toBe(
      'Tue 1 Dec 2026, 17:00 (Vancouver, GMT-7)',
    );
    expect(
      formatInstant(instant, { language: 'es', timezone: 'America/Argentina/Buenos_Aires' }),
    ).toBe('mar 1 dic 2026, 21:00 (Buenos Aires, GMT-3)');
    expect(formatInstant(instant, { language: 'en', timezone: 'Asia/Kathmandu' })).toBe(
      'Wed 2 Dec 2026, 05:45 (Kathmandu, GMT+5:45)',
    );
    expect(formatInstant(instant, { language: 'en', timezone: 'UTC' })).toBe(
      'Wed 2 Dec 2026, 00:00 (UTC)',
    );
  });

  it('shows the same wall time as the zone data of this runtime', () => {
    for (const timezone of ['America/Vancouver', 'America/Santiago', 'Europe/Madrid']) {
      const wall = instant.toZonedDateTimeISO(timezone).toPlainTime().toString().slice(0, 5);
      expect(formatInstant(instant, { language: 'en', timezone })).toContain(`, ${wall} (`);
    }
  });

  it('names the day of the end only where it differs', () => {
    expect(formatRange(instant, later, { language: 'en', timezone: 'Europe/Madrid' })).toBe(
      'Wed 2 Dec 2026, 01:00–02:30 (Madrid, GMT+1)',
    );
    expect(formatRange(instant, later, { language: 'en', timezone: 'Atlantic/Azores' })).toBe(
      'Tue 1 Dec 2026, 23:00–Wed 2 Dec 2026, 00:30 (Azores, GMT-1)',
    );
  });
});

describe('an amount that people read', () => {
  it('has the digits of its currency and names it by code', () => {
    expect(formatMoney({ amount: 123_456, currency: 'USD' }, 'en')).toBe('USD 1,234.56');
    expect(formatMoney({ amount: 1_234_567, currency: 'USD' }, 'es')).toBe('12.345,67 USD');
    expect(formatMoney({ amount: 15_000, currency: 'CLP' }, 'en')).toBe('CLP 15,000');
    expect(formatMoney({ amount: 15_000, currency: 'CLP' }, 'es')).toBe('15.000 CLP');
  });

  it('writes a share in percent', () => {
    expect(formatShare(9000, 'en')).toBe('90%');
    expect(formatShare(9000, 'es')).toBe('90 %');
  });
});
