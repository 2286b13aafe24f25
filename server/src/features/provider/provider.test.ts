import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { profileBody } from '../../../test/people.ts';
import { findProfileHead, getProviderTerms, saveOwnProfile } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

const save = (token: string | undefined, changes: object = {}) =>
  t.call('PUT', '/worker/profile', { ...profileBody, ...changes }, token ? { token } : {});
const own = (token: string) => t.call('GET', '/api/provider/profile', undefined, { token });
const view = (id: string, query = '') => t.call('GET', `/worker/profile/${id}${query}`);
const link = (name: string, query = '') => t.call('GET', `/api/validate/${name}${query}`);

const clp = (amount: number) => ({ amount, currency: 'CLP' });
const privateKeys = ['phone', 'email', 'invoice', 'bank'];

describe('becoming an expert', () => {
  test('takes a session', async () => {
    const { status, body } = await save(undefined);
    expect(status).toBe(401);
    expect(body.errorCode).toBe('unauthenticated');
  });

  test('takes one call: the profile is public, the calendar there and empty', async () => {
    const { token, userId } = await t.signIn();
    const refused = await own(token);
    expect(refused.status).toBe(403);
    expect(refused.body.errorCode).toBe('forbidden');
    const saved = await save(token, { username: 'Paula.Rojas', timezone: 'america/santiago' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      id: userId,
      username: 'paula.rojas',
      name: 'Paula',
      timezone: 'America/Santiago',
      durations: [30, 60],
      verification: 'none',
      isVerifiedProvider: false,
      partner: null,
      discountedRate: null,
      nextFree: null,
      prices: [
        { durationMinutes: 30, price: { amount: 3000, currency: 'USD' }, firstBooking: null },
        { durationMinutes: 60, price: { amount: 6000, currency: 'USD' }, firstBooking: null },
      ],
    });
    expect((await own(token)).body).toEqual(saved.body);
    const account = await t.call('GET', '/api/profile', undefined, { token });
    expect(account.body).toMatchObject({ isProvider: true, username: 'paula.rojas' });
  });

  test('needs both names, given here or before', async () => {
    const { token } = await t.signIn();
    const nameless = { name: undefined, lastName: undefined };
    const refused = await save(token, nameless);
    expect(refused.status).toBe(400);
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'lastName',
    ]);
    await t.call('PUT', '/api/profile', { name: 'Eva', lastName: 'Paz' }, { token });
    expect((await save(token, nameless)).body).toMatchObject({ name: 'Eva', lastName: 'Paz' });
  });

  test('keeps the hours when the profile is saved again', async () => {
    const expert = await t.provider();
    const before = (await own(expert.token)).body;
    expect(before.nextFree).not.toBeNull();
    const { body } = await save(expert.token, { expertise: 'Voice and breath' });
    expect(body).toMatchObject({ expertise: 'Voice and breath', nextFree: before.nextFree });
  });

  test.each([
    [{ expertise: 'ab' }, 'expertise'],
    [{ aboutMe: 'x'.repeat(79) }, 'aboutMe'],
    [{ career: 'x'.repeat(39) }, 'career'],
    [{ idealClient: `${'x'.repeat(39)}   ` }, 'idealClient'],
    [{ uniqueValue: 'x'.repeat(39) }, 'uniqueValue'],
    [{ challengeStory: 'x'.repeat(39) }, 'challengeStory'],
    [{ aboutMe: 'x'.repeat(4001) }, 'aboutMe'],
    [{ aboutMe: `${'x'.repeat(80)}\0` }, 'aboutMe'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['fr'] }, 'languages.0'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: '+03:00' }, 'timezone'],
    [{ durations: [] }, 'durations'],
    [{ durations: [20] }, 'durations.0'],
    [{ username: 'a' }, 'username'],
    [{ username: '' }, 'username'],
    [{ normalRate: { amount: 60.5, currency: 'USD' } }, 'normalRate.amount'],
    [{ normalRate: { amount: -1, currency: 'USD' } }, 'normalRate.amount'],
    [{ normalRate: { amount: 1e15, currency: 'USD' } }, 'normalRate.amount'],
    [{ normalRate: { amount: 6000, currency: 'KWD' } }, 'normalRate.currency'],
    [{ discountedRate: { amount: 7000, currency: 'USD' } }, 'discountedRate'],
    [{ discountedRate: { amount: 5000, currency: 'EUR' } }, 'discountedRate.currency'],
    [{ partnerId: 'nobody' }, 'partnerId'],
    [{ partnerId: 'ffffffff-0000-4000-8000-000000000000' }, 'partnerId'],
  ])('is refused with %j by that field, and nothing is saved', async (changes, path) => {
    const { token } = await t.signIn();
    const refused = await save(token, { name: 'Changed', ...changes });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
    expect((await own(token)).status).toBe(403);
    const account = await t.call('GET', '/api/profile', undefined, { token });
    expect(account.body.name).toBe('');
  });

  test('accepts texts of exactly the smallest length', async () => {
    const { token } = await t.signIn();
    const [forty, eighty] = ['x'.repeat(40), 'y'.repeat(80)];
    const texts = { career: forty, idealClient: forty, uniqueValue: forty, challengeStory: forty };
    expect((await save(token, { expertise: 'abc', aboutMe: eighty, ...texts })).status).toBe(200);
  });

  test('needs prices that reach the smallest of the currency', async () => {
    const { token } = await t.signIn();
    const low = await save(token, { normalRate: clp(9998), durations: [60, 30] });
    expect(low.status).toBe(400);
    expect(low.body).toMatchObject({
      errorCode: 'price-too-low',
      fields: [{ path: 'normalRate', message: 'Price must be at least 5000 CLP for 30 minutes' }],
    });
    const first = await save(token, {
      normalRate: clp(20_000),
      discountedRate: clp(9998),
      durations: [30],
    });
    expect(first.body).toMatchObject({
      errorCode: 'price-too-low',
      fields: [{ path: 'discountedRate' }],
    });
    expect((await save(token, { normalRate: clp(10_000), durations: [30] })).status).toBe(200);
  });

  test('saves nothing when what follows fails', async () => {
    const { token, userId } = await t.signIn();
    await save(token, { expertise: 'Before' });
    const actor = { kind: 'client', userId, currency: 'USD' } as Parameters<
      typeof saveOwnProfile
    >[1];
    const input = { ...profileBody, expertise: 'After', inPerson: false } as Parameters<
      typeof saveOwnProfile
    >[2];
    const failing = saveOwnProfile(t.context, actor, input, () =>
      Promise.reject(new Error('no index')),
    );
    await expect(failing).rejects.toThrow('no index');
    expect((await own(token)).body.expertise).toBe('Before');
  });

  test('tells the matchmaker within the same transaction', async () => {
    const { token, userId } = await t.signIn();
    await save(token);
    const actor = { kind: 'client', userId, currency: 'USD' } as Parameters<
      typeof saveOwnProfile
    >[1];
    const input = { ...profileBody, expertise: 'Seen', inPerson: false } as Parameters<
      typeof saveOwnProfile
    >[2];
    const seen: string[] = [];
    await saveOwnProfile(t.context, actor, input, async (tx, id) => {
      const row = await tx
        .selectFrom('providers')
        .select('expertise')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      seen.push(row.expertise);
    });
    expect(seen).toEqual(['Seen']);
  });
});

