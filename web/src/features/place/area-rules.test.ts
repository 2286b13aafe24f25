import { expect, test } from 'vitest';
import { groupedAreas, namesOf, neighboursOf, toggled } from './area-rules.ts';

const area = (id: string, name: string, group: string, neighbours: string[]) => ({
  ...{ id, name, group, neighbours },
  centre: null,
});
const areas = [
  area('a', 'Ñuñoa', 'Santiago', ['b', 'c']),
  area('b', 'Macul', 'Santiago', ['a']),
  area('c', 'Pirque', 'Cordillera', ['a', 'd']),
  area('d', 'Buin', 'Maipo', ['c']),
];

test('areas are found by name without accents and case, and stay in their groups', () => {
  expect(groupedAreas(areas, ' nunoa ')).toEqual([{ group: 'Santiago', areas: [areas[0]] }]);
  expect(groupedAreas(areas, '').map(({ group }) => group)).toEqual([
    'Santiago',
    'Cordillera',
    'Maipo',
  ]);
  expect(groupedAreas(areas, 'x')).toEqual([]);
});

test('neighbours are those not chosen yet, each once', () => {
  expect(neighboursOf(areas, ['a'])).toEqual(['b', 'c']);
  expect(neighboursOf(areas, ['a', 'c'])).toEqual(['b', 'd']);
  expect(neighboursOf(areas, [])).toEqual([]);
  expect(neighboursOf(areas, ['a', 'b', 'c', 'd'])).toEqual([]);
});

test('an area is added, taken away and named', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(namesOf(areas, ['d', 'a', 'gone'])).toEqual(['Ñuñoa', 'Buin']);
});
