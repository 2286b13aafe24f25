import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../../../test/bookings.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
type Expert = Awaited<ReturnType<TestApp['provider']>>;
let sleep: Expert;
let chess: Expert;
let dear: Expert;
let alone: Expert;

const long = 'Years of listening to people and of helping them with what they bring along to me.';
const texts = {
  aboutMe: long,
  career: long,
  idealClient: long,
  uniqueValue: long,
  challengeStory: long,
};
const usd = (amount: number) => ({ amount, currency: 'USD' });
const onMondays = {
  weeklyHours: [{ weekday: 1, ranges: [{ start: '09:00', end: '12:00' }] }],
};

beforeAll(async () => {
  t = await startTestApp();
  // A Tuesday.
  await t.setNow('2026-12-01T12:00:00Z');
  sleep = await t.provider({
    profile: {
      ...texts,
      name: 'Camila',
      lastName: 'Rojas',
      expertise: 'Psicóloga: insomnio y ansiedad',
      idealClient:
        'Personas con insomnio, ansiedad o crisis de pánico que quieren volver a descansar.',
      languages: ['es', 'pt'],
      normalRate: { amount: 40_000, currency: 'CLP' },
      inPerson: true,
    },
  });
  chess = await t.provider({
    profile: {
      ...texts,
      name: 'Boris',
      lastName: 'Petrov',
      field: 'study',
      expertise: 'Chess coach',
      languages: ['en', 'ru'],
      normalRate: usd(3000),
      discountedRate: usd(1000),
    },
    hours: onMondays,
  });
  dear = await t.provider({
    profile: {
      ...texts,
      name: 'Dora',
      lastName: 'Hill',
      expertise: 'Contracts and law for startups',
      languages: ['en'],
      normalRate: usd(90_000),
    },
  });
  alone = await t.provider({
    isVerified: false,
    profile: {
      ...texts,
      name: 'Una',
      lastName: 'Verified',
      expertise: 'Grief and mourning',
      languages: ['en'],
    },
  });
});
afterAll(() => t.stop());

type Asked = NonNullable<Parameters<typeof t.call<'GET /api/experts'>>[1]>['query'];

async function find(query: Asked = {}, token?: string) {
  const reply = await t.call('GET /api/experts', {
    query: query ?? {},
    ...(token ? { token } : {}),
  });
  expect(reply.status).toBe(200);
  return reply.body;
}
async function names(query: Asked = {}, token?: string) {
  return (await find(query, token)).experts.map(({ name }) => name);
}

