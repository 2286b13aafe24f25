import { describe, expect, it } from 'vitest';
import { formatInstant, formatMoney, formatRange, formatShare, rangeParts } from './format.ts';

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

  it.each([
    ['en', 'US', 'Tue, Dec 1, 2026, 4:00 PM–5:30 PM (Bogotá, GMT-5)'],
    ['en', 'GB', 'Tue, 1 Dec 2026, 16:00–17:30 (Bogotá, GMT-5)'],
    ['en', 'CL', 'Tue 1 Dec 2026, 16:00–17:30 (Bogotá, GMT-5)'],
    ['es', 'CL', 'mar 1 dic 2026, 16:00–17:30 (Bogotá, GMT-5)'],
    ['es', 'US', 'mar 1 dic 2026, 16:00–17:30 (Bogotá, GMT-5)'],
  ] as const)('follows the region (%s-%s)', (language, region, shown) => {
    const from = Temporal.Instant.from('2026-12-01T21:00:00Z');
    const reader = { language, region, timezone: 'America/Bogota' };
    expect(formatRange(from, from.add({ minutes: 90 }), reader)).toBe(shown);
  });

  it('writes midnight and noon so that nobody takes one for the other', () => {
    const reader = { language: 'en', region: 'US', timezone: 'UTC' } as const;
    expect(formatInstant(instant, reader)).toBe('Wed, Dec 2, 2026, 12:00 AM (UTC)');
    expect(formatInstant(instant.add({ hours: 12 }), reader)).toContain(', 12:00 PM (UTC)');
  });

  it('is one line over midnight, and names the day of an end that is far', () => {
    expect(formatRange(instant, later, { language: 'en', timezone: 'Europe/Madrid' })).toBe(
      'Wed 2 Dec 2026, 01:00–02:30 (Madrid, GMT+1)',
    );
    expect(formatRange(instant, later, { language: 'en', timezone: 'Atlantic/Azores' })).toBe(
      'Tue 1 Dec 2026, 23:00 – 00:30 (Azores, GMT-1)',
    );
    const chilean = { language: 'es', region: 'CL', timezone: 'Atlantic/Azores' } as const;
    expect(formatRange(instant, later, chilean)).toBe(
      'mar 1 dic 2026, 23:00 – 00:30 (Azores, GMT-1)',
    );
    const american = { language: 'en', region: 'US', timezone: 'Atlantic/Azores' } as const;
    expect(formatRange(instant, later, american)).toBe(
      'Tue, Dec 1, 2026, 11:00 PM – 12:30 AM (Azores, GMT-1)',
    );
    const azores = { language: 'en', timezone: 'Atlantic/Azores' } as const;
    expect(formatRange(instant, instant.add({ hours: 13 }), azores)).toBe(
      'Tue 1 Dec 2026, 23:00 – Wed 2 Dec 2026, 12:00 (Azores, GMT-1)',
    );
  });
});

describe('the city of a zone', () => {
  const at = (timezone: string, language: 'en' | 'es') =>
    formatInstant(Temporal.Instant.from('2026-12-01T17:00:00Z'), { language, timezone });
  it('has its name in the language that is written', () => {
    expect(at('America/Mexico_City', 'es')).toContain('(Ciudad de México, GMT-6)');
    expect(at('America/Mexico_City', 'en')).toContain('(Mexico City, GMT-6)');
    expect(at('America/Bogota', 'en')).toContain('(Bogotá, GMT-5)');
    expect(at('Asia/Calcutta', 'es')).toContain('(Calcuta, GMT+5:30)');
  });
});

describe('a headline', () => {
  it.each([
    ['en', 'US', 'Tue, Dec 1, 11:00 PM – 12:30 AM'],
    ['en', null, 'Tue 1 Dec, 23:00 – 00:30'],
    ['es', 'CL', 'mar 1 dic, 23:00 – 00:30'],
  ] as const)('is one calm line over midnight (%s-%s)', (language, region, headline) => {
    const reader = { language, region, timezone: 'Atlantic/Azores' };
    expect(rangeParts(instant, later, reader)).toMatchObject({ headline, zone: 'Azores, GMT-1' });
  });
});

