import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDb, createPool } from '../src/db/connection.ts';
import { migrate, migrationNames } from '../src/db/migrate.ts';
import { watchOutages } from '../src/db/outage.ts';
import { refundFor } from '../src/features/booking/cancellation/rules.ts';
import { presentRefundTerms } from '../src/features/booking/present.ts';
import { findView } from '../src/features/booking/store.ts';
import { compareBooks, type GatewayLists } from '../src/features/payment/ledger/check/rules.ts';
import { readBooks, readMoney } from '../src/features/payment/ledger/check/store.ts';
import { paidAmounts } from '../src/features/payment/service.ts';
import type { CardIntent, CardRefund } from '../src/gateways/cards/port.ts';
import { startTestApp, type TestApp } from './app.ts';
import { payments } from './payments.ts';

const before = '0030_orders.sql';
const template = `before_orders_${process.pid}`;
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

const idOf = (kind: string, n: number): string => {
  const head = kind.charCodeAt(0).toString(16).padStart(8, '0');
  return `${head}-0000-4000-8000-${String(n).padStart(12, '0')}`;
};

const intent = (n: number, received: number): CardIntent => ({
  id: `pi_${n}`,
  clientSecret: '',
  status: received > 0 ? 'succeeded' : 'cancelled',
  amount: 6000,
  received,
  currency: 'USD',
  orderId: idOf('b', n),
  declineCode: null,
  paymentMethod: null,
});
const refund = (n: number, payment: number, amount: number): CardRefund => ({
  id: `re_${n}`,
  intentId: `pi_${payment}`,
  reference: null,
  amount,
  currency: 'USD',
  status: n === 14 ? 'failed' : 'succeeded',
});
/** What the gateway would list: one intent that we settled otherwise, one refund less. */
const lists: GatewayLists = {
  intents: [
    ...[9, 11, 12, 13, 14, 15, 17, 18].map((n) => intent(n, 6000)),
    intent(8, 3999),
    intent(16, 5900),
  ],
  refunds: [
    refund(11, 11, 5400),
    refund(12, 12, 6000),
    refund(14, 14, 5400),
    refund(170, 17, 5400),
  ],
};

/** Everything of the old version that must be found again, read before and after. */
const figures = {
  people: 'select count(*)::int from users',
  quotes: `select id, client_id, provider_id, starts_at, ends_at, currency, created_at, expires_at
    from quotes order by id`,
  bookings: `select id, client_id, provider_id, starts_at, ends_at, status, hold_expires_at, currency,
    price, room_id, name, last_name, email, invoice_email, about, client_timezone, client_language,
    sequence, created_at, confirmed_at, cancelled_at, cancelled_by, cancel_reason, refund_amount,
    accepts_overlap from bookings order by id`,
  payments: `select id, intent_id, status, currency, amount, decline_code, slot_lost, created_at,
    succeeded_at, received, received_currency, due_at from payments order by id`,
  // Attempts were called tries.
  refunds: `select to_jsonb(r) - 'tries' - 'attempts' as refund,
    coalesce(to_jsonb(r) -> 'tries', to_jsonb(r) -> 'attempts') as attempts
    from refunds r order by id`,
  transactions: `select id, kind, source_id, currency, posted_at from ledger_transactions
    order by id`,
  entries: 'select * from ledger_entries order by transaction_id, line',
  reminders: 'select * from reminders',
};

type Row = Record<string, unknown>;
/** The terms as the old version kept them, in columns. */
type OldBooking = {
  id: string;
  price: number;
  starts_at: Temporal.Instant;
  created_at: Temporal.Instant;
  refund_policy: Parameters<typeof refundFor>[0];
};

const readFigures = async (pool: pg.Pool): Promise<Record<string, Row[]>> => {
  const read: Record<string, Row[]> = {};
  for (const [name, query] of Object.entries(figures)) read[name] = (await pool.query(query)).rows;
  return read;
};

