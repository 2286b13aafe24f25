import { describe, expect, test } from 'vitest';
import { type Half, judged, type Subject, subjects } from './rules.ts';

/** A little below what was measured. */
const floors: Record<Subject, Record<Half, number>> = {
  prices: { build: 1, measured: 0.9 },
  offerings: { build: 1, measured: 0.92 },
  profiles: { build: 1, measured: 0.95 },
};

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

  test.each(halves)('no wrong amount goes unsaid: %s', (half) => {
    const silent = subjects
      .flatMap((subject) => judged(subject, half))
      .filter(({ isSilentlyWrong }) => isSilentlyWrong);
    expect(silent.length).toBe(0);
  });

  test('are judged by enough texts, none twice', () => {
    const texts = subjects
      .flatMap((subject) => halves.flatMap((half) => judged(subject, half)))
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(120);
  });
});
