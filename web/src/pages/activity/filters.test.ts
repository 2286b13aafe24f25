import { expect, it } from 'vitest';
import { filtersOf, wantedBy } from './filters.ts';

it('an address asks for a group, words and a role, and for what is ahead where it says nothing', () => {
  const of = (search: Parameters<typeof filtersOf>[0]) => wantedBy(filtersOf(search));
  expect(of({})).toEqual({ group: 'upcoming' });
  expect(of({ show: 'past', q: ' Ana ', as: 'expert' })).toEqual({
    group: 'past',
    q: 'Ana',
    role: 'provider',
  });
  expect(of({ show: 'cancelled', as: 'client' })).toEqual({ group: 'cancelled', role: 'client' });
  expect(of({ show: 'held', q: ' ', as: 'platform' })).toEqual({ group: 'upcoming' });
  expect(of({ q: 'x'.repeat(81) }).q).toHaveLength(80);
});
