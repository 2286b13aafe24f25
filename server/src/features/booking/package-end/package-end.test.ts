import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let expert: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
});
afterAll(() => t.stop());

/** Sessions end after 30 days: both sign in again after the clock moved. */
async function back(person: SignedIn): Promise<SignedIn> {
  expert = { ...expert, ...(await t.signIn(expert.phone)) };
  return t.signIn(person.phone);
}

const sell = (more: object = {}) =>
  k.sell(expert, {
    scheduling: 'as-you-go',
    sessions: 5,
    price: { amount: 25_003, currency: 'USD' },
    ...more,
  });

/** The expert's balance of an order, as the ledger has it. */
async function creditedOf(orderId: string): Promise<number> {
  const rows = await t.context.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as l', 'l.id', 'e.transaction_id')
    .select('e.amount')
    .where('l.order_id', '=', orderId)
    .where('e.account', '=', `provider:${expert.id}`)
    .execute();
  return rows.reduce((sum, { amount }) => sum - amount, 0);
}

describe('cancelling a package', () => {
  it('pays each session back by its own share, shown before, to the cent', async () => {
    const client = await t.signIn();
    const address = { email: 'paula@example.com' };
    await t.context.db.updateTable('users').set(address).where('id', '=', expert.id).execute();
    await t.setNow('2026-12-01T08:00:00Z');
    // One is done, one is lost, one is too close, one is to come, one has no time.
    const done = '2026-12-08T09:00:00Z';
    const lost = '2026-12-08T11:00:00Z';
    const close = '2026-12-10T09:00:00Z';
    const ahead = '2026-12-20T09:00:00Z';
    const bought = await k.bought(client, await sell(), [done, lost, close, ahead]);
    expect(bought.credits).toBe(1);
    await t.setNow('2026-12-08T10:30:00Z');
    const [, second] = bought.sessions;
    expect((await k.cancel(client, second.bookingId)).body).toMatchObject({ credit: 'spent' });
    const shown = await k.readPackage(client, bought.id);
    // 5001 × 90 % is 4500.9, 5000 × 90 % is 4500; both round to minor units, half-even.
    expect(shown.cancellation).toMatchObject({
      terms: { rule: 'by-session', refund: { amount: 9000 } },
      sessions: [
        { number: 3, rule: 'close-to-start', refund: { amount: 0 } },
        { number: 4, rule: 'standard', refund: { amount: 4500 } },
        { number: 5, rule: 'standard', refund: { amount: 4500 } },
      ],
    });
    const other = await k.cancelPackage(client, bought.id, { expectedRefund: 9001 });
    expect(other).toMatchObject({
      status: 409,
      body: { errorCode: 'refund-changed', refundTerms: { refund: { amount: 9000 } } },
    });
    const untold = await k.cancelPackage(client, bought.id, { confirmed: false });
    expect(untold).toMatchObject({ status: 400, body: { errorCode: 'confirmation-missing' } });
    const reply = await k.cancelPackage(client, bought.id, { expectedRefund: 9000 });
    expect(reply.body).toMatchObject({
      status: 'partially-cancelled',
      // The one that is lost was not held.
      sessionsCompleted: 1,
      credits: 0,
      cancelledBy: 'client',
      cancellation: null,
    });
    await t.drain();
    const after = await k.readPackage(client, bought.id);
    expect(after.refunded.amount).toBe(9000);
    expect(after.sessions.map(({ state }: { state: string }) => state)).toEqual([
      'used',
      'spent',
      'refunded',
      'refunded',
      'refunded',
    ]);
    const again = await k.cancelPackage(client, bought.id);
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'not-cancellable' } });
    const theirs = await k.readPackage(expert, bought.id);
    expect(theirs.earned.amount).toBe(await creditedOf(bought.orderId));
    await k.expectLedgerToAgree({ settled: true });
    // The time is free again.
    expect((await k.book(await t.signIn(), expert.id, ahead)).status).toBe(201);
    const [mail] = (await k.mailsTo('clara@example.com')).filter(({ text }) =>
      text.includes('You canceled what was left of this package.'),
    );
    expect(mail?.text).toContain("We're refunding USD 90.00 to the card you paid with.");
    const [toExpert] = await k.mailsTo('paula@example.com');
    expect(toExpert?.text).toContain("We're refunding USD 90.00 to Clara Soto.");
  });

  it('by the expert pays all of what is left back', async () => {
    const client = await t.signIn();
    const start = Temporal.Instant.from('2026-12-21T09:00:00Z');
    const bought = await k.bought(client, await sell(), [start.toString()]);
    await t.setNow(start.subtract({ hours: 3 }).toString());
    const reply = await k.cancelPackage(expert, bought.id, { expectedRefund: 25_003 });
    expect(reply.body).toMatchObject({ status: 'cancelled', role: 'provider' });
    await t.drain();
    expect(await k.readPackage(client, bought.id)).toMatchObject({
      refunded: { amount: 25_003 },
      cancelledBy: 'provider',
    });
    expect(await creditedOf(bought.orderId)).toBe(0);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('in Chilean pesos is right to the peso', async () => {
    const client = await t.signIn();
    const price = { amount: 100_000, currency: 'CLP' };
    const offeringId = await sell({ sessions: 3, price });
    const starts = mornings('2027-01-05T09:00:00Z', 2);
    const { body } = await k.bookPackage(client, offeringId, starts, { currency: 'CLP' });
    expect(body.package.price).toEqual(price);
    await k.pay(client, body.booking.id);
    await t.setNow('2026-12-30T08:00:00Z');
    // 33 334, 33 333 and 33 333 pesos: 90 % of each is 30 000.6, 29 999.7 and 29 999.7.
    const shown = await k.readPackage(client, body.package.id);
    expect(
      shown.cancellation.sessions.map((one: { refund: { amount: number } }) => one.refund.amount),
    ).toEqual([30_001, 30_000, 30_000]);
    await k.cancelPackage(client, body.package.id, { expectedRefund: 90_001 });
    await t.drain();
    expect((await k.readPackage(client, body.package.id)).refunded.amount).toBe(90_001);
    await k.expectLedgerToAgree({ settled: true });
  });
});

