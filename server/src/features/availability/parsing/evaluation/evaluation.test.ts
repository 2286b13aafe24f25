import { languages } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import {
  type Batch,
  batches,
  batchesIn,
  files,
  halfOf,
  judge,
  type Sentence,
  sentencesOf,
} from './rules.ts';

/** Of the sentences that were read rightly. */
const mostAsked = 0.02;

/** What was read, whether something was asked or not. */
function week(written: string): string {
  return written.replace(/ \| \?$/, '');
}

type Judged = Sentence & ReturnType<typeof judge>;

const known = new Map<string, Judged[]>();

/** Each sentence is read once for all that is asked of it. */
function judged(batch: Batch): Judged[] {
  const before = known.get(batch.name);
  if (before) return before;
  const read = languages.flatMap((language) =>
    sentencesOf(batch, language).map((sentence) => ({ ...sentence, ...judge(sentence) })),
  );
  known.set(batch.name, read);
  return read;
}

describe('hours in people’s own words', () => {
  test.each(batches.filter(({ everyWeek }) => everyWeek))(
    'are read exactly where the rules were made with them: $name',
    (batch) => {
      const wrong = judged(batch).filter(({ expected, got }) => week(expected) !== week(got));
      expect(wrong).toEqual([]);
    },
  );

  test('are asked about in few sentences that were read rightly', () => {
    const right = batches
      .filter(({ file }) => file === 'looked-at')
      .flatMap(judged)
      .filter(({ expected, got }) => week(expected) === week(got) && expected === week(expected));
    const asked = right.filter(({ isAsked }) => isAsked);
    expect(asked.length / right.length).toBeLessThanOrEqual(mostAsked);
  });

  test.each(batches)('are read as often as before: $name, all but $mostWrong', (batch: Batch) => {
    const wrong = judged(batch).filter(({ expected, got }) => expected !== got);
    expect(wrong.length).toBeLessThanOrEqual(batch.mostWrong);
  });

  test.each(batches)(
    'are asked about where they weren’t understood: $name, all but $mostSilent',
    (batch: Batch) => {
      const wrong = judged(batch).filter(({ expected, got }) => expected !== got);
      const silent = wrong.filter(({ got }) => !got.endsWith(' ?'));
      expect(silent.length).toBeLessThanOrEqual(batch.mostSilent);
    },
  );

  test.each(files)('are told of by batch, each with sentences of both languages: %s', (file) => {
    const told = batches.filter((batch) => batch.file === file).map(({ name }) => name);
    for (const language of languages) {
      expect(batchesIn(file, language).toSorted()).toEqual(told.toSorted());
      for (const batch of batches.filter(({ name }) => told.includes(name)))
        expect(sentencesOf(batch, language).length).toBeGreaterThanOrEqual(20);
    }
  });

  test.each(languages)(
    'of our own are each in the half of its hash, and no two alike: %s',
    (language) => {
      const own = batches
        .filter(({ name }) => name === 'build' || name === 'measured')
        .flatMap((batch) =>
          sentencesOf(batch, language).map(({ text }) => ({ text, half: batch.name })),
        );
      expect(own.filter(({ text, half }) => halfOf(text) !== half)).toEqual([]);
      expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
      expect(own.length).toBeGreaterThanOrEqual(75);
    },
  );
});
