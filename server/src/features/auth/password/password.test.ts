import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../../test/codes.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from, send, codeOf } = codeCalls(() => t);

const password = 'tres gatos en la luna';
const other = 'cinco perros bajo el sol';

async function register(phoneNumber: string, body: object = {}) {
  await send(phoneNumber);
  const code = await codeOf(phoneNumber);
  const given = { phoneNumber, code, password, ...body };
  return t.call('POST /api/auth/register', { body: given, ...from() });
}
function login(phoneNumber: string, typed = password, options = from()) {
  return t.call('POST /api/auth/login', { body: { phoneNumber, password: typed }, ...options });
}
function change(token: string, body: object) {
  return t.call('POST /api/auth/update-password', { unchecked: body, token, ...from() });
}
async function isGood(token: string) {
  return (await t.call('GET /api/profile', { token })).status === 200;
}

describe('registering', () => {
  test('makes an account with names, address and a password of a proven phone', async () => {
    const phone = newPhone();
    const names = { name: 'Ana', lastName: 'Soto', email: 'ana@example.org' };
    const { status, body } = await register(phone, names);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      isNewUser: true,
      userData: { ...names, phoneNumber: phone, hasPassword: true },
    });
    expect(await isGood(body.sessionToken)).toBe(true);
    expect((await login(phone)).status).toBe(200);
  });

  test('of a known phone sets the password and fills in only what was missing', async () => {
    const person = await t.signIn(newPhone());
    const options = { token: person.token };
    await t.call('PUT /api/profile', { body: { name: 'Ana' }, ...options });
    await t.advance('PT2M');
    const { body } = await register(person.phone, { name: 'Eva', lastName: 'Soto' });
    expect(body).toMatchObject({
      isNewUser: false,
      userData: { id: person.userId, name: 'Ana', lastName: 'Soto', email: null },
    });
    expect(await isGood(person.token)).toBe(false);
  });

  test('without a right code sets no password', async () => {
    const phone = newPhone();
    await send(phone);
    const code = wrongFor(await codeOf(phone));
    const guess = { phoneNumber: phone, code, password };
    const { body } = await t.call('POST /api/auth/register', { body: guess, ...from() });
    expect(body.errorCode).toBe('code-wrong');
    expect((await login(phone)).body.errorCode).toBe('credentials-wrong');
  });

  test('with a password that is too easy is refused before the code is used up', async () => {
    const phone = newPhone();
    await send(phone);
    const given = { phoneNumber: phone, code: await codeOf(phone), name: 'Valentina' };
    for (const weak of ['password1234', phone, 'valentina1990', 'aaaaaaaaaaaa']) {
      const body = { ...given, password: weak };
      const refused = await t.call('POST /api/auth/register', { body, ...from() });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        errorCode: 'password-weak',
        fields: [{ path: 'password' }],
      });
    }
    const right = await t.call('POST /api/auth/register', {
      body: { ...given, password },
      ...from(),
    });
    expect(right.status).toBe(200);
  });

  test('wants at least ten characters and takes at most 128', async () => {
    for (const bad of ['nine char', 'x'.repeat(129)]) {
      const { body } = await register(newPhone(), { password: bad });
      expect(body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path: 'password' }] });
    }
  });
});

