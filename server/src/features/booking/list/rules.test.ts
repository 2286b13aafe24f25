import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBookings } from '@puente/contract/booking-list';
import { newId } from '../../../lib/ids.ts';
import { cursorOf, placeOf, searchWords } from './rules.ts';

test.each([
  ['Inés  Soto', ['ines', 'soto']],
  ['  ÑANDÚ\tçedilla ', ['nandu', 'cedilla']],
  ['Ine\u0301s', ['ines']],
  ['', []],
  [' \n ', []],
  ['O’Higgins 100%', ['o’higgins', '100%']],
])('the words of %j are compared as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a cursor leads back to where its page ended, and is one that the call takes', () => {
  const milliseconds = fc.integer({ min: 0, max: Date.parse('2100-01-01T00:00:00Z') });
  fc.assert(
    fc.property(milliseconds, (ms) => {
      const place = { start: Temporal.Instant.fromEpochMilliseconds(ms), id: newId() };
      const cursor = cursorOf(place);
      const read = placeOf(cursor);
      expect([read.start.equals(place.start), read.id]).toEqual([true, place.id]);
      expect(listBookings.query.safeParse({ cursor }).success).toBe(true);
      expect(listBookings.query.safeParse({ cursor: `${cursor}~more` }).success).toBe(false);
    }),
  );
});
