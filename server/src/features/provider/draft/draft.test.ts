import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { profileBody } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

const { name, lastName, timezone: _zone, ...texts } = profileBody;

function read(token: string) {
  return t.call('GET /api/provider/draft', { token });
}
function change(token: string, version: number, fields: object) {
  return t.call('PATCH /api/provider/draft', { unchecked: { version, fields }, token });
}
function publish(token: string, version: number) {
  return t.call('POST /api/provider/draft/publish', { body: { version }, token });
}
async function named() {
  const person = await t.signIn();
  await t.call('PUT /api/profile', { body: { name, lastName }, token: person.token });
  return person;
}
function publicProfile(id: string) {
  return t.call('GET /worker/profile/:id', { params: { id } });
}

describe('a draft of an expert profile', () => {
  test.each([
    ['GET', '/api/provider/draft'],
    ['PATCH', '/api/provider/draft'],
    ['POST', '/api/provider/draft/publish'],
    ['POST', '/api/provider/draft/discard'],
    ['POST', '/api/provider/draft/tour'],
  ] as const)('%s %s takes a session', async (method, path) => {
    const { status } = await t.call(method, path, method === 'GET' ? undefined : {});
    expect(status).toBe(401);
  });

  test('begins empty, names what is missing, and is its owner’s alone', async () => {
    const { token, userId } = await t.signIn();
    const { body } = await read(token);
    expect(body).toMatchObject({ state: 'new', version: 0, isTourSeen: false, changed: [] });
    expect(body.steps.filter(({ isDone }) => isDone)).toEqual([]);
    expect(new Set(body.missing.map(({ path }) => path))).toEqual(
      new Set([
        'name',
        'lastName',
        'expertise',
        'aboutMe',
        'career',
        'idealClient',
        'uniqueValue',
        'challengeStory',
        'languages',
        'normalRate',
      ]),
    );
    await change(token, 0, { expertise: 'Singing' });
    const other = await t.signIn();
    expect((await read(other.token)).body.fields.expertise).toBeUndefined();
    expect((await read(token)).body).toMatchObject({
      state: 'draft',
      version: 1,
      fields: { expertise: 'Singing' },
    });
    expect((await publicProfile(userId)).status).toBe(404);
  });

  test('keeps what is unfinished', async () => {
    const { token } = await t.signIn();
    const { status, body } = await change(token, 0, {
      aboutMe: 'I ',
      languages: [],
      normalRate: null,
      location: null,
    });
    expect(status).toBe(200);
    expect(body.fields).toMatchObject({ aboutMe: 'I ', languages: [] });
    const next = await change(token, 1, { career: 'x' });
    expect(next.body.fields).toMatchObject({ aboutMe: 'I ', career: 'x' });
  });

  test.each([
    [{ expertise: 'x'.repeat(201) }, 'fields.expertise'],
    [{ aboutMe: 'x'.repeat(4001) }, 'fields.aboutMe'],
    [{ aboutMe: 'a\0' }, 'fields.aboutMe'],
    [{ languages: ['xx'] }, 'fields.languages.0'],
    [{ timezone: 'Mars/Base' }, 'fields.timezone'],
    [{ durations: [20] }, 'fields.durations.0'],
    [{ normalRate: { amount: -1, currency: 'USD' } }, 'fields.normalRate.amount'],
    [{ partnerId: 'nobody' }, 'fields.partnerId'],
    [{ weeklyHours: [{ weekday: 8, ranges: [] }] }, 'fields.weeklyHours.0.weekday'],
    [{ isVerifiedProvider: true }, 'fields'],
  ])('refuses %j', async (fields, path) => {
    const { token } = await t.signIn();
    const refused = await change(token, 0, fields);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path }] });
    expect((await read(token)).body.version).toBe(0);
  });

  test('refuses a price below the smallest, and names that one', async () => {
    const { token } = await t.signIn();
    const rate = (amount: number) => ({ normalRate: { amount, currency: 'CLP' } });
    const low = await change(token, 0, { ...rate(4999), durations: [60] });
    expect(low.status).toBe(400);
    expect(low.body).toMatchObject({
      errorCode: 'price-too-low',
      fields: [
        {
          path: 'fields.normalRate',
          message: 'Price must be at least 5000 CLP for 60 minutes',
        },
      ],
    });
    const saved = await change(token, 0, { ...rate(5000), durations: [60] });
    expect(saved.status).toBe(200);
    // A shorter meeting would cost less than the smallest price.
    const shorter = await change(token, 1, { durations: [30, 60] });
    expect(shorter.body.errorCode).toBe('price-too-low');
  });

  test('tells what each meeting costs and brings', async () => {
    const { token } = await t.signIn();
    const { body } = await change(token, 0, {
      normalRate: { amount: 30_000, currency: 'CLP' },
      discountedRate: { amount: 20_000, currency: 'CLP' },
      durations: [60, 30],
    });
    const clp = (amount: number) => ({ amount, currency: 'CLP' });
    expect(body.price.earnings).toEqual([
      {
        durationMinutes: 30,
        normal: { price: clp(15_000), fees: clp(900), receives: clp(14_100) },
        firstMeeting: { price: clp(10_000), fees: clp(600), receives: clp(9400) },
      },
      {
        durationMinutes: 60,
        normal: { price: clp(30_000), fees: clp(1800), receives: clp(28_200) },
        firstMeeting: { price: clp(20_000), fees: clp(1200), receives: clp(18_800) },
      },
    ]);
    expect(body.price.leastRates).toContainEqual(clp(10_000));
    expect(body.price.leastPrices).toContainEqual(clp(5000));
  });

  test('is changed by one of two tabs, and the other is told what is there', async () => {
    const { token } = await t.signIn();
    const replies = await Promise.all([
      change(token, 0, { expertise: 'One' }),
      change(token, 0, { expertise: 'Two' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200);
    const lost = replies.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      errorCode: 'draft-changed',
      draft: { version: 1, fields: { expertise: won?.body.fields.expertise } },
    });
    const again = await change(token, 1, { expertise: 'Both' });
    expect(again.body).toMatchObject({ version: 2, fields: { expertise: 'Both' } });
  });

  test('shows the introduction once', async () => {
    const { token } = await t.signIn();
    for (let time = 0; time < 2; time += 1)
      expect((await t.call('POST /api/provider/draft/tour', { token })).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ isTourSeen: true, version: 0, state: 'new' });
  });
});

