import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priorOf, type Tally, withFactor } from './rules.ts';

const me = 'me';
const place = fc.integer({ min: 1, max: 3 });
const count = fc.double({ min: 0, max: 1e5, noNaN: true });
const term = fc.constantFrom('a', 'b', 'c');
const tally: fc.Arbitrary<Tally> = fc.record({
  term,
  providerId: fc.constantFrom(me, null),
  place,
  shown: count,
  opened: count,
  booked: count,
});
const tallies = fc.array(tally, { maxLength: 12 });

/** What was counted of an expert and of all others, at one place for one term. */
function at(of: Partial<Tally>): Tally {
  return { term: 'a', providerId: me, place: 1, shown: 0, opened: 0, booked: 0, ...of };
}
const usual = [at({ providerId: null, shown: 1000, opened: 100 })];

describe('what became of cards', () => {
  test('changes a likelihood by at most 15 %, whatever was counted', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 6 }), tallies, (terms, counted) => {
        const factor = priorOf(terms, counted, me);
        expect(factor).toBeGreaterThanOrEqual(0.85);
        expect(factor).toBeLessThanOrEqual(1.15);
      }),
    );
  });

  test('tells nothing of who was shown fewer than 20 times', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 19.99, noNaN: true }),
        count,
        count,
        (shown, opened, booked) => {
          expect(priorOf(['a'], [...usual, at({ shown, opened, booked })], me)).toBe(1);
        },
      ),
    );
  });

  test('of other terms than the goal’s, be they fifty, adds nothing', () => {
    const others = fc.array(
      fc.record({
        term: fc.integer({ min: 1, max: 50 }).map((number) => `topic ${number}`),
        providerId: fc.constantFrom(me, null),
        place,
        shown: count,
        opened: count,
        booked: count,
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(tallies, others, (counted, more) => {
        expect(priorOf(['a', 'b'], [...counted, ...more], me)).toBe(
          priorOf(['a', 'b'], counted, me),
        );
      }),
    );
  });

  test('gives a profile that is shown for fifty topics nothing where it is opened as usual', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100_000 }), place, (shown, where) => {
        const looks = [1, 0.7, 0.5][where - 1] ?? 0;
        const topics = Array.from({ length: 50 }, (_, number) => `topic ${number}`);
        const counted = topics.flatMap((name) => [
          at({ term: name, providerId: null, shown: 1000, opened: 100 }),
          at({ term: name, place: where, shown, opened: shown * looks * 0.1 }),
        ]);
        expect(priorOf(topics.slice(0, 6), counted, me)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('never gets better by being shown more, nor worse by being opened more', () => {
    const more = fc.double({ min: 0, max: 1000, noNaN: true });
    const shownOften = fc.double({ min: 20, max: 1000, noNaN: true });
    fc.assert(
      fc.property(shownOften, more, more, place, (shown, opened, extra, where) => {
        const of = (own: Partial<Tally>) =>
          priorOf(['a'], [...usual, at({ place: where, shown, opened, ...own })], me);
        expect(of({ shown: shown + extra })).toBeLessThanOrEqual(of({}) + 1e-12);
        expect(of({ opened: opened + extra })).toBeGreaterThanOrEqual(of({}) - 1e-12);
        expect(of({ booked: extra })).toBeGreaterThanOrEqual(
          of({ opened: opened + extra }) - 1e-12,
        );
      }),
    );
  });

  test('counts more where the card stood further down', () => {
    const of = (where: number) =>
      priorOf(['a'], [...usual, at({ place: where, shown: 200, opened: 20 })], me);
    expect(of(1)).toBeCloseTo(1, 9);
    expect(of(2)).toBeGreaterThan(of(1));
    expect(of(3)).toBeGreaterThan(of(2));
  });
});

test('nobody comes over the floor by it, nobody falls below, and nothing is surer than sure', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const factor = fc.double({ min: 0.85, max: 1.15, noNaN: true });
  fc.assert(
    fc.property(share, factor, share, (likelihood, by, floor) => {
      const after = withFactor(likelihood, by, floor);
      expect(after >= floor).toBe(likelihood >= floor);
      expect(after).toBeLessThanOrEqual(1);
      expect(Math.abs(after - likelihood)).toBeLessThanOrEqual(0.15 * likelihood + 1e-12);
    }),
  );
});
