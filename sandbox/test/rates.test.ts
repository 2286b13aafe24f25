import { expect, test } from 'vitest';
import { call, startForTest } from './support.ts';

const path = '/openexchangerates/api/latest.json';

test('rates are of today, wherever the clock is', async () => {
  const sandbox = await startForTest();
  await call(sandbox, '/sandbox/clock', { json: { now: '2028-02-29T12:00:00Z' } });
  const { status, body } = await call(sandbox, path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ base: 'USD', rates: { USD: 1, CLP: 943 } });
  const { timestamp } = body as { timestamp: number };
  expect(new Date(timestamp * 1000).toISOString()).toMatch(/^2028-02-29T12:00/);
});

test('rates can be told to be old, absurd or incomplete, and to fail', async () => {
  const sandbox = await startForTest();
  const odd = { date: '2026-01-05', rates: { CLP: -1, EUR: null } };
  await call(sandbox, '/sandbox/rates', { json: odd });
  const { body } = await call(sandbox, path);
  expect(body).toMatchObject({ timestamp: Date.UTC(2026, 0, 5) / 1000, rates: { CLP: -1 } });
  expect(body).not.toHaveProperty('rates.EUR');
  await call(sandbox, '/sandbox/faults', { json: { service: 'rates', kind: 'fail' } });
  expect((await call(sandbox, path)).status).toBe(500);
  expect((await call(sandbox, path)).status).toBe(200);
});
