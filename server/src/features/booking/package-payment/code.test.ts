import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { promos } from '../../../../test/promos.ts';
import type { FollowingClock } from '../../../lib/sandbox-clock.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let p: ReturnType<typeof promos>;
let expert: SignedIn & { id: string };
let offeringId: string;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  p = promos(t);
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
  offeringId = await k.sell(expert, {
    scheduling: 'as-you-go',
    price: { amount: 30_000, currency: 'USD' },
  });
});
afterEach(async () => {
  await k.clearFaults();
  await t.drain();
  await k.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

const [nine = '', tomorrow = ''] = mornings('2026-12-09T09:00:00Z', 2);
const usesOf = async (code: string) =>
  (await p.list(expert)).find((one) => one.code === code)?.uses;
const hold = (client: SignedIn, promoCode: string, start = nine) =>
  k.bookPackage(client, offeringId, [start], { promoCode });
const paidWith = async (client: SignedIn, code: string, start = nine) => {
  const { body } = await hold(client, code, start);
  if (body.booking.status === 'held') await k.pay(client, body.booking.id);
  return body.package as { id: string; orderId: string };
};

describe('a use of a package', () => {
  it('is free again when its hold ends or is given up, not a moment before', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    await p.make(expert, { code: 'H-1', percent: 10, maxUses: 1 });
    const held = (await hold(client, 'H-1')).body.package;
    const end = Temporal.Instant.from(held.holdExpiresAt);
    await t.setNow(end.subtract({ seconds: 20 }).toString());
    expect((await hold(other, 'H-1', tomorrow)).body.errorCode).toBe('promo-used-up');
    await t.setNow(end.toString());
    const second = await hold(other, 'H-1', tomorrow);
    expect(second.status).toBe(201);
    await k.cancelPackage(other, second.body.package.id);
    expect(await usesOf('H-1')).toEqual({ reserved: 0, used: 0 });
  });

  it('is taken once by two requests at once, and told by the code', async () => {
    const client = await t.signIn();
    await p.make(expert, { code: 'H-2', percent: 10, maxUses: 5 });
    await p.make(expert, { code: 'H-2B', percent: 10 });
    const quote = await k.quotePackage(client, offeringId, [nine], { promoCode: 'H-2' });
    const book = () => k.bookPackage(client, offeringId, [nine], { quoteId: quote.body.id });
    const [one, two] = await Promise.all([book(), book()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.package.id).toBe(one.body.package.id);
    expect(await usesOf('H-2')).toEqual({ reserved: 1, used: 0 });
    // The same price under another code is another purchase.
    const other = await hold(client, 'H-2B');
    expect(other.body.package.id).not.toBe(one.body.package.id);
    expect([await usesOf('H-2'), await usesOf('H-2B')]).toEqual([
      { reserved: 0, used: 0 },
      { reserved: 1, used: 0 },
    ]);
  });

  it('comes back with a full refund while the quote is good, and not after', async () => {
    const of = async (code: string, fromEnd: { seconds: number }, start: string) => {
      const client = await t.signIn();
      await t.setNow('2026-12-01T08:00:00Z');
      await p.make(expert, { code, percent: 10, maxUses: 1 });
      const quote = await k.quotePackage(client, offeringId, [start], { promoCode: code });
      const { body } = await k.bookPackage(client, offeringId, [start], {
        quoteId: quote.body.id,
      });
      await k.pay(client, body.booking.id);
      const end = Temporal.Instant.from(quote.body.expiresAt);
      await t.setNow(end.add(fromEnd).toString());
      const cancelled = await k.cancelPackage(client, body.package.id);
      expect(cancelled.body).toMatchObject({ status: 'cancelled' });
      return usesOf(code);
    };
    expect(await of('H-3', { seconds: -20 }, nine)).toEqual({ reserved: 0, used: 0 });
    expect(await of('H-3B', { seconds: 0 }, tomorrow)).toEqual({ reserved: 0, used: 1 });
  });

  it.each([
    ['gets what it buys while a use is left', false, 'active', 0],
    ['goes back whole when somebody took the last use', true, 'lapsed', 27_000],
  ])('of late money %s', async (_what, isTaken, status, refunded) => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const code = isTaken ? 'H-4' : 'H-4B';
    await p.make(expert, { code, percent: 10, maxUses: 1 });
    const { body } = await hold(client, code);
    const intentId = await k.startPayment(client, body.booking.id);
    await k.fault('webhook', '*', 'drop', { times: 10 });
    await k.charge(intentId);
    // No sweep has looked since: neither the hold nor the payment is settled.
    await fetch(`${t.sandbox.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 'PT16M' }),
    });
    await (t.context.clock as FollowingClock).follow();
    if (isTaken) expect((await hold(other, code, tomorrow)).status).toBe(201);
    await t.drain();
    await t.drain();
    expect(await k.readPackage(client, body.package.id)).toMatchObject({
      status,
      refunded: { amount: refunded },
    });
  });
});

describe('fifty people at one code with ten uses, for packages and meetings', () => {
  it('are ten who get it', async () => {
    await p.makeForPlatform({ code: 'P-TEN-OF-50', percent: 20, maxUses: 10 });
    const experts = [{ expert, offeringId }];
    for (let more = 0; more < 4; more += 1) {
      const another = await t.provider();
      const sold = await k.sell(another, { scheduling: 'as-you-go' });
      experts.push({ expert: another, offeringId: sold });
    }
    const wishes: (() => ReturnType<typeof k.book>)[] = [];
    for (let index = 0; index < 50; index += 1) {
      const of = experts[index % 5] ?? { expert, offeringId };
      const start = Temporal.Instant.from('2026-12-05T09:00:00Z')
        .add({ hours: 24 * Math.floor(index / 25) + (Math.floor(index / 5) % 5) })
        .toString();
      const client = await t.signIn();
      const more = { promoCode: 'P-TEN-OF-50' };
      const isPackage = index % 2 === 0;
      const quote = isPackage
        ? await k.quotePackage(client, of.offeringId, [start], more)
        : await k.quote(client, of.expert.id, start, more);
      expect(quote.status, JSON.stringify(quote.body)).toBe(201);
      const quoteId = quote.body.id;
      wishes.push(() => k.book(client, of.expert.id, start, { quoteId }));
    }
    const replies = await Promise.all(wishes.map((wish) => wish()));
    const codes = replies.map(({ status, body }) => (status === 201 ? 'held' : body.errorCode));
    expect(codes.filter((one) => one === 'held')).toHaveLength(10);
    expect(codes.filter((one) => one === 'promo-used-up')).toHaveLength(40);
  });
});

describe('the ledger of a package with a code', () => {
  /** Without a code: platform 10 %, partner 5 %, the expert the rest of USD 300. */
  const parts = (partnerId: string, change: Record<string, number> = {}) => ({
    'card-gateway': 22_500,
    platform: -3000,
    [`partner:${partnerId}`]: -1500,
    [`provider:${expert.id}`]: -25_500,
    ...change,
  });

  it('lowers the part of the maker alone', async () => {
    const manager = await p.managerOf(expert);
    const { partnerId } = manager;
    await p.make(expert, { code: 'B-OWN', percent: 25 });
    await p.make(manager, { code: 'B-GROUP', percent: 25 }, partnerId);
    await p.makeForPlatform({ code: 'B-ALL', percent: 25 });
    const of = async (code: string, start: string) =>
      p.ledgerOf((await paidWith(await t.signIn(), code, start)).orderId);
    expect(await of('B-OWN', '2026-12-05T09:00:00Z')).toEqual(
      parts(partnerId, { [`provider:${expert.id}`]: -18_000 }),
    );
    expect(await of('B-GROUP', '2026-12-05T11:00:00Z')).toEqual(
      parts(partnerId, { [`partner:${partnerId}`]: 6000 }),
    );
    expect(await of('B-ALL', '2026-12-05T13:00:00Z')).toEqual(parts(partnerId, { platform: 4500 }));
  });

  it('gives every part back in one proportion, and the expert earns as without the code', async () => {
    const { partnerId } = await p.managerOf(expert);
    await p.makeForPlatform({ code: 'B-PART', percent: 25 });
    const client = await t.signIn();
    const { id, orderId } = await paidWith(client, 'B-PART');
    const earned = async () => (await k.readPackage(expert, id)).earned.amount;
    expect(await earned()).toBe(0);
    await t.setNow('2026-12-09T10:00:00Z');
    // A fifth of 25 500: the discount is the platform's.
    expect(await earned()).toBe(5100);
    const { cancellation } = await k.readPackage(client, id);
    // 90 % of what was paid for each of four: 4500 and not 6000.
    expect(cancellation.terms.refund.amount).toBe(16_200);
    await k.cancelPackage(client, id, { expectedRefund: 16_200 });
    await t.drain();
    expect(await p.ledgerOf(orderId)).toEqual({
      'card-gateway': 6300,
      platform: 1260,
      [`partner:${partnerId}`]: -420,
      [`provider:${expert.id}`]: -7140,
    });
    expect(await earned()).toBe(7140);
  });

  it('of 100 % needs no card: it is posted, and taken back session by session', async () => {
    const { partnerId } = await p.managerOf(expert);
    await p.make(expert, { code: 'B-FREE', percent: 100, usesPerPerson: 3 });
    const client = await t.signIn();
    const { body } = await hold(client, 'B-FREE');
    expect(body.package).toMatchObject({ status: 'active', price: { amount: 0 }, credits: 4 });
    const { id, orderId } = body.package;
    const owed = { platform: -3000, [`partner:${partnerId}`]: -1500 };
    expect(await p.ledgerOf(orderId)).toEqual({ ...owed, [`provider:${expert.id}`]: 4500 });
    const earned = async () => (await k.readPackage(expert, id)).earned.amount;
    expect(await earned()).toBe(0);
    await t.setNow('2026-12-09T10:00:00Z');
    // The fees of the session that is over are the expert's to pay.
    expect(await earned()).toBe(-900);
    await k.cancelPackage(client, id);
    expect(await p.ledgerOf(orderId)).toEqual({
      platform: -840,
      [`partner:${partnerId}`]: -420,
      [`provider:${expert.id}`]: 1260,
    });
    expect(await earned()).toBe(-1260);
    expect(await usesOf('B-FREE')).toEqual({ reserved: 0, used: 1 });
    const soon = await paidWith(client, 'B-FREE', '2026-12-20T09:00:00Z');
    await k.cancelPackage(client, soon.id);
    expect(await p.ledgerOf(soon.orderId)).toEqual({});
    expect(await usesOf('B-FREE')).toEqual({ reserved: 0, used: 1 });
  });
});
