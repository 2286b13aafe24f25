import { describe, expect, test } from 'vitest';
import { findCrisis, hasSigns } from './rules.ts';

describe('words of danger', () => {
  test.each([
    ['I want to kill myself', 'self-harm'],
    ['ya no quiero vivir', 'self-harm'],
    ['I took all my pills', 'self-harm'],
    ['my daughter says she wants to die', 'self-harm'],
    ['me quiero tirar al metro, I want to die', 'self-harm'],
    ['my boyfriend put his hands on my neck', 'violence'],
    ['mi pololo anoche me golpeó', 'violence'],
    ["I'm going to make him pay, I have a gun", 'violence'],
    ['there is a rope in the shed and my mind is made up', 'self-harm'],
    ['my husband locked us in and has our phones', 'violence'],
    ['me tiene encerrada y se llevó mi celular', 'violence'],
  ])('that leave no doubt are sure: %s', (text, kind) => {
    expect(findCrisis(text)).toEqual({ kind, tier: 'sure' });
  });

  test.each([
    ['everyone would be better without me', 'self-harm'],
    ['ya dejé las cartas escritas', 'self-harm'],
    ["I've been counting my pills", 'self-harm'],
    ['me quitó el pasaporte y no me deja salir', 'violence'],
    ['he follows me everywhere', 'violence'],
    ['mi sobrina tiene moretones', 'violence'],
    ['how many tablets are too many', 'self-harm'],
    ['mi padrastro nos castiga y nos deja sin comer', 'violence'],
  ])('that hint at it are maybe: %s', (text, kind) => {
    expect(findCrisis(text)).toEqual({ kind, tier: 'maybe' });
  });

  test.each([
    'k1ll myself',
    's u i c i d e thoughts',
    'k.i.l.l my self',
    'K I L L  M Y S E L F',
    'kill\u200B my\u200Bself',
    'kіll myself',
    'ｋｉｌｌ ｍｙｓｅｌｆ',
    'kms',
    'kiero morir',
    'kiero m4tarme',
    'me quiero mataaaar',
    'pienso en el suisidio',
  ])('are heard however they are spelled: %s', (text) => {
    expect(findCrisis(text)).toEqual({ kind: 'self-harm', tier: 'sure' });
  });

  test.each([
    ["I don't want to die anymore, I'm better"],
    ["I'm not suicidal"],
    ['my brother took his own life'],
    ['my ex used to hit me'],
    ['no me quiero morir, solo estoy triste'],
  ])('that are denied, past or about the dead are maybe: %s', (text) => {
    expect(findCrisis(text)?.tier).toBe('maybe');
  });

  test.each([
    'this deadline is killing me',
    "to shoot my daughter's wedding",
    'quiero matar el tiempo',
    'no me quiero morir de hambre haciendo dieta',
    'estoy ahorcado con las deudas',
    'diet, rent due, moral, martes, Marte',
    "I can't go on like this at work",
    'no quiero vivir con mis suegros',
    'me corto el pelo',
  ])('of every day are no danger: %s', (text) => {
    expect(findCrisis(text)).toBeNull();
  });

  // A false alarm may cost a few lines and never the experts.
  test.each([
    'mi hija se encierra en su pieza con el celular',
    'he locked me out and took my phone to be repaired',
    "I've bought a rope for climbing and I've decided to take lessons",
    "my son locks himself in with his phone and won't eat dinner",
    'how many vitamins is too many for a runner',
  ])('of every day are never sure: %s', (text) => {
    expect(findCrisis(text)?.tier).not.toBe('sure');
  });

  test('only resemble danger where nothing speaks of it', () => {
    expect(hasSigns('would she come to my house?')).toBe(false);
    expect(hasSigns('he hits me, would she come to my house?')).toBe(true);
  });

  test('beside an everyday phrase still count', () => {
    expect(findCrisis('this deadline is killing me and I want to kill myself')?.tier).toBe('sure');
    expect(findCrisis("I can't go on like this at work, nothing has meaning")?.tier).toBe('maybe');
  });

  test.each([
    "I can't take another meeting with this manager",
    "there's no way out of this mortgage",
    "I'm at the end of my rope with these invoices",
    'I hate my life at this company',
    'I want to disappear on a beach for a month',
    'no puedo más con los gastos',
    'ya no aguanto más a mi compañera de piso',
    'no le veo salida a este crédito',
    'me van a matar en la oficina si no entrego el informe',
    'quiero desaparecer un mes a la playa',
  ])('are not those of somebody worn out by something that has a name: %s', (text) => {
    expect(findCrisis(text)).toBeNull();
  });

  test.each([
    "I can't take another day of this life",
    "there's no way out for me",
    'I want to disappear and never wake up',
    'I hate my life and I want it to end',
    'no puedo más con la vida',
    'no veo salida, mejor no estar',
    'ya no aguanto más a mi marido, me pega',
    'quiero desaparecer para siempre',
  ])('are heard beside them: %s', (text) => {
    expect(findCrisis(text)).not.toBeNull();
  });
});

test.each([
  'me paso la noche viendo el techo, son las 3 am',
  'awake at 3 am, staring at the ceiling',
  'he probado de todo, valeriana y melatonina, y no quiero más pastillas',
])('lying awake is no danger: %s', (text) => {
  expect(findCrisis(text)).toBeNull();
});

test.each([
  'me tomé todas las pastillas',
  'me tomé de todo, pastillas y alcohol',
  'he tomado demasiadas pastillas',
  'acabo de tragarme un frasco entero de clonazepam',
  'mi hermana ha tomado muchas pastillas',
  'tomé un montón de remedios',
])('what was swallowed is: %s', (text) => {
  expect(findCrisis(text)).not.toBeNull();
});

test.each([
  'he tomado muchas clases de piano',
  'tomé una pastilla para la alergia y me dio sueño',
  'acabo de tomar todo el café de la oficina',
])('what is taken every day is not: %s', (text) => {
  expect(findCrisis(text)).toBeNull();
});
