import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { profileBody } from '../../../test/people.ts';
import { findHeadOfPath } from './head/service.ts';
import { getProviderTerms } from './service.ts';

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
function view(id: string, query = '') {
  return t.call('GET /worker/profile/:id', { params: { id }, query: new URLSearchParams(query) });
}
/** A name as it stands in the address, well or badly written. */
function link(name: string, query = '') {
  return t.call('GET', `/api/validate/${name}${query}`);
}

const privateKeys = ['phone', 'email', 'invoice', 'bank'];
const userIdLike = 'ffffffff-0000-4000-8000-000000000000';

describe('an expert who renames while being booked', () => {
  test("is in nobody's way", async () => {
    const expert = await t.provider({ profile: { durations: [30] } });
    const clients = await Promise.all(Array.from({ length: 6 }, () => t.signIn()));
    const book = (client: { token: string }, index: number) =>
      t.call('POST /api/booking/book', {
        body: {
          providerId: expert.id,
          start: `2026-12-05T1${index}:00:00Z`,
          durationMinutes: 30,
          name: 'Ana',
          lastName: 'Soto',
          email: 'ana@example.org',
        },
        token: client.token,
      });
    const rename = (index: number) =>
      save(expert.token, { username: `new-name-${index}`, durations: [30] });
    const replies = await Promise.all(
      clients.flatMap((client, index) => [book(client, index), rename(index)]),
    );
    expect(replies.map(({ status }) => status)).toEqual(clients.flatMap(() => [201, 200]));
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
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
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

  test('is looked at without a session: one that ended is no hindrance', async () => {
    const { token } = await t.signIn();
    await save(token, { username: 'open-door' });
    const looked = t.call('GET', '/api/validate/open-door', { token: 'ended' });
    expect((await looked).status).toBe(200);
  });

  test('that nobody has leads nowhere', async () => {
    for (const name of ['nobody-here', '@', 'a b', '%00', 'x'.repeat(65), userIdLike]) {
      const { status, body } = await link(name);
      expect(status).toBe(404);
      expect(body.errorCode).toBe('not-found');
    }
  });
});

describe('a public profile', () => {
  test('shows prices in the asked currency, else in that of the reader', async () => {
    const { token, userId } = await t.signIn();
    await save(token, { discountedRate: { amount: 3000, currency: 'USD' }, durations: [45, 30] });
    const { body } = await view(userId, '?targetCurrency=CLP');
    const rate = t.context.rates.builtIn.perDollar.CLP;
    expect(body.normalRate).toEqual({ amount: 6000, currency: 'USD' });
    expect(body.prices).toEqual([
      {
        durationMinutes: 30,
        price: { amount: 30 * rate, currency: 'CLP' },
        firstBooking: { amount: 15 * rate, currency: 'CLP' },
        ownCurrency: null,
      },
      {
        durationMinutes: 45,
        price: { amount: 45 * rate, currency: 'CLP' },
        // Half-even: 22.50 dollars are 21 217.5 pesos at 943.
        firstBooking: { amount: 21_218, currency: 'CLP' },
        ownCurrency: null,
      },
    ]);
    expect((await view(userId)).body.prices[0]?.price.currency).toBe('USD');
    const reader = await t.signIn();
    await t.call('PUT /api/profile', { body: { currency: 'EUR' }, token: reader.token });
    const read = await t.call('GET /worker/profile/:id', { params: { id: userId }, ...reader });
    expect(read.body.prices[0]?.price.currency).toBe('EUR');
    expect((await view(userId, '?targetCurrency=KWD')).body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'targetCurrency' }],
    });
  });

  test('carries nothing private', async () => {
    const { token, userId, phone } = await t.signIn();
    const addresses = { email: 'private@example.org', invoiceEmail: 'bills@example.org' };
    await t.call('PUT /api/profile', { body: addresses, token });
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
    expect(await findHeadOfPath(t.context, '/@Head.Line', { language: 'en' })).toMatchObject(head);
    expect(await findHeadOfPath(t.context, `/expert/${userId}`, { language: 'en' })).toMatchObject(
      head,
    );
    expect(await findHeadOfPath(t.context, '/@no.one', { language: 'en' })).toBe('nothing');
    expect(await findHeadOfPath(t.context, '/@', { language: 'en' })).toBe('nothing');
    expect(await findHeadOfPath(t.context, '/@%20', { language: 'en' })).toBe('nothing');
    expect(await findHeadOfPath(t.context, '/experts', { language: 'en' })).toBeNull();
    for (const name of ['x', userIdLike, 'head.line'])
      expect(await findHeadOfPath(t.context, `/book/${name}`, { language: 'en' }), name).toBe(
        'nothing',
      );
    for (const path of [`/book/${userId}`, `/book/${userId}/`])
      expect(await findHeadOfPath(t.context, path, { language: 'en' }), path).toBeNull();
  });

  test("is told in the page's language where the expert wrote their line in it (profile-5)", async () => {
    const { token } = await t.signIn();
    const spanish = 'Psicóloga: sueño & ansiedad';
    const lines = { expertise: spanish, expertiseTranslated: 'Psychologist: sleep' };
    await save(token, { username: 'two.lines', ...lines });
    const headIn = (language: 'en' | 'es') =>
      findHeadOfPath(t.context, '/@two.lines', { language });
    const told = (line: string) => ({
      title: `Paula Rojas · ${line}`,
      data: { '@graph': [{ jobTitle: line }, { serviceType: line }] },
    });
    expect(await headIn('es')).toMatchObject(told(spanish));
    expect(await headIn('en')).toMatchObject({
      ...told('Psychologist: sleep'),
      content: expect.stringContaining('<p class="text-lg text-ink-soft">Psychologist: sleep</p>'),
    });
    // Written in one language only, it says which one that is.
    await save(token, { expertise: spanish, expertiseTranslated: '' });
    expect(await headIn('en')).toMatchObject({
      ...told(spanish),
      content: expect.stringContaining(' lang="es">Psicóloga: sueño &amp; ansiedad</p>'),
    });
  });

  test("is painted with the price where the reader's country uses the expert's currency", async () => {
    const { token } = await t.signIn();
    const rates = {
      normalRate: { amount: 38_000, currency: 'CLP' },
      discountedRate: { amount: 25_000, currency: 'CLP' },
    };
    await save(token, {
      username: 'painted.line',
      ...rates,
      aboutMe: `${profileBody.aboutMe} <b>&`,
    });
    const paintedFor = async (language: 'en' | 'es', region: string | null) => {
      const head = await findHeadOfPath(t.context, '/@painted.line', { language, region });
      return head && head !== 'nothing' && 'content' in head ? head.content : '';
    };
    const inChile = await paintedFor('es', 'CL');
    expect(inChile).toContain('$25.000');
    expect(inChile).toContain('después $38.000');
    expect(inChile).toContain('&lt;b&gt;&amp;</p>');
    // Another currency is the page's to convert: no price stands there that changes.
    for (const region of ['US', null])
      expect(await paintedFor('en', region)).not.toMatch(/5[.,]000/);
  });

  test('tells search engines who it is and what a meeting costs', async () => {
    const { token } = await t.signIn();
    const normalRate = { amount: 5000, currency: 'USD' };
    await save(token, { username: 'data.line', normalRate, durations: [60, 30] });
    const origin = t.context.config.http.publicUrl;
    const url = `${origin}/@data.line`;
    const offer = (minutes: number, price: string) => ({
      '@type': 'Offer',
      name: `${minutes} min`,
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
    });
    expect(await findHeadOfPath(t.context, '/@data.line', { language: 'en' })).toHaveProperty(
      'data',
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Person',
            '@id': `${url}#expert`,
            name: 'Paula Rojas',
            jobTitle: 'Public speaking',
            description: profileBody.aboutMe,
            url,
            knowsLanguage: profileBody.languages,
          },
          {
            '@type': 'Service',
            '@id': `${url}#service`,
            name: 'Paula Rojas · Public speaking',
            url,
            serviceType: 'Public speaking',
            provider: { '@id': `${url}#expert` },
            offers: [offer(30, '25.00'), offer(60, '50.00')],
          },
        ],
      },
    );
  });
});
