import { expect, test } from 'vitest';
import { call, startForTest } from './support.ts';

const photon = '/photon/api?q=Av.%20Providencia%201234&limit=8';
const nominatim = '/nominatim/search?q=Irarr%C3%A1zaval%20345&format=jsonv2&addressdetails=1';

test('both wires tell the streets they know, in their own words', async () => {
  const sandbox = await startForTest();
  expect((await call(sandbox, photon)).body).toMatchObject({
    features: [{ properties: { street: 'Avenida Providencia', housenumber: '1234' } }],
  });
  expect((await call(sandbox, nominatim)).body).toMatchObject([
    { address: { road: 'Avenida Irarrázaval', house_number: '345', country_code: 'cl' } },
  ]);
  expect((await call(sandbox, '/photon/api?q=nowhere')).body).toMatchObject({ features: [] });
});

test('they can be told to fail, and to talk nonsense', async () => {
  const sandbox = await startForTest();
  await call(sandbox, '/sandbox/faults', { json: { service: 'gazetteer', kind: 'fail' } });
  expect((await call(sandbox, photon)).status).toBe(500);
  expect((await call(sandbox, photon)).status).toBe(200);
  await call(sandbox, '/sandbox/gazetteer', { json: { mode: 'garbage' } });
  expect((await call(sandbox, nominatim)).body).not.toBeInstanceOf(Array);
  expect((await call(sandbox, '/sandbox/gazetteer')).body).toEqual({ mode: 'garbage' });
});
