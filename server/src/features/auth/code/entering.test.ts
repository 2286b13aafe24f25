import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../../test/codes.ts';
import { checkCode, sendCode } from './service.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, send, check, codesOf, codeOf } = codeCalls(() => t);

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

  test('makes an account in the language of the browser where no other was told', async () => {
    const phone = newPhone();
    await send(phone);
    const { body } = await t.call('POST /api/auth/check-verification', {
      body: { phoneNumber: phone, code: await codeOf(phone) },
      headers: { 'accept-language': 'fr, en-GB;q=0.8' },
    });
    expect(body.userData).toMatchObject({ language: 'en', region: 'GB', currency: 'CLP' });
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
      expect(wrong.body.fields).toEqual([{ path: 'code', message: expect.any(String) }]);
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

  test(
    'works until just before ten minutes',
    still(async () => {
      const phone = newPhone();
      await send(phone);
      const code = await codeOf(phone);
      await t.advance('PT9M50S');
      expect((await check(phone, code)).status).toBe(200);
    }),
  );

  test(
    'gives a code that was sent again ten minutes of its own, and ends the one before',
    still(async () => {
      const phone = newPhone();
      await send(phone);
      const first = await codeOf(phone);
      await t.advance('PT5M');
      await send(phone, { channel: 'voice' });
      const second = await codeOf(phone);
      if (first !== second) expect((await check(phone, first)).body.errorCode).toBe('code-wrong');
      await t.advance('PT9M');
      expect((await check(phone, second)).status).toBe(200);
    }),
  );

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
