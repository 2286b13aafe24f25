import { describe, expect, test } from 'vitest';
import { findUnstorable } from './text.ts';

describe('text that cannot be kept', () => {
  test.each([
    ['a\0b', ''],
    [{ aboutMe: 'a\0' }, 'aboutMe'],
    [{ list: ['ok', { deep: '\uD800' }] }, 'list.1.deep'],
    [{ 'k\0': 1 }, ''],
  ])('is found in %j', (value, path) => {
    expect(findUnstorable(value)?.path).toBe(path);
  });

  test.each([null, undefined, 5, true, 'ñandú 🌉', { a: ['\n\t', { b: null }] }])(
    'is not in %j',
    (value) => {
      expect(findUnstorable(value)).toBeNull();
    },
  );
});
