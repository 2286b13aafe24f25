import { describe, expect, test } from 'vitest';
import { type Half, judged, type Subject, subjects } from './rules.ts';

/** A little below what was measured. */
const floors: Record<Subject, Record<Half, number>> = {
  prices: { build: 0.8, measured: 0.8 },
  offerings: { build: 0.3, measured: 0.4 },
  profiles: { build: 0.1, measured: 0.6 },
};

/** Amounts that nobody said and nothing flags: no more than there are. */
const mostSilent: Record<Half, number> = { build: 9, measured: 6 };

const halves = ['build', 'measured'] as const;

describe('prices, offerings and profiles as six countries dictate them', () => {
  test.each(subjects.flatMap((subject) => halves.map((half) => ({ subject, half }))))(
    '$subject are read: $half',
    ({ subject, half }) => {
      const all = judged(subject, half);
      const right = all.filter(({ isRight }) => isRight);
      expect(right.length / all.length).toBeGreaterThanOrEqual(floors[subject][half]);
    },
  );

  test.each(halves)('hardly a wrong amount goes unsaid: %s', (half) => {
    const silent = subjects
      .flatMap((subject) => judged(subject, half))
      .filter(({ isSilentlyWrong }) => isSilentlyWrong);
    expect(silent.length).toBeLessThanOrEqual(mostSilent[half]);
  });

  test('are judged by enough texts, none twice', () => {
    const texts = subjects
      .flatMap((subject) => halves.flatMap((half) => judged(subject, half)))
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(120);
  });
});