/** A database of the old version with every state in it. */
const makeOld = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  await client.query(`create table schema_migrations
    (name text primary key, ran_at timestamptz not null default clock_timestamp())`);
  for (const name of (await migrationNames()).filter((one) => one < before)) {
    await client.query(await readFile(`${migrations}${name}`, 'utf8'));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  const fixture = fileURLToPath(new URL('before-orders.sql', import.meta.url));
  await client.query(`begin; ${await readFile(fixture, 'utf8')}; commit`);
  client.release();
};

/** Instants at which the ladder of refunds may stand elsewhere. */
const momentsOf = ({ starts_at: start, created_at: booked }: OldBooking) => [
  booked.add({ minutes: 5 }),
  booked.add({ hours: 24 }),
  booked.add({ hours: 25 }),
  start.subtract({ hours: 48 }),
  start.subtract({ hours: 47 }),
  start.subtract({ hours: 10 }),
  start.subtract({ hours: 9 }),
];

let was: Record<string, Row[]>;
let is: Record<string, Row[]>;
let orders: Row[];
let bookings: OldBooking[];
let quotes: Row[];
let findings: ReturnType<typeof compareBooks>;
let t: TestApp;

beforeAll(async () => {
  const admin = new pg.Client(inject('databaseUrl'));
  await admin.connect();
  await admin.query(`create database ${template}`);
  const pool = createPool(inject('databaseUrl').replace(/\/postgres$/, `/${template}`), 2);
  await makeOld(pool);
  was = await readFigures(pool);
  bookings = (await pool.query<OldBooking>('select * from bookings order by id')).rows;
  quotes = (await pool.query('select * from quotes order by id')).rows;
  const old = createDb(pool, watchOutages({ warn: () => undefined }));
  const money = await old.transaction().execute(readMoney);
  findings = compareBooks({ ...money, freeOrders: [] }, lists);
  await migrate(pool);
  is = await readFigures(pool);
  orders = (await pool.query('select * from orders order by id')).rows;
  await pool.end();
  t = await startTestApp(
    { databaseUrl: inject('databaseUrl'), templateName: template },
    { LOG_LEVEL: 'fatal' },
  );
  await admin.query(`drop database ${template}`);
  await admin.end();
  await t.setNow('2036-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const asClient = { token: 'token-1' };
const statusOf = async (n: number) => {
  const { rows } = await t.pool.query('select status, paid_at from orders where id = $1', [
    idOf('b', n),
  ]);
  return rows[0];
};

/** Gives an old payment a real intent at the gateway, made as the old version made it. */
const makeIntent = async (n: number, amount: number): Promise<string> => {
  const { card } = t.context.config.gateways;
  const reply = await fetch(`${t.sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${card.secretKey}` },
    body: new URLSearchParams({
      amount: String(amount),
      currency: 'usd',
      'metadata[bookingId]': idOf('b', n),
      'automatic_payment_methods[enabled]': 'true',
    }),
  });
  const { id } = (await reply.json()) as { id: string };
  await t.pool.query('update payments set intent_id = $1 where id = $2', [id, idOf('p', n)]);
  return id;
};

describe('the migration to orders', () => {
  test('keeps every row, every amount and every cent of the ledger', () => {
    expect(is).toEqual(was);
    expect(is['bookings']).toHaveLength(18);
    expect(is['entries']).not.toHaveLength(0);
  });

  test('leaves what the comparison of ledger and gateway finds', async () => {
    expect(compareBooks(await readBooks(t.context.db), lists)).toEqual(findings);
    expect(findings.differences).toEqual([
      'pi_8: we received 4000 USD, the gateway says 3999 USD',
      `refund ${idOf('r', 15)} of 6000 USD is unknown at the gateway`,
    ]);
    expect(findings.inFlight).toHaveLength(6);
  });

  test('makes each booking an order of one meeting under its own id', async () => {
    expect(orders).toMatchObject(
      bookings.map(({ id, price, created_at }) => ({
        id,
        kind: 'meeting',
        buyer_id: idOf('u', 1),
        seller_id: idOf('u', 2),
        currency: 'USD',
        amount: price,
        created_at,
      })),
    );
    const { rows } = await t.pool.query(`select count(*)::int as count from bookings b
      left join payments p on p.order_id = b.order_id
      left join ledger_transactions l on l.order_id = b.order_id
      where b.order_id <> b.id`);
    expect(rows).toEqual([{ count: 0 }]);
    const statuses = orders.map(({ status }) => status);
    const [open, lapsed, paid] = ['open', 'lapsed', 'paid'];
    expect(statuses).toEqual([
      ...[open, open, open, open, open, lapsed, lapsed],
      ...[paid, paid, paid, paid, paid, paid, paid, lapsed, lapsed, paid, paid],
    ]);
  });

  test('keeps what each price was made of', () => {
    const termsOf = (n: number) => orders[n - 1]?.['terms'];
    expect(termsOf(1)).toEqual({
      listPrice: 6000,
      discounts: [],
      exchange: null,
      ownCurrency: null,
      fees: { platformBasisPoints: 1000, partnerBasisPoints: 500, partnerId: idOf('a', 1) },
      refundPolicy: bookings[0]?.refund_policy,
    });
    expect(termsOf(2)).toMatchObject({
      discounts: [{ kind: 'first-booking', amount: 2000, borneBy: 'provider' }],
      exchange: { from: 'EUR', rate: quotes[1]?.['exchange_rate'], date: '2036-11-30' },
    });
    expect(termsOf(4)).toMatchObject({ ownCurrency: { asked: 'CLP', reason: 'price-too-low' } });
    // What the booking carried counts, where it was not what its quote said.
    expect(termsOf(18)).toMatchObject({
      fees: { platformBasisPoints: 600, partnerBasisPoints: 0, partnerId: null },
      refundPolicy: bookings[17]?.refund_policy,
    });
    expect(bookings[17]?.refund_policy).not.toEqual(bookings[0]?.refund_policy);
  });

  test('leaves the refund ladder of every booking as it was bought', async () => {
    const money = await paidAmounts(
      t.context.db,
      bookings.map(({ id }) => id),
    );
    let steps = 0;
    for (const old of bookings) {
      const view = await findView(t.context.db, old.id);
      const paid = money.get(old.id) ?? { paid: 6000, refunded: 0, byHand: 0, owed: 0 };
      const times = { bookedAt: old.created_at, startsAt: old.starts_at };
      for (const now of momentsOf(old))
        for (const by of ['client', 'provider'] as const) {
          const { rule, basisPoints, amount } = refundFor(old.refund_policy, times, paid, {
            by,
            now,
          });
          expect(view && presentRefundTerms(view, by, paid, now)).toMatchObject({
            rule,
            basisPoints,
            refund: { amount },
          });
          steps += 1;
        }
    }
    expect(steps).toBe(18 * 7 * 2);
  });

  test('lets people read all they had, and what moved of it', async () => {
    const { body } = await t.call('GET', '/api/bookings', undefined, asClient);
    expect(body.bookings).toHaveLength(18);
    const read = new Map(body.bookings.map((one: { id: string }) => [one.id, one]));
    const moved = (n: number) => {
      const { paid, refunded, refundedByHand, refundOwed } = read.get(idOf('b', n)) as never;
      return [paid, refunded, refundedByHand, refundOwed].map(({ amount }) => amount);
    };
    expect(moved(8)).toEqual([4000, 0, 0, 0]);
    expect(moved(11)).toEqual([6000, 5400, 0, 0]);
    expect(moved(13)).toEqual([6000, 6000, 0, 0]);
    expect(moved(14)).toEqual([6000, 0, 0, 5400]);
    expect(moved(17)).toEqual([6000, 5400, 5400, 0]);
    expect(read.get(idOf('b', 2))).toMatchObject({
      exchange: { from: 'EUR', rate: quotes[1]?.['exchange_rate'], date: '2036-11-30' },
    });
  });
});

describe('the migration to receipts', () => {
  test('receipts what was settled in the order of settlement, and credits what was refunded', async () => {
    const { rows: receipts } = await t.pool.query(`select r.number, r.order_id, r.amount, r.lines,
      r.buyer_name, r.email, (select coalesce(sum(amount), 0)::int from credit_notes
        where receipt_id = r.id) as credited from receipts r order by r.number`);
    const { rows: charges } = await t.pool.query(`select l.order_id,
      (select sum(amount)::int from ledger_entries
        where transaction_id = l.id and account = 'card-gateway') as amount,
      (select coalesce(-sum(e.amount), 0)::int from ledger_entries e
        join ledger_transactions b on b.id = e.transaction_id
        where b.order_id = l.order_id and b.kind in ('refund-owed', 'refund-withdrawn')
          and e.account = 'refunds-payable') as credited
      from ledger_transactions l where l.kind = 'charge' order by l.posted_at, l.id`);
    expect(charges.length).toBeGreaterThan(5);
    expect(receipts).toMatchObject(
      charges.map((charge, index) => ({ ...charge, number: index + 1 })),
    );
    const { rows: notes } = await t.pool.query('select number from credit_notes order by number');
    expect(notes.length).toBeGreaterThan(3);
    expect(notes).toEqual(notes.map((_, index) => ({ number: index + 1 })));
    const { rows: series } = await t.pool.query(
      'select last_number from number_series order by series desc',
    );
    expect(series.map((row) => row.last_number)).toEqual([receipts.length, notes.length]);
    const { body } = await t.call(
      'GET',
      `/api/receipts/${receipts[0]?.order_id}`,
      undefined,
      asClient,
    );
    expect(body.number).toBe(1);
    expect(body.lines[0].text).toMatch(/^(Meeting with|Reunión con) .+, \d+ min$/);
    // Stored in UTC, shown in the zone and the words of the receipt.
    const { rows: stored } = await t.pool.query(
      "select lines -> 0 ->> 'note' as note from receipts where number = 1",
    );
    expect(stored[0]?.note).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC$/);
    expect(body.lines[0].note).toMatch(/^[A-Za-z]{3},? .* 20\d\d, .+ \(.+\)$/);
  });
});

