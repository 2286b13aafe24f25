import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { movingCalls } from '../../../test/moving.ts';
import { payments } from '../../../test/payments.ts';
import type { SignedIn } from '../../../test/people.ts';
import { orderPorts } from '../../app.ts';
import { recordRefundsByHand } from '../payment/refund-by-hand/service.ts';
import { settle } from '../payment/settlement/service.ts';
import { forgetInReceipts } from './personal-data/service.ts';

const own = 'clara@example.com';
const bills = 'bills@example.org';
let t: TestApp;
let p: ReturnType<typeof payments>;
let expert: SignedIn & { id: string };
let client: SignedIn;
let slot = 0;

function nextStart(): string {
  const hour = 9 + (slot % 8);
  const day = 8 + Math.floor(slot / 8);
  slot += 1;
  return `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`;
}

beforeAll(async () => {
  t = await startTestApp(undefined, { LOG_LEVEL: 'fatal' });
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  await fetch(`${t.sandbox.url}/sandbox/mails`, { method: 'DELETE' });
  client = await t.signIn();
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree();
  await expectDocumentsToAgree();
});
afterAll(() => t.stop());

/** Both series have no gaps, and documents say of each order what the ledger says. */
async function expectDocumentsToAgree(): Promise<void> {
  for (const [table, series] of [
    ['receipts', 'receipt'],
    ['credit_notes', 'credit-note'],
  ] as const) {
    const rows = await t.context.db.selectFrom(table).select('number').orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const { last_number: last } = await t.context.db
      .selectFrom('number_series')
      .select('last_number')
      .where('series', '=', series)
      .executeTakeFirstOrThrow();
    expect(last).toBe(rows.length);
  }
  const { rows: differing } = await sql`
    with booked as (
      select l.order_id,
        coalesce(sum(e.amount) filter (where l.kind = 'charge' and e.account = 'card-gateway'), 0)
          as charged,
        coalesce(-sum(e.amount) filter (where l.kind in ('refund-owed', 'refund-withdrawn')
          and e.account = 'refunds-payable'), 0) as refunded
      from ledger_transactions l join ledger_entries e on e.transaction_id = l.id
      group by l.order_id having bool_or(l.kind = 'charge'))
    select b.*, r.amount, (select coalesce(sum(amount), 0) from credit_notes
      where receipt_id = r.id) as credited
    from booked b full join receipts r on r.order_id = b.order_id
    where r.amount is distinct from b.charged
      or (select coalesce(sum(amount), 0) from credit_notes where receipt_id = r.id)
        is distinct from b.refunded`.execute(t.context.db);
  expect(differing).toEqual([]);
}

function read(orderId: string, person: { token: string } = client) {
  return t.call('GET /api/receipts/:orderId', { params: { orderId }, token: person.token });
}

