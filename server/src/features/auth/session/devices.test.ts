import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import { deviceName } from './rules.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { SESSIONS_PER_USER: '3' });
});
afterAll(() => t.stop());
const { newPhone, send, codeOf } = codeCalls(() => t);

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
  'Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function signInFrom(phoneNumber: string, userAgent: string): Promise<string> {
  await send(phoneNumber);
  const code = await codeOf(phoneNumber);
  const headers = { 'user-agent': userAgent };
  const body = { phoneNumber, code };
  const reply = await t.call('POST /api/auth/check-verification', { body, headers });
  await t.advance('PT2M');
  return reply.body.sessionToken;
}
async function list(token: string) {
  return (await t.call('GET /api/auth/sessions', { token })).body.sessions;
}
function endAll(token: string, body?: object) {
  return t.call('POST /api/auth/logout-everywhere', { body, token });
}

describe('the list of devices', () => {
  test('names them, the own one first, and nobody else sees them', async () => {
    const phone = newPhone();
    await signInFrom(phone, android);
    const token = await signInFrom(phone, iphone);
    const other = await t.signIn();
    const sessions = await list(token);
    expect(sessions).toMatchObject([
      { device: 'Safari, iOS', isCurrent: true },
      { device: 'Chrome, Android', isCurrent: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(await list(other.token)).toHaveLength(1);
  });

  test('counts a renewed session once, by the time of its sign-in', async () => {
    const phone = newPhone();
    const token = await signInFrom(phone, android);
    const [before] = await list(token);
    const renewed = await t.call('POST /api/auth/refresh-token', { token });
    const after = await list(renewed.body.newToken);
    expect(after).toEqual([{ ...before, expiresAt: renewed.body.sessionExpiry }]);
    // The token before is of the same device.
    expect((await list(token))[0]?.isCurrent).toBe(true);
  });

  test('keeps the three newest sessions where three are allowed, renewed or not', async () => {
    const phone = newPhone();
    const first = await signInFrom(phone, android);
    const second = await signInFrom(phone, android);
    const { newToken } = (await t.call('POST /api/auth/refresh-token', { token: second })).body;
    const third = await signInFrom(phone, android);
    expect(await list(third)).toHaveLength(3);
    const fourth = await signInFrom(phone, iphone);
    expect(await list(fourth)).toHaveLength(3);
    expect((await t.call('GET /api/profile', { token: first })).status).toBe(401);
    expect(await list(newToken)).toHaveLength(3);
  });
});

describe('signing out everywhere', () => {
  test('ends every session of the person and of nobody else', async () => {
    const phone = newPhone();
    const first = await signInFrom(phone, android);
    const second = await signInFrom(phone, iphone);
    const other = await t.signIn();
    const link = await t.call('POST /api/auth/sign-in-link', { token: first });
    const { body } = await endAll(second, { sessionToken: second });
    expect(body).toEqual({ ended: 2 });
    for (const token of [first, second]) expect((await endAll(token)).status).toBe(401);
    expect(await list(other.token)).toHaveLength(1);
    const used = await t.call('POST /api/auth/exchange-sign-in-link', { body: link.body });
    expect(used.body.errorCode).toBe('link-invalid');
  });

  test('is refused with the token of somebody else beside the own', async () => {
    const [mine, theirs] = [await t.signIn(), await t.signIn()];
    const reply = await endAll(mine.token, { sessionToken: theirs.token });
    expect(reply.status).toBe(403);
    expect(await list(theirs.token)).toHaveLength(1);
  });
});

describe('the name of a device', () => {
  test.each([
    [android, 'Chrome, Android'],
    [iphone, 'Safari, iOS'],
    ['', ''],
    [undefined, ''],
    ['   ', ''],
    ['curl/8.5.0', ''],
    ['<b>x</b>/1 y', 'bx/b'],
  ])('of %j is %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  test('stays short', () => {
    expect(deviceName(`${'x'.repeat(5000)}/1 y`).length).toBeLessThanOrEqual(60);
  });
});
