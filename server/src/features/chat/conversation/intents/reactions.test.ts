import { describe, expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { goalAlone, isLesson, isMore, isNeed, partOfGoal } from './follow-up.ts';
import { afterObjection, emojiTopicOf, isApology, isLost, isThanks } from './reactions.ts';

describe('thanks in any words', () => {
  test.each([
    'lovely, cheers',
    'thanks, you star',
    'gracias, te pasaste',
    'órale, mil gracias',
    'thank you, so kind',
  ])('%s', (text) => {
    expect(isThanks(saying(text))).toBe(true);
  });

  test.each([
    'thanks, and how much is it?',
    'gracias a mi jefe ya no duermo en las noches nunca',
    'fine',
  ])('are none in: %s', (text) => {
    expect(isThanks(saying(text))).toBe(false);
  });
});

describe('an apology for a long message', () => {
  test.each([
    'sorry that was a lot',
    'perdón, me enrollé',
    'sorry for the rant',
    'uf, perdón por el testamento',
  ])('%s', (text) => {
    expect(isApology(saying(text))).toBe(true);
  });

  test.each([
    "I'm sorry for my loss and cannot sleep",
    'sorry, I meant the second one',
    'perdón, digo matemáticas',
  ])('is none: %s', (text) => {
    expect(isApology(saying(text))).toBe(false);
  });
});

describe('an objection to what was shown', () => {
  test.each([
    ["that's not what I asked for", ''],
    ['these are completely useless', ''],
    ['wrong people', ''],
    ['what does this have to do with me', ''],
    ['eso no es lo que pedí', ''],
    ['nada que ver', ''],
    ['no me entendiste', ''],
    ["you don't understand, I need a plumber", ', i need a plumber'],
    ['no era eso, busco un contador', ', busco un contador'],
  ])('%s', (text, left) => {
    expect(afterObjection(saying(text))).toBe(left);
  });

  test.each([
    'my husband is no help with the kids',
    'mi marido no me ayuda en la casa',
    'no entiendo nada de contabilidad',
    'my back hurts in the wrong places',
  ])('is none in a goal: %s', (text) => {
    expect(afterObjection(saying(text))).toBeNull();
  });
});

test.each([
  ['no sé', true],
  ['idk', true],
  ['la verdad no sé por dónde empezar', true],
  ["I don't know how to cook", false],
  ['no sé inglés', false],
])('somebody is lost: %s', (text, isSo) => {
  expect(isLost(saying(text))).toBe(isSo);
});

test.each([
  ['👋', 'hello'],
  ['😢', 'low'],
  ['🙏🙏', 'thanks'],
  ['👍', 'ok'],
  ['😂', 'laugh'],
  ['🦕', 'emoji'],
  ['🙂 hi', null],
  ['2️⃣', null],
  ['...', null],
] as const)('pictures alone: %s', (text, topic) => {
  expect(emojiTopicOf(text)).toBe(topic);
});

test.each([
  ['ese no, otro', true],
  ['ninguno me convence', true],
  ['not him, someone else', true],
  ["I don't trust any of them", true],
  ['a ver otros', true],
  ['enséñame más', true],
  ['ya, muéstrame otras opciones', true],
  ['no me gusta mi trabajo', false],
  ['not the lawyer', false],
  ['otro hijo en camino', false],
])('others are asked for: %s', (text, isSo) => {
  expect(isMore(saying(text))).toBe(isSo);
});

test.each([
  ['teach me to fly a plane', true],
  ['I want to learn to fence', true],
  ['quiero aprender esgrima', true],
  ['enséñame a bordar', true],
  ['my teacher is unfair', false],
])('something is to be learnt: %s', (text, isSo) => {
  expect(isLesson(saying(text))).toBe(isSo);
});

test.each([
  ['oye quiero poner una taquería', 'quiero poner una taquería'],
  ['Hola, buenas tardes, quiero abrir un kiosco', 'quiero abrir un kiosco'],
  ['I want to write a novel but I have no idea where to start', 'I want to write a novel'],
  [
    'quiero invertir, pero no sé por dónde empezar',
    'quiero invertir, pero no sé por dónde empezar',
  ],
  [
    "my flat is a mess, I don't know where to start",
    "my flat is a mess, I don't know where to start",
  ],
])('a goal alone: %s', (text, goal) => {
  expect(goalAlone(text)).toBe(goal);
});

test.each([
  ['necesito un contador', true],
  ['someone who knows about boats', true],
  ['fair enough', false],
  ['ya veo', false],
])('a need in a few words: %s', (text, isSo) => {
  expect(isNeed(saying(text))).toBe(isSo);
});

test.each([
  [
    'primero lo de la espalda',
    'quiero mejorar la espalda y también aprender inglés',
    'quiero mejorar la espalda',
  ],
  ['the taxes first', 'I want to sleep better, and also do my taxes', 'do my taxes'],
  [
    "let's start with the sleep",
    'I want to sleep better, and also do my taxes',
    'I want to sleep better',
  ],
  ['first tell me the price', 'I want to sleep better, and also do my taxes', null],
  ['the taxes first', 'help with my taxes', null],
])('one part of a goal: %s', (text, goal, part) => {
  expect(partOfGoal(saying(text), goal)).toBe(part);
});
