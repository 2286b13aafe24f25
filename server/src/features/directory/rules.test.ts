import { cursorIdLength } from '@puente/contract/directory';
import {
  directoryDays,
  type DirectorySort,
  directorySorts,
  expertFields,
} from '@puente/contract/policy/browsing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  firstOf,
  hasWords,
  type Listed,
  narrowed,
  type Narrowing,
  pageOf,
  plainWords,
  readCursor,
  whenOf,
} from './rules.ts';

const partners = ['casa', 'north'].map((slug) => ({ id: slug, slug, name: slug }));
const languages = ['en', 'es', 'pt', 'qu'];

const expert: fc.Arbitrary<Listed> = fc.record({
  id: fc.uuid(),
  languages: fc.subarray(languages, { minLength: 1 }),
  partner: fc.constantFrom(...partners, null),
  field: fc.constantFrom(...expertFields),
  inPerson: fc.boolean(),
  isVerified: fc.boolean(),
});

const candidate: fc.Arbitrary<Candidate> = fc.record({
  expert,
  cost: fc.nat(5),
  rank: fc.nat(3),
  nextFree: fc.constantFrom(null, 0, 1, 2),
});

const candidates = fc.uniqueArray(candidate, { selector: (one) => one.expert.id, maxLength: 40 });

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
          ({ expert: one, cost, nextFree }) =>
            (by.field === undefined || one.field === by.field) &&
            (by.language === undefined || one.languages.includes(by.language)) &&
            (by.day === undefined || nextFree !== null) &&
            (by.mode !== 'in-person' || one.inPerson) &&
            (by.verification === 'any' || one.isVerified === (by.verification !== 'unverified')) &&
            (by.partner === undefined || one.partner?.slug === by.partner.toLowerCase()) &&
            (by.maxCost === undefined || cost <= by.maxCost),
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

  test('begins with those whom putting all in order would put first', () => {
    const never = Number.MAX_SAFE_INTEGER;
    const keys: Record<DirectorySort, (one: Candidate) => number> = {
      fit: ({ rank }) => rank,
      next: ({ nextFree }) => nextFree ?? never,
      price: ({ cost }) => cost,
      name: () => 0,
    };
    fc.assert(
      fc.property(candidates, fc.constantFrom(...directorySorts), fc.nat(45), (all, sort, most) => {
        const ordered = all.toSorted((one, other) => keys[sort](one) - keys[sort](other));
        expect(firstOf(all, sort, most)).toEqual(ordered.slice(0, most));
      }),
    );
  });

  test('comes in pages that have each expert once while prices and times change', () => {
    const change = fc.record({ cost: fc.nat(5), nextFree: fc.nat(3) });
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
            const shown = readCursor(cursor);
            const sort = turn % 2 ? 'next' : 'price';
            const { page, nextCursor } = pageOf(now, sort, { shown, limit, most: 240 });
            expect(page.length).toBeLessThanOrEqual(limit);
            met.push(...page.map((one) => one.expert.id));
            cursor = nextCursor ?? undefined;
            turn += 1;
          } while (cursor);
          expect(met.toSorted()).toEqual(all.map((one) => one.expert.id).toSorted());
        },
      ),
    );
  });

  test('ends after as many as are ever shown', () => {
    const [one] = fc.sample(candidate, 1);
    if (!one) throw new Error('no sample');
    const all = Array.from({ length: 9 }, (_, at) => ({
      ...one,
      expert: { ...one.expert, id: `00000000-0000-7000-8000-00000000000${at}` },
    }));
    const pages = { limit: 5, most: 7 };
    const first = pageOf(all, 'name', { ...pages, shown: new Set() });
    expect(first.nextCursor).toHaveLength(5 * cursorIdLength);
    const second = pageOf(all, 'name', { ...pages, shown: readCursor(first.nextCursor ?? '') });
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
  expect(hasWords(plainWords('Camila Rojas'), plainWords(words))).toBe(isNamed);
});
