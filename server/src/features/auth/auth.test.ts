import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { claimAccount } from '../user/service.ts';
import { checkCode, sendCode } from './service.ts';
import { insertSession } from './store.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

let people = 0;
/** A phone nobody used yet, in a range of its own. */
const newPhone = () => `+5690${(people += 1).toString().padStart(3, '0')}4567`;
let addresses = 0;
/** Headers of a caller whose address nobody used yet. */
const from = (
  address = `198.18.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`,
) => ({
  headers: { 'x-forwarded-for': address },
});

const send = (phoneNumber: string, body: object = {}, options = from()) =>
  t.call('POST', '/api/auth/start-verification', { phoneNumber, ...body }, options);
const check = (phoneNumber: string, code: string | undefined, body: object = {}) =>
  t.call('POST', '/api/auth/check-verification', { phoneNumber, code, ...body }, from());
type SentCode = { code: string; channel: string; locale: string; service: string };
const codesOf = async (phone: string) =>
  (await t.sandboxGet<{ codes: SentCode[] }>(`/sandbox/codes?to=${encodeURIComponent(phone)}`))
    .codes;
const codeOf = async (phone: string) => (await codesOf(phone))[0]?.code;
const wrongFor = (code: string | undefined) => (code === '000000' ? '000001' : '000000');
const validate = (token?: string) => t.call('POST', '/api/auth/validate', token ? { token } : {});
const fault = (body: object) => t.sandboxPost('/sandbox/faults', { service: 'twilio', ...body });

describe('asking for a code', () => {
  test('sends one by SMS unless another channel is chosen', async () => {
    for (const channel of [undefined, 'sms', 'whatsapp', 'voice']) {
      const phone = newPhone();
      const reply = await send(phone, channel ? { channel } : {});
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({
        status: 'pending',
        channel: channel ?? 'sms',
        resendAfterSeconds: 60,
        expiresInSeconds: 600,
      });
      const wire = channel === 'voice' ? 'call' : (channel ?? 'sms');
      expect(await codesOf(phone)).toMatchObject([{ channel: wire, service: 'sign-in' }]);
    }
  });

  test("speaks the browser's language, else the one of the phone's country", async () => {
    for (const [phone, detectedLanguage, locale] of [
      [newPhone(), 'en-GB', 'en'],
      [newPhone(), undefined, 'es'],
      ['+442079460001', 'es-CL', 'es'],
      ['+442079460002', 'fr', 'en'],
    ] as const) {
      await send(phone, { detectedLanguage });
      expect((await codesOf(phone))[0]?.locale).toBe(locale);
    }
  });

  test('gives known and unknown numbers the same answer', async () => {
    const known = await t.signIn(newPhone());
    await t.advance('PT2M');
    const first = await send(known.phone);
    const second = await send(newPhone());
    expect(first.status).toBe(second.status);
    expect(first.body).toEqual(second.body);
  });

  test('refuses numbers that cannot exist, and what is no number', async () => {
    const impossible = await send('+569123');
    expect(impossible.status).toBe(400);
    expect(impossible.body).toMatchObject({
      errorCode: 'invalid-phone',
      fields: [{ path: 'phoneNumber' }],
    });
    const garbage = await send('twelve');
    expect(garbage.body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'phoneNumber' }],
    });
    expect((await send(newPhone(), { channel: 'pigeon' })).body.errorCode).toBe('invalid-input');
  });

  test('takes 60 seconds until the next, however the number is written', async () => {
    const phone = newPhone();
    await send(phone);
    await t.advance('PT50S');
    const early = await send(phone.replace('+56', '+56 '));
    expect(early.status).toBe(429);
    expect(early.body.errorCode).toBe('code-sent-recently');
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(10);
    await t.advance('PT10S');
    expect((await send(phone)).status).toBe(200);
  });

  test('works five times an hour for a phone', async () => {
    const phone = newPhone();
    for (let count = 0; count < 5; count += 1) {
      expect((await send(phone)).status).toBe(200);
      await t.advance('PT2M');
    }
    const sixth = await send(phone);
    expect(sixth.status).toBe(429);
    expect(sixth.body.errorCode).toBe('code-sends-exceeded');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(49 * 60);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(50 * 60);
    await t.advance('PT51M');
    expect((await send(phone)).status).toBe(200);
  });

  test('works twenty times an hour from one address', async () => {
    const here = from('203.0.113.20');
    for (let count = 0; count < 20; count += 1)
      expect((await send(newPhone(), {}, here)).status).toBe(200);
    const next = await send(newPhone(), {}, here);
    expect(next.status).toBe(429);
    expect(next.body.errorCode).toBe('code-sends-exceeded');
    expect(next.headers['retry-after']).toBeDefined();
    expect((await send(newPhone(), {}, from())).status).toBe(200);
  });

  test('counts all addresses of an IPv6 network as one', async () => {
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, host) =>
        send(newPhone(), {}, from(`2001:db8:5:5::${(host + 1).toString(16)}`)),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('stops pumping: sixty codes an hour that nobody enters within one range', async () => {
    const at = (count: number) => `+5698765${String(1000 + count)}`;
    for (let count = 0; count < 60; count += 1) expect((await send(at(count))).status).toBe(200);
    const next = await send(at(60));
    expect(next.status).toBe(429);
    expect(next.body.errorCode).toBe('code-sends-exceeded');
    // Whoever enters a code makes room again: the limit is for those who never do.
    expect((await check(at(59), await codeOf(at(59)))).status).toBe(200);
    expect((await send(at(60))).status).toBe(200);
  });

  test('sends one code when two ask at once', async () => {
    const phone = newPhone();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(phone)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(429)]);
    expect(await codesOf(phone)).toHaveLength(1);
  });
});

