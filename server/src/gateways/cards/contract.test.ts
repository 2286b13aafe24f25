import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { newId } from '../../lib/ids.ts';
import { type CardGateway, GatewayRefused, GatewayUnavailable } from './port.ts';
import { createStripeCards } from './stripe.ts';

const secret = 'whsec_of_the_contract';
type Hook = { payload: string; signature: string; type: string };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let cards: CardGateway;

function gateways(url: string, smtpPort: number) {
  return readConfig({
    SANDBOX_URL: url,
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_WEBHOOK_SECRET: secret,
  }).gateways;
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: secret, quiet: true });
  cards = createStripeCards(gateways(sandbox.url, sandbox.smtpPort));
});
afterAll(() => sandbox.stop());

/** What the client's browser does with the intent's secret. */
async function pay(intent: { id: string; clientSecret: string }, card = 'pm_card_visa') {
  return fetch(`${sandbox.url}/sandbox/stripe/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams({ client_secret: intent.clientSecret, payment_method: card }),
  });
}

async function fault(body: object) {
  const reply = await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
}

function start(amount = 1500, currency = 'USD', idempotencyKey = newId()) {
  return cards.createIntent({ amount, currency, orderId: newId(), idempotencyKey });
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

const longAgo = Temporal.Instant.from('2000-01-01T00:00:00Z');

describe('a payment intent', () => {
  test.each([
    [15_000, 'CLP'],
    [1500, 'USD'],
  ])('asks for %i minor units of %s as they are', async (amount, currency) => {
    const intent = await start(amount, currency);
    expect(intent).toMatchObject({ amount, currency, received: 0, status: 'requires-payment' });
    const reply = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}`, {
      headers: { authorization: 'Bearer sk_sandbox_puente' },
    });
    expect(await reply.json()).toMatchObject({ amount, currency: currency.toLowerCase() });
  });

  test('is made once for one key', async () => {
    const input = { amount: 1500, currency: 'USD', orderId: newId(), idempotencyKey: newId() };
    const both = await Promise.all([cards.createIntent(input), cards.createIntent(input)]);
    expect(both[0].id).toBe(both[1].id);
    await expect(cards.createIntent({ ...input, amount: 1600 })).rejects.toThrow(GatewayRefused);
  });

  test('tells what was received once it is paid, and can no longer be ended', async () => {
    const intent = await start();
    await pay(intent);
    const paid = {
      id: intent.id,
      status: 'succeeded',
      received: 1500,
      orderId: intent.orderId,
    };
    expect(await cards.findIntent(intent.id)).toMatchObject(paid);
    expect(await cards.cancelIntent(intent.id)).toMatchObject(paid);
  });

  test('tells why a card was declined', async () => {
    const intent = await start();
    await pay(intent, 'pm_card_chargeDeclinedInsufficientFunds');
    expect(await cards.findIntent(intent.id)).toMatchObject({
      status: 'requires-payment',
      declineCode: 'insufficient_funds',
    });
  });

  test('waits for the bank when it wants to see the person', async () => {
    const intent = await start();
    await pay(intent, 'pm_card_threeDSecure2Required');
    expect(await cards.findIntent(intent.id)).toMatchObject({ status: 'requires-action' });
  });

  test('is ended twice without harm and then takes no money', async () => {
    const intent = await start();
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'cancelled' });
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'cancelled' });
    expect((await pay(intent)).status).toBe(400);
  });

  test('that nobody knows is null', async () => {
    expect(await cards.findIntent('pi_unknown')).toBeNull();
  });

  test('is among the listed ones', async () => {
    const intent = await start();
    const listed = await all(cards.listIntents({ createdSince: longAgo }));
    expect(listed.map((each) => each.id)).toContain(intent.id);
    const later = Temporal.Now.instant().add({ hours: 1 });
    expect(await all(cards.listIntents({ createdSince: later }))).toEqual([]);
  });
});

describe('a kept card', () => {
  /** A card that was kept while its owner paid. */
  async function keep(card?: string) {
    const key = { userId: newId(), idempotencyKey: newId() };
    const customer = await cards.createCustomer(key);
    expect(await cards.createCustomer(key)).toBe(customer);
    const order = () => ({ amount: 1500, currency: 'USD', orderId: newId(), keptFor: customer });
    const first = await cards.createIntent({ ...order(), idempotencyKey: newId() });
    await pay(first, card);
    const paid = await cards.findIntent(first.id);
    const second = await cards.createIntent({ ...order(), idempotencyKey: newId() });
    return { intentId: second.id, paymentMethod: paid?.paymentMethod ?? '' };
  }

  test('pays while its owner is away, once for one key', async () => {
    const { intentId, paymentMethod } = await keep();
    const input = { intentId, paymentMethod, idempotencyKey: newId() };
    const paid = { id: intentId, status: 'succeeded', received: 1500, paymentMethod };
    expect(await cards.payWithKept(input)).toMatchObject(paid);
    expect(await cards.payWithKept(input)).toMatchObject(paid);
    // Another try finds it paid and takes nothing.
    expect(await cards.payWithKept({ ...input, idempotencyKey: newId() })).toMatchObject(paid);
  });

  test('that its bank declines tells why, and the intent can still be paid', async () => {
    const { intentId, paymentMethod } = await keep('pm_card_chargeCustomerFail');
    const input = { intentId, paymentMethod, idempotencyKey: newId() };
    expect(await cards.payWithKept(input)).toMatchObject({
      status: 'requires-payment',
      received: 0,
      declineCode: 'generic_decline',
    });
    const intent = await cards.findIntent(intentId);
    await pay(intent ?? { id: '', clientSecret: '' });
    expect(await cards.findIntent(intentId)).toMatchObject({ status: 'succeeded' });
  });

  test('is kept no longer once it is dropped, more than once without harm', async () => {
    const { intentId, paymentMethod } = await keep();
    // The answer is lost, also that of the two tries which the adapter makes by itself.
    const lost = { service: 'stripe', operation: 'payment_methods.detach', kind: 'drop' };
    await fault({ ...lost, times: 3, processed: true });
    await expect(cards.dropKept(paymentMethod)).rejects.toThrow(GatewayUnavailable);
    await cards.dropKept(paymentMethod);
    await cards.dropKept(paymentMethod);
    await cards.dropKept('pm_unknown');
    const input = { intentId, paymentMethod, idempotencyKey: newId() };
    await expect(cards.payWithKept(input)).rejects.toThrow(GatewayRefused);
  });

  test('that nobody keeps is refused', async () => {
    const { intentId } = await keep();
    const input = { intentId, paymentMethod: 'pm_unknown', idempotencyKey: newId() };
    await expect(cards.payWithKept(input)).rejects.toThrow(GatewayRefused);
  });
});

