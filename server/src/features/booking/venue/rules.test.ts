import { describe, expect, it } from 'vitest';
import { homesEndedBefore, lineOf, nearestAreas } from './rules.ts';

const venue = {
  name: null,
  address: 'Av. Providencia 1234',
  area: 'Providencia',
  region: 'Santiago, Chile',
  timezone: 'America/Santiago',
};

describe('a venue on one line', () => {
  it('names what is known, from the door to the region', () => {
    expect(lineOf(venue)).toBe('Av. Providencia 1234, Providencia, Santiago, Chile');
    expect(lineOf({ ...venue, name: 'Studio' })).toMatch(/^Studio, Av\. Providencia 1234, /);
  });

  it('says nothing twice', () => {
    const line = 'Av. Providencia 1234, Providencia';
    expect(lineOf({ ...venue, address: line })).toBe(`${line}, Santiago, Chile`);
  });

  it('is the region alone once the rest is forgotten', () => {
    expect(lineOf({ ...venue, address: null, area: null })).toBe('Santiago, Chile');
  });
});

describe('a home is forgotten', () => {
  it('720 hours after the meeting, whatever the clocks did', () => {
    const now = Temporal.Instant.from('2026-04-20T12:00:00Z');
    expect(homesEndedBefore(now).toString()).toBe('2026-03-21T12:00:00Z');
  });
});

describe('the nearest areas', () => {
  const borders: Record<string, string[]> = {
    a: ['b'],
    b: ['a', 'c'],
    c: ['b', 'd'],
    d: ['c'],
    island: [],
  };
  const areas = (...ids: string[]) => ids.map((id) => ({ id }));
  const nearest = (from: string, ...ids: string[]) =>
    nearestAreas(from, areas(...ids), (id) => borders[id] ?? []).map(({ id }) => id);

  it('are those with the fewest borders between', () => {
    expect(nearest('a', 'd', 'c', 'b')).toEqual(['b', 'c', 'd']);
    expect(nearest('d', 'a', 'b', 'c')).toEqual(['c', 'b', 'a']);
  });

  it('are three at most, and come last where no land leads to them', () => {
    expect(nearest('a', 'island', 'd', 'c', 'b')).toEqual(['b', 'c', 'd']);
    expect(nearest('a', 'island', 'd')).toEqual(['d', 'island']);
    expect(nearest('nowhere', 'd', 'a')).toEqual(['d', 'a']);
  });
});
