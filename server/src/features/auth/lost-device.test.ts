import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import { codeCalls } from '../../../test/codes.ts';
import { enterRoom } from '../../../test/rooms.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const { newPhone, send, check, codeOf, from } = codeCalls(() => t);
const password = 'tres gatos en la luna';

function post(path: string, token: string | undefined, body?: object) {
  const options = token === undefined ? {} : { token };
  return t.call('POST', `/api/auth/${path}`, body, { ...from(), ...options });
}
const isIn = async (token: string) =>
  (await t.call('GET', '/api/profile', undefined, { token })).status === 200;

/** Somebody whose device is in the wrong hands, and a link that the thief made with it. */
async function robbed() {
  const person = await t.signInByCode(newPhone());
  await t.advance('PT2M');
  const link = await post('sign-in-link', person.token);
  const { authToken, phone } = link.body as { authToken: string; phone: string };
  return {
    ...person,
    useLink: () => post('exchange-sign-in-link', undefined, { authToken, phone }),
  };
}

describe('whoever has lost a device', () => {
  test('shuts it out by signing out everywhere, the link that was made on it included', async () => {
    const person = await robbed();
    await post('logout-everywhere', person.token);
    const used = await person.useLink();
    expect([used.status, used.body.errorCode]).toEqual([400, 'link-invalid']);
    expect(await isIn(person.token)).toBe(false);
  });

  test('shuts it out by another password, the link included', async () => {
    const person = await robbed();
    const changed = await post('update-password', person.token, { newPassword: password });
    expect(changed.status).toBe(200);
    expect((await person.useLink()).body.errorCode).toBe('link-invalid');
  });

  test('gets in again by a code alone, which ends what the thief has open', async () => {
    const person = await robbed();
    await send(person.phone);
    const { body } = await check(person.phone, await codeOf(person.phone));
    expect(await isIn(person.token)).toBe(false);
    expect(await isIn(body.sessionToken)).toBe(true);
    // What the thief renews or asks for with the ended session is refused.
    for (const path of ['refresh-token', 'sign-in-link', 'logout-everywhere'])
      expect((await post(path, person.token)).body.errorCode, path).toBe('unauthenticated');
    expect(await isIn(body.sessionToken)).toBe(true);
  });

  test('finds no payout released by what the thief had begun', async () => {
    const person = await robbed();
    const amount = { amount: 5000, currency: 'USD' };
    await t.advance('PT2M');
    expect((await post('start-payout-verification', person.token, { amount })).status).toBe(200);
    const code = await codeOf(person.phone);
    await post('logout-everywhere', person.token);
    const verified = await post('verify-payout-otp', person.token, { code, amount });
    expect(verified.status).toBe(401);
    expect(verified.body).not.toHaveProperty('payoutAuthorization');
  });
});

describe('what one session does', () => {
  test('never ends, renews or uses that of somebody else', async () => {
    const [mine, theirs] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    for (const [path, body] of [
      ['logout', { sessionToken: theirs.token }],
      ['logout-everywhere', { sessionToken: theirs.token }],
      ['refresh-token', { sessionToken: theirs.token }],
    ] as const)
      expect((await post(path, mine.token, body)).body.errorCode, path).toBe('identity-mismatch');
    expect([await isIn(mine.token), await isIn(theirs.token)]).toEqual([true, true]);
  });

  test('a link opened where somebody else is signed in signs its own person in there', async () => {
    const [owner, other] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    const link = (await post('sign-in-link', owner.token)).body;
    const body = { authToken: link.authToken, phone: link.phone };
    const opened = await post('exchange-sign-in-link', other.token, body);
    expect(opened.body.userData.id).toBe(owner.userId);
    expect(await isIn(other.token)).toBe(true);
  });

  test('a link is for its phone: that of somebody else opens neither account', async () => {
    const [owner, other] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    const { authToken } = (await post('sign-in-link', owner.token)).body;
    const wrong = await post('exchange-sign-in-link', undefined, { authToken, phone: other.phone });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).not.toContain(owner.phone.slice(-6));
  });

  test.each([
    ['just before fifteen minutes', 'PT14M50S', 200],
    ['from fifteen minutes on', 'PT15M', 400],
  ])('a link is good until %s: %s', async (_when, later, status) => {
    const owner = await t.signIn(newPhone());
    const { authToken, phone } = (await post('sign-in-link', owner.token)).body;
    await t.advance(later);
    expect((await post('exchange-sign-in-link', undefined, { authToken, phone })).status).toBe(
      status,
    );
  });
});

