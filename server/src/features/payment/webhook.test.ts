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

/** What the queue does with jobs that are done: it locks and removes them, in an order of its own. */
async function removing(work: (remove: (id: string) => Promise<void>) => Promise<void>) {
  const queue = await t.pool.connect();
  try {
    await queue.query('begin');
    await work(async (id) => {
      await queue.query('delete from graphile_worker._private_jobs where id = $1', [id]);
    });
    await queue.query('commit');
  } finally {
    queue.release();
  }
}

/** Until somebody waits for a lock, or it is over. */
async function untilItWaits(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  call.then(over, over);
  for (;;) {
    const { rows } = await t.pool.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (isOver || rows.length > 0) return;
  }
}

describe('what comes while the queue removes jobs that are done', () => {
  /** Of a job that is being done. */
  const running = async (name: string, payload: object, key: string): Promise<string> => {
    await t.pool.query('select graphile_worker.add_job($1, $2::json, job_key := $3)', [
      ...[name, JSON.stringify(payload), key],
    ]);
    const { rows } = await t.pool.query<{ id: string }>(
      `update graphile_worker._private_jobs
       set locked_by = 'somebody', locked_at = now(), attempts = 1 where key = $1 returning id`,
      [key],
    );
    return rows[0]?.id ?? '';
  };

  test('an event of a refund is taken, whichever is removed first', async () => {
    const provider = await t.provider();
    const client = await t.signIn();
    await t.setNow('2026-12-01T08:00:00Z');
    const { id } = await p.meeting(client, provider.id, '2026-12-10T09:00:00Z');
    await p.cancel(client, id);
    await t.drain();
    const { rows } = await t.pool.query(
      `select r.id, p.intent_id from refunds r join payments p on p.id = r.payment_id
       join bookings b on b.order_id = p.order_id where b.id = $1`,
      [id],
    );
    const [{ id: refundId, intent_id: intentId }] = rows;
    for (const isRefundFirst of [true, false]) {
      const ids = [
        await running('payment.refund', { refundId }, `refund:${refundId}`),
        await running('payment.settle', { intentId }, `settle:${intentId}`),
      ];
      const [first = '', last = ''] = isRefundFirst ? ids : ids.toReversed();
      const object = { object: 'refund', payment_intent: intentId, metadata: { refundId } };
      const body = { ...event, id: `evt_${newId().replaceAll('-', '')}`, data: { object } };
      await removing(async (remove) => {
        await remove(first);
        const taken = deliverSigned(JSON.stringify(body));
        await untilItWaits(taken);
        await remove(last);
        expect(await taken).toEqual({ status: 200, body: { received: true } });
      });
      const { rows: waiting } = await t.pool.query(
        'select task_identifier as name from graphile_worker.jobs',
      );
      expect(waiting).toEqual([{ name: 'payment.refund' }]);
      await t.drain();
    }
  });
});
