import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let expert: SignedIn & { id: string };
let offeringId: string;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
  offeringId = await k.sell(expert);
});
afterAll(() => t.stop());

const sum = (money: readonly { amount: number }[]) =>
  money.reduce((total, { amount }) => total + amount, 0);

describe('a package that is bought', () => {
  it('is quoted as a whole, with shares that add up to it, and takes nothing', async () => {
    const client = await t.signIn();
    const starts = mornings('2026-12-10T09:00:00Z', 5);
    const { status, body } = await k.quotePackage(client, offeringId, starts.toReversed());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      providerId: expert.id,
      start: starts[0],
      price: { amount: 25_003, currency: 'USD' },
      package: { offeringId, sessionsTotal: 5, credits: 0, durationMinutes: 60 },
    });
    expect(body.package.sessions.map(({ start }: { start: string }) => start)).toEqual(starts);
    const shares = body.package.sessions.map(({ share }: { share: { amount: number } }) => share);
    expect(shares.map(({ amount }: { amount: number }) => amount)).toEqual([
      5001, 5001, 5001, 5000, 5000,
    ]);
    expect(sum(shares)).toBe(25_003);
    expect((await k.quotePackage(client, offeringId, starts)).status).toBe(201);
  });

  it('takes all its times by one payment, under one order, each its share of it', async () => {
    const client = await t.signIn();
    const starts = mornings('2026-12-10T10:00:00Z', 5);
    const quote = (await k.quotePackage(client, offeringId, starts)).body;
    const book = { quoteId: quote.id, name: 'Clara', lastName: 'Soto', email: 'clara@example.com' };
    const held = await t.call('POST /api/booking/book', { body: book, token: client.token });
    expect(held.status).toBe(201);
    expect(held.body.bookings).toHaveLength(5);
    expect(held.body.package).toMatchObject({ status: 'reserved', paid: { amount: 0 } });
    const again = await t.call('POST /api/booking/book', { body: book, token: client.token });
    const packageId = held.body.package?.id ?? '';
    expect(again.body.package?.id).toBe(packageId);
    await k.pay(client, held.body.booking.id);
    const bought = await k.readPackage(client, packageId);
    expect(bought).toMatchObject({
      status: 'active',
      paid: { amount: 25_003 },
      sessionsCompleted: 0,
      credits: 0,
      validUntil: expect.stringMatching(/^2027-12-01T08:/),
      earned: null,
    });
    expect(
      sum(bought.sessions.map((one: { paidAmount: { amount: number } }) => one.paidAmount)),
    ).toBe(25_003);
    const first = (await k.read(client, held.body.booking.id)).body;
    expect(first).toMatchObject({
      status: 'confirmed',
      paidAmount: bought.sessions[0].paidAmount,
      partOf: { id: bought.id, kind: 'package', name: 'Five steps to a talk' },
      sessionNumber: 1,
      sessionsTotal: 5,
      orderId: bought.orderId,
      paid: { amount: 5001 },
    });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is mailed to both once, with its times, and not by each meeting', async () => {
    const client = await t.signIn();
    const starts = mornings('2026-12-10T12:00:00Z', 5);
    await k.bought(client, offeringId, starts);
    await t.drain();
    const mails = await k.mailsTo('clara@example.com');
    const confirmed = mails.filter(({ subject }) => subject.includes('Five steps to a talk'));
    expect(confirmed.length).toBeGreaterThan(0);
    const [file] = confirmed[0]?.attachments ?? [];
    expect(file?.contentType).toContain('text/calendar');
    expect(file?.content.match(/^DTSTART:.*$/gm)).toEqual(
      starts.map((start) => `DTSTART:${start.replaceAll(/[-:]/g, '')}`),
    );
    expect(mails.filter(({ text }) => text.includes('calendar invitation'))).toEqual([]);
  });

  it('can be had by its own account alone', async () => {
    const client = await t.signIn();
    const stranger = await t.signIn();
    const bought = await k.bought(client, offeringId, mornings('2026-12-10T14:00:00Z', 5));
    const mine = await t.call('GET', '/api/profile/export', undefined, { token: client.token });
    expect(mine.body.packages).toMatchObject([{ id: bought.id, sessionsTotal: 5 }]);
    const path = `/api/booking/package/${bought.id}`;
    expect((await t.call('GET', path, undefined, { token: stranger.token })).status).toBe(404);
    expect((await t.call('GET', path)).status).toBe(401);
    expect((await k.cancelPackage(stranger, bought.id)).status).toBe(404);
    expect((await k.place(stranger, bought.id, ['2026-12-20T09:00:00Z'])).status).toBe(404);
    const list = await t.call('GET', '/api/booking/packages', undefined, { token: stranger.token });
    expect(list.body.packages).toEqual([]);
    const own = await t.call('GET', '/api/booking/packages', undefined, { token: client.token });
    expect(own.body.packages.map(({ id }: { id: string }) => id)).toEqual([bought.id]);
  });

  it('keeps its terms when the offering goes, which then can be bought by nobody', async () => {
    const client = await t.signIn();
    const id = await k.sell(expert, { name: 'Soon to be gone' });
    const bought = await k.bought(client, id, mornings('2026-12-16T09:00:00Z', 5));
    await t.call('DELETE', '/api/provider-offerings', { offeringId: id }, { token: expert.token });
    expect(await k.readPackage(client, bought.id)).toMatchObject({
      offeringName: 'Soon to be gone',
      status: 'active',
    });
    expect((await k.quotePackage(client, id, mornings('2026-12-23T09:00:00Z', 5))).status).toBe(
      404,
    );
  });

  it('is refused with what is wrong about the wish', async () => {
    const client = await t.signIn();
    const starts = mornings('2026-12-10T15:00:00Z', 5);
    const few = await k.quotePackage(client, offeringId, starts.slice(1));
    expect(few).toMatchObject({ status: 409, body: { errorCode: 'times-missing' } });
    const many = await k.quotePackage(client, offeringId, mornings('2026-12-10T15:00:00Z', 6));
    expect(many).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
    const own = await k.quotePackage(expert, offeringId, starts);
    expect(own).toMatchObject({ status: 409, body: { errorCode: 'own-calendar' } });
    const twice = await k.quotePackage(client, offeringId, [...starts.slice(1), starts[1] ?? '']);
    expect(twice.status).toBe(400);
    const hidden = await k.sell(expert, { isEnabled: false });
    expect((await k.quotePackage(client, hidden, starts)).status).toBe(404);
    const plan = await k.sell(expert, { type: 'subscription', sessions: 4, scheduling: null });
    expect((await k.quotePackage(client, plan, starts.slice(1))).status).toBe(404);
    const nameless = { offeringId, sessions: [{ start: starts[0] }] };
    const reply = await t.call('POST', '/api/booking/book', nameless, { token: client.token });
    expect(reply).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
  });

  it('names every time that is taken, with free ones beside the others', async () => {
    const client = await t.signIn();
    const other = await t.signIn();
    const starts = mornings('2027-01-05T09:00:00Z', 5);
    await k.hold(other, expert.id, starts[1] ?? '');
    await k.hold(await t.signIn(), expert.id, starts[3] ?? '');
    for (const refused of [
      await k.quotePackage(client, offeringId, starts),
      await k.bookPackage(client, offeringId, starts),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { errorCode: 'slot-taken' } });
      const { clashes } = refused.body;
      expect(clashes.map(({ start }: { start: string }) => start)).toEqual([starts[1], starts[3]]);
      for (const clash of clashes) expect(clash.alternatives).toHaveLength(3);
    }
    expect(await taken(expert.id, client.userId)).toEqual([]);
  });

  it('counts as one of three holds, and refuses to meet two people at once', async () => {
    const client = await t.signIn();
    const second = await t.provider();
    const starts = mornings('2027-01-12T09:00:00Z', 5);
    expect((await k.bookPackage(client, offeringId, starts)).status).toBe(201);
    const clash = await k.book(client, second.id, starts[2] ?? '');
    expect(clash).toMatchObject({ status: 409, body: { errorCode: 'own-clash' } });
    expect((await k.book(client, second.id, '2027-01-20T09:00:00Z')).status).toBe(201);
    const third = await t.provider();
    expect((await k.book(client, third.id, '2027-01-21T09:00:00Z')).status).toBe(201);
    const fourth = await t.provider();
    const limit = await k.book(client, fourth.id, '2027-01-22T09:00:00Z');
    expect(limit).toMatchObject({ status: 409, body: { errorCode: 'hold-limit-reached' } });
    const away = await t.signIn();
    await k.meeting(away, second.id, '2027-01-13T11:00:00Z');
    const own = await k.bookPackage(away, offeringId, mornings('2027-01-12T11:00:00Z', 5));
    expect(own).toMatchObject({ status: 409, body: { errorCode: 'own-clash' } });
  });

  it('is released whole, by any of its times, and late money for it goes back', async () => {
    const client = await t.signIn();
    const starts = mornings('2027-01-12T13:00:00Z', 5);
    const { body } = await k.bookPackage(client, offeringId, starts);
    const intent = await k.startPayment(client, body.booking.id);
    expect((await k.cancel(client, body.bookings[2].id)).status).toBe(200);
    const lapsed = await k.readPackage(client, body.package.id);
    expect(lapsed).toMatchObject({ status: 'lapsed', sessionsCompleted: 0 });
    expect(lapsed.sessions.map(({ state }: { state: string }) => state)).toEqual(
      Array(5).fill('expired'),
    );
    expect(await taken(expert.id, client.userId)).toEqual([]);
    await k.charge(intent);
    await t.drain();
    expect((await k.bookPackage(await t.signIn(), offeringId, starts)).status).toBe(201);
    await k.expectLedgerToAgree();
  });
});

function taken(providerId: string, clientId: string) {
  return t.context.db
    .selectFrom('bookings')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('client_id', '=', clientId)
    .where('status', 'in', ['held', 'confirmed'])
    .execute();
}
