import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let expert: SignedIn & { id: string };
let offeringId: string;
let client: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
  offeringId = await k.sell(expert, {
    scheduling: 'as-you-go',
    sessions: 3,
    durationMinutes: 45,
    price: { amount: 10_000, currency: 'USD' },
  });
  client = await t.signIn();
});
afterAll(() => t.stop());

let day = 0;
/** A time of its own. */
const time = () => {
  day += 1;
  return mornings('2026-12-05T09:00:00Z', day + 1)[day] ?? '';
};
const creditsOf = async (person: SignedIn, id: string) => (await k.readPackage(person, id)).credits;

describe('credits', () => {
  it('are the sessions without a time, and are placed without paying', async () => {
    const bought = await k.bought(client, offeringId, [time()]);
    expect(bought).toMatchObject({ credits: 2, sessionsTotal: 3, status: 'active' });
    const [one, other] = [time(), time()];
    const placed = await k.place(client, bought.id, [other, one]);
    expect(placed.status).toBe(201);
    expect(placed.body.bookings).toMatchObject([
      { start: one, status: 'confirmed', sessionNumber: 2, paid: { amount: 3333 } },
      { start: other, status: 'confirmed', sessionNumber: 3, durationMinutes: 45 },
    ]);
    expect(placed.body.package).toMatchObject({ credits: 0, paid: { amount: 10_000 } });
    const more = await k.place(client, bought.id, [time()]);
    expect(more).toMatchObject({ status: 409, body: { errorCode: 'no-credit-left' } });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('stay when one of the wished times is taken: all are placed, or none', async () => {
    const bought = await k.bought(client, offeringId, [time()]);
    const [free, taken] = [time(), time()];
    await k.meeting(await t.signIn(), expert.id, taken);
    const refused = await k.place(client, bought.id, [free, taken]);
    expect(refused).toMatchObject({
      status: 409,
      body: { errorCode: 'slot-taken', clashes: [{ start: taken }] },
    });
    expect(await creditsOf(client, bought.id)).toBe(2);
    expect((await k.place(client, bought.id, [free])).status).toBe(201);
  });

  it('are not spent before the package is paid, nor after it ended', async () => {
    const { body } = await k.bookPackage(client, offeringId, [time()]);
    const unpaid = await k.place(client, body.package.id, [time()]);
    expect(unpaid).toMatchObject({ status: 409, body: { errorCode: 'package-over' } });
    await k.cancel(client, body.booking.id);
    const lapsed = await k.place(client, body.package.id, [time()]);
    expect(lapsed).toMatchObject({ status: 409, body: { errorCode: 'package-over' } });
  });

  it('are told of by mail with where to place them, and to the expert with what it means', async () => {
    const address = 'paula@example.com';
    const { db } = t.context;
    await db.updateTable('users').set({ email: address }).where('id', '=', expert.id).execute();
    const bought = await k.bought(client, offeringId, [time(), time()]);
    const [early, late] = bought.sessions;
    const single = await k.bought(client, offeringId, [time()]);
    await t.drain();
    const told = (await k.mailsTo('clara@example.com')).slice(0, 2).map(({ text }) => text);
    expect(told[1]).toContain('Your sessions with Paula Rojas are booked at the times below.');
    expect(told[0]).toContain('Your first session with Paula Rojas is booked at the time below.');
    expect(single.credits).toBe(2);
    await k.cancel(client, early.bookingId);
    await t.drain();
    const [returned] = await k.mailsTo('clara@example.com');
    expect(returned?.text).toContain('You can schedule this session of your package again');
    expect(returned?.text).toMatch(
      new RegExp(`Pick another time: .+/activity\\?package=${bought.id}`),
    );
    expect((await k.mailsTo(address))[0]?.text).toContain(
      "Clara Soto can schedule this session again. You're paid for it once it takes place.",
    );
    await t.setNow(Temporal.Instant.from(late.start).subtract({ hours: 1 }).toString());
    await k.cancel(client, late.bookingId);
    await t.drain();
    const [spent] = await k.mailsTo('clara@example.com');
    expect(spent?.text).toContain('so it counts as used');
    expect(spent?.text).toContain('Book Paula again');
    expect((await k.mailsTo(address))[0]?.text).toContain("and you're paid for it");
    await t.setNow('2026-12-01T08:00:00Z');
  });

  it('come back by cancelling in time and by the expert, and are spent by cancelling late', async () => {
    const bought = await k.bought(client, offeringId, [time()]);
    const [first] = bought.sessions;
    const shown = (await k.read(client, first.bookingId)).body;
    expect(shown.cancellation).toMatchObject({ rule: 'credit-returns', refund: { amount: 0 } });
    const cancelled = await k.cancel(client, first.bookingId, { expectedRefund: 0 });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      credit: 'returned',
      paid: { amount: 0 },
    });
    expect(await creditsOf(client, bought.id)).toBe(3);
    const start = time();
    const again = (await k.place(client, bought.id, [start])).body.booking;
    expect(again.sessionNumber).toBe(1);
    expect((await k.cancel(expert, again.id)).body).toMatchObject({ credit: 'returned' });
    expect(await creditsOf(client, bought.id)).toBe(3);
    const last = (await k.place(client, bought.id, [time()])).body.booking;
    const late = Temporal.Instant.from(last.start).subtract({ hours: 1 });
    await t.setNow(late.toString());
    expect((await k.read(client, last.id)).body.cancellation).toMatchObject({
      rule: 'credit-spent',
    });
    const spent = await k.cancel(client, last.id);
    expect(spent.body).toMatchObject({ credit: 'spent', refunded: { amount: 0 } });
    expect(await k.readPackage(client, bought.id)).toMatchObject({
      credits: 2,
      // It counts as used, and nobody met.
      sessionsCompleted: 0,
      refunded: { amount: 0 },
    });
    await k.expectLedgerToAgree();
  });
});

