import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockRange, clockTime, showTime } from './time.ts';

/** When clocks go back, by real zone data, and by how much. */
const changes = {
  Santiago: { zone: 'America/Santiago', back: '2027-04-04T03:00:00Z', minutes: 60 },
  'New York': { zone: 'America/New_York', back: '2027-11-07T06:00:00Z', minutes: 60 },
  'Lord Howe': { zone: 'Australia/Lord_Howe', back: '2027-04-03T15:00:00Z', minutes: 30 },
} as const;
const places = Object.keys(changes) as (keyof typeof changes)[];
const locales = ['en-GB', 'es-CL'] as const;
const now = Temporal.Instant.from('2027-03-25T12:00:00Z');

function from(place: keyof typeof changes, minutes: number): string {
  return Temporal.Instant.from(changes[place].back).add({ minutes }).toString();
}
function timesOf(place: keyof typeof changes, minutes: readonly number[], locale = 'en-GB') {
  return minutes.map((minute) =>
    clockTime(from(place, minute), { zone: changes[place].zone, locale }),
  );
}
function rangeOf(place: keyof typeof changes, start: number, end: number, locale = 'en-GB') {
  const range = { start: from(place, start), end: from(place, end) };
  return Object.values(clockRange(range, { zone: changes[place].zone, locale })).join('–');
}

describe.each(locales)('a time in an hour that repeats (%s)', (locale) => {
  it.each([
    ['Santiago', ['22:59', '23:00 GMT-3', '23:59 GMT-3', '23:00 GMT-4', '23:59 GMT-4', '00:00']],
    ['New York', ['00:59', '01:00 GMT-4', '01:59 GMT-4', '01:00 GMT-5', '01:59 GMT-5', '02:00']],
    [
      'Lord Howe',
      ['01:29', '01:30 GMT+11', '01:59 GMT+11', '01:30 GMT+10:30', '01:59 GMT+10:30', '02:00'],
    ],
  ] as const)('carries its offset, and none around it does (%s)', (place, shown) => {
    const { minutes } = changes[place];
    const around = [-minutes - 1, -minutes, -1, 0, minutes - 1, minutes];
    expect(timesOf(place, around, locale)).toEqual(shown);
    for (const [index, minute] of around.entries()) {
      const { text } = showTime(from(place, minute), { zone: changes[place].zone, locale, now });
      expect(text.endsWith(`, ${shown[index]}`)).toBe(true);
    }
  });

  it.each([
    ['Santiago', ['23:30 GMT-3–23:30 GMT-4', '22:30–23:30 GMT-3', '22:00–22:30']],
    ['New York', ['01:30 GMT-4–01:30 GMT-5', '00:30–01:30 GMT-4', '00:00–00:30']],
    ['Lord Howe', ['01:30 GMT+11–02:00 GMT+10:30', '00:30–01:30 GMT+11', '00:00–00:30']],
  ] as const)('and in a range (%s)', (place, [over, into, before]) => {
    expect(rangeOf(place, -30, 30, locale)).toBe(over);
    expect(rangeOf(place, -90, -30, locale)).toBe(into);
    expect(rangeOf(place, -120, -90, locale)).toBe(before);
  });
});

it('the hour that repeats keeps its half of the day', () => {
  expect(timesOf('Santiago', [-1, 0], 'en-US')).toEqual(['11:59 PM GMT-3', '11:00 PM GMT-4']);
});

it('a range over clocks that go forward carries both offsets, a time none', () => {
  const zone = 'America/Santiago';
  const range = { start: '2027-09-05T03:30:00Z', end: '2027-09-05T04:30:00Z' };
  expect(clockRange(range, { zone, locale: 'es-CL' })).toEqual({
    start: '23:30 GMT-4',
    end: '01:30 GMT-3',
  });
  expect(clockTime(range.start, { zone, locale: 'es-CL' })).toBe('23:30');
  expect(clockTime('2027-09-05T04:00:00Z', { zone, locale: 'es-CL' })).toBe('01:00');
});

it('no two instants read the same, wherever clocks change', () => {
  fc.assert(
    fc.property(
      fc.record({
        place: fc.constantFrom(...places),
        locale: fc.constantFrom(...locales, 'en-US'),
        minute: fc.integer({ min: -600, max: 600 }),
        apart: fc.integer({ min: 1, max: 120 }),
        length: fc.constantFrom(30, 45, 60, 90),
      }),
      ({ place, locale, minute, apart, length }) => {
        const context = { zone: changes[place].zone, locale, now };
        const [one, other] = [from(place, minute), from(place, minute + apart)];
        expect(showTime(one, context).text).not.toBe(showTime(other, context).text);
        expect(showTime(one, context).full).not.toBe(showTime(other, context).full);
        expect(clockTime(one, context)).not.toBe(clockTime(other, context));
        expect(rangeOf(place, minute, minute + length, locale)).not.toBe(
          rangeOf(place, minute + apart, minute + apart + length, locale),
        );
        const shown = rangeOf(place, minute, minute + length, locale).split('–');
        expect(shown[0]).not.toBe(shown[1]);
      },
    ),
  );
});
