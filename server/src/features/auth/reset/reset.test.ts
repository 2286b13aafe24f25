import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from, send, codeOf } = codeCalls(() => t);

const password = 'tres gatos en la luna';
const other = 'cinco perros bajo el sol';
let people = 0;
type Forgetful = SignedIn & { email: string };

/** Somebody with an address and a password. */
async function forgetful(language = 'en'): Promise<Forgetful> {
  people += 1;
  const email = `person-${people}@example.org`;
  const person = await t.signIn(newPhone());
  const options = { token: person.token };
  await t.call('POST /api/auth/update-password', {
    body: { newPassword: password },
    ...options,
    ...from(),
  });
  // Afterwards: nobody without an address is told of a password.
  await t.call('PUT /api/profile', { unchecked: { email, language, name: 'Lucía' }, ...options });
  return { ...person, email };
}
function ask(email: string, options = from()) {
  return t.call('POST /api/auth/reset-password', { body: { email }, ...options });
}
type Mail = { subject: string; text: string; html: string };
async function mailsTo(email: string) {
  return (await t.sandboxGet<{ mails: Mail[] }>(`/sandbox/mails?to=${encodeURIComponent(email)}`))
    .mails;
}
function tokenOf(mail: Mail | undefined): string {
  return /\/reset-password#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
/** The token that was mailed for a reset. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  await t.drain();
  return tokenOf((await mailsTo(email))[0]);
}
function confirm(body: object, options = from()) {
  return t.call('POST /api/auth/confirm-reset-password', { unchecked: body, ...options });
}
function login(phoneNumber: string, typed: string) {
  return t.call('POST /api/auth/login', { body: { phoneNumber, password: typed }, ...from() });
}

describe('asking for a new password', () => {
  test.each([
    ['en', 'Set a new password', 'Hi Lucía,'],
    ['es', 'Crea una contraseña nueva', 'Hola, Lucía:'],
  ])('mails a link in the language of the person (%s)', async (language, subject, hello) => {
    const person = await forgetful(language);
    const { status, body } = await ask(person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'pending', expiresInSeconds: 1800 });
    await t.drain();
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(hello);
    expect(mail?.text).toContain(`http://localhost:3000/reset-password#token=`);
    expect(mail?.html).toContain(tokenOf(mail));
    expect(mail?.text).not.toContain(person.phone);
    expect(mail?.text).toContain(person.phone.slice(-2));
  });

  test('answers alike for unknown addresses and accounts without a password, and mails nothing', async () => {
    const known = await forgetful();
    const plain = await t.signIn(newPhone());
    const email = 'without-password@example.org';
    await t.call('PUT /api/profile', { body: { email }, token: plain.token });
    const replies = [await ask(known.email), await ask(email), await ask('nobody@example.org')];
    for (const { status, body, headers } of replies) {
      expect([status, body]).toEqual([200, replies[0]?.body]);
      expect(Object.keys(headers)).toEqual(Object.keys(replies[0]?.headers ?? {}));
    }
    const { rows } = await t.pool.query(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = $1`,
      ['auth.reset-mail'],
    );
    expect(rows).toEqual([{ jobs: 3 }]);
    await t.drain();
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(0);
    expect(await mailsTo('nobody@example.org')).toHaveLength(0);
  });

  test('mails nothing to an address that was given without the phone at hand', async () => {
    const person = await forgetful();
    const [fresh, thief] = [`fresh-${person.email}`, `thief-${person.email}`];
    const save = (changes: object) =>
      t.call('PUT /api/profile', { body: changes, token: person.token });
    await t.advance('PT14M');
    expect((await save({ email: fresh })).body).toMatchObject({ getsResetLinks: true });
    expect(await tokenFor(fresh)).not.toBe('');
    await t.advance('PT2M');
    expect((await save({ email: thief })).body).toMatchObject({
      email: thief,
      getsResetLinks: false,
    });
    expect((await ask(thief)).body).toEqual((await ask('nobody@example.org')).body);
    await t.drain();
    expect(await mailsTo(thief)).toEqual([]);
    const [told] = await mailsTo(fresh);
    expect(told?.subject).toBe('Your email address was changed');
    // Neither does it come to be trusted by being saved again with the phone at hand.
    const again = await t.signIn(person.phone);
    await t.call('PUT /api/profile', { body: { email: thief, name: 'Eva' }, token: again.token });
    expect(await tokenFor(thief)).toBe('');
    await t.call('PUT /api/profile', { body: { email: person.email }, token: again.token });
    expect(await tokenFor(person.email)).not.toBe('');
  });

  test('mails to an address that was given along with a code', async () => {
    const phone = newPhone();
    const email = 'registered@example.org';
    const register = async (given: object) => {
      await send(phone);
      const body = { phoneNumber: phone, code: await codeOf(phone), password, ...given };
      return t.call('POST /api/auth/register', { body, ...from() });
    };
    const { body } = await register({ email });
    expect(await tokenFor(email)).not.toBe('');
    await t.advance('PT16M');
    const typed = 'typed-later@example.org';
    const token = body.sessionToken;
    await t.call('PUT /api/profile', { body: { email: typed }, token });
    expect(await tokenFor(typed)).toBe('');
    await register({ email: 'another@example.org' });
    expect(await tokenFor(typed)).toBe('');
    await t.advance('PT2M');
    await register({ email: typed });
    expect(await tokenFor(typed)).not.toBe('');
  });

  test('mails three an hour to an address and five for one caller, and never says so', async () => {
    const person = await forgetful();
    for (let count = 0; count < 5; count += 1) expect((await ask(person.email)).status).toBe(200);
    await t.drain();
    expect(await mailsTo(person.email)).toHaveLength(3);
    const here = from('203.0.113.55');
    const others = await Promise.all(Array.from({ length: 7 }, () => forgetful()));
    for (const one of others) expect((await ask(one.email, here)).status).toBe(200);
    await t.drain();
    const mailed = await Promise.all(others.map(async ({ email }) => mailsTo(email)));
    expect(mailed.flat()).toHaveLength(5);
    await t.advance('PT1H1M');
    expect((await mailsTo(person.email)).length).toBe(3);
    await ask(person.email);
    await t.drain();
    expect((await mailsTo(person.email)).length).toBe(4);
  });

  test(
    'mails no link that waited longer than it would have worked',
    still(async () => {
      const [early, late] = [await forgetful(), await forgetful()];
      await ask(early.email);
      await t.advance('PT29M59S');
      expect(await mailsTo(early.email)).toHaveLength(1);
      await ask(late.email);
      await t.advance('PT30M');
      expect(await mailsTo(late.email)).toEqual([]);
      await ask(late.email);
      await t.advance('PT2H');
      expect(await mailsTo(late.email)).toEqual([]);
      expect(await tokenFor(late.email)).not.toBe('');
    }),
  );

  test('mails no link for a password that was changed since', async () => {
    const person = await forgetful();
    await ask(person.email);
    const change = { currentPassword: password, newPassword: other };
    const options = { token: person.token, ...from() };
    expect(
      (await t.call('POST /api/auth/update-password', { body: change, ...options })).status,
    ).toBe(200);
    await t.drain();
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(await tokenFor(person.email)).not.toBe('');
  });

  test('wants an address', async () => {
    expect((await ask('nobody')).body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'email' }],
    });
  });
});

describe('setting a new password', () => {
  test('works with the link and the phone, once, and ends every session', async () => {
    const person = await forgetful();
    const token = await tokenFor(person.email);
    const body = { token, phoneNumber: person.phone, newPassword: other };
    const { status, body: done } = await confirm(body);
    expect([status, done]).toEqual([200, { success: true }]);
    const profile = await t.call('GET /api/profile', { token: person.token });
    expect(profile.status).toBe(401);
    expect((await login(person.phone, password)).body.errorCode).toBe('credentials-wrong');
    expect((await login(person.phone, other)).status).toBe(200);
    expect((await confirm(body)).body.errorCode).toBe('link-invalid');
  });

  test('works for one of several at once', async () => {
    const person = await forgetful();
    const token = await tokenFor(person.email);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        confirm({ token, phoneNumber: person.phone, newPassword: other }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('by one link ends the other links that were mailed', async () => {
    const person = await forgetful();
    const first = await tokenFor(person.email);
    const second = await tokenFor(person.email);
    expect(second).not.toBe(first);
    const body = { phoneNumber: person.phone, newPassword: other };
    expect((await confirm({ ...body, token: first })).status).toBe(200);
    expect((await confirm({ ...body, token: second })).body.errorCode).toBe('link-invalid');
  });

  test(
    'works for 30 minutes',
    still(async () => {
      const [early, late] = [await forgetful(), await forgetful()];
      const [first, second] = [await tokenFor(early.email), await tokenFor(late.email)];
      await t.advance('PT29M50S');
      const body = { newPassword: other };
      const works = await confirm({ ...body, token: first, phoneNumber: early.phone });
      expect(works.status).toBe(200);
      await t.advance('PT10S');
      const over = await confirm({ ...body, token: second, phoneNumber: late.phone });
      expect(over.status).toBe(400);
      expect(over.body.errorCode).toBe('link-invalid');
    }),
  );

  test('needs the phone of the account, and five wrong ones end the link', async () => {
    const [person, stranger] = [await forgetful(), await forgetful()];
    const token = await tokenFor(person.email);
    const guess = { token, phoneNumber: stranger.phone, newPassword: other };
    const codes = (await Promise.all(Array.from({ length: 8 }, () => confirm(guess)))).map(
      ({ body }) => body.errorCode,
    );
    expect(new Set(codes)).toEqual(new Set(['link-invalid']));
    const right = await confirm({ ...guess, phoneNumber: person.phone });
    expect(right.body.errorCode).toBe('link-invalid');
    expect((await login(stranger.phone, password)).status).toBe(200);
    expect((await login(person.phone, password)).status).toBe(200);
  });

  test('with one that is too easy leaves the link good', async () => {
    const person = await forgetful();
    const token = await tokenFor(person.email);
    const body = { token, phoneNumber: person.phone };
    const weak = await confirm({ ...body, newPassword: 'lucia1234567' });
    expect(weak.body).toMatchObject({
      errorCode: 'password-weak',
      fields: [{ path: 'newPassword' }],
    });
    expect((await confirm({ ...body, newPassword: other })).status).toBe(200);
  });

  test('lets somebody in at once who had guessed too often', async () => {
    const person = await forgetful();
    for (let count = 0; count < 6; count += 1) await login(person.phone, 'no idea at all');
    expect((await login(person.phone, password)).body.errorCode).toBe('tries-exceeded');
    const token = await tokenFor(person.email);
    await confirm({ token, phoneNumber: person.phone, newPassword: other });
    expect((await login(person.phone, other)).status).toBe(200);
  });

  test('is not to be had by guessing tokens, and a sign-in link is no reset link', async () => {
    const person = await forgetful();
    const here = from('203.0.113.66');
    const link = await t.call('POST /api/auth/sign-in-link', { token: person.token, ...from() });
    const body = { phoneNumber: person.phone, newPassword: other };
    const swapped = await confirm({ ...body, token: link.body.authToken });
    expect(swapped.body.errorCode).toBe('link-invalid');
    const codes = (
      await Promise.all(
        Array.from({ length: 50 }, () => confirm({ ...body, token: 'x'.repeat(43) }, here)),
      )
    ).map((reply) => reply.body.errorCode);
    expect(codes.filter((code) => code === 'link-invalid')).toHaveLength(20);
    expect(codes.filter((code) => code === 'tries-exceeded')).toHaveLength(30);
    const impossible = await confirm({ ...body, token: 'x', phoneNumber: '+569123' });
    expect(impossible.body.errorCode).toBe('invalid-phone');
  });

  test('leaves no trace of tokens, addresses and requests', async () => {
    const person = await forgetful();
    const token = await tokenFor(person.email);
    const { rows } = await t.pool.query('select token_hash from link_tokens');
    const all = rows.map((row: { token_hash: Buffer }) => row.token_hash.toString('base64url'));
    expect(all).not.toContain(token);
    await t.advance('P1D');
    for (const table of ['link_tokens', 'reset_requests', 'attempts'])
      expect((await t.pool.query(`select 1 from ${table}`)).rows).toHaveLength(0);
  });
});