describe('a length that the expert does not offer for single meetings', () => {
  it('has free times of its own, where they are asked for', async () => {
    const path = `/api/availability/slots/${expert.id}?date=2026-12-30&durationMinutes=45`;
    expect((await t.call('GET', path)).body.slots).toEqual([]);
    const own = (await t.call('GET', `${path}&ownLength=true`)).body.slots;
    expect(own[0]).toEqual({ start: '2026-12-30T09:00:00Z', end: '2026-12-30T09:45:00Z' });
    expect((await t.call('GET', path)).body.slots).toEqual([]);
    const month = `/api/booking/availability/${expert.id}?month=2026-12&durationMinutes=45`;
    expect((await t.call('GET', month)).body.days).toEqual([]);
    expect((await t.call('GET', `${month}&ownLength=true`)).body.days.length).toBeGreaterThan(10);
  });

  it('is placed by the same hours and grid', async () => {
    const bought = await k.bought(client, offeringId, [time()]);
    const off = Temporal.Instant.from(time()).add({ minutes: 7 }).toString();
    const closed = Temporal.Instant.from(time()).subtract({ hours: 1 }).toString();
    for (const start of [off, closed])
      expect(await k.place(client, bought.id, [start])).toMatchObject({
        status: 409,
        body: { errorCode: 'slot-unavailable', clashes: [{ start }] },
      });
  });
});

describe('at the same time', () => {
  it('one credit is spent once', async () => {
    const bought = await k.bought(client, offeringId, [future(1), future(2)]);
    const replies = await Promise.all(
      [3, 4, 5, 6].map((of) => k.place(client, bought.id, [future(of)])),
    );
    const codes = replies.map(({ status, body }) => (status === 201 ? 'placed' : body.errorCode));
    expect(codes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'no-credit-left',
      'no-credit-left',
      'no-credit-left',
      'placed',
    ]);
    expect(await creditsOf(client, bought.id)).toBe(0);
  });

  it('three buyers of overlapping series get one of them, and the others the clashes', async () => {
    const seller = await t.provider();
    const five = await k.sell(seller);
    const buyers = await Promise.all([1, 2, 3].map(() => t.signIn()));
    const first = Temporal.Instant.from(future(0));
    const replies = await Promise.all(
      buyers.map((buyer, at) =>
        // Each begins a quarter of an hour after the one before: all of their times overlap.
        k.bookPackage(buyer, five, mornings(first.add({ minutes: 15 * at }).toString(), 5)),
      ),
    );
    const won = replies.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 201)) {
      expect([status, body.errorCode]).toEqual([409, 'slot-taken']);
      expect(body.clashes).toHaveLength(5);
    }
    const rows = await t.context.db
      .selectFrom('bookings')
      .select('package_id')
      .where('provider_id', '=', seller.id)
      .where('status', '=', 'held')
      .execute();
    expect(rows).toHaveLength(5);
  });

  it('cancelling all and placing one come one after the other, to the cent', async () => {
    const bought = await k.bought(client, offeringId, [future(8)]);
    const [cancelled, placed] = await Promise.all([
      k.cancelPackage(client, bought.id),
      k.place(client, bought.id, [future(9)]),
    ]);
    expect(cancelled.status).toBe(200);
    if (placed.status !== 201) expect(placed.body.errorCode).toBe('package-over');
    const after = await k.readPackage(client, bought.id);
    expect(after).toMatchObject({ status: 'cancelled', credits: 0, refunded: { amount: 10_000 } });
    await t.drain();
    await k.expectLedgerToAgree({ settled: true });
  });

  it('two who cancel cause one refund', async () => {
    const bought = await k.bought(client, offeringId, [future(10)]);
    const replies = await Promise.all([
      k.cancelPackage(client, bought.id),
      k.cancelPackage(expert, bought.id),
      k.cancelPackage(client, bought.id),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await t.drain();
    expect(await k.readPackage(client, bought.id)).toMatchObject({ refunded: { amount: 10_000 } });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('ten clicks that buy make one package', async () => {
    const clicks = Array.from({ length: 10 }, () =>
      k.bookPackage(client, offeringId, [future(12)]),
    );
    const replies = await Promise.all(clicks);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.package.id)).size).toBe(1);
    const { id, sessions } = replies[0]?.body.package ?? {};
    const intent = await k.startPayment(client, sessions[0].bookingId);
    await k.charge(intent);
    const confirm = () => k.confirm(client, { paymentIntentId: intent });
    await Promise.all([confirm(), confirm(), t.drain()]);
    for (const hook of await k.hooks(intent)) await k.deliver(hook);
    await t.drain();
    expect(await k.readPackage(client, id)).toMatchObject({
      status: 'active',
      paid: { amount: 10_000 },
    });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('an answer that was lost is the same under its idempotency key', async () => {
    const bought = await k.bought(client, offeringId, [future(14)]);
    const body = { packageId: bought.id, sessions: [{ start: future(15) }] };
    const send = () =>
      t.call('POST', '/api/booking/book', body, {
        token: client.token,
        headers: { 'idempotency-key': 'placing-1-0000000000' },
      });
    const first = await send();
    const second = await send();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.booking.id).toBe(first.body.booking.id);
    expect(await creditsOf(client, bought.id)).toBe(1);
  });
});

