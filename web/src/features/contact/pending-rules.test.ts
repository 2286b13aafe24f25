import { expect, test } from 'vitest';
import { checkPending, pendingAddition } from './pending-rules.ts';

const minute = 60_000;
const at = 1_700_000_000_000;

test.each([
  ['ana', 0, 'add'],
  ['ana', 30 * minute - 1, 'add'],
  ['ana', 30 * minute, 'late'],
  ['zoe', 0, 'none'],
])('a stored addition of Ana means for %s after %d ms: %s', (personId, later, verdict) => {
  expect(checkPending(pendingAddition('ana', at), personId, at + later)).toBe(verdict);
});

test.each([null, {}, { action: 'book', personId: 'ana', at }, { action: 'add-contact' }])(
  'anything else (%j) is left alone',
  (stored) => {
    expect(checkPending(stored, 'ana', at)).toBe('none');
  },
);

test('an addition without a time is too late', () => {
  expect(checkPending({ action: 'add-contact', personId: 'ana' }, 'ana', at)).toBe('late');
});