describe('the receipt of a paid meeting', () => {
  test('has parties, what was bought and when, and is named by the mail that confirms', async () => {
    const meeting = await p.meeting(client, expert.id, nextStart());
    const { status, body } = await read(meeting.orderId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderId: meeting.orderId,
      itemId: meeting.id,
      issuedAt: expect.stringMatching(/^2026-12-01T08:0/),
      issued: 'Tue 1 Dec 2026, 05:00 (Santiago, GMT-3)',
      language: 'en',
      seller: { name: 'Paula Rojas' },
      buyer: { name: 'Clara Soto', email: own },
      lines: [
        {
          kind: 'meeting',
          text: 'Meeting with Paula Rojas, 1 hr',
          note: 'Tue 8 Dec 2026, 06:00–07:00 (Santiago, GMT-3)',
          amount: { amount: 6000, currency: 'USD' },
          printed: 'USD 60.00',
        },
      ],
      total: { amount: { amount: 6000, currency: 'USD' }, printed: 'USD 60.00' },
      creditNotes: [],
      kept: { amount: { amount: 6000, currency: 'USD' } },
    });
    const mails = await p.mailsTo(own);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Confirmed/);
    expect(mails[0]?.text).toContain(
      `Receipt: No. ${body.number}, http://localhost:3000/receipts/${meeting.orderId}`,
    );
    const toExpert = await t.sandboxGet<{ mails: { text: string }[] }>('/sandbox/mails');
    expect(toExpert.mails.filter(({ text }) => text.includes('Receipt:'))).toHaveLength(1);
  });

  test('is its buyer’s alone', async () => {
    const { orderId } = await p.meeting(client, expert.id, nextStart());
    expect((await read(orderId, await t.signIn())).status).toBe(404);
    expect((await read(orderId, expert)).status).toBe(404);
    expect((await t.call('GET /api/receipts/:orderId', { params: { orderId } })).status).toBe(401);
    expect((await read('6d1f6d9a-0000-4000-8000-5b1d0c0ffee0')).status).toBe(404);
    const bad = await t.call('GET', '/api/receipts/12', undefined, { token: client.token });
    expect(bad.status).toBe(404);
  });

  test('is not issued before the money is here, nor for what is free', async () => {
    const held = await p.hold(client, expert.id, nextStart());
    expect((await read(held.orderId)).status).toBe(404);
    const generous = await t.provider();
    // Rates below the smallest price are refused since; some experts had one before.
    await t.context.db
      .updateTable('providers')
      .set({ normal_rate: 0 })
      .where('id', '=', generous.id)
      .execute();
    const free = await p.hold(client, generous.id, nextStart());
    await t.drain();
    expect(free.status).toBe('confirmed');
    expect((await read(free.orderId)).status).toBe(404);
  });

  test('has a line for the discount, in pesos without decimals, in the words of its buyer', async () => {
    const cheaper = await t.provider({
      profile: {
        normalRate: { amount: 25_000, currency: 'CLP' },
        discountedRate: { amount: 15_000, currency: 'CLP' },
      },
    });
    await t.call('PUT /api/profile', { body: { language: 'es' }, ...client });
    const options = { currency: 'CLP', timezone: 'America/Santiago' };
    const { orderId } = await p.meeting(client, cheaper.id, nextStart(), options);
    const { body } = await read(orderId);
    expect(body).toMatchObject({
      language: 'es',
      lines: [
        { text: 'Reunión con Paula Rojas, 1 h', printed: '$25.000' },
        { kind: 'discount', text: 'Precio de la primera reunión', printed: '−$10.000' },
      ],
      total: { amount: { amount: 15_000, currency: 'CLP' }, printed: '$15.000' },
    });
    expect(body.lines[0]?.note).toContain('Santiago');
  });

  test('is issued once, whatever is replayed and however many settle at once', async () => {
    const held = await p.hold(client, expert.id, nextStart());
    const intentId = await p.startPayment(client, held.id);
    await p.fault('webhook', '*', 'duplicate', { times: 10 });
    await p.charge(intentId);
    const ports = orderPorts(t.context);
    await Promise.all([1, 2, 3, 4].map(() => settle(t.context, ports, intentId)));
    await t.drain();
    const { number } = (await read(held.orderId)).body;
    for (const hook of await p.hooks(intentId)) await p.deliver(hook);
    await settle(t.context, ports, intentId);
    await t.drain();
    expect((await read(held.orderId)).body.number).toBe(number);
    expect(await p.mailsTo(own)).toHaveLength(1);
  });

  test('stays as it was printed', async () => {
    const other = await t.provider();
    const { id, orderId } = await p.meeting(client, other.id, nextStart());
    const { body: before } = await read(orderId);
    await sql`update users set name = 'Renamed', language = 'es', region = 'US'`.execute(
      t.context.db,
    );
    await sql`update bookings set name = 'Other', starts_at = starts_at + interval '1 day',
      ends_at = ends_at + interval '1 day' where id = ${id}`.execute(t.context.db);
    expect((await read(orderId)).body).toEqual(before);
    await sql`update users set name = 'Paula', language = 'en', region = null`.execute(
      t.context.db,
    );
    for (const change of [
      sql`update receipts set amount = amount + 1 where order_id = ${orderId}`,
      sql`update receipts set buyer_name = 'Other' where order_id = ${orderId}`,
      sql`delete from receipts where order_id = ${orderId}`,
      sql`truncate receipts cascade`,
      sql`update credit_notes set amount = 1`,
    ])
      await expect(change.execute(t.context.db)).rejects.toThrow(/as they were issued/);
  });
});

