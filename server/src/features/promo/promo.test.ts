import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';
import { promos } from '../../../test/promos.ts';

let t: TestApp;
let p: ReturnType<typeof promos>;
let provider: SignedIn & { id: string };
let client: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  p = promos(t);
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
  client = await t.signIn();
});
afterAll(() => t.stop());

const nine = '2026-12-09T09:00:00Z';
const make = (person: SignedIn | null, body: object) =>
  t.call('POST', '/api/promo/codes', body, person ? { token: person.token } : {});

describe('making a code', () => {
  test('keeps it in capitals, for the expert who made it, and shows its uses', async () => {
    const made = await p.make(provider, { code: ' own-10 ', percent: 10, maxUses: 3 });
    expect(made).toMatchObject({
      code: 'OWN-10',
      madeBy: 'provider',
      percent: 10,
      amount: null,
      maxUses: 3,
      usesPerPerson: 1,
      firstMeetingOnly: false,
      state: 'active',
      uses: { reserved: 0, used: 0 },
    });
    expect(await p.list(provider)).toContainEqual(made);
    expect(await p.list(await t.provider())).toEqual([]);
  });

  test('is for experts and managers, each for their own', async () => {
    const promo = { code: 'NOT-MINE', percent: 10 };
    expect((await make(null, { promo })).status).toBe(401);
    expect((await make(client, { promo })).status).toBe(403);
    const manager = await p.managerOf(provider);
    const { partnerId } = manager;
    expect((await make(manager, { promo })).status).toBe(403);
    expect((await make(provider, { promo, partnerId })).status).toBe(403);
    const path = `/api/promo/codes?partnerId=${partnerId}`;
    expect((await t.call('GET', path, undefined, { token: provider.token })).status).toBe(403);
    const made = await p.make(manager, promo, partnerId);
    expect(made.madeBy).toBe('partner');
    expect((await p.pause(provider, made.id, true)).status).toBe(404);
    expect((await p.pause(manager, made.id, true, partnerId)).body.promo.state).toBe('paused');
    expect((await p.list(manager, partnerId)).map(({ state }) => state)).toEqual(['paused']);
    await expect(p.makeForPlatform(promo)).rejects.toMatchObject({ code: 'promo-code-taken' });
  });

  test('refuses what is no code, and a window that is over or empty', async () => {
    const wrong = [
      { code: 'ab', percent: 10 },
      { code: 'good', percent: 0 },
      { code: 'good', percent: 10, amount: { amount: 100, currency: 'USD' } },
      { code: 'good', percent: 10, usesPerPerson: 6 },
      { code: 'good', percent: 10, validUntil: '2026-12-01T08:00:00Z' },
      {
        code: 'good',
        percent: 10,
        validFrom: '2026-12-03T08:00:00Z',
        validUntil: '2026-12-03T08:00:00Z',
      },
    ];
    const replies = await Promise.all(wrong.map((promo) => make(provider, { promo })));
    expect(replies.map(({ body }) => body.errorCode)).toEqual(wrong.map(() => 'invalid-input'));
  });

  test('takes each code once, however it is typed, and only so many', async () => {
    const busy = await t.provider();
    const same = ['Twice-1', 'TWICE-1', 'twice-1'].map((code) =>
      make(busy, { promo: { code, percent: 5 } }),
    );
    const statuses = (await Promise.all(same)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    for (let count = 1; count < policy.promo.maxPerMaker - 1; count += 1)
      await p.make(busy, { code: `many-${count}`, percent: 5 });
    const last = ['LAST-A', 'LAST-B', 'LAST-C'].map((code) =>
      make(busy, { promo: { code, percent: 5 } }),
    );
    const answers = (await Promise.all(last)).map(({ body }) => body.errorCode ?? 'made');
    expect(answers.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'made',
      'promo-codes-full',
      'promo-codes-full',
    ]);
  });

  test('lets operators alone make the platform pay', async () => {
    const { makePlatformCode } = await import('./service.ts');
    const { identify } = await import('../auth/session/service.ts');
    const { newPromo } = await import('@puente/contract/promo');
    const actor = await identify(t.context, provider.token);
    if (!actor) throw new Error('nobody is signed in');
    const promo = newPromo.parse({ code: 'nope', percent: 5 });
    await expect(makePlatformCode(t.context, actor, { promo, scope: 'all' })).rejects.toMatchObject(
      {
        code: 'forbidden',
      },
    );
  });
});

