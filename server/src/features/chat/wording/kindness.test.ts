import { expect, test } from 'vitest';
import { calmWord, kindWord } from './kindness.ts';
import { textsOf } from './texts.ts';

test.each([
  ['My late husband always did the garden', 'loss'],
  ['mi papá falleció y hay una casa sin papeles', 'loss'],
  ["work is awful, I think I'm burning out", 'hard'],
  ['mi jefa me humilla y lloro antes de entrar', 'hard'],
  ['guitar lessons at 50, am I too old?', 'doubt'],
  ['quiero aprender a leer música, ¿es una tontería?', 'doubt'],
  ['been feeling so empty these weeks', 'hard'],
  ['ando muy decaída y nada me anima', 'hard'],
  ['hardly sleep, I wake up every hour', 'hard'],
  ['me despierto y ya no duermo', 'hard'],
  ["I can't read well and I'm so embarrassed", 'shame'],
  ['necesito ayuda con deudas, me da mucha vergüenza', 'shame'],
  ['My baby is five weeks old and I feel nothing for him, nobody knows', 'shame'],
  ["I have $23,000 on cards my wife doesn't know of. I'm just an idiot.", 'shame'],
  ['debo 23.000 en tarjetas y mi mujer no lo sabe, soy un idiota', 'shame'],
  ["I'm a novelist and I have Parkinson's, typing is getting impossible", 'hard'],
  ['my daughter cries over her maths homework every night', 'hard'],
  ['mi hija llora todas las noches con las mates', 'hard'],
  ["Moved to Dublin in March, I don't know anyone and I cry in the evenings", 'hard'],
  ["My father's funeral is on Saturday and I have to say something", 'loss'],
  ['tengo que hablar en el funeral de mi padre', 'loss'],
  ['I need a divorce lawyer', null],
  ['ayuda con un presupuesto para la familia', null],
  ['I want to learn guitar', null],
  ['busco contador para mi negocio', null],
  ['our dog pulls on the leash', null],
  ['mi mamá cumple setenta y quiere aprender a nadar', null],
  ['the house feels cold, insulation tips', null],
  ['my phone died and I need my photos', null],
  ['I need someone for my taxes', null],
  ['quiero aprender inglés', null],
] as const)('%s', (text, kind) => {
  for (const language of ['en', 'es'] as const)
    expect(kindWord(text, language)).toBe(kind && textsOf(language).kind[kind]);
});

test('whoever is ashamed of a question is calmed, too', () => {
  expect(calmWord('qué le digo, me da pena', 'es')).toBe(textsOf('es').kind.shame);
  expect(calmWord("what do I say, I'm really embarrassed", 'en')).toBe(textsOf('en').kind.shame);
  expect(calmWord('what do I say?', 'en')).toBeNull();
});
