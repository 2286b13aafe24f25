import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { profileBody, type SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T12:00:00Z');
});
afterAll(() => t.stop());

const friendLink = async ({ token }: SignedIn) =>
  (await t.call('POST /api/invitations/generate', { token })).body.token;
const groupInvite = async ({ token }: SignedIn, body: Record<string, unknown> = {}) =>
  (await t.call('POST /api/partner-invites/generate', { token, unchecked: body })).body;
const groupLink = async (boss: SignedIn, maxUses = 1) =>
  (await groupInvite(boss, { maxUses })).token;
const join = ({ token }: SignedIn, link: string) =>
  link.startsWith('f')
    ? t.call('POST /api/invitations/join', { token, body: { token: link } })
    : t.call('POST /api/partner-invites/join', { token, body: { token: link } });
const usesOf = async ({ token }: SignedIn) =>
  (await t.call('GET /api/partner-invites', { token })).body.invites.map(({ uses, state }) => [
    state,
    uses,
  ]);
const publish = ({ token }: SignedIn, profile: Record<string, unknown> = {}) =>
  t.call('PUT /worker/profile', { token, unchecked: { ...profileBody, ...profile } });
const ownProfile = async ({ token }: SignedIn) =>
  (await t.call('GET /api/provider/profile', { token })).body;
const draftOf = async ({ token }: SignedIn) =>
  (await t.call('GET /api/provider/draft', { token })).body;
const isInvited = async (person: SignedIn) => {
  const row = await t.context.db
    .selectFrom('providers')
    .select('invited')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return row.invited;
};

describe('somebody without a profile', () => {
  test('asks the partner once they publish, though they throw their draft away', async () => {
    const boss = await t.manager();
    const person = await t.signIn();
    const { status, body } = await join(person, await groupLink(boss));
    expect(status).toBe(200);
    expect(body).toEqual({
      partner: { id: boss.partnerId, slug: boss.partnerSlug, name: 'A partner' },
      next: 'profile',
    });
    const draft = await draftOf(person);
    expect(draft.verification.partner?.id).toBe(boss.partnerId);
    const { token } = person;
    await t.call('PATCH /api/provider/draft', {
      token,
      body: { version: draft.version, fields: { expertise: 'Chess' } },
    });
    const { version } = await draftOf(person);
    await t.call('POST /api/provider/draft/discard', { token, body: { version } });
    expect((await draftOf(person)).fields.partnerId).toBe(boss.partnerId);
    expect((await publish(person)).status).toBe(200);
    const profile = await ownProfile(person);
    expect([profile.verification, profile.partner?.id]).toEqual(['pending', boss.partnerId]);
    expect(await isInvited(person)).toBe(true);
    const waiting = await t.call('GET /api/partner/providers', { token: boss.token });
    expect(waiting.body.providers).toMatchObject([{ providerId: person.userId, invited: true }]);
  });

  test('asks by publishing the draft as well', async () => {
    const boss = await t.manager();
    const person = await t.signIn();
    await join(person, await groupLink(boss));
    const { token } = person;
    await t.call('PUT /api/profile', { token, body: { name: 'Iris', lastName: 'Soto' } });
    const { name: _, lastName: __, ...fields } = profileBody;
    const { version: before } = await draftOf(person);
    const { version } = (
      await t.call('PATCH /api/provider/draft', { token, unchecked: { version: before, fields } })
    ).body;
    const { status, body } = await t.call('POST /api/provider/draft/publish', {
      token,
      body: { version },
    });
    expect([status, body.verification.state]).toEqual([200, 'pending']);
    expect(await isInvited(person)).toBe(true);
  });

  test('may choose another partner or none instead', async () => {
    const [boss, other] = [await t.manager(), await t.manager()];
    const person = await t.signIn();
    await join(person, await groupLink(boss));
    await publish(person, { partnerId: other.partnerSlug });
    expect((await ownProfile(person)).partner?.id).toBe(other.partnerId);
    expect(await isInvited(person)).toBe(false);
    const free = await t.signIn();
    await join(free, await groupLink(boss));
    await publish(free, { partnerId: null });
    expect((await ownProfile(free)).verification).toBe('none');
  });

  test('is led by the newest link, also where the draft named another partner', async () => {
    const [boss, other] = [await t.manager(), await t.manager()];
    const person = await t.signIn();
    const { token } = person;
    const fields = { partnerId: other.partnerId };
    await t.call('PATCH /api/provider/draft', { token, body: { version: 0, fields } });
    await join(person, await groupLink(boss));
    expect((await draftOf(person)).fields.partnerId).toBe(boss.partnerId);
    await join(person, await groupLink(other));
    await publish(person);
    expect((await ownProfile(person)).partner?.id).toBe(other.partnerId);
  });

  test('joins by a friend’s link to the partner that the friend has', async () => {
    const camila = await t.provider();
    const person = await t.signIn();
    const { body } = await join(person, await friendLink(camila));
    const { partner } = await ownProfile(camila);
    expect(body).toEqual({ partner, next: 'profile' });
    await publish(person);
    expect((await ownProfile(person)).partner).toEqual(partner);
  });

  test('asks no one by the link of a friend without a partner', async () => {
    const alone = await t.provider({ isVerified: false });
    const person = await t.signIn();
    const { body } = await join(person, await friendLink(alone));
    expect(body).toEqual({ partner: null, next: 'profile' });
    await publish(person);
    expect((await ownProfile(person)).verification).toBe('none');
  });
});

