import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bayesianMean, byReviews, equalFit, isOrderedByWish } from './by-reviews.ts';

const rating = fc.option(
  fc.record({
    average: fc.double({ min: 1, max: 5, noNaN: true }),
    count: fc.integer({ min: 3, max: 10_000 }),
  }),
);
const card = fc.record({
  match: fc.record({ score: fc.double({ min: 0, max: 1, noNaN: true }) }),
  profile: fc.record({ stars: rating }),
});
/** As the matchmaker gives them: best first. */
const cards = fc
  .array(card, { maxLength: 6 })
  .map((list) => list.toSorted((one, other) => other.match.score - one.match.score));

function at(score: number, average: number | null, count = 50) {
  return { match: { score }, profile: { stars: average === null ? null : { average, count } } };
}

describe('the order by reviews', () => {
  test('puts nobody before someone who fits better, and drops and adds no one', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const after = byReviews(list);
        expect(after).toHaveLength(list.length);
        expect(new Set(after)).toEqual(new Set(list));
        for (const [place, one] of after.entries())
          for (const later of after.slice(place + 1))
            expect(later.match.score - one.match.score).toBeLessThan(equalFit);
      }),
    );
  });

  test('follows the reviews of those who fit equally well, and of no others', () => {
    const [good, better, best] = [at(0.8, 3), at(0.79, null), at(0.785, 4.9)];
    expect(byReviews([good, better, best])).toEqual([best, better, good]);
    const apart = at(0.8 - equalFit, 5);
    expect(byReviews([good, apart])).toEqual([good, apart]);
    const close = at(0.8 - equalFit + 0.0001, 5);
    expect(byReviews([good, close])).toEqual([close, good]);
  });

  test('leaves those with the same reviews, or with none, as they were', () => {
    const list = [at(0.8, null), at(0.795, null), at(0.79, null)];
    expect(byReviews(list)).toEqual(list);
  });
});

test('few reviews tell less than many, and none as much as usual ones', () => {
  expect(bayesianMean(null)).toBe(4);
  expect(bayesianMean({ average: 5, count: 3 })).toBe(4.375);
  expect(bayesianMean({ average: 4.9, count: 100 })).toBeGreaterThan(
    bayesianMean({ average: 5, count: 3 }),
  );
  expect(bayesianMean({ average: 1, count: 3 })).toBeLessThan(4);
});

test('an order that was asked for stands', () => {
  expect(isOrderedByWish({})).toBe(false);
  expect(isOrderedByWish({ isCheaper: true })).toBe(true);
  expect(isOrderedByWish({ gender: 'woman' })).toBe(true);
});