describe('an amount that people read', () => {
  it('has the digits of its currency and names it by code', () => {
    expect(formatMoney({ amount: 123_456, currency: 'USD' }, { language: 'en' })).toBe(
      'USD 1,234.56',
    );
    expect(formatMoney({ amount: 1_234_567, currency: 'USD' }, { language: 'es' })).toBe(
      '12.345,67 USD',
    );
    expect(formatMoney({ amount: 15_000, currency: 'CLP' }, { language: 'en' })).toBe('CLP 15,000');
    expect(formatMoney({ amount: 15_000, currency: 'CLP' }, { language: 'es' })).toBe('15.000 CLP');
  });

  it.each([
    ['en', 'US', '$1,234.56', 'CLP 25,000'],
    ['en', 'GB', 'US$1,234.56', 'CLP 25,000'],
    ['es', 'CL', 'US$1.234,56', '$25.000'],
    ['es', 'MX', 'USD 1,234.56', 'CLP 25,000'],
    // No way of its own there: by code, as nobody misreads it.
    ['en', 'CL', 'USD 1,234.56', 'CLP 25,000'],
    ['es', 'JP', '1234,56 USD', '25.000 CLP'],
  ] as const)('is written as the region does (%s-%s)', (language, region, dollars, pesos) => {
    const writing = { language, region };
    expect(formatMoney({ amount: 123_456, currency: 'USD' }, writing)).toBe(dollars);
    expect(formatMoney({ amount: 25_000, currency: 'CLP' }, writing)).toBe(pesos);
  });

  it('writes a share in percent', () => {
    expect(formatShare(9000, 'en')).toBe('90%');
    expect(formatShare(9000, 'es')).toBe('90 %');
  });
});

/** When clocks go back and forward by real zone data: the instant of the change. */
const changes = {
  Santiago: {
    timezone: 'America/Santiago',
    back: '2027-04-04T03:00:00Z',
    forward: '2027-09-05T04:00:00Z',
  },
  'New York': {
    timezone: 'America/New_York',
    back: '2027-11-07T06:00:00Z',
    forward: '2027-03-14T07:00:00Z',
  },
  'Lord Howe': {
    timezone: 'Australia/Lord_Howe',
    back: '2027-04-03T15:00:00Z',
    forward: '2027-10-02T15:30:00Z',
  },
} as const;
const places = Object.keys(changes) as (keyof typeof changes)[];
const languages = ['en', 'es'] as const;
function rangeAt(
  place: keyof typeof changes,
  change: 'back' | 'forward',
  [from, until]: readonly [number, number],
  language: 'en' | 'es' = 'en',
) {
  const at = Temporal.Instant.from(changes[place][change]);
  const reader = { language, timezone: changes[place].timezone };
  return formatRange(at.add({ minutes: from }), at.add({ minutes: until }), reader);
}

describe('where clocks change', () => {
  it.each([
    ['Santiago', 'back', 'Sat 3 Apr 2027, 23:30 GMT-3 – 23:30 GMT-4 (Santiago)'],
    ['Santiago', 'forward', 'Sat 4 Sept 2027, 23:30 GMT-4 – 01:30 GMT-3 (Santiago)'],
    ['New York', 'back', 'Sun 7 Nov 2027, 01:30 GMT-4 – 01:30 GMT-5 (New York)'],
    ['New York', 'forward', 'Sun 14 Mar 2027, 01:30 GMT-5 – 03:30 GMT-4 (New York)'],
    ['Lord Howe', 'back', 'Sun 4 Apr 2027, 01:30 GMT+11 – 02:00 GMT+10:30 (Lord Howe)'],
    ['Lord Howe', 'forward', 'Sun 3 Oct 2027, 01:30 GMT+10:30 – 03:00 GMT+11 (Lord Howe)'],
  ] as const)('a range over the change carries both offsets (%s, %s)', (place, change, shown) => {
    expect(rangeAt(place, change, [-30, 30])).toBe(shown);
  });

  it('a range over the change carries both offsets in Spanish', () => {
    expect(rangeAt('Santiago', 'back', [-30, 30], 'es')).toBe(
      'sáb 3 abr 2027, 23:30 GMT-3 – 23:30 GMT-4 (Santiago)',
    );
    expect(rangeAt('Lord Howe', 'back', [-30, 30], 'es')).toBe(
      'dom 4 abr 2027, 01:30 GMT+11 – 02:00 GMT+10:30 (Lord Howe)',
    );
  });

  it.each(places)(
    'a range that ends a minute before, or begins at the change, has one (%s)',
    (p) => {
      for (const change of ['back', 'forward'] as const) {
        expect(rangeAt(p, change, [-60, -1])).toMatch(/^[^()]+ \([^()]+, GMT[^()]+\)$/);
        expect(rangeAt(p, change, [-60, -1])).not.toMatch(/GMT.*GMT/);
        expect(rangeAt(p, change, [0, 60])).not.toMatch(/GMT.*GMT/);
        // The end is shown as the clocks show it then: changed already.
        expect(rangeAt(p, change, [-60, 0])).toMatch(/GMT.*GMT/);
      }
    },
  );

  it.each(places)('no two instants and no two ranges read the same (%s)', (place) => {
    const { timezone, back, forward } = changes[place];
    for (const language of languages)
      for (const change of [back, forward]) {
        const first = Temporal.Instant.from(change).subtract({ hours: 3 });
        const starts = Array.from({ length: 25 }, (_, i) => first.add({ minutes: 15 * i }));
        const reader = { language, timezone };
        const shown = starts.flatMap((start) => [
          formatInstant(start, reader),
          ...[30, 45, 60, 90].map((minutes) => formatRange(start, start.add({ minutes }), reader)),
        ]);
        expect(new Set(shown).size).toBe(shown.length);
      }
  });
});