describe('a username', () => {
  test('belongs to one person, however it is written', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    expect((await save(one.token, { username: 'voz.libre' })).status).toBe(200);
    const taken = await save(other.token, { username: 'VOZ.Libre', expertise: 'Taken' });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      errorCode: 'username-taken',
      fields: [{ path: 'username' }],
    });
    expect((await own(other.token)).status).toBe(403);
    expect((await save(one.token, { username: 'voz.libre' })).status).toBe(200);
    expect((await save(one.token)).body.username).toBe('voz.libre');
  });

  test('goes to one of two who want it at once', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => t.signIn()));
    const replies = await Promise.all(
      racers.map(({ token }) => save(token, { username: 'only-one' })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is a personal link, with or without its @ and in any case', async () => {
    const { token, userId } = await t.signIn();
    await save(token, { username: 'tu-puente' });
    for (const name of ['tu-puente', '@tu-puente', 'TU-Puente', '%40tu-puente']) {
      const { status, body } = await link(name);
      expect(status).toBe(200);
      expect(body).toMatchObject({ valid: true, profile: { id: userId } });
    }
  });

  test('that nobody has leads nowhere', async () => {
    for (const name of ['nobody-here', '@', 'a b', '%00', 'x'.repeat(65), userIdLike]) {
      const { status, body } = await link(name);
      expect(status).toBe(404);
      expect(body.errorCode).toBe('not-found');
    }
  });
});

