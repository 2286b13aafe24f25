import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

const { perMonth, days } = policy.invitation.friend;
const generate = ({ token }: SignedIn) => t.call('POST /api/invitations/generate', { token });
const list = ({ token }: SignedIn) => t.call('POST /api/invitations/list', { token, body: {} });
const look = (token: string) => t.call('GET /api/invitations/validate', { query: { token } });
const revoke = ({ token }: SignedIn, id: string) =>
  t.call('DELETE /api/invitations/:id', { token, params: { id } });
const join = ({ token }: SignedIn, link: string) =>
  t.call('POST /api/invitations/join', { token, body: { token: link } });
const santiago = () => t.provider({ profile: { timezone: 'America/Santiago' } });

const at = (text: string) => Temporal.Instant.from(text);

describe('a link for a friend', () => {
  test('is made, shown again and known by its hash alone', async () => {
    await t.setNow('2026-12-01T12:00:00Z');
    const camila = await t.provider();
    const { status, body } = await generate(camila);
    expect(status).toBe(200);
    expect(body.token).toMatch(/^f[\w-]{43}$/);
    expect(body.invitation).toMatchObject({
      state: 'open',
      url: `http://localhost:3000/join/${body.token}`,
      uses: 0,
      maxUses: 1,
    });
    const { createdAt, expiresAt } = body.invitation;
    expect(at(createdAt).until(at(expiresAt)).total('hours')).toBe(30 * 24);
    expect(body.stats).toEqual({
      remaining: 9,
      generated: 1,
      used: 0,
      max: 10,
      renewsAt: '2027-01-01T00:00:00Z',
    });
    expect((await list(camila)).body).toEqual({
      invitations: [body.invitation],
      stats: body.stats,
    });
    const { rows } = await sql<{ row: string }>`select i::text as row from invites i`.execute(
      t.context.db,
    );
    expect(rows.some(({ row }) => row.includes(body.token.slice(1)))).toBe(false);
  });

  test('says who invites and which partner would verify, to anybody who has it', async () => {
    const camila = await t.provider();
    const { token } = (await generate(camila)).body;
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'friend',
      inviter: { id: camila.id, name: 'Paula', lastName: 'Rojas', expertise: 'Public speaking' },
      partner: { name: 'A partner' },
      fees: { unverifiedBasisPoints: 600, verifiedBasisPoints: 1500 },
    });
    expect(JSON.stringify(body)).not.toContain(camila.phone);
    // An invalid session of the browser doesn't get in the way.
    const headers = { authorization: 'Bearer over-long-ago' };
    const again = await t.call('GET /api/invitations/validate', { query: { token }, headers });
    expect(again.status).toBe(200);
  });

  test('tells no fee of a verification that nobody would be asked for', async () => {
    const alone = await t.provider({ isVerified: false, profile: { partnerId: null } });
    const { body } = await look((await generate(alone)).body.token);
    expect(body).toMatchObject({
      partner: null,
      fees: { unverifiedBasisPoints: 600, verifiedBasisPoints: null },
    });
  });

  test.each(['nothing-like-it', 'x'.repeat(100), `f${'A'.repeat(43)}`])(
    'that was never made is unknown: %s',
    async (token) => {
      const { status, body } = await look(token);
      expect([status, body.errorCode]).toEqual([404, 'invite-invalid']);
    },
  );

  test('is refused as bad input when it is none at all', async () => {
    for (const query of [{}, { token: '' }, { token: 'x'.repeat(101) }])
      expect(
        (await t.call('GET', `/api/invitations/validate?${new URLSearchParams(query).toString()}`))
          .status,
      ).toBe(400);
  });

  test('is good for 30 days and no longer', async () => {
    await t.setNow('2026-12-01T12:00:00Z');
    const { token, invitation } = (await generate(await t.provider())).body;
    // The clock goes on while calls are under way: a minute on this side of the end.
    await t.setNow(at(invitation.expiresAt).subtract({ minutes: 1 }).toString());
    expect((await look(token)).status).toBe(200);
    await t.setNow(invitation.expiresAt);
    const { status, body } = await look(token);
    expect([status, body.errorCode]).toEqual([409, 'invite-expired']);
    const late = await join(await t.signIn(), token);
    expect([late.status, late.body.errorCode]).toEqual([409, 'invite-expired']);
    expect(days).toBe(30);
  });

  test('is made by experts alone', async () => {
    const client = await t.signIn();
    expect((await generate(client)).status).toBe(403);
    expect((await list(client)).status).toBe(403);
    expect((await t.call('POST /api/invitations/generate')).status).toBe(401);
    expect((await t.call('POST /api/invitations/list')).status).toBe(401);
    const camila = await t.provider();
    const body = { userId: client.userId };
    const claimed = await t.call('POST /api/invitations/generate', { token: camila.token, body });
    expect([claimed.status, claimed.body.errorCode]).toEqual([403, 'identity-mismatch']);
    expect((await list(camila)).body.stats.generated).toBe(0);
  });
});