describe('the list of experts', () => {
  test('has the verified, who is free first comes first, and shows nothing private', async () => {
    const body = await find({ targetCurrency: 'USD' });
    expect(body.experts.map(({ name }) => name)).toEqual(['Camila', 'Dora', 'Boris']);
    expect(body.total).toBe(3);
    expect(body.nextCursor).toBeNull();
    expect(body.experts[2]).toMatchObject({
      id: chess.id,
      field: 'study',
      languages: ['en', 'ru'],
      durationMinutes: 60,
      price: usd(3000),
      firstBooking: usd(1000),
      isVerifiedProvider: true,
      partner: { name: 'A partner' },
      nextFree: '2026-12-07T09:00:00Z',
    });
    const text = JSON.stringify(body);
    for (const person of [sleep, chess, dear]) expect(text).not.toContain(person.phone);
    expect(text).not.toMatch(/email|phone|aboutMe|@example/);
  });

  test('finds the field by what a profile says, unless the expert chose one', async () => {
    expect(await names({ field: 'mind' })).toEqual(['Camila']);
    expect(await names({ field: 'study' })).toEqual(['Boris']);
    expect(await names({ field: 'home' })).toEqual([]);
    const { counts } = await find({ field: 'mind' });
    expect(counts.fields).toContainEqual({ field: 'study', count: 1 });
    const own = await t.call('GET /api/provider/profile', { token: chess.token });
    expect(own.body).toMatchObject({ field: 'study', chosenField: 'study' });
    const found = await t.call('GET /api/provider/profile', { token: sleep.token });
    expect(found.body).toMatchObject({ field: 'mind', chosenField: null });
  });

  test.each([
    [{ language: 'pt' }, ['Camila']],
    [{ language: 'pt-BR' }, ['Camila']],
    [{ language: 'en' }, ['Dora', 'Boris']],
    [{ mode: 'in-person' }, ['Camila']],
    [{ mode: 'online' }, ['Camila', 'Dora', 'Boris']],
    [{ verification: 'unverified' }, ['Una']],
    [{ partner: 'nobody' }, []],
    [{ day: 'monday', timezone: 'UTC' }, ['Boris', 'Camila', 'Dora']],
    [{ day: 'wednesday', timezone: 'UTC' }, ['Camila', 'Dora']],
    [{ day: 'today', timezone: 'UTC', language: 'ru' }, []],
    [{ sort: 'name' }, ['Boris', 'Camila', 'Dora']],
    [{ verification: 'any', sort: 'name' }, ['Boris', 'Camila', 'Dora', 'Una']],
  ] as const)('is narrowed by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('tells the partners and languages there are', async () => {
    const { counts } = await find();
    expect(counts.languages).toContainEqual({ language: 'en', count: 2 });
    expect(counts.languages).toContainEqual({ language: 'ru', count: 1 });
    expect(counts.partners).toHaveLength(3);
    const slug = counts.partners[0]?.partner.slug ?? '';
    expect((await find({ partner: slug.toUpperCase() })).total).toBe(1);
  });

  test('compares prices in the currency they are shown in, a first meeting as such', async () => {
    expect(await names({ targetCurrency: 'USD', maxPrice: 1000 })).toEqual(['Boris']);
    expect(await names({ targetCurrency: 'USD', maxPrice: 999 })).toEqual([]);
    const clp = { maxPrice: 40_000, priceCurrency: 'CLP', targetCurrency: 'CLP' } as const;
    expect(await names({ ...clp, sort: 'price' })).toEqual(['Boris', 'Camila']);
    expect(await names({ ...clp, maxPrice: 39_999, language: 'es' })).toEqual([]);
    expect(await names({ sort: 'price', targetCurrency: 'GBP' })).toEqual([
      'Boris',
      'Camila',
      'Dora',
    ]);
  });

  test('has the price of a further meeting for who has met the expert', async () => {
    const client = await t.signIn();
    await bookings(t).meeting(client, chess.id, '2026-12-07T09:00:00Z');
    const under = { targetCurrency: 'USD', maxPrice: 1000 } as const;
    expect(await names(under, client.token)).toEqual([]);
    expect(await names(under)).toEqual(['Boris']);
    const { experts } = await find({ q: 'Boris', targetCurrency: 'USD' }, client.token);
    expect(experts[0]).toMatchObject({ price: usd(3000), firstBooking: null });
  });

  test('is searched in any words, by the matchmaker or by name', async () => {
    expect(await names({ q: "I can't sleep at night" })).toEqual(['Camila']);
    expect(await names({ q: 'no puedo dormir' })).toEqual(['Camila']);
    expect((await names({ q: 'bor pet' }))[0]).toBe('Boris');
    expect(await names({ q: 'grief' })).not.toContain('Una');
    expect(await names({ q: 'grief', verification: 'any' })).toContain('Una');
    expect(await names({ q: "I can't sleep at night", language: 'en' })).toEqual([]);
  });

  test('answers danger with whom to call, alone where it is sure', async () => {
    const body = await find({ q: 'quiero matarme', timezone: 'America/Santiago' });
    expect(body.experts).toEqual([]);
    expect(body.emergencyLines.map(({ country }) => country)).toContain('CL');
    expect((await find({ q: 'chess' })).emergencyLines).toEqual([]);
  });

  test('pages by a cursor that shows each expert once while prices change', async () => {
    const first = await find({ sort: 'price', limit: 1, targetCurrency: 'USD' });
    expect(first.experts[0]?.name).toBe('Boris');
    expect(first.total).toBe(3);
    const rate = (amount: number) =>
      sql`update providers set discounted_rate = null, normal_rate = ${amount} where id = ${chess.id}`.execute(
        t.context.db,
      );
    await rate(95_000);
    const second = await find({ sort: 'price', limit: 1, cursor: first.nextCursor ?? '' });
    const third = await find({ sort: 'price', limit: 1, cursor: second.nextCursor ?? '' });
    expect([second, third].map(({ experts }) => experts[0]?.name)).toEqual(['Camila', 'Dora']);
    expect(third.nextCursor).toBeNull();
    await sql`update providers set discounted_rate = 1000, normal_rate = 3000
      where id = ${chess.id}`.execute(t.context.db);
  });

  test.each([
    { field: 'magic' },
    { language: 'klingon' },
    { maxPrice: '-1' },
    { day: 'someday' },
    { cursor: 'abc' },
    { cursor: '!!!!!!!!' },
    { timezone: 'Mars/Base' },
    { limit: '49' },
    { sort: 'shoe-size' },
    { q: 'x'.repeat(201) },
  ])('refuses %j', async (query) => {
    const { status, body } = await t.call(
      'GET',
      `/api/experts?${new URLSearchParams(query as never).toString()}`,
    );
    expect(status).toBe(400);
    expect(body.errorCode).toBe('invalid-input');
  });

  test('lacks who has left, at once', async () => {
    const gone = await t.provider({
      profile: {
        ...texts,
        name: 'Gone',
        lastName: 'Soon',
        expertise: 'Chess openings',
        languages: ['en'],
      },
    });
    expect(await names()).toContain('Gone');
    await t.call('DELETE /api/profile', { token: gone.token, body: { confirmed: true } });
    expect(await names({ verification: 'any' })).not.toContain('Gone');
  });
});

