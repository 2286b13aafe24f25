import { expect, test } from 'vitest';
import { detectLanguage } from './detect.ts';

test.each([
  ['ya, ese', 'es'],
  ['ya', 'es'],
  ['see ya', 'en'],
  ['Carmen or Laura?', 'en'],
  ['ok, Marta then', 'en'],
] as const)('what tells no language keeps the one before: %s', (text, before) => {
  expect(detectLanguage(text, before)).toBe(before);
});

test.each([
  ['quiero dormir mejor', 'en', 'es'],
  ['I would rather talk to Carolina Mendoza', 'es', 'en'],
  ['prefiero hablar con Margaret', 'en', 'es'],
] as const)('what tells one is that: %s', (text, before, language) => {
  expect(detectLanguage(text, before)).toBe(language);
});
