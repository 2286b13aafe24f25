import { expect, test } from 'vitest';
import { kindWord } from './kindness.ts';
import { textsOf } from './texts.ts';

test.each([
  ['My late husband always did the garden', 'loss'],
  ['mi papá falleció y hay una casa sin papeles', 'loss'],
  ["work is awful, I think I'm burning out", 'hard'],
  ['mi jefa me humilla y lloro antes de entrar', 'hard'],
  ['guitar lessons at 50, am I too old?', 'doubt'],
  ['quiero aprender a leer música, ¿es una tontería?', 'doubt'],
  ['my phone died and I need my photos', null],
  ['I need someone for my taxes', null],
  ['quiero aprender inglés', null],
] as const)('%s', (text, kind) => {
  for (const language of ['en', 'es'] as const)
    expect(kindWord(text, language)).toBe(kind && textsOf(language).kind[kind]);
});
