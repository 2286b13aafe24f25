import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import type { CardRefund } from '../../../gateways/cards/port.ts';
import { newId } from '../../../lib/ids.ts';
import { orderPorts } from '../../../app.ts';
import { requestRefund, sendRefund } from './service.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let booking: { id: string; orderId: string };
let slot = 0;
/** Differences that a test made on purpose. */
const known: string[] = [];

function nextStart(): string {
  const hour = 9 + (slot % 8);
  const day = 5 + Math.floor(slot / 8);
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
  booking = await p.meeting(client, provider.id, nextStart());
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree({ except: known });
});
afterAll(() => t.stop());

function refund(amount: number, orderId = booking.orderId) {
  return t.context.db
    .transaction()
    .execute((tx) =>
      requestRefund(tx, { orderId, amount, reason: 'test', at: t.context.clock.now() }),
    );
}

async function refundRows() {
  const { rows } = await sql<{ amount: number; status: string; attempts: number }>`
    select r.amount, r.status, r.attempts from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${booking.orderId} order by r.created_at, r.amount`.execute(t.context.db);
  return rows;
}

async function atGateway(): Promise<CardRefund[]> {
  const { paymentIntentId } = await p.state(client, booking.id);
  const all = await Array.fromAsync(
    t.context.cards.listRefunds({ createdSince: Temporal.Instant.fromEpochMilliseconds(0) }),
  );
  return all.filter(({ intentId }) => intentId === paymentIntentId);
}

describe('a refund', () => {
  test('is owed at once and paid by the card gateway soon after', async () => {
    expect(await refund(2500)).toMatchObject({ amount: 2500 });
    expect((await p.read(client, booking.id)).body.refunded.amount).toBe(2500);
    expect(await refundRows()).toMatchObject([{ status: 'requested' }]);
    await t.drain();
    expect(await refundRows()).toMatchObject([{ amount: 2500, status: 'succeeded' }]);
    expect(await atGateway()).toMatchObject([{ amount: 2500, currency: 'USD' }]);
    await p.expectLedgerToAgree({ settled: true });
  });

  test('of a cancelled meeting reaches the client', async () => {
    await p.cancel(client, booking.id);
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({
      status: 'refunded',
      bookingStatus: 'cancelled',
    });
    await p.expectLedgerToAgree({ settled: true });
  });

  test('never adds up to more than was paid, one after the other', async () => {
    expect(await refund(4000)).toMatchObject({ amount: 4000 });
    expect(await refund(4000)).toMatchObject({ amount: 2000 });
    expect(await refund(1)).toBeNull();
    await t.drain();
    expect((await atGateway()).reduce((sum, { amount }) => sum + amount, 0)).toBe(6000);
  });

  test('never adds up to more than was paid, all at once', async () => {
    const granted = await Promise.all([...Array(12)].map(() => refund(1700)));
    expect(granted.reduce((sum, each) => sum + (each?.amount ?? 0), 0)).toBe(6000);
    await t.drain();
    expect((await atGateway()).reduce((sum, { amount }) => sum + amount, 0)).toBe(6000);
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'refunded' });
  });

  test('above what was paid is refused by the database as well', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from payments where order_id = ${booking.orderId}`.execute(t.context.db);
    const insert = sql`insert into refunds
      (id, payment_id, currency, amount, reason, status, created_at)
      values (${newId()}, ${rows[0]?.id}, 'USD', 6001, 'test', 'requested',
        ${t.context.clock.now()})`.execute(t.context.db);
    await expect(insert).rejects.toMatchObject({ constraint: 'refunds_within_received' });
  });

  test('of a booking that nobody paid is none', async () => {
    const held = await p.hold(client, provider.id, nextStart());
    expect(await refund(100, held.id)).toBeNull();
    expect(await refund(0)).toBeNull();
    expect(await refund(-5)).toBeNull();
  });
});

describe('a refund in trouble', () => {
  test('is made once though the gateway fails twice', async () => {
    await p.fault('stripe', 'refunds.create', 'fail', { times: 2 });
    await refund(1000);
    await t.drain();
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
  });

  test('is tried again later until it is done', async () => {
    await p.fault('stripe', 'refunds.create', 'fail', { times: 6 });
    await refund(1000);
    await t.drain();
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 1 }]);
    await t.advance('PT1M');
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 1 }]);
    await t.advance('PT1M');
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 2 }]);
    await t.advance('PT4M');
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
    await p.expectLedgerToAgree({ settled: true });
  });

  test('is made once though each answer was lost', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.fault('stripe', 'refunds.create', 'drop', { times: 3, processed: true });
    await refund(1000);
    await t.drain();
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 1 }]);
    await t.advance('PT2M');
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
  });

  test('is not paid twice when the server was gone longer than the gateway remembers', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.fault('stripe', 'refunds.create', 'drop', { times: 3, processed: true });
    await refund(1000);
    await t.drain();
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 1 }]);
    await t.advance('P2D');
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
  });

  test('killed before the job ran is sent by the sweep', async () => {
    await refund(1000);
    await sql`delete from graphile_worker._private_jobs`.execute(t.context.db);
    await t.advance('PT1M');
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
  });

  test('sent by several at once is one refund', async () => {
    const granted = await refund(1000);
    await Promise.all(
      [1, 2, 3, 4].map(() => sendRefund(t.context, orderPorts(t.context), granted?.refundId ?? '')),
    );
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
  });
});

/** The sandbox pays every refund at once: the slower banks are played here. */
function withAnswer(status: CardRefund['status']): typeof t.context {
  return {
    ...t.context,
    log: { ...t.context.log, error: () => undefined } as typeof t.context.log,
    cards: {
      ...t.context.cards,
      refund: async (input) => ({ ...(await t.context.cards.refund(input)), status }),
      findRefund: async (input) => {
        const found = await t.context.cards.findRefund(input);
        return found && { ...found, status };
      },
    },
  };
}

describe('a refund that the gateway answers otherwise', () => {
  test('pending is looked at again until it is paid', async () => {
    const refundId = (await refund(1000))?.refundId ?? '';
    await sendRefund(withAnswer('pending'), orderPorts(t.context), refundId);
    expect(await refundRows()).toMatchObject([{ status: 'requested', attempts: 1 }]);
    await t.advance('PT2M');
    expect(await refundRows()).toMatchObject([{ status: 'succeeded' }]);
    expect(await atGateway()).toHaveLength(1);
  });

  test('that comes back from the bank is owed again', async () => {
    const refundId = (await refund(1000))?.refundId ?? '';
    await sendRefund(t.context, orderPorts(t.context), refundId);
    await sendRefund(withAnswer('failed'), orderPorts(t.context), refundId);
    await sendRefund(withAnswer('failed'), orderPorts(t.context), refundId);
    expect(await refundRows()).toMatchObject([{ status: 'failed' }]);
    const { rows } = await sql<{ owed: number }>`
      select sum(e.amount)::bigint as owed from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      where t.source_id = ${refundId} and e.account = 'refunds-payable'`.execute(t.context.db);
    expect(rows[0]?.owed).toBe(-1000);
    // What is still owed can't be promised a second time.
    expect(await refund(6000)).toMatchObject({ amount: 5000 });
    await t.drain();
    // The sandbox pays every refund and knows nothing of this one's return.
    known.push(`refund ${refundId} of 1000 USD failed here and not at the gateway`);
  });
});