describe('a code that was asked for', () => {
  test('of one phone is neither counted nor ended by guesses at another', async () => {
    const [mine, theirs] = [newPhone(), newPhone()];
    await send(mine);
    await send(theirs);
    for (let guess = 0; guess < 6; guess += 1) await check(theirs, '000000');
    expect((await check(mine, await codeOf(mine))).status).toBe(200);
  });

  test('to sign in leaves that of a payout its five tries, and the other way round', async () => {
    const person = await t.signInByCode(newPhone());
    const amount = { amount: 5000, currency: 'USD' };
    await t.advance('PT2M');
    await post('start-payout-verification', person.token, { amount });
    const code = await codeOf(person.phone);
    await t.advance('PT1M');
    await send(person.phone);
    for (let guess = 0; guess < 6; guess += 1) await check(person.phone, '000000');
    const released = await post('verify-payout-otp', person.token, { code, amount });
    expect(released.status).toBe(200);
    expect(released.body.payoutAuthorization).toEqual(expect.any(String));
  });

  test.each([
    ['another currency of the same figures', { amount: 5000, currency: 'CLP' }],
    ['one cent more', { amount: 5001, currency: 'USD' }],
    ['one cent less', { amount: 4999, currency: 'USD' }],
    ['no amount', undefined],
  ])('for a payout releases nothing for %s', async (_what, amount) => {
    const person = await t.signInByCode(newPhone());
    await t.advance('PT2M');
    const meant = { amount: 5000, currency: 'USD' };
    await post('start-payout-verification', person.token, { amount: meant });
    const code = await codeOf(person.phone);
    const body = { code, ...(amount ? { amount } : {}) };
    const refused = await post('verify-payout-otp', person.token, body);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'amount-mismatch']);
    expect((await post('verify-payout-otp', person.token, { code, amount: meant })).status).toBe(
      200,
    );
  });

  test('is never in the answer to who asked for it, nor the phone in a refusal', async () => {
    const phone = newPhone();
    const asked = await send(phone);
    const code = await codeOf(phone);
    const refusals = [await check(phone, '000000'), await send(phone), await check(phone, 'x')];
    for (const reply of [asked, ...refusals]) {
      const told = JSON.stringify([reply.body, reply.headers]);
      expect(told).not.toContain(`"${code}"`);
      expect(told).not.toContain(phone.slice(4));
    }
  });
});

describe('a session that ends while its person is in a meeting', () => {
  test('lets nobody in again with it', async () => {
    const calls = bookings(t);
    const [client, expert] = [await t.signIn(newPhone()), await t.provider()];
    const day = t.context.clock.now().add({ hours: 48 }).toString().slice(0, 10);
    const { meetingLink } = await calls.meeting(client, expert.id, `${day}T10:00:00Z`);
    const roomId = String(meetingLink).slice(1);
    await t.setNow(`${day}T09:55:00Z`);
    const inside = await enterRoom(t, roomId, { token: client.token });
    await inside.next('entered');
    await post('logout-everywhere', client.token);
    await inside.cut();
    const back = await enterRoom(t, roomId, { token: client.token, displayName: 'Clara Soto' });
    expect(await back.next('refused')).toMatchObject({ errorCode: 'unauthenticated' });
  });
});
