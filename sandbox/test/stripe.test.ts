import { describe, expect, test } from 'vitest';
import { call, cardData, refusalOf, startForTest, stripeAt, until } from './support.ts';

const create = { amount: 1500, currency: 'usd' } as const;

/** A customer, and what keeps a card for them by paying with it. */
const keeping = async () => {
  const stripe = stripeAt(await startForTest());
  const { id: customer } = await stripe.customers.create({ metadata: { userId: '7' } });
  const keep = async (token: string) => {
    const { id } = await stripe.paymentIntents.create({
      ...create,
      customer,
      setup_future_usage: 'off_session',
    });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: token });
    const { payment_method: method } = paid;
    return typeof method === 'string' ? method : (method?.id ?? '');
  };
  return { stripe, customer, keep };
};

describe('a payment through the official SDK', () => {
  test('succeeds with 4242 and carries its charge', async () => {
    const stripe = stripeAt(await startForTest());
    const intent = await stripe.paymentIntents.create({ ...create, metadata: { booking: '7' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 1500 });
    expect(intent.id).toMatch(/^pi_[A-Za-z0-9]{24}$/);
    const paid = await stripe.paymentIntents.confirm(intent.id, {
      payment_method_data: cardData('4242424242424242'),
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1500 });
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      metadata: { booking: '7' },
    });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4539578763621486', 'card_declined', 'test_mode_live_card'],
  ])('with %s is declined as %s, %s, and may be tried again', async (number, code, decline) => {
    const stripe = stripeAt(await startForTest());
    const { id } = await stripe.paymentIntents.create(create);
    const pay = (card: string) =>
      stripe.paymentIntents.confirm(id, { payment_method_data: cardData(card) });
    const error = await refusalOf(pay(number));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: decline,
      payment_intent: { id, status: 'requires_payment_method' },
    });
    const after = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false });
    expect((await pay('4242424242424242')).status).toBe('succeeded');
  });

  test.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_year: 2020 }, 'invalid_expiry_year'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ cvc: '12' }, 'invalid_cvc'],
  ])('with card details %o is refused as %s before anything is charged', async (card, code) => {
    const stripe = stripeAt(await startForTest());
    const { id } = await stripe.paymentIntents.create(create);
    const error = await refusalOf(
      stripe.paymentIntents.confirm(id, {
        payment_method_data: cardData('4242424242424242', card),
      }),
    );
    expect(error).toMatchObject({ type: 'StripeCardError', code });
    expect((await stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  });

  test('judges the expiry of a card by the sandbox clock', async () => {
    const sandbox = await startForTest();
    const stripe = stripeAt(sandbox);
    const pay = async () => {
      const { id } = await stripe.paymentIntents.create(create);
      return stripe.paymentIntents.confirm(id, {
        payment_method_data: cardData('4242424242424242', {
          exp_month: 6,
          exp_year: 2031,
        }),
      });
    };
    await call(sandbox, '/sandbox/clock', { json: { now: '2031-06-30T23:59:00Z' } });
    expect((await pay()).status).toBe('succeeded');
    await call(sandbox, '/sandbox/clock', { json: { now: '2031-07-01T00:00:01Z' } });
    expect(await refusalOf(pay())).toMatchObject({ code: 'invalid_expiry_month' });
  });

  test('never writes a card number down', async () => {
    const sandbox = await startForTest();
    const stripe = stripeAt(sandbox);
    const method = await stripe.paymentMethods.create(cardData('5555555555554444'));
    await stripe.paymentIntents.create({ ...create, payment_method: method.id, confirm: true });
    const everything = await Promise.all(
      ['payments', 'webhooks'].map((path) => call(sandbox, `/sandbox/${path}`)),
    );
    expect(everything.map(({ raw }) => raw).join()).not.toContain('5555555555554444');
    expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  test('takes ready-made payment methods', async () => {
    const stripe = stripeAt(await startForTest());
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({ ...create, payment_method, confirm: true });
    expect((await pay('pm_card_visa')).status).toBe('succeeded');
    expect((await pay('pm_card_threeDSecure2Required')).status).toBe('requires_action');
    expect(await refusalOf(pay('pm_card_chargeDeclinedInsufficientFunds'))).toMatchObject({
      decline_code: 'insufficient_funds',
    });
    expect(await refusalOf(pay('pm_nobody'))).toMatchObject({ code: 'resource_missing' });
  });

  test('with the slow card is processing first and paid a little later', async () => {
    const stripe = stripeAt(await startForTest());
    const { id } = await stripe.paymentIntents.create(create);
    const slow = await stripe.paymentIntents.confirm(id, {
      payment_method_data: cardData('4000000000000077'),
    });
    expect(slow.status).toBe('processing');
    expect(await refusalOf(stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await until(async () => (await stripe.paymentIntents.retrieve(id)).status === 'succeeded');
  });

  test('that needs the person is a decline when the person is away', async () => {
    const stripe = stripeAt(await startForTest());
    const error = await refusalOf(
      stripe.paymentIntents.create({
        ...create,
        confirm: true,
        off_session: true,
        payment_method: 'pm_card_authenticationRequired',
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
  });

  test('keeps a card for its customer, which pays again while they are away', async () => {
    const { stripe, customer, keep } = await keeping();
    const card = await keep('pm_card_visa');
    const again = await stripe.paymentIntents.create({ ...create, customer });
    const away = { payment_method: card, off_session: true };
    const key = { idempotencyKey: 'month-2' };
    const paid = await stripe.paymentIntents.confirm(again.id, away, key);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1500 });
    expect((await stripe.paymentIntents.confirm(again.id, away, key)).status).toBe('succeeded');
    expect((await stripe.charges.list({ payment_intent: again.id })).data).toHaveLength(1);
    const other = await stripe.customers.create({});
    const theirs = await stripe.paymentIntents.create({ ...create, customer: other.id });
    expect(await refusalOf(stripe.paymentIntents.confirm(theirs.id, away))).toMatchObject({
      statusCode: 400,
      param: 'payment_method',
    });
  });

  test.each([
    ['pm_card_chargeCustomerFail', 'card_declined'],
    ['pm_card_authenticationRequired', 'authentication_required'],
  ])('with %s, once saved, ends in %s while its owner is away', async (token, code) => {
    const { stripe, customer } = await keeping();
    const { id: card } = await stripe.paymentMethods.attach(token, { customer });
    const intent = await stripe.paymentIntents.create({ ...create, customer });
    const away = { payment_method: card, off_session: true };
    expect(await refusalOf(stripe.paymentIntents.confirm(intent.id, away))).toMatchObject({
      statusCode: 402,
      code,
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(
      'requires_payment_method',
    );
  });

  test('that was saved and is detached can be charged no more while its owner is away', async () => {
    const { stripe, customer } = await keeping();
    const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect(await stripe.paymentMethods.detach(card)).toMatchObject({ id: card, customer: null });
    const intent = await stripe.paymentIntents.create({ ...create, customer });
    const away = { payment_method: card, off_session: true };
    for (const refused of [
      stripe.paymentIntents.confirm(intent.id, away),
      stripe.paymentMethods.detach(card),
    ])
      expect(await refusalOf(refused)).toMatchObject({ statusCode: 400 });
    expect(await refusalOf(stripe.paymentMethods.detach('pm_unknown'))).toMatchObject({
      code: 'resource_missing',
    });
  });

  test('can be authorised, captured in part and cancelled', async () => {
    const stripe = stripeAt(await startForTest());
    const authorise = () =>
      stripe.paymentIntents.create({
        ...create,
        capture_method: 'manual',
        payment_method: 'pm_card_visa',
        confirm: true,
      });
    const first = await authorise();
    expect(first).toMatchObject({ status: 'requires_capture', amount_capturable: 1500 });
    const captured = await stripe.paymentIntents.capture(first.id, { amount_to_capture: 1000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1000 });
    const second = await authorise();
    const canceled = await stripe.paymentIntents.cancel(second.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const balance = await stripe.balance.retrieve();
    expect(balance.available).toMatchObject([{ amount: 1000, currency: 'usd' }]);
  });
});

describe('refunds', () => {
  test('never add up to more than was paid', async () => {
    const stripe = stripeAt(await startForTest());
    const intent = await stripe.paymentIntents.create({
      amount: 15_000,
      currency: 'clp',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: intent.id, ...(amount && { amount }) });
    expect(await refund(5000)).toMatchObject({ amount: 5000, status: 'succeeded' });
    expect(await refusalOf(refund(10_001))).toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: expect.stringContaining('greater than unrefunded amount'),
    });
    expect((await refund()).amount).toBe(10_000);
    expect(await refusalOf(refund())).toMatchObject({ code: 'charge_already_refunded' });
    const charge = await stripe.charges.retrieve(intent.latest_charge as string);
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 15_000 });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2);
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }]);
  });

  test('need a payment that went through', async () => {
    const stripe = stripeAt(await startForTest());
    const { id } = await stripe.paymentIntents.create(create);
    const error = await refusalOf(stripe.refunds.create({ payment_intent: id }));
    expect(error.message).toContain('does not have a successful charge to refund');
  });
});

