import { describe, expect, test } from 'vitest';
import { isForeign, isGibberish } from './foreign.ts';

describe('a language that is not read', () => {
  test.each([
    'Olá, preciso de ajuda com meu filho',
    'Bonjour, je cherche quelqu’un pour m’aider',
    'Ich brauche Hilfe mit meinem Sohn',
    'ho bisogno di aiuto con il mio lavoro',
    '帮我找一个医生',
    'أحتاج إلى مساعدة',
    'Привет, мне нужна помощь',
  ])('%s', (text) => {
    expect(isForeign(text)).toBe(true);
  });

  test.each([
    'I need help with my son',
    'no puedo dormir',
    'quiero aprender francés',
    'die',
    'me',
    'yoga',
    'Camila Rojas',
    'coaching para mi hijo',
    'I want to learn French and German',
  ])('is neither English nor Spanish: %s', (text) => {
    expect(isForeign(text)).toBe(false);
  });
});

test('gibberish is no word at all, or keys beside each other', () => {
  expect(isGibberish('asdfgh')).toBe(true);
  expect(isGibberish('???')).toBe(true);
  expect(isGibberish('sdkjfhskjdfh')).toBe(true);
  expect(isGibberish('rhythm')).toBe(false);
  expect(isGibberish('2')).toBe(false);
  expect(isGibberish('TDAH')).toBe(false);
});
