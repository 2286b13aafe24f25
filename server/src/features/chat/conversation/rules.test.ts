import { describe, expect, test } from 'vitest';
import { type ParsedQuery, planFor } from './rules.ts';

function parseQuery(text: string): ParsedQuery {
  return {
    language: 'en',
    hasGoal: /sleep|equity|speak in public/.test(text),
  };
}
function plan(text: string, ...earlier: string[]) {
  return planFor(text, earlier, 'USD', parseQuery);
}

describe('a message in its thread', () => {
  test('with a goal is looked for', () => {
    expect(plan('I cannot sleep')).toEqual({
      kind: 'search',
      goal: 'I cannot sleep',
      filters: {},
      isRefined: false,
    });
  });

  test('without any goal gets one question back', () => {
    expect(plan('hello')).toEqual({ kind: 'question', hasFilters: false });
    expect(plan('someone cheap please')).toEqual({ kind: 'question', hasFilters: true });
  });

  test('that answers the question is read together with what was said before', () => {
    expect(plan('I cannot sleep', 'I need help')).toMatchObject({
      goal: 'I need help\nI cannot sleep',
    });
  });

  test('that only filters refines the earlier goal', () => {
    expect(plan('someone cheaper?', 'I cannot sleep')).toEqual({
      kind: 'search',
      goal: 'I cannot sleep',
      filters: { isCheaper: true },
      isRefined: true,
    });
  });

  test('keeps earlier filters until they are taken back', () => {
    const earlier = ['I cannot sleep', 'who speaks Spanish?', 'under 40 dollars'];
    expect(plan('what about evenings?', ...earlier)).toMatchObject({
      filters: {
        language: 'es',
        budget: { amount: 4000, currency: 'USD' },
        when: { fromMinute: 1080, untilMinute: 1440 },
      },
    });
    expect(plan('any price', ...earlier)).toMatchObject({ filters: { language: 'es' } });
  });

  test('with another goal leaves the first one behind', () => {
    expect(plan('my cofounder and equity', 'I cannot sleep')).toMatchObject({
      goal: 'my cofounder and equity',
    });
  });
});
