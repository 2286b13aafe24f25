import { expect, test } from 'vitest';
import { call, startForTest, stripeAt } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const post = (sandbox: RunningSandbox, json: unknown) => call(sandbox, '/sandbox/clock', { json });
const dayMs = 86_400_000;

test('the clock starts at real time, moves by durations and to instants, and goes back', async () => {
  const sandbox = await startForTest();
  expect((await call(sandbox, '/sandbox/clock')).body.offsetMs).toBe(0);
  expect((await post(sandbox, { advance: 'P3D' })).body.offsetMs).toBe(3 * dayMs);
  expect((await post(sandbox, { advance: 'PT16M' })).body.offsetMs).toBe(3 * dayMs + 960_000);
  expect((await post(sandbox, { advance: '-P1W' })).body.offsetMs).toBe(-4 * dayMs + 960_000);
  const { body } = await post(sandbox, { now: '2027-03-14T06:59:59.900Z' });
  expect(body.now).toMatch(/^2027-03-14T0(6:59:59|7:00:0)/);
  expect((await post(sandbox, { reset: true })).body.offsetMs).toBe(0);
});

test('months and years go by the calendar of UTC', async () => {
  const sandbox = await startForTest();
  await post(sandbox, { now: '2027-01-31T12:00:00Z' });
  expect((await post(sandbox, { advance: 'P1M' })).body.now).toMatch(/^2027-02-28T12:0/);
  expect((await post(sandbox, { advance: 'P1Y1D' })).body.now).toMatch(/^2028-02-29T12:0/);
});

test('everything made afterwards carries the moved time', async () => {
  const sandbox = await startForTest();
  await post(sandbox, { now: '2030-01-01T00:00:00Z' });
  const { created } = await stripeAt(sandbox).paymentIntents.create({
    amount: 500,
    currency: 'eur',
  });
  expect(new Date(created * 1000).toISOString()).toMatch(/^2030-01-01T00:0/);
  const { webhooks } = (await call(sandbox, '/sandbox/webhooks')).body;
  expect(webhooks[0].createdAt).toMatch(/^2030-01-01T00:0/);
});

test.each([
  [{ advance: 'PT0S' }],
  [{ advance: 'P0M' }],
  [{ advance: 'P2000Y' }],
  [{ advance: 'tomorrow' }],
  [{ advance: 'P900000D' }],
  [{ now: 'yesterday' }],
  [{ now: '2027-01-04T09:00:00' }],
  [{ now: 5 }],
  [{ reset: false }],
  [{ advance: 'P1D', now: '2027-01-04T09:00:00Z' }],
  [{}],
  ['nonsense'],
  [null],
])('%j is refused and the clock stays', async (json) => {
  const sandbox = await startForTest();
  const { status, body } = await post(sandbox, json);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: expect.any(String),
    errorCode: 'invalid-input',
    message: expect.any(String),
    fields: [{ path: expect.any(String), message: expect.any(String) }],
    requestId: expect.any(String),
  });
  expect((await call(sandbox, '/sandbox/clock')).body.offsetMs).toBe(0);
});

test('a body that is not JSON is refused, not a crash', async () => {
  const sandbox = await startForTest();
  const { status, body } = await call(sandbox, '/sandbox/clock', {
    headers: { 'content-type': 'application/json' },
    text: '{"now":',
  });
  expect(status).toBe(400);
  expect(body.errorCode).toBe('invalid-input');
});