describe('a credit note', () => {
  test('of a cancellation names the receipt and comes with the mail about it', async () => {
    const { id, orderId } = await p.meeting(client, expert.id, nextStart());
    await t.setNow('2026-12-03T08:00:00Z');
    await p.cancel(client, id);
    await p.cancel(client, id);
    await t.drain();
    const { body } = await read(orderId);
    expect(body.creditNotes).toMatchObject([
      {
        reason: 'client-cancelled',
        issued: 'Thu 3 Dec 2026, 05:00 (Santiago, GMT-3)',
        amount: { amount: 5400 },
        printed: 'USD 54.00',
      },
    ]);
    expect(body.kept.amount.amount).toBe(600);
    const [mail, ...before] = await p.mailsTo(own);
    expect(before).toHaveLength(1);
    const number = body.creditNotes[0]?.number;
    expect(mail?.subject).toMatch(/^Canceled/);
    expect(mail?.text).toContain(`Receipt: No. ${body.number}, `);
    expect(mail?.text).toContain(`Credit note: No. ${number} · USD 54.00, `);
  });

  test('is for all of it when the expert cancels, and there is none where nothing goes back', async () => {
    const one = await p.meeting(client, expert.id, nextStart());
    const start = nextStart();
    const late = await p.meeting(client, expert.id, start);
    await p.cancel(expert, one.id);
    await t.setNow(Temporal.Instant.from(start).subtract({ hours: 3 }).toString());
    await p.cancel(client, late.id);
    expect((await read(one.orderId)).body).toMatchObject({
      creditNotes: [{ reason: 'provider-cancelled', amount: { amount: 6000 } }],
      kept: { amount: { amount: 0 } },
    });
    expect((await read(late.orderId)).body.creditNotes).toEqual([]);
  });

  test('after a move counts from the terms, and the receipt says what was bought', async () => {
    const { id, orderId } = await p.meeting(client, expert.id, nextStart());
    const { body: before } = await read(orderId);
    const moved = await movingCalls(t).move(client, id, nextStart());
    expect(moved.status).toBe(200);
    await t.drain();
    expect((await read(orderId)).body).toEqual(before);
    await p.cancel(client, id);
    const { body } = await read(orderId);
    expect(body.lines).toEqual(before.lines);
    expect(body.creditNotes).toMatchObject([
      { reason: 'client-cancelled', amount: { amount: 6000 } },
    ]);
  });

  test('of a refund by hand is mailed by itself', async () => {
    const { id, orderId } = await p.meeting(client, expert.id, nextStart());
    const intentId: string = (await p.state(client, id)).paymentIntentId;
    await p.gateway('refunds', { payment_intent: intentId, amount: '1000' });
    await t.drain();
    const [mail] = await p.mailsTo(own);
    expect(mail?.subject).toMatch(/^Credit note No\. \d+: USD 10\.00$/);
    expect(mail?.text).toContain(`/receipts/${orderId}`);
  });

  test('counts what a refund by hand replaces once', async () => {
    const { id, orderId } = await p.meeting(client, expert.id, nextStart());
    const intentId: string = (await p.state(client, id)).paymentIntentId;
    await t.setNow('2026-12-03T08:00:00Z');
    await p.fault('stripe', 'refunds.list', 'fail', { times: 1 });
    await p.fault('webhook', '*', 'drop', { times: 100 });
    await p.gateway('refunds', { payment_intent: intentId });
    // 90 % by our terms is promised before anybody knows that all of it is back.
    await p.cancel(client, id);
    await t.drain();
    const { body } = await read(orderId);
    expect(body.creditNotes.map(({ reason, amount }) => [reason, amount.amount])).toEqual([
      ['client-cancelled', 5400],
      ['made-by-hand', 600],
    ]);
    expect(body.kept.amount.amount).toBe(0);
  });

  test('is taken back by another one when a refund by hand did not arrive', async () => {
    const { id, orderId } = await p.meeting(client, expert.id, nextStart());
    const intentId: string = (await p.state(client, id)).paymentIntentId;
    await p.gateway('refunds', { payment_intent: intentId, amount: '1000' });
    await t.drain();
    const failing = {
      ...t.context,
      cards: {
        ...t.context.cards,
        listRefundsOf: async (input: Parameters<typeof t.context.cards.listRefundsOf>[0]) =>
          (await t.context.cards.listRefundsOf(input)).map((one) => ({
            ...one,
            status: 'failed' as const,
          })),
      },
    };
    await recordRefundsByHand(failing, orderPorts(t.context), intentId);
    const { body } = await read(orderId);
    expect(body.creditNotes.map(({ reason, amount }) => [reason, amount.amount])).toEqual([
      ['made-by-hand', 1000],
      ['taken-back', -1000],
    ]);
    // The gateway has it refunded still: posted again, it is credited again.
    await recordRefundsByHand(t.context, orderPorts(t.context), intentId);
  });

  test('stands beside the receipt of money that bought nothing', async () => {
    const start = nextStart();
    const held = await p.hold(client, expert.id, start);
    const intentId = await p.startPayment(client, held.id);
    await p.fault('webhook', '*', 'drop', { times: 100 });
    await p.charge(intentId);
    // Time passes for the clock alone: the sweeps would settle first.
    await p.cancel(client, held.id);
    await t.drain();
    await t.drain();
    const { body } = await read(held.orderId);
    expect(body).toMatchObject({
      total: { amount: { amount: 6000 } },
      creditNotes: [{ reason: 'slot-lost', amount: { amount: 6000 } }],
      kept: { amount: { amount: 0 } },
    });
    expect((await p.mailsTo(own)).map(({ subject }) => subject)).toHaveLength(1);
  });
});

