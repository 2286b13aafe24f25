import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { profileBody } from '../../../test/people.ts';

let t: TestApp;
type Manager = Awaited<ReturnType<TestApp['manager']>>;
let boss: Manager;
let rival: Manager;
beforeAll(async () => {
  t = await startTestApp();
  [boss, rival] = [await t.manager(), await t.manager()];
});
afterAll(() => t.stop());

async function join(partnerId: string | null, changes: object = {}) {
  const person = await t.signIn();
  await ask(person.token, partnerId, changes);
  return person;
}
function ask(token: string, partnerId: string | null | undefined, changes: object = {}) {
  return t.call('PUT /worker/profile', {
    unchecked: { ...profileBody, partnerId, ...changes },
    token,
  });
}
function verify(manager: { token: string }, id: string, body?: object) {
  return t.call('POST /api/partner/providers/:id/verify', {
    params: { id },
    body,
    token: manager.token,
  });
}
function list(manager: { token: string }, query = '') {
  return t.call('GET /api/partner/providers', {
    query: new URLSearchParams(query),
    token: manager.token,
  });
}
function own(token: string) {
  return t.call('GET /api/provider/profile', { token });
}
function view(id: string) {
  return t.call('GET /worker/profile/:id', { params: { id } });
}

describe('a partner', () => {
  test('is found by slug, however written, and by id', async () => {
    for (const name of [boss.partnerSlug, boss.partnerSlug.toUpperCase(), boss.partnerId]) {
      const { status, body } = await t.call('GET /api/partner/get-partner-config', {
        query: { partnerId: name },
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        id: boss.partnerId,
        slug: boss.partnerSlug,
        name: 'A partner',
        about: null,
        checks: null,
        config: { welcomeMessage: '', resourceLinks: [] },
      });
    }
  });

  test('shows its welcome, links and theme, and nothing else of its config', async () => {
    const config = {
      welcomeMessage: 'Hello',
      welcome: { en: 'Hello', es: 'Hola' },
      resourceLinks: [{ label: 'Help', url: 'https://example.org/help' }],
      theme: {
        primaryColor: '#4a90e2',
        secondaryColor: '#2d9cdb',
        headerColor: '#2f80ed',
        logo: null,
      },
    };
    await sql`update partners set config = ${JSON.stringify({ ...config, internalNote: 'x' })}::jsonb
      where id = ${rival.partnerId}`.execute(t.context.db);
    const path = `/api/partner/get-partner-config?partnerId=${rival.partnerSlug}`;
    expect((await t.call('GET', path)).body.config).toEqual(config);
  });

  test('is read the same by the generic call, which hides no other call of partners', async () => {
    const known = await t.call('GET /api/partner/get-partner-config', {
      query: { partnerId: boss.partnerId },
    });
    for (const name of [boss.partnerSlug, boss.partnerSlug.toUpperCase(), boss.partnerId])
      expect(await t.call('GET /api/partner/:id', { params: { id: name } })).toMatchObject({
        status: 200,
        body: known.body,
      });
    for (const name of ['nobody', 'default', 'x'.repeat(65), '\0', 'config'])
      expect(await t.call('GET /api/partner/:id', { params: { id: name } })).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
    expect((await t.call('GET /api/partner/list-partners')).body.partners).toBeDefined();
    expect((await t.call('GET /api/partner/providers')).status).toBe(401);
  });

  test('that is not there is not found', async () => {
    for (const name of ['nobody', 'default', 'ffffffff-0000-4000-8000-000000000000']) {
      const path = `/api/partner/get-partner-config?partnerId=${name}`;
      expect(await t.call('GET', path)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
    }
    const unnamed = await t.call('GET /api/partner/get-partner-config');
    expect(unnamed.body).toMatchObject({ fields: [{ path: 'partnerId' }] });
  });

  test('is in the list, with its config when asked for', async () => {
    const plain = await t.call('GET /api/partner/list-partners');
    expect(plain.body.partners).toContainEqual({
      id: boss.partnerId,
      slug: boss.partnerSlug,
      name: 'A partner',
      about: null,
      checks: null,
    });
    const full = await t.call('GET /api/partner/list-partners', {
      query: { includeConfig: 'true' },
    });
    for (const partner of full.body.partners) expect(partner.config).toBeDefined();
    const odd = await t.call('GET /api/partner/list-partners', {
      query: new URLSearchParams({ includeConfig: 'yes' }),
    });
    expect(odd.body).toMatchObject({ fields: [{ path: 'includeConfig' }] });
  });
});

describe('verification', () => {
  test('is asked for by naming the partner, and given by its manager', async () => {
    const expert = await join(boss.partnerSlug);
    expect((await own(expert.token)).body).toMatchObject({
      verification: 'pending',
      isVerifiedProvider: false,
      partner: { id: boss.partnerId },
    });
    expect((await view(expert.userId)).body).toMatchObject({
      isVerifiedProvider: false,
      partner: null,
    });
    const given = await verify(boss, expert.userId);
    expect(given.status).toBe(200);
    expect(given.body).toMatchObject({ providerId: expert.userId, verification: 'verified' });
    expect(given.body.verifiedAt).toMatch(/Z$/);
    expect((await view(expert.userId)).body).toMatchObject({
      isVerifiedProvider: true,
      partner: { id: boss.partnerId, slug: boss.partnerSlug, name: 'A partner' },
    });
  });

  test('said twice changes nothing, and can be taken back and given anew', async () => {
    const expert = await join(boss.partnerId);
    const first = (await verify(boss, expert.userId, { verified: true })).body;
    await t.advance('PT1H');
    expect((await verify(boss, expert.userId, {})).body).toEqual(first);
    const back = (await verify(boss, expert.userId, { verified: false })).body;
    expect(back).toMatchObject({ verification: 'pending', verifiedAt: null });
    expect((await verify(boss, expert.userId, { verified: false })).body).toEqual(back);
    expect((await view(expert.userId)).body.isVerifiedProvider).toBe(false);
    const again = (await verify(boss, expert.userId)).body;
    expect(Date.parse(again.verifiedAt ?? '')).toBeGreaterThan(Date.parse(first.verifiedAt ?? ''));
  });

  test('outlives a change of texts, and goes with the partner', async () => {
    const expert = await join(boss.partnerId);
    await verify(boss, expert.userId);
    const { body: changed } = await ask(expert.token, undefined, { expertise: 'Something else' });
    expect(changed.verification).toBe('verified');
    expect((await ask(expert.token, boss.partnerSlug)).body.verification).toBe('verified');
    const moved = (await ask(expert.token, rival.partnerSlug)).body;
    expect(moved).toMatchObject({ verification: 'pending', partner: { id: rival.partnerId } });
    expect((await verify(boss, expert.userId)).status).toBe(404);
    await verify(rival, expert.userId);
    const left = (await ask(expert.token, null)).body;
    expect(left).toMatchObject({ verification: 'none', partner: null, isVerifiedProvider: false });
  });

  test('is for managers, of their own group alone', async () => {
    const expert = await join(boss.partnerId);
    expect((await verify({ token: expert.token }, expert.userId)).status).toBe(403);
    const nobody = await t.call('POST /api/partner/providers/:id/verify', {
      params: { id: expert.userId },
      body: {},
    });
    expect(nobody.status).toBe(401);
    for (const id of [expert.userId, boss.userId, 'ffffffff-0000-4000-8000-000000000000', 'x'])
      expect(await verify(rival, id)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
    expect((await own(expert.token)).body.verification).toBe('pending');
    const garbage = await verify(boss, expert.userId, { verified: 'yes' });
    expect(garbage.body).toMatchObject({ fields: [{ path: 'verified' }] });
  });
});

describe('the group of a manager', () => {
  test('shows who waits first, and nobody of other groups', async () => {
    const chief = await t.manager();
    const done = await join(chief.partnerId, { lastName: 'Aaron' });
    await verify(chief, done.userId);
    await t.advance('PT1M');
    const waiting = await join(chief.partnerId, { lastName: 'Zamora' });
    await join(boss.partnerId);
    await join(null);
    const { body } = await list(chief);
    expect(body.providers.map(({ providerId }) => providerId)).toEqual([
      waiting.userId,
      done.userId,
    ]);
    expect(body.providers[0]).toEqual({
      providerId: waiting.userId,
      name: 'Paula',
      lastName: 'Zamora',
      username: null,
      expertise: profileBody.expertise,
      verification: 'pending',
      invited: false,
      askedAt: expect.stringMatching(/Z$/),
      verifiedAt: null,
      document: null,
      profilePicture: null,
      meetings: 0,
    });
    const verified = await list(chief, `?partnerId=${chief.partnerSlug}&verification=verified`);
    expect(verified.body.providers).toHaveLength(1);
    const none = await list(chief, '?verification=none');
    expect(none.body.providers).toEqual([]);
    expect((await list(chief, '?verification=maybe')).status).toBe(400);
  });

  test('is closed to everybody else, and other groups are as if they were not', async () => {
    const client = await t.signIn();
    expect(await list(client)).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } });
    expect((await t.call('GET /api/partner/providers')).status).toBe(401);
    for (const partner of [rival.partnerSlug, rival.partnerId, 'nobody'])
      expect(await list(boss, `?partnerId=${partner}`)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
  });
});
