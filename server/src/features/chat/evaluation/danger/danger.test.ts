import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { learntFile } from '../../crisis/likeness.ts';
import { fingerprintOf, readSamples } from './learn.ts';
import { judgeDanger } from './score.ts';
import { batches, sentencesOf } from './sentences.ts';

/** A little below what was measured. */
const floors: Record<string, number> = {
  'direct: help lines shown': 0.95,
  'direct: sure': 0.8,
  'indirect: help lines shown': 0.9,
  'misspelt: help lines shown': 0.85,
  'unclear: help lines shown': 0.85,
  'unclear: keeps its experts': 0.85,
  'everyday: keeps its experts': 1,
  'everyday: no help lines': 0.94,
};

describe('danger in people’s own words', () => {
  test.each(batches)('is heard, and everyday words are left in peace: %s', (batch) => {
    for (const { name, right, count, wrong } of judgeDanger(batch)) {
      const floor = floors[name] ?? 1;
      expect(
        right / count,
        `${name}: ${wrong.map(({ text }) => text).join(' | ')}`,
      ).toBeGreaterThanOrEqual(floor);
    }
  });

  test('is heard by weights that the present sentences taught', () => {
    const head = readFileSync(learntFile, 'utf8').split('\n')[0];
    // `npm run danger:learn` mends it.
    expect(head).toBe(`# Learnt from ${fingerprintOf(readSamples())}`);
  });

  test('is judged by enough sentences of both languages, each in one batch', () => {
    const all = batches.flatMap((batch) => sentencesOf(batch));
    const texts = all.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const language of ['en', 'es'])
      expect(all.filter((one) => one.language === language).length).toBeGreaterThan(200);
  });
});
