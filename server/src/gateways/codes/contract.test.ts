import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@puente/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
import type { CodeGateway, CodePurpose } from './port.ts';
import { createTwilioCodes } from './twilio.ts';

const codes = {
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'sandbox',
  signInService: 'VA0000000000000000000000000sign-in',
  payoutService: 'VA00000000000000000000000000payout',
};
function at(url: string) {
  return { codes, sandbox: { url, smtpPort: 0 } };
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
type Sent = { code: string; channel: string; locale: string; service: string; text: string };

let sandbox: Sandbox;
let gateway: CodeGateway;
beforeAll(async () => {
  const options = { port: 0, smtpPort: 0, webhookSecret: 'whsec_codes', quiet: true };
  sandbox = await startSandbox(options);
  gateway = createTwilioCodes(at(sandbox.url));
});
afterAll(() => sandbox.stop());

function post(path: string, body: object) {
  return fetch(`${sandbox.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
function advance(duration: string) {
  return post('clock', { advance: duration });
}
afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));

let count = 0;
function newPhone() {
  return `+5691300${String(1000 + (count += 1))}`;
}
function send(phone: string, purpose: CodePurpose = 'sign-in', more: object = {}) {
  return gateway.send({ phone, purpose, channel: 'sms', language: 'en', ...more });
}
async function sent(phone: string, purpose?: CodePurpose) {
  const result = await send(phone, purpose);
  if ('refused' in result) throw new Error(result.refused);
  return result.gatewayId;
}
async function received(phone: string): Promise<Sent[]> {
  const reply = await fetch(`${sandbox.url}/sandbox/codes?to=${encodeURIComponent(phone)}`);
  return ((await reply.json()) as { codes: Sent[] }).codes;
}
async function codeOf(phone: string) {
  return (await received(phone))[0]?.code ?? '';
}
function wrongFor(code: string) {
  return code === '000000' ? '000001' : '000000';
}
function check(gatewayId: string, code: string, purpose: CodePurpose = 'sign-in') {
  return gateway.check({ gatewayId, purpose, code });
}

describe('Twilio Verify', () => {
  test('sends six digits by each channel, in the language asked for', async () => {
    for (const [channel, wire] of [
      ['sms', 'sms'],
      ['whatsapp', 'whatsapp'],
      ['voice', 'call'],
    ])
      for (const language of ['en', 'es']) {
        const phone = newPhone();
        await send(phone, 'sign-in', { channel, language });
        const [message] = await received(phone);
        expect(message).toMatchObject({ channel: wire, locale: language });
        expect(message?.code).toMatch(/^\d{6}$/);
      }
  });

  test('approves the right code, once', async () => {
    const phone = newPhone();
    const id = await sent(phone);
    const code = await codeOf(phone);
    expect(await check(id, wrongFor(code))).toBe('wrong');
    expect(await check(id, code)).toBe('approved');
    expect(await check(id, code)).toBe('expired');
  });

  test('takes what can be no code for a wrong one', async () => {
    const id = await sent(newPhone());
    expect(await check(id, '12')).toBe('wrong');
  });

  test('checks five times', async () => {
    const phone = newPhone();
    const id = await sent(phone);
    const code = await codeOf(phone);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await check(id, wrongFor(code))).toBe('wrong');
    expect(await check(id, code)).toBe('tries-exceeded');
  });

  test('forgets a code after ten minutes', async () => {
    const phone = newPhone();
    const id = await sent(phone);
    const code = await codeOf(phone);
    await advance('PT10M');
    expect(await check(id, code)).toBe('expired');
  });

  test('keeps the purposes apart', async () => {
    const phone = newPhone();
    const id = await sent(phone, 'payout');
    const code = await codeOf(phone);
    expect((await received(phone))[0]?.service).toBe('payout');
    expect(await check(id, code, 'sign-in')).toBe('expired');
    expect(await check(id, code, 'payout')).toBe('approved');
  });

  test('makes a new code once the one before is cancelled, and bears a second cancelling', async () => {
    const phone = newPhone();
    const first = await sent(phone);
    const code = await codeOf(phone);
    await gateway.cancel({ gatewayId: first, purpose: 'sign-in' });
    await gateway.cancel({ gatewayId: first, purpose: 'sign-in' });
    expect(await check(first, code)).toBe('expired');
    expect(await sent(phone)).not.toBe(first);
  });

  test('says which numbers it refuses, and when it was too often', async () => {
    expect(await send('+0')).toEqual({ refused: 'number' });
    const phone = newPhone();
    for (let sends = 0; sends < 5; sends += 1) await sent(phone);
    expect(await send(phone)).toEqual({ refused: 'too-many' });
  });

  test('is unavailable when it breaks, hangs up or stays silent', async () => {
    const phone = newPhone();
    const id = await sent(phone);
    for (const kind of ['fail', 'drop']) {
      await post('faults', { service: 'twilio', kind, times: 3 });
      await expect(send(newPhone())).rejects.toBeInstanceOf(GatewayUnavailable);
      await expect(check(id, '123456')).rejects.toBeInstanceOf(GatewayUnavailable);
      await expect(gateway.cancel({ gatewayId: id, purpose: 'sign-in' })).rejects.toBeInstanceOf(
        GatewayUnavailable,
      );
    }
    await post('faults', { service: 'twilio', kind: 'delay', delayMs: 5000 });
    const impatient = createTwilioCodes(at(sandbox.url), { timeoutMs: 100 });
    const call = { phone, purpose: 'sign-in', channel: 'sms', language: 'en' } as const;
    await expect(impatient.send(call)).rejects.toBeInstanceOf(GatewayUnavailable);
    const nobody = createTwilioCodes(at('http://127.0.0.1:9'));
    await expect(nobody.send(call)).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});

describe('what Twilio answers beyond the sandbox', () => {
  let server: Server;
  let answer: { status: number; body: object };
  let seen: { path: string | undefined; authorization: string | undefined };
  let strict: CodeGateway;
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen = { path: request.url, authorization: request.headers.authorization };
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    strict = createTwilioCodes(at(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const call = {
    phone: '+56912345678',
    purpose: 'sign-in',
    channel: 'sms',
    language: 'es',
  } as const;
  const guess = { gatewayId: 'VE1', purpose: 'payout', code: '123456' } as const;
  const refuses = (status: number, code: number) => {
    answer = { status, body: { status, code, message: 'about +56912345678' } };
  };

  test('goes to the service of the purpose with the account of the configuration', async () => {
    answer = { status: 201, body: { sid: 'VE1', status: 'pending' } };
    expect(await strict.send(call)).toEqual({ gatewayId: 'VE1' });
    expect(seen.path).toBe(`/v2/Services/${codes.signInService}/Verifications`);
    const basic = Buffer.from(`${codes.accountSid}:${codes.authToken}`).toString('base64');
    expect(seen.authorization).toBe(`Basic ${basic}`);
    answer = { status: 201, body: { sid: 'VE1', status: 'approved' } };
    expect(await strict.check(guess)).toBe('approved');
    expect(seen.path).toBe(`/v2/Services/${codes.payoutService}/VerificationCheck`);
  });

  test.each([60200, 60205, 60410, 21211, 21408])('%d is a number that gets none', async (code) => {
    refuses(code === 60410 ? 403 : 400, code);
    expect(await strict.send(call)).toEqual({ refused: 'number' });
  });

  test.each([60203, 60212])('%d is a number that got too many', async (code) => {
    refuses(429, code);
    expect(await strict.send(call)).toEqual({ refused: 'too-many' });
  });

  test.each([
    ['canceled', 'expired'],
    ['expired', 'expired'],
    ['deleted', 'expired'],
    ['max_attempts_reached', 'wrong'],
    ['pending', 'wrong'],
  ])('a check that leaves the code %s was %s', async (status, checked) => {
    answer = { status: 201, body: { sid: 'VE1', status } };
    expect(await strict.check(guess)).toBe(checked);
  });

  test('being asked to slow down is being unavailable', async () => {
    refuses(429, 20429);
    await expect(strict.send(call)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(strict.check(guess)).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  test('a wrong key is a bug of the installation, told without the number', async () => {
    refuses(401, 20003);
    await expect(strict.send(call)).rejects.toThrow(/^Twilio Verify refuses: 401, 20003$/);
  });
});
