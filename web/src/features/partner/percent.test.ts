import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test('a share is written as its language writes it, with two decimals at most', () => {
  expect(percentOf(725, 'en')).toBe('7.25%');
  expect(percentOf(725, 'es')).toBe('7,25\u00a0%');
  expect(percentOf(1000, 'en')).toBe('10%');
  expect(percentOf(1000, 'es')).toBe('10\u00a0%');
});