describe('an account', () => {
  it('stays, on both sides, while a package has sessions left', async () => {
    const seller = await t.provider();
    const buyer = await t.signIn();
    const id = await k.sell(seller, { scheduling: 'as-you-go', sessions: 2 });
    const bought = await k.bought(buyer, id, ['2027-01-02T09:00:00Z']);
    await t.setNow('2027-01-02T10:00:00Z');
    for (const person of [buyer, seller]) {
      const { token } = await t.signIn(person.phone);
      const reply = await t.call('DELETE', '/api/profile', { confirmed: true }, { token });
      expect(reply).toMatchObject({ status: 409, body: { errorCode: 'account-not-settled' } });
      expect(reply.body.fields[0].path).toBe('bookings');
    }
    expect(await k.readPackage(await t.signIn(buyer.phone), bought.id)).toMatchObject({
      credits: 1,
    });
  });
});

/** Times after all those of the tests above. */
function future(of: number): string {
  return mornings('2027-01-04T13:00:00Z', of + 1)[of] ?? '';
}

describe('a session at the home of the client', () => {
  it('is placed at an address of the area, told to both; one outside takes nothing', async () => {
    await t.setNow('2027-03-01T08:00:00Z');
    const visiting = await t.provider();
    await savePlaces(t, visiting, { areaIds: [areas.providencia] });
    const terms = {
      scheduling: 'as-you-go',
      sessions: 2,
      price: { amount: 10_000, currency: 'USD' },
    };
    const person = await t.signIn();
    const first = '2027-03-10T14:00:00Z';
    const bought = await k.bought(person, await k.sell(visiting, terms), [first]);
    const at = '2027-03-11T14:00:00Z';
    const place = (more: object) => k.place(person, bought.id, [at], { mode: 'home', ...more });
    expect((await place({})).body.errorCode).toBe('invalid-input');
    const away = { line: 'Pajaritos 2000, Maipú', areaId: areas.maipu, regionId: home.regionId };
    expect(await place({ address: away })).toMatchObject({
      status: 400,
      body: { errorCode: 'address-not-in-area', areas: [{ name: 'Providencia' }] },
    });
    expect(await creditsOf(person, bought.id)).toBe(1);
    const placed = await place({ address: home });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const seen = { mode: 'home', venue: { address: home.line } };
    expect(placed.body.booking).toMatchObject({ start: at, sessionNumber: 2, ...seen });
    expect((await k.read(visiting, placed.body.booking.id)).body).toMatchObject(seen);
    expect((await k.read(await t.signIn(), placed.body.booking.id)).status).toBe(404);
    expect(await creditsOf(person, bought.id)).toBe(0);
  });
});
