import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { payments } from '../../../test/payments.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
});
afterAll(() => t.stop());

/** A body with the signature that only the card gateway can make. */
function deliverSigned(payload: string) {
  const seconds = Math.floor(t.context.clock.now().epochMilliseconds / 1000);
  const digest = createHmac('sha256', t.context.config.gateways.card.webhookSecret)
    .update(`${seconds}.${payload}`)
    .digest('hex');
  return p.deliver({ payload, signature: `t=${seconds},v1=${digest}` });
}

const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' };
const intent = { object: 'payment_intent', id: 'pi_unknown' };

describe('a signed webhook', () => {
  test.each([
    ['no data', event],
    ['data without an object', { ...event, data: {} }],
    ['an object that is none', { ...event, data: { object: null } }],
    ['no id', { ...event, id: undefined, data: { object: intent } }],
    ['an id that is no text', { ...event, id: 7, data: { object: intent } }],
    ['an id that cannot be kept', { ...event, id: 'evt_\0', data: { object: intent } }],
    ['no type', { ...event, type: undefined, data: { object: intent } }],
    ['another kind of event', { id: 'evt_2', object: 'v2.core.event', type: 'v1.x' }],
    ['a list', []],
    ['null', null],
  ])('with %s is refused as bad input', async (_what, body) => {
    const reply = await deliverSigned(JSON.stringify(body));
    expect(reply).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
  });

  test('that is no JSON is refused as bad input', async () => {
    expect((await deliverSigned('{"id":')).status).toBe(400);
  });

  test.each([
    ['about nothing we know', { object: 'tax.form', id: 'x' }],
    ['with parts of other types', { object: 7, id: [], payment_intent: {}, metadata: 'x' }],
    ['with an intent that cannot be one', { ...intent, id: 'pi 1; drop' }],
    ['of a refund with a reference that is none', { object: 'refund', metadata: { refundId: 1 } }],
  ])('%s is taken and changes nothing', async (_what, object) => {
    const id = `evt_${newId().replaceAll('-', '')}`;
    const reply = await deliverSigned(JSON.stringify({ ...event, id, data: { object } }));
    expect(reply).toEqual({ status: 200, body: { received: true } });
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from graphile_worker.jobs`.execute(t.context.db);
    expect(rows[0]?.count).toBe(0);
  });

  test('of any shape is never our failure', async () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('pi_1', 'refund', 'charge', 'payment_intent', 'charge.refunded', '\0'),
    );
    const object = fc.record(
      { object: anything, id: anything, payment_intent: anything, metadata: anything },
      { requiredKeys: [] },
    );
    const body = fc.record(
      { id: anything, type: anything, data: fc.oneof(anything, fc.record({ object })) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, anything), async (sent) => {
        const { status } = await deliverSigned(JSON.stringify(sent));
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});