describe('a quote with a code', () => {
  test('shows what it takes off, and is held and kept with it', async () => {
    await p.make(provider, { code: 'LINE-25', percent: 25 });
    const { body } = await p.quoteWith(client, provider.id, nine, 'line-25');
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(body).toMatchObject({
      listPrice: usd(6000),
      discount: usd(1500),
      discountKind: 'promo',
      price: usd(4500),
      promo: { code: 'LINE-25', outcome: 'applied', isCut: false, insteadOf: usd(0) },
    });
    const booked = await p.book(client, provider.id, nine, { quoteId: body.id });
    expect(booked.body.booking).toMatchObject({
      price: usd(4500),
      discount: { listPrice: usd(6000), amount: usd(1500), kind: 'promo', promoCode: 'LINE-25' },
    });
    // Asked again while it is held: the use is this person's own.
    expect((await p.quoteWith(client, provider.id, nine, 'LINE-25')).status).toBe(201);
    expect((await p.cancel(client, booked.body.booking.id)).status).toBe(200);
  });

  test('in one step with the hold, too', async () => {
    const person = await t.signIn();
    await p.make(provider, { code: 'STEP-50', percent: 50 });
    const held = await p.hold(person, provider.id, '2026-12-10T09:00:00Z', {
      promoCode: 'step-50',
    });
    expect(held.price).toEqual({ amount: 3000, currency: 'USD' });
    expect((await p.list(provider)).find(({ code }) => code === 'STEP-50')?.uses).toEqual({
      reserved: 1,
      used: 0,
    });
  });

  test('takes the better of code and first-meeting price for the client, and says so', async () => {
    const first = await t.provider({
      profile: { discountedRate: { amount: 4500, currency: 'USD' } },
    });
    await p.make(first, { code: 'LESS-20', percent: 20 });
    await p.make(first, { code: 'SAME-25', percent: 25 });
    await p.make(first, { code: 'MORE-30', percent: 30 });
    const of = async (code: string) =>
      (await p.quoteWith(client, first.id, nine, code)).body as Record<string, unknown>;
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    for (const code of ['LESS-20', 'SAME-25'])
      expect(await of(code)).toMatchObject({
        price: usd(4500),
        discountKind: 'first-booking',
        promo: { code, outcome: 'first-meeting-better' },
      });
    expect(await of('MORE-30')).toMatchObject({
      price: usd(4200),
      discountKind: 'promo',
      promo: { outcome: 'applied', insteadOf: usd(1500) },
    });
    const held = await p.bookWith(await t.signIn(), first.id, nine, 'SAME-25');
    expect(held.status).toBe(201);
    // No use is taken where the first-meeting price counts.
    expect((await p.list(first)).map(({ uses }) => uses.reserved)).toEqual([0, 0, 0]);
  });

  test('stays with the code while the slot comes closer than the notice', async () => {
    const person = await t.signIn();
    await p.make(provider, { code: 'NOTICE', percent: 10 });
    const soon = '2026-12-01T10:15:00Z';
    await t.setNow('2026-12-01T08:10:00Z');
    const before = await p.quote(person, provider.id, soon);
    expect(before.status).toBe(201);
    await t.setNow('2026-12-01T08:20:00Z');
    const quote = await p.quoteWith(person, provider.id, soon, 'NOTICE');
    expect(quote.body).toMatchObject({
      price: { amount: 5400, currency: 'USD' },
      expiresAt: before.body.expiresAt,
    });
    expect((await p.quote(person, provider.id, soon)).body.discountKind).toBeNull();
  });
});

