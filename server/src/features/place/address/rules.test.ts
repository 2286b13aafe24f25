import type { RegionSource } from '@puente/contract/place';
import { describe, expect, test } from 'vitest';
import type { FoundPlace } from '../../../gateways/gazetteer/port.ts';
import { findRegion } from '../../../lib/regions.ts';
import {
  areaOfFound,
  knownAddresses,
  proposeAddresses,
  readAddress,
  withoutUnits,
} from './rules.ts';

const found = findRegion('cl-rm');
if (!found) throw new Error('no region');
const region: RegionSource = found;

const read = (text: string) => {
  const address = readAddress(text, region);
  return address.kind === 'whole' ? `${address.line} | ${address.area.name}` : address.kind;
};

describe('an address as it is typed', () => {
  test.each([
    ['Av. Providencia 1234, Providencia', 'Av. Providencia 1234, Providencia | Providencia'],
    ['  av providencia   1234 , PROVIDENCIA ', 'av providencia 1234, Providencia | Providencia'],
    ['Los Leones 120 providencia', 'Los Leones 120, Providencia | Providencia'],
    ['Irarrázaval 3450, nunoa', 'Irarrázaval 3450, Ñuñoa | Ñuñoa'],
    ['Irarrázaval 3450 depto 12, Ñuñoa', 'Irarrázaval 3450 depto 12, Ñuñoa | Ñuñoa'],
    ['Irarrázaval 3450, depto. 12, Ñuñoa', 'Irarrázaval 3450, depto. 12, Ñuñoa | Ñuñoa'],
    ['Irarrázaval 3450, Ñuñoa, of 302', 'Irarrázaval 3450, of 302, Ñuñoa | Ñuñoa'],
    [
      'Apoquindo 3000, Las Condes, Región Metropolitana, Chile',
      'Apoquindo 3000, Las Condes | Las Condes',
    ],
    ['Apoquindo 3000, Las Condes, Santiago', 'Apoquindo 3000, Las Condes | Las Condes'],
    ['Apoquindo 3000, 7550000 Las Condes', 'Apoquindo 3000, Las Condes | Las Condes'],
    ['Apoquindo 3000 Las Condes Santiago de Chile', 'Apoquindo 3000, Las Condes | Las Condes'],
    ['Moneda 970, Santiago', 'Moneda 970, Santiago | Santiago'],
    ['Moneda 970, Santiago Centro', 'Moneda 970, Santiago | Santiago'],
    ['Camino El Alba s/n, comuna de San Pedro', 'Camino El Alba s/n, San Pedro | San Pedro'],
    ['Calle Valparaíso 560, Quilicura', 'Calle Valparaíso 560, Quilicura | Quilicura'],
    ['Gran Avenida 6500 B, San Miguel', 'Gran Avenida 6500 B, San Miguel | San Miguel'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['Condell 1200, Valparaíso', 'inside'],
    ['Condell 1200 Valparaíso', 'inside'],
    ['Av. Providencia 1234, Providencia, Valparaíso', 'inside'],
    ['Av. Providencia 1234', 'area'],
    ['Av. Providencia 1234 B', 'area'],
    ['Avenida Grecia, Ñuñoa', 'number'],
    ['Providencia', 'number'],
    ['12, Ñuñoa', 'number'],
    ['', 'number'],
    [',,,', 'number'],
    ['🙂 1, 🙂', 'inside'],
  ])('%s lacks %s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('the built-in gazetteer', () => {
  const lines = (text: string) => proposeAddresses(text, region, 8).map(({ line }) => line);

  test('proposes the area as it is being typed', () => {
    expect(lines('Los Leones 120, prov')).toEqual(['Los Leones 120, Providencia']);
    expect(lines('Los Leones 120, san')).toContain('Los Leones 120, San Miguel');
    expect(lines('Los Leones 120, san').length).toBe(7);
    expect(lines('Los Leones 120 depto 4, nun')).toEqual(['Los Leones 120 depto 4, Ñuñoa']);
  });

  test('proposes the area that a street is named after, and nothing it cannot know', () => {
    expect(lines('Av. Providencia 1234')).toEqual(['Av. Providencia 1234, Providencia']);
    expect(lines('Los Leones 120')).toEqual([]);
    expect(lines('Condell 1200, Valparaíso')).toEqual([]);
    expect(lines('Avenida Grecia')).toEqual([]);
  });
});

describe('what another gazetteer found', () => {
  const place: FoundPlace = {
    street: 'Avenida Providencia',
    hasNumber: false,
    within: [
      'Providencia',
      'Santiago',
      'Provincia de Santiago',
      'Región Metropolitana de Santiago',
    ],
    country: 'CL',
    lat: -33.43,
    lon: -70.61,
  };

  test('lies in the smallest area that is named, and nowhere outside the region', () => {
    expect(areaOfFound(place, region)?.name).toBe('Providencia');
    const city = { ...place, within: ['Santiago', 'Región Metropolitana de Santiago'] };
    expect(areaOfFound(city, region)?.name).toBe('Santiago');
    const valparaiso = { ...place, within: ['Valparaíso', 'Región de Valparaíso'] };
    expect(areaOfFound(valparaiso, region)).toBeUndefined();
    expect(areaOfFound({ ...place, country: 'AR' }, region)).toBeUndefined();
    expect(areaOfFound({ ...place, within: ['Providencia', 'Cusco'] }, region)).toBeUndefined();
  });

  test('gets the number and the flat that were typed, and comes once', () => {
    const typed = withoutUnits('av. providencia 1234, depto 5, providencia', region);
    expect(typed).toEqual({ text: 'av. providencia 1234, providencia', units: ['depto 5'] });
    const numbered = { ...place, street: 'Avenida Providencia 1234', hasNumber: true };
    const known = knownAddresses([place, numbered, { ...place, street: null }], typed, region);
    expect(known.map(({ line }) => line)).toEqual([
      'Avenida Providencia 1234, depto 5, Providencia',
    ]);
  });

  test('is no address without a number', () => {
    const typed = withoutUnits('avenida providencia, providencia', region);
    expect(knownAddresses([place], typed, region)).toEqual([]);
  });
});
