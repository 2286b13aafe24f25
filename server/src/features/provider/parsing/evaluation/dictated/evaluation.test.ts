import { describe, expect, test } from 'vitest';
import { type Half, halves, judged, sets, type Subject } from './rules.ts';

/** A little below what was measured. */
const floors: Record<Subject, Record<Half, number>> = {
  prices: {
    ...{ build: 1, measured: 0.93, seen: 1, later: 0.96, ordinary: 0.92, 'ordinary-kept': 1 },
    ...{ daily: 0.96, 'daily-kept': 0.95 },
  },
  offerings: {
    ...{ build: 1, measured: 0.92, seen: 1, later: 1, ordinary: 0.94, 'ordinary-kept': 0.8 },
    ...{ daily: 1, 'daily-kept': 0.88 },
  },
  profiles: {
    ...{ build: 1, measured: 0.95, seen: 1, later: 1, ordinary: 1, 'ordinary-kept': 0.7 },
    ...{ daily: 1, 'daily-kept': 1 },
  },
};

describe('prices, offerings and profiles as six countries dictate them', () => {
  test.each(sets)('$subject are read: $half', ({ subject, half }) => {
    const all = judged(subject, half);
    const right = all.filter(({ isRight }) => isRight);
    expect(right.length / all.length).toBeGreaterThanOrEqual(floors[subject][half]);
  });

  test.each(halves)('no wrong amount goes unsaid: %s', (half) => {
    const silent = sets
      .filter((one) => one.half === half)
      .flatMap(({ subject }) => judged(subject, half))
      .filter(({ isSilentlyWrong }) => isSilentlyWrong);
    expect(silent.length).toBe(0);
  });

  test('are judged by enough texts, none twice', () => {
    const texts = sets
      .flatMap(({ subject, half }) => judged(subject, half))
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(230);
  });
});
