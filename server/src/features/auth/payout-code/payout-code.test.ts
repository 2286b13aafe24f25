import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { consumePayoutAuthorization } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from, check, codesOf, send } = codeCalls(() => t);

const amount = { amount: 15_000, currency: 'CLP' } as const;
function start(person: SignedIn, body: object = { amount }) {
  return t.call('POST /api/auth/start-payout-verification', {
    body,
    token: person.token,
    ...from(),
  });
}
function verify(person: SignedIn, code: string | undefined, body: object = { amount }) {
  return t.call('POST /api/auth/verify-payout-otp', {
    unchecked: { code, ...body },
    token: person.token,
    ...from(),
  });
}
async function payoutCode(phone: string) {
  return (await codesOf(phone)).find(({ service }) => service === 'payout')?.code;
}
function consume(person: { userId: string }, authorization: string, of = amount) {
  return t.context.db
    .transaction()
    .execute((tx) =>
      consumePayoutAuthorization(tx, person, { authorization, amount: of }, t.context.clock.now()),
    );
}
async function authorized(person: SignedIn): Promise<string> {
  await start(person);
  return (await verify(person, await payoutCode(person.phone))).body.payoutAuthorization;
}

describe('a payout code', () => {
  test("goes to the account's own phone, in the person's language", async () => {
    const person = await t.signIn(newPhone());
    const { status, body } = await start(person, { amount, channel: 'whatsapp' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending', channel: 'whatsapp', expiresInSeconds: 600 });
    const [sent] = await codesOf(person.phone);
    expect(sent).toMatchObject({ service: 'payout', channel: 'whatsapp', locale: 'en' });
  });

  test('never goes to a phone that the caller names', async () => {
    const [person, other] = [await t.signIn(newPhone()), newPhone()];
    const refused = await start(person, { amount, phoneNumber: other });
    expect(refused.status).toBe(403);
    expect(refused.body.errorCode).toBe('identity-mismatch');
    expect(await codesOf(other)).toHaveLength(0);
  });

  test('is exchanged for an authorization of ten minutes', async () => {
    const person = await t.signIn(newPhone());
    await start(person);
    const { status, body } = await verify(person, await payoutCode(person.phone));
    expect(status).toBe(200);
    expect(body.status).toBe('approved');
    expect(Buffer.from(body.payoutAuthorization, 'base64url')).toHaveLength(32);
    const minutes = t.context.clock.now().until(body.expiresAt).total('minutes');
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  test('works for the amount it was sent for alone, and a wrong amount takes no try', async () => {
    const person = await t.signIn(newPhone());
    await start(person);
    const code = await payoutCode(person.phone);
    for (const other of [
      { ...amount, amount: 15_001 },
      { ...amount, currency: 'USD' },
      undefined,
      { ...amount, amount: 1 },
      { ...amount, amount: 2 },
      { ...amount, amount: 3 },
    ]) {
      const refused = await verify(person, code, { amount: other });
      expect(refused.status).toBe(409);
      expect(refused.body.errorCode).toBe('amount-mismatch');
    }
    expect((await verify(person, code)).status).toBe(200);
  });

  test('is for something: no payout of nothing, less or parts', async () => {
    const person = await t.signIn(newPhone());
    for (const bad of [0, -1, 1.5, 2 ** 60])
      expect((await start(person, { amount: { ...amount, amount: bad } })).body.errorCode).toBe(
        'invalid-input',
      );
    const kwd = { amount: 1, currency: 'KWD' };
    expect((await start(person, { amount: kwd })).body.errorCode).toBe('invalid-input');
  });

  test('is no sign-in code, and a sign-in code is no payout code', async () => {
    const person = await t.signIn(newPhone());
    await t.advance('PT2M');
    await start(person);
    const code = await payoutCode(person.phone);
    expect((await check(person.phone, code)).body.errorCode).toBe('code-expired');
    await send(person.phone);
    const signInCode = (await codesOf(person.phone)).find(
      ({ service }) => service === 'sign-in',
    )?.code;
    if (signInCode !== code) {
      expect((await verify(person, signInCode)).body.errorCode).toBe('code-wrong');
      expect((await check(person.phone, code)).body.errorCode).toBe('code-wrong');
    }
    expect((await verify(person, code)).status).toBe(200);
  });

  test('works once, and can be guessed five times', async () => {
    const person = await t.signIn(newPhone());
    await start(person);
    const code = await payoutCode(person.phone);
    const right = await Promise.all(Array.from({ length: 4 }, () => verify(person, code)));
    expect(right.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(person, code)).body.errorCode).toBe('code-expired');
    const other = await t.signIn(newPhone());
    await start(other);
    const wrong = wrongFor(await payoutCode(other.phone));
    const codes = (await Promise.all(Array.from({ length: 50 }, () => verify(other, wrong)))).map(
      ({ body }) => body.errorCode,
    );
    expect(codes.filter((one) => one === 'code-wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code-tries-exceeded')).toHaveLength(45);
  });

  test('of somebody else, and without one, releases nothing', async () => {
    const [mine, theirs] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    await start(theirs);
    const code = await payoutCode(theirs.phone);
    expect((await verify(mine, code)).body.errorCode).toBe('code-expired');
    const claimed = { amount, userId: theirs.userId };
    expect((await verify(mine, code, claimed)).body.errorCode).toBe('identity-mismatch');
  });

  test('counts with the sign-in codes of the phone and waits its minute', async () => {
    const person = await t.signInByCode(newPhone());
    await start(person);
    const again = await start(person);
    expect(again.status).toBe(429);
    expect(again.body.errorCode).toBe('code-sent-recently');
    for (let count = 0; count < 3; count += 1) {
      await t.advance('PT1M');
      expect((await start(person)).status).toBe(200);
    }
    await t.advance('PT1M');
    expect((await start(person)).body.errorCode).toBe('code-sends-exceeded');
  });
});

describe('the authorization of a payout', () => {
  test('is used up by one payout, also of two at once', async () => {
    const person = await t.signIn(newPhone());
    const authorization = await authorized(person);
    const taken = await Promise.allSettled([
      consume(person, authorization),
      consume(person, authorization),
    ]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(consume(person, authorization)).rejects.toMatchObject({ code: 'code-expired' });
  });

  test('is for its amount, its person and ten minutes', async () => {
    const [person, other] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    const authorization = await authorized(person);
    await expect(consume(other, authorization)).rejects.toMatchObject({ code: 'code-expired' });
    const more = { ...amount, amount: 15_001 } as unknown as typeof amount;
    await expect(consume(person, authorization, more)).rejects.toMatchObject({
      code: 'amount-mismatch',
    });
    await consume(person, authorization);
    await t.advance('PT2M');
    const late = await authorized(person);
    await t.advance('PT10M');
    await expect(consume(person, late)).rejects.toMatchObject({ code: 'code-expired' });
    const { rows } = await t.pool.query('select 1 from payout_authorizations');
    expect(rows).toHaveLength(0);
  });

  test('of a code without an amount releases no amount', async () => {
    const person = await t.signIn(newPhone());
    await start(person, {});
    const { body } = await verify(person, await payoutCode(person.phone), {});
    await expect(consume(person, body.payoutAuthorization)).rejects.toMatchObject({
      code: 'amount-mismatch',
    });
  });

  test('stays good when the payout it was for failed', async () => {
    const person = await t.signIn(newPhone());
    const authorization = await authorized(person);
    const failing = t.context.db.transaction().execute(async (tx) => {
      await consumePayoutAuthorization(
        tx,
        person,
        { authorization, amount },
        t.context.clock.now(),
      );
      throw new Error('the bank is closed');
    });
    await expect(failing).rejects.toThrow('the bank is closed');
    await consume(person, authorization);
  });
});
