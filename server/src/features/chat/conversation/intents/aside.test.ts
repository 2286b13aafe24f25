import { describe, expect, test } from 'vitest';
import { asideOf } from './aside.ts';

const known = /interest|diet|excel|guitar/;

const aside = (text: string) =>
  asideOf(text, {
    own: 'USD',
    parseQuery: (said) => {
      const isNamed = known.test(said.toLowerCase());
      return { language: 'en', hasGoal: isNamed, isNamed };
    },
  });

describe('what asks for nobody', () => {
  test.each([
    ['who invented the telephone', 'offTopic'],
    ['when was the first moon landing', 'offTopic'],
    ['any good movies lately?', 'offTopic'],
    ['¿quién escribió el Quijote?', 'offTopic'],
    ['¿a cuánto está el dólar?', 'offTopic'],
    ['recomiéndame una serie', 'offTopic'],
    ['do you ever sleep?', 'who'],
    ['are you thick or what', 'who'],
    ['¿te aburres?', 'who'],
    ['what a waste of time', 'insult'],
    ['esto es una pérdida de tiempo', 'insult'],
  ])('%s', (text, topic) => {
    expect(aside(text)).toEqual({ kind: 'desk', topic });
  });

  test.each([
    'who can help me with my taxes',
    'what is compound interest',
    'how many sessions do I need',
    '¿quién enseña guitarra?',
    'do you have a plumber',
    'are there any experts for sailing',
    'any good teachers of guitar?',
    'I wasted my time at university',
  ])('is not found in: %s', (text) => {
    expect(aside(text)).toBeNull();
  });
});