describe('a link that is taken back', () => {
  test('joins nobody, stays in the list and in the count of its month', async () => {
    const camila = await t.provider();
    const { token, invitation } = (await generate(camila)).body;
    const { status, body } = await revoke(camila, invitation.id);
    expect([status, body.invitation.state, body.invitation.url]).toEqual([200, 'revoked', null]);
    expect((await look(token)).body.errorCode).toBe('invite-revoked');
    const friend = await t.signIn();
    expect((await join(friend, token)).body.errorCode).toBe('invite-revoked');
    const { invitations, stats } = (await list(camila)).body;
    expect([invitations[0]?.state, stats.generated, stats.remaining]).toEqual(['revoked', 1, 9]);
    expect((await revoke(camila, invitation.id)).status).toBe(200);
  });

  test('is its own, not somebody else’s', async () => {
    const [camila, other] = [await t.provider(), await t.provider()];
    const { token, invitation } = (await generate(camila)).body;
    expect((await revoke(other, invitation.id)).status).toBe(404);
    expect((await t.call('DELETE', `/api/invitations/${invitation.id}`)).status).toBe(401);
    expect((await revoke(await t.signIn(), invitation.id)).status).toBe(403);
    expect((await look(token)).status).toBe(200);
  });

  test('can’t be one by which somebody joined', async () => {
    const camila = await t.provider();
    const { token, invitation } = (await generate(camila)).body;
    await join(await t.signIn(), token);
    const { status, body } = await revoke(camila, invitation.id);
    expect([status, body.errorCode]).toEqual([409, 'invite-used']);
  });
});

describe('the links of a month', () => {
  test('are ten, and begin again with the month of the expert’s own zone', async () => {
    // In Santiago it is still the 31st before 03:00 UTC, and the 1st from 03:00 on.
    await t.setNow('2027-02-01T02:30:00Z');
    const camila = await santiago();
    for (let link = 0; link < perMonth; link += 1)
      expect((await generate(camila)).status).toBe(200);
    const { stats } = (await list(camila)).body;
    expect(stats).toMatchObject({ remaining: 0, generated: 10, renewsAt: '2027-02-01T03:00:00Z' });
    const { status, body, headers } = await generate(camila);
    expect([status, body.errorCode]).toEqual([429, 'invite-limit-reached']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30 * 60);
    await t.setNow('2027-02-01T02:50:00Z');
    expect((await generate(camila)).status).toBe(429);
    await t.setNow('2027-02-01T03:00:00Z');
    const next = await generate(camila);
    expect(next.status).toBe(200);
    expect(next.body.stats).toMatchObject({ remaining: 9, generated: 1, used: 0 });
    expect((await list(camila)).body.invitations).toHaveLength(11);
  });

  test('of one expert are no one else’s, nor does another zone give more of a month', async () => {
    await t.setNow('2027-03-31T23:30:00Z');
    const camila = await santiago();
    for (let link = 0; link < perMonth; link += 1) await generate(camila);
    expect((await generate(await santiago())).status).toBe(200);
    // It is April in Auckland: its ten are used up when April comes to Santiago.
    const move = (timezone: string) =>
      t.call('POST /api/availability/set', { token: camila.token, body: { timezone } });
    await move('Pacific/Auckland');
    for (let link = 0; link < perMonth; link += 1)
      expect((await generate(camila)).status).toBe(200);
    await move('America/Santiago');
    expect((await generate(camila)).status).toBe(429);
    await t.setNow('2027-04-01T12:00:00Z');
    expect((await generate(camila)).status).toBe(429);
  });

  test('count who joined', async () => {
    const camila = await t.provider();
    const { token } = (await generate(camila)).body;
    await generate(camila);
    await join(await t.signIn(), token);
    const { invitations, stats } = (await list(camila)).body;
    expect(stats).toMatchObject({ remaining: 8, generated: 2, used: 1, max: 10 });
    expect(invitations.map(({ state, uses }) => [state, uses])).toContainEqual(['used', 1]);
  });

  test('end at ten, however many are asked for at once', async () => {
    const camila = await t.provider();
    for (let link = 1; link < perMonth; link += 1) await generate(camila);
    const answers = await Promise.all([generate(camila), generate(camila), generate(camila)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429, 429,
    ]);
    const { invitations, stats } = (await list(camila)).body;
    expect([invitations.length, stats.generated, stats.remaining]).toEqual([10, 10, 0]);
  });
});
