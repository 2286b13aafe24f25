import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { isPhoneProofFresh } from '../session/rules.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from, send, codeOf } = codeCalls(() => t);

const password = 'tres gatos en la luna';
const other = 'cinco perros bajo el sol';
type Who = { token: string };
function set(who: Who, body: object = {}) {
  return t.call('POST /api/auth/update-password', {
    body: { newPassword: password, ...body },
    token: who.token,
    ...from(),
  });
}
function login(phoneNumber: string, typed = password) {
  return t.call('POST /api/auth/login', { body: { phoneNumber, password: typed }, ...from() });
}
async function hasPassword(phone: string) {
  return (await login(phone)).status === 200;
}
/** Somebody whose phone was proven longer ago than counts. */
async function stale(): Promise<SignedIn> {
  const person = await t.signIn(newPhone());
  await t.advance('PT15M1S');
  return person;
}
async function freshCode(phone: string) {
  expect((await send(phone)).status).toBe(200);
  return codeOf(phone);
}
async function renew(who: Who) {
  const reply = await t.call('POST /api/auth/refresh-token', { token: who.token, ...from() });
  return { token: reply.body.newToken };
}
async function expectRefused(who: Who, body: object, status: number, errorCode: string) {
  const reply = await set(who, body);
  expect([reply.status, reply.body.errorCode]).toEqual([status, errorCode]);
}

