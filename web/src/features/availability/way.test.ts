import { expect, test } from 'vitest';
import { meetOf, offersMore, online, wayIn } from './way.ts';

const area = { id: 'cl-13123', name: 'Providencia' };
const office = { id: 'one', name: 'Studio', address: 'Av. Providencia 1000', area };
const both = { home: { areas: [area] }, offices: [office] };
const none = { home: null, offices: [] };

test('a way to meet survives the address of the page', () => {
  for (const meet of [undefined, 'home', 'one']) {
    const way = wayIn(both, meet);
    expect(way && meetOf(way)).toBe(meet);
  }
});

test('what is not offered, or gone, is no way', () => {
  expect(wayIn(none, undefined)).toBe(online);
  expect(wayIn(none, 'home')).toBe(null);
  expect(wayIn(both, 'another')).toBe(null);
});

test('online alone leaves nothing to choose', () => {
  expect(offersMore(none)).toBe(false);
  expect(offersMore({ ...none, offices: [office] })).toBe(true);
  expect(offersMore({ ...none, home: both.home })).toBe(true);
});
