import { describe, expect, test } from 'vitest';
import { call, refusalOf, startForTest, twilioAt } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const signIn = 'VA0000000000000000000000000sign-in';
const payout = 'VA00000000000000000000000000payout';
const phone = '+56912345678';

const codesOf = async (
  sandbox: RunningSandbox,
  query = `phoneNumber=${encodeURIComponent(phone)}`,
) => (await call(sandbox, `/sandbox/codes?${query}`)).body.codes;

async function start() {
  const sandbox = await startForTest();
  const { services } = twilioAt(sandbox).verify.v2;
  const send = (service = signIn, channel = 'sms') =>
    services(service).verifications.create({ to: phone, channel });
  const check = (code: string, service = signIn) =>
    services(service).verificationChecks.create({ to: phone, code });
  const newest = async () => (await codesOf(sandbox))[0];
  return { sandbox, services, send, check, newest };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code through the official SDK', () => {
  test('is sent, read at the sandbox and approved once', async () => {
    const { send, check, newest } = await start();
    const verification = await send();
    expect(verification).toMatchObject({
      status: 'pending',
      valid: false,
      to: phone,
      channel: 'sms',
    });
    expect(verification.sid).toMatch(/^VE[0-9a-f]{32}$/);
    const { code } = await newest();
    expect(code).toMatch(/^\d{6}$/);
    expect(await check(code)).toMatchObject({ status: 'approved', valid: true });
    expect(await refusalOf(check(code))).toMatchObject({ status: 404, code: 20404 });
  });

  test('can be checked by the id of its verification', async () => {
    const { services, send, newest } = await start();
    const { sid } = await send();
    const { code } = await newest();
    const checked = await services(signIn).verificationChecks.create({
      verificationSid: sid,
      code,
    });
    expect(checked.status).toBe('approved');
  });

  test('is the same when it is sent again, by any channel, five times at most', async () => {
    const { sandbox, send } = await start();
    const first = await send();
    const again = await send(signIn, 'whatsapp');
    expect(again.sid).toBe(first.sid);
    await send(signIn, 'call');
    await send();
    await send();
    expect(await refusalOf(send())).toMatchObject({ status: 429, code: 60203 });
    const codes = await codesOf(sandbox);
    expect(codes).toHaveLength(5);
    expect(new Set(codes.map(({ code }: { code: string }) => code)).size).toBe(1);
    expect(codes.map(({ channel }: { channel: string }) => channel).toReversed()).toEqual([
      'sms',
      'whatsapp',
      'call',
      'sms',
      'sms',
    ]);
  });

  test('is worthless after five wrong tries, and a new one is another', async () => {
    const { send, check, newest } = await start();
    const { sid } = await send();
    const { code } = await newest();
    for (let tries = 1; tries <= 4; tries += 1)
      expect(await check(wrongFor(code))).toMatchObject({ status: 'pending', valid: false });
    expect((await check(wrongFor(code))).status).toBe('max_attempts_reached');
    expect(await refusalOf(check(code))).toMatchObject({ status: 429, code: 60202 });
    expect((await send()).sid).not.toBe(sid);
  });

  test('is right at the fifth try', async () => {
    const { send, check, newest } = await start();
    await send();
    const { code } = await newest();
    for (let tries = 1; tries <= 4; tries += 1) await check(wrongFor(code));
    expect((await check(code)).status).toBe('approved');
  });

  test('lives ten minutes of the sandbox clock', async () => {
    const { sandbox, send, check, newest } = await start();
    const { sid } = await send();
    const { code } = await newest();
    await call(sandbox, '/sandbox/clock', { json: { advance: 'PT9M50S' } });
    expect((await check(wrongFor(code))).status).toBe('pending');
    await call(sandbox, '/sandbox/clock', { json: { advance: 'PT11S' } });
    expect((await newest()).status).toBe('expired');
    expect(await refusalOf(check(code))).toMatchObject({ code: 20404 });
    expect((await send()).sid).not.toBe(sid);
  });

  test('for one purpose is nothing for another', async () => {
    const { send, check, sandbox } = await start();
    await send(signIn);
    await send(payout);
    const [forPayout, forSignIn] = await codesOf(sandbox);
    expect([forPayout.service, forSignIn.service]).toEqual(['payout', 'sign-in']);
    if (forPayout.code !== forSignIn.code)
      expect((await check(forSignIn.code, payout)).status).toBe('pending');
    expect((await check(forPayout.code, payout)).status).toBe('approved');
    expect((await check(forSignIn.code, signIn)).status).toBe('approved');
  });

  test('can be cancelled, after which the next is a new one', async () => {
    const { services, send, check, newest } = await start();
    const { sid } = await send();
    const { code } = await newest();
    const canceled = await services(signIn).verifications(sid).update({ status: 'canceled' });
    expect(canceled.status).toBe('canceled');
    expect(await refusalOf(check(code))).toMatchObject({ code: 20404 });
    expect((await send()).sid).not.toBe(sid);
  });
});

describe('the message', () => {
  test.each([
    ['sms', 'es', 'Tu código de verificación de Puente es: '],
    ['sms', 'en', 'Your Puente verification code is: '],
    ['whatsapp', 'es-MX', 'Tu código'],
    ['call', 'en', 'Hello. Your Puente verification code is: '],
  ])('by %s in %s reads %s', async (channel, locale, text) => {
    const { services, newest } = await start();
    await services(signIn).verifications.create({ to: phone, channel, locale });
    const message = await newest();
    expect(message.text).toContain(text);
    expect(message.text.replaceAll(', ', '')).toContain(message.code);
  });

  test('without a language follows the country of the number', async () => {
    const { services, sandbox, send } = await start();
    await send();
    await services(signIn).verifications.create({ to: '+447700900123', channel: 'sms' });
    expect((await codesOf(sandbox, '')).map(({ locale }: { locale: string }) => locale)).toEqual([
      'en',
      'es',
    ]);
    expect(await codesOf(sandbox, 'to=+447700900123')).toHaveLength(1);
  });
});

describe('refusals in Twilio’s words', () => {
  test('a number or channel that is none is 60200', async () => {
    const { services } = await start();
    const send = (to: string, channel: string) =>
      refusalOf(services(signIn).verifications.create({ to, channel }));
    expect(await send('12345', 'sms')).toMatchObject({ status: 400, code: 60200 });
    expect(await send(phone, 'pigeon')).toMatchObject({ status: 400, code: 60200 });
  });

  test('no credentials are 20003, and an unknown verification is 20404', async () => {
    const { sandbox, services, check } = await start();
    const bare = await call(sandbox, `/v2/Services/${signIn}/Verifications`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      text: 'To=%2B56912345678&Channel=sms',
    });
    expect(bare).toMatchObject({ status: 401, body: { code: 20003 } });
    expect(await refusalOf(check('123456'))).toMatchObject({ status: 404, code: 20404 });
    expect(await refusalOf(services(signIn).verifications('VEnone').fetch())).toMatchObject({
      code: 20404,
    });
  });
});
