import { expect, test } from 'vitest';
import { call, refusalOf, startForTest, stripeAt, twilioAt } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const add = (sandbox: RunningSandbox, json: object) => call(sandbox, '/sandbox/faults', { json });
const list = async (sandbox: RunningSandbox) =>
  (await call(sandbox, '/sandbox/faults')).body.faults;
const create = (sandbox: RunningSandbox) =>
  stripeAt(sandbox).paymentIntents.create({ amount: 1500, currency: 'usd' });

test('fail hits the named operation as often as was said, then it is over', async () => {
  const sandbox = await startForTest();
  await add(sandbox, {
    service: 'stripe',
    operation: 'payment_intents.create',
    kind: 'fail',
    times: 2,
  });
  await stripeAt(sandbox).balance.retrieve();
  expect(await refusalOf(create(sandbox))).toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  expect(await list(sandbox)).toMatchObject([{ times: 1 }]);
  expect(await refusalOf(create(sandbox))).toMatchObject({ statusCode: 500 });
  expect(await list(sandbox)).toEqual([]);
  expect((await create(sandbox)).status).toBe('requires_payment_method');
});

test('drop closes the connection; the SDK tries once more under the same key', async () => {
  const sandbox = await startForTest();
  await add(sandbox, { service: 'stripe', operation: '*', kind: 'drop', times: 2 });
  expect(await refusalOf(create(sandbox))).toMatchObject({ type: 'StripeConnectionError' });
  await add(sandbox, { service: 'stripe', kind: 'drop', processed: true });
  const intent = await create(sandbox);
  const all = await stripeAt(sandbox).paymentIntents.list();
  expect(all.data.map(({ id }) => id)).toEqual([intent.id]);
});

test('twilio fails in its own words', async () => {
  const sandbox = await startForTest();
  await add(sandbox, { service: 'twilio', operation: 'verifications.create', kind: 'fail' });
  const { verifications } = twilioAt(sandbox).verify.v2.services('VAsignin');
  const send = () => verifications.create({ to: '+56912345678', channel: 'sms' });
  expect(await refusalOf(send())).toMatchObject({ status: 500, code: 20500 });
  expect((await send()).status).toBe('pending');
});

test('the model fails, too', async () => {
  const sandbox = await startForTest();
  await add(sandbox, { service: 'llm', operation: 'chat.completions', kind: 'fail' });
  const ask = () =>
    call(sandbox, '/openai/v1/chat/completions', {
      json: { messages: [{ role: 'user', content: 'hello' }] },
    });
  expect((await ask()).status).toBe(500);
  expect((await ask()).body.choices[0].message.role).toBe('assistant');
});

test('delay answers late and duplicate changes nothing for a call', async () => {
  const sandbox = await startForTest();
  await add(sandbox, { service: 'stripe', kind: 'delay', delayMs: 1 });
  expect((await create(sandbox)).object).toBe('payment_intent');
  await add(sandbox, { service: 'stripe', kind: 'duplicate' });
  await create(sandbox);
  expect((await stripeAt(sandbox).paymentIntents.list()).data).toHaveLength(2);
});

test.each([
  [{ service: 'fax', kind: 'fail' }, 'service'],
  [{ service: 'stripe', kind: 'explode' }, 'kind'],
  [{ service: 'stripe', kind: 'fail', times: 0 }, 'times'],
  [{ service: 'stripe', kind: 'fail', operation: 'payment_intent.create' }, 'operation'],
  [{ service: 'stripe', kind: 'delay', delayMs: -1 }, 'delayMs'],
])('a fault that could never happen is refused: %o', async (fault, path) => {
  const sandbox = await startForTest();
  const { status, body } = await add(sandbox, fault);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
  expect(body.requestId).toMatch(/^req_/);
});

test('faults can be switched off, one or all', async () => {
  const sandbox = await startForTest();
  const { body } = await add(sandbox, { service: 'stripe', kind: 'fail' });
  await add(sandbox, { service: 'smtp', kind: 'drop' });
  await call(sandbox, `/sandbox/faults/${body.fault.id}`, { method: 'DELETE' });
  expect(await list(sandbox)).toMatchObject([{ service: 'smtp' }]);
  await call(sandbox, '/sandbox/faults', { method: 'DELETE' });
  expect(await list(sandbox)).toEqual([]);
});