describe('publishing', () => {
  test('names what is missing, and nothing is public', async () => {
    const { token, userId } = await t.signIn();
    await change(token, 0, { ...texts, aboutMe: 'Too short', languages: [] });
    const refused = await publish(token, 1);
    expect(refused.status).toBe(409);
    expect(refused.body.errorCode).toBe('profile-incomplete');
    expect(refused.body.fields?.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'lastName',
      'aboutMe',
      'languages',
    ]);
    expect((await publicProfile(userId)).status).toBe(404);
    expect((await t.call('GET /api/profile', { token })).body.isProvider).toBe(false);
  });

  test('makes a complete draft public with its hours, link and partner', async () => {
    const { token, userId } = await named();
    const { partnerSlug, partnerId } = await t.manager();
    await t.call('PUT /api/profile', { body: { username: 'draft.person' }, token });
    const link = { params: { link: 'draft.person' } };
    const weeklyHours = [{ weekday: 3, ranges: [{ start: '09:00', end: '10:00' }] }];
    await change(token, 0, {
      ...texts,
      timezone: 'UTC',
      durations: [60],
      weeklyHours,
      partnerId: partnerSlug,
    });
    expect((await t.call('GET /api/validate/:link', link)).status).toBe(404);
    const wrong = await publish(token, 0);
    expect(wrong.body).toMatchObject({ errorCode: 'draft-changed', draft: { version: 1 } });
    const { status, body } = await publish(token, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'published',
      changed: [],
      missing: [],
      version: 2,
      verification: { state: 'pending', partner: { id: partnerId } },
    });
    expect((await publicProfile(userId)).body).toMatchObject({
      expertise: texts.expertise,
      nextFree: '2026-12-02T09:00:00Z',
    });
    expect((await t.call('GET /api/validate/:link', link)).status).toBe(200);
    const calendar = await t.call('GET /api/availability/schedule', { token });
    expect(calendar.body.weeklyHours).toEqual(weeklyHours);
  });

  test('twice at once publishes once', async () => {
    const { token, userId } = await named();
    await change(token, 0, texts);
    const replies = await Promise.all([publish(token, 1), publish(token, 1)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await publicProfile(userId)).status).toBe(200);
  });

  test('of a published expert changes nothing before', async () => {
    const expert = await t.provider();
    const before = (await read(expert.token)).body;
    expect(before).toMatchObject({ state: 'published', version: 0, missing: [] });
    const changed = await change(expert.token, 0, { expertise: 'Voice', aboutMe: 'Short' });
    expect(changed.body).toMatchObject({ state: 'changed', changed: ['expertise', 'aboutMe'] });
    expect((await publicProfile(expert.id)).body.expertise).toBe('Public speaking');
    expect((await publish(expert.token, 1)).body.errorCode).toBe('profile-incomplete');
    expect((await publicProfile(expert.id)).body.expertise).toBe('Public speaking');
    await change(expert.token, 1, { aboutMe: before.fields.aboutMe });
    const published = await publish(expert.token, 2);
    expect(published.body).toMatchObject({ state: 'published', changed: [] });
    expect((await publicProfile(expert.id)).body).toMatchObject({
      expertise: 'Voice',
      isVerifiedProvider: true,
    });
  });

  test('is not the only way out: changes can be discarded', async () => {
    const expert = await t.provider();
    await change(expert.token, 0, { expertise: 'Voice' });
    const discard = (version: number) =>
      t.call('POST /api/provider/draft/discard', { body: { version }, token: expert.token });
    expect((await discard(0)).body.errorCode).toBe('draft-changed');
    expect((await discard(1)).body).toMatchObject({
      state: 'published',
      fields: { expertise: 'Public speaking' },
    });
  });

  test('leaves the hours of an expert to the calendar', async () => {
    const expert = await t.provider();
    const refused = await change(expert.token, 0, { weeklyHours: [] });
    expect(refused.body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'fields.weeklyHours' }],
    });
  });

  test('follows a change of the profile by PUT', async () => {
    const expert = await t.provider();
    await change(expert.token, 0, { expertise: 'Voice' });
    await t.call('PUT /worker/profile', {
      unchecked: { ...profileBody, expertise: 'Voice', career: `${profileBody.career} And more.` },
      token: expert.token,
    });
    const { body } = await read(expert.token);
    expect(body).toMatchObject({ state: 'published', changed: [] });
    expect(body.fields.career).toContain('And more.');
  });
});

describe('what a person wrote', () => {
  test('is in their data, and goes with the account', async () => {
    const { token, userId } = await t.signIn();
    await change(token, 0, { expertise: 'Secret plans' });
    const exported = await t.call('GET /api/profile/export', { token });
    expect(JSON.stringify(exported.body)).toContain('Secret plans');
    expect(await countDrafts(userId)).toBe(1);
    const gone = await t.call('DELETE /api/profile', { body: { confirmed: true }, token });
    expect(gone.status).toBe(200);
    expect(await countDrafts(userId)).toBe(0);
  });
});

async function countDrafts(userId: string): Promise<number> {
  const { rows } = await t.pool.query('select 1 from profile_drafts where user_id = $1', [userId]);
  return rows.length;
}
