import { describe, expect, test } from 'vitest';
import { planAfter } from '../../../../test/chat-thread.ts';

function parseQuery(text: string) {
  const hasGoal = /sleep|yoga/i.test(text);
  return { language: 'en' as const, hasGoal, isNamed: hasGoal };
}

function after(said: readonly string[], ...names: string[]) {
  return planAfter(said, { goal: 'I cannot sleep', names, parseQuery });
}

describe('somebody who was never shown', () => {
  test.each([
    ['what does Brendan charge?', 'Brendan'],
    ['how much is Siobhan per hour', 'Siobhan'],
    ['is Priya free on Monday?', 'Priya'],
    ['ok book Kevin for tomorrow', 'Kevin'],
    ['can I see Dr. Miller next week', 'Miller'],
    ['¿Marina atiende los sábados?', 'Marina'],
    ['¿cuánto cobra Beltrán?', 'Beltrán'],
    ['agéndame con don Ramiro', 'Ramiro'],
    ['¿y Rocío qué tal es?', 'Rocío'],
    ['cuanto cobra agustina', 'Agustina'],
  ])('%s', (text, name) => {
    expect(after([text], 'Ada', 'Bea')).toMatchObject({ kind: 'stranger', name });
  });

  test.each([
    'how much is Ada per hour',
    'what does the second charge?',
    'is yoga available?',
    'book one for tomorrow',
    '¿cuánto cobra?',
    '¿cuánto cobra la primera?',
    '¿quién atiende los sábados?',
    'agéndame con la segunda',
    'does she speak Spanish',
  ])('is nobody in: %s', (text) => {
    expect(after([text], 'Ada', 'Bea').kind).not.toBe('stranger');
  });
});

describe('who is meant', () => {
  test.each(['how much does she charge?', '¿cuánto cobra ella?'])(
    'is asked where several could be: %s',
    (text) => {
      expect(after([text], 'Ada', 'Bea')).toMatchObject({
        kind: 'people',
        isUnclear: true,
        pronoun: 'woman',
      });
    },
  );

  test('is clear where one was shown', () => {
    expect(after(['how much does he charge?'], 'Ada')).not.toHaveProperty('isUnclear');
  });

  test('the answer to it goes on with what was asked', () => {
    const plan = after(['how much does she charge?', 'the second'], 'Ada', 'Bea');
    expect(plan).toMatchObject({ kind: 'people', asks: ['price'], people: [{ name: 'Bea' }] });
    expect(plan).not.toHaveProperty('isUnclear');
  });

  test.each([
    ['how much does the third charge?', { kind: 'people', asks: ['price'] }],
    ['¿y la tercera cuánto cobra?', { kind: 'people', asks: ['price'] }],
    ['la tercera habla inglés?', { kind: 'people', asks: ['languages'] }],
    ['ok, the third one tomorrow at 10', { kind: 'book', when: { day: 'tomorrow' } }],
    ['the third looks nice', { kind: 'people', asks: ['about'] }],
  ])('a place that nobody has is answered for the last: %s', (text, plan) => {
    const people = [{ name: 'Bea' }];
    expect(after([text], 'Ada', 'Bea')).toMatchObject({ ...plan, people, isInstead: true });
  });

  test('a place that somebody has stands for nobody else', () => {
    expect(after(['how much does the second charge?'], 'Ada', 'Bea')).not.toHaveProperty(
      'isInstead',
    );
  });

  test('a place in a matter of its own is nobody in the list', () => {
    expect(after(['my bike skips on the third gear'], 'Ada', 'Bea')).not.toHaveProperty(
      'isInstead',
    );
  });
});
