import { describe, expect, test } from 'vitest';
import { type Heard, planFor } from './rules.ts';

const hear = (text: string): Heard => ({
  language: 'en',
  hasGoal: /sleep|equity|speak in public/.test(text),
});
const plan = (text: string, ...earlier: string[]) => planFor(text, earlier, 'USD', hear);

describe('a message in its thread', () => {
  test('with a goal is looked for', () => {
    expect(plan('I cannot sleep')).toEqual({
      kind: 'search',
      goal: 'I cannot sleep',
      wishes: {},
      isRefined: false,
    });
  });

  test('without any goal gets one question back', () => {
    expect(plan('hello')).toEqual({ kind: 'question', hasWishes: false });
    expect(plan('someone cheap please')).toEqual({ kind: 'question', hasWishes: true });
  });

  test('that answers the question is read together with what was said before', () => {
    expect(plan('I cannot sleep', 'I need help')).toMatchObject({
      goal: 'I need help\nI cannot sleep',
    });
  });

  test('that only wishes refines the goal told before', () => {
    expect(plan('someone cheaper?', 'I cannot sleep')).toEqual({
      kind: 'search',
      goal: 'I cannot sleep',
      wishes: { isCheaper: true },
      isRefined: true,
    });
  });

  test('keeps earlier wishes until they are taken back', () => {
    const earlier = ['I cannot sleep', 'who speaks Spanish?', 'under 40 dollars'];
    expect(plan('what about evenings?', ...earlier)).toMatchObject({
      wishes: {
        language: 'es',
        budget: { amount: 4000, currency: 'USD' },
        when: { fromMinute: 1080, untilMinute: 1440 },
      },
    });
    expect(plan('any price', ...earlier)).toMatchObject({ wishes: { language: 'es' } });
  });

  test('with another goal leaves the first one behind', () => {
    expect(plan('my cofounder and equity', 'I cannot sleep')).toMatchObject({
      goal: 'my cofounder and equity',
    });
  });

  test('of danger comes before everything', () => {
    expect(plan('I cannot sleep and I want to die')).toEqual({
      kind: 'emergency',
      danger: 'self-harm',
    });
  });
});
