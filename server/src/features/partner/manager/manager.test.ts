import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

type Who = { token: string };

function list(manager: Who, partnerId: string) {
  return t.call('GET /api/partner/managers', { query: { partnerId }, token: manager.token });
}
function invite(manager: Who, partnerId: string, phone: string) {
  return t.call('POST /api/partner/managers', { body: { partnerId, phone }, token: manager.token });
}
function remove(manager: Who, partnerId: string, id: string) {
  const path = 'DELETE /api/partner/managers/:id';
  return t.call(path, { params: { id }, query: { partnerId }, token: manager.token });
}
function invited(person: Who) {
  return t.call('GET /api/partner/manager-invitations', { token: person.token });
}
function answer(person: Who, id: string, accept: boolean) {
  const path = 'POST /api/partner/manager-invitations/:id/answer';
  return t.call(path, { params: { id }, body: { accept }, token: person.token });
}
/** Invites and accepts. */
async function add(manager: Who & { partnerId: string }) {
  const person = await t.signIn();
  await invite(manager, manager.partnerId, person.phone);
  const [one] = (await invited(person)).body.invitations;
  await answer(person, one?.id ?? '', true);
  return person;
}

describe('managers', () => {
  test('are invited by phone, accept, and are logged', async () => {
    for (const language of ['en', 'es'] as const) {
      const boss = await t.manager();
      const person = await t.signIn();
      const email = `manager-${language}@example.org`;
      await t.call('PUT /api/profile', { body: { email, language }, token: person.token });
      const { body } = await invite(boss, boss.partnerId, person.phone);
      expect(body.invitations).toMatchObject([{ phoneEnding: person.phone.slice(-4) }]);
      expect(JSON.stringify(body)).not.toContain(person.phone);
      expect(body.managers).toMatchObject([{ id: boss.userId, isYou: true }]);
      await t.drain();
      const [mail] = await bookings(t).mailsTo(email);
      expect(mail?.text).toContain('A partner');
      expect(mail?.text).toContain('/you/partner');
      const [one] = (await invited(person)).body.invitations;
      expect(one).toMatchObject({ partner: { id: boss.partnerId, name: 'A partner' } });
      expect((await list(person, boss.partnerId)).status).toBe(403);
      expect((await answer(person, one?.id ?? '', true)).body).toEqual({ invitations: [] });
      expect((await answer(person, one?.id ?? '', true)).status).toBe(404);
      expect((await list(person, boss.partnerId)).body.managers).toHaveLength(2);
      const query = { partnerId: boss.partnerId };
      const log = await t.call('GET /api/partner/log', { query, token: boss.token });
      expect(log.body.entries.map(({ act }) => act)).toEqual(['manager-joined', 'manager-invited']);
      const managed = await t.call('GET /api/partner/managed', { token: person.token });
      expect(managed.body.partners).toEqual([
        { id: boss.partnerId, slug: boss.partnerSlug, name: 'A partner', waiting: 0 },
      ]);
    }
  });

  test('get the same answer for numbers with and without an account', async () => {
    const boss = await t.manager();
    const known = await t.signIn();
    for (const phone of [known.phone, '+56987654321']) {
      const { status, body } = await invite(boss, boss.partnerId, phone);
      expect(status).toBe(200);
      expect(Object.keys(body.invitations[0] ?? {}).toSorted()).toEqual([
        'expiresAt',
        'id',
        'invitedAt',
        'phoneEnding',
      ]);
    }
    expect(await invite(boss, boss.partnerId, '123')).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid-phone' },
    });
    const late = await t.signIn('+56987654321');
    expect((await invited(late)).body.invitations).toHaveLength(1);
    await t.advance('P14D');
    expect((await invited(late)).body.invitations).toEqual([]);
  });

  test('decline, and are not asked any more once that is withdrawn', async () => {
    const boss = await t.manager();
    const [one, two] = [await t.signIn(), await t.signIn()];
    for (const { phone } of [one, two]) await invite(boss, boss.partnerId, phone);
    const [own] = (await invited(one)).body.invitations;
    await answer(one, own?.id ?? '', false);
    const { body } = await list(boss, boss.partnerId);
    expect(body.managers).toHaveLength(1);
    const left = body.invitations[0]?.id ?? '';
    expect((await answer(one, left, true)).status).toBe(404);
    const path = 'DELETE /api/partner/manager-invitations/:id';
    const rival = await t.manager();
    expect((await t.call(path, { params: { id: left }, token: rival.token })).status).toBe(404);
    const { body: after } = await t.call(path, { params: { id: left }, token: boss.token });
    expect(after.invitations).toEqual([]);
    expect((await invited(two)).body.invitations).toEqual([]);
  });

  test('are removed, never the last, also when two remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const boss = await t.manager();
      const other = await add(boss);
      const { partnerId } = boss;
      const replies = await Promise.all([
        remove(boss, partnerId, other.userId),
        remove(other, partnerId, boss.userId),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => [403, 404].includes(status))).toHaveLength(1);
      const winner = replies[0].status === 200 ? boss : other;
      expect((await list(winner, partnerId)).body.managers).toHaveLength(1);
      expect(await remove(winner, partnerId, winner.userId)).toMatchObject({
        status: 409,
        body: { errorCode: 'last-manager' },
      });
    }
  });

  test('both leaving at once leave one behind', async () => {
    const boss = await t.manager();
    const other = await add(boss);
    const { partnerId } = boss;
    const replies = await Promise.all([
      remove(boss, partnerId, boss.userId),
      remove(other, partnerId, other.userId),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('keep their account while they are the last', async () => {
    const boss = await t.manager();
    const gone = () =>
      t.call('DELETE /api/profile', { body: { confirmed: true }, token: boss.token });
    const other = await add(boss);
    await remove(other, boss.partnerId, other.userId);
    expect(await gone()).toMatchObject({
      status: 409,
      body: { errorCode: 'account-not-settled', fields: [{ path: 'lastManager' }] },
    });
    expect((await list(boss, boss.partnerId)).body.managers).toHaveLength(1);
  });

  test('of other partners, experts and strangers see none of it', async () => {
    const [boss, rival] = [await t.manager(), await t.manager()];
    const client = await t.signIn();
    expect((await list(rival, boss.partnerId)).status).toBe(404);
    expect((await invite(rival, boss.partnerId, client.phone)).status).toBe(404);
    expect((await remove(rival, boss.partnerId, boss.userId)).status).toBe(404);
    expect((await remove(boss, boss.partnerId, rival.userId)).status).toBe(404);
    expect((await list(client, boss.partnerId)).status).toBe(403);
    for (const path of ['managers?partnerId=x', 'managed', 'manager-invitations'])
      expect((await t.call('GET', `/api/partner/${path}`)).status).toBe(401);
    expect((await t.call('GET /api/partner/managed', { token: client.token })).status).toBe(403);
  });
});
