import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

const generate = ({ token }: SignedIn, body?: Record<string, unknown>) =>
  t.call('POST /api/partner-invites/generate', { token, unchecked: body });
const list = ({ token }: SignedIn, query = {}) =>
  t.call('GET /api/partner-invites', { token, query });
const look = (token: string) => t.call('GET /api/partner-invites/validate', { query: { token } });
const join = ({ token }: SignedIn, link: string) =>
  t.call('POST /api/partner-invites/join', { token, body: { token: link } });
const revoke = ({ token }: SignedIn, id: string) =>
  t.call('DELETE /api/partner-invites/:id', { token, params: { id } });

const at = (text: string) => Temporal.Instant.from(text);
const daysOf = (invite: { createdAt: string; expiresAt: string }) =>
  at(invite.createdAt).until(at(invite.expiresAt)).total('hours') / 24;

describe('a link into a group', () => {
  test('is for one person and 30 days unless its manager says otherwise', async () => {
    const boss = await t.manager();
    const { status, body } = await generate(boss);
    expect(status).toBe(200);
    expect(body.token).toMatch(/^p[\w-]{43}$/);
    expect(body.invite).toMatchObject({
      state: 'open',
      url: `http://localhost:3000/join/${body.token}`,
      maxUses: 1,
      uses: 0,
      note: '',
      partner: { id: boss.partnerId, slug: boss.partnerSlug },
    });
    expect(daysOf(body.invite)).toBe(30);
    const asked = { maxUses: 50, days: 90, note: '  Spring cohort ', partnerId: boss.partnerSlug };
    const second = (await generate(boss, asked)).body.invite;
    expect(second).toMatchObject({ maxUses: 50, note: 'Spring cohort' });
    expect(daysOf(second)).toBe(90);
    const { invites } = (await list(boss)).body;
    expect(invites).toHaveLength(2);
    expect(invites).toContainEqual(second);
  });

  test.each([
    [{ maxUses: 0 }, 'maxUses'],
    [{ maxUses: 51 }, 'maxUses'],
    [{ maxUses: 2.5 }, 'maxUses'],
    [{ days: 0 }, 'days'],
    [{ days: 91 }, 'days'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('is not made of %o', async (body, path) => {
    const boss = await t.manager();
    const { status, body: said } = await generate(boss, body);
    expect([status, said.fields?.map((field) => field.path)]).toEqual([400, [path]]);
    expect((await list(boss)).body.invites).toEqual([]);
  });

  test('lives as long as its manager said', async () => {
    const boss = await t.manager();
    const { token, invite } = (await generate(boss, { days: 1 })).body;
    await t.setNow(at(invite.expiresAt).subtract({ minutes: 1 }).toString());
    expect((await look(token)).status).toBe(200);
    await t.setNow(invite.expiresAt);
    expect((await look(token)).body.errorCode).toBe('invite-expired');
    expect((await list(boss)).body.invites[0]).toMatchObject({ state: 'expired', url: null });
  });

  test('names the partner and never the manager’s note', async () => {
    const boss = await t.manager();
    const { token } = (await generate(boss, { note: 'only for us' })).body;
    const { body } = await look(token);
    expect(body).toMatchObject({ kind: 'partner', partner: { id: boss.partnerId } });
    expect(JSON.stringify(body)).not.toContain('only for us');
    // The other kind's call doesn't know it.
    const { body: other } = await t.call('GET /api/invitations/validate', { query: { token } });
    expect(other.errorCode).toBe('invite-invalid');
  });

  test('tells the fee as it is today, not as it is announced to be', async () => {
    const boss = await t.manager();
    const { token } = (await generate(boss)).body;
    const announced = { partnerId: boss.partnerId, basisPoints: 1225 };
    await t.call('POST /api/partner/share', { body: announced, token: boss.token });
    const fees = async () => {
      const { body } = await look(token);
      return 'fees' in body ? body.fees : body;
    };
    const unverifiedBasisPoints = 600;
    expect(await fees()).toEqual({ unverifiedBasisPoints, verifiedBasisPoints: 1500 });
    await t.advance('P14D');
    expect(await fees()).toEqual({ unverifiedBasisPoints, verifiedBasisPoints: 2225 });
  });

  test('is made, seen and taken back by the managers of that partner alone', async () => {
    const [boss, stranger, client] = [await t.manager(), await t.manager(), await t.signIn()];
    const { invite, token } = (await generate(boss)).body;
    expect((await generate(stranger, { partnerId: boss.partnerSlug })).status).toBe(404);
    expect((await generate(boss, { partnerId: 'no-such-partner' })).status).toBe(404);
    expect((await list(stranger)).body.invites).toEqual([]);
    expect((await list(stranger, { partnerId: boss.partnerId })).status).toBe(404);
    expect((await revoke(stranger, invite.id)).status).toBe(404);
    for (const status of [
      (await generate(client)).status,
      (await list(client)).status,
      (await revoke(client, invite.id)).status,
    ])
      expect(status).toBe(403);
    expect((await t.call('POST /api/partner-invites/generate')).status).toBe(401);
    expect((await t.call('GET /api/partner-invites')).status).toBe(401);
    expect((await look(token)).status).toBe(200);
    const { status, body } = await revoke(boss, invite.id);
    expect([status, body.invite.state, body.invite.url]).toEqual([200, 'revoked', null]);
    expect((await look(token)).body.errorCode).toBe('invite-revoked');
    expect((await revoke(boss, invite.id)).status).toBe(200);
  });

  test('taken back after some have joined keeps them and lets no more in', async () => {
    const boss = await t.manager();
    const { invite, token } = (await generate(boss, { maxUses: 3 })).body;
    const first = await t.signIn();
    expect((await join(first, token)).status).toBe(200);
    await revoke(boss, invite.id);
    expect((await join(await t.signIn(), token)).body.errorCode).toBe('invite-revoked');
    expect((await join(first, token)).body).toMatchObject({ next: 'profile' });
    expect((await list(boss)).body.invites[0]).toMatchObject({ state: 'revoked', uses: 1 });
  });
});

test('a manager of two partners says which of them invites', async () => {
  const boss = await t.manager();
  const other = await t.manager();
  await t.context.db
    .insertInto('partner_managers')
    .values({ partner_id: other.partnerId, user_id: boss.userId })
    .execute();
  const { status, body } = await generate(boss);
  expect([status, body.fields?.map(({ path }) => path)]).toEqual([400, ['partnerId']]);
  expect((await generate(boss, { partnerId: other.partnerId })).body.invite.partner.id).toBe(
    other.partnerId,
  );
  await generate(boss, { partnerId: boss.partnerId });
  expect((await list(boss)).body.invites).toHaveLength(2);
  expect((await list(boss, { partnerId: other.partnerSlug })).body.invites).toHaveLength(1);
});

test('links are looked at so often a minute', async () => {
  const strict = await startTestApp();
  try {
    const query = { token: 'p-guess' };
    const ask = () => strict.call('GET /api/partner-invites/validate', { query });
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await ask()).status);
    expect(answers.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(answers[30]).toBe(429);
  } finally {
    await strict.stop();
  }
});