describe('what was bought before there were orders', () => {
  test('is paid by the intent that was open, and confirmed', async () => {
    const intentId = await makeIntent(1, 6000);
    expect(await statusOf(1)).toMatchObject({ status: 'open' });
    const { body } = await t.call(
      'POST',
      '/api/booking/create-payment-intent',
      { bookingId: idOf('b', 1) },
      asClient,
    );
    expect(body.paymentIntentId).toBe(intentId);
    expect(await t.context.cards.findIntent(intentId)).toMatchObject({ orderId: idOf('b', 1) });
    await payments(t).pay({ token: 'token-1' } as never, idOf('b', 1));
    expect(await statusOf(1)).toMatchObject({ status: 'paid' });
  });

  test('lapses when its hold runs out', async () => {
    expect(await statusOf(3)).toMatchObject({ status: 'lapsed', paid_at: null });
  });

  test('is cancelled and paid back by the terms of its day', async () => {
    const intentId = await makeIntent(18, 6000);
    await payments(t).charge(intentId);
    await t.drain();
    const path = `/api/booking/cancel/${idOf('b', 18)}`;
    const wish = { reason: 'Ill', confirmed: true };
    const { body } = await t.call('DELETE', path, wish, asClient);
    expect(body.refunded).toEqual({ amount: 3000, currency: 'USD' });
    await t.drain();
    const { rows } = await t.pool.query(
      `select e.account, e.amount from ledger_entries e
       join ledger_transactions l on l.id = e.transaction_id
       where l.order_id = $1 and l.kind = 'refund-owed' order by e.line`,
      [idOf('b', 18)],
    );
    expect(rows).toEqual([
      { account: 'platform', amount: 180 },
      { account: `provider:${idOf('u', 2)}`, amount: 2820 },
      { account: 'refunds-payable', amount: -3000 },
    ]);
  });
});
