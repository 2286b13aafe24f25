import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

describe('signing in', () => {
  test('a new phone becomes an account, a known one does not', async () => {
    const first = await t.signIn('+56912345678');
    const again = async () =>
      (await t.call('GET', '/api/profile', undefined, { token: first.token })).body;
    expect(await again()).toMatchObject({ id: first.userId });
  });
});
