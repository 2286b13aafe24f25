import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../test/app.ts';
import { bookings, details } from '../../../test/bookings.ts';
import type { SignedIn } from '../../../test/people.ts';
import { still } from '../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider({
    profile: { discountedRate: { amount: 4000, currency: 'USD' } },
  });
});
afterAll(() => t.stop());

function day(date: number, time = '09:00') {
  return `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;
}

describe('a quote', () => {
  it('names price, first-booking discount, refund terms and how long it is good', async () => {
    const client = await t.signIn();
    const { status, body } = await b.quote(client, provider.id, day(10));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      providerId: provider.id,
      start: '2026-12-10T09:00:00Z',
      end: '2026-12-10T10:00:00Z',
      listPrice: { amount: 6000, currency: 'USD' },
      discount: { amount: 2000, currency: 'USD' },
      discountKind: 'first-booking',
      price: { amount: 4000, currency: 'USD' },
      exchange: null,
      refundPolicy: { partBasisPoints: 9000, partUntil: '2026-12-08T09:00:00Z' },
    });
  });

  it('converts once into the asked currency and says at which rate', async () => {
    const client = await t.signIn();
    const { body } = await b.quote(client, provider.id, day(10), {
      currency: 'CLP',
      durationMinutes: 30,
    });
    expect(body.price).toEqual({ amount: 18_860, currency: 'CLP' });
    const today = '2026-12-01';
    expect(body.exchange).toEqual({ from: 'USD', rate: 943, date: today, isOld: false });
  });

  it('ignores amounts that a client sends along', async () => {
    const client = await t.signIn();
    const { body } = await b.quote(client, provider.id, day(10), {
      currency: 'USD',
      price: { amount: 1, currency: 'USD' },
      commission: 0,
    });
    expect(body.price.amount).toBe(4000);
  });

  it('takes nothing: the slot stays free for others', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    expect((await b.quote(one, provider.id, day(11))).status).toBe(201);
    expect((await b.quote(other, provider.id, day(11))).status).toBe(201);
  });

  it('is refused for times that are not offered, with the nearest free ones', async () => {
    const client = await t.signIn();
    for (const start of [day(10, '08:00'), day(10, '16:30'), day(10, '09:07'), day(1, '09:30')]) {
      const { status, body } = await b.quote(client, provider.id, start);
      expect([status, body.errorCode]).toEqual([409, 'slot-unavailable']);
      expect(body.alternatives).toHaveLength(3);
    }
    const long = await b.quote(client, provider.id, day(10), { durationMinutes: 90 });
    expect(long.body.errorCode).toBe('slot-unavailable');
  });

  it("is refused for one's own calendar and for somebody who sells no time", async () => {
    const client = await t.signIn();
    expect((await b.quote(provider, provider.id, day(10))).body.errorCode).toBe('own-calendar');
    expect((await b.quote(client, client.userId, day(10))).body.errorCode).toBe('own-calendar');
    expect((await b.quote(provider, client.userId, day(10))).body.errorCode).toBe('not-found');
  });
});

describe('booking', () => {
  it('holds a slot for 15 minutes at the price of its quote', async () => {
    const client = await t.signIn();
    const quoted = (await b.quote(client, provider.id, day(12), { currency: 'EUR' })).body;
    const { status, body } = await t.call('POST /api/booking/book', {
      unchecked: { quoteId: quoted.id, ...details, price: 1, status: 'confirmed' },
      token: client.token,
    });
    expect(status).toBe(201);
    expect(body.quote).toEqual(quoted);
    expect(body.booking).toMatchObject({
      role: 'client',
      status: 'held',
      start: '2026-12-12T09:00:00Z',
      price: quoted.price,
      paid: { amount: 0, currency: 'EUR' },
      meetingLink: null,
      about: details.about,
      client: { name: 'Clara', lastName: 'Soto' },
      provider: { name: 'Paula', lastName: 'Rojas', expertise: 'Public speaking' },
    });
    const { createdAt, holdExpiresAt } = body.booking;
    expect(
      Temporal.Instant.from(createdAt)
        .until(holdExpiresAt ?? '')
        .total('minutes'),
    ).toBe(15);
  });

  it('quotes by itself when it gets expert, start and duration', async () => {
    const client = await t.signIn();
    const { status, body } = await b.book(client, provider.id, day(12, '10:00'));
    expect(status).toBe(201);
    expect(body.booking.price).toEqual({ amount: 4000, currency: 'USD' });
    expect(body.quote.start).toBe(body.booking.start);
  });

  it('gives a held slot to nobody else, and names free ones', async () => {
    const [holder, other] = [await t.signIn(), await t.signIn()];
    await b.hold(holder, provider.id, day(13));
    const { status, body } = await b.book(other, provider.id, day(13, '09:30'));
    expect([status, body.errorCode]).toEqual([409, 'slot-taken']);
    expect(body.alternatives[0].start).toBe('2026-12-13T10:00:00Z');
  });

  it('gives the same booking to a client who asks for the same slot again', async () => {
    const client = await t.signIn();
    const first = await b.hold(client, provider.id, day(14));
    const again = await b.book(client, provider.id, day(14), { about: 'Something else' });
    expect(again.status).toBe(201);
    expect(again.body.booking).toMatchObject({ id: first.id, about: 'Something else' });
    expect(again.body.booking.holdExpiresAt).toBe(first.holdExpiresAt);
  });

  it('keeps a hold whose start came nearer than the notice, and offers it to nobody else', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    await t.setNow('2026-12-09T06:58:00Z');
    const first = await b.hold(client, provider.id, day(9));
    await t.advance('PT5M');
    expect((await b.hold(client, provider.id, day(9))).id).toBe(first.id);
    expect((await b.book(other, provider.id, day(9))).body.errorCode).toBe('slot-unavailable');
    await t.setNow('2026-12-01T08:00:00Z');
  });

  it('keeps the buffer around other meetings', async () => {
    const careful = await t.provider({ hours: { bufferMinutes: 30 } });
    const [one, two] = [await t.signIn(), await t.signIn()];
    await b.hold(one, careful.id, day(12, '11:00'));
    expect((await b.book(two, careful.id, day(12, '12:15'))).body.errorCode).toBe('slot-taken');
    expect((await b.book(two, careful.id, day(12, '09:45'))).body.errorCode).toBe('slot-taken');
    expect((await b.book(two, careful.id, day(12, '12:30'))).status).toBe(201);
    expect((await b.book(two, careful.id, day(12, '09:30'))).status).toBe(201);
  });

  it('lets go of the earlier hold when the client chooses another time', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const first = await b.hold(client, provider.id, day(15));
    const second = await b.hold(client, provider.id, day(15, '09:30'));
    expect(second.id).not.toBe(first.id);
    expect((await b.read(client, first.id)).body.status).toBe('expired');
    expect((await b.book(other, provider.id, day(15, '09:00'))).body.errorCode).toBe('slot-taken');
    const third = await b.hold(client, provider.id, day(15, '12:00'));
    expect(third.status).toBe('held');
    expect((await b.hold(other, provider.id, day(15, '09:00'))).status).toBe('held');
  });

  it('keeps the earlier hold when the other time turns out to be taken', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const first = await b.hold(client, provider.id, day(16));
    await b.hold(other, provider.id, day(16, '11:00'));
    expect((await b.book(client, provider.id, day(16, '11:00'))).status).toBe(409);
    expect((await b.read(client, first.id)).body.status).toBe('held');
  });

  it("refuses a quote that is over, or somebody else's", async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const { id: quoteId } = (await b.quote(client, provider.id, day(17))).body;
    const take = (person: SignedIn) =>
      t.call('POST /api/booking/book', { body: { quoteId, ...details }, token: person.token });
    expect((await take(other)).status).toBe(404);
    await t.advance('PT15M');
    const { status, body } = await take(client);
    expect([status, body.errorCode]).toEqual([409, 'quote-expired']);
  });

  it('answers the same to the same Idempotency-Key, and refuses another body under it', async () => {
    const client = await t.signIn();
    const options = { token: client.token, headers: { 'idempotency-key': 'double-click' } };
    const body = { providerId: provider.id, start: day(18), durationMinutes: 60, ...details };
    const [one, two] = await Promise.all([
      t.call('POST', '/api/booking/book', body, options),
      t.call('POST', '/api/booking/book', body, options),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    const changed = { ...body, about: 'changed' };
    const refused = await t.call('POST', '/api/booking/book', changed, options);
    expect(refused.body.errorCode).toBe('idempotency-mismatch');
  });

  it('names the fields that are wrong', async () => {
    const client = await t.signIn();
    const { status, body } = await t.call('POST /api/booking/book', {
      unchecked: { providerId: provider.id, name: '', lastName: 'S', email: 'nobody' },
      token: client.token,
    });
    expect(status).toBe(400);
    const paths = body.fields?.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['name', 'email']));
  });

  it('needs a session and the caller to be themselves', async () => {
    const client = await t.signIn();
    expect((await t.call('POST', '/api/booking/book', {})).status).toBe(401);
    const { body } = await b.book(client, provider.id, day(19), {
      userPhoneNumber: '+56900000000',
    });
    expect(body.errorCode).toBe('identity-mismatch');
  });

  it('confirms at once what costs nothing', async () => {
    const free = await t.provider();
    await t.context.db
      .updateTable('providers')
      .set({ normal_rate: 0 })
      .where('id', '=', free.id)
      .execute();
    const client = await t.signIn();
    const booking = await b.hold(client, free.id, day(12), { email: 'free@example.com' });
    expect(booking).toMatchObject({ status: 'confirmed', holdExpiresAt: null });
    expect(booking.meetingLink).toMatch(/^\/[A-Za-z0-9]{10}$/);
    await t.drain();
    expect(await b.mailsTo('free@example.com')).toHaveLength(1);
  });
});

describe('a hold', () => {
  it(
    'gives its slot free after 15 minutes, and not before',
    still(async () => {
      const [client, other] = [await t.signIn(), await t.signIn()];
      const held = await b.hold(client, provider.id, day(20));
      await t.advance('PT14M50S');
      expect((await b.book(other, provider.id, day(20))).body.errorCode).toBe('slot-taken');
      await t.advance('PT10S');
      expect((await b.read(client, held.id)).body.status).toBe('expired');
      expect((await b.book(other, provider.id, day(20))).status).toBe(201);
      const late = await t.call('POST /api/booking/create-payment-intent', {
        body: { bookingId: held.id },
        token: client.token,
      });
      expect(late.body.errorCode).toBe('hold-expired');
    }),
  );

  it('is released by its client, who needs no tick, and by nobody else', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const held = await b.hold(client, provider.id, day(21));
    expect((await b.cancel(other, held.id)).status).toBe(404);
    expect((await b.cancel(provider, held.id)).status).toBe(404);
    const { status, body } = await b.cancel(client, held.id, { confirmed: false });
    expect([status, body.status]).toEqual([200, 'expired']);
    expect((await b.book(other, provider.id, day(21))).status).toBe(201);
  });
});

describe('the first-booking price', () => {
  it('is asked for once: after a meeting is confirmed the normal price holds', async () => {
    const client = await t.signIn();
    const check = (userPhoneNumber: string | null = client.phone) =>
      t.call('POST /api/booking/check-first-booking', {
        body: { providerId: provider.id, userPhoneNumber },
        token: client.token,
      });
    expect((await check()).body).toEqual({ isFirstBooking: true, hasDiscount: true });
    expect((await check(null)).status).toBe(200);
    const early = (await b.quote(client, provider.id, day(22, '11:00'))).body;
    const meeting = await b.meeting(client, provider.id, day(22));
    expect(meeting.price.amount).toBe(4000);
    expect((await check()).body).toEqual({ isFirstBooking: false, hasDiscount: false });
    const next = await b.quote(client, provider.id, day(22, '10:00'));
    expect(next.body).toMatchObject({ discountKind: null, price: { amount: 6000 } });
    const reused = await t.call('POST /api/booking/book', {
      body: { quoteId: early.id, ...details },
      token: client.token,
    });
    expect(reused.body.errorCode).toBe('quote-expired');
  });

  it('comes back when the first meeting was cancelled and paid back in full', async () => {
    const client = await t.signIn();
    const meeting = await b.meeting(client, provider.id, day(23));
    expect((await b.cancel(client, meeting.id)).body.refunded.amount).toBe(4000);
    const { body } = await b.quote(client, provider.id, day(23));
    expect(body.discountKind).toBe('first-booking');
  });
});
