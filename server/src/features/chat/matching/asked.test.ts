import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

const long = 20;

test.each([
  ['we looked at three brochures and now I need a good orthodontist for him', 'orthodontist'],
  ['can anybody recommend a welder, the gate fell off again', 'welder'],
  ['después de la tormenta busco un buen techador para la casa de mi madre', 'techador'],
  ['me gustaría aprender esgrima aunque tengo ya cincuenta', 'esgrima'],
])('what a long story asks for is asked for: %s', (goal, word) => {
  expect(readAsked(goal, long)(word)).toBe(true);
});

test.each([
  ['my dentist said I grind my teeth and I need to calm down at night', 'dentist'],
  ["I'm a welder and I need a better job, my back is gone", 'welder'],
  ['soy ilustradora y necesito cobrar una factura del año pasado', 'ilustradora'],
  ['we met at the opera, then came the divorce and I want to sleep again', 'opera'],
])('what a story only mentions is not: %s', (goal, word) => {
  expect(readAsked(goal, long)(word)).toBe(false);
});

test('in a few words everything is asked for, but what somebody has already', () => {
  expect(readAsked('orthodontist, braces at forty', 4)('orthodontist')).toBe(true);
  expect(readAsked('my orthodontist is rude', 4)('orthodontist')).toBe(false);
});
