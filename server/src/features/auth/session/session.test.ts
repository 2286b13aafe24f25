import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import { claimAccount } from '../../user/service.ts';
import { signIn } from '../sign-in/service.ts';
import type { OnSignIn } from './service.ts';
import { insertSession } from './store.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, send, codeOf } = codeCalls(() => t);
function validate(token?: string) {
  return t.call('POST /api/auth/validate', { body: token ? { token } : undefined });
}

describe('a sign-in', () => {
  test('tells what follows it who came, and as which visitor', async () => {
    const phoneNumber = newPhone();
    await send(phoneNumber);
    const input = { phoneNumber, code: (await codeOf(phoneNumber)) ?? '' };
    const arrival = { visitorId: 'visitor-1', userAgent: undefined };
    const told: object[] = [];
    const onSignIn: OnSignIn = async (_context, who) => {
      told.push(who);
    };
    const { userData } = await signIn(t.context, input, { arrival, onSignIn });
    expect(told).toEqual([{ userId: userData.id, visitorId: 'visitor-1' }]);
  });
});

describe('a session', () => {
  test('ends when the same person signs in elsewhere', async () => {
    const first = await t.signIn(newPhone());
    await t.advance('PT2M');
    const second = await t.signIn(first.phone);
    const profile = (token: string) => t.call('GET /api/profile', { token });
    const gone = await profile(first.token);
    expect(gone.status).toBe(401);
    expect(gone.body.errorCode).toBe('unauthenticated');
    expect((await profile(second.token)).status).toBe(200);
    expect((await validate(first.token)).body).toEqual({ valid: false });
  });

  test('says whose it is and until when', async () => {
    const person = await t.signIn(newPhone());
    const { body } = await validate(person.token);
    expect(body).toMatchObject({ valid: true, userData: { id: person.userId } });
    expect(body.sessionExpiry).toMatch(/Z$/);
    const byHeader = await t.call('POST /api/auth/validate', { body: {}, token: person.token });
    expect(byHeader.body.valid).toBe(true);
  });

  test.each(['Bearer ', 'bearer ', 'BEARER  '])(
    'is known by its token after %j',
    async (prefix) => {
      const { token, userId } = await t.signIn(newPhone());
      const given = `${prefix}${token}`;
      expect((await validate(given)).body).toMatchObject({ valid: true, userData: { id: userId } });
      const claim = { sessionToken: given };
      const history = await t.call('POST /api/auth/get-chat-history', { body: claim, token });
      expect(history.status).toBe(200);
      const renewed = await t.call('POST /api/auth/refresh-token', { body: claim, token });
      expect(renewed.status).toBe(200);
      const last = { sessionToken: `${prefix}${renewed.body.newToken}` };
      expect((await t.call('POST /api/auth/logout', { body: last })).status).toBe(200);
      expect((await validate(renewed.body.newToken)).body).toEqual({ valid: false });
      const stranger = await t.signIn(newPhone());
      const other = await t.call('POST /api/auth/logout', { body: claim, token: stranger.token });
      expect(other.body.errorCode).toBe('identity-mismatch');
    },
  );

  test('is not to be had with a made-up token', async () => {
    expect((await validate('x'.repeat(43))).body).toEqual({ valid: false });
    expect((await validate()).body).toEqual({ valid: false });
  });

  test('is over after 30 days', async () => {
    const person = await t.signIn(newPhone());
    await t.advance('P29DT23H');
    expect((await validate(person.token)).body.valid).toBe(true);
    await t.advance('PT1H');
    expect((await validate(person.token)).body).toEqual({ valid: false });
  });

  test('ends with a logout, which succeeds without one, too', async () => {
    const person = await t.signIn(newPhone());
    const options = { token: person.token };
    const other = { sessionToken: 'somebody-else' };
    const mismatch = await t.call('POST /api/auth/logout', { body: other, ...options });
    expect(mismatch.status).toBe(403);
    expect(mismatch.body.errorCode).toBe('identity-mismatch');
    const out = await t.call('POST /api/auth/logout', { ...options });
    expect(out.body).toEqual({ success: true });
    expect((await validate(person.token)).body).toEqual({ valid: false });
    expect((await t.call('POST /api/auth/logout', { body: {}, ...options })).status).toBe(200);
    expect((await t.call('POST /api/auth/logout')).status).toBe(200);
  });

  test('is kept as a hash: the token itself is nowhere in the database', async () => {
    const person = await t.signIn(newPhone());
    const { rows } = await t.pool.query('select token_hash from sessions');
    const all = rows.map((row: { token_hash: Buffer }) => row.token_hash.toString('base64url'));
    expect(all.some((hash) => hash === person.token)).toBe(false);
  });

  test('is one a person, though several may start at the same moment', async () => {
    const { userId } = await t.signIn(newPhone());
    const now = t.context.clock.now();
    const session = (index: number) => ({
      token_hash: Buffer.from(`session ${index} of ${userId}`),
      user_id: userId,
      created_at: now,
      expires_at: now.add({ hours: 1 }),
    });
    const phone = { number: 'unused', country: undefined };
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        t.context.db.transaction().execute(async (tx) => {
          const row = await tx
            .selectFrom('users')
            .select('phone')
            .where('id', '=', userId)
            .executeTakeFirstOrThrow();
          await claimAccount(tx, { ...phone, number: row.phone }, undefined, now);
          await insertSession(tx, session(index), t.context.config.sessionsPerUser);
        }),
      ),
    );
    const { rows } = await t.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
  });

  test('can be one of several where the installation allows it', async () => {
    const { userId } = await t.signIn(newPhone());
    const now = t.context.clock.now();
    for (let index = 1; index <= 4; index += 1)
      await t.context.db.transaction().execute((tx) =>
        insertSession(
          tx,
          {
            token_hash: Buffer.from(`${index} of ${userId}`),
            user_id: userId,
            created_at: now.add({ seconds: index }),
            expires_at: now.add({ hours: 1 }),
          },
          3,
        ),
      );
    const { rows } = await t.pool.query<{ token_hash: Buffer }>(
      'select token_hash from sessions where user_id = $1 order by created_at',
      [userId],
    );
    expect(rows.map((row) => row.token_hash.toString()[0])).toEqual(['2', '3', '4']);
  });
});
