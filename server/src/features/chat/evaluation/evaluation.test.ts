import { describe, expect, test } from 'vitest';
import { byReviews } from '../conversation/by-reviews.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { casesOf, earlierCases, type Judged, judgeCases } from './house.ts';
import { type Answered, answerCase, likelihoods, measure } from './measures.ts';
import { build } from './sets/build.ts';
import { measured } from './sets/measured.ts';

const lexicon = loadLexicon(null);

/** A little below what was measured: a row that falls under it is a change for the worse. */
const floors: Record<string, number> = {
  'right person among three': 0.94,
  'right person first': 0.82,
  'right person on a card': 0.83,
  'cards of real use': 0.81,
  'answerable, answered plainly': 0.94,
  'nobody here, and said so': 0.84,
  'nearest people who are near': 0.66,
  'newcomer, same language': 0.95,
  'newcomer, other language': 0.85,
  'newcomer on a card, same language': 0.9,
  'newcomer on a card, other one': 0.7,
};

const judgedUnseen = judgeCases(lexicon, casesOf(measured), measured.newcomers);

describe('the matchmaker, by goals that nobody looked at while it was built', () => {
  const rows = measure(judgedUnseen.map(answerCase));
  test.each(Object.entries(floors))('%s: at least %d', (row, floor) => {
    expect(rows[row]?.share).toBeGreaterThanOrEqual(floor);
  });
});

test.each(['en', 'es'] as const)('the goals it was built with find their expert in %s', (read) => {
  const earlier = earlierCases().filter(({ language }) => language === read);
  const rows = measure(judgeCases(lexicon, earlier, []).map(answerCase));
  expect(rows['earlier goals, among three']?.share).toBeGreaterThanOrEqual(0.88);
});

/** The answer where everybody who is of no use for the goal has the best reviews, and who is, the worst. */
function againstFit(judged: Judged): Answered {
  const answered = answerCase(judged);
  const scores = new Map(
    likelihoods(judged).map(({ providerId, score }) => [providerId, score] as const),
  );
  const card = (id: string) => ({
    id,
    match: { score: scores.get(id) ?? 0 },
    profile: { stars: { average: judged.goal.fits.includes(id) ? 1 : 5, count: 1000 } },
  });
  const cards = byReviews(answered.cards.map(card)).map(({ id }) => id);
  const others = answered.ranked.filter((id) => !cards.includes(id));
  // Who is near where nobody is was taken out of the middle of the ranks.
  return answered.isNearest ? answered : { ...answered, cards, ranked: [...cards, ...others] };
}

test('reviews move no right person off the cards, even where all of them speak against the fit', () => {
  const all = [...judgeCases(lexicon, casesOf(build), build.newcomers), ...judgedUnseen];
  const plain = all.map(answerCase);
  const after = all.map(againstFit);
  const { 'right person first': first, ...rows } = measure(plain);
  const { 'right person first': firstAfter, ...rowsAfter } = measure(after);
  expect(rowsAfter).toEqual(rows);
  // The test means something: reviews did change the order of some.
  expect(after.some(({ cards }, at) => cards.join() !== plain[at]?.cards.join())).toBe(true);
  // Being first is what reviews decide among equals: at worst so much of it.
  expect((first?.share ?? 0) - (firstAfter?.share ?? 0)).toBeLessThan(0.05);
});