describe('a refund', () => {
  test('is made once for one reference, and found by it', async () => {
    const intent = await start();
    await pay(intent);
    const input = { intentId: intent.id, amount: 400, reference: newId() };
    const [first, second] = [await cards.refund(input), await cards.refund(input)];
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ ...input, currency: 'USD', status: 'succeeded' });
    expect(await cards.findRefund(input)).toMatchObject({ id: first.id });
    expect(await cards.findRefund({ ...input, reference: newId() })).toBeNull();
    const listed = await all(cards.listRefunds({ createdSince: longAgo }));
    expect(listed.filter((each) => each.intentId === intent.id)).toHaveLength(1);
  });

  test('of more than was paid is refused', async () => {
    const intent = await start();
    await pay(intent);
    await cards.refund({ intentId: intent.id, amount: 1000, reference: newId() });
    const tooMuch = { intentId: intent.id, amount: 501, reference: newId() };
    await expect(cards.refund(tooMuch)).rejects.toThrow(GatewayRefused);
  });
});

describe('a gateway in trouble', () => {
  test('is asked again by itself after a short failure', async () => {
    await fault({ service: 'stripe', operation: 'payment_intents.create', kind: 'fail', times: 2 });
    expect(await start()).toMatchObject({ status: 'requires-payment' });
  });

  test('is unavailable when it goes on failing', async () => {
    await fault({ service: 'stripe', operation: 'payment_intents.create', kind: 'fail', times: 3 });
    await expect(start()).rejects.toThrow(GatewayUnavailable);
  });

  test('makes one intent even when its answer was lost', async () => {
    const operation = 'payment_intents.create';
    await fault({ service: 'stripe', operation, kind: 'drop', processed: true });
    const intent = await start();
    const listed = await all(cards.listIntents({ createdSince: longAgo }));
    expect(listed.filter((each) => each.orderId === intent.orderId)).toHaveLength(1);
  });

  test('that is not there at all is unavailable', async () => {
    const nobody = createStripeCards(gateways('http://127.0.0.1:9', 9));
    await expect(nobody.findIntent('pi_1')).rejects.toThrow(GatewayUnavailable);
  });
});

async function hook(): Promise<Hook> {
  const intent = await start();
  const reply = await fetch(`${sandbox.url}/sandbox/webhooks`);
  const { webhooks } = (await reply.json()) as { webhooks: Hook[] };
  const found = webhooks.find((each) => each.payload.includes(intent.id));
  if (!found) throw new Error('no webhook of that intent');
  return found;
}
function now() {
  return Temporal.Now.instant();
}

describe('a webhook', () => {
  test('is believed with a fresh signature over its bytes', async () => {
    const { payload, signature } = await hook();
    const event = cards.readEvent(Buffer.from(payload), signature, now());
    expect(event).toMatchObject({
      type: 'payment_intent.created',
      about: 'intent',
      intentId: expect.stringMatching(/^pi_/),
    });
  });

  test('is refused when unsigned, changed, or signed by somebody else', async () => {
    const { payload, signature } = await hook();
    const raw = Buffer.from(payload);
    expect(cards.readEvent(raw, undefined, now())).toBeNull();
    expect(cards.readEvent(raw, 'nonsense', now())).toBeNull();
    expect(cards.readEvent(Buffer.from(`${payload} `), signature, now())).toBeNull();
    const [time] = signature.split(',');
    expect(cards.readEvent(raw, `${time},v1=${'0'.repeat(64)}`, now())).toBeNull();
  });

  test('is refused once its signature is older than 300 seconds', async () => {
    const { payload, signature } = await hook();
    const raw = Buffer.from(payload);
    const signedAt = Temporal.Instant.fromEpochMilliseconds(
      Number(signature.split(',')[0]?.slice(2)) * 1000,
    );
    expect(cards.readEvent(raw, signature, signedAt.add({ seconds: 300 }))).not.toBeNull();
    expect(cards.readEvent(raw, signature, signedAt.add({ seconds: 301 }))).toBeNull();
  });
});
