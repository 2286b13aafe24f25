import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { promos } from '../../../../test/promos.ts';
import type { FollowingClock } from '../../../lib/sandbox-clock.ts';

let t: TestApp;
let p: ReturnType<typeof promos>;
let provider: SignedIn & { id: string };
beforeAll(async () => {
  t = await startTestApp();
  p = promos(t);
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

const nine = '2026-12-09T09:00:00Z';
const ten = '2026-12-10T10:00:00Z';
/** Time passes although no sweep looks at what came due. */
async function timePasses(now: string): Promise<void> {
  await fetch(`${t.sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  await (t.context.clock as FollowingClock).follow();
}
const usesOf = async (maker: SignedIn, code: string) =>
  (await p.list(maker)).find((one) => one.code === code)?.uses;

describe('a use', () => {
  test('is reserved with the hold, used by the payment', async () => {
    const client = await t.signIn();
    await p.make(provider, { code: 'U-1', percent: 10, maxUses: 1 });
    const { body } = await p.bookWith(client, provider.id, nine, 'U-1');
    expect(await usesOf(provider, 'U-1')).toEqual({ reserved: 1, used: 0 });
    await p.pay(client, body.booking.id);
    expect(await usesOf(provider, 'U-1')).toEqual({ reserved: 0, used: 1 });
    const again = await p.quoteWith(client, provider.id, ten, 'U-1');
    expect(again.body.errorCode).toBe('promo-already-used');
    const other = await p.quoteWith(await t.signIn(), provider.id, ten, 'U-1');
    expect(other.body).toMatchObject({ errorCode: 'promo-used-up', promoError: 'usageLimit' });
  });

  test('is free again when the hold ends, not a moment before', async () => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    await p.make(provider, { code: 'U-2', percent: 10, maxUses: 1 });
    const held = (await p.bookWith(client, provider.id, nine, 'U-2')).body.booking;
    const end = Temporal.Instant.from(held.holdExpiresAt);
    await t.setNow(end.subtract({ seconds: 20 }).toString());
    const early = await p.quoteWith(other, provider.id, ten, 'U-2');
    expect(early.body.errorCode).toBe('promo-used-up');
    await t.setNow(end.toString());
    expect((await p.bookWith(other, provider.id, ten, 'U-2')).status).toBe(201);
    expect(await usesOf(provider, 'U-2')).toEqual({ reserved: 1, used: 0 });
  });

  test('is free again when the hold is released or replaced', async () => {
    const client = await t.signIn();
    await p.make(provider, { code: 'U-3', percent: 10, maxUses: 1 });
    await p.make(provider, { code: 'U-3B', percent: 20, maxUses: 1 });
    await p.bookWith(client, provider.id, nine, 'U-3');
    const moved = await p.bookWith(client, provider.id, ten, 'U-3B');
    expect([await usesOf(provider, 'U-3'), await usesOf(provider, 'U-3B')]).toEqual([
      { reserved: 0, used: 0 },
      { reserved: 1, used: 0 },
    ]);
    await p.cancel(client, moved.body.booking.id);
    expect(await usesOf(provider, 'U-3B')).toEqual({ reserved: 0, used: 0 });
  });

  test('is told by the code: the same price under another one is another hold', async () => {
    const client = await t.signIn();
    await p.make(provider, { code: 'U-4', percent: 10 });
    await p.make(provider, { code: 'U-4B', percent: 10 });
    await p.bookWith(client, provider.id, nine, 'U-4');
    await p.bookWith(client, provider.id, nine, 'U-4B');
    expect([await usesOf(provider, 'U-4'), await usesOf(provider, 'U-4B')]).toEqual([
      { reserved: 0, used: 0 },
      { reserved: 1, used: 0 },
    ]);
  });

  test('comes as often as a person may, and then no more', async () => {
    const client = await t.signIn();
    await p.make(provider, { code: 'U-5', percent: 10, usesPerPerson: 2 });
    for (const start of [nine, ten]) {
      const { body } = await p.bookWith(client, provider.id, start, 'U-5');
      await p.pay(client, body.booking.id);
    }
    const third = await p.quoteWith(client, provider.id, '2026-12-11T09:00:00Z', 'U-5');
    expect(third.body.errorCode).toBe('promo-limit-reached');
  });

  test('is given back by a full refund while the quote is good, and not after', async () => {
    const of = async (code: string, fromEnd: { seconds: number }) => {
      const client = await t.signIn();
      await t.setNow('2026-12-01T08:00:00Z');
      await p.make(provider, { code, percent: 10, maxUses: 1 });
      const start = code === 'U-6' ? nine : ten;
      const { body } = await p.bookWith(client, provider.id, start, code);
      await p.pay(client, body.booking.id);
      const end = Temporal.Instant.from(body.quote.expiresAt);
      await t.setNow(end.add(fromEnd).toString());
      expect((await p.cancel(client, body.booking.id)).body).toMatchObject({ status: 'cancelled' });
      await p.cancel(client, body.booking.id);
      return usesOf(provider, code);
    };
    expect(await of('U-6', { seconds: -20 })).toEqual({ reserved: 0, used: 0 });
    expect(await of('U-6B', { seconds: 0 })).toEqual({ reserved: 0, used: 1 });
  });

  test('is promised by the quote although the code is paused, but counted when held', async () => {
    const [one, two] = [await t.signIn(), await t.signIn()];
    const made = await p.make(provider, { code: 'U-7', percent: 10, maxUses: 1 });
    const first = (await p.quoteWith(one, provider.id, nine, 'U-7')).body;
    const second = (await p.quoteWith(two, provider.id, ten, 'U-7')).body;
    await p.pause(provider, made.id, true);
    const held = await p.book(one, provider.id, nine, { quoteId: first.id });
    expect([held.status, held.body.booking.price.amount]).toEqual([201, 5400]);
    const late = await p.book(two, provider.id, ten, { quoteId: second.id });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'promo-used-up' } });
    // Nothing was taken of the calendar.
    expect((await p.quote(two, provider.id, ten)).status).toBe(201);
  });

  test.each([
    ['gets what it buys while a use is left', false, 'confirmed', 5400],
    ['is refunded when somebody took the last use', true, 'expired', 0],
  ])('late money %s', async (_what, isTaken, status, kept) => {
    const [client, other] = [await t.signIn(), await t.signIn()];
    const code = isTaken ? 'U-8' : 'U-8B';
    await p.make(provider, { code, percent: 10, maxUses: 1 });
    const { body } = await p.bookWith(client, provider.id, nine, code);
    const { id } = body.booking;
    const intentId = await p.startPayment(client, id);
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.charge(intentId);
    // No sweep has looked since: neither the hold nor the payment is settled.
    await timePasses('2026-12-01T08:20:00Z');
    if (isTaken) expect((await p.bookWith(other, provider.id, ten, code)).status).toBe(201);
    await t.drain();
    const seen = (await p.read(client, id)).body;
    expect([seen.status, seen.paid.amount - seen.refunded.amount]).toEqual([status, kept]);
    expect(await usesOf(provider, code)).toEqual(
      isTaken ? { reserved: 1, used: 0 } : { reserved: 0, used: 1 },
    );
  });
});

describe('fifty people at one code with ten uses', () => {
  test('are ten who get it', async () => {
    await p.makeForPlatform({ code: 'TEN-OF-50', percent: 20, maxUses: 10 });
    const experts = [provider, ...(await Promise.all([1, 2, 3, 4].map(() => t.provider())))];
    const quotes = [];
    for (let index = 0; index < 50; index += 1) {
      const expert = experts[index % 5] ?? provider;
      const start = Temporal.Instant.from('2026-12-05T09:00:00Z')
        .add({ hours: 24 * Math.floor(index / 25) + (Math.floor(index / 5) % 5) })
        .toString();
      const client = await t.signIn();
      const quote = await p.quoteWith(client, expert.id, start, 'ten-of-50');
      expect(quote.status, JSON.stringify(quote.body)).toBe(201);
      quotes.push({ client, expert, start, quoteId: quote.body.id });
    }
    const replies = await Promise.all(
      quotes.map(({ client, expert, start, quoteId }) =>
        p.book(client, expert.id, start, { quoteId }),
      ),
    );
    const codes = replies.map(({ status, body }) => (status === 201 ? 'held' : body.errorCode));
    expect(codes.filter((one) => one === 'held')).toHaveLength(10);
    expect(codes.filter((one) => one === 'promo-used-up')).toHaveLength(40);
    const stranger = await p.validate({ promoCode: 'ten-of-50' });
    expect(stranger.body).toEqual({ valid: false });
  });
});

describe('the ledger', () => {
  /** Without a code: platform 10 %, partner 5 %, the expert the rest of USD 60. */
  const parts = (partnerId: string, change: Record<string, number> = {}) => ({
    'card-gateway': 4500,
    platform: -600,
    [`partner:${partnerId}`]: -300,
    [`provider:${provider.id}`]: -5100,
    ...change,
  });
  const paid = async (code: string, start = nine) => {
    const client = await t.signIn();
    const { body } = await p.bookWith(client, provider.id, start, code);
    await p.pay(client, body.booking.id);
    return { ...body.booking, client } as { client: SignedIn; id: string; orderId: string };
  };

  test('lowers the part of the maker alone', async () => {
    const manager = await p.managerOf(provider);
    const { partnerId } = manager;
    await p.make(provider, { code: 'L-OWN', percent: 25 });
    await p.make(manager, { code: 'L-GROUP', percent: 25 }, partnerId);
    await p.makeForPlatform({ code: 'L-ALL', percent: 25 });
    await p.makeForPlatform({ code: 'L-ONE', percent: 25 }, { providerId: provider.id });
    const of = async (code: string, start: string) => p.ledgerOf((await paid(code, start)).orderId);
    expect(await of('L-OWN', '2026-12-05T09:00:00Z')).toEqual(
      parts(partnerId, { [`provider:${provider.id}`]: -3600 }),
    );
    expect(await of('L-GROUP', '2026-12-05T11:00:00Z')).toEqual(
      parts(partnerId, { [`partner:${partnerId}`]: 1200 }),
    );
    const platform = parts(partnerId, { platform: 900 });
    expect(await of('L-ALL', '2026-12-05T13:00:00Z')).toEqual(platform);
    expect(await of('L-ONE', '2026-12-05T15:00:00Z')).toEqual(platform);
  });

  test('takes the first-meeting price that would have counted as what is paid without the code', async () => {
    provider = await t.provider({
      profile: { discountedRate: { amount: 5000, currency: 'USD' } },
    });
    const { partnerId } = await p.managerOf(provider);
    await p.makeForPlatform({ code: 'L-FIRST', percent: 25 });
    const { orderId } = await paid('L-FIRST');
    expect(await p.ledgerOf(orderId)).toEqual({
      'card-gateway': 4500,
      // 10 % of 5000, less the 500 that the code saves on top.
      [`partner:${partnerId}`]: -250,
      [`provider:${provider.id}`]: -4250,
    });
  });

  test('gives everything back to zero after a refund, and the share of a part', async () => {
    const { partnerId } = await p.managerOf(provider);
    await p.makeForPlatform({ code: 'L-BACK', percent: 25 });
    await p.makeForPlatform({ code: 'L-PART', percent: 25 });
    const whole = await paid('L-BACK');
    await p.cancel(whole.client, whole.id);
    const part = await paid('L-PART', '2026-12-20T09:00:00Z');
    await t.setNow('2026-12-03T08:00:00Z');
    await p.cancel(part.client, part.id);
    await t.drain();
    expect(await p.ledgerOf(whole.orderId)).toEqual({});
    expect(await p.ledgerOf(part.orderId)).toEqual({
      'card-gateway': 450,
      platform: 90,
      [`partner:${partnerId}`]: -30,
      [`provider:${provider.id}`]: -510,
    });
  });

  test('of 100 % needs no card: it is posted, and taken back by the ladder', async () => {
    const { partnerId } = await p.managerOf(provider);
    await p.make(provider, { code: 'L-FREE', percent: 100, usesPerPerson: 3 });
    const free = async (start: string) => {
      const client = await t.signIn();
      const { body } = await p.bookWith(client, provider.id, start, 'L-FREE');
      expect(body.booking).toMatchObject({ status: 'confirmed', price: { amount: 0 } });
      expect((await p.start(client, body.booking.id)).body.errorCode).toBe('not-payable');
      return { ...body.booking, client };
    };
    const kept = await free(nine);
    const owed = {
      platform: -600,
      [`partner:${partnerId}`]: -300,
      [`provider:${provider.id}`]: 900,
    };
    expect(await p.ledgerOf(kept.orderId)).toEqual(owed);
    const early = await free(ten);
    await p.cancel(early.client, early.id);
    expect(await p.ledgerOf(early.orderId)).toEqual({});
    expect(await usesOf(provider, 'L-FREE')).toEqual({ reserved: 0, used: 1 });
    const later = await free('2026-12-20T09:00:00Z');
    await t.setNow('2026-12-03T08:00:00Z');
    await p.cancel(later.client, later.id);
    expect(await p.ledgerOf(later.orderId)).toEqual({
      platform: -60,
      [`partner:${partnerId}`]: -30,
      [`provider:${provider.id}`]: 90,
    });
    await t.setNow('2026-12-08T09:00:00Z');
    await p.cancel(kept.client, kept.id);
    expect(await p.ledgerOf(kept.orderId)).toEqual(owed);
  });

  test('agrees in pesos, which have no cents', async () => {
    provider = await t.provider({
      profile: { normalRate: { amount: 25_005, currency: 'CLP' } },
    });
    const { partnerId } = await p.managerOf(provider);
    await p.makeForPlatform({ code: 'L-CLP', amount: { amount: 3333, currency: 'CLP' } });
    const client = await t.signIn();
    const more = { promoCode: 'L-CLP', currency: 'CLP' };
    const held = await p.hold(client, provider.id, nine, more);
    await p.pay(client, held.id);
    expect(held.price).toEqual({ amount: 21_672, currency: 'CLP' });
    expect(await p.ledgerOf(held.orderId)).toEqual({
      'card-gateway': 21_672,
      platform: 833,
      [`partner:${partnerId}`]: -1250,
      [`provider:${provider.id}`]: -21_255,
    });
    await p.cancel(client, held.id);
    await t.drain();
    expect(await p.ledgerOf(held.orderId)).toEqual({});
  });
});
