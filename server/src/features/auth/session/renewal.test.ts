import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

function renew(token?: string, body?: object) {
  return t.call('POST /api/auth/refresh-token', { body, ...(token ? { token } : {}) });
}
async function isGood(token: string) {
  return (await t.call('GET /api/profile', { token })).status === 200;
}
async function newTokenOf(token: string): Promise<string> {
  return (await renew(token)).body.newToken;
}
function daysUntil(end: string) {
  return t.context.clock.now().until(end).total('hours') / 24;
}

describe('renewing a session', () => {
  test('gives a new token with 30 days of its own', async () => {
    const { token } = await t.signIn();
    await t.advance('P10D');
    const { status, body } = await renew(token, { sessionToken: token });
    expect(status).toBe(200);
    expect(body.newToken).not.toBe(token);
    expect(Buffer.from(body.newToken, 'base64url')).toHaveLength(32);
    expect(daysUntil(body.sessionExpiry)).toBeGreaterThan(29.99);
    expect(await isGood(body.newToken)).toBe(true);
    await t.advance('P29DT23H');
    expect(await isGood(body.newToken)).toBe(true);
  });

  test(
    'keeps the old token for half a minute, for calls on their way',
    still(async () => {
      const { token } = await t.signIn();
      const next = await newTokenOf(token);
      await t.advance('PT29S');
      expect(await isGood(token)).toBe(true);
      await t.advance('PT1S');
      expect(await isGood(token)).toBe(false);
      expect(await isGood(next)).toBe(true);
    }),
  );

  test(
    'in two tabs at once gives both the same token, which works',
    still(async () => {
      const { token } = await t.signIn();
      const replies = await Promise.all(Array.from({ length: 6 }, () => renew(token)));
      const tokens = new Set(replies.map(({ body }) => body.newToken));
      expect(replies.every(({ status }) => status === 200)).toBe(true);
      expect(tokens.size).toBe(1);
      expect(await isGood(replies[0]?.body.newToken ?? '')).toBe(true);
    }),
  );

  test(
    'gives a tab that comes late the newest token of all',
    still(async () => {
      const { token } = await t.signIn();
      const second = await newTokenOf(token);
      const third = await newTokenOf(second);
      expect(third).not.toBe(second);
      expect(await newTokenOf(token)).toBe(third);
    }),
  );

  test('with a token that gave way longer ago is refused', async () => {
    const { token } = await t.signIn();
    const next = await newTokenOf(token);
    await t.advance('PT30S');
    const late = await renew(token);
    expect(late.status).toBe(401);
    expect(late.body.errorCode).toBe('unauthenticated');
    expect(await isGood(next)).toBe(true);
  });

  test('works until one day after its end, and no longer', async () => {
    const [early, late] = [await t.signIn(), await t.signIn()];
    await t.advance('P30DT23H');
    expect(await isGood(early.token)).toBe(false);
    const { newToken } = (await renew(early.token)).body;
    expect(await isGood(newToken)).toBe(true);
    expect(await isGood(early.token)).toBe(false);
    await t.advance('PT1H');
    expect((await renew(late.token)).status).toBe(401);
  });

  test('is refused after a sign-out, after a sign-in elsewhere and to made-up tokens', async () => {
    const out = await t.signIn();
    await t.call('POST /api/auth/logout', { token: out.token });
    expect((await renew(out.token)).status).toBe(401);
    const first = await t.signIn();
    await t.advance('PT2M');
    await t.signIn(first.phone);
    expect((await renew(first.token)).status).toBe(401);
    for (const token of [undefined, 'x'.repeat(43), '"; drop table sessions'])
      expect((await renew(token)).body.errorCode).toBe('unauthenticated');
  });

  test('is refused to an account that is gone', async () => {
    const { token, userId } = await t.signIn();
    await t.pool.query('update users set deleted_at = created_at where id = $1', [userId]);
    expect((await renew(token)).status).toBe(401);
    expect(await isGood(token)).toBe(false);
    expect((await t.call('POST /api/auth/validate', { body: { token } })).body).toEqual({
      valid: false,
    });
  });

  test('takes the token of the header alone, and refuses another beside it', async () => {
    const [mine, theirs] = [await t.signIn(), await t.signIn()];
    expect((await renew(undefined, { sessionToken: mine.token })).status).toBe(401);
    const mismatch = await renew(mine.token, { sessionToken: theirs.token });
    expect(mismatch.status).toBe(403);
    expect(mismatch.body.errorCode).toBe('identity-mismatch');
  });

  test('and signing out at the same moment leaves nobody signed in', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, userId } = await t.signIn();
      await Promise.all([renew(token), t.call('POST /api/auth/logout', { token }), renew(token)]);
      const { rows } = await t.pool.query('select 1 from sessions where user_id = $1', [userId]);
      expect(rows).toHaveLength(0);
    }
  });

  test('and then signing out with the token before ends both', async () => {
    const { token } = await t.signIn();
    const next = await newTokenOf(token);
    await t.call('POST /api/auth/logout', { token });
    expect(await isGood(next)).toBe(false);
    expect(await isGood(token)).toBe(false);
  });

  test('takes no room from other sessions, and leaves nothing behind', async () => {
    const { token, userId } = await t.signIn();
    await newTokenOf(token);
    await t.advance('PT31S');
    const left = await t.pool.query('select replaced_at from sessions where user_id = $1', [
      userId,
    ]);
    expect(left.rows).toEqual([{ replaced_at: null }]);
    await t.advance('P32D');
    const { rows } = await t.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(rows).toHaveLength(0);
  });
});