describe('an idempotency key', () => {
  test('gives the same answer to the same request and refuses another', async () => {
    const stripe = stripeAt(await startForTest());
    const make = (amount: number) =>
      stripe.paymentIntents.create({ ...create, amount }, { idempotencyKey: 'booking-1' });
    const first = await make(1500);
    const again = await make(1500);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await refusalOf(make(1600))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('replays a decline without charging again', async () => {
    const stripe = stripeAt(await startForTest());
    const pay = () =>
      stripe.paymentIntents.create(
        { ...create, payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey: 'once' },
      );
    const first = await refusalOf(pay());
    const again = await refusalOf(pay());
    expect(again.payment_intent.id).toBe(first.payment_intent.id);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  test('may be used again after bad input was corrected', async () => {
    const stripe = stripeAt(await startForTest());
    const make = (currency: string) =>
      stripe.paymentIntents.create({ amount: 1500, currency }, { idempotencyKey: 'k' });
    expect(await refusalOf(make('xyz'))).toMatchObject({ param: 'currency' });
    expect((await make('usd')).currency).toBe('usd');
  });
});

describe('input', () => {
  test.each([
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [{ amount: '12.5', currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    [{ amount: 1500, currency: 'usd', amonut: 1 }, 'parameter_unknown', 'amonut'],
    [
      {
        amount: 1500,
        currency: 'usd',
        confirm: true,
        return_url: 'x',
        payment_method: 'pm_card_visa',
      },
      'url_invalid',
      'return_url',
    ],
  ])('%o is refused as %s', async (params, code, param) => {
    const stripe = stripeAt(await startForTest());
    const error = await refusalOf(stripe.paymentIntents.create(params as never));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  test.each(['usd', 'eur', 'gbp', 'clp', 'mxn', 'cop', 'ars', 'pen', 'brl'])(
    'the currency %s is taken',
    async (currency) => {
      const stripe = stripeAt(await startForTest());
      const intent = await stripe.paymentIntents.create({ amount: 5000, currency });
      expect(intent).toMatchObject({ amount: 5000, currency });
    },
  );

  test('without a key, or with a nonsense key, is refused', async () => {
    const sandbox = await startForTest();
    expect((await call(sandbox, '/v1/balance')).status).toBe(401);
    expect(await refusalOf(stripeAt(sandbox, 'nonsense').balance.retrieve())).toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  test('merges metadata key by key', async () => {
    const stripe = stripeAt(await startForTest());
    const { id } = await stripe.paymentIntents.create({ ...create, metadata: { a: '1', b: '2' } });
    const after = await stripe.paymentIntents.update(id, { metadata: { b: '', c: '3' } });
    expect(after.metadata).toEqual({ a: '1', c: '3' });
  });
});

test('lists are cut into pages, newest first, both ways, and auto-paging reads them all', async () => {
  const sandbox = await startForTest();
  const stripe = stripeAt(sandbox);
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1)
    ids.unshift((await stripe.paymentIntents.create({ ...create, amount: 1000 + index })).id);
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);
  const next = await stripe.paymentIntents.list({ limit: 2, starting_after: ids[1]! });
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  const back = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[3]! });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  await call(sandbox, '/sandbox/clock', { json: { advance: 'P1D' } });
  const { created, id } = await stripe.paymentIntents.create(create);
  const since = await stripe.paymentIntents.list({ created: { gte: created } });
  expect(since.data.map((intent) => intent.id)).toEqual([id]);
});

test('events tell what happened and can be read again', async () => {
  const stripe = stripeAt(await startForTest());
  await stripe.paymentIntents.create({ ...create, payment_method: 'pm_card_visa', confirm: true });
  const events = await stripe.events.list();
  expect(events.data.map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
  const [newest] = events.data;
  expect((await stripe.events.retrieve(newest!.id)).data.object).toMatchObject({
    object: 'payment_intent',
    status: 'succeeded',
  });
  const movements = await stripe.balanceTransactions.list({ type: 'charge' });
  expect(movements.data).toMatchObject([{ amount: 1500, net: 1500, fee: 0 }]);
});

test('money is paid back by hand, in parts or all that is left, and no more', async () => {
  const sandbox = await startForTest();
  const stripe = stripeAt(sandbox);
  const intent = { ...create, payment_method: 'pm_card_visa', confirm: true };
  const { id } = await stripe.paymentIntents.create(intent);
  const path = `/sandbox/payments/${id}/refund`;
  expect(await call(sandbox, path, { json: { amount: 400 } })).toMatchObject({ status: 201 });
  expect(await call(sandbox, path, { json: {} })).toMatchObject({ status: 201 });
  expect(await call(sandbox, path, { json: {} })).toMatchObject({ status: 409 });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map(({ amount, metadata }) => [amount, metadata])).toEqual([
    [1100, {}],
    [400, {}],
  ]);
  const events = await stripe.events.list({ type: 'charge.refunded' });
  expect(events.data).toHaveLength(2);
});
