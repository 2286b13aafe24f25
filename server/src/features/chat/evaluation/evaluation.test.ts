import { describe, expect, test } from 'vitest';
import { goals } from './goals.ts';
import { judge } from './score.ts';

describe('the matchmaker, judged by goals in people’s own words', () => {
  test.each(['en', 'es'] as const)('names a fitting expert among three for %s', (language) => {
    const { scores } = judge(goals.filter((goal) => goal.language === language));
    expect(scores.count).toBeGreaterThanOrEqual(60);
    expect(scores.hit3).toBeGreaterThanOrEqual(0.9);
  });
});
