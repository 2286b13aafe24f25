import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { PUBLIC_URL: 'https://puente.example' });
});
afterAll(() => t.stop());

const get = (path: string, headers: Record<string, string>) =>
  t.call('GET', path, undefined, { headers });

describe.each(['/sandbox', '/sandbox/codes', '/sandbox/mails', '/metrics'])('%s', (path) => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'puente.example'])(
    'answers to %s',
    async (host) => {
      expect((await get(path, { host })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'puente.example.evil.example',
    'puente.example@evil.example',
    '10.0.0.7:3000',
  ])('answers to no other name: %s', async (host) => {
    const { status, body } = await get(path, { host });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(['forbidden', 'not-found', 'invalid-input']).toContain(body.errorCode);
  });

  test('goes by no name that a script can add', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await get(path, headers)).status).toBeGreaterThanOrEqual(400);
    const behindProxy = { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example' };
    expect((await get(path, behindProxy)).status).toBeGreaterThanOrEqual(400);
    const own = { host: '127.0.0.1:3000', 'x-forwarded-host': 'puente.example' };
    expect((await get(path, own)).status).toBe(200);
  });
});

test('a stranger’s name moves no clock', async () => {
  const before = t.context.clock.now();
  const headers = { host: 'evil.example' };
  const moved = await t.call('POST', '/sandbox/clock', { advance: 'P3D' }, { headers });
  expect(moved).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } });
  await t.drain();
  expect(before.until(t.context.clock.now()).total('hours')).toBeLessThan(1);
});
