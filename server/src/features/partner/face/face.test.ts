import { endpoints } from '@puente/contract/endpoints';
import { partnerSlug } from '@puente/contract/partner-face';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let t: TestApp;
type Manager = Awaited<ReturnType<TestApp['manager']>>;
let boss: Manager;
let rival: Manager;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  [boss, rival] = [await t.manager(), await t.manager()];
});
afterAll(() => t.stop());

const face = {
  name: 'Casa Norte',
  slug: '',
  welcome: { en: 'Tell us what is on your mind.', es: 'Cuéntanos qué te pasa.' },
  resourceLinks: [{ label: 'Help at night', url: 'https://example.org/night' }],
  fields: ['mind', 'law'],
  theme: { primaryColor: '#2F6F5E', secondaryColor: '#c9793b', headerColor: '#24574a' },
};
type Who = { token?: string };

function read(of: Manager, who: Who = of) {
  return t.call('GET /api/partner/:id/settings', {
    params: { id: of.partnerId },
    ...(who.token ? { token: who.token } : {}),
  });
}
function save(of: Manager, changes: object = {}, who: Who = of) {
  return t.call('PUT /api/partner/:id/settings', {
    params: { id: of.partnerId },
    unchecked: { ...face, slug: of.partnerSlug, version: 1, ...changes },
    ...(who.token ? { token: who.token } : {}),
  });
}
function seen(slug: string) {
  return t.call('GET /api/partner/get-partner-config', { query: { partnerId: slug } });
}
/** When every slug of before is free again; sessions have ended long before. */
async function later() {
  await t.advance('P91D');
  boss = { ...boss, ...(await t.signIn(boss.phone)) };
  rival = { ...rival, ...(await t.signIn(rival.phone)) };
}
async function refusedOf(slugs: readonly string[]) {
  const replies = await Promise.all(slugs.map((slug) => save(boss, { slug })));
  return slugs.filter((_slug, at) => replies[at]?.body.errorCode === 'slug-taken');
}
let count = 0;
function newSlug() {
  count += 1;
  return `casa-norte-${count}`;
}

describe('the face of a partner', () => {
  test('is as Puente is, until its manager sets it', async () => {
    expect(await read(boss)).toMatchObject({
      status: 200,
      body: {
        id: boss.partnerId,
        name: 'A partner',
        slug: boss.partnerSlug,
        version: 1,
        welcome: { en: '', es: '' },
        resourceLinks: [],
        fields: [],
        theme: { primaryColor: '#4a90e2', secondaryColor: '#2d9cdb', headerColor: '#2f80ed' },
        logo: null,
        formerSlugs: [],
      },
    });
    expect((await seen(boss.partnerSlug)).body.config).toEqual({
      welcomeMessage: '',
      resourceLinks: [],
    });
  });

  test('is what the manager saved, and everybody sees it at once, in both languages', async () => {
    const slug = newSlug();
    const { status, body } = await save(boss, { slug });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...face,
      slug,
      version: 2,
      theme: { primaryColor: '#2f6f5e', secondaryColor: '#c9793b', headerColor: '#24574a' },
    });
    expect((await read(boss)).body).toEqual(body);
    expect((await seen(slug)).body).toMatchObject({
      id: boss.partnerId,
      slug,
      name: face.name,
      config: {
        welcomeMessage: face.welcome.en,
        welcome: face.welcome,
        resourceLinks: face.resourceLinks,
        suggestions: [
          { en: expect.stringContaining('sleep'), es: expect.stringContaining('dormir') },
          { en: expect.stringContaining('contract'), es: expect.stringContaining('contrato') },
        ],
        theme: { primaryColor: '#2f6f5e', logo: null },
      },
    });
  });

  test('tells in the log who changed what', async () => {
    const slug = newSlug();
    await save(boss, { slug });
    await save(boss, { slug, version: 2, welcome: { en: 'Hi', es: 'Hola' } });
    await save(boss, { slug, version: 3, welcome: { en: 'Hi', es: 'Hola' } });
    const { body } = await t.call('GET /api/partner/log', {
      query: { partnerId: boss.partnerId },
      token: boss.token,
    });
    expect(body.entries.map(({ act }) => act)).toEqual([
      'welcome-changed',
      'page-changed',
      'welcome-changed',
      'address-changed',
    ]);
    expect(body.entries.at(-1)?.details).toEqual({ from: boss.partnerSlug, to: slug });
  });

  test('is changed by its own managers alone', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    for (const call of [read, (of: Manager, who: Who) => save(of, {}, who)]) {
      expect(await call(boss, rival)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
      for (const person of [expert, client])
        expect(await call(boss, person)).toMatchObject({
          status: 403,
          body: { errorCode: 'forbidden' },
        });
      expect((await call(boss, {})).status).toBe(401);
    }
    expect((await read(boss)).body.version).toBe(1);
  });

  test.each<[string, object]>([
    ['theme.primaryColor', { theme: { ...face.theme, primaryColor: 'red' } }],
    ['theme.headerColor', { theme: { ...face.theme, headerColor: '#fff;background:url(x)' } }],
    ['theme.secondaryColor', { theme: { ...face.theme, secondaryColor: '#12345' } }],
    ['slug', { slug: 'no' }],
    ['slug', { slug: '-casa' }],
    ['slug', { slug: 'casa--norte' }],
    ['slug', { slug: 'casa norte' }],
    ['slug', { slug: 'ñandú' }],
    // The first letter is Cyrillic: it would pass for the one of another partner.
    ['slug', { slug: '\u0441asa-norte' }],
    ['slug', { slug: 'casa/../norte' }],
    ['slug', { slug: 'ffffffff-0000-4000-8000-000000000000' }],
    ['name', { name: '<b>Casa</b>' }],
    ['name', { name: '   ' }],
    ['name', { name: '2026' }],
    ['welcome', { welcome: { en: 'Hello', es: '' } }],
    ['welcome.es', { welcome: { en: 'Hello', es: 'x'.repeat(201) } }],
    ['resourceLinks.0.url', { resourceLinks: [{ label: 'a', url: 'http://example.org' }] }],
    ['resourceLinks.0.url', { resourceLinks: [{ label: 'a', url: 'javascript:alert(1)' }] }],
    ['resourceLinks.0.url', { resourceLinks: [{ label: 'a', url: 'https://ours.test@x.test' }] }],
    ['resourceLinks.0.url', { resourceLinks: [{ label: 'a', url: 'https://:pass@x.test/a' }] }],
    ['resourceLinks.0.label', { resourceLinks: [{ label: '', url: 'https://example.org' }] }],
    ['resourceLinks', { resourceLinks: Array.from({ length: 7 }, () => face.resourceLinks[0]) }],
    ['fields', { fields: ['mind', 'mind'] }],
    ['fields', { fields: ['mind', 'law', 'home', 'study', 'arts'] }],
    ['fields.0', { fields: ['other'] }],
    ['version', { version: 'one' }],
  ])('is refused for a wrong %s: %j', async (path, changes) => {
    const { status, body } = await save(boss, changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
  });

  test('changed in two tabs keeps the first, and tells the second', async () => {
    const replies = await Promise.all([
      save(boss, { name: 'One' }),
      save(boss, { name: 'Two' }),
      save(boss, { name: 'Three' }),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ errorCode: 'partner-changed' });
    }
    expect((await read(boss)).body).toEqual(done[0]?.body);
  });
});

