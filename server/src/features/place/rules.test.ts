import { describe, expect, test } from 'vitest';
import { presentOwn, presentPublic } from './present.ts';
import { isInAreas, isInPerson } from './rules.ts';
import type { OfficeRow, PlacesRow } from './store.ts';

const nothing = {
  isHomeEnabled: false,
  homeAreaIds: [],
  isOfficeEnabled: false,
  offices: [],
} as const;

test.each<[string, Partial<Parameters<typeof isInPerson>[0]>, boolean]>([
  ['nothing was said', {}, false],
  ['an area is named and visits are on', { isHomeEnabled: true, homeAreaIds: ['a'] }, true],
  ['visits are on and no area is named', { isHomeEnabled: true }, false],
  ['an area is named and visits are off', { homeAreaIds: ['a'] }, false],
  ['there is an office and it is on', { isOfficeEnabled: true, offices: [{}] }, true],
  ['there is an office and it is off', { offices: [{}] }, false],
  ['offices are on and there is none', { isOfficeEnabled: true }, false],
  ['one of the two is on', { isHomeEnabled: true, homeAreaIds: ['a'], offices: [{}] }, true],
])('an expert meets people in person where %s: %j is %s (place-7)', (_, change, wanted) => {
  expect(isInPerson({ ...nothing, ...change })).toBe(wanted);
});

test('an area is one of those that are named, and no other that begins like it', () => {
  expect(isInAreas('cl-13123', ['cl-13120', 'cl-13123'])).toBe(true);
  expect(isInAreas('cl-1312', ['cl-13123'])).toBe(false);
  expect(isInAreas('cl-13123', [])).toBe(false);
});

describe('what everybody sees of an expert’s places', () => {
  const row = {
    is_home_enabled: true,
    home_area_ids: ['cl-13123', 'cl-00000'],
    is_office_enabled: true,
    travel_minutes: 45,
    version: 7,
  } as unknown as PlacesRow;
  const offices = [
    { id: 'o1', name: 'Los Leones', address: 'Los Leones 120', area_id: 'cl-13123' },
    { id: 'o2', name: 'Nowhere', address: 'Elsewhere 1', area_id: 'cl-00000' },
  ] as unknown as OfficeRow[];

  test('leaves out areas that their region no longer has', () => {
    expect(presentPublic(row, offices)).toEqual({
      home: { areas: [{ id: 'cl-13123', name: 'Providencia' }] },
      offices: [
        {
          id: 'o1',
          name: 'Los Leones',
          address: 'Los Leones 120',
          area: { id: 'cl-13123', name: 'Providencia' },
        },
      ],
    });
  });

  test('is nothing of what is switched off, and of who never said anything', () => {
    const off = { ...row, is_home_enabled: false, is_office_enabled: false };
    for (const one of [off, undefined])
      expect(presentPublic(one, offices)).toEqual({ home: null, offices: [] });
  });

  test('says nothing of the way and the version, which their expert is told', () => {
    expect(Object.keys(presentPublic(row, offices)).toSorted()).toEqual(['home', 'offices']);
    expect(presentOwn(row, offices)).toMatchObject({
      home: { enabled: true, areaIds: ['cl-13123', 'cl-00000'] },
      office: { offices: [{ id: 'o1', areaId: 'cl-13123' }, { id: 'o2' }] },
      travelMinutes: 45,
      version: 7,
    });
    expect(presentOwn(undefined, [])).toEqual({
      home: { enabled: false, areaIds: [] },
      office: { enabled: false, offices: [] },
      travelMinutes: 30,
      version: 0,
    });
  });
});
