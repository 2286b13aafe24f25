import { expect, test } from 'vitest';
import { withHours } from './numbers.ts';

test.each([
  ['el jueves a las siete y media', 'el jueves a las 7:30'],
  ['despues de las nueve', 'despues de las 9'],
  ['tuesday at half past six', 'tuesday at 6:30'],
  ['after eight please', 'after 8 please'],
  ["at ten o'clock", 'at 10'],
])('%s is an hour', (said, written) => {
  expect(withHours(said)).toBe(written);
});

test.each([
  'i work at two companies',
  'las dos primeras',
  'after one year',
  'compara a las dos chicas',
])('%s is none', (said) => {
  expect(withHours(said)).toBe(said);
});