describe('what the expert has earned', () => {
  it('is nothing at purchase, and a share when a session is over', async () => {
    let client = await t.signIn();
    const start = Temporal.Instant.from('2027-01-12T09:00:00Z');
    const bought = await k.bought(
      client,
      await sell({ sessions: 4, price: { amount: 10_000, currency: 'USD' } }),
      [start.toString()],
    );
    expect((await k.readPackage(expert, bought.id)).earned.amount).toBe(0);
    const earnedAt = async (now: Temporal.Instant) => {
      await t.setNow(now.toString());
      client = await back(client);
      return (await k.readPackage(expert, bought.id)).earned.amount;
    };
    // Of 100 dollars 10 go to the platform and 5 to the partner.
    expect(await creditedOf(bought.orderId)).toBe(8500);
    expect(await earnedAt(start.add({ minutes: 59 }))).toBe(0);
    expect(await earnedAt(start.add({ minutes: 60 }))).toBe(2125);
    expect(await k.readPackage(client, bought.id)).toMatchObject({ sessionsCompleted: 1 });
  });
});

describe('a package that ends', () => {
  it('is announced 30 and 7 days before, once each, and keeps its money', async () => {
    let client = await back(await t.signIn());
    const now = t.context.clock.now();
    const first = mornings('2027-01-20T09:00:00Z', 1);
    const bought = await k.bought(client, await sell(), first);
    const end = Temporal.Instant.from(bought.validUntil);
    const mails = async () =>
      (await k.mailsTo('clara@example.com')).filter(({ subject }) =>
        subject.includes('to schedule by'),
      );
    const before = (await mails()).length;
    const at = async (instant: Temporal.Instant) => {
      await t.setNow(instant.toString());
      await t.drain();
      return (await mails()).filter(({ text }) => text.includes('4 sessions')).length;
    };
    expect(Temporal.Instant.compare(end, now)).toBe(1);
    const told = before;
    expect(await at(end.subtract({ hours: 720, minutes: 5 }))).toBe(told);
    expect(await at(end.subtract({ hours: 719 }))).toBe(told + 1);
    expect(await at(end.subtract({ hours: 300 }))).toBe(told + 1);
    expect(await at(end.subtract({ hours: 167 }))).toBe(told + 2);
    client = await back(client);
    const [inside, outside] = [end.subtract({ hours: 48 }), end.add({ hours: 24 })].map(
      (instant) => `${instant.toString().slice(0, 10)}T10:00:00Z`,
    );
    const placed = await k.place(client, bought.id, [inside ?? '']);
    expect(placed.status).toBe(201);
    const beyond = { start: outside };
    const path = `/api/booking/${placed.body.booking.id}`;
    expect(await t.call('PUT', path, beyond, { token: client.token })).toMatchObject({
      status: 409,
      body: { errorCode: 'slot-unavailable' },
    });
    expect(await at(end)).toBe(told + 2);
    client = await back(client);
    const after = await k.readPackage(client, bought.id);
    expect(after).toMatchObject({ status: 'expired', credits: 0, cancellation: null });
    const late = await k.place(client, bought.id, [end.add({ hours: 48 }).toString()]);
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'package-over' } });
    const theirs = await k.readPackage(expert, bought.id);
    expect(theirs.earned.amount).toBe(await creditedOf(bought.orderId));
    await k.expectLedgerToAgree();
  });
});
