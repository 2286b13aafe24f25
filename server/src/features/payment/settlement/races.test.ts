import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { orderPorts } from '../../../app.ts';
import { newId } from '../../../lib/ids.ts';
import { expireOverdueHolds } from '../../booking/release/service.ts';
import { insertPayment } from '../store.ts';
import { settle } from './service.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let booking: { id: string; orderId: string };
let intentId: string;
let start: string;
let slot = 0;

function nextStart(): string {
  const hour = 9 + (slot % 8);
  const day = 3 + Math.floor(slot / 8);
  slot += 1;
  return `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`;
}

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
});
beforeEach(async () => {
  client = await t.signIn();
  start = nextStart();
  booking = await p.hold(client, provider.id, start);
  intentId = await p.startPayment(client, booking.id);
  await t.drain();
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree();
});
afterAll(() => t.stop());

async function countTransactions(bookingId: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_transactions
    where order_id = (select order_id from bookings where id = ${bookingId})`.execute(t.context.db);
  return rows[0]?.count;
}

async function orderStatus(orderId = booking.orderId): Promise<string | undefined> {
  const rows = t.context.db.selectFrom('orders').select('status').where('id', '=', orderId);
  return (await rows.executeTakeFirst())?.status;
}

async function wasConfirmed(): Promise<boolean> {
  const { confirmed_at: at } = await t.context.db
    .selectFrom('bookings')
    .select('confirmed_at')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return at !== null;
}

describe('money on its way when the hold ends', () => {
  test('is waited for, and late money confirms the booking while the slot is free', async () => {
    const { cards } = t.context;
    const slow = {
      ...t.context,
      cards: {
        ...cards,
        findIntent: async (id: string) => {
          const intent = await cards.findIntent(id);
          return intent && { ...intent, status: 'processing' as const };
        },
      },
    };
    await settle(slow, orderPorts(t.context), intentId);
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'processing' });
    await t.sandboxPost('/sandbox/clock', { advance: 'PT1M' });
    await p.charge(intentId);
    await t.advance('PT15M');
    expect((await p.read(client, booking.id)).body.status).toBe('confirmed');
    await p.expectLedgerToAgree({ settled: true });
  });
});

describe('people at the same moment', () => {
  test('one who pays and gives up at once has the meeting or the money', async () => {
    await p.charge(intentId);
    await Promise.all([
      p.confirm(client, { bookingId: booking.id }),
      p.cancel(client, booking.id),
      t.drain(),
    ]);
    await t.drain();
    const { status, paid, refunded } = (await p.read(client, booking.id)).body;
    if (status !== 'confirmed') expect(refunded).toEqual(paid);
    // A meeting that was given up after it was confirmed had been bought all the same.
    expect(await orderStatus()).toBe((await wasConfirmed()) ? 'paid' : 'lapsed');
    await p.expectLedgerToAgree({ settled: true });
  });

  test('two payments of one order: one is kept, and its money counts once', async () => {
    const { cards, db, clock } = t.context;
    const other = await p.hold(await t.signIn(), provider.id, nextStart());
    const order = { order_id: other.orderId, amount: 6000, currency: 'USD' as const };
    const intents = await Promise.all(
      [1, 2, 3, 4].map(() =>
        cards.createIntent({ ...order, orderId: other.orderId, idempotencyKey: newId() }),
      ),
    );
    const times = { created_at: clock.now(), due_at: clock.now().add({ minutes: 2 }) };
    await Promise.all(
      intents.map(({ id }) =>
        db
          .transaction()
          .execute((tx) => insertPayment(tx, { ...order, ...times, id: newId(), intent_id: id })),
      ),
    );
    const { rows: kept } = await sql<{ intent_id: string }>`
      select intent_id from payments where order_id = ${other.orderId}`.execute(db);
    expect(kept).toHaveLength(1);
    await p.charge(kept[0]?.intent_id ?? '');
    const ports = orderPorts(t.context);
    await Promise.all([...intents, ...intents].map(({ id }) => settle(t.context, ports, id)));
    await t.drain();
    expect(await countTransactions(other.id)).toBe(1);
    expect(await orderStatus(other.orderId)).toBe('paid');
  });

  test('the payment and the end of its time agree on what became of the order', async () => {
    const ports = orderPorts(t.context);
    for (let round = 0; round < 4; round += 1) {
      const person = await t.signIn();
      const held = await p.hold(person, provider.id, nextStart());
      const intent = await p.startPayment(person, held.id);
      await p.charge(intent);
      // To the end of the hold, or a little before it: the sweep and the money come at once.
      await Promise.all([
        t.advance(round % 2 === 0 ? 'PT15M' : 'PT14M59S'),
        settle(t.context, ports, intent),
        expireOverdueHolds(t.context),
        settle(t.context, ports, intent),
        p.cancel(person, held.id, { confirmed: round < 2 }),
      ]);
      await t.drain();
      const { status, paid, refunded } = (await p.read(person, held.id)).body;
      expect(await orderStatus(held.orderId)).toBe(
        ['confirmed', 'cancelled'].includes(status) ? 'paid' : 'lapsed',
      );
      expect(paid.amount).toBe(6000);
      expect(refunded.amount).toBe(status === 'confirmed' ? 0 : 6000);
      await p.expectLedgerToAgree({ settled: true });
    }
  });

  test('ten who pay the same expert are all confirmed', async () => {
    await p.pay(client, booking.id);
    const others = await Promise.all(
      [...Array(10)].map(async () => {
        const person = await t.signIn();
        const held = await p.hold(person, provider.id, nextStart());
        return { person, id: held.id as string, intent: await p.startPayment(person, held.id) };
      }),
    );
    await Promise.all(
      others.map(async ({ person, id, intent }) => {
        await p.charge(intent);
        await p.confirm(person, { bookingId: id });
      }),
    );
    await t.drain();
    for (const { person, id } of others)
      expect((await p.read(person, id)).body.status).toBe('confirmed');
    await p.expectLedgerToAgree({ settled: true });
  });
});

test('an answer of the gateway that comes hours late changes nothing any more', async () => {
  const meeting = await p.hold(client, provider.id, '2026-12-20T09:00:00Z');
  const { paymentIntentId } = (await p.start(client, meeting.id)).body;
  await p.charge(paymentIntentId);
  const { cards } = t.context;
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow = {
    ...t.context,
    cards: {
      ...cards,
      findIntent: async (id: string) => {
        const intent = await cards.findIntent(id);
        asked.resolve();
        await answer.promise;
        return intent;
      },
    },
  };
  const late = settle(slow, orderPorts(t.context), paymentIntentId);
  await asked.promise;
  await t.drain();
  await t.advance('PT25H');
  await p.cancel(client, meeting.id);
  await t.drain();
  const before = await countTransactions(meeting.id);
  expect((await p.read(client, meeting.id)).body.refunded.amount).toBe(5400);
  answer.resolve();
  await late;
  await t.drain();
  expect(await countTransactions(meeting.id)).toBe(before);
  expect(await p.state(client, meeting.id)).toMatchObject({ status: 'succeeded', slotLost: false });
});
