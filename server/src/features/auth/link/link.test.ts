import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from } = codeCalls(() => t);

async function make(token: string) {
  return (await t.call('POST /api/auth/sign-in-link', { token, ...from() })).body;
}
function exchange(body: { authToken: string; phone: string }, options = from()) {
  return t.call('POST /api/auth/exchange-sign-in-link', { body, ...options });
}

describe('a sign-in link', () => {
  test('signs the same person in elsewhere, and ends the session it was made in', async () => {
    const person = await t.signIn(newPhone());
    const link = await make(person.token);
    const address = new URL(link.url);
    expect(address.origin).toBe('http://localhost:3000');
    expect(address.searchParams.get('authToken')).toBe(link.authToken);
    expect(address.searchParams.get('phone')).toBe(person.phone);
    expect(Buffer.from(link.authToken, 'base64url')).toHaveLength(32);
    const { status, body } = await exchange(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      isNewUser: false,
      userData: { id: person.userId },
    });
    const profile = (token: string) => t.call('GET /api/profile', { token });
    expect((await profile(body.sessionToken)).status).toBe(200);
    expect((await profile(person.token)).status).toBe(401);
  });

  test('takes over what the visitor said before', async () => {
    const person = await t.signIn(newPhone());
    const link = await make(person.token);
    const said = await t.call('POST /api/worker/suggestions', {
      body: { query: 'hello' },
      ...from(),
    });
    const cookie = String(said.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { ...from().headers, cookie };
    const { body } = await exchange(link, { headers });
    const history = await t.call('POST /api/auth/get-chat-history', {
      body: {},
      token: body.sessionToken,
    });
    expect(history.body.totalMessages).toBeGreaterThan(0);
  });

  test('knows the phone in every spelling, also with its plus sign lost', async () => {
    const person = await t.signIn(newPhone());
    let { token } = person;
    const bare = person.phone.slice(1);
    for (const phone of [bare, ` ${bare}`, `+${bare.slice(0, 2)} ${bare.slice(2)}`]) {
      const { authToken } = await make(token);
      const { status, body } = await exchange({ authToken, phone });
      expect(status, phone).toBe(200);
      token = body.sessionToken;
    }
  });

  test('works once, alone and at the same moment', async () => {
    const person = await t.signIn(newPhone());
    const link = await make(person.token);
    const replies = await Promise.all(Array.from({ length: 6 }, () => exchange(link)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies.filter((one) => one.status !== 200))
      expect([status, body.errorCode]).toEqual([400, 'link-invalid']);
    expect((await exchange(link)).body.errorCode).toBe('link-invalid');
  });

  test(
    'works for 15 minutes',
    still(async () => {
      const [early, late] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
      const [first, second] = [await make(early.token), await make(late.token)];
      await t.advance('PT14M59S');
      expect((await exchange(first)).status).toBe(200);
      await t.advance('PT1S');
      expect((await exchange(second)).body.errorCode).toBe('link-invalid');
      const { rows } = await t.pool.query('select 1 from link_tokens');
      expect(rows).toHaveLength(0);
    }),
  );

  test('gives way to the next one of the same person', async () => {
    const person = await t.signIn(newPhone());
    const first = await make(person.token);
    const second = await make(person.token);
    expect((await exchange(first)).body.errorCode).toBe('link-invalid');
    expect((await exchange(second)).status).toBe(200);
  });

  test('is worth nothing after five wrong phones, also at the same moment', async () => {
    const [person, other] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    const { authToken } = await make(person.token);
    const wrong = await Promise.all(
      Array.from({ length: 10 }, () => exchange({ authToken, phone: other.phone })),
    );
    expect(wrong.every(({ body }) => body.errorCode === 'link-invalid')).toBe(true);
    const { rows } = await t.pool.query('select attempts from link_tokens where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([{ attempts: 5 }]);
    expect((await exchange({ authToken, phone: person.phone })).body.errorCode).toBe(
      'link-invalid',
    );
  });

  test('survives four wrong phones', async () => {
    const person = await t.signIn(newPhone());
    const { authToken } = await make(person.token);
    for (const phone of ['+56900000000', 'twelve', '', '+1'])
      expect((await exchange({ authToken, phone })).body.errorCode).toBe('link-invalid');
    expect((await exchange({ authToken, phone: person.phone })).status).toBe(200);
  });

  test(
    'is not to be had by guessing: twenty a quarter of an hour from one address',
    still(async () => {
      const here = from('203.0.113.77');
      const guess = () => exchange({ authToken: 'x'.repeat(43), phone: newPhone() }, here);
      const replies = await Promise.all(Array.from({ length: 50 }, guess));
      const codes = replies.map(({ body }) => body.errorCode);
      expect(codes.filter((code) => code === 'link-invalid')).toHaveLength(20);
      expect(codes.filter((code) => code === 'tries-exceeded')).toHaveLength(30);
      const last = await guess();
      expect(last.status).toBe(429);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(14 * 60);
      await t.advance('PT15M');
      expect((await guess()).body.errorCode).toBe('link-invalid');
    }),
  );

  test('of an account that is gone is worth nothing', async () => {
    const person = await t.signIn(newPhone());
    const link = await make(person.token);
    await t.pool.query('update users set deleted_at = created_at where id = $1', [person.userId]);
    expect((await exchange(link)).body.errorCode).toBe('link-invalid');
  });

  test('is kept as a hash', async () => {
    const person = await t.signIn(newPhone());
    const { authToken } = await make(person.token);
    const { rows } = await t.pool.query('select token_hash from link_tokens');
    const all = rows.map((row: { token_hash: Buffer }) => row.token_hash.toString('base64url'));
    expect(all).not.toContain(authToken);
  });
});