describe('a slug', () => {
  test('of before leads to its partner for 90 days, and is nobody else’s meanwhile', async () => {
    const [first, second] = [newSlug(), newSlug()];
    await save(boss, { slug: first });
    const { body } = await save(boss, { slug: second, version: 2 });
    expect(body.formerSlugs.map(({ slug }) => slug)).toEqual([first, boss.partnerSlug]);
    for (const slug of [first, first.toUpperCase(), boss.partnerSlug, second])
      expect((await seen(slug)).body).toMatchObject({ id: boss.partnerId, slug: second });
    expect(await save(rival, { slug: first })).toMatchObject({
      status: 409,
      body: { errorCode: 'slug-taken', fields: [{ path: 'slug' }] },
    });
    await later();
    expect((await seen(first)).status).toBe(404);
    expect((await save(rival, { slug: first })).status).toBe(200);
    expect((await seen(first)).body.id).toBe(rival.partnerId);
    expect((await read(boss)).body.formerSlugs).toEqual([]);
  });

  test('can be taken back by the partner that had it', async () => {
    const slug = newSlug();
    await save(boss, { slug });
    const { body } = await save(boss, { version: 2 });
    expect(body).toMatchObject({ slug: boss.partnerSlug, formerSlugs: [{ slug }] });
  });

  test('wanted by two at once is one’s', async () => {
    const slug = newSlug();
    const replies = await Promise.all([save(boss, { slug }), save(rival, { slug })]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const loser = replies.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ errorCode: 'slug-taken' });
    const winner = replies[0]?.status === 200 ? boss : rival;
    expect((await seen(slug)).body.id).toBe(winner.partnerId);
  });

  test('that is just being left is kept for whoever leaves it', async () => {
    const [left, next] = [newSlug(), newSlug()];
    await save(boss, { slug: left });
    const [moved, taken] = await Promise.all([
      save(boss, { slug: next, version: 2 }),
      save(rival, { slug: left }),
    ]);
    expect(moved.status).toBe(200);
    expect(taken).toMatchObject({ status: 409, body: { errorCode: 'slug-taken' } });
  });

  test('that could be read as no partner, or as a page, is nobody’s', async () => {
    for (const slug of ['default', 'partners', 'puente', 'list-partners', 'ad-min'])
      expect(await save(boss, { slug })).toMatchObject({
        status: 409,
        body: { errorCode: 'slug-taken' },
      });
    expect((await save(boss, { slug: rival.partnerSlug.toUpperCase() })).status).toBe(409);
  });

  test('that is a word of a call about partners is nobody’s', async () => {
    const firstWords = endpoints
      .filter(({ path }) => path.startsWith('/api/partner/'))
      .flatMap(({ path }) => path.split('/').slice(3, 4))
      .filter((word) => partnerSlug.safeParse(word).success);
    expect(firstWords).toContain('managed');
    const words = [...new Set([...firstWords, 'settings', 'logo'])];
    expect(await refusedOf(words)).toEqual(words);
  });

  test('changes ten times, and then waits for the first to end', async () => {
    for (let version = 1; version <= 10; version += 1)
      expect((await save(boss, { slug: newSlug(), version })).status).toBe(200);
    expect(await save(boss, { slug: newSlug(), version: 11 })).toMatchObject({
      status: 409,
      body: { errorCode: 'slug-changed-often' },
    });
    await later();
    expect((await save(boss, { slug: newSlug(), version: 11 })).status).toBe(200);
  });
});
