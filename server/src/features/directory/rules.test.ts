import { cursorIdLength } from '@puente/contract/directory';
import { directoryDays, directorySorts, expertFields } from '@puente/contract/policy/browsing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  hasWords,
  narrowed,
  type Narrowing,
  ordered,
  pageOf,
  readCursor,
  whenOf,
} from './rules.ts';

const partners = ['casa', 'north'].map((slug) => ({ id: slug, slug, name: slug }));
const languages = ['en', 'es', 'pt', 'qu'];

const candidate: fc.Arbitrary<Candidate> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Ana', 'Álvaro', 'ana', 'Zoe'),
  lastName: fc.constantFrom('Rojas', 'Ñancupil'),
  languages: fc.subarray(languages, { minLength: 1 }),
  partner: fc.constantFrom(...partners, null),
  field: fc.constantFrom(...expertFields),
  inPerson: fc.boolean(),
  isVerified: fc.boolean(),
  cost: fc.nat(5),
  rank: fc.nat(3),
  nextFree: fc.constantFrom(
    null,
    ...[0, 1, 2].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms)),
  ),
});

const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 40 });

const narrowing: fc.Arbitrary<Narrowing> = fc.record(
  {
    field: fc.constantFrom(...expertFields),
    language: fc.constantFrom(...languages),
    day: fc.constantFrom(...directoryDays),
    mode: fc.constantFrom('online' as const, 'in-person' as const),
    verification: fc.constantFrom('verified' as const, 'unverified' as const, 'any' as const),
    partner: fc.constantFrom('casa', 'NORTH', 'nobody'),
    maxCost: fc.nat(5),
  },
  { requiredKeys: [] },
);

describe('a list of experts', () => {
  test('never has anybody whom a filter keeps out, and misses nobody else', () => {
    fc.assert(
      fc.property(candidates, narrowing, (all, by) => {
        const wanted = all.filter(
          (one) =>
            (by.field === undefined || one.field === by.field) &&
            (by.language === undefined || one.languages.includes(by.language)) &&
            (by.day === undefined || one.nextFree !== null) &&
            (by.mode !== 'in-person' || one.inPerson) &&
            (by.verification === 'any' || one.isVerified === (by.verification !== 'unverified')) &&
            (by.partner === undefined || one.partner?.slug === by.partner.toLowerCase()) &&
            (by.maxCost === undefined || one.cost <= by.maxCost),
        );
        expect(narrowed(all, by)).toEqual(wanted);
      }),
    );
  });

  test('counts by a filter as if that one were not set', () => {
    fc.assert(
      fc.property(candidates, narrowing, (all, by) => {
        const { field: _field, ...others } = by;
        expect(narrowed(all, by, 'field')).toEqual(narrowed(all, others));
      }),
    );
  });

  test('is in one order, whatever order it was read in', () => {
    fc.assert(
      fc.property(candidates, fc.constantFrom(...directorySorts), (all, sort) => {
        const list = ordered(all, sort);
        expect(ordered(all.toReversed(), sort)).toEqual(list);
        if (sort === 'price')
          expect(list.map(({ cost }) => cost)).toEqual(
            all.map(({ cost }) => cost).toSorted((one, other) => one - other),
          );
        const never = list.map(({ nextFree }) => nextFree === null);
        if (sort === 'next')
          expect(never).toEqual(never.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });

  test('comes in pages that have each expert once while names and prices change', () => {
    const change = fc.record({ cost: fc.nat(5), name: fc.constantFrom('Ana', 'Zoe') });
    fc.assert(
      fc.property(
        candidates,
        fc.array(fc.array(change, { minLength: 40, maxLength: 40 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 7 }),
        (all, changes, limit) => {
          const met: string[] = [];
          let cursor: string | undefined;
          let turn = 0;
          do {
            const now = all.map((one, at) => ({ ...one, ...changes[turn % changes.length]?.[at] }));
            const list = ordered(now, turn % 2 ? 'name' : 'price');
            const { page, nextCursor } = pageOf(list, readCursor(cursor), { limit, most: 240 });
            expect(page.length).toBeLessThanOrEqual(limit);
            met.push(...page.map(({ id }) => id));
            cursor = nextCursor ?? undefined;
            turn += 1;
          } while (cursor);
          expect(met.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        },
      ),
    );
  });

  test('ends after as many as are ever shown', () => {
    const ids = Array.from({ length: 9 }, (_, at) => ({
      id: `00000000-0000-7000-8000-00000000000${at}`,
    }));
    const first = pageOf(ids, new Set(), { limit: 5, most: 7 });
    expect(first.nextCursor).toHaveLength(5 * cursorIdLength);
    const second = pageOf(ids, readCursor(first.nextCursor ?? ''), { limit: 5, most: 7 });
    expect(second.page).toHaveLength(2);
    expect(second.nextCursor).toBeNull();
  });
});

test('a weekday is asked for by its ISO number', () => {
  expect(whenOf('monday')).toEqual({ weekdays: [1] });
  expect(whenOf('sunday')).toEqual({ weekdays: [7] });
  expect(whenOf('weekend')).toEqual({ day: 'weekend' });
});

test.each([
  ['cami roj', true],
  ['ROJAS', true],
  ['María', false],
  ['rojas perez', false],
  ['', false],
  ['!', false],
])('“%s” names Camila Rojas: %s', (words, isNamed) => {
  expect(hasWords('Camila Rojas', words)).toBe(isNamed);
});