test('joining and publishing at once asks the partner of the link, whichever comes first', async () => {
  const boss = await t.manager();
  const link = await groupLink(boss, 10);
  for (let round = 0; round < 5; round += 1) {
    const person = await t.signIn();
    const [joined, published] = await Promise.all([join(person, link), publish(person)]);
    expect([joined.status, published.status]).toEqual([200, 200]);
    const { verification, partner } = await ownProfile(person);
    expect([verification, partner?.id]).toEqual(['pending', boss.partnerId]);
    expect(await isInvited(person)).toBe(true);
    const { body } = await t.call('GET /api/partner/application', { token: person.token });
    expect(body.application).toMatchObject({ status: 'waiting', history: [{ by: 'expert' }] });
  }
});

describe('an expert', () => {
  test('asks at once, and instead of another partner that has not decided', async () => {
    const [boss, other] = [await t.manager(), await t.manager()];
    const expert = await t.provider({ isVerified: false, profile: { partnerId: other.partnerId } });
    const { body } = await join(expert, await groupLink(boss));
    expect(body).toMatchObject({ partner: { id: boss.partnerId }, next: 'waiting' });
    expect(await ownProfile(expert)).toMatchObject({
      verification: 'pending',
      partner: { id: boss.partnerId },
    });
    expect(await isInvited(expert)).toBe(true);
  });

  test('who waits for that partner already keeps the place in its queue', async () => {
    const boss = await t.manager();
    const expert = await t.provider({ isVerified: false, profile: { partnerId: boss.partnerId } });
    const queue = async () =>
      (await t.call('GET /api/partner/providers', { token: boss.token })).body.providers;
    const [before] = await queue();
    expect(before).toMatchObject({ verification: 'pending', invited: false });
    await t.advance('P2D');
    await join(expert, await groupLink(boss));
    expect(await queue()).toEqual([{ ...before, invited: true }]);
  });

  test.each(['another group', 'their own group'])(
    'who is verified is told so by a link of %s, loses nothing and uses nothing up',
    async (whose) => {
      const expert = await t.provider();
      const before = await ownProfile(expert);
      const boss = await t.manager();
      if (whose === 'their own group')
        await t.context.db
          .insertInto('partner_managers')
          .values({ partner_id: before.partner?.id ?? '', user_id: boss.userId })
          .execute();
      const partnerId = whose === 'their own group' ? before.partner?.id : boss.partnerId;
      const { token: link } = await groupInvite(boss, { partnerId });
      const { status, body } = await join(expert, link);
      expect([status, body.errorCode]).toEqual([409, 'invite-verified']);
      expect(await ownProfile(expert)).toEqual(before);
      expect(await usesOf(boss)).toEqual([['open', 0]]);
      const friend = await join(expert, await friendLink(await t.provider({ isVerified: false })));
      expect(friend.body.errorCode).toBe('invite-verified');
    },
  );

  test('can’t join by an own link, nor a manager by one of the group', async () => {
    const camila = await t.provider({ isVerified: false });
    const own = await join(camila, await friendLink(camila));
    expect([own.status, own.body.errorCode]).toEqual([409, 'invite-own']);
    const boss = await t.manager();
    const group = await join(boss, await groupLink(boss));
    expect([group.status, group.body.errorCode]).toEqual([409, 'invite-own']);
    expect(await usesOf(boss)).toEqual([['open', 0]]);
  });
});

