import { describe, expect, test } from 'vitest';
import { findStreets, streets } from '../src/gazetteer/places.ts';
import { call, startForTest } from './support.ts';

describe('a street', () => {
  const found = (text: string) =>
    findStreets(text).map(({ street, number }) => [street.road, number]);

  test('is found as people type it, with its number', () => {
    const providencia = 'Avenida Providencia';
    expect(found('av. providencia 1234, Providencia')).toEqual([[providencia, '1234']]);
    expect(found('AVENIDA PROVIDENCIA')).toEqual([[providencia, undefined]]);
    expect(found('irarrazaval 345 depto 1201')).toEqual([['Avenida Irarrázaval', '345']]);
    expect(found('Irarra\u0301zaval 345')).toEqual([['Avenida Irarrázaval', '345']]);
  });

  test('is not the area behind the comma', () => {
    expect(found('Los Leones 10, Providencia')).toEqual([['Los Leones', '10']]);
    expect(found('Calle 5, Providencia')).toEqual([]);
  });

  test('that nobody knows is none', () => {
    for (const text of ['', ',', '1234', 'Calle Falsa 123']) expect(found(text)).toEqual([]);
  });
});

describe('the wires', () => {
  test('say where a place is in their own order', async () => {
    const sandbox = await startForTest();
    const [street] = streets;
    const { features } = (await call(sandbox, '/photon/api?q=Providencia%2010')).body;
    // GeoJSON names the longitude first, Nominatim writes both as text.
    expect(features[0].geometry).toEqual({
      type: 'Point',
      coordinates: [street?.lon, street?.lat],
    });
    const [place] = (await call(sandbox, '/nominatim/search?q=Providencia%2010')).body;
    expect(place).toMatchObject({ lat: String(street?.lat), lon: String(street?.lon) });
  });

  test('tell a house from a street', async () => {
    const sandbox = await startForTest();
    const photon = async (q: string) =>
      (await call(sandbox, `/photon/api?q=${q}`)).body.features[0].properties;
    expect(await photon('Moneda%20970')).toMatchObject({
      ...{ osm_key: 'building', type: 'house', street: 'Moneda', housenumber: '970' },
    });
    const whole = await photon('Moneda');
    expect(whole).toMatchObject({ osm_key: 'highway', type: 'street', name: 'Moneda' });
    expect(whole).not.toHaveProperty('housenumber');
    const [place] = (await call(sandbox, '/nominatim/search?q=Moneda')).body;
    expect(place.address).not.toHaveProperty('house_number');
    expect(place.display_name).toBe('Moneda, Santiago, Región Metropolitana de Santiago, Chile');
  });

  test('answer nothing where nothing is asked', async () => {
    const sandbox = await startForTest();
    expect((await call(sandbox, '/photon/api')).body.features).toEqual([]);
    expect((await call(sandbox, '/nominatim/search')).body).toEqual([]);
  });
});