test('an expert from before fields were known gets one by the sweep', async () => {
  await sql`update providers set field = null where id in (${sleep.id}, ${alone.id})`.execute(
    t.context.db,
  );
  expect(await names({ field: 'other' })).toContain('Camila');
  await t.drain();
  expect(await names({ field: 'mind' })).toEqual(['Camila']);
});

describe('an answer of the chat', () => {
  const ask = (query: string, body: object = {}) =>
    t.call(
      'POST',
      '/api/worker/suggestions',
      { query, userId: null, ...body },
      {
        headers: { 'x-forwarded-for': '10.77.0.1' },
      },
    );

  test('leads to everybody whom its words find, and counts them as the list does', async () => {
    for (const lastName of ['Alba', 'Bravo', 'Cruz'])
      await t.provider({
        profile: {
          ...texts,
          name: 'Nora',
          lastName,
          expertise: 'Psicóloga: insomnio y ansiedad',
          idealClient: 'Personas con insomnio y ansiedad que quieren volver a descansar de noche.',
          languages: ['es', 'en'],
        },
      });
    const { body } = await ask('insomnia and anxiety at night');
    expect(body.recommendations).toHaveLength(3);
    expect(body.browse).toEqual({ q: 'insomnia and anxiety at night', count: 4 });
    const list = await find({ q: body.browse.q });
    expect(list.total).toBe(4);
    const shown = body.recommendations.map(({ providerId }: { providerId: string }) => providerId);
    expect(list.experts.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
  });

  test('takes its wishes along as far as the list has them', async () => {
    const { body } = await ask("I can't sleep, someone who speaks English, under 90 dollars", {
      currency: 'USD',
    });
    expect(body.browse ?? null).toBeNull();
    const nobody = await ask("I can't sleep, someone who speaks Quechua");
    expect(nobody.body.recommendations).toEqual([]);
    expect(nobody.body.browse.q).toMatch(/sleep/);
    expect((await find({ q: nobody.body.browse.q })).total).toBe(nobody.body.browse.count);
  });

  test('finds by a language what the list finds by it', async () => {
    const { body } = await ask("I can't sleep, someone who speaks Portuguese");
    expect(body.recommendations.map(({ name }: { name: string }) => name)).toEqual(['Camila']);
    expect(body.wishes).toMatchObject([{ name: 'language', label: 'in Portuguese' }]);
    expect((await find({ q: "I can't sleep", language: 'pt' })).total).toBe(1);
  });
});
