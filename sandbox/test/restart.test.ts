import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import {
  call,
  cardData,
  receiveWebhooks,
  refusalOf,
  startForTest,
  stripeAt,
  twilioAt,
  until,
  webhookSecret,
} from './support.ts';

function newDataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'deep', 'sandbox.sqlite');
}

/** A sandbox of its own process, which can be killed without a chance to tidy up. */
async function spawnSandbox(dataFile: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../src/main.ts')],
    {
      env: {
        ...process.env,
        SANDBOX_PORT: '0',
        SANDBOX_SMTP_PORT: '0',
        SANDBOX_DATA_FILE: dataFile,
        SANDBOX_WEBHOOK_SECRET: webhookSecret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()));
  });
  const [, port = '', smtpPort = ''] = /:(\d+)\/sandbox, mail on port (\d+)/.exec(line) ?? [];
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { url: `http://127.0.0.1:${port}`, port: Number(port), smtpPort: Number(smtpPort), kill };
}

test('after kill -9 everything is still there, and what was under way goes on', async () => {
  const dataFile = newDataFile();
  const before = await spawnSandbox(dataFile);
  const stripe = stripeAt(before);
  await call(before, '/sandbox/clock', { json: { advance: 'P2D' } });
  await call(before, '/sandbox/llm', { json: { mode: 'asks' } });
  await call(before, '/sandbox/faults', { json: { service: 'smtp', kind: 'fail', times: 3 } });
  await call(before, '/sandbox/faults', { method: 'DELETE' });
  await call(before, '/sandbox/faults', { json: { service: 'twilio', kind: 'fail' } });
  const people = [{ name: 'Ana', role: 'client', phoneNumber: '+56900000001', language: 'es' }];
  await call(before, '/sandbox/people', { method: 'PUT', json: people });
  const paid = await stripe.paymentIntents.create(
    { amount: 1500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
    { idempotencyKey: 'kept' },
  );
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 200 });
  const { id: slowId } = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
  await stripe.paymentIntents.confirm(slowId, {
    payment_method_data: cardData('4000000000000077'),
  });
  await refusalOf(
    twilioAt(before)
      .verify.v2.services('VAsignin')
      .verifications.create({ to: '+56900000001', channel: 'sms' }),
  );
  await twilioAt(before)
    .verify.v2.services('VAsignin')
    .verifications.create({ to: '+56900000001', channel: 'sms' });
  const mailer = nodemailer.createTransport({ host: '127.0.0.1', port: before.smtpPort });
  await mailer.sendMail({ from: 'a@a.example', to: 'b@b.example', subject: 'kept', text: 'x' });
  const { body: shown } = await call(before, '/sandbox/webhooks');
  expect(shown.webhooks.length).toBeGreaterThan(6);
  await before.kill();

  const product = await receiveWebhooks();
  const after = await startForTest({ dataFile, webhookUrl: product.url });
  const again = stripeAt(after);
  await until(async () => (await again.paymentIntents.retrieve(slowId)).status === 'succeeded');
  expect((await again.refunds.retrieve(refund.id)).amount).toBe(200);
  const replayed = await again.paymentIntents.create(
    { amount: 1500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
    { idempotencyKey: 'kept' },
  );
  expect(replayed.id).toBe(paid.id);
  expect((await call(after, '/sandbox/clock')).body.offsetMs).toBe(2 * 86_400_000);
  expect((await call(after, '/sandbox/llm')).body.mode).toBe('asks');
  expect((await call(after, '/sandbox/people')).body.people).toEqual(people);
  expect((await call(after, '/sandbox/mails')).body.mails).toMatchObject([{ subject: 'kept' }]);
  const [code] = (await call(after, '/sandbox/codes')).body.codes;
  const checks = twilioAt(after).verify.v2.services('VAsignin').verificationChecks;
  expect((await checks.create({ to: code.to, code: code.code })).status).toBe('approved');
  const sent = shown.webhooks.map(({ eventId }: { eventId: string }) => eventId);
  await until(() => sent.every((id: string) => product.received.some((each) => each.id === id)));
});

test('two sandboxes know nothing of each other, and reset wipes one', async () => {
  const [one, other] = [await startForTest(), await startForTest()];
  for (const sandbox of [one, other]) {
    await stripeAt(sandbox).paymentIntents.create({ amount: 900, currency: 'usd' });
    await call(sandbox, '/sandbox/clock', { json: { advance: 'PT1H' } });
  }
  expect((await call(one, '/sandbox/reset', { method: 'POST' })).status).toBe(204);
  expect((await call(one, '/sandbox/payments')).body.payments).toEqual([]);
  expect((await call(one, '/sandbox/clock')).body.offsetMs).toBe(0);
  expect((await call(other, '/sandbox/payments')).body.payments).toHaveLength(1);
  expect((await call(other, '/sandbox/clock')).body.offsetMs).toBe(3_600_000);
});

test('a port that is taken is a refusal that leaves nothing running', async () => {
  const sandbox = await startForTest();
  expect(await refusalOf(startForTest({ port: sandbox.port }))).toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(await refusalOf(startForTest({ smtpPort: sandbox.smtpPort }))).toMatchObject({
    code: 'EADDRINUSE',
  });
});
