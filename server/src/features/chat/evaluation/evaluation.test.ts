import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { casesOf, earlierCases, judgeCases } from './house.ts';
import { answerCase, measure } from './measures.ts';
import { measured } from './sets/measured.ts';

const lexicon = loadLexicon(null);

/** A little below what was measured: a row that falls under it is a change for the worse. */
const floors: Record<string, number> = {
  'right person among three': 0.86,
  'right person first': 0.63,
  'right person on a card': 0.7,
  'cards of real use': 0.57,
  'answerable, answered plainly': 0.84,
  'nobody here, and said so': 0.55,
  'newcomer, same language': 0.95,
  'newcomer, other language': 0.8,
};

describe('the matchmaker, by goals that nobody looked at while it was built', () => {
  const rows = measure(judgeCases(lexicon, casesOf(measured), measured.newcomers).map(answerCase));
  test.each(Object.entries(floors))('%s: at least %d', (row, floor) => {
    expect(rows[row]?.share).toBeGreaterThanOrEqual(floor);
  });
});

test.each(['en', 'es'] as const)('the goals it was built with find their expert in %s', (read) => {
  const earlier = earlierCases().filter(({ language }) => language === read);
  const rows = measure(judgeCases(lexicon, earlier, []).map(answerCase));
  expect(rows['earlier goals, among three']?.share).toBeGreaterThanOrEqual(0.88);
});
