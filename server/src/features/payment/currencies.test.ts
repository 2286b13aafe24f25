import { currencies, currencyDigits, largestPrice, minimumPrices } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { payments } from '../../../test/payments.ts';
import { profileBody, type SignedIn } from '../../../test/people.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let day = 2;

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

type Expert = SignedIn & { id: string };

const expertAt = (amount: number, currency: string, more: object = {}): Promise<Expert> =>
  t.provider({ profile: { normalRate: { amount, currency }, ...more } });

/** A day of the month; each test has an expert of its own. */
function nextStart(): string {
  day += 1;
  return `2027-01-${String(1 + (day % 26)).padStart(2, '0')}T09:00:00Z`;
}

/** What the card gateway was asked for, as it stands on its wire. */
async function onTheWire(intentId: string) {
  const reply = await fetch(`${t.sandbox.url}/v1/payment_intents/${intentId}`, {
    headers: { authorization: `Bearer ${t.context.config.gateways.card.secretKey}` },
  });
  const intent = (await reply.json()) as {
    amount: number;
    amount_received: number;
    currency: string;
  };
  return [intent.amount, intent.amount_received, intent.currency];
}

/** Sums by currency; nothing but zeros is right. */
async function ledgerSums() {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select t.currency, sum(e.amount)::bigint as sum from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id group by 1`.execute(t.context.db);
  return rows.filter(({ sum }) => sum !== 0);
}

describe.each(currencies)('an expert who charges in %s', (currency) => {
  test('gets the smallest price to the minor unit: quote, card, ledger, refund', async () => {
    // An hour costs the smallest price and one minor unit more, of which no fee is whole.
    const price = minimumPrices[currency] * 2 + 1;
    const expert = await expertAt(price, currency, { durations: [60] });
    const client = await t.signIn();
    const { id } = await p.hold(client, expert.id, nextStart(), { currency });
    const intentId = await p.startPayment(client, id);
    await p.charge(intentId);
    await t.drain();
    expect(await onTheWire(intentId)).toEqual([price, price, currency.toLowerCase()]);
    const { body } = await p.read(client, id);
    expect(body).toMatchObject({ status: 'confirmed', paid: { amount: price, currency } });
    await p.expectLedgerToAgree({ settled: true });
    await p.cancel(client, id);
    await t.drain();
    expect((await p.read(client, id)).body.refunded).toEqual({ amount: price, currency });
    expect((await p.state(client, id)).status).toBe('refunded');
    await p.expectLedgerToAgree({ settled: true });
    expect(await ledgerSums()).toEqual([]);
  });
});

describe('pesos without decimals', () => {
  test('15000 of them are 15000 on the wire, and 15 dollars are 1500', async () => {
    const asked = async (amount: number, currency: string) => {
      const expert = await expertAt(amount, currency, { durations: [60] });
      const client = await t.signIn();
      const { id } = await p.hold(client, expert.id, nextStart(), { currency });
      return onTheWire(await p.startPayment(client, id));
    };
    expect(await asked(15_000, 'CLP')).toEqual([15_000, 0, 'clp']);
    expect(await asked(1500, 'USD')).toEqual([1500, 0, 'usd']);
  });

  test('of 15001 six percent are 900, and the rest is the expert’s', async () => {
    const profile = { normalRate: { amount: 15_001, currency: 'CLP' }, durations: [60] };
    const expert = await t.provider({ profile, isVerified: false });
    const client = await t.signIn();
    const { orderId } = await p.meeting(client, expert.id, nextStart(), { currency: 'CLP' });
    const { rows } = await sql<{ account: string; amount: number }>`
      select split_part(e.account, ':', 1) as account, e.amount from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      where t.order_id = ${orderId} order by e.line`.execute(t.context.db);
    expect(Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))).toEqual({
      'card-gateway': 15_001,
      platform: -900,
      provider: -14_101,
    });
  });
});

describe('a price in another currency', () => {
  test.each(currencies)(
    'is the rate that is shown, half-even, whole minor units: %s',
    async (to) => {
      const expert = await expertAt(12_345, 'EUR', { durations: [60] });
      const client = await t.signIn();
      const { body } = await p.quote(client, expert.id, '2026-12-02T15:00:00Z', { currency: to });
      if (to === 'EUR')
        return expect(body).toMatchObject({ exchange: null, price: { amount: 12_345 } });
      const scale = 10 ** (currencyDigits[to] - 2);
      const exact = 12_345 * body.exchange.rate * scale;
      expect(Number.isInteger(body.price.amount)).toBe(true);
      expect(Math.abs(body.price.amount - exact)).toBeLessThanOrEqual(0.500_001);
      expect(body.price).toEqual(body.listPrice);
      expect(body.ownCurrency).toBeNull();
    },
  );

  test('is refunded in the currency that was charged, to the peso', async () => {
    const expert = await expertAt(6005, 'USD', { durations: [60] });
    const client = await t.signIn();
    const start = '2026-12-28T09:00:00Z';
    const booked = await p.meeting(client, expert.id, start, { currency: 'CLP' });
    expect(booked.paid.currency).toBe('CLP');
    await t.advance('PT24H1S');
    Object.assign(client, await t.signIn(client.phone));
    const { body } = await p.cancel(client, booked.id);
    expect(body.refunded).toEqual({
      amount: Math.round(booked.paid.amount * 0.9),
      currency: 'CLP',
    });
    await t.drain();
    await p.expectLedgerToAgree({ settled: true });
  });
});

describe('the largest price of a currency (money-5)', () => {
  test.each(currencies)(
    'can be charged, and a minor unit more can not be asked: %s',
    async (currency) => {
      const largest = largestPrice(currency);
      const expert = await expertAt(largest, currency, { durations: [60] });
      const client = await t.signIn();
      const { id } = await p.hold(client, expert.id, nextStart(), { currency });
      const started = await p.start(client, id);
      expect(started).toMatchObject({
        status: 200,
        body: { amount: { amount: largest, currency } },
      });
      await p.cancel(client, id);
      // Whatever it is converted to, cards take it.
      for (const to of ['USD', 'COP'] as const) {
        const { body } = await p.quote(client, expert.id, nextStart(), { currency: to });
        expect(body.price.amount).toBeLessThan(to === 'USD' ? 99_999_999 : 999_999_999_999);
      }
      const tooMuch = { normalRate: { amount: largest + 1, currency }, durations: [60] };
      const refused = await t.call(
        'PUT',
        '/worker/profile',
        { ...profileBody, ...tooMuch },
        { token: expert.token },
      );
      expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
      expect(refused.body.fields[0].path).toContain('normalRate');
    },
  );

  test('counts for the longest meeting, and for what a package costs', async () => {
    const expert = await t.provider();
    const put = (body: object) =>
      t.call('PUT', '/worker/profile', { ...profileBody, ...body }, { token: expert.token });
    const normalRate = { amount: largestPrice('USD'), currency: 'USD' };
    expect((await put({ normalRate, durations: [30, 60] })).status).toBe(200);
    expect((await put({ normalRate, durations: [30, 90] })).status).toBe(400);
    const offeringData = {
      ...{ type: 'package', name: 'A long way', description: 'Twenty meetings and a journey.' },
      ...{ category: 'other', sessions: 20, durationMinutes: 60 },
    };
    const sell = (price: object) =>
      t.call(
        'POST',
        '/api/provider-offerings',
        { offeringData: { ...offeringData, price } },
        { token: expert.token },
      );
    expect((await sell(normalRate)).status).toBe(200);
    const refused = await sell({ ...normalRate, amount: normalRate.amount + 1 });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
  });
});
