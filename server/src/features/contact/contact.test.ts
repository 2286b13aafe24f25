import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

type Who = { token: string };
function list(who: Who, query = '?minimal=true') {
  return t.call('GET', `/api/contacts${query}`, undefined, { token: who.token });
}
function view(who: Who, id: string, query = '') {
  return t.call('GET /api/contacts/:id', {
    params: { id },
    query: new URLSearchParams(query),
    token: who.token,
  });
}
function add(who: Who, ...contacts: unknown[]) {
  return t.call('POST /api/contacts', { unchecked: { contacts }, token: who.token });
}
function remove(who: Who, id: string) {
  return t.call('DELETE /api/contacts/:id', { params: { id }, token: who.token });
}
async function ids(who: Who): Promise<string[]> {
  return (await list(who)).body.contacts.map(({ id }: { id: string }) => id);
}

let usernames = 0;
/** Somebody with a username who offers nothing. */
async function named(changes: Record<string, unknown> = {}) {
  usernames += 1;
  const person = await t.signIn();
  const profile = { username: `named-${usernames}`, name: 'Nora', lastName: 'Vidal', ...changes };
  const { body } = await t.call('PUT /api/profile', { body: profile, token: person.token });
  return { ...person, id: person.userId, username: body.username as string };
}
function leave(id: string) {
  return sql`update users set deleted_at = ${t.context.clock.now()} where id = ${id}`.execute(
    t.context.db,
  );
}

function refusal(status: number, errorCode: string) {
  return { status, body: { errorCode } };
}
const notFound = refusal(404, 'not-found');

