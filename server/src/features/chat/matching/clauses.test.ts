import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { clausesOf } from './clauses.ts';
import { queryOf } from './query.ts';

const lexicon = loadLexicon(null);
const told = (text: string, id: string) => queryOf(lexicon, text, 'en').told.get(id) ?? 0;

describe('the clauses of a goal', () => {
  test.each([
    ['We moved in May. The tap drips, but I need a painter', [false, false, true]],
    ['El caño gotea; busco pintor', [false, true]],
    ['who can tune a piano', [true]],
  ])('which of them ask: %s', (text, asking) => {
    expect(clausesOf(text).isAsking).toEqual(asking);
  });

  test('all of them ask where none says so', () => {
    expect(clausesOf('My boss shouts. I cry at night').isAsking).toEqual([true, true]);
  });

  test('each word knows its clause, and a price its figures', () => {
    const { tokens, places } = clausesOf('sueldo de 2.500, jefe horrible');
    expect(tokens.map(({ word }) => word)).toEqual(['sueldo', 'jefe', 'horrible']);
    expect(places).toEqual([0, 1, 1]);
  });
});

describe('the words of a loose term', () => {
  test('say less in two clauses than in one', () => {
    const together = told('my boss is rude every day', 'difficult-boss');
    const apart = told('my boss likes it. People online are rude', 'difficult-boss');
    expect(together).toBeGreaterThan(0.5);
    expect(apart).toBeLessThan(together * 0.8);
  });

  test('say less beside a request than in it', () => {
    const asked = told('I need help with my debts', 'debt');
    const beside = told('I have debts, but I need a cello teacher', 'debt');
    expect(asked).toBeGreaterThan(beside);
    expect(beside).toBeGreaterThan(0.3);
  });
});
