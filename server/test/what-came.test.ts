import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { still } from './still.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

describe('what came', () => {
  test('as null where people sign in says no more than what did not come', async () => {
    const phoneNumber = '+56944440001';
    const sent = { phoneNumber, channel: null, detectedLanguage: null };
    const { body } = await t.call('POST /api/auth/start-verification', { body: sent });
    expect(body).toMatchObject({ status: 'pending', channel: 'sms' });
    const nothing = { detectedLanguage: null, partnerId: null, isInviteFlow: null };
    const wrong = { phoneNumber, code: '000000', ...nothing };
    const reply = await t.call('POST /api/auth/check-verification', { body: wrong });
    expect(reply.body.errorCode).toBe('code-wrong');
    const me = await t.signIn();
    const claims = { sessionToken: null, phoneNumber: null, userId: null };
    const read = await t.call('POST /api/auth/get-chat-history', { body: claims, token: me.token });
    expect(read.status).toBe(200);
    const asked = await t.call('POST /api/auth/validate', {
      body: { token: null },
      token: me.token,
    });
    expect(asked.body.valid).toBe(true);
  });

  test('with spaces around an address is that address', async () => {
    const me = await t.signIn();
    const given = { email: '  spaced@example.org ' };
    const { body } = await t.call('PUT /api/profile', { body: given, token: me.token });
    expect(body.email).toBe('spaced@example.org');
  });

  test('as a claim of who one is must be true each time it is said', async () => {
    const [me, other] = [await t.signIn(), await t.signIn()];
    const read = (given: object) =>
      t.call('POST /api/auth/get-chat-history', { body: given, token: me.token });
    expect((await read({ userPhoneNumber: me.phone, phoneNumber: me.phone })).status).toBe(200);
    for (const given of [
      { userPhoneNumber: me.phone, phoneNumber: other.phone },
      { userPhoneNumber: other.phone, phoneNumber: me.phone },
    ])
      expect((await read(given)).body.errorCode).toBe('identity-mismatch');
    for (const query of [
      `userId=${other.userId}&userId=${other.userId}`,
      `userId=${me.userId}&userId=${other.userId}`,
    ]) {
      const reply = await t.call('GET /api/profile', {
        query: new URLSearchParams(query),
        token: me.token,
      });
      expect(reply.body.errorCode).toBe('identity-mismatch');
    }
  });

  test('to have a token looked at is answered for every token', async () => {
    const { status, body } = await t.call('POST /api/auth/validate', {
      body: {
        token: 'x'.repeat(5000),
      },
    });
    expect([status, body]).toEqual([200, { valid: false }]);
  });
});

describe('the config of a partner', () => {
  test('is read under each of its addresses, whoever asks and with whatever token', async () => {
    const partner = { slug: (await t.manager()).partnerSlug };
    for (const path of [
      `get-partner-config?partnerId=${partner.slug}`,
      `config/${partner.slug}`,
      partner.slug,
    ]) {
      const reply = await t.call('GET', `/api/partner/${path}`, undefined, { token: 'ended' });
      expect([path, reply.status, reply.body.slug]).toEqual([path, 200, partner.slug]);
    }
  });
});

describe('limits a minute', () => {
  test(
    'follow the clock that the product goes by',
    still(async () => {
      const tell = () =>
        t.call('POST /api/feedback', { body: {}, headers: { 'x-forwarded-for': '10.8.0.1' } });
      for (let time = 0; time < policy.feedback.perMinute; time += 1)
        expect((await tell()).status).toBe(400);
      const refused = await tell();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      await t.advance('PT59S');
      expect((await tell()).status).toBe(429);
      await t.advance('PT1S');
      expect((await tell()).status).toBe(400);
    }),
  );
});
