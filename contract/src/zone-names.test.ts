import { describe, expect, test } from 'vitest';
import { timeZone } from './time.ts';
import { canonicalZone, renamedZones } from './zone-names.ts';

/** What the clocks of a zone showed and will show, twice a year. */
function clocks(zone: string): string[] {
  return Array.from(
    { length: 2 * 60 },
    (_, half) =>
      Temporal.Instant.fromEpochMilliseconds(
        Date.UTC(1980 + half / 2, (half % 2) * 6, 15),
      ).toZonedDateTimeISO(zone).offset,
  );
}

const listed = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

describe('the canonical name of a zone', () => {
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['PST8PDT', 'America/Los_Angeles'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Chile/Continental', 'America/Santiago'],
    ['AMERICA/SANTIAGO', 'America/Santiago'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['America/Montreal', 'America/Toronto'],
    ['Australia/LHI', 'Australia/Lord_Howe'],
    ['Pacific/Ponape', 'Pacific/Pohnpei'],
    ['GMT', 'UTC'],
    ['Zulu', 'UTC'],
    ['Etc/UTC', 'UTC'],
  ])('of %s is %s', (name, canonical) => {
    expect(canonicalZone(name)).toBe(canonical);
  });

  test.each(['Europe/Amsterdam', 'Atlantic/Reykjavik', 'America/Coyhaique', 'Etc/GMT+3'])(
    'leaves %s where people say it',
    (name) => {
      expect(canonicalZone(name)).toBe(name);
    },
  );

  test('is its own canonical name, and no former one', () => {
    for (const name of listed) {
      const canonical = canonicalZone(name);
      expect(canonicalZone(canonical)).toBe(canonical);
      expect(renamedZones).not.toHaveProperty([canonical]);
    }
  });

  test('stands for the same clocks', () => {
    for (const name of [...Object.keys(renamedZones), 'US/Pacific', 'PST8PDT', 'Zulu'])
      expect(clocks(canonicalZone(name))).toEqual(clocks(name));
  });
});

describe('a zone that comes in', () => {
  test('goes on under its canonical name', () => {
    expect(timeZone.parse('us/pacific')).toBe('America/Los_Angeles');
    expect(timeZone.parse('us/pacific')).toBe('America/Los_Angeles');
  });

  test.each(['Mars/Base', '+03:00', '-03:00', 'UTC+3', '', ' ', 'America/Santiago ', '__proto__'])(
    'is refused when it is none (%j)',
    (name) => {
      expect(timeZone.safeParse(name).success).toBe(false);
    },
  );
});
