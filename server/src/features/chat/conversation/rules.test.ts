import { describe, expect, test } from 'vitest';
import { card } from '../../../../test/chat-thread.ts';
import { type ParsedQuery, planFor } from './rules.ts';

function parseQuery(text: string): ParsedQuery {
  return {
    language: 'en',
    hasGoal: /sleep|equity|speak in public/.test(text),
  };
}
const someone = card('Ada', { providerId: 'someone' });

function plan(text: string, ...earlier: string[]) {
  const turns = earlier.map((content) => ({ role: 'user' as const, content }));
  return planFor(text, turns, { own: 'USD', parseQuery }).plan;
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
    expect(plan('help')).toMatchObject({ kind: 'question', hasFilters: false });
    expect(plan('someone cheap please')).toMatchObject({ kind: 'question', hasFilters: true });
  });

  test('that answers the question is read together with what was said before', () => {
    expect(plan('I cannot sleep', 'it happens at night')).toMatchObject({
      goal: 'it happens at night\nI cannot sleep',
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

  test('with another goal leaves the first one and its wishes behind, but not the language', () => {
    const earlier = ['I cannot sleep', 'under 40 dollars', 'in Spanish'];
    expect(plan('my cofounder and equity', ...earlier)).toEqual({
      kind: 'search',
      goal: 'my cofounder and equity',
      filters: { language: 'es' },
      isRefined: false,
    });
  });

  test('that corrects the goal makes it more precise', () => {
    expect(
      plan('no, I mean the nerves, not the slides', 'I have to speak in public'),
    ).toMatchObject({
      kind: 'search',
      goal: 'I have to speak in public\nthe nerves',
      isRefined: true,
    });
  });

  test('that rules something out keeps it out until it is fine again', () => {
    const first = 'I cannot sleep, but no therapy';
    expect(plan(first)).toMatchObject({ filters: { without: ['therapy'] } });
    expect(plan('therapy is fine', first)).toMatchObject({ kind: 'search', filters: {} });
  });

  test('that says no more than that the answer missed gets an apology, not a search', () => {
    const turn = { role: 'assistant' as const, content: '', recommendations: [someone] };
    const turns = [{ role: 'user' as const, content: 'I cannot sleep' }, turn];
    const next = (text: string) => planFor(text, turns, { own: 'USD', parseQuery }).plan;
    expect(next("that's not what I asked for")).toEqual({ kind: 'desk', topic: 'missed' });
    expect(next('you did not understand, equity')).toMatchObject({
      kind: 'search',
      goal: ', equity',
    });
    expect(next('under 900 rupees')).toEqual({ kind: 'desk', topic: 'foreignMoney' });
    expect(next('lovely, cheers')).toEqual({ kind: 'desk', topic: 'thanks' });
  });

  test('that asks for a price in dollars asks for no length', () => {
    expect(plan('under 30 dollars', 'I cannot sleep', 'how much is it?')).toMatchObject({
      kind: 'search',
      filters: { budget: { amount: 3000, currency: 'USD' } },
    });
  });

  test('of few words that name nothing is no goal of its own', () => {
    const vague = (text: string) => ({ ...parseQuery(text), hasGoal: true, isNamed: false });
    const turns = [{ role: 'user' as const, content: 'I cannot sleep at all' }];
    const reader = { own: 'USD', parseQuery: vague } as const;
    expect(planFor('blue velvet curtains mostly', turns, reader).plan).toMatchObject({
      goal: 'I cannot sleep at all\nblue velvet curtains mostly',
      isRefined: true,
    });
    expect(planFor('smashing, that sounds right', turns, reader).plan).toEqual({
      ...{ kind: 'desk', topic: 'ok' },
    });
  });

  test('that wants to see more is no lesson, in the Spanish of Spain', () => {
    expect(plan('enséñame más', 'I cannot sleep')).toMatchObject({
      goal: 'I cannot sleep',
      filters: { isOthers: true },
    });
  });

  test('that only chooses somebody leads to their times', () => {
    const shown = { role: 'assistant' as const, content: '', recommendations: [someone] };
    const turns = [{ role: 'user' as const, content: 'I cannot sleep' }, shown];
    for (const text of ['ok, con ella', 'go ahead and book that', 'with her then', 'resérvamela'])
      expect(planFor(text, turns, { own: 'USD', parseQuery }).plan).toMatchObject({
        kind: 'book',
        people: [someone],
      });
  });

  test('that adds something belongs to the goal before it', () => {
    expect(plan('and speak in public', 'I cannot sleep')).toMatchObject({
      goal: 'I cannot sleep\nand speak in public',
      isRefined: true,
    });
  });

  test('of crisis comes before everything', () => {
    expect(plan('I cannot sleep and I want to die')).toEqual({
      kind: 'emergency',
      crisis: 'self-harm',
    });
  });
});