describe('when the code gateway is out of order', () => {
  afterEach(() => fetch(`${t.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));

  test('says so and lets the person try again at once', async () => {
    const phone = newPhone();
    await fault({ operation: 'verifications.create', kind: 'fail' });
    const failed = await send(phone);
    expect(failed.status).toBe(503);
    expect(failed.body.errorCode).toBe('gateway-unavailable');
    expect((await send(phone)).status).toBe(200);
  });

  test('does not take a try for a guess that nobody answered', async () => {
    const phone = newPhone();
    await send(phone);
    await fault({ operation: 'verification_checks.create', kind: 'drop', times: 6 });
    for (let count = 0; count < 6; count += 1) {
      const reply = await check(phone, '123456');
      expect(reply.status).toBe(503);
      expect(reply.body.errorCode).toBe('gateway-unavailable');
    }
    expect((await check(phone, await codeOf(phone))).status).toBe(200);
  });
});

describe('entering a code', () => {
  test('makes an account of a new phone and a session for it', async () => {
    const phone = newPhone();
    await send(phone);
    const { status, body } = await check(phone, await codeOf(phone), {
      detectedLanguage: 'en-US',
      partnerId: 'default',
      isInviteFlow: false,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      isNewUser: true,
      userData: {
        phoneNumber: phone,
        language: 'en',
        currency: 'CLP',
        timezone: 'America/Santiago',
        isProvider: false,
        managedPartners: [],
      },
    });
    expect(Buffer.from(body.sessionToken, 'base64url')).toHaveLength(32);
    const days = t.context.clock.now().until(body.sessionExpiry).total('hours') / 24;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('finds the account of a known phone, written in any way', async () => {
    const first = await t.signIn(newPhone());
    await t.advance('PT2M');
    const spaced = first.phone.replace('+569', '+56 9 ');
    await send(spaced);
    const { body } = await check(spaced, await codeOf(first.phone));
    expect(body.isNewUser).toBe(false);
    expect(body.userData.id).toBe(first.userId);
  });

  test('is refused after five wrong codes, and works with a new one', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    for (let count = 0; count < 5; count += 1) {
      const wrong = await check(phone, wrongFor(code));
      expect(wrong.status).toBe(400);
      expect(wrong.body.errorCode).toBe('code-wrong');
    }
    const right = await check(phone, code);
    expect(right.status).toBe(429);
    expect(right.body.errorCode).toBe('code-tries-exceeded');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    await t.advance('PT1M');
    await send(phone);
    expect((await check(phone, await codeOf(phone))).status).toBe(200);
  });

  test('checks at most five of fifty guesses at once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const guesses = Array.from({ length: 50 }, () => check(phone, wrongFor(code)));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.errorCode);
    expect(codes.filter((one) => one === 'code-wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code-tries-exceeded')).toHaveLength(45);
    expect((await check(phone, code)).body.errorCode).toBe('code-tries-exceeded');
  });

  test('counts what is no code at all as a try', async () => {
    const phone = newPhone();
    await send(phone);
    for (let count = 0; count < 5; count += 1)
      expect((await check(phone, 'abcdef')).body.errorCode).toBe('code-wrong');
    expect((await check(phone, await codeOf(phone))).body.errorCode).toBe('code-tries-exceeded');
  });

  test('is refused from ten minutes on', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    await t.advance('PT10M');
    const late = await check(phone, code);
    expect(late.status).toBe(400);
    expect(late.body.errorCode).toBe('code-expired');
  });

  test('works until just before ten minutes', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    await t.advance('PT9M50S');
    expect((await check(phone, code)).status).toBe(200);
  });

  test('gives a code that was sent again ten minutes of its own, and ends the one before', async () => {
    const phone = newPhone();
    await send(phone);
    const first = await codeOf(phone);
    await t.advance('PT5M');
    await send(phone, { channel: 'voice' });
    const second = await codeOf(phone);
    if (first !== second) expect((await check(phone, first)).body.errorCode).toBe('code-wrong');
    await t.advance('PT9M');
    expect((await check(phone, second)).status).toBe(200);
  });

  test('works once: a replay is refused, alone and at the same moment', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const replies = await Promise.all(Array.from({ length: 5 }, () => check(phone, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const replay = await check(phone, code);
    expect(replay.status).toBe(400);
    expect(replay.body.errorCode).toBe('code-expired');
  });

  test('of somebody else is refused', async () => {
    const [mine, theirs] = [newPhone(), newPhone()];
    await send(mine);
    await send(theirs);
    const [code, other] = [await codeOf(mine), await codeOf(theirs)];
    if (code !== other) expect((await check(theirs, code)).body.errorCode).toBe('code-wrong');
    expect((await check(newPhone(), code)).body.errorCode).toBe('code-expired');
  });

  test('of another purpose is refused, both ways', async () => {
    const phone = newPhone();
    const payout = { phoneNumber: phone, purpose: 'payout', channel: 'sms' } as const;
    await sendCode(t.context, { ...payout, address: '198.19.0.1' });
    const code = await codeOf(phone);
    expect((await codesOf(phone))[0]?.service).toBe('payout');
    expect((await check(phone, code)).body.errorCode).toBe('code-expired');
    await send(phone);
    const signInCode = (await codesOf(phone)).find(({ service }) => service === 'sign-in')?.code;
    if (signInCode !== code) {
      expect((await check(phone, code)).body.errorCode).toBe('code-wrong');
      const swapped = { phone, purpose: 'payout', code: signInCode ?? '' } as const;
      await expect(checkCode(t.context, swapped)).rejects.toMatchObject({ code: 'code-wrong' });
    }
    const right = { phone, purpose: 'payout', code: code ?? '' } as const;
    await expect(checkCode(t.context, right)).resolves.toBeTypeOf('string');
    expect((await check(phone, signInCode)).status).toBe(200);
  });

  test('refuses a number that cannot exist', async () => {
    expect((await check('+569123', '123456')).body.errorCode).toBe('invalid-phone');
    expect((await check(newPhone(), '1'.repeat(13))).body.errorCode).toBe('invalid-input');
  });
});

describe('a session', () => {
  test('ends when the same person signs in elsewhere', async () => {
    const first = await t.signIn(newPhone());
    await t.advance('PT2M');
    const second = await t.signIn(first.phone);
    const profile = (token: string) => t.call('GET', '/api/profile', undefined, { token });
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
    const byHeader = await t.call('POST', '/api/auth/validate', {}, { token: person.token });
    expect(byHeader.body.valid).toBe(true);
  });

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
    const mismatch = await t.call('POST', '/api/auth/logout', other, options);
    expect(mismatch.status).toBe(403);
    expect(mismatch.body.errorCode).toBe('identity-mismatch');
    const out = await t.call('POST', '/api/auth/logout', undefined, options);
    expect(out.body).toEqual({ success: true });
    expect((await validate(person.token)).body).toEqual({ valid: false });
    expect((await t.call('POST', '/api/auth/logout', {}, options)).status).toBe(200);
    expect((await t.call('POST', '/api/auth/logout')).status).toBe(200);
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

describe('old codes', () => {
  test('are forgotten with their phones and addresses after a day', async () => {
    await send(newPhone());
    await t.advance('P2D');
    await t.drain();
    const { rows } = await t.pool.query('select 1 from verifications');
    expect(rows).toHaveLength(0);
  });
});
