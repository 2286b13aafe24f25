import { describe, expect, test } from 'vitest';
import { roster } from '../../../../demo/roster.ts';
import { goals } from '../goals.ts';
import { build } from './build.ts';
import { measured } from './measured.ts';
import type { AnswerableGoal, EvaluationSets, Newcomer } from './shape.ts';

const verified = new Map(roster.filter((expert) => expert.verified).map((e) => [e.id, e.field]));

const halves: [string, EvaluationSets][] = [
  ['build', build],
  ['measured', measured],
];

describe.each(halves)('the %s half of the evaluation sets', (_, half) => {
  test('is half English and half Spanish in every set', () => {
    for (const set of [half.unanswerable, half.answerable, half.newcomers]) {
      const english = set.filter((entry) => entry.language === 'en').length;
      expect(english * 2).toBe(set.length);
    }
    expect(half.unanswerable.length).toBeGreaterThanOrEqual(60);
    expect(half.answerable.length).toBeGreaterThanOrEqual(60);
    expect(half.newcomers).toHaveLength(20);
  });

  test('names only verified experts', () => {
    const named = [
      ...half.unanswerable.flatMap((goal) => goal.near),
      ...half.answerable.flatMap((goal) => answersOf(goal).flatMap((answer) => answer.fits)),
    ];
    expect(named.filter((id) => !verified.has(id))).toEqual([]);
  });

  test('tells for every answerable goal who fits and which one or two are best', () => {
    for (const answer of half.answerable.flatMap(answersOf)) {
      expect(new Set(answer.fits).size).toBe(answer.fits.length);
      expect([1, 2]).toContain(answer.first.length);
      expect(answer.fits).toEqual(expect.arrayContaining([...answer.first]));
    }
  });

  test('joins the two parts of a double goal in its own lists', () => {
    for (const goal of half.answerable) {
      if (goal.kind !== 'double') continue;
      const fits = new Set(goal.parts.flatMap((part) => part.fits));
      const first = new Set(goal.parts.flatMap((part) => part.first));
      expect(new Set(goal.fits)).toEqual(fits);
      expect(new Set(goal.first)).toEqual(first);
    }
  });

  test('asks something of each field', () => {
    const asked = half.answerable.flatMap((goal) => goal.first.map((id) => verified.get(id)));
    const perField = [...new Set(verified.values())].map(
      (field) => asked.filter((one) => one === field).length,
    );
    expect(Math.min(...perField)).toBeGreaterThanOrEqual(2);
  });

  test('has newcomers whose profiles the product would accept', () => {
    for (const newcomer of half.newcomers) {
      expect(newcomer.expertise.length).toBeGreaterThanOrEqual(3);
      expect(newcomer.aboutMe.length).toBeGreaterThanOrEqual(80);
      const { career, idealClient, uniqueValue, challengeStory } = newcomer;
      for (const text of [career, idealClient, uniqueValue, challengeStory]) {
        expect(text.length).toBeGreaterThanOrEqual(40);
      }
    }
  });
});

test('no text is in two places, the older goals included', () => {
  const texts = [...goals.map((goal) => goal.text), ...textsOf(build), ...textsOf(measured)];
  const seen = new Set<string>();
  const repeated = texts.filter((text) => seen.size === seen.add(text.toLowerCase()).size);
  expect(repeated).toEqual([]);
});

test('no newcomer is in both halves or in the demo house', () => {
  const ids = [...build.newcomers, ...measured.newcomers, ...roster].map((expert) => expert.id);
  expect(new Set(ids).size).toBe(ids.length);
});

function answersOf(goal: AnswerableGoal) {
  return goal.kind === 'double' ? [goal, ...goal.parts] : [goal];
}

function textsOf(half: EvaluationSets): string[] {
  return [
    ...half.unanswerable.map((goal) => goal.text),
    ...half.answerable.map((goal) => goal.text),
    ...half.newcomers.flatMap(goalsOf),
  ];
}

function goalsOf({ ownLanguageGoals, otherLanguageGoals }: Newcomer): string[] {
  return [ownLanguageGoals, otherLanguageGoals].flatMap((pair) => [pair.plain, pair.roundabout]);
}