const userIdLike = 'ffffffff-0000-4000-8000-000000000000';

describe('a public profile', () => {
  test('shows prices in the asked currency, else in that of the reader', async () => {
    const { token, userId } = await t.signIn();
    await save(token, { discountedRate: { amount: 3000, currency: 'USD' }, durations: [45, 30] });
    const { body } = await view(userId, '?targetCurrency=CLP');
    const { rate } = t.context.rates.rate('USD', 'CLP');
    expect(body.normalRate).toEqual({ amount: 6000, currency: 'USD' });
    expect(body.prices).toEqual([
      {
        durationMinutes: 30,
        price: { amount: 30 * rate, currency: 'CLP' },
        firstBooking: { amount: 15 * rate, currency: 'CLP' },
      },
      {
        durationMinutes: 45,
        price: { amount: 45 * rate, currency: 'CLP' },
        // Half-even: 22.50 dollars are 21 217.5 pesos at 943.
        firstBooking: { amount: 21_218, currency: 'CLP' },
      },
    ]);
    expect((await view(userId)).body.prices[0].price.currency).toBe('USD');
    const reader = await t.signIn();
    await t.call('PUT', '/api/profile', { currency: 'EUR' }, { token: reader.token });
    const read = await t.call('GET', `/worker/profile/${userId}`, undefined, reader);
    expect(read.body.prices[0].price.currency).toBe('EUR');
    expect((await view(userId, '?targetCurrency=KWD')).body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'targetCurrency' }],
    });
  });

  test('carries nothing private', async () => {
    const { token, userId, phone } = await t.signIn();
    const addresses = { email: 'private@example.org', invoiceEmail: 'bills@example.org' };
    await t.call('PUT', '/api/profile', addresses, { token });
    await save(token, { username: 'private.person' });
    for (const { body } of [await view(userId), await link('private.person')]) {
      const text = JSON.stringify(body).toLowerCase();
      expect(text).not.toContain(phone.slice(1));
      expect(text).not.toContain('example.org');
      for (const key of privateKeys) expect(text).not.toContain(`"${key}`);
      expect(text).not.toContain('"verification"');
    }
  });

  test('names the next free time', async () => {
    const expert = await t.provider();
    const { body } = await view(expert.id);
    expect(body.nextFree).toMatch(/^2026-12-01T1[45]:\d\d:00Z$/);
  });

  test('is not there for those who are no experts, or nobody', async () => {
    const { userId } = await t.signIn();
    for (const id of [userId, userIdLike, 'not-an-id']) {
      const { status, body } = await view(id);
      expect(status).toBe(404);
      expect(body.errorCode).toBe('not-found');
    }
  });
});

describe('what others ask of an expert', () => {
  test('are the terms of this moment', async () => {
    const expert = await t.provider({
      profile: { discountedRate: { amount: 4500, currency: 'USD' }, durations: [90, 30] },
    });
    expect(await getProviderTerms(t.context.db, expert.id)).toMatchObject({
      rateCurrency: 'USD',
      normalRate: 6000,
      discountedRate: 4500,
      durations: [30, 90],
      timezone: 'UTC',
      verification: 'verified',
      partnerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      platformBasisPoints: 1000,
      partnerBasisPoints: 500,
    });
    const alone = await t.provider({ isVerified: false });
    expect(await getProviderTerms(t.context.db, alone.id)).toMatchObject({
      verification: 'none',
      partnerId: null,
      platformBasisPoints: 600,
      partnerBasisPoints: 0,
    });
    expect(await getProviderTerms(t.context.db, userIdLike)).toBeNull();
  });

  test('is the head of the page, for previews of its link', async () => {
    const { token, userId } = await t.signIn();
    await save(token, { username: 'head.line' });
    const head = {
      title: 'Paula Rojas · Public speaking',
      description: profileBody.aboutMe,
      image: null,
      path: '/@head.line',
    };
    expect(await findProfileHead(t.context, '@Head.Line')).toEqual(head);
    expect(await findProfileHead(t.context, userId)).toEqual(head);
    expect(await findProfileHead(t.context, 'nobody')).toBeNull();
    expect(await findProfileHead(t.context, '@')).toBeNull();
  });
});
