import { expect, test } from 'vitest';
import { isInPlace } from './place.ts';

const nowhere = { home: null, offices: [] };
const valdivia = { location: 'Valdivia, Chile', timezone: 'America/Santiago', places: nowhere };

test('somebody is where their profile says, else where their clocks are', () => {
  expect(isInPlace(valdivia, 'Santiago')).toBe(false);
  expect(isInPlace({ ...valdivia, location: null }, 'Santiago')).toBe(true);
  expect(isInPlace({ ...valdivia, location: 'Bogotá' }, 'Bogota')).toBe(true);
});

test('somebody is also where they visit people or have an office', () => {
  const area = { id: 'cl-13123', name: 'Providencia' };
  const visits = { ...nowhere, home: { areas: [area] } };
  const office = { id: '', name: 'Office', address: 'Los Leones 120, Providencia', area };
  expect(isInPlace({ ...valdivia, places: visits }, 'Santiago')).toBe(true);
  expect(isInPlace({ ...valdivia, places: { ...nowhere, offices: [office] } }, 'Santiago')).toBe(
    true,
  );
  expect(isInPlace({ ...valdivia, places: visits }, 'London')).toBe(false);
});
