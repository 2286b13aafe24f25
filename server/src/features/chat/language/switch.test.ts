import { describe, expect, test } from 'vitest';
import { afterSwitch } from './switch.ts';

describe('a language that is changed in the middle of a message', () => {
  test.each([
    [
      "hola busco a alguien que me ayude con... sorry, english. I'd like to get over my fear of flying",
      "I'd like to get over my fear of flying",
    ],
    [
      'hi I need, perdón, prefiero en español: quiero renegociar mis deudas',
      'quiero renegociar mis deudas',
    ],
    ['English: my son needs help with algebra', 'my son needs help with algebra'],
    ['vale, en español: clases de acuarela', 'clases de acuarela'],
    ["sorry, in English please: my son won't sleep", "my son won't sleep"],
    [
      'I want to, ay perdón, en español mejor. necesito ordenar mi casa',
      'necesito ordenar mi casa',
    ],
  ])('%s', (text, heard) => {
    expect(afterSwitch(text)).toBe(heard);
  });

  test.each([
    'quiero aprender inglés, tengo un examen en mayo',
    'I prefer Spanish, and under 40 dollars',
    'prefiero inglés, que sea barato',
    "I'd like to learn Spanish. My trip is in May",
    'sorry, English?',
  ])('is none in: %s', (text) => {
    expect(afterSwitch(text)).toBe(text);
  });
});
