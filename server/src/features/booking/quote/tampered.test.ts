import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { details } from '../../../../test/bookings.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let expert: SignedIn & { id: string };
let other: SignedIn & { id: string };
let client: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  [expert, other, client] = [await t.provider(), await t.provider(), await t.signIn()];
});
afterAll(() => t.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' });
const wish = () => ({
  providerId: expert.id,
  start: '2026-12-10T09:00:00Z',
  durationMinutes: 60,
  currency: 'USD',
});
const quote = (body: unknown, who = client) =>
  t.call('POST', '/api/booking/quote', body, { token: who.token });
const book = (body: object, who = client) =>
  t.call('POST', '/api/booking/book', { ...details, ...body }, { token: who.token });

/** What a client might send to pay less, or to be somebody. */
const forged = {
  price: usd(1),
  amount: 1,
  paidAmount: usd(0),
  listPrice: usd(1),
  discount: usd(5999),
  discountKind: 'promo',
  commission: 0,
  fees: { platformBasisPoints: 0, partnerBasisPoints: 0, partnerId: null },
  exchange: { from: 'USD', rate: 0.000_001, date: '2026-12-01' },
  refundPolicy: { otherwiseBasisPoints: 10_000 },
  status: 'confirmed',
  clientId: newId(),
  orderId: newId(),
  expiresAt: '2036-12-01T08:00:00Z',
  holdExpiresAt: '2036-12-01T08:00:00Z',
  terms: { listPrice: 1, discounts: [] },
};

describe('what a client says of money', () => {
  test.each(Object.entries(forged))('changes no quote: %s', async (field, value) => {
    const { status, body } = await quote({ ...wish(), [field]: value });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ listPrice: usd(6000), discount: usd(0), price: usd(6000), promo: null, exchange: null },
      refundPolicy: { partBasisPoints: 9000 },
      expiresAt: expect.stringContaining('2026-12-01T08:15'),
    });
  });

  test('changes no hold and no charge, all of it at once', async () => {
    const buyer = await t.signIn();
    const reply = await book({ ...wish(), start: '2026-12-10T10:00:00Z', ...forged }, buyer);
    expect(reply.status).toBe(201);
    const { booking } = reply.body;
    expect(booking).toMatchObject({ status: 'held', price: usd(6000), paid: usd(0) });
    expect(booking.orderId).not.toBe(forged.orderId);
    expect(booking.holdExpiresAt).toContain('2026-12-01T08:15');
    const intent = await p.startPayment(buyer, booking.id);
    expect(await t.context.cards.findIntent(intent)).toMatchObject({
      ...{ amount: 6000, currency: 'USD', status: 'requires-payment' },
    });
    await p.cancel(buyer, booking.id);
  });

  test('changes nothing of what a payment asks for', async () => {
    const buyer = await t.signIn();
    const { id } = await p.hold(buyer, expert.id, '2026-12-10T11:00:00Z');
    const path = '/api/booking/create-payment-intent';
    const body = { bookingId: id, ...forged, currency: 'CLP', payment_method: 'pm_card_visa' };
    const reply = await t.call('POST', path, body, { token: buyer.token });
    expect(reply.body.amount).toEqual(usd(6000));
    expect((await p.state(buyer, id)).status).toBe('requires-payment');
    await p.cancel(buyer, id);
  });

  test('is not heard by a change of the booking either', async () => {
    const buyer = await t.signIn();
    const { id } = await p.hold(buyer, expert.id, '2026-12-10T12:00:00Z');
    const path = `/api/booking/${id}`;
    const reply = await t.call('PUT', path, { about: 'A talk', ...forged }, { token: buyer.token });
    expect(reply.body).toMatchObject({ about: 'A talk', status: 'held', price: usd(6000) });
    expect((await p.read(buyer, id)).body.holdExpiresAt).toContain('2026-12-01T08:15');
    await p.cancel(buyer, id);
  });
});