describe('the proof of a phone', () => {
  const provenAt = Temporal.Instant.from('2026-12-01T12:00:00Z');
  const after = (duration: string) => isPhoneProofFresh(provenAt, provenAt.add(duration));

  test('is fresh for 15 minutes', () => {
    expect(policy.auth.passwordSetupFreshMinutes).toBe(15);
    expect([after('PT0S'), after('PT15M'), after('PT15M0.000000001S')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is none where there was none, or where it is still to come', () => {
    expect(isPhoneProofFresh(null, provenAt)).toBe(false);
    // Clocks of two processes may differ by a minute.
    expect([after('-PT1M'), after('-PT1M1S')]).toEqual([true, false]);
  });
});

describe('a first password', () => {
  test(
    'is set by a session that a code opened lately',
    still(async () => {
      const person = await t.signIn(newPhone());
      await t.advance('PT14M50S');
      expect((await set(person)).status).toBe(200);
      expect(await hasPassword(person.phone)).toBe(true);
    }),
  );

  test('needs the phone later, and is set with a code to it', async () => {
    const person = await stale();
    const refused = await set(person);
    expect(refused.status).toBe(403);
    expect(refused.body.errorCode).toBe('phone-proof-needed');
    expect(await hasPassword(person.phone)).toBe(false);
    const code = await freshCode(person.phone);
    const { status, body } = await set(person, { code: ` ${code?.slice(0, 3)} ${code?.slice(3)}` });
    expect([status, body.userData.hasPassword]).toEqual([200, true]);
    expect(await hasPassword(person.phone)).toBe(true);
  });

  test('is not set with a wrong code, and five of them end it', async () => {
    const person = await stale();
    await expectRefused(person, { code: '123456' }, 400, 'code-expired');
    const code = await freshCode(person.phone);
    for (let count = 0; count < 5; count += 1)
      await expectRefused(person, { code: wrongFor(code) }, 400, 'code-wrong');
    await expectRefused(person, { code }, 429, 'code-tries-exceeded');
    expect(await hasPassword(person.phone)).toBe(false);
  });

  test('is not set with a code that ran out', async () => {
    const person = await stale();
    const code = await freshCode(person.phone);
    await t.advance('PT10M');
    await expectRefused(person, { code }, 400, 'code-expired');
    expect(await hasPassword(person.phone)).toBe(false);
  });

  test('is not set with a code for a payout', async () => {
    const person = await stale();
    const options = { token: person.token, ...from() };
    const asked = await t.call('POST /api/auth/start-payout-verification', {
      body: {},
      ...options,
    });
    expect(asked.status).toBe(200);
    const code = await codeOf(person.phone);
    await expectRefused(person, { code }, 400, 'code-expired');
    const own = await freshCode(person.phone);
    if (own !== code) await expectRefused(person, { code }, 400, 'code-wrong');
    expect(await hasPassword(person.phone)).toBe(false);
  });

  test('is not set with the code of somebody else', async () => {
    const [person, stranger] = [await stale(), newPhone()];
    const theirs = await freshCode(stranger);
    await expectRefused(person, { code: theirs }, 400, 'code-expired');
    const own = await freshCode(person.phone);
    if (own !== theirs) await expectRefused(person, { code: theirs }, 400, 'code-wrong');
    expect(await hasPassword(person.phone)).toBe(false);
    // It is still good for whose it is.
    const given = { phoneNumber: stranger, code: theirs };
    expect(
      (await t.call('POST /api/auth/check-verification', { body: given, ...from() })).status,
    ).toBe(200);
  });

  test('is not set twice with one code, nor with one that signed in', async () => {
    const person = await stale();
    const code = await freshCode(person.phone);
    expect((await set(person, { code })).status).toBe(200);
    const gone = { currentPassword: password, newPassword: null };
    expect((await set(person, gone)).status).toBe(200);
    await expectRefused(person, { code }, 400, 'code-expired');
    const again = await stale();
    const used = await freshCode(again.phone);
    const given = { phoneNumber: again.phone, code: used };
    const { body } = await t.call('POST /api/auth/check-verification', { body: given, ...from() });
    await t.advance('PT15M1S');
    await expectRefused({ token: body.sessionToken }, { code: used }, 400, 'code-expired');
    expect(await hasPassword(again.phone)).toBe(false);
  });

  test('leaves a code alone that is too early or not needed', async () => {
    const person = await stale();
    const code = await freshCode(person.phone);
    await expectRefused(person, { code, newPassword: '1234567890' }, 400, 'password-weak');
    expect((await set(person, { code })).status).toBe(200);
    const fresh = await t.signIn(newPhone());
    await t.advance('PT2M');
    const unused = await freshCode(fresh.phone);
    expect((await set(fresh, { code: unused })).status).toBe(200);
    const given = { phoneNumber: fresh.phone, code: unused };
    expect(
      (await t.call('POST /api/auth/check-verification', { body: given, ...from() })).status,
    ).toBe(200);
  });
});

describe('a session that no code opened', () => {
  test('but a sign-in link has proven no phone', async () => {
    const person = await t.signIn(newPhone());
    const link = await t.call('POST /api/auth/sign-in-link', { token: person.token, ...from() });
    const given = { authToken: link.body.authToken, phone: person.phone };
    const { body } = await t.call('POST /api/auth/exchange-sign-in-link', {
      body: given,
      ...from(),
    });
    const linked = { token: body.sessionToken };
    await expectRefused(linked, {}, 403, 'phone-proof-needed');
    await t.advance('PT2M');
    expect((await set(linked, { code: await freshCode(person.phone) })).status).toBe(200);
  });

  test('but a password neither, once that one is taken away', async () => {
    const person = await t.signIn(newPhone());
    await set(person);
    const { body } = await login(person.phone);
    const session = { token: body.sessionToken };
    expect((await set(session, { currentPassword: password, newPassword: null })).status).toBe(200);
    await expectRefused(session, {}, 403, 'phone-proof-needed');
    // There is none, and to say so again takes nothing.
    expect((await set(session, { newPassword: null })).status).toBe(200);
  });

  test('but one from before proofs were kept is asked once', async () => {
    const person = await t.signIn(newPhone());
    await t.pool.query('update sessions set phone_proven_at = null where user_id = $1', [
      person.userId,
    ]);
    await expectRefused(person, {}, 403, 'phone-proof-needed');
  });
});

describe('a renewed session', () => {
  test('has the proof as long ago as it was', async () => {
    const [early, late] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    await t.advance('PT10M');
    const [first, second] = [await renew(early), await renew(late)];
    await t.advance('PT4M');
    expect((await set(await renew(first))).status).toBe(200);
    await t.advance('PT2M');
    await expectRefused(second, {}, 403, 'phone-proof-needed');
    await expectRefused(await renew(second), {}, 403, 'phone-proof-needed');
  });
});

describe('two first passwords at once', () => {
  test.each([
    ['of a fresh session', false],
    ['with the same code', true],
  ])('%s come to one', async (_, isStale) => {
    const person = isStale ? await stale() : await t.signIn(newPhone());
    const code = isStale ? { code: await freshCode(person.phone) } : {};
    const replies = await Promise.all([
      set(person, { ...code, newPassword: password }),
      set(person, { ...code, newPassword: other }),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    const works = [await login(person.phone, password), await login(person.phone, other)];
    expect(works.map(({ status }) => status)).toEqual(statuses);
  });

  test('and a sign-out everywhere leave no password behind it', async () => {
    const person = await t.signIn(newPhone());
    const options = { token: person.token, ...from() };
    const [reply] = await Promise.all([
      set(person),
      t.call('POST /api/auth/logout-everywhere', { ...options }),
    ]);
    // Hashing takes longer than signing out: whoever comes second finds no session.
    if (reply.status !== 200) expect(reply.body.errorCode).toBe('unauthenticated');
    expect(await hasPassword(person.phone)).toBe(reply.status === 200);
  });
});
