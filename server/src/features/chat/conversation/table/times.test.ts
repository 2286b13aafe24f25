import { expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { readTimes } from './times.ts';

test.each([
  ['two meetings would be how much altogether', 2],
  ['¿cuánto serían tres sesiones?', 3],
  ['what do 4 lessons cost', 4],
  ['I had two meetings today', null],
  ['how much is one session', null],
])('%s', (text, times) => {
  expect(readTimes(saying(text))).toBe(times);
});
