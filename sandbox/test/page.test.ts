import { request } from 'node:http';
import { expect, test } from 'vitest';
import { call, startForTest, stripeAt, twilioAt } from './support.ts';

const people = [
  {
    name: 'José <script>alert(1)</script>',
    role: 'client',
    phoneNumber: '+56900000001',
    language: 'es',
    city: 'Santiago',
  },
  { name: 'Olga', role: 'operator', phoneNumber: '+56900000002', language: 'en' },
];

test('the page is there in both languages, with nothing inline', async () => {
  const sandbox = await startForTest();
  const english = await call(sandbox, '/sandbox?lang=en');
  const spanish = await call(sandbox, '/sandbox', { headers: { 'accept-language': 'es' } });
  expect(english.raw).toContain('<html lang="en">');
  expect(spanish.raw).toContain('<html lang="es">');
  expect(spanish.raw).toContain('Tarjetas de prueba');
  expect(english.raw).not.toMatch(/<script>|<style|style=|onclick=/);
  const policy = english.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  for (const file of ['app.js', 'sections.js', 'sign-in.js', 'mail-dialog.js', 'styles.css'])
    expect((await call(sandbox, `/sandbox/${file}`)).status).toBe(200);
});

test('people are listed by role with a way in, and names are text', async () => {
  const sandbox = await startForTest();
  await call(sandbox, '/sandbox/people', { method: 'PUT', json: people });
  const { raw } = await call(sandbox, '/sandbox?lang=en');
  expect(raw).toContain('data-sign-in="+56900000001"');
  expect(raw).not.toContain('<script>alert');
  const wrong = [{ ...people[0], role: 'king' }];
  const refused = await call(sandbox, '/sandbox/people', { method: 'PUT', json: wrong });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: '0.role' }] } });
  expect((await call(sandbox, '/sandbox/people')).body.people).toEqual(people);
});

test('sections are drawn anew only when something happened', async () => {
  const sandbox = await startForTest();
  const first = await call(sandbox, '/sandbox/sections?lang=en');
  const query = `/sandbox/sections?lang=en&revision=${first.body.revision}`;
  expect((await call(sandbox, query)).status).toBe(204);
  const { verifications } = twilioAt(sandbox).verify.v2.services('VAsignin');
  await verifications.create({ to: '+56900000001', channel: 'sms' });
  await stripeAt(sandbox).paymentIntents.create({
    amount: 15_000,
    currency: 'clp',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const { body } = await call(sandbox, query);
  const [code] = (await call(sandbox, '/sandbox/codes')).body.codes;
  expect(body.sections.codes).toContain(code.code);
  expect(body.sections.payments).toContain('15,000');
  expect(body.sections.webhooks).toContain('payment_intent.succeeded');
});

test('payments are shown with their charges and refunds', async () => {
  const sandbox = await startForTest();
  const stripe = stripeAt(sandbox);
  const { id } = await stripe.paymentIntents.create({
    amount: 1500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  await stripe.refunds.create({ payment_intent: id, amount: 500 });
  const { payments } = (await call(sandbox, '/sandbox/payments')).body;
  expect(payments).toMatchObject([
    { id, charges: [{ amount_refunded: 500 }], refunds: [{ amount: 500 }] },
  ]);
});

test('another site open in the same browser can change nothing', async () => {
  const sandbox = await startForTest();
  const { status, body } = await call(sandbox, '/sandbox/reset', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(status).toBe(403);
  expect(body.errorCode).toBe('other-site');
});

test('it says that it is well, and what does not exist is not found', async () => {
  const sandbox = await startForTest();
  expect((await call(sandbox, '/healthz')).body).toEqual({ status: 'ok' });
  expect((await call(sandbox, '/sandbox/nothing')).body.errorCode).toBe('not-found');
  expect((await call(sandbox, '/v1/nothing')).body.error.type).toBe('invalid_request_error');
});

test('answers to no name but its own: a stranger’s page may point here', async () => {
  const sandbox = await startForTest({ publicUrl: 'https://puente.example' });
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const asked = request(`${sandbox.url}/sandbox/codes`, { headers: { host } }, (reply) => {
        reply.resume();
        done(reply.statusCode);
      });
      asked.on('error', fail);
      asked.end();
    });
  const own = [`127.0.0.1:${sandbox.port}`, 'localhost', '[::1]:4610', 'puente.example'];
  for (const host of own) expect(await statusFor(host), host).toBe(200);
  const others = ['evil.example', `evil.example:${sandbox.port}`, '127.0.0.1.evil.example', 'x'];
  for (const host of others) expect(await statusFor(host), host).toBe(403);
});
