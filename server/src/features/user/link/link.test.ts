import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { findHeadOfPath } from '../../provider/head/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

type Who = { token: string };
function set(who: Who, username: unknown) {
  return t.call('POST /api/personal-link', { unchecked: { username }, ...who });
}
function read(who: Who) {
  return t.call('POST /api/personal-link/fetch', { ...who });
}
function open(link: string) {
  return t.call('GET /api/validate/:link', { params: { link } });
}
async function check(who: Who, username: string) {
  const { body } = await t.call('GET /api/profile/check', { query: { username }, ...who });
  return body.username;
}
const taken = { status: 409, body: { errorCode: 'username-taken' } };
const origin = () => t.context.config.http.publicUrl;
let count = 0;
function newName() {
  count += 1;
  return `name-${count}`;
}

describe('the own link', () => {
  test('is set, read and replaced', async () => {
    const expert = await t.provider();
    const [first, second] = [newName(), newName()];
    expect((await read(expert)).body).toEqual({
      username: null,
      personalLink: null,
      url: null,
      formerUsernames: [],
    });
    expect((await set(expert, ` ${first.toUpperCase()} `)).body).toEqual({
      username: first,
      personalLink: `/@${first}`,
      url: `${origin()}/@${first}`,
      formerUsernames: [],
    });
    const replaced = await set(expert, second);
    const [former] = replaced.body.formerUsernames;
    expect(former?.username).toBe(first);
    expect(former?.until).toMatch(/^2027-03-01T08:/);
    expect((await read(expert)).body).toEqual(replaced.body);
  });

  test('is only a username of people who offer nothing', async () => {
    const client = await t.signIn();
    const name = newName();
    expect((await set(client, name)).body).toMatchObject({ username: name, personalLink: null });
  });

  test.each(['', 'ab', 'a b', 'two..dots', '-edge', 'ñandú', 7])(
    'is refused for %j',
    async (name) => {
      const reply = await set(await t.signIn(), name);
      expect(reply).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
    },
  );

  test('is refused for names of the product and of others, in any case', async () => {
    const [me, other] = [await t.signIn(), await t.signIn()];
    const name = newName();
    await set(other, name);
    for (const one of ['admin', 'puen-te', name, name.toUpperCase()])
      expect(await set(me, one)).toMatchObject(taken);
    expect((await read(me)).body.username).toBeNull();
    expect(await check(me, 'x')).toMatchObject({ isValid: false, reason: 'invalid' });
    expect(await check(me, 'admin')).toMatchObject({ isAvailable: false, reason: 'reserved' });
    expect(await check(me, name)).toMatchObject({ isAvailable: false, reason: 'taken' });
    expect(await check(me, newName())).toMatchObject({ isAvailable: true, reason: null });
    expect(await check(other, name)).toMatchObject({ isAvailable: true, reason: null });
  });

  test('needs a session', async () => {
    const nobody = { status: 401, body: { errorCode: 'unauthenticated' } };
    expect(await t.call('POST /api/personal-link/fetch')).toMatchObject(nobody);
    expect(
      await t.call('POST /api/personal-link', { body: { username: newName() } }),
    ).toMatchObject(nobody);
    expect(await t.call('POST /api/link/generate')).toMatchObject(nobody);
  });

  test('is one person’s when many take the name at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => t.signIn()));
    const name = newName();
    const replies = await Promise.all(people.map((person) => set(person, name)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject(taken);
  });
});

describe('a former username (link-1)', () => {
  test('leads to the new one for 90 days and is nobody else’s meanwhile', async () => {
    const [expert, other] = [await t.provider(), await t.provider()];
    const [before, after] = [newName(), newName()];
    await set(expert, before);
    expect((await open(before)).body).not.toHaveProperty('movedTo');
    await set(expert, after);
    expect((await open(`@${before}`)).body).toMatchObject({
      movedTo: after,
      profile: { id: expert.id, username: after },
    });
    expect((await open(after)).body).not.toHaveProperty('movedTo');
    for (const call of [
      await set(other, before),
      await t.call('PUT /api/profile', { body: { username: before }, ...other }),
    ])
      expect(call).toMatchObject(taken);
    expect(await check(other, before)).toMatchObject({ isAvailable: false, reason: 'former' });
    expect(await check(expert, before)).toMatchObject({ isAvailable: true, reason: null });
    const head = await findHeadOfPath(t.context, `/@${before}`, { language: 'en' });
    expect(head).toEqual({ movedTo: `/@${after}` });
    const { formerDays } = policy.link;
    await t.advance(`PT${formerDays * 24}H`);
    await t.drain();
    expect((await open(before)).status).toBe(404);
    const [renewed] = [await t.signIn(other.phone)];
    expect((await set(renewed, before)).status).toBe(200);
    expect((await open(before)).body.profile.id).toBe(other.id);
    const kept = await t.context.db.selectFrom('former_usernames').select('username').execute();
    expect(kept.map(({ username }) => username)).not.toContain(before);
  });

  test('can be taken back by who had it', async () => {
    const expert = await t.provider();
    const [one, two] = [newName(), newName()];
    for (const name of [one, two, one]) expect((await set(expert, name)).status).toBe(200);
    const { body } = await read(expert);
    expect(body).toMatchObject({ username: one, formerUsernames: [{ username: two }] });
    expect(body.formerUsernames).toHaveLength(1);
  });

  test('is not lost to somebody who takes it in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [owner, thief] = [await t.signIn(), await t.signIn()];
      const [before, after] = [newName(), newName()];
      await set(owner, before);
      const [moved, stolen] = await Promise.all([set(owner, after), set(thief, before)]);
      expect(moved.status).toBe(200);
      expect(stolen).toMatchObject(taken);
    }
  });

  test('is kept for a few names only', async () => {
    const person = await t.signIn();
    const { maxFormer } = policy.link;
    for (let changes = 0; changes <= maxFormer; changes += 1)
      expect((await set(person, newName())).status).toBe(200);
    expect(await set(person, newName())).toMatchObject({
      status: 409,
      body: { errorCode: 'username-changed-often' },
    });
    expect((await read(person)).body.formerUsernames).toHaveLength(maxFormer);
  });

  test('is in the person’s export, and free when they leave', async () => {
    const [person, other] = [await t.signIn(), await t.signIn()];
    const [before, after] = [newName(), newName()];
    await set(person, before);
    await set(person, after);
    const exported = await t.call('GET /api/profile/export', { ...person });
    expect(exported.body['formerUsernames']).toMatchObject([{ username: before }]);
    await t.call('DELETE /api/profile', { body: { confirmed: true }, ...person });
    for (const name of [before, after]) expect((await set(other, name)).status).toBe(200);
  });
});

describe('the link to share', () => {
  test('is by username, and its code by id', async () => {
    const expert = await t.provider();
    const share = () => t.call('POST /api/link/generate', { ...expert });
    const lasting = `${origin()}/expert/${expert.id}`;
    expect((await share()).body).toMatchObject({
      link: lasting,
      qrTarget: lasting,
      username: null,
      title: 'Paula Rojas',
    });
    const name = newName();
    await set(expert, name);
    const { body } = await share();
    expect(body).toMatchObject({ link: `${origin()}/@${name}`, qrTarget: lasting, username: name });
    expect(JSON.stringify(body)).not.toContain(expert.phone);
  });

  test('is an expert’s', async () => {
    expect(await t.call('POST /api/link/generate', { ...(await t.signIn()) })).toMatchObject({
      status: 403,
      body: { errorCode: 'forbidden' },
    });
  });
});