describe('a quote that is booked', () => {
  /** What contradicts the quote in the same request. */
  const contradictions = () => ({
    ...{ providerId: other.id, start: '2026-12-20T15:00:00Z', durationMinutes: 30 },
    ...{ currency: 'CLP', promoCode: 'WHATEVER', mode: 'virtual' },
  });

  test('is what was quoted, whatever else is named beside it', async () => {
    const buyer = await t.signIn();
    const { body: offered } = await quote({ ...wish(), start: '2026-12-11T09:00:00Z' }, buyer);
    const { status, body } = await book({ ...contradictions(), quoteId: offered.id }, buyer);
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({
      provider: { id: expert.id },
      start: '2026-12-11T09:00:00Z',
      durationMinutes: 60,
      price: usd(6000),
    });
    expect(body.quote.id).toBe(offered.id);
    await p.cancel(buyer, body.booking.id);
  });

  test('is one booking, however often it is booked', async () => {
    const buyer = await t.signIn();
    const { body: offered } = await quote({ ...wish(), start: '2026-12-11T10:00:00Z' }, buyer);
    const replies = await Promise.all([1, 2, 3].map(() => book({ quoteId: offered.id }, buyer)));
    expect(new Set(replies.map(({ body }) => body.booking.id)).size).toBe(1);
    await p.pay(buyer, replies[0]?.body.booking.id);
    // Bought once, it buys nothing again: the answer is the meeting as it is by now.
    const again = await book({ quoteId: offered.id }, buyer);
    const { body: meeting } = await p.read(buyer, again.body.booking.id);
    expect(meeting).toMatchObject({ status: 'confirmed', paid: usd(6000) });
    expect(again.body.booking).toEqual(meeting);
  });

  test('is nobody else’s: as if it were not there, and nothing of it is told', async () => {
    const { body: offered } = await quote({ ...wish(), start: '2026-12-11T11:00:00Z' });
    const unknown = await book({ quoteId: newId() }, other);
    for (const who of [await t.signIn(), expert]) {
      const { status, body } = await book({ quoteId: offered.id }, who);
      expect([status, Object.keys(body)]).toEqual([404, Object.keys(unknown.body)]);
      expect(JSON.stringify(body)).not.toContain(expert.id);
    }
  });
});

describe('a quote of what nobody sells', () => {
  test.each<[string, string, object]>([
    ['a length between two', 'durationMinutes', { durationMinutes: 61 }],
    ['no length', 'durationMinutes', { durationMinutes: 0 }],
    ['a length below nothing', 'durationMinutes', { durationMinutes: -60 }],
    ['a length in words', 'durationMinutes', { durationMinutes: '60' }],
    ['half a minute', 'durationMinutes', { durationMinutes: 60.5 }],
    ['three decimals', 'currency', { currency: 'KWD' }],
    ['no decimals that we don’t take', 'currency', { currency: 'JPY' }],
    ['a currency in small letters', 'currency', { currency: 'usd' }],
    ['a currency that is a list', 'currency', { currency: ['USD'] }],
    ['a day without a time', 'start', { start: '2026-12-10' }],
    ['a time without an offset', 'start', { start: '2026-12-10T09:00:00' }],
    ['29 February of a common year', 'start', { start: '2027-02-29T09:00:00Z' }],
    ['31 April', 'start', { start: '2027-04-31T09:00:00Z' }],
    ['the hour 25', 'start', { start: '2026-12-10T25:00:00Z' }],
    ['a number for a time', 'start', { start: 1_796_979_600_000 }],
    ['an expert without an id', 'providerId', { providerId: 'paula' }],
    ['an expert that is an object', 'providerId', { providerId: { id: 1 } }],
    ['a code that is a number', 'promoCode', { promoCode: 5 }],
    ['a code of nothing', 'promoCode', { promoCode: '  ' }],
    ['a code without end', 'promoCode', { promoCode: 'A'.repeat(101) }],
    ['times without an offering', 'sessions', { sessions: [{ start: '2026-12-10T09:00:00Z' }] }],
  ])('is bad input: %s', async (_what, path, change) => {
    const { status, body } = await quote({ ...wish(), ...change });
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  test('is refused for a length that this expert does not offer', async () => {
    for (const durationMinutes of [45, 90]) {
      const { status, body } = await quote({ ...wish(), durationMinutes });
      expect([status, body.errorCode]).toEqual([409, 'slot-unavailable']);
    }
  });

  test.each(['null', '[]', '"quote"', '7', '{"providerId":', ''])(
    'is bad input: %s',
    async (payload) => {
      const { statusCode, body } = await t.app.inject({
        method: 'POST',
        url: '/api/booking/quote',
        payload,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      });
      expect(statusCode, body).toBe(400);
    },
  );
});

test('whatever is added to a wish, the price is the expert’s', async () => {
  const buyer = await t.signIn();
  const names = fc.constantFrom(...Object.keys(forged), '__proto__', 'constructor', 'toString');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, fc.jsonValue(), { maxKeys: 4 }), async (extra) => {
      const reply = await quote({ ...extra, ...wish(), start: '2026-12-12T09:00:00Z' }, buyer);
      expect(reply.status).toBe(201);
      expect(reply.body.price).toEqual(usd(6000));
    }),
    { numRuns: 25 },
  );
});
