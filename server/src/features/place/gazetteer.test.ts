import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createPhoton } from '../../gateways/gazetteer/photon.ts';
import type { GazetteerGateway } from '../../gateways/gazetteer/port.ts';

let t: TestApp;
beforeAll(async () => {
  // The sandbox's address is known once it runs.
  const gazetteer: GazetteerGateway = {
    search: (text, region) =>
      createPhoton({ url: `${t.sandbox.url}/photon`, caller: 'Puente' }).search(text, region),
  };
  t = await startTestApp(undefined, {}, { gazetteer });
});
afterAll(() => t.stop());
beforeEach(() => t.sandboxPost('/sandbox/gazetteer', { mode: 'helpful' }));

const suggest = async (q: string) => {
  const { token } = await t.signIn();
  const query = { q, regionId: 'cl-rm' };
  return (await t.call('GET /api/places/suggest', { token, query })).body;
};
const save = async (address: string, areaId: string) => {
  const { token } = await t.signIn();
  const office = { name: 'Office', address, areaId };
  return t.call(
    'PUT',
    '/api/provider/places',
    {
      version: 0,
      home: { enabled: false, areaIds: [] },
      office: { enabled: true, offices: [office] },
    },
    { token },
  );
};

describe('with a gazetteer of one’s own', () => {
  test('suggestions are its streets inside the region, with the flat that was typed', async () => {
    expect(await suggest('irarrazaval 345, depto 5')).toMatchObject({
      from: 'service',
      suggestions: [{ line: 'Avenida Irarrázaval 345, depto 5, Ñuñoa', lat: -33.454 }],
    });
    expect(await suggest('Condell 1200, Valparaíso')).toMatchObject({
      suggestions: [],
      missing: 'inside',
    });
  });

  test('an address that it finds only in another area is refused', async () => {
    expect((await save('Irarrázaval 345, Providencia', 'cl-13123')).body.errorCode).toBe(
      'address-not-in-area',
    );
    expect((await save('Irarrázaval 345, Ñuñoa', 'cl-13120')).status).toBe(200);
    expect((await save('Condell 1200, Valparaíso', 'cl-13101')).body.errorCode).toBe(
      'address-not-in-area',
    );
  });

  test('an address that it doesn’t know is left to the built-in one', async () => {
    expect((await save('Pasaje Nuevo 7, Ñuñoa', 'cl-13120')).status).toBe(200);
    expect((await save('Pasaje Nuevo 7', 'cl-13120')).body.errorCode).toBe('address-not-found');
  });

  test.each(['fail', 'drop'])('one that answers %s keeps nobody from saving', async (kind) => {
    await t.sandboxPost('/sandbox/faults', { service: 'gazetteer', kind, times: 2 });
    expect(await suggest('Los Leones 120, prov')).toMatchObject({
      from: 'built-in',
      suggestions: [{ line: 'Los Leones 120, Providencia' }],
    });
    expect((await save('Los Leones 120, Providencia', 'cl-13123')).status).toBe(200);
  });

  test('nonsense keeps nobody from saving either', async () => {
    await t.sandboxPost('/sandbox/gazetteer', { mode: 'garbage' });
    expect((await suggest('Los Leones 120, prov')).from).toBe('built-in');
    expect((await save('Los Leones 120, Providencia', 'cl-13123')).status).toBe(200);
  });
});