describe('the address for bills', () => {
  test('gets receipt and credit note in full, and each person one mail', async () => {
    const more = { invoiceEmail: bills };
    const { id, orderId } = await p.meeting(client, expert.id, nextStart(), more);
    const [receipt, ...others] = await p.mailsTo(bills);
    expect(others).toEqual([]);
    const { body } = await read(orderId);
    expect(body.buyer.email).toBe(bills);
    expect(receipt?.subject).toBe(`Receipt No. ${body.number}: Paula Rojas`);
    for (const part of ['Paula Rojas', 'Clara Soto', 'Meeting with', 'Paid: USD 60.00', '2026'])
      expect(receipt?.text).toContain(part);
    // It has no account that could open the page.
    expect(receipt?.text).not.toContain('/receipts/');
    await p.cancel(expert, id);
    await t.drain();
    const [note] = await p.mailsTo(bills);
    expect(note?.subject).toMatch(/^Credit note No\. \d+: USD 60\.00$/);
    expect(note?.text).toContain(`For receipt: No. ${body.number}`);
    expect(note?.text).toContain('Canceled by the expert');
    expect(await p.mailsTo(own)).toHaveLength(2);
  });
});

describe('the data of a person', () => {
  test('has their receipts; they stay without the person when the account goes', async () => {
    const person = await t.signInByCode();
    const { id, orderId } = await p.meeting(person, expert.id, nextStart());
    await p.cancel(expert, id);
    await t.drain();
    const { number, creditNotes } = (await read(orderId, person)).body;
    const exported = await t.call('GET /api/profile/export', { token: person.token });
    expect(exported.body).toMatchObject({
      receipts: [
        {
          number,
          orderId,
          amount: 6000,
          buyer: 'Clara Soto',
          email: own,
          creditNotes: [{ number: creditNotes[0]?.number, amount: 6000 }],
        },
      ],
    });
    await t.context.db.transaction().execute((tx) => forgetInReceipts(tx, person.userId));
    const row = await t.context.db
      .selectFrom('receipts')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ number, amount: 6000, seller_name: 'Paula Rojas' });
    expect([row.buyer_name, row.email, row.invoice_email]).toEqual([null, null, null]);
  });
});
