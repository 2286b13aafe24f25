import { currencyDigits, minimumPrices, policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { people } from './people.ts';
import { expertsWithPlaces } from './places.ts';
import { readHours } from './people/hours.ts';
import { roster } from './roster.ts';

const { minLength } = policy.profile;

describe('demo experts', () => {
  it('have one profile for each name in the roster', () => {
    expect(people.map((person) => person.id).toSorted()).toEqual(
      roster.map((expert) => expert.id).toSorted(),
    );
  });

  it('say where they meet people if they do so in Santiago', () => {
    const inPerson = roster.filter(({ inPersonSantiago }) => inPersonSantiago);
    expect(inPerson.map(({ id }) => id).toSorted()).toEqual(expertsWithPlaces.toSorted());
  });

  it.each(people.map((person) => [person.id, person] as const))(
    '%s could have saved this profile by the rules',
    (id, person) => {
      const expert = roster.find((candidate) => candidate.id === id);
      if (!expert) throw new Error('not in the roster');
      for (const field of Object.keys(minLength) as (keyof typeof minLength)[])
        expect(person[field].length, field).toBeGreaterThanOrEqual(minLength[field]);
      const cheapest = Math.min(expert.hourlyRate, person.firstRate ?? expert.hourlyRate);
      const smallestPrice = (cheapest * Math.min(...person.durations)) / 60;
      expect(smallestPrice).toBeGreaterThanOrEqual(minimumPrices[expert.currency]);
      expect(currencyDigits[expert.currency]).toBeDefined();
      expect(person.firstRate ?? 0).toBeLessThan(expert.hourlyRate);
      expect(readHours(person.hours).length).toBeGreaterThan(0);
    },
  );
});

describe('readHours', () => {
  it('reads spans of days, single days and ranges over midnight', () => {
    expect(readHours('1-2 09:00-13:00 15:00-18:00; 6 20:00-01:00')).toEqual([
      {
        weekday: 1,
        ranges: [
          { start: '09:00', end: '13:00' },
          { start: '15:00', end: '18:00' },
        ],
      },
      {
        weekday: 2,
        ranges: [
          { start: '09:00', end: '13:00' },
          { start: '15:00', end: '18:00' },
        ],
      },
      { weekday: 6, ranges: [{ start: '20:00', end: '01:00' }] },
    ]);
  });
});
