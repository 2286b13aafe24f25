import { expect, test } from 'vitest';
import { judgeWish, wishToAdd } from './pending-rules.ts';

const minute = 60_000;
const at = 1_700_000_000_000;

test.each([
  ['ana', 0, 'add'],
  ['ana', 30 * minute - 1, 'add'],
  ['ana', 30 * minute, 'late'],
  ['zoe', 0, 'none'],
])('a wish to add Ana means for %s after %d ms: %s', (personId, later, verdict) => {
  expect(judgeWish(wishToAdd('ana', at), personId, at + later)).toBe(verdict);
});

test.each([null, {}, { action: 'book', personId: 'ana', at }, { action: 'add-contact' }])(
  'what is no such wish (%j) is left alone',
  (wish) => {
    expect(judgeWish(wish, 'ana', at)).toBe('none');
  },
);

test('a wish without a time is too late', () => {
  expect(judgeWish({ action: 'add-contact', personId: 'ana' }, 'ana', at)).toBe('late');
});
