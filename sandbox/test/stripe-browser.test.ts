import { describe, expect, test } from 'vitest';
import { call, startForTest, stripeAt } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const publishable = { ...form, authorization: 'Bearer pk_sandbox_test' };

const card = (number: string) =>
  new URLSearchParams({
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '35',
    'payment_method_data[card][cvc]': '123',
  });

const newIntent = (sandbox: RunningSandbox) =>
  stripeAt(sandbox).paymentIntents.create({ amount: 2500, currency: 'eur', metadata: { a: 'b' } });

async function startAuthentication(sandbox: RunningSandbox, returnUrl?: string) {
  const intent = await newIntent(sandbox);
  const body = card('4000000000003220');
  body.set('client_secret', intent.client_secret ?? '');
  if (returnUrl) body.set('return_url', returnUrl);
  const path = `/sandbox/stripe/v1/payment_intents/${intent.id}/confirm`;
  const confirmed = await call(sandbox, path, { headers: publishable, text: body.toString() });
  const page = new URL(confirmed.body.next_action.redirect_to_url.url);
  return { intent, confirmed, page: page.pathname + page.search, origin: page.origin };
}

describe('a browser with a publishable key', () => {
  test('pays when it knows the client secret, and sees no more than it should', async () => {
    const sandbox = await startForTest();
    const intent = await newIntent(sandbox);
    const body = card('4242 4242 4242 4242');
    body.set('client_secret', intent.client_secret ?? '');
    const path = `/sandbox/stripe/v1/payment_intents/${intent.id}/confirm`;
    const paid = await call(sandbox, path, { headers: publishable, text: body.toString() });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(paid.body).not.toHaveProperty('metadata');
    expect(paid.body).not.toHaveProperty('latest_charge');
    const read = `/sandbox/stripe/v1/payment_intents/${intent.id}?client_secret=${intent.client_secret}`;
    expect((await call(sandbox, read, { headers: publishable })).body.status).toBe('succeeded');
  });

  test('is told of a decline in words it can show', async () => {
    const sandbox = await startForTest();
    const intent = await newIntent(sandbox);
    const body = card('4000000000009995');
    body.set('client_secret', intent.client_secret ?? '');
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const { status, body: reply } = await call(sandbox, path, {
      headers: publishable,
      text: body.toString(),
    });
    expect(status).toBe(402);
    expect(reply.error).toMatchObject({
      type: 'card_error',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  test('gets nowhere with a wrong secret, or none', async () => {
    const sandbox = await startForTest();
    const intent = await newIntent(sandbox);
    const path = `/sandbox/stripe/v1/payment_intents/${intent.id}`;
    expect((await call(sandbox, path, { headers: publishable })).status).toBe(400);
    const wrong = await call(sandbox, `${path}?client_secret=pi_1_secret_2`, {
      headers: publishable,
    });
    expect(wrong.body.error.param).toBe('client_secret');
  });

  test('can neither create nor refund, and no secret key works at its address', async () => {
    const sandbox = await startForTest();
    const refund = { headers: publishable, text: 'payment_intent=pi_1' };
    expect((await call(sandbox, '/v1/refunds', refund)).status).toBe(403);
    expect((await call(sandbox, '/sandbox/stripe/v1/refunds', refund)).status).toBe(404);
    const intent = await newIntent(sandbox);
    const secret = { authorization: 'Bearer sk_sandbox_test' };
    const path = `/sandbox/stripe/v1/payment_intents/${intent.id}`;
    expect((await call(sandbox, path, { headers: secret })).status).toBe(401);
  });

  test('makes a payment method that the server can charge', async () => {
    const sandbox = await startForTest();
    const text = 'type=card&card[number]=4242424242424242&card[exp_month]=1&card[exp_year]=2034';
    const made = await call(sandbox, '/sandbox/stripe/v1/payment_methods', {
      headers: publishable,
      text,
    });
    const paid = await stripeAt(sandbox).paymentIntents.create({
      amount: 900,
      currency: 'gbp',
      payment_method: made.body.id,
      confirm: true,
    });
    expect(paid.status).toBe('succeeded');
  });
});

describe('3-D Secure', () => {
  const returnUrl = 'http://shop.example/pay?booking=7';

  test('asks at an address of the product and pays once approved', async () => {
    const sandbox = await startForTest({ publicUrl: 'http://puente.example/' });
    const { intent, page, origin, confirmed } = await startAuthentication(sandbox, returnUrl);
    expect(confirmed.body.status).toBe('requires_action');
    expect(origin).toBe('http://puente.example');
    const approved = await call(sandbox, page, { headers: form, text: 'decision=approve' });
    expect(approved.status).toBe(303);
    const back = new URL(approved.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://shop.example/pay');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      booking: '7',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    const after = await stripeAt(sandbox).paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'succeeded', next_action: null });
  });

  test('declined there asks for another card and says why', async () => {
    const sandbox = await startForTest();
    const { intent, page } = await startAuthentication(sandbox, returnUrl);
    const declined = await call(sandbox, page, { headers: form, text: 'decision=decline' });
    expect(declined.headers.get('location')).toContain('redirect_status=failed');
    const after = await stripeAt(sandbox).paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('decides once: a second visit, or one without its key, changes nothing', async () => {
    const sandbox = await startForTest();
    const { intent, page } = await startAuthentication(sandbox, returnUrl);
    const approve = { headers: form, text: 'decision=approve' };
    const stranger = await call(sandbox, `/sandbox/3ds/${intent.id}?key=guess`, approve);
    expect(stranger.status).toBe(410);
    expect((await call(sandbox, page, approve)).status).toBe(303);
    expect((await call(sandbox, page, approve)).status).toBe(410);
    expect((await stripeAt(sandbox).charges.list()).data).toHaveLength(1);
  });

  test('speaks English and Spanish and runs no script', async () => {
    const sandbox = await startForTest();
    const { page } = await startAuthentication(sandbox);
    const english = await call(sandbox, `${page}&lang=en`);
    const spanish = await call(sandbox, page, { headers: { 'accept-language': 'es-CL,en;q=0.8' } });
    expect(english.raw).toContain('Approve');
    expect(spanish.raw).toContain('Aprobar');
    expect(spanish.raw).toContain('lang="es"');
    expect(english.raw).not.toContain('<script');
  });
});
