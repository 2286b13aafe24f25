import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
});
afterAll(() => t.stop());

const send = ({ token }: SignedIn, body: Record<string, unknown>) =>
  t.call('POST /api/partner-invites/partner-form', { token, unchecked: body });
const queueOf = async ({ token }: SignedIn) =>
  (await t.call('GET /api/partner/applications', { token })).body.applications;
const invite = async ({ token }: SignedIn) =>
  (await t.call('POST /api/partner-invites/generate', { token })).body.token;
const join = ({ token }: SignedIn, link: string) =>
  t.call('POST /api/partner-invites/join', { token, body: { token: link } });

describe('an application', () => {
  test('is made by joining, and takes the message of the form without losing its place', async () => {
    const boss = await t.manager();
    const person = await t.signIn();
    await join(person, await invite(boss));
    const [first] = await queueOf(boss);
    expect(first).toMatchObject({ providerId: person.userId, status: 'waiting' });
    const { status, body } = await send(person, { message: '  I teach chess at two schools. ' });
    expect(status).toBe(200);
    expect(body.application).toMatchObject({
      partner: { id: boss.partnerId },
      status: 'waiting',
      askedAt: first?.askedAt,
    });
    expect(body.application?.history.map(({ message }) => message)).toEqual([
      '',
      'I teach chess at two schools.',
    ]);
    expect(await queueOf(boss)).toHaveLength(1);
  });

  test('goes to the partner that is named, once, however often at once', async () => {
    const boss = await t.manager();
    const expert = await t.provider({ isVerified: false });
    const body = { partnerId: boss.partnerSlug };
    const answers = await Promise.all([send(expert, body), send(expert, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await queueOf(boss)).toHaveLength(1);
  });

  test('that was refused ends the invitation: publishing asks no one', async () => {
    const boss = await t.manager();
    const person = await t.signIn();
    await join(person, await invite(boss));
    const [application] = await queueOf(boss);
    await t.call('POST /api/partner/applications/:id/decide', {
      token: boss.token,
      params: { id: application?.id ?? '' },
      body: { decision: 'refuse', message: 'We only take teachers this year.' },
    });
    const draft = await t.call('GET /api/provider/draft', { token: person.token });
    expect(draft.body.verification.partner).toBeNull();
    expect(await queueOf(boss)).toEqual([]);
  });

  test('needs a partner, a session and no verification', async () => {
    const boss = await t.manager();
    const person = await t.signIn();
    const nameless = await send(person, {});
    expect([nameless.status, nameless.body.fields?.map(({ path }) => path)]).toEqual([
      400,
      ['partnerId'],
    ]);
    expect((await send(person, { partnerId: 'no-such-partner' })).status).toBe(404);
    expect((await send(person, { message: 'x'.repeat(1001) })).status).toBe(400);
    const path = '/api/partner-invites/partner-form';
    expect((await t.call('POST', path, { partnerId: boss.partnerId })).status).toBe(401);
    const verified = await send(await t.provider(), { partnerId: boss.partnerId });
    expect([verified.status, verified.body.errorCode]).toEqual([409, 'invite-verified']);
    expect(await queueOf(boss)).toEqual([]);
  });
});

test('links are written to the log of the partner', async () => {
  const boss = await t.manager();
  const { body } = await t.call('POST /api/partner-invites/generate', {
    token: boss.token,
    body: { maxUses: 4, days: 7, note: 'never in the log' },
  });
  const revoke = () =>
    t.call('DELETE /api/partner-invites/:id', {
      token: boss.token,
      params: { id: body.invite.id },
    });
  await revoke();
  await revoke();
  const log = await t.call('GET /api/partner/log', {
    token: boss.token,
    query: { partnerId: boss.partnerId },
  });
  expect(log.body.entries.map(({ act, details }) => [act, details])).toEqual([
    ['invitation-revoked', { uses: 0, maxUses: 4 }],
    ['invitation-created', { maxUses: 4, days: 7 }],
  ]);
});
