import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';

let t: TestApp;
let ana: SignedIn;
let expert: SignedIn & { id: string };
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T08:00:00Z');
  ana = await t.signIn();
  expert = await t.provider({ profile: { username: 'ana.perez' } });
});
afterAll(() => t.stop());

const put = (who: SignedIn, body: object) => t.call('PUT', '/api/profile', body, who);
const validate = (link: string) => t.call('GET', `/api/validate/${encodeURIComponent(link)}`);

describe('a username that looks like somebody’s', () => {
  test.each([
    ['with a Cyrillic a', '\u0430na.perez'],
    ['in full-width letters', 'ａｎａ．ｐｅｒｅｚ'],
    ['with a joiner that nobody sees', 'ana\u200d.perez'],
    ['with a soft hyphen', 'ana\u00ad.perez'],
    ['with an accent', 'ana.pérez'],
    ['turned around', '\u202Eana.perez'],
    ['with two dots', 'ana..perez'],
    ['that ends in a dot', 'ana.perez.'],
    ['that begins with a dash', '-ana.perez'],
    ['with a slash', 'ana/perez'],
    ['of 31 letters', 'a'.repeat(31)],
    ['of 2 letters', 'an'],
  ])('%s can’t be had', async (_, username) => {
    const reply = await put(ana, { username });
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'invalid-input']);
    expect(reply.body.fields).toEqual([{ path: 'username', message: expect.any(String) }]);
    const check = await t.call(
      'GET',
      `/api/profile/check?${new URLSearchParams({ username }).toString()}`,
      undefined,
      ana,
    );
    expect(check.body.username).toMatchObject({ isValid: false, isAvailable: false });
  });

  test.each(['ANA.PEREZ', ' ana.perez ', 'Ana.Perez'])(
    '%j is the same, and taken',
    async (username) => {
      const reply = await put(ana, { username });
      expect([reply.status, reply.body.errorCode]).toEqual([409, 'username-taken']);
    },
  );
});

describe('a link that is looked up', () => {
  test.each(['ana.perez', '@ana.perez', 'ANA.PEREZ', '@Ana.Perez'])(
    '%s leads to its expert',
    async (link) => {
      expect(await validate(link)).toMatchObject({
        status: 200,
        body: { profile: { id: expert.id } },
      });
    },
  );

  test('leads to nobody else, whatever it is, and breaks nothing', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.stringMatching(/^[a-z0-9.@/%_\\-]{1,30}$/),
      fc.constantFrom(
        'ana_perez',
        'ana%perez',
        'ana.perez/..',
        '@@ana.perez',
        '..',
        '%',
        '*',
        'ana.pere_',
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (link) => {
        fc.pre(link.isWellFormed());
        const { status, body } = await validate(link);
        expect([200, 400, 404]).toContain(status);
        if (status === 200) expect(body.profile.username).toBe('ana.perez');
        if (status === 200) expect(link.toLowerCase()).toContain('ana.perez');
      }),
      { numRuns: 30 },
    );
  });

  test('with signs of patterns finds nobody in a search either', async () => {
    for (const username of ['%%', '__', 'ana%', 'a_a', '.*', 'ana.pere_', '\\']) {
      const { status, body } = await t.call('POST', '/api/search', { username }, ana);
      if (status === 200) expect(body.results, username).toEqual([]);
      else expect(status).toBe(400);
    }
  });
});

describe('what people are called', () => {
  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', '...'],
    ['name', '🙂'],
    ['name', '123'],
    ['name', 'Ana<b>'],
    ['name', 'Ana\nMaría'],
    ['lastName', 'x'.repeat(81)],
    ['lastName', 'Soto\u2066'],
    ['email', 'ana@'],
    ['email', 'ana@@example.org'],
    ['email', 'ana@example.org, eve@example.org'],
    ['email', 'ana@example.org\nBcc: eve@example.org'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['invoiceEmail', 'nobody'],
    ['country', 'ZZ'],
    ['country', 'cl'],
    ['city', '<Santiago>'],
    ['language', 'fr'],
    ['currency', 'KWD'],
  ])('%s %j is refused by its field, and all stays', async (path, value) => {
    const before = (await t.call('GET', '/api/profile', undefined, ana)).body;
    const reply = await put(ana, { [path]: value, state: 'Not to be kept' });
    expect(reply.status).toBe(400);
    expect(reply.body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
    expect((await t.call('GET', '/api/profile', undefined, ana)).body).toEqual(before);
  });

  test.each([
    ["D'Angelo", "O'Neill"],
    ['María José', 'Ñíguez-Ähtäri'],
    ['李', '小龍'],
    ['Jean-Luc', 'de la Cruz y Pérez'],
    ['عائشة', 'بنت'],
    ['X Æ A-12', 'Jr. III'],
  ])('%s %s is a name', async (name, lastName) => {
    expect(await put(ana, { name, lastName })).toMatchObject({
      status: 200,
      body: { name, lastName },
    });
  });
});

describe('two changes at once', () => {
  test('of different fields are both kept', async () => {
    const person = await t.signIn();
    await Promise.all([
      put(person, { name: 'Ana' }),
      put(person, { lastName: 'Soto' }),
      put(person, { email: 'both@example.org' }),
      t.call('PUT', '/api/configuration', { appearance: 'dark' }, person),
    ]);
    const { body } = await t.call('GET', '/api/profile', undefined, person);
    expect(body).toMatchObject({
      name: 'Ana',
      lastName: 'Soto',
      email: 'both@example.org',
      appearance: 'dark',
    });
  });

  test('of a username leave one, with the other one leading to it', async () => {
    const person = await t.signIn();
    const names = ['luz.uno', 'luz.dos', 'luz.tres'];
    const replies = await Promise.all(names.map((username) => put(person, { username })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { username } = (await t.call('GET', '/api/profile', undefined, person)).body;
    expect(names).toContain(username);
    const other = await t.signIn();
    for (const taken of names)
      expect((await put(other, { username: taken })).body.errorCode, taken).toBe('username-taken');
  });
});
