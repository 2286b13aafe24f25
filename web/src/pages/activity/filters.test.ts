import { expect, it } from 'vitest';
import { filtersOf, groupOf, wantedBy } from './filters.ts';

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

it('a list beside a meeting is the group that the meeting is in, unless the address names one', () => {
  expect(filtersOf({}, groupOf('completed')).group).toBe('past');
  expect(filtersOf({}, groupOf('cancelled')).group).toBe('cancelled');
  expect(filtersOf({}, groupOf('held')).group).toBe('upcoming');
  expect(filtersOf({ show: 'upcoming' }, groupOf('completed')).group).toBe('upcoming');
});
