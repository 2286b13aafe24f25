import { describe, expect, test } from 'vitest';
import { type Half, halfOf, judge, sentencesOf } from './rules.ts';

const languages = ['en', 'es'] as const;

/** A little below what was measured. */
const floor = 0.98;

function judged(half: Half) {
  return languages.flatMap((language) =>
    sentencesOf(half, language).map((sentence) => ({ ...sentence, ...judge(sentence) })),
  );
}

describe('hours in people’s own words', () => {
  test('are read exactly where the sentences may be looked at', () => {
    const open = ['build', 'seen', 'strangers', 'classes'] as const;
    const wrong = open.flatMap(judged).filter(({ expected, got }) => expected !== got);
    expect(wrong).toEqual([]);
  });

  test('are read exactly where they may only be counted', () => {
    const all = [...judged('measured'), ...judged('later')];
    const right = all.filter(({ expected, got }) => expected === got);
    expect(right.length / all.length).toBeGreaterThanOrEqual(floor);
  });

  test.each([
    ['hard', 0.91],
    ['people', 0.91],
    ['unseen', 0.77],
    ['shown', 0.92],
    ['hidden', 0.81],
  ] as const)('of strangers are read as often as before: %s, at least %d', (half, least) => {
    const all = judged(half);
    const right = all.filter(({ expected, got }) => expected === got);
    expect(right.length / all.length).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['hard', 1],
    ['people', 0],
    ['unseen', 7],
    ['shown', 1],
    ['hidden', 17],
  ] as const)('are told where they weren’t understood: %s, all but %d', (half, most) => {
    const silent = judged(half).filter(
      ({ expected, got }) => expected !== got && !got.endsWith(' ?'),
    );
    expect(silent.length).toBeLessThanOrEqual(most);
  });

  test('are judged by enough sentences of both languages, each in the half of its hash', () => {
    for (const language of languages) {
      const texts = (['build', 'measured'] as const).map((half) => {
        const sentences = sentencesOf(half, language).map(({ text }) => text);
        expect(sentences.filter((text) => halfOf(text) !== half)).toEqual([]);
        return sentences;
      });
      expect(new Set(texts.flat()).size).toBe(texts.flat().length);
      expect(texts.flat().length).toBeGreaterThanOrEqual(75);
    }
  });
});
