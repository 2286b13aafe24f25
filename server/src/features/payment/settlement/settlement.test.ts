import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { orderPorts } from '../../../app.ts';
import { settle } from './service.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let booking: { id: string };
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
  // Money that fits no price is an alert, and expected here.
  t = await startTestApp(undefined, { LOG_LEVEL: 'silent' });
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

type Line = { kind: string; account: string; amount: number };

async function ledger(bookingId: string): Promise<string[]> {
  const { rows } = await sql<Line>`
    select t.kind, e.account, e.amount from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join bookings b on b.order_id = t.order_id
    where b.id = ${bookingId} order by t.posted_at, t.kind, e.line`.execute(t.context.db);
  return rows.map(({ kind, account, amount }) => `${kind} ${account.split(':')[0]} ${amount}`);
}

const paidOnce = [
  'charge card-gateway 6000',
  'charge platform -600',
  'charge partner -300',
  'charge provider -5100',
];
const paidBack = [
  ...paidOnce,
  'refund-owed platform 600',
  'refund-owed partner 300',
  'refund-owed provider 5100',
  'refund-owed refunds-payable -6000',
  'refund-paid refunds-payable 6000',
  'refund-paid card-gateway -6000',
];

async function expectConfirmedOnce() {
  expect((await p.read(client, booking.id)).body).toMatchObject({
    status: 'confirmed',
    paid: { amount: 6000 },
    refunded: { amount: 0 },
  });
  expect(await ledger(booking.id)).toEqual(paidOnce);
  await p.expectLedgerToAgree({ settled: true });
}

describe('money that arrives', () => {
  test('confirms the booking and belongs to platform, partner and expert', async () => {
    await p.charge(intentId);
    await t.drain();
    await expectConfirmedOnce();
  });

  test('is settled once when its webhooks come twice', async () => {
    await p.fault('webhook', '*', 'duplicate', { times: 10 });
    await p.charge(intentId);
    await t.drain();
    await expectConfirmedOnce();
  });

  test('is settled once when its webhooks come in another order', async () => {
    await p.fault('webhook', 'payment_intent.processing', 'reorder');
    await p.fault('webhook', 'charge.succeeded', 'reorder');
    await p.charge(intentId);
    await t.drain();
    await expectConfirmedOnce();
  });

  test('is settled once when a failure before it is told of after it', async () => {
    await p.fault('webhook', 'payment_intent.payment_failed', 'delay', { delayMs: 400 });
    await p.charge(intentId, 'pm_card_chargeDeclined');
    await p.charge(intentId);
    await t.drain();
    await expectConfirmedOnce();
  });

  test('is settled once when webhook, redirect and sweep come all at once', async () => {
    await p.charge(intentId);
    const ports = orderPorts(t.context);
    await Promise.all([
      ...[1, 2, 3, 4].map(() => settle(t.context, ports, intentId)),
      ...[1, 2, 3].map(() => p.confirm(client, { bookingId: booking.id })),
      t.drain(),
      t.advance('PT2M'),
    ]);
    await t.drain();
    await expectConfirmedOnce();
  });

  test('whose webhook is lost is found within two minutes', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    await t.drain();
    expect((await p.read(client, booking.id)).body.status).toBe('held');
    await t.advance('PT2M');
    await expectConfirmedOnce();
  });

  test('while the card gateway is silent is settled once it speaks again', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    await p.fault('stripe', 'payment_intents.retrieve', 'fail', { times: 3 });
    await t.advance('PT2M');
    expect((await p.read(client, booking.id)).body.status).toBe('held');
    await t.advance('PT2M');
    await expectConfirmedOnce();
  });
});

describe('money that arrives too late', () => {
  test('still gets the slot while it is free', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    await t.advance('PT16M');
    await t.drain();
    await expectConfirmedOnce();
  });

  test('is paid back in full when the slot went to somebody else', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    // The gateway stays silent until the hold is over and the slot sold again.
    await p.fault('stripe', 'payment_intents.retrieve', 'fail', { times: 1000 });
    await t.advance('PT16M');
    const rival = await t.signIn();
    const theirs = await p.hold(rival, provider.id, start);
    await p.clearFaults();
    await t.advance('PT2M');
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({
      status: 'refunded',
      slotLost: true,
      bookingStatus: 'expired',
    });
    expect((await p.read(client, booking.id)).body).toMatchObject({
      paid: { amount: 6000 },
      refunded: { amount: 6000 },
    });
    expect(await ledger(booking.id)).toEqual(paidBack);
    await p.pay(rival, theirs.id);
    expect((await p.read(rival, theirs.id)).body.status).toBe('confirmed');
    await p.expectLedgerToAgree({ settled: true });
  });

  test('for a booking that was given up is paid back in full', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    await p.cancel(client, booking.id);
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'refunded' });
    expect(await ledger(booking.id)).toEqual(paidBack);
  });
});

describe('a booking that nobody pays', () => {
  test('has its intent ended when the hold is over: the card can’t be charged any more', async () => {
    await t.advance('PT15M');
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({
      status: 'cancelled',
      bookingStatus: 'expired',
    });
    expect(await p.charge(intentId)).toBe(400);
  });

  test('has its intent ended when the client gives the hold up', async () => {
    await p.cancel(client, booking.id);
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'cancelled' });
    expect(await p.charge(intentId)).toBe(400);
  });

  test('ends its intent late when the card gateway is down at that moment', async () => {
    await p.fault('stripe', 'payment_intents.cancel', 'fail', { times: 3 });
    await t.advance('PT15M');
    expect((await t.context.cards.findIntent(intentId))?.status).toBe('requires-payment');
    await t.advance('PT2M');
    expect((await t.context.cards.findIntent(intentId))?.status).toBe('cancelled');
  });
});

async function expectPaidBack(amount: number) {
  expect(await p.state(client, booking.id)).toMatchObject({
    status: 'refunded',
    bookingStatus: 'held',
    slotLost: false,
  });
  expect(await ledger(booking.id)).toEqual([
    `correction card-gateway ${amount}`,
    `correction unmatched -${amount}`,
    `refund-owed unmatched ${amount}`,
    `refund-owed refunds-payable -${amount}`,
    `refund-paid refunds-payable ${amount}`,
    `refund-paid card-gateway -${amount}`,
  ]);
  await p.expectLedgerToAgree({ settled: true });
}

describe('money that is not what was asked for', () => {
  test('by amount confirms nothing and goes back whole', async () => {
    await p.gateway(`payment_intents/${intentId}`, { amount: '100' });
    await p.charge(intentId);
    await t.drain();
    await expectPaidBack(100);
  });

  test('by currency confirms nothing and goes back whole', async () => {
    await p.gateway(`payment_intents/${intentId}`, { currency: 'clp' });
    await p.charge(intentId);
    await t.drain();
    await expectPaidBack(6000);
  });
});
