import { expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { broadGoal } from './broad.ts';
import { ratherThis } from './rather.ts';

test.each([
  ['money I guess', /money/],
  ['el sueño', /Duermo/],
  ['work', /job/],
  ['mis hijos', /hijos/],
])('a field of life answers what it is about: %s', (text, goal) => {
  expect(broadGoal(saying(text))).toMatch(goal);
});

test.each(['my boss', 'hola', 'I want to work abroad'])('it is no field: %s', (text) => {
  expect(broadGoal(saying(text))).toBeNull();
});

test.each([
  ['more the shaking than the english', 'shaking'],
  ['más lo de hablar en público, el inglés lo llevo bien', 'hablar en publico'],
  ['just the first one', null],
  ['más barato', null],
])('what weighs more: %s', (text, part) => {
  expect(ratherThis(saying(text))).toBe(part);
});
