import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { instant, plainDate, timeZone, wallTime } from './time.ts';

/** What is said to somebody who sends it; nothing where it is right. */
function saidOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('an instant', () => {
  test.each([
    '2026-12-02T13:00:00Z',
    '2026-12-02T13:00:00.123456789Z',
    '2026-12-02T13:00:00+14:00',
    '2026-12-02T13:00:00-12:00',
    '2028-02-29T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
    '9000-12-31T23:59:59Z',
  ])('is %s', (value) => expect(saidOf(instant, value)).toEqual([]));

  test.each([
    'tomorrow',
    '2026-12-02',
    '2026-12-02T13:00:00',
    '2026-12-02 13:00:00Z',
    '2026-12-02T25:00:00Z',
    '2026-12-02T13:60:00Z',
    '2027-02-29T13:00:00Z',
    '2026-04-31T13:00:00Z',
    '2026-12-02T13:00:00+25:00',
    '2026-12-02T13:00:00.1234567891Z',
    '1969-12-31T23:59:59Z',
    '9001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '',
    null,
    1_764_680_400,
  ])('is not %j, which is told in one sentence', (value) =>
    expect(saidOf(instant, value)).toHaveLength(1),
  );
});

describe('a date', () => {
  test.each(['2026-12-02', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'is %s',
    (value) => expect(saidOf(plainDate, value)).toEqual([]),
  );

  test.each(['2027-02-29', '2100-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-12-00'])(
    'does not exist: %s',
    (value) => expect(saidOf(plainDate, value)).toEqual(['No such date']),
  );

  test.each(['', 'today', '2026-12-2', '02.12.2026', '2026-12-02T00:00:00Z', ' 2026-12-02'])(
    'is not %j, which is told in one sentence',
    (value) => expect(saidOf(plainDate, value)).toEqual(['Must be a date such as 2026-12-02']),
  );
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', true],
  ['24:01', false],
  ['25:00', false],
  ['9:00', false],
  ['09:60', false],
  ['09:00:00', false],
  ['٠٩:٠٠', false],
])('a wall time is written as %s: %s', (value, isRight) => {
  expect(wallTime.safeParse(value).success).toBe(isRight);
});

describe('a zone', () => {
  test.each([
    ['America/Santiago', 'America/Santiago'],
    ['america/santiago', 'America/Santiago'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('%s is kept as %s', (value, kept) => expect(timeZone.parse(value)).toBe(kept));

  test.each([
    '',
    '+03:00',
    '-0300',
    'GMT+3',
    'Mars/Base',
    'America',
    'America/',
    ' UTC',
    'UTC\n',
    'x'.repeat(65),
  ])('is not %j', (value) => expect(timeZone.safeParse(value).success).toBe(false));
});
