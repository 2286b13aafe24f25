import { expect, test } from 'vitest';
import { isInPlace, readPlace } from './place.ts';
import { saying } from './plain.ts';

const nowhere = { home: null, offices: [] };
const valdivia = { location: 'Valdivia, Chile', timezone: 'America/Santiago', places: nowhere };

test('somebody is where their profile says, else where their clocks are', () => {
  expect(isInPlace(valdivia, 'Santiago')).toBe(false);
  expect(isInPlace({ ...valdivia, location: null }, 'Santiago')).toBe(true);
  expect(isInPlace({ ...valdivia, location: 'Bogotá' }, 'Bogota')).toBe(true);
});

test.each([
  ['que atienda en Providencia', 'Providencia'],
  ['alguien en Ñuñoa', 'Ñuñoa'],
  ['en Las Condes, por favor', 'Las Condes'],
  ['someone in Maipú', 'Maipú'],
  ['someone near Santiago', 'Santiago'],
  ['do you have anyone in Guadalajara?', 'Guadalajara'],
  ['en Rosario', 'Rosario'],
  ["I'm based in Leeds and need a lawyer", undefined],
  ['my sister and her two kids moved and live with a person in Leeds since May', undefined],
  ['mi casa en Providencia tiene goteras', undefined],
])('a comuna is a place: %s', (text, place) => {
  expect(readPlace(saying(text))?.place).toBe(place);
});

test('somebody is also where they visit people or have an office', () => {
  const area = { id: 'cl-13123', name: 'Providencia' };
  const visits = { ...nowhere, home: { areas: [area] } };
  const office = { id: '', name: 'Office', address: 'Los Leones 120, Providencia', area };
  expect(isInPlace({ ...valdivia, places: visits }, 'Santiago')).toBe(true);
  expect(isInPlace({ ...valdivia, places: { ...nowhere, offices: [office] } }, 'Santiago')).toBe(
    true,
  );
  expect(isInPlace({ ...valdivia, places: visits }, 'Providencia')).toBe(true);
  expect(isInPlace({ ...valdivia, places: visits }, 'Ñuñoa')).toBe(false);
  expect(isInPlace({ ...valdivia, places: visits }, 'London')).toBe(false);
});
