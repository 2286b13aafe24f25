import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  ({ token } = await t.signIn());
});
afterAll(() => t.stop());

function read() {
  return t.call('GET /api/profile', { token });
}
function change(body: object) {
  return t.call('PUT /api/profile', { body, token });
}

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
    [{ lastName: '' }, 'lastName'],
    [{ lastName: '   ' }, 'lastName'],
    [{ lastName: null }, 'lastName'],
    [{ lastName: '<b>' }, 'lastName'],
    [{ username: '' }, 'username'],
    [{ username: ' ' }, 'username'],
    [{ username: 'ab' }, 'username'],
    [{ username: '../admin' }, 'username'],
    [{ username: '-dash' }, 'username'],
    [{ country: 'chile' }, 'country'],
    [{ country: 'ZZ' }, 'country'],
    [{ country: 'QX' }, 'country'],
    [{ city: '<script>' }, 'city'],
    [{ state: 'x'.repeat(81) }, 'state'],
    [{ name: 'A\nB' }, 'name'],
  ])('refuses %j by its field and keeps all as it was', async (body, path) => {
    const before = (await read()).body;
    const refused = await change({ name: 'Somebody', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
    expect((await read()).body).toEqual(before);
  });

  test('keeps where somebody lives until it is taken away', async () => {
    const place = { country: 'CL', city: 'Ñuñoa', state: 'Región Metropolitana' };
    expect((await change(place)).body).toMatchObject(place);
    const gone = { country: null, city: null, state: null };
    expect((await change(gone)).body).toMatchObject(gone);
  });

  test('takes its identity from the token alone', async () => {
    const other = await t.signIn();
    const { status, body } = await change({ name: 'Eve', userId: other.userId });
    expect(status).toBe(403);
    expect(body.errorCode).toBe('identity-mismatch');
  });
});

describe('a username', () => {
  const wish = (who: { token: string }, username: string) =>
    t.call('PUT /api/profile', { body: { username }, ...who });
  const ask = (who: { token: string }, username: string) =>
    t.call('GET /api/profile/check', { query: { username: username }, ...who });

  test('belongs to one person, however it is capitalised', async () => {
    const [ana, eva] = [await t.signIn(), await t.signIn()];
    expect((await wish(ana, ' Ana.Soto ')).body.username).toBe('ana.soto');
    expect((await wish(ana, 'ANA.SOTO')).status).toBe(200);
    const refused = await wish(eva, 'aNa.sOtO');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      errorCode: 'username-taken',
      fields: [{ path: 'username' }],
    });
    expect((await t.call('GET /api/profile', { ...eva })).body.username).toBeNull();
  });

  test('goes to one of many who want it at once', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => t.signIn()));
    const replies = await Promise.all(racers.map((racer) => wish(racer, 'wanted')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  test('can be asked for before it is taken', async () => {
    const [ana, eva] = [await t.signIn(), await t.signIn()];
    await wish(ana, 'asked-for');
    const free = { username: 'still-free', isValid: true, isAvailable: true, reason: null };
    expect((await ask(eva, 'Still-Free')).body.username).toEqual(free);
    const taken = { username: 'asked-for', isValid: true, isAvailable: false, reason: 'taken' };
    expect((await ask(eva, 'ASKED-FOR')).body.username).toEqual(taken);
    expect((await ask(ana, 'asked-for')).body.username?.isAvailable).toBe(true);
    for (const odd of ['', 'a', '<b>', 'x'.repeat(31), 'ñandú'])
      expect((await ask(eva, odd)).body.username).toEqual({
        username: odd,
        isValid: false,
        isAvailable: false,
        reason: 'invalid',
      });
    expect((await ask(eva, 'x'.repeat(65))).status).toBe(400);
    expect((await t.call('GET /api/profile/check', { query: { username: 'ana' } })).status).toBe(
      401,
    );
  });
});

describe('the profile check', () => {
  test('names what a booking still needs', async () => {
    const person = await t.signIn();
    const check = () => t.call('GET /api/profile/check', { ...person });
    expect((await check()).body).toEqual({
      isComplete: false,
      missing: ['name', 'lastName', 'email'],
    });
    await t.call('PUT /api/profile', { body: { name: 'Ana', lastName: 'Soto' }, ...person });
    expect((await check()).body).toEqual({ isComplete: false, missing: ['email'] });
    await t.call('PUT /api/profile', { body: { email: 'ana@example.org' }, ...person });
    expect((await check()).body).toEqual({ isComplete: true, missing: [] });
  });
});

describe('a name', () => {
  const save = async (profile: object) => {
    const person = await t.signIn();
    return t.call('PUT /api/profile', { body: profile, token: person.token });
  };

  test.each(['admin', 'Puente', 'soporte', 'so.porte', 'reset-password', 'sandbox', 'you'])(
    'that would pass for ours is nobody’s: %s',
    async (username) => {
      expect(await save({ username })).toMatchObject({
        status: 409,
        body: { errorCode: 'username-taken', fields: [{ path: 'username' }] },
      });
      const check = await t.call('GET /api/profile/check', {
        query: { username: username },
        token,
      });
      expect(check.body.username).toMatchObject({ isValid: true, isAvailable: false });
    },
  );

  test.each([
    { username: 'a..b' },
    { username: 'a--b' },
    { username: 'a__b' },
    { username: 'a.-b' },
    { name: '\u202Eanul' },
    { lastName: 'a\u2066b' },
    { name: '12 34' },
    { name: '...' },
  ])('of that form is refused: %j', async (profile) => {
    expect(await save(profile)).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid-input' },
    });
  });

  test.each([
    { username: 'ana.maria-soto' },
    { name: 'José 2º', lastName: 'O’Neill-Ñ' },
    { name: '李' },
  ])('of people stays possible: %j', async (profile) => {
    expect((await save(profile)).status).toBe(200);
  });
});