describe('a code that can not be used', () => {
  test('is refused in its own words, in older names beside them, and keeps the plain price', async () => {
    const other = await t.provider();
    const manager = await p.managerOf(other);
    const later = { validFrom: '2026-12-05T08:00:00Z' };
    await p.make(provider, { code: 'LATER', percent: 10, ...later });
    const until = { validFrom: '2026-11-01T08:00:00Z', validUntil: '2026-12-01T08:26:00Z' };
    await p.make(provider, { code: 'OVER', percent: 10, ...until });
    const paused = await p.make(provider, { code: 'PAUSED', percent: 10 });
    await p.pause(provider, paused.id, true);
    await p.make(other, { code: 'OTHERS', percent: 10 });
    await p.make(manager, { code: 'GROUPS', percent: 10 }, manager.partnerId);
    await t.setNow('2026-12-01T08:26:00Z');
    const wanted = [
      ['NOBODYS', 'promo-invalid', 'invalid'],
      ['a b', 'promo-invalid', 'invalid'],
      ['PAUSED', 'promo-inactive', 'invalid'],
      ['LATER', 'promo-not-yet-valid', 'invalid'],
      ['OVER', 'promo-expired', 'expired'],
      ['OTHERS', 'promo-wrong-provider', 'invalid'],
      ['GROUPS', 'promo-wrong-partner', 'invalid'],
    ] as const;
    for (const [code, errorCode, promoError] of wanted) {
      const refused = { status: 409, body: { errorCode, promoError } };
      const body = { promoCode: code, providerId: provider.id };
      expect(await p.quoteWith(client, provider.id, nine, code)).toMatchObject(refused);
      expect(await p.validate(body, client)).toMatchObject(refused);
      expect(await p.validate(body)).toMatchObject({ status: 200, body: { valid: false } });
    }
    expect((await p.quote(client, provider.id, nine)).status).toBe(201);
  });

  test('was for a first meeting: the rule of the first-meeting price', async () => {
    const person = await t.signIn();
    const expert = await t.provider();
    await p.make(expert, { code: 'FIRST', percent: 10, firstMeetingOnly: true, usesPerPerson: 5 });
    const other = '2026-12-11T12:00:00Z';
    const quoted = (await p.quoteWith(person, expert.id, other, 'FIRST')).body;
    await p.meeting(person, expert.id, nine);
    const errorCode = 'promo-first-meeting-only';
    expect((await p.quoteWith(person, expert.id, other, 'FIRST')).body.errorCode).toBe(errorCode);
    const asked = { promoCode: 'FIRST', providerId: expert.id };
    expect((await p.validate(asked, person)).body.errorCode).toBe(errorCode);
    // The quote from before was promised to somebody who had not met the expert.
    const late = await p.book(person, expert.id, other, { quoteId: quoted.id });
    expect(late.body.errorCode).toBe('quote-expired');
  });
});

describe('asking about a code', () => {
  test('tells a stranger only whether it can be used', async () => {
    await p.make(provider, { code: 'OPEN', percent: 15, usesPerPerson: 2 });
    const body = { promoCode: 'open', providerId: provider.id };
    expect((await p.validate(body)).body).toEqual({ valid: true });
    expect((await p.validate(body, client)).body).toEqual({
      valid: true,
      promo: { code: 'OPEN', percent: 15, amount: null, validUntil: null, usesLeft: 2 },
    });
    const unknown = { ...body, providerId: client.userId };
    expect((await p.validate(unknown, client)).status).toBe(404);
  });

  test('answers the uses that orders made, and changes nothing', async () => {
    const person = await t.signIn();
    await p.make(provider, { code: 'COUNTED', percent: 15, usesPerPerson: 3 });
    const usage = (code: string, by?: SignedIn) =>
      t.call('POST', '/api/promo/update-usage', { promoCode: code }, by ? { token: by.token } : {});
    await p.bookWith(person, provider.id, '2026-12-12T09:00:00Z', 'COUNTED');
    const booked = await p.bookWith(person, provider.id, '2026-12-13T09:00:00Z', 'COUNTED');
    await p.pay(person, booked.body.booking.id);
    for (const code of ['counted', ' COUNTED '])
      expect((await usage(code, person)).body).toEqual({
        promoCode: 'COUNTED',
        uses: { reserved: 0, used: 1 },
        usesPerPerson: 3,
      });
    expect((await usage('counted')).body.errorCode).toBe('phone-required');
    expect((await usage('unknown', person)).body.errorCode).toBe('promo-invalid');
  });

  test('is exported to its maker and to who used it, and counts no more when its maker leaves', async () => {
    const leaving = await t.provider();
    const person = await t.signIn();
    const made = await p.make(leaving, { code: 'LEAVING', percent: 100 });
    const booked = await p.bookWith(person, leaving.id, nine, 'LEAVING');
    expect(booked.body.booking.status).toBe('confirmed');
    const exported = async (by: SignedIn) =>
      (await t.call('GET', '/api/profile/export', undefined, { token: by.token })).body;
    expect((await exported(leaving)).promoCodes).toMatchObject([{ id: made.id }]);
    expect((await exported(person)).promoUses).toMatchObject([
      { code: 'LEAVING', orderId: booked.body.booking.orderId, returnedAt: null },
    ]);
  });
});
