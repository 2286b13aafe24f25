import { describe, expect, test } from 'vitest';
import { factNames, paragraphsOf, wrongIn } from './rules.ts';

/** A little below what was measured. */
const floors = { build: 0.98, measured: 0.85 } as const;

describe('whole paragraphs that strangers tell of themselves', () => {
  test.each(['build', 'measured'] as const)('are read fact by fact: %s', (half) => {
    const all = paragraphsOf(half);
    const wrong = all.flatMap((paragraph) => wrongIn(paragraph));
    const share = 1 - wrong.length / (all.length * factNames.length);
    expect(share).toBeGreaterThanOrEqual(floors[half]);
  });

  test('are judged by enough of them, in both languages', () => {
    const all = [...paragraphsOf('build'), ...paragraphsOf('measured')];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const language of ['en', 'es'])
      expect(all.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(10);
  });
});
