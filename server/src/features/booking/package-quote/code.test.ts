import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { promos } from '../../../../test/promos.ts';

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
  offeringId = await k.sell(expert);
});
afterAll(() => t.stop());

const starts = mornings('2026-12-10T09:00:00Z', 5);
const usd = (amount: number) => ({ amount, currency: 'USD' });
const sum = (money: readonly { amount: number }[]) =>
  money.reduce((total, { amount }) => total + amount, 0);
const quoteWith = async (client: SignedIn, promoCode: string, id = offeringId) =>
  k.quotePackage(client, id, starts, { promoCode });
const usesOf = async (code: string) =>
  (await p.list(expert)).find((one) => one.code === code)?.uses;

describe('a package with a code', () => {
  it('costs less as a whole, and each session carries its share to the cent', async () => {
    const client = await t.signIn();
    await p.make(expert, { code: 'P-TENTH', percent: 10 });
    const { status, body } = await quoteWith(client, ' p-tenth');
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      listPrice: usd(25_003),
      discount: usd(2500),
      discountKind: 'promo',
      price: usd(22_503),
      promo: { code: 'P-TENTH', outcome: 'applied', isCut: false, insteadOf: usd(0) },
    });
    const shares = body.package.sessions.map(({ share }: { share: { amount: number } }) => share);
    expect(shares.map(({ amount }: { amount: number }) => amount)).toEqual([
      4501, 4501, 4501, 4500, 4500,
    ]);
    const held = await k.bookPackage(client, offeringId, starts, { quoteId: body.id });
    expect(held.body.package).toMatchObject({ status: 'reserved', price: usd(22_503) });
    expect(await usesOf('P-TENTH')).toEqual({ reserved: 1, used: 0 });
    await k.pay(client, held.body.booking.id);
    expect(await usesOf('P-TENTH')).toEqual({ reserved: 0, used: 1 });
    const { id, orderId } = held.body.package;
    const bought = await k.readPackage(client, id);
    expect(bought.paid).toEqual(usd(22_503));
    const takenOff = { listPrice: usd(25_003), amount: usd(2500), kind: 'promo' };
    expect(bought.discount).toEqual({ ...takenOff, promoCode: 'P-TENTH' });
    const paid = bought.sessions.map((one: { paidAmount: { amount: number } }) => one.paidAmount);
    expect(sum(paid)).toBe(22_503);
    const receipt = await t.call('GET', `/api/receipts/${orderId}`, undefined, {
      token: client.token,
    });
    expect(receipt.body).toMatchObject({
      total: { amount: usd(22_503) },
      lines: [{ amount: usd(25_003) }, { amount: usd(-2500) }],
    });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('takes the better of the code and its own discount, and says so', async () => {
    const lowered = await k.sell(expert, {
      price: usd(30_000),
      discountedPrice: usd(24_000),
    });
    const client = await t.signIn();
    for (const percent of [10, 20, 30]) await p.make(expert, { code: `P-OR-${percent}`, percent });
    for (const code of ['P-OR-10', 'P-OR-20'])
      expect((await quoteWith(client, code, lowered)).body).toMatchObject({
        price: usd(24_000),
        discountKind: 'offering',
        promo: { code, outcome: 'package-price-better', insteadOf: usd(6000) },
      });
    const better = (await quoteWith(client, 'P-OR-30', lowered)).body;
    expect(better).toMatchObject({
      price: usd(21_000),
      discountKind: 'promo',
      promo: { outcome: 'applied', insteadOf: usd(6000) },
    });
    const kept = await k.bookPackage(client, lowered, starts, { promoCode: 'P-OR-20' });
    expect([kept.status, kept.body.package.price]).toEqual([201, usd(24_000)]);
    // No use is taken where the package's own price counts.
    expect((await p.list(expert)).map(({ uses }) => uses.reserved)).toEqual([0, 0, 0]);
  });

  it('knows no first-meeting price', async () => {
    const first = await t.provider({ profile: { discountedRate: usd(2000) } });
    const sold = await k.sell(first);
    await p.make(first, { code: 'P-NO-FIRST', percent: 1 });
    expect((await quoteWith(await t.signIn(), 'P-NO-FIRST', sold)).body).toMatchObject({
      price: usd(24_753),
      promo: { outcome: 'applied', insteadOf: usd(0) },
    });
  });

  it('converts an amount of another currency once, and stops at the smallest price', async () => {
    const client = await t.signIn();
    // USD 1 is CLP 943.
    await p.make(expert, { code: 'P-PESOS', amount: { amount: 94_300, currency: 'CLP' } });
    expect((await quoteWith(client, 'P-PESOS')).body.discount).toEqual(usd(10_000));
    const amount = usd(24_800);
    await p.make(expert, { code: 'P-NEARLY', amount });
    expect((await quoteWith(client, 'P-NEARLY')).body).toMatchObject({
      price: usd(500),
      promo: { outcome: 'applied', isCut: true },
    });
    const smallest = await k.sell(expert, { price: usd(500) });
    expect((await quoteWith(client, 'P-NEARLY', smallest)).body).toMatchObject({
      price: usd(0),
      promo: { outcome: 'applied', isCut: false },
    });
  });

  it('is refused in the words that a meeting has, at quote and at booking', async () => {
    const client = await t.signIn();
    const other = await t.provider();
    const manager = await p.managerOf(other);
    await p.make(expert, { code: 'P-LATER', percent: 10, validFrom: '2026-12-05T08:00:00Z' });
    const until = { validFrom: '2026-11-01T08:00:00Z', validUntil: '2026-12-01T08:05:00Z' };
    await p.make(expert, { code: 'P-OVER', percent: 10, ...until });
    const paused = await p.make(expert, { code: 'P-PAUSED', percent: 10 });
    await p.pause(expert, paused.id, true);
    await p.make(other, { code: 'P-OTHERS', percent: 10 });
    await p.make(manager, { code: 'P-GROUPS', percent: 10 }, manager.partnerId);
    await p.make(expert, { code: 'P-ONCE', percent: 10, maxUses: 1 });
    const firstUser = await t.signIn();
    const first = mornings('2026-12-10T14:00:00Z', 5);
    const used = await k.bookPackage(firstUser, offeringId, first, { promoCode: 'P-ONCE' });
    await k.pay(firstUser, used.body.booking.id);
    await t.setNow('2026-12-01T08:05:00Z');
    const wanted = [
      [client, 'NOBODYS', 'promo-invalid', 'invalid'],
      [client, 'P-PAUSED', 'promo-inactive', 'invalid'],
      [client, 'P-LATER', 'promo-not-yet-valid', 'invalid'],
      [client, 'P-OVER', 'promo-expired', 'expired'],
      [client, 'P-OTHERS', 'promo-wrong-provider', 'invalid'],
      [client, 'P-GROUPS', 'promo-wrong-partner', 'invalid'],
      [client, 'P-ONCE', 'promo-used-up', 'usageLimit'],
      [firstUser, 'P-ONCE', 'promo-already-used', 'alreadyUsed'],
    ] as const;
    for (const [person, promoCode, errorCode, promoError] of wanted) {
      const refused = { status: 409, body: { errorCode, promoError } };
      expect(await quoteWith(person, promoCode)).toMatchObject(refused);
      expect(await k.bookPackage(person, offeringId, starts, { promoCode })).toMatchObject(refused);
    }
    const empty = await quoteWith(client, ' ');
    expect(empty).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
    // Nothing was taken of the calendar.
    expect((await k.quotePackage(client, offeringId, starts)).status).toBe(201);
  });

  it('may be for people who have not met the expert, when quoted and when booked', async () => {
    const client = await t.signIn();
    await p.make(expert, { code: 'P-NEW', percent: 10, firstMeetingOnly: true, usesPerPerson: 5 });
    const quoted = (await quoteWith(client, 'P-NEW')).body;
    await k.meeting(client, expert.id, '2026-12-09T09:00:00Z');
    expect((await quoteWith(client, 'P-NEW')).body.errorCode).toBe('promo-first-meeting-only');
    const late = await k.bookPackage(client, offeringId, starts, { quoteId: quoted.id });
    expect(late.body.errorCode).toBe('quote-expired');
    expect(await usesOf('P-NEW')).toEqual({ reserved: 0, used: 0 });
  });
});

describe('a code', () => {
  it('is refused with a plan and with sessions that are placed, before all else', async () => {
    const client = await t.signIn();
    const plan = { startDate: '2026-12-02', pattern: { weekdays: [1], time: '10:00' } };
    const refused = {
      status: 400,
      body: { errorCode: 'invalid-input', fields: [{ path: 'promoCode' }] },
    };
    const more = { plan, promoCode: 'NOBODYS' };
    expect(await k.quotePackage(client, offeringId, starts, more)).toMatchObject(refused);
    expect(await k.bookPackage(client, offeringId, starts, more)).toMatchObject(refused);
    const placed = await k.place(client, offeringId, starts, { promoCode: 'NOBODYS' });
    expect(placed).toMatchObject(refused);
  });
});
