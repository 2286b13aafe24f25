import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { payments } from '../../../test/payments.ts';
import type { SignedIn } from '../../../test/people.ts';
import { newId } from '../../lib/ids.ts';
import { amountOf, discountOf, isFirstMeetingPrice, type PriceTerms } from './rules.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
  client = await t.signIn();
});
afterAll(() => t.stop());

function terms(listPrice: number, amounts: readonly number[]): PriceTerms {
  return {
    listPrice,
    discounts: amounts.map((amount) => ({ kind: 'first-booking', amount, borneBy: 'provider' })),
    exchange: null,
    ownCurrency: null,
    fees: { platformBasisPoints: 1000, partnerBasisPoints: 500, partnerId: null },
    refundPolicy: {
      fullWithinHoursOfBooking: 24,
      fullUntilHoursBeforeStart: 2,
      noneWithinHoursOfStart: 48,
      otherwiseBasisPoints: 9000,
    },
  };
}

/** Stores another order like that of a hold. */
function insert(of: PriceTerms, amount: number, quoteId: string) {
  return t.context.db
    .insertInto('orders')
    .values({
      id: newId(),
      kind: 'meeting',
      quote_id: quoteId,
      buyer_id: client.userId,
      seller_id: provider.id,
      currency: 'USD',
      amount,
      terms: JSON.stringify(of),
      status: 'open',
      created_at: t.context.clock.now(),
      paid_at: null,
    })
    .execute();
}

describe('the amount of an order', () => {
  test('is its list price less its discounts, in rules and in SQL alike', async () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.nat(20_000_000), amounts, async (listPrice, discounts) => {
        const of = terms(listPrice, discounts);
        const { rows } = await sql<{ price: number }>`
          select price_of(${JSON.stringify(of)}::jsonb) as price`.execute(t.context.db);
        expect(rows[0]?.price).toBe(amountOf(of));
        expect(amountOf(of) + discountOf(of)).toBe(listPrice);
        expect(isFirstMeetingPrice(of)).toBe(discounts.length > 0);
      }),
      { numRuns: 30 },
    );
  });

  test('can be nothing else in the database, nor below zero', async () => {
    const quote = (await p.quote(client, provider.id, '2026-12-07T09:00:00Z')).body;
    const other = { constraint: 'orders_amount_is_price' };
    await expect(insert(terms(6000, [1000]), 6000, quote.id)).rejects.toMatchObject(other);
    await expect(insert(terms(6000, []), 5999, quote.id)).rejects.toMatchObject(other);
    const below = { constraint: 'orders_amount_check' };
    await expect(insert(terms(6000, [6001]), -1, quote.id)).rejects.toMatchObject(below);
  });
});

describe('an order', () => {
  test('is made with its booking, under an id of its own, and named to both', async () => {
    const held = await p.hold(client, provider.id, '2026-12-07T09:00:00Z');
    expect(held.orderId).not.toBe(held.id);
    const intentId = await p.startPayment(client, held.id);
    expect(await t.context.cards.findIntent(intentId)).toMatchObject({ orderId: held.orderId });
    expect(await p.state(client, held.id)).toMatchObject({
      orderId: held.orderId,
      bookingId: held.id,
    });
    await p.chargeCard(intentId);
    await t.drain();
    expect((await p.read(provider, held.id)).body.orderId).toBe(held.orderId);
  });

  test('is exported to its buyer, and once paid to its seller', async () => {
    const seller = await t.provider();
    const buyer = await t.signIn();
    const ordersOf = async (person: SignedIn) => {
      const reply = await t.call('GET /api/profile/export', { token: person.token });
      return reply.body.orders;
    };
    const held = await p.hold(buyer, seller.id, '2026-12-08T09:00:00Z');
    const order = { id: held.orderId, kind: 'meeting', amount: { amount: 6000, currency: 'USD' } };
    expect(await ordersOf(buyer)).toMatchObject([{ ...order, role: 'buyer', status: 'open' }]);
    expect(await ordersOf(seller)).toEqual([]);
    await p.pay(buyer, held.id);
    expect(await ordersOf(seller)).toMatchObject([{ ...order, role: 'seller', status: 'paid' }]);
  });
});
