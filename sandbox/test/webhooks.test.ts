import { describe, expect, test } from 'vitest';
import { call, receiveWebhooks, startForTest, stripeAt, until, webhookSecret } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const pay = (sandbox: RunningSandbox) =>
  stripeAt(sandbox).paymentIntents.create({
    amount: 1500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });

const create = (sandbox: RunningSandbox) =>
  stripeAt(sandbox).paymentIntents.create({ amount: 1500, currency: 'usd' });

const list = async (sandbox: RunningSandbox) =>
  (await call(sandbox, '/sandbox/webhooks')).body.webhooks;

const fault = (sandbox: RunningSandbox, json: object) =>
  call(sandbox, '/sandbox/faults', { json: { service: 'webhook', ...json } });

describe('webhooks', () => {
  test('are signed so that the official SDK accepts them, at whatever time the clock shows', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    const { body: clock } = await call(sandbox, '/sandbox/clock', { json: { advance: 'P400D' } });
    const intent = await pay(sandbox);
    await until(() => product.received.length === 3);
    const { webhooks } = stripeAt(sandbox);
    const seconds = Math.floor(Date.parse(clock.now) / 1000);
    for (const { raw, signature } of product.received) {
      const event = webhooks.constructEvent(
        raw,
        signature,
        webhookSecret,
        300,
        undefined,
        seconds * 1000,
      );
      expect(event.object).toBe('event');
      expect(Number(/^t=(\d+),/.exec(signature)?.[1])).toBeGreaterThanOrEqual(seconds);
      expect(() => webhooks.constructEvent(`${raw} `, signature, webhookSecret)).toThrow();
      expect(() => webhooks.constructEvent(raw, signature, 'whsec_other')).toThrow();
    }
    const succeeded = product.received.find(({ type }) => type === 'payment_intent.succeeded');
    expect(JSON.parse(succeeded?.raw ?? '').data.object).toMatchObject({ id: intent.id });
  });

  test('of a refund tell the refund and the charge', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    const { id } = await pay(sandbox);
    await stripeAt(sandbox).refunds.create({ payment_intent: id, amount: 500 });
    await until(() => product.received.length === 6);
    const types = product.received.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['refund.created', 'refund.updated', 'charge.refunded']),
    );
  });

  test('are sent again until they arrive, and every attempt is on record', async () => {
    const product = await receiveWebhooks((count) => (count < 3 ? 500 : 204));
    const sandbox = await startForTest({ webhookUrl: product.url });
    await create(sandbox);
    const [webhook] = await until(async () => {
      const all = await list(sandbox);
      return all[0]?.delivered && all;
    });
    expect(webhook.attempts.map(({ status }: { status: number }) => status)).toEqual([
      500, 500, 204,
    ]);
    expect(new Set(product.received.map(({ id }) => id)).size).toBe(1);
    expect(webhook).toMatchObject({ type: 'payment_intent.created', url: product.url });
    expect(product.received[2]).toMatchObject({
      raw: webhook.payload,
      signature: webhook.signature,
    });
  });

  test('give up after six retries and can be sent again by hand', async () => {
    let broken = true;
    const product = await receiveWebhooks(() => (broken ? 503 : 200));
    const sandbox = await startForTest({
      webhookUrl: product.url,
      timings: { webhookBackoffMs: 1 },
    });
    await create(sandbox);
    const [webhook] = await until(async () => {
      const all = await list(sandbox);
      return all[0]?.state === 'gave-up' && all;
    });
    expect(webhook.attempts).toHaveLength(7);
    broken = false;
    const resent = await call(sandbox, `/sandbox/webhooks/${webhook.id}/resend`, {
      method: 'POST',
    });
    expect(resent.body.webhook).toMatchObject({ delivered: true, state: 'delivered' });
    const nobody = await call(sandbox, '/sandbox/webhooks/we_none/resend', { method: 'POST' });
    expect(nobody).toMatchObject({ status: 404, body: { errorCode: 'not-found' } });
  });

  test('to a product that is down are recorded as unanswered', async () => {
    const sandbox = await startForTest({ webhookUrl: 'http://127.0.0.1:1/hooks' });
    await create(sandbox);
    const [webhook] = await until(async () => {
      const all = await list(sandbox);
      return all[0]?.attempts.length > 0 && all;
    });
    expect(webhook.attempts[0]).toMatchObject({ status: null, error: expect.any(String) });
    expect(webhook.delivered).toBe(false);
  });

  test('wait until it is known where to send them', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest();
    await create(sandbox);
    expect(await list(sandbox)).toMatchObject([{ attempts: [], delivered: false }]);
    sandbox.setWebhookUrl(product.url);
    await until(() => product.received.length === 1);
  });
});

describe('a webhook fault', () => {
  test('duplicate sends the same event twice', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    await fault(sandbox, { kind: 'duplicate', operation: 'payment_intent.created' });
    await create(sandbox);
    await until(() => product.received.length === 2);
    expect(product.received[0]?.raw).toBe(product.received[1]?.raw);
  });

  test('drop never sends it, but shows it', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    await fault(sandbox, { kind: 'drop', operation: 'charge.succeeded' });
    await pay(sandbox);
    await until(() => product.received.length === 2);
    expect(product.received.map(({ type }) => type)).not.toContain('charge.succeeded');
    const dropped = (await list(sandbox)).find(
      ({ state }: { state: string }) => state === 'dropped',
    );
    expect(dropped).toMatchObject({ type: 'charge.succeeded', delivered: false, attempts: [] });
  });

  test('reorder sends it after the next one', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    await fault(sandbox, { kind: 'reorder', operation: 'payment_intent.created' });
    await create(sandbox);
    const canceled = await create(sandbox);
    await until(() => product.received.length === 2);
    expect(product.received.map(({ raw }) => JSON.parse(raw).data.object.id)[0]).toBe(canceled.id);
  });

  test('fail loses the first attempt and delivers the next', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    await fault(sandbox, { kind: 'fail' });
    await create(sandbox);
    await until(() => product.received.length === 1);
    const [webhook] = await until(async () => {
      const all = await list(sandbox);
      return all[0]?.delivered && all;
    });
    expect(webhook.attempts).toMatchObject([{ status: null }, { status: 200 }]);
  });

  test('delay sends it later', async () => {
    const product = await receiveWebhooks();
    const sandbox = await startForTest({ webhookUrl: product.url });
    await fault(sandbox, { kind: 'delay', delayMs: 30, operation: 'payment_intent.created' });
    await pay(sandbox);
    await until(() => product.received.length === 3);
    expect(product.received.at(-1)?.type).toBe('payment_intent.created');
  });
});
