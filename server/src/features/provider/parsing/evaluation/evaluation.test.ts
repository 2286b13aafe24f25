import { describe, expect, test } from 'vitest';
import { type Half, judge, sentencesOf } from './rules.ts';

const languages = ['en', 'es'] as const;

/** A little below what was measured. */
const floor = 0.9;

function judged(half: Half) {
  return languages.flatMap((language) =>
    sentencesOf(half, language).map((sentence) => ({ ...sentence, ...judge(sentence) })),
  );
}

describe('prices in people’s own words', () => {
  test('are read exactly where the sentences may be looked at', () => {
    const open = ['build', 'seen', 'strangers', 'classes'] as const;
    const wrong = open.flatMap(judged).filter(({ expected, got }) => expected !== got);
    expect(wrong).toEqual([]);
  });

  test('are read exactly where they may only be counted', () => {
    const all = judged('measured');
    const right = all.filter(({ expected, got }) => expected === got);
    expect(right.length / all.length).toBeGreaterThanOrEqual(floor);
  });

  test('are judged by enough sentences', () => {
    const texts = [...judged('build'), ...judged('measured')].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(60);
  });
});
