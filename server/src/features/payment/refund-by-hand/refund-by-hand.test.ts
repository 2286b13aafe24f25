import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import type { CardRefund } from '../../../gateways/cards/port.ts';
import { orderPorts } from '../../../app.ts';
import { requestRefund } from '../refund/service.ts';
import { recordRefundsByHand } from './service.ts';

const operator = 'operator@puente.example';
const email = 'clara@example.com';
let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let booking: { id: string; orderId: string };
let intentId: string;
let slot = 0;

function nextStart(): string {
  const hour = 9 + (slot % 8);
  const day = 8 + Math.floor(slot / 8);
  slot += 1;
  return `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`;
}

beforeAll(async () => {
  t = await startTestApp(undefined, { OPERATOR_TO: operator, LOG_LEVEL: 'fatal' });
  p = payments(t);
  provider = await t.provider();
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  await fetch(`${t.sandbox.url}/sandbox/mails`, { method: 'DELETE' });
  client = await t.signIn();
  booking = await p.meeting(client, provider.id, nextStart());
  intentId = (await p.state(client, booking.id)).paymentIntentId;
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

function byHand(amount?: number): Promise<number> {
  return p.gateway('refunds', {
    payment_intent: intentId,
    ...(amount === undefined ? {} : { amount: String(amount) }),
  });
}
function noEvents() {
  return p.fault('webhook', '*', 'drop', { times: 100 });
}
/** 90 % is what the terms give back from here on. */
function nextDays() {
  return t.setNow('2026-12-03T08:00:00Z');
}
async function read() {
  return (await p.read(client, booking.id)).body;
}
async function atGateway(): Promise<number> {
  const listed = await t.context.cards.listRefundsOf({ intentId });
  return listed.reduce((sum, { amount }) => sum + amount, 0);
}
async function refundRows() {
  const { rows } = await sql<{ amount: number; status: string; by_hand: boolean }>`
    select r.amount, r.status, r.by_hand from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${booking.orderId} order by r.created_at, r.amount`.execute(t.context.db);
  return rows.map(({ amount, status, by_hand }) => [amount, status, by_hand ? 'by hand' : 'ours']);
}
async function cancelMail(): Promise<string> {
  const [mail] = await p.mailsTo(email);
  expect(mail?.subject).toMatch(/^Canceled/);
  return mail?.text ?? '';
}
/** What everybody but the gateway holds of this booking's money; all zero once all went back. */
async function shares(): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select sum(e.amount)::bigint as amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where t.order_id = ${booking.orderId} group by e.account`.execute(t.context.db);
  return rows.map(({ amount }) => amount);
}
function refund(amount: number) {
  return t.context.db.transaction().execute((tx) =>
    requestRefund(tx, {
      orderId: booking.orderId,
      amount,
      reason: 'client-cancelled',
      at: t.context.clock.now(),
    }),
  );
}

describe('a refund made by hand', () => {
  test('is noticed by its event: booking, ledger and operator say so', async () => {
    await byHand(2000);
    await t.drain();
    expect(await read()).toMatchObject({
      status: 'confirmed',
      refunded: { amount: 2000 },
      refundedByHand: { amount: 2000, currency: 'USD' },
      cancellation: { refund: { amount: 4000 } },
    });
    expect(await refundRows()).toEqual([[2000, 'succeeded', 'by hand']]);
    const [mail, ...more] = await p.mailsTo(operator);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Please check: A refund was made by hand at the card gateway');
    expect(mail?.text).toContain('USD 20.00');
    expect(mail?.text).toContain(booking.id);
  });

  test('is posted once, however often and by how many it is noticed', async () => {
    await p.fault('webhook', '*', 'duplicate', { times: 10 });
    await Promise.all([byHand(1000), byHand(1500)]);
    const ports = orderPorts(t.context);
    await Promise.all([1, 2, 3].map(() => recordRefundsByHand(t.context, ports, intentId)));
    await t.drain();
    expect(await refundRows()).toEqual([
      [1000, 'succeeded', 'by hand'],
      [1500, 'succeeded', 'by hand'],
    ]);
    expect(await p.mailsTo(operator)).toHaveLength(2);
  });

  test('without an event is found by the nightly comparison, and not before', async () => {
    await noEvents();
    await byHand(2000);
    await t.setNow('2026-12-02T04:59:58Z');
    expect((await read()).refunded.amount).toBe(0);
    await t.setNow('2026-12-02T05:00:00Z');
    await t.drain();
    expect((await read()).refundedByHand.amount).toBe(2000);
  });

  test('that comes before the payment is settled is posted after it', async () => {
    await noEvents();
    const other = await p.hold(client, provider.id, nextStart());
    const { body } = await p.start(client, other.id);
    await p.charge(body.paymentIntentId);
    await p.clearFaults();
    await p.gateway('refunds', { payment_intent: body.paymentIntentId, amount: '700' });
    await t.drain();
    expect((await p.read(client, other.id)).body).toMatchObject({
      status: 'confirmed',
      paid: { amount: 6000 },
      refundedByHand: { amount: 700 },
    });
  });

  test('of everything in parts leaves nobody with a cent', async () => {
    for (const amount of [333, 1, 1999]) await byHand(amount);
    await byHand();
    await t.drain();
    expect(new Set(await shares())).toEqual(new Set([0]));
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'refunded' });
  });
});

describe('a cancellation after a refund by hand', () => {
  test('of everything promises nothing that does not move', async () => {
    await byHand();
    await t.drain();
    await p.cancel(client, booking.id);
    await t.drain();
    const text = await cancelMail();
    expect(text).toContain('We had already refunded USD 60.00 to that card.');
    expect(text).not.toContain('goes back');
    expect(text).not.toContain('nothing');
    expect(await atGateway()).toBe(6000);
    expect(await refundRows()).toEqual([[6000, 'succeeded', 'by hand']]);
  });

  test('of a part pays back what is left', async () => {
    await byHand(2000);
    await t.drain();
    await p.cancel(client, booking.id);
    await t.drain();
    const text = await cancelMail();
    expect(text).toContain("We're refunding USD 40.00 to the card");
    expect(text).toContain('already refunded USD 20.00');
    expect(await atGateway()).toBe(6000);
  });

  test('looks first when nobody told us of it', async () => {
    await noEvents();
    await byHand();
    expect((await p.cancel(client, booking.id)).body.refundedByHand.amount).toBe(6000);
    await t.drain();
    expect(await cancelMail()).not.toContain('goes back');
    expect(await refundRows()).toEqual([[6000, 'succeeded', 'by hand']]);
  });

  test('goes on when the gateway does not answer, and finds it when the refund is refused', async () => {
    await noEvents();
    await byHand();
    await p.fault('stripe', 'refunds.list', 'fail', { times: 1 });
    expect((await p.cancel(client, booking.id)).status).toBe(200);
    await t.drain();
    expect(await refundRows()).toEqual([
      [6000, 'withdrawn', 'ours'],
      [6000, 'succeeded', 'by hand'],
    ]);
    expect(await read()).toMatchObject({ refunded: { amount: 6000 }, refundOwed: { amount: 0 } });
    expect(new Set(await shares())).toEqual(new Set([0]));
  });

  test('that is too late for the terms says that nothing more goes back', async () => {
    await byHand(1000);
    await t.drain();
    const start = Temporal.Instant.from((await read()).start);
    await t.setNow(start.subtract({ hours: 47 }).toString());
    await p.cancel(client, booking.id);
    await t.drain();
    const text = await cancelMail();
    expect(text).toContain('already refunded USD 10.00');
    expect(text).toContain('there is no further refund');
  });
});
describe('a refund by hand and one of ours', () => {
  test('of a part, unnoticed: the rest of what the terms give is sent', async () => {
    await nextDays();
    await noEvents();
    await refund(5400);
    await byHand(3000);
    await t.drain();
    expect(await refundRows()).toEqual([
      [5400, 'withdrawn', 'ours'],
      [2400, 'succeeded', 'ours'],
      [3000, 'succeeded', 'by hand'],
    ]);
    expect(await atGateway()).toBe(5400);
    expect((await read()).refunded.amount).toBe(5400);
  });

  test('that both fit are both paid', async () => {
    await noEvents();
    await refund(2000);
    await byHand(3000);
    await t.drain();
    await recordRefundsByHand(t.context, orderPorts(t.context), intentId);
    expect(await atGateway()).toBe(5000);
    expect(await read()).toMatchObject({
      refunded: { amount: 5000 },
      refundedByHand: { amount: 3000 },
    });
  });

  test('after all of it went back is refused by the gateway and changes nothing', async () => {
    await refund(6000);
    await t.drain();
    expect(await byHand(1)).toBe(400);
    await t.drain();
    expect(await refundRows()).toEqual([[6000, 'succeeded', 'ours']]);
    expect(await p.mailsTo(operator)).toEqual([]);
  });

  test('is not taken for one by hand while its own answer is on the way', async () => {
    await p.fault('stripe', 'refunds.create', 'drop', { times: 3, processed: true });
    await refund(2500);
    await t.drain();
    await recordRefundsByHand(t.context, orderPorts(t.context), intentId);
    await t.advance('PT2M');
    expect(await refundRows()).toEqual([[2500, 'succeeded', 'ours']]);
    expect(await p.mailsTo(operator)).toEqual([]);
  });
});

/** The sandbox pays every refund at once: the slower banks are played here. */
function withAnswer(status: CardRefund['status']): typeof t.context {
  return {
    ...t.context,
    cards: {
      ...t.context.cards,
      listRefundsOf: async (input) =>
        (await t.context.cards.listRefundsOf(input)).map((each) => ({ ...each, status })),
    },
  };
}

describe('a refund by hand that the bank answers later', () => {
  test('is on its way first, and then paid', async () => {
    await noEvents();
    await byHand(1000);
    await recordRefundsByHand(withAnswer('pending'), orderPorts(t.context), intentId);
    expect(await refundRows()).toEqual([[1000, 'requested', 'by hand']]);
    expect((await read()).refundedByHand.amount).toBe(1000);
    await recordRefundsByHand(t.context, orderPorts(t.context), intentId);
    expect(await refundRows()).toEqual([[1000, 'succeeded', 'by hand']]);
  });

  test.each(['pending', 'succeeded'] as const)(
    'was %s and did not arrive: owed is what the terms owe, no more',
    async (before) => {
      await noEvents();
      await byHand(1000);
      const ports = orderPorts(t.context);
      await recordRefundsByHand(withAnswer(before), ports, intentId);
      await recordRefundsByHand(withAnswer('failed'), ports, intentId);
      await recordRefundsByHand(withAnswer('failed'), ports, intentId);
      expect(await refundRows()).toEqual([[1000, 'withdrawn', 'by hand']]);
      expect(await read()).toMatchObject({
        refunded: { amount: 0 },
        refundOwed: { amount: 0 },
        cancellation: { refund: { amount: 6000 } },
      });
    },
  );

  test('did not arrive after it had paid for one of ours: that one is owed again', async () => {
    await nextDays();
    await noEvents();
    await refund(5400);
    await byHand();
    await t.drain();
    expect(await refundRows()).toEqual([
      [5400, 'withdrawn', 'ours'],
      [6000, 'succeeded', 'by hand'],
    ]);
    const ports = orderPorts(t.context);
    await recordRefundsByHand(withAnswer('failed'), ports, intentId);
    expect((await read()).refunded.amount).toBe(5400);
    // The sandbox still has all of it refunded and refuses: then it is owed, and shown as such.
    await t.drain();
    expect(await read()).toMatchObject({ refunded: { amount: 0 }, refundOwed: { amount: 5400 } });
    const subjects = (await p.mailsTo(operator)).map((mail) => mail.subject);
    expect(subjects).toContain("Please check: A refund didn't reach the client");
  });
});
