import { describe, expect, test } from 'vitest';
import { card } from '../../../../../test/chat-thread.ts';
import { planFor } from '../rules.ts';
import type { Turn } from './table.ts';

function parseQuery(text: string) {
  const hasGoal = /spanish|tax|guitar|deuda/i.test(text);
  return { language: 'en' as const, hasGoal, isNamed: hasGoal };
}

/** First Spanish with Isabel, then taxes with Beatriz. */
const turns: Turn[] = [
  { role: 'user', content: 'I want to learn some spanish' },
  {
    role: 'assistant',
    content: 'Isabel',
    recommendations: [card('Isabel', { expertise: 'Spanish teacher' })],
  },
  { role: 'user', content: 'also I need someone to look at my taxes' },
  {
    role: 'assistant',
    content: 'Beatriz',
    recommendations: [card('Beatriz', { expertise: 'Taxes, accounts' })],
  },
];

const plan = (text: string) => planFor(text, turns, { own: 'USD', parseQuery }).plan;

describe('those who were shown for an earlier goal', () => {
  test('are asked about by what they are for', () => {
    expect(plan('how much does the spanish teacher charge?')).toMatchObject({
      kind: 'people',
      asks: ['price'],
      people: [{ name: 'Isabel' }],
    });
  });

  test('come back where nothing is asked of them', () => {
    expect(plan('who was the one for spanish?')).toMatchObject({
      kind: 'search',
      goal: 'I want to learn some spanish',
    });
  });

  test.each(['how much does the tax person charge?', 'what does the other one charge'])(
    'and nobody else is taken for them: %s',
    (text) => {
      expect(plan(text)).not.toMatchObject({ people: [{ name: 'Isabel' }] });
    },
  );

  test('the ones before are those of the goal before', () => {
    expect(plan('volvamos a los de antes')).toMatchObject({
      kind: 'search',
      goal: 'I want to learn some spanish',
    });
  });
});