describe('a link', () => {
  test('for three people takes three, one after the other, and tells the fourth', async () => {
    const boss = await t.manager();
    const link = await groupLink(boss, 3);
    const people = [await t.signIn(), await t.signIn(), await t.signIn()];
    for (const person of people) expect((await join(person, link)).status).toBe(200);
    const fourth = await t.signIn();
    const { status, body } = await join(fourth, link);
    expect([status, body.errorCode]).toEqual([409, 'invite-used']);
    expect((await draftOf(fourth)).fields.partnerId).toBeUndefined();
    expect(await usesOf(boss)).toEqual([['used', 3]]);
    // Who has joined is told the same again.
    expect((await join(people[0]!, link)).body).toMatchObject({ next: 'profile' });
    expect(await usesOf(boss)).toEqual([['used', 3]]);
  });

  test('counts a person once, also at the same moment', async () => {
    const boss = await t.manager();
    const link = await groupLink(boss, 5);
    const person = await t.signIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(person, link)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await usesOf(boss)).toEqual([['open', 1]]);
  });

  test('for fifty takes exactly fifty of sixty who come at once', async () => {
    const { maxUses } = policy.invitation.partner;
    const boss = await t.manager();
    const link = await groupLink(boss, maxUses);
    const crowd: SignedIn[] = [];
    for (let person = 0; person < 60; person += 1) crowd.push(await t.signIn());
    const answers = await Promise.all(crowd.map((person) => join(person, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(new Set(['invite-used']));
    expect(await usesOf(boss)).toEqual([['used', 50]]);
  });

  test('taken back while people join lets in only those who are counted', async () => {
    const boss = await t.manager();
    const { token: link, invite } = await groupInvite(boss, { maxUses: 10 });
    const crowd: SignedIn[] = [];
    for (let person = 0; person < 6; person += 1) crowd.push(await t.signIn());
    const revoke = t.call('DELETE /api/partner-invites/:id', {
      token: boss.token,
      params: { id: invite.id },
    });
    const [revoked, ...answers] = await Promise.all([
      revoke,
      ...crowd.map((person) => join(person, link)),
    ]);
    expect(revoked.status).toBe(200);
    const joined = answers.filter(({ status }) => status === 200).length;
    expect(await usesOf(boss)).toEqual([['revoked', joined]]);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.errorCode).toBe('invite-revoked');
  });

  test('is joined by people who are signed in, with a token that is one', async () => {
    const boss = await t.manager();
    const link = await groupLink(boss);
    for (const path of ['/api/invitations/join', '/api/partner-invites/join']) {
      expect((await t.call('POST', path, { token: link })).status).toBe(401);
      const { token } = await t.signIn();
      expect((await t.call('POST', path, {}, { token })).status).toBe(400);
      const unknown = await t.call('POST', path, { token: 'p-unknown' }, { token });
      expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'invite-invalid']);
    }
    const [one, other] = [await t.signIn(), await t.signIn()];
    const claimed = await t.call('POST /api/partner-invites/join', {
      token: one.token,
      body: { token: link, userId: other.userId },
    });
    expect([claimed.status, claimed.body.errorCode]).toEqual([403, 'identity-mismatch']);
    expect(await usesOf(boss)).toEqual([['open', 0]]);
  });
});

describe('what is kept of a person', () => {
  test('is exported without tokens, and forgotten with the account', async () => {
    const camila = await t.provider();
    const link = await friendLink(camila);
    const friend = await t.signIn();
    const usedLink = await friendLink(camila);
    await join(friend, usedLink);
    const exported = await t.call('GET', '/api/profile/export', undefined, { token: camila.token });
    expect(exported.status).toBe(200);
    expect(exported.body.invitations.made).toHaveLength(2);
    expect(JSON.stringify(exported.body)).not.toContain(link);
    const ofFriend = await t.call('GET', '/api/profile/export', undefined, { token: friend.token });
    expect(ofFriend.body.invitations.joined).toMatchObject([{ kind: 'friend' }]);
    const leave = (person: SignedIn) =>
      t.call('DELETE', '/api/profile', { confirmed: true }, { token: person.token });
    expect((await leave(friend)).status).toBe(200);
    expect((await leave(camila)).status).toBe(200);
    const uses = t.context.db.selectFrom('invite_uses').selectAll();
    expect(await uses.where('user_id', '=', friend.userId).execute()).toEqual([]);
    const late = await t.call('GET /api/invitations/validate', { query: { token: link } });
    expect([late.status, late.body.errorCode]).toEqual([409, 'invite-revoked']);
  });
});