describe('adding a contact', () => {
  test('puts a person on the own list and on nobody else’s', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    const { status, body } = await add(me, friend.id);
    expect(status).toBe(200);
    expect(body.added).toEqual([friend.id]);
    expect(body.contacts).toEqual([
      {
        id: friend.id,
        name: 'Nora',
        lastName: 'Vidal',
        username: friend.username,
        expertise: '',
        profilePicture: null,
        isVerifiedProvider: false,
      },
    ]);
    expect((await list(me)).body).toEqual({ contacts: body.contacts });
    expect(await ids(friend)).toEqual([]);
  });

  test('takes several at once, names the new ones, and counts nobody twice', async () => {
    const [me, one, other] = [await t.signIn(), await named({ name: 'Bea' }), await named()];
    await add(me, one.id);
    const { status, body } = await add(me, other.id, one.id, other.id.toUpperCase());
    expect(status).toBe(200);
    expect(body.added).toEqual([other.id]);
    expect(body.contacts.map(({ name }: { name: string }) => name)).toEqual(['Bea', 'Nora']);
  });

  test('is refused when all of them are contacts already', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    await add(me, friend.id);
    expect(await add(me, friend.id, friend.id)).toMatchObject(refusal(409, 'contact-exists'));
    expect(await ids(me)).toEqual([friend.id]);
  });

  test('is refused for oneself', async () => {
    const me = await named();
    expect(await add(me, me.id)).toMatchObject(refusal(409, 'contact-self'));
    const unnamed = await t.signIn();
    expect(await add(unnamed, unnamed.userId)).toMatchObject(refusal(409, 'contact-self'));
  });

  test('adds all or none', async () => {
    const [me, friend, unseen] = [await t.signIn(), await named(), await t.signIn()];
    for (const bad of [unseen.userId, newId(), me.userId])
      expect((await add(me, friend.id, bad)).status).toBeGreaterThanOrEqual(400);
    expect(await ids(me)).toEqual([]);
  });

  test('answers for those whom one may not see as for nobody', async () => {
    const [me, unseen, gone] = [await t.signIn(), await t.signIn(), await named()];
    await leave(gone.id);
    const replies = [await add(me, newId()), await add(me, unseen.userId), await add(me, gone.id)];
    const bodies = replies.map(({ status, body }) => ({
      status,
      body: { ...body, requestId: '' },
    }));
    expect(bodies[0]).toMatchObject(notFound);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test.each([[[]], [['x']], [[7]], ['one'], [Array.from({ length: 101 }, newId)]])(
    'is refused for %j',
    async (contacts) => {
      const me = await t.signIn();
      const reply = await t.call('POST /api/contacts', {
        unchecked: { contacts },
        token: me.token,
      });
      expect(reply).toMatchObject(refusal(400, 'invalid-input'));
    },
  );

  test('by two devices at once keeps one of each', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(me, friend.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.errorCode === 'contact-exists')).toHaveLength(5);
    expect(await ids(me)).toEqual([friend.id]);
  });

  test('of each other at the same moment works for both', async () => {
    const [one, other] = [await named(), await named()];
    const replies = await Promise.all([add(one, other.id), add(other, one.id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a full list', () => {
  /** People with usernames, straight into the database: a thousand sign-ins would take minutes. */
  const crowd = async (ownerId: string, size: number) => {
    const now = t.context.clock.now();
    const mark = newId().slice(0, 8);
    await sql`with made as (
      insert into users (id, phone, username, created_at)
      select gen_random_uuid(), '+' || ${mark} || n, ('crowd-' || ${mark} || '-' || n)::citext, ${now}
      from generate_series(1, ${size}::int) n returning id)
      insert into contacts (owner_id, contact_id, created_at)
      select ${ownerId}::uuid, id, ${now} from made`.execute(t.context.db);
  };

  test('takes nobody more, not even when two come at once', async () => {
    const [me, ...friends] = [await t.signIn(), await named(), await named(), await named()];
    await crowd(me.userId, 998);
    const replies = await Promise.all(friends.map((friend) => add(me, friend.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const [refused] = replies.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject(refusal(409, 'contact-limit-reached'));
    expect(await ids(me)).toHaveLength(1000);
  });

  test('has a place again when somebody was removed or went away', async () => {
    const [me, friend, other] = [await t.signIn(), await named(), await named()];
    await add(me, friend.id);
    await crowd(me.userId, 999);
    expect(await add(me, other.id)).toMatchObject(refusal(409, 'contact-limit-reached'));
    await leave(friend.id);
    expect((await add(me, other.id)).status).toBe(200);
  });
});

describe('removing a contact', () => {
  test('takes it off the own list', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    await add(me, friend.id);
    const { status, body } = await remove(me, friend.id);
    expect([status, body]).toEqual([200, { removed: true }]);
    expect(await ids(me)).toEqual([]);
    expect((await add(me, friend.id)).status).toBe(200);
  });

  test('of somebody else’s list is not possible', async () => {
    const [me, rival, friend] = [await t.signIn(), await t.signIn(), await named()];
    await add(rival, friend.id);
    for (const id of [friend.id, newId(), rival.userId])
      expect(await remove(me, id)).toMatchObject(notFound);
    expect(await ids(rival)).toEqual([friend.id]);
  });

  test('twice is told the second time', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    await add(me, friend.id);
    await remove(me, friend.id);
    expect(await remove(me, friend.id)).toMatchObject(notFound);
  });
});

describe('the list', () => {
  test('is whole unless it is asked for minimal', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    const expert = await t.provider({
      profile: { discountedRate: { amount: 4500, currency: 'USD' } },
    });
    await add(me, friend.id, expert.id);
    const { body } = await list(me, '?targetCurrency=CLP');
    expect(body.contacts.map(({ id }: { id: string }) => id)).toEqual([friend.id, expert.id]);
    const { body: one } = await view(me, expert.id, '?targetCurrency=CLP');
    expect(body.contacts[1]).toEqual(one.contact);
    const cardKeys = Object.keys((await list(me)).body.contacts[1]);
    expect(cardKeys.toSorted()).toEqual(
      [
        'id',
        'name',
        'lastName',
        'username',
        'expertise',
        'profilePicture',
        'isVerifiedProvider',
        'partner',
        'verifiedAt',
        'nextFree',
      ].toSorted(),
    );
  });

  test('says when its experts are next free, and asks for all of them at once', async () => {
    const me = await t.signIn();
    const friend = await named();
    const experts = [await t.provider(), await t.provider()];
    await add(me, friend.id, ...experts.map(({ id }) => id));
    const cards = (await list(me)).body.contacts as { id: string; nextFree?: string | null }[];
    for (const { id } of experts) {
      const { body } = await t.call('GET /worker/profile/:id', { params: { id } });
      expect(cards.find((card) => card.id === id)?.nextFree).toBe(body.nextFree);
      expect(body.nextFree).toMatch(/Z$/);
    }
    expect(cards.find(({ id }) => id === friend.id)).not.toHaveProperty('nextFree');
  });

  test('hides accounts that are gone', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    await add(me, friend.id);
    await leave(friend.id);
    expect(await ids(me)).toEqual([]);
    expect(await view(me, friend.id)).toMatchObject(notFound);
  });

  test.each(['?minimal=1', '?targetCurrency=KWD'])('refuses %s', async (query) => {
    expect(await list(await t.signIn(), query)).toMatchObject(refusal(400, 'invalid-input'));
  });
});

describe('a single person', () => {
  test('who is an expert is shown with partner and rates', async () => {
    const boss = await t.manager();
    const me = await t.signIn();
    const expert = await t.provider({
      isVerified: false,
      profile: { partnerId: boss.partnerSlug, discountedRate: { amount: 4500, currency: 'USD' } },
    });
    const asked = (await view(me, expert.id)).body.contact;
    expect(asked).toMatchObject({
      isProvider: true,
      isVerifiedProvider: false,
      partnerId: null,
      partnerName: null,
      partnerConfig: null,
      associationPartnerId: null,
      associationPartnerName: null,
      normalRate: { amount: 6000, currency: 'USD' },
      discountedRate: { amount: 4500, currency: 'USD' },
      languages: ['es', 'en'],
      isContact: false,
    });
    // Who asked for verification is the business of those two.
    for (const party of [boss, expert])
      expect((await view(party, expert.id)).body.contact).toMatchObject({
        partnerId: null,
        associationPartnerId: boss.partnerId,
        associationPartnerName: 'A partner',
      });
    expect((await view(await t.manager(), expert.id)).body.contact).toMatchObject({
      associationPartnerId: null,
    });
    await t.call('POST /api/partner/providers/:id/verify', {
      params: { id: expert.id },
      body: {},
      token: boss.token,
    });
    await add(me, expert.id);
    expect((await list(me)).body.contacts).toMatchObject([
      { partner: { id: boss.partnerId, name: 'A partner' }, verifiedAt: expect.any(String) },
    ]);
    expect((await view(me, expert.id)).body.contact).toMatchObject({
      isVerifiedProvider: true,
      isContact: true,
      partnerId: boss.partnerId,
      partnerName: 'A partner',
      partnerConfig: { welcomeMessage: '', resourceLinks: [] },
      associationPartnerId: boss.partnerId,
    });
  });

  test('has rates in the currency that was asked for', async () => {
    const [me, expert] = [await t.signIn(), await t.provider()];
    const { body } = await view(me, expert.id, '?targetCurrency=CLP');
    const { body: rates } = await t.call('GET /api/currency/rates/:base', {
      params: { base: 'USD' },
    });
    expect(body.contact.normalRate).toEqual({
      amount: Math.round(60 * (rates.rates.CLP ?? 0)),
      currency: 'CLP',
    });
    expect(body.contact.discountedRate).toBeNull();
    expect(await view(me, expert.id, '?targetCurrency=KWD')).toMatchObject(
      refusal(400, 'invalid-input'),
    );
  });

  test('with a username is shown although they offer nothing', async () => {
    const [me, friend] = [await t.signIn(), await named()];
    expect((await view(me, friend.id)).body.contact).toMatchObject({
      username: friend.username,
      isProvider: false,
      normalRate: null,
      languages: [],
      aboutMe: '',
      associationPartnerId: null,
    });
  });

  test('without a username is seen only by those who have them as a contact', async () => {
    const [me, stranger, friend] = [await t.signIn(), await t.signIn(), await named()];
    await add(me, friend.id);
    await sql`update users set username = null where id = ${friend.id}`.execute(t.context.db);
    expect((await view(me, friend.id)).status).toBe(200);
    expect(await ids(me)).toEqual([friend.id]);
    const hidden = await view(stranger, friend.id);
    const nobody = await view(stranger, newId());
    expect(hidden).toMatchObject(notFound);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
  });
});

describe('what others learn of a person', () => {
  test('is nothing private, in any reply', async () => {
    const secrets = {
      email: 'secret@example.org',
      invoiceEmail: 'bills@example.org',
      city: 'Ñuñoa',
    };
    const me = await t.signIn();
    const friend = await named(secrets);
    const expert = await t.provider();
    await t.call('PUT /api/profile', {
      body: { ...secrets, username: 'named-expert' },
      token: expert.token,
    });
    const replies = [
      await t.call('POST /api/search', { body: { username: 'named' }, token: me.token }),
      await add(me, friend.id, expert.id),
      await list(me),
      await list(me, ''),
      await view(me, friend.id),
      await view(me, expert.id),
      await add(me, friend.id),
      await remove(me, friend.id),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 409, 200]);
    for (const { body } of replies) {
      const text = JSON.stringify(body).toLowerCase();
      for (const { phone } of [friend, expert, me]) expect(text).not.toContain(phone.slice(1));
      for (const secret of ['example.org', 'ñuñoa', '"phone', '"email', '"invoice', '"timezone'])
        expect(text).not.toContain(secret);
    }
  });
});
