import { currencies } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

function convert(body: object) {
  return t.call('POST /api/currency/convert', { unchecked: body });
}

describe('currencies', () => {
  test('are listed with digits and smallest price', async () => {
    const { body } = await t.call('GET /api/currency/currencies');
    expect(body.currencies).toHaveLength(currencies.length);
    expect(body.currencies).toContainEqual({ code: 'USD', digits: 2, minimumPrice: 500 });
    expect(body.currencies).toContainEqual({ code: 'CLP', digits: 0, minimumPrice: 5000 });
    const { body: short } = await t.call('GET /api/currency/supported');
    expect(short.supported).toEqual([...currencies]);
  });

  test('have rates of one day, themselves at one', async () => {
    const { body } = await t.call('GET /api/currency/rates/:base', { params: { base: 'CLP' } });
    expect(body).toMatchObject({ base: 'CLP', rates: { CLP: 1 } });
    expect(body.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Object.keys(body.rates)).toEqual([...currencies]);
  });

  test('that nobody takes are not there', async () => {
    const { status, body } = await t.call('GET', '/api/currency/rates/KWD');
    expect(status).toBe(404);
    expect(body.errorCode).toBe('not-found');
  });
});

describe('converting', () => {
  test('multiplies by the rate that is shown, in minor units', async () => {
    const { status, body } = await convert({ amount: 1500, from: 'USD', to: 'CLP' });
    expect(status).toBe(200);
    expect(body.from).toEqual({ amount: 1500, currency: 'USD' });
    expect(body.to).toEqual({ amount: Math.round(15 * body.rate), currency: 'CLP' });
    const { body: same } = await convert({ amount: 7, from: 'PEN', to: 'PEN' });
    expect(same).toMatchObject({ to: { amount: 7, currency: 'PEN' }, rate: 1 });
  });

  test.each([
    [{ amount: 1.5 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ amount: Number.MAX_SAFE_INTEGER }, 'amount'],
    [{ to: 'KWD' }, 'to'],
    [{ from: 'usd' }, 'from'],
  ])('refuses %j', async (body, path) => {
    const refused = await convert({ amount: 100, from: 'USD', to: 'COP', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
  });
});
