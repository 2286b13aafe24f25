import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  ({ token } = await t.signIn());
});
afterAll(() => t.stop());

const read = () => t.call('GET', '/api/profile', undefined, { token });
const change = (body: object) => t.call('PUT', '/api/profile', body, { token });

describe('the own account', () => {
  test('is shown to nobody without a session', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const { status, body } = await t.call(method, '/api/profile', {});
      expect(status).toBe(401);
      expect(body.errorCode).toBe('unauthenticated');
    }
  });

  test('keeps what is not named and changes what is', async () => {
    const first = await change({
      name: ' Ana ',
      lastName: 'Soto',
      email: 'ana@example.org',
      invoiceEmail: 'bills@example.org',
      language: 'es',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
    });
    expect(first.status).toBe(200);
    const second = await change({ lastName: 'Soto Díaz', invoiceEmail: null });
    expect(second.body).toMatchObject({
      name: 'Ana',
      lastName: 'Soto Díaz',
      email: 'ana@example.org',
      invoiceEmail: null,
      language: 'es',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
    });
    expect((await read()).body).toEqual(second.body);
    expect((await change({})).body).toEqual(second.body);
  });

  test('spells a zone as the zone data does', async () => {
    expect((await change({ timezone: 'america/santiago' })).body.timezone).toBe('America/Santiago');
  });

  test.each([
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: '+03:00' }, 'timezone'],
    [{ timezone: '' }, 'timezone'],
    [{ email: 'ana@' }, 'email'],
    [{ invoiceEmail: 'x' }, 'invoiceEmail'],
    [{ currency: 'KWD' }, 'currency'],
    [{ language: 'fr' }, 'language'],
    [{ name: '' }, 'name'],
    [{ lastName: '<b>' }, 'lastName'],
    [{ name: 'A\nB' }, 'name'],
  ])('refuses %j by its field and keeps all as it was', async (body, path) => {
    const before = (await read()).body;
    const refused = await change({ name: 'Somebody', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
    expect((await read()).body).toEqual(before);
  });

  test('takes its identity from the token alone', async () => {
    const other = await t.signIn();
    const { status, body } = await change({ name: 'Eve', userId: other.userId });
    expect(status).toBe(403);
    expect(body.errorCode).toBe('identity-mismatch');
  });
});
