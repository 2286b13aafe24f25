import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalKey, waitsUntil } from './rules.ts';

const letters = fc.stringMatching(/^[a-zñáéíóú0-9]{1,12}$/);
const sign = fc.constantFrom(' ', '  ', '\n', ', ', ' - ', '… ', '! ');

test('one goal has one key, however it is written', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 8 }),
      sign,
      sign,
      (words, one, other) => {
        const key = goalKey(words.join(one));
        expect(goalKey(`  ${words.join(other).toUpperCase()}.`)).toBe(key);
        expect(goalKey([...words, 'more'].join(one))).not.toBe(key);
      },
    ),
  );
});

test('goals of signs alone are different goals', () => {
  expect(goalKey('!?')).not.toBe(goalKey('?!'));
});

test('a goal waits for half a year of whole days, whatever zones do', () => {
  const now = Temporal.Instant.from('2026-03-28T23:30:00Z');
  expect(waitsUntil(now).since(now).total('hours')).toBe(180 * 24);
});
