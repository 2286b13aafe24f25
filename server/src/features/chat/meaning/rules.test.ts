import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { honest } from '../matching/service.ts';
import { fuse, questionOf, withMeaning } from './rules.ts';

const limits = { least: 0.5, floor: 0.1 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const cosine = fc.double({ min: -1, max: 1, noNaN: true });

describe('a likelihood with meaning', () => {
  test('is never lower, and higher by a fifth at most', () => {
    fc.assert(
      fc.property(share, cosine, (likelihood, similarity) => {
        const after = withMeaning(likelihood, similarity, limits);
        expect(after).toBeGreaterThanOrEqual(likelihood);
        expect(after).toBeLessThanOrEqual(Math.min(Math.max(likelihood, limits.floor) + 0.2, 1));
      }),
    );
  });

  test('crosses the floor only where goal and profile are alike enough', () => {
    fc.assert(
      fc.property(share, cosine, (likelihood, similarity) => {
        const isAbove = withMeaning(likelihood, similarity, limits) >= limits.floor;
        expect(isAbove).toBe(likelihood >= limits.floor || similarity >= limits.least);
      }),
    );
  });

  test('is what it was where the similarity is no number', () => {
    expect(withMeaning(0.05, Number.NaN, limits)).toBe(0.05);
  });
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const people = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), value), { selector: ([id]) => id });
const found = people(fc.constantFrom(0, 0.05, 0.1, 0.3, 0.9)).map((list) =>
  list
    .map(([providerId, score]) => ({ providerId, score, isNear: false }))
    .toSorted((one, other) => other.score - one.score),
);
const alike = people(fc.constantFrom(-0.2, 0.49, 0.5, 0.7, 1)).map((list) =>
  list.map(([providerId, similarity]) => ({ providerId, similarity })),
);

describe('the order of words and meaning together', () => {
  test('is the same in whatever order meaning names people', () => {
    fc.assert(
      fc.property(found, alike, (byWords, byMeaning) => {
        const turned = fuse(byWords, byMeaning.toReversed(), limits);
        expect(turned).toEqual(fuse(byWords, byMeaning, limits));
      }),
    );
  });

  test('names everybody once, the likeliest first', () => {
    fc.assert(
      fc.property(found, alike, (byWords, byMeaning) => {
        const { matches } = fuse(byWords, byMeaning, limits);
        const scores = matches.map(({ score }) => score);
        expect(new Set(matches.map(({ providerId }) => providerId)).size).toBe(matches.length);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });

  test('is that of the words where nobody is alike enough', () => {
    const unlike = alike.map((list) => list.map((one) => ({ ...one, similarity: 0.49 })));
    fc.assert(
      fc.property(found, unlike, (byWords, byMeaning) => {
        expect(fuse(byWords, byMeaning, limits)).toEqual({
          matches: byWords,
          byMeaning: new Set(),
        });
      }),
    );
  });

  test('leaves whom words surely find before whom only meaning does', () => {
    const { matches, byMeaning } = fuse(
      [{ providerId: 'words', score: 0.6, isNear: false }],
      [{ providerId: 'meaning', similarity: 1 }],
      limits,
    );
    expect(byMeaning).toEqual(new Set(['meaning']));
    expect(honest(matches)).toEqual({
      isNearest: false,
      matches: [{ providerId: 'words', score: 0.6, isNear: false }],
    });
  });
});

describe('what a model is given of a goal', () => {
  test.each([
    ['Barrels, my number is +56 9 8765 4321', '8765'],
    ['Barrels, write to ana@example.org', 'ana@'],
    ['I want barrels, not a lawyer', 'lawyer'],
    ['nada de tonelería, quiero ajedrez', 'tonelería'],
  ])('leaves out contacts and what isn’t wanted: %s', (goal, secret) => {
    expect(questionOf(goal)).not.toContain(secret);
    expect(questionOf(goal).length).toBeGreaterThan(5);
  });
});