describe('signing in by password', () => {
  test('finds the phone in every spelling and ends the session before', async () => {
    const phone = newPhone();
    const first = (await register(phone)).body;
    const { status, body } = await login(phone.replace('+56', '+56 '));
    expect(status).toBe(200);
    expect(body).toMatchObject({ isNewUser: false, userData: { id: first.userData.id } });
    expect(await isGood(first.sessionToken)).toBe(false);
    expect(await isGood(body.sessionToken)).toBe(true);
  });

  test('is refused in the same words to unknown phones, without and with a wrong password', async () => {
    const phone = newPhone();
    await register(phone);
    const plain = await t.signIn(newPhone());
    const replies = [
      await login(phone, other),
      await login(plain.phone, other),
      await login(newPhone(), other),
    ];
    for (const { status, body, headers } of replies) {
      expect(status).toBe(400);
      expect({ ...body, requestId: '' }).toEqual({ ...replies[0]?.body, requestId: '' });
      expect(body.errorCode).toBe('credentials-wrong');
      expect(Object.keys(headers)).toEqual(Object.keys(replies[0]?.headers ?? {}));
    }
    expect((await login('+569123')).body.errorCode).toBe('invalid-phone');
  });

  test(
    'works five times in a quarter of an hour for a phone, known or not',
    still(async () => {
      const phone = newPhone();
      await register(phone);
      for (const one of [phone, newPhone()]) {
        for (let count = 0; count < 5; count += 1)
          expect((await login(one, other)).body.errorCode).toBe('credentials-wrong');
        const sixth = await login(one);
        expect(sixth.status).toBe(429);
        expect(sixth.body.errorCode).toBe('tries-exceeded');
        expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(14 * 60);
      }
      await t.advance('PT15M');
      expect((await login(phone)).status).toBe(200);
    }),
  );

  test('starts the count anew after a right password', async () => {
    const phone = newPhone();
    await register(phone);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await login(phone, other);
      expect((await login(phone)).status).toBe(200);
    }
  });

  test('works twenty times from one address, and a right one of the own makes no room', async () => {
    const here = from('203.0.113.99');
    const mine = newPhone();
    await register(mine);
    for (let count = 0; count < 20; count += 1) {
      expect((await login(newPhone(), other, here)).body.errorCode).toBe('credentials-wrong');
      if (count === 10) expect((await login(mine, password, here)).status).toBe(200);
    }
    expect((await login(newPhone(), other, here)).body.errorCode).toBe('tries-exceeded');
    expect((await login(mine, password, here)).body.errorCode).toBe('tries-exceeded');
    expect((await login(mine)).status).toBe(200);
  });

  test('renews a hash that was made at another cost', async () => {
    const phone = newPhone();
    const { userData } = (await register(phone)).body;
    const hashOf = async (): Promise<string> => {
      const found = await t.pool.query('select hash from passwords where user_id = $1', [
        userData.id,
      ]);
      return found.rows[0].hash;
    };
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.alloc(16, 7);
    const cheap = {
      message: password,
      nonce,
      tagLength: 32,
      memory: 64,
      passes: 1,
      parallelism: 1,
    };
    const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const old = `$argon2id$v=19$m=64,t=1,p=1$${b64(nonce)}$${b64(argon2Sync('argon2id', cheap))}`;
    await t.pool.query('update passwords set hash = $1 where user_id = $2', [old, userData.id]);
    expect((await login(phone, other)).status).toBe(400);
    expect(await hashOf()).toBe(old);
    expect((await login(phone)).status).toBe(200);
    expect(await hashOf()).toContain('$m=19456,t=2,p=1$');
    expect((await login(phone)).status).toBe(200);
  });

  test('is refused to an account that is gone', async () => {
    const phone = newPhone();
    const { userData } = (await register(phone)).body;
    await t.pool.query('update users set deleted_at = created_at where id = $1', [userData.id]);
    expect((await login(phone)).body.errorCode).toBe('credentials-wrong');
  });
});

describe('the password of an account', () => {
  test('is set, changed with the present one, and taken away', async () => {
    const { token, phone } = await t.signIn(newPhone());
    const first = await change(token, { newPassword: password });
    expect(first.body).toMatchObject({ success: true, userData: { hasPassword: true } });
    const second = await change(token, { currentPassword: password, newPassword: other });
    expect(second.status).toBe(200);
    expect((await login(phone)).body.errorCode).toBe('credentials-wrong');
    const { sessionToken } = (await login(phone, other)).body;
    const gone = await change(sessionToken, { currentPassword: other, newPassword: null });
    expect(gone.body.userData.hasPassword).toBe(false);
    expect((await login(phone, other)).body.errorCode).toBe('credentials-wrong');
  });

  test('is not changed or taken away by who does not know it', async () => {
    const phone = newPhone();
    const { sessionToken } = (await register(phone)).body;
    for (const body of [
      { newPassword: other },
      { newPassword: null },
      { currentPassword: other, newPassword: other },
    ]) {
      const refused = await change(sessionToken, body);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        errorCode: 'password-wrong',
        fields: [{ path: 'currentPassword' }],
      });
    }
    expect((await login(phone)).status).toBe(200);
  });

  test('can be guessed five times by a session in the wrong hands', async () => {
    const { sessionToken } = (await register(newPhone())).body;
    const guess = () => change(sessionToken, { currentPassword: other, newPassword: other });
    const codes = (await Promise.all(Array.from({ length: 20 }, guess))).map(
      ({ body }) => body.errorCode,
    );
    expect(codes.filter((code) => code === 'password-wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'tries-exceeded')).toHaveLength(15);
  });

  test('may not be one that is easy for who knows the person', async () => {
    const { token } = await t.signIn(newPhone());
    await t.call('PUT /api/profile', { body: { name: 'Guadalupe' }, token });
    const { body } = await change(token, { newPassword: 'guadalupe2020' });
    expect(body).toMatchObject({ errorCode: 'password-weak', fields: [{ path: 'newPassword' }] });
  });

  test('is what one of two changes at once made it', async () => {
    const phone = newPhone();
    const { sessionToken } = (await register(phone)).body;
    const replies = await Promise.all(
      [other, 'siete lobos en la nieve'].map((newPassword) =>
        change(sessionToken, { currentPassword: password, newPassword }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('ends what was open elsewhere when it changes, and keeps the session that changed it', async () => {
    const { token, userId, phone } = await t.signIn(newPhone());
    const link = await t.call('POST /api/auth/sign-in-link', { token, ...from() });
    await t.pool.query(
      `insert into sessions (token_hash, user_id, created_at, expires_at)
       select 'elsewhere', user_id, created_at, expires_at from sessions where user_id = $1`,
      [userId],
    );
    await change(token, { newPassword: password });
    const { rows } = await t.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    expect(await isGood(token)).toBe(true);
    const used = { authToken: link.body.authToken, phone };
    const late = await t.call('POST /api/auth/exchange-sign-in-link', { body: used, ...from() });
    expect(late.body.errorCode).toBe('link-invalid');
  });
});
