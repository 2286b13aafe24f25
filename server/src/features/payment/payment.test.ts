import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { payments } from '../../../test/payments.ts';
import type { SignedIn } from '../../../test/people.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let booking: { id: string; orderId: string; start: string; durationMinutes: number };
let slot = 0;

/** A free hour that no other test has used. */
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
  booking = await p.hold(client, provider.id, nextStart());
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree();
});
afterAll(() => t.stop());

async function countRows(table: 'payments' | 'ledger_transactions', bookingId: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where order_id = (select order_id from bookings where id = ${bookingId})`.execute(t.context.db);
  return rows[0]?.count;
}

describe('starting a payment', () => {
  test('gives what a card form needs', async () => {
    const { status, body } = await p.start(client, booking.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      paymentIntentId: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining('_secret_'),
      publishableKey: 'pk_sandbox_puente',
      amount: { amount: 6000, currency: 'USD' },
      holdExpiresAt: expect.stringMatching(/Z$/),
    });
  });

  test('twice, and at once, is one payment', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => p.start(client, booking.id)));
    const later = await p.start(client, booking.id);
    const ids = new Set([...replies, later].map(({ body }) => body.paymentIntentId));
    expect(ids.size).toBe(1);
    expect(await countRows('payments', booking.id)).toBe(1);
  });

  test('again under the same Idempotency-Key answers the same', async () => {
    const headers = { 'idempotency-key': newId() };
    const [first, second] = [
      await p.start(client, booking.id, headers),
      await p.start(client, booking.id, headers),
    ];
    expect(second.body).toEqual(first.body);
  });

  test('in Chilean pesos asks the card gateway for pesos, not for hundredths', async () => {
    const pesos = await p.hold(await t.signIn(), provider.id, nextStart());
    expect(pesos.price.currency).toBe('USD');
    const chilean = await t.signIn();
    const held = await p.hold(chilean, provider.id, nextStart(), { currency: 'CLP' });
    const { body } = await p.start(chilean, held.id);
    expect(body.amount).toEqual({ amount: held.price.amount, currency: 'CLP' });
    const intent = await t.context.cards.findIntent(body.paymentIntentId);
    expect(intent).toMatchObject({ amount: held.price.amount, currency: 'CLP' });
  });

  test('is refused for a booking that is unknown or somebody else’s', async () => {
    const stranger = await t.signIn();
    for (const [who, id] of [
      [stranger, booking.id],
      [provider, booking.id],
      [client, newId()],
    ] as const) {
      const { status, body } = await p.start(who, id);
      expect([status, body.errorCode]).toEqual([404, 'not-found']);
    }
  });

  test('is refused once the hold is over', async () => {
    await t.advance('PT15M');
    expect((await p.start(client, booking.id)).body.errorCode).toBe('hold-expired');
  });

  test('names free times once somebody else has the one that was held', async () => {
    await t.advance('PT15M');
    const other = await p.hold(await t.signIn(), provider.id, booking.start);
    const { body } = await p.start(client, booking.id);
    expect(body.errorCode).toBe('hold-expired');
    expect(body.alternatives).toHaveLength(policy.slot.alternatives);
    const starts = body.alternatives.map(({ start }: { start: string }) => start);
    expect(starts).not.toContain(other.start);
    for (const start of starts) {
      const away = Math.abs(Date.parse(start) - Date.parse(booking.start));
      expect(away).toBeGreaterThanOrEqual(booking.durationMinutes * 60_000);
      expect(away).toBeLessThan(24 * 60 * 60_000);
    }
  });

  test('is refused when there is nothing to pay any more', async () => {
    await p.pay(client, booking.id);
    expect((await p.start(client, booking.id)).body.errorCode).toBe('not-payable');
    const other = await p.hold(client, provider.id, nextStart());
    await p.cancel(client, other.id);
    expect((await p.start(client, other.id)).body.errorCode).toBe('hold-expired');
  });

  test('is refused, and settled, when the card was charged and nobody told us', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId);
    expect((await p.start(client, booking.id)).body.errorCode).toBe('not-payable');
    expect((await p.read(client, booking.id)).body.status).toBe('confirmed');
  });

  test('says so when the card gateway does not answer, and works a moment later', async () => {
    await p.fault('stripe', 'payment_intents.create', 'fail', { times: 3 });
    const { status, body } = await p.start(client, booking.id);
    expect([status, body.errorCode]).toEqual([503, 'gateway-unavailable']);
    expect((await p.start(client, booking.id)).status).toBe(200);
    expect(await countRows('payments', booking.id)).toBe(1);
  });

  test('killed between the gateway’s answer and our row finds the same intent again', async () => {
    const { body } = await p.start(client, booking.id);
    // As after a kill: the gateway has the intent and we have no row.
    await sql`delete from payments where order_id = ${booking.orderId}`.execute(t.context.db);
    const again = await p.start(client, booking.id);
    expect(again.body.paymentIntentId).toBe(body.paymentIntentId);
    expect(again.body.clientSecret).toBe(body.clientSecret);
  });

  test('after the operator ended the intent begins a new one', async () => {
    const first = await p.start(client, booking.id);
    await p.gateway(`payment_intents/${first.body.paymentIntentId}/cancel`, {});
    await t.drain();
    const second = await p.start(client, booking.id);
    expect(second.status).toBe(200);
    expect(second.body.paymentIntentId).not.toBe(first.body.paymentIntentId);
  });
});

describe('the state of a payment', () => {
  test('is found by booking and by intent, before and after paying', async () => {
    expect(await p.state(client, booking.id)).toEqual({
      orderId: booking.orderId,
      bookingId: booking.id,
      paymentIntentId: null,
      status: 'requires-payment',
      bookingStatus: 'held',
      amount: { amount: 6000, currency: 'USD' },
      declineCode: null,
      slotLost: false,
    });
    await p.pay(client, booking.id);
    const paid = await p.state(client, booking.id);
    expect(paid).toMatchObject({ status: 'succeeded', bookingStatus: 'confirmed' });
    expect(await p.state(client, paid.paymentIntentId)).toEqual(paid);
  });

  test('belongs to the client alone', async () => {
    const { body } = await p.start(client, booking.id);
    const stranger = await t.signIn();
    for (const who of [stranger, provider])
      for (const id of [booking.id, body.paymentIntentId, 'pi_unknown', newId(), '%00', 'x']) {
        const read = await t.call('GET /payment-status/:id', { params: { id }, token: who.token });
        expect([read.status, read.body.errorCode]).toEqual([404, 'not-found']);
      }
    for (const name of [{ bookingId: booking.id }, { paymentIntentId: body.paymentIntentId }])
      expect((await p.confirm(stranger, name)).status).toBe(404);
    expect((await t.call('GET', `/payment-status/${booking.id}`)).status).toBe(401);
  });

  test('names why the card was declined, and another card still pays', async () => {
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds');
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({
      status: 'failed',
      declineCode: 'insufficient_funds',
      bookingStatus: 'held',
    });
    expect((await p.start(client, booking.id)).body.paymentIntentId).toBe(body.paymentIntentId);
    await p.pay(client, booking.id);
    expect(await p.state(client, booking.id)).toMatchObject({
      status: 'succeeded',
      declineCode: null,
      bookingStatus: 'confirmed',
    });
  });

  test('waits while the bank wants to see the person', async () => {
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId, 'pm_card_threeDSecure2Required');
    await t.drain();
    expect(await p.state(client, booking.id)).toMatchObject({ status: 'requires-action' });
  });
});

describe('confirming a payment', () => {
  test('settles at once for who is back before the webhook', async () => {
    await p.fault('webhook', '*', 'delay', { times: 10, delayMs: 300 });
    const { body } = await p.start(client, booking.id);
    expect(await p.confirm(client, { bookingId: booking.id })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'payment-incomplete',
        payment: { status: 'requires-payment', bookingStatus: 'held' },
      },
    });
    await p.charge(body.paymentIntentId);
    const { status, body: after } = await p.confirm(client, { bookingId: booking.id });
    expect(status).toBe(200);
    expect(after).toMatchObject({ status: 'succeeded', bookingStatus: 'confirmed' });
    await t.drain();
    expect(await p.state(client, booking.id)).toEqual(after);
    expect(await countRows('ledger_transactions', booking.id)).toBe(1);
  });

  test('needs a booking or an intent, and both to be of one payment', async () => {
    const nothing = await p.confirm(client, {});
    expect([nothing.status, nothing.body.fields[0].path]).toEqual([400, 'bookingId']);
    const other = await p.hold(client, provider.id, nextStart());
    const { body } = await p.start(client, other.id);
    const { paymentIntentId } = body;
    const both = await p.confirm(client, { bookingId: newId(), paymentIntentId });
    expect(both.status).toBe(404);
    await p.charge(paymentIntentId);
    expect((await p.confirm(client, { bookingId: other.id, paymentIntentId })).status).toBe(200);
  });

  test('of one that was never started says that nothing was paid', async () => {
    expect(await p.confirm(client, { bookingId: booking.id })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'payment-incomplete',
        payment: { paymentIntentId: null, status: 'requires-payment' },
      },
    });
  });

  test.each([
    ['requires-action', 'pm_card_threeDSecure2Required', null],
    ['failed', 'pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('that is %s is refused with that state', async (status, card, declineCode) => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId, card);
    const refused = await p.confirm(client, { paymentIntentId: body.paymentIntentId });
    expect(refused).toMatchObject({
      status: 409,
      body: { errorCode: 'payment-incomplete', payment: { status, declineCode } },
    });
    expect(refused.body.payment).toEqual(await p.state(client, booking.id));
  });

  test('that the bank still works on, or that was ended, is refused with that state', async () => {
    const { body } = await p.start(client, booking.id);
    const card = { type: 'card', 'card[number]': '4000000000000077', 'card[cvc]': '123' };
    const method = await p.cardMethod({ ...card, 'card[exp_month]': '12', 'card[exp_year]': '40' });
    await p.charge(body.paymentIntentId, method);
    expect((await p.confirm(client, { bookingId: booking.id })).body).toMatchObject({
      errorCode: 'payment-incomplete',
      payment: { status: 'processing', bookingStatus: 'held' },
    });
    const other = await p.hold(client, provider.id, nextStart());
    const { body: ended } = await p.start(client, other.id);
    await p.gateway(`payment_intents/${ended.paymentIntentId}/cancel`, {});
    expect((await p.confirm(client, { bookingId: other.id })).body).toMatchObject({
      errorCode: 'payment-incomplete',
      payment: { status: 'cancelled' },
    });
  });

  test('of a free meeting has nothing to look up', async () => {
    const generous = await t.provider();
    await sql`update providers set normal_rate = 0 where id = ${generous.id}`.execute(t.context.db);
    const gift = await p.hold(client, generous.id, nextStart());
    expect(gift).toMatchObject({ status: 'confirmed', price: { amount: 0 } });
    const { status, body } = await p.confirm(client, { bookingId: gift.id });
    expect([status, body.errorCode]).toEqual([409, 'not-payable']);
  });

  test('that was paid and paid back is answered', async () => {
    await p.pay(client, booking.id);
    await p.cancel(client, booking.id);
    await t.drain();
    const { status, body } = await p.confirm(client, { bookingId: booking.id });
    expect([status, body.status, body.bookingStatus]).toEqual([200, 'refunded', 'cancelled']);
  });

  test('says so when the card gateway does not answer', async () => {
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId);
    await p.fault('stripe', 'payment_intents.retrieve', 'fail', { times: 3 });
    const { status, body: refusal } = await p.confirm(client, { bookingId: booking.id });
    expect([status, refusal.errorCode]).toEqual([503, 'gateway-unavailable']);
  });
});

/** Only about this intent: a slow payment of an earlier test settles by itself at any moment. */
async function waitingJobs(intentId: string) {
  const { rows } = await sql`select id, key, attempts from graphile_worker.jobs
    where key like ${`%${intentId}%`}`.execute(t.context.db);
  return rows;
}

describe('a webhook', () => {
  test('with a bad, missing or old signature is refused and changes nothing', async () => {
    await p.fault('webhook', '*', 'drop', { times: 10 });
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId);
    const hook = (await p.hooks(body.paymentIntentId)).find(
      ({ type }) => type === 'payment_intent.succeeded',
    );
    if (!hook) throw new Error('no such webhook');
    const { payload, signature } = hook;
    const refused = {
      status: 400,
      body: expect.objectContaining({ errorCode: 'signature-invalid' }),
    };
    expect(await p.deliver({ payload, signature: undefined })).toEqual(refused);
    expect(await p.deliver({ payload, signature: 't=1,v1=00' })).toEqual(refused);
    const changed = payload.replace('"livemode": false', '"livemode": true ');
    expect(await p.deliver({ payload: changed, signature })).toEqual(refused);
    await t.advance('PT5M2S');
    expect(await p.deliver({ payload, signature })).toEqual(refused);
    const { rows } = await sql`select 1 from webhook_events
      where id = ${JSON.parse(payload).id}`.execute(t.context.db);
    expect(rows).toEqual([]);
  });

  test('that comes again is answered and does nothing', async () => {
    const { body } = await p.start(client, booking.id);
    await p.charge(body.paymentIntentId);
    await t.drain();
    const hooks = await p.hooks(body.paymentIntentId);
    expect(hooks.length).toBeGreaterThan(2);
    expect(await waitingJobs(body.paymentIntentId)).toEqual([]);
    for (const hook of hooks) {
      const again = await Promise.all([p.deliver(hook), p.deliver(hook)]);
      for (const answer of again) expect(answer).toEqual({ status: 200, body: { received: true } });
    }
    expect(await waitingJobs(body.paymentIntentId)).toEqual([]);
    expect(await countRows('ledger_transactions', booking.id)).toBe(1);
  });
});
