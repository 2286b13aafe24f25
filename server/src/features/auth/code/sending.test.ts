import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
beforeAll(async () => {
  // Room for what the other limits allow; the ceilings have a test of their own.
  t = await startTestApp(undefined, { CODES_COUNTRY_CENTS_PER_HOUR: 'other:100000' });
});
afterAll(() => t.stop());
const { newPhone, from, send, check, codesOf, codeOf } = codeCalls(() => t);
function fault(body: object) {
  return t.sandboxPost('/sandbox/faults', { service: 'twilio', ...body });
}
/** Numbers of one range. */
function at(count: number) {
  return `+5698765${String(1000 + count)}`;
}

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

  test('goes by numbers and codes in the digits of any script', async () => {
    const wide = (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)));
    const phone = newPhone();
    expect((await send(wide(phone).replace('+', '＋'))).status).toBe(200);
    const code = await codeOf(phone);
    const reply = await check(wide(phone), wide(code ?? ''));
    expect(reply).toMatchObject({ status: 200, body: { userData: { phoneNumber: phone } } });
  });

  test(
    'takes 60 seconds until the next, however the number is written',
    still(async () => {
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
    }),
  );

  test(
    'works five times an hour for a phone',
    still(async () => {
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
    }),
  );

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
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
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

describe('old codes', () => {
  test('are forgotten with their phones and addresses after a day', async () => {
    await send(newPhone());
    await t.advance('P2D');
    await t.drain();
    const { rows } = await t.pool.query('select 1 from verifications');
    expect(rows).toHaveLength(0);
  });
});
