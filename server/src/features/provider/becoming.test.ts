import { spokenLanguages } from '@puente/contract/policy/spoken-languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { profileBody } from '../../../test/people.ts';
import { saveOwnProfile } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

function save(token: string | undefined, changes: object = {}) {
  return t.call('PUT /worker/profile', {
    unchecked: { ...profileBody, ...changes },
    ...(token ? { token } : {}),
  });
}
function own(token: string) {
  return t.call('GET /api/provider/profile', { token });
}
function clp(amount: number) {
  return { amount, currency: 'CLP' };
}

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
    const { cancelRate, ...profile } = (await own(token)).body;
    expect(profile).toEqual(saved.body);
    expect(cancelRate).toEqual({ meetings: 0, cancelled: 0, basisPoints: 0 });
    const account = await t.call('GET /api/profile', { token });
    expect(account.body).toMatchObject({ isProvider: true, username: 'paula.rojas' });
  });

  test('speaks any languages, kept once each by their codes', async () => {
    const { token, userId } = await t.signIn();
    const languages = ['PT', 'pt-BR', 'es', 'iw', 'qu'];
    const saved = await save(token, { languages });
    expect(saved.body.languages).toEqual(['pt', 'es', 'he', 'qu']);
    const seen = await t.call('GET /worker/profile/:id', { params: { id: userId } });
    expect(seen.body.languages).toEqual(['pt', 'es', 'he', 'qu']);
  });

  test('needs both names, given here or before', async () => {
    const { token } = await t.signIn();
    const nameless = { name: undefined, lastName: undefined };
    const refused = await save(token, nameless);
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'lastName',
    ]);
    await t.call('PUT /api/profile', { body: { name: 'Eva', lastName: 'Paz' }, token });
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
    [{ languages: ['xx'] }, 'languages.0'],
    [{ languages: ['es', 'klingon'] }, 'languages.1'],
    [{ languages: spokenLanguages.slice(0, 11) }, 'languages'],
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
    const account = await t.call('GET /api/profile', { token });
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
    await saveOwnProfile(t.context, actor, input, async (_context, tx, id) => {
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
