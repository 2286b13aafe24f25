import { Writable } from 'node:stream';
import { codeCents, codeCentsPerHour, policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../create-context.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let log = '';
const stream = new Writable({
  write: (line: Buffer, _encoding, done) => {
    log += line.toString();
    done();
  },
});
beforeAll(async () => {
  t = await startTestApp(undefined, {}, { log: createLog('warn', stream) });
});
afterAll(() => t.stop());
const { send, check, codeOf } = codeCalls(() => t);

/** Numbers far apart, as an attacker with a whole country's numbers has them. */
function inChile(count: number) {
  return `+569${String(20_000_000 + count * 100_003)}`;
}
function inUruguay(count: number) {
  return `+5989${String(1_000_000 + count * 100_003)}`;
}
function statuses(replies: { status: number }[]) {
  return replies.map(({ status }) => status).filter((status) => status === 200).length;
}
/** As many at once as there are connections: more would be refused after waiting for one. */
async function ask(count: number, phone: (index: number) => string) {
  const replies = [];
  for (let first = 0; first < count; first += atOnce)
    replies.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - first) }, (_, index) =>
          send(phone(first + index)),
        ),
      )),
    );
  return replies;
}
const atOnce = 24;
async function metric(name: string) {
  const { body } = await t.call('GET', '/metrics');
  return (body as string).split('\n').filter((line) => line.startsWith(`${name}{`));
}
function logged() {
  return log.split('\n').filter((line) => line.includes('ceiling'));
}
function fits(country: string) {
  return Math.floor(
    (codeCentsPerHour[country] ?? 0) / (codeCents[country] ?? codeCents['other'] ?? 1),
  );
}

describe('three hundred numbers of one country, from as many addresses', () => {
  test(
    'get what an hour pays for and no more, however many ask at once',
    still(async () => {
      const known = await t.signIn(inChile(900));
      await t.advance('PT61M');
      expect(statuses(await ask(300, inChile))).toBe(fits('CL'));
      const refused = await send(inChile(301));
      expect(refused).toMatchObject({
        status: 429,
        body: { errorCode: 'code-sends-exceeded', ways: ['whatsapp', 'password', 'later'] },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
      const same = await send(known.phone);
      expect({ ...same.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' });
    }),
  );

  test('raise one alarm and one line of the log', async () => {
    expect(await metric('ceiling_reached')).toEqual([
      'ceiling_reached{ceiling="codes-country",scope="CL"} 1',
    ]);
    const [refusals] = await metric('ceiling_refusals_total');
    expect(Number(refusals?.split(' ')[1])).toBeGreaterThan(200);
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toContain('"scope":"CL"');
    expect(log).not.toContain('+569');
    const [sent] = await metric('paid_calls_total');
    expect(sent).toMatch(/what="code",scope="CL"} \d+$/);
  });

  test('keep nobody from WhatsApp, nor other countries from their codes', async () => {
    expect((await send(inChile(302), { channel: 'voice' })).status).toBe(429);
    expect((await send(inChile(302), { channel: 'whatsapp' })).status).toBe(200);
    expect((await send('+12125550123')).status).toBe(200);
  });

  test('leave room as soon as somebody enters a code, and after the hour', async () => {
    const phone = inChile(0);
    const code = await codeOf(phone);
    if (code) expect((await check(phone, code)).status).toBe(200);
    expect((await send(inChile(303))).status).toBe(200);
    expect((await send(inChile(304))).status).toBe(429);
    await t.advance('PT61M');
    expect((await send(inChile(304))).status).toBe(200);
    expect(await metric('ceiling_reached')).toEqual([
      'ceiling_reached{ceiling="codes-country",scope="CL"} 0',
    ]);
  });
});

test('countries without a ceiling of their own share one', async () => {
  const most = fits('other');
  expect(statuses(await ask(most, inUruguay))).toBe(most);
  expect((await send(inUruguay(most))).body.errorCode).toBe('code-sends-exceeded');
  // A network of no country, dear as they are.
  expect((await send('+8835100012345')).body.errorCode).toBe('code-sends-exceeded');
  expect((await send('+12125550124')).status).toBe(200);
});

test('the installation has a ceiling of its own, for codes that were entered, too', async () => {
  const cents = codeCents['CL'] ?? 0;
  const own = await startTestApp(undefined, { CODES_CENTS_PER_HOUR: String(2 * cents) });
  const calls = codeCalls(() => own);
  for (const phone of [inChile(1), inChile(2)]) {
    expect((await calls.send(phone)).status).toBe(200);
    expect((await calls.check(phone, await calls.codeOf(phone))).status).toBe(200);
  }
  for (const channel of ['sms', 'whatsapp'])
    expect(await calls.send(inChile(3), { channel })).toMatchObject({
      status: 429,
      body: { errorCode: 'code-sends-exceeded', ways: ['password', 'later'] },
    });
  await own.advance('PT61M');
  expect((await calls.send(inChile(3))).status).toBe(200);
  await own.stop();
});

test('the hour of all codes pays for more than that of any country', () => {
  for (const [country, cents] of Object.entries(codeCentsPerHour))
    expect(cents, country).toBeLessThan(policy.auth.codeCentsPerHour);
});
