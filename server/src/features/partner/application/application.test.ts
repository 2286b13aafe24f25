import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { profileBody, type SignedIn } from '../../../../test/people.ts';
import { apply } from './service.ts';

let t: TestApp;
type Manager = Awaited<ReturnType<TestApp['manager']>>;
let boss: Manager;
let rival: Manager;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
  [boss, rival] = [await t.manager(), await t.manager()];
});
afterAll(() => t.stop());

const reason = 'The certificate you sent has no date on it.';
const nobody = 'ffffffff-0000-4000-8000-000000000000';
type Body = { decision: 'approve' } | { decision: 'refuse' | 'ask'; message: string };

function save(person: SignedIn, partnerId: string | null) {
  return t.call('PUT /worker/profile', {
    unchecked: { ...profileBody, partnerId },
    token: person.token,
  });
}
async function asking(partnerId = boss.partnerId) {
  const person = await t.signIn();
  await save(person, partnerId);
  const { application } = (await own(person)).body;
  return { ...person, applicationId: application?.id ?? '' };
}
function own(person: { token: string }) {
  return t.call('GET /api/partner/application', { token: person.token });
}
function send(person: { token: string }, message = '') {
  return t.call('POST /api/partner/application', { body: { message }, token: person.token });
}
function withdraw(person: { token: string }) {
  return t.call('DELETE /api/partner/application', { token: person.token });
}
function list(manager: { token: string }, query: Record<string, string> = {}) {
  return t.call(
    'GET',
    `/api/partner/applications?${new URLSearchParams(query).toString()}`,
    undefined,
    {
      token: manager.token,
    },
  );
}
function read(manager: { token: string }, id: string) {
  return t.call('GET /api/partner/applications/:id', { params: { id }, token: manager.token });
}
function decide(manager: { token: string }, id: string, body: Body) {
  const path = 'POST /api/partner/applications/:id/decide';
  return t.call(path, { params: { id }, body, token: manager.token });
}
function member(
  manager: { token: string },
  id: string,
  act: 'take-back' | 'remove',
  message = reason,
) {
  return t.call(
    'POST',
    `/api/partner/providers/${id}/${act}`,
    { message },
    { token: manager.token },
  );
}
async function acts(manager: Manager) {
  const query = { partnerId: manager.partnerId };
  const { body } = await t.call('GET /api/partner/log', { query, token: manager.token });
  return body.entries;
}
function verification(person: { token: string }) {
  return t.call('GET /api/provider/profile', { token: person.token });
}

describe('an application', () => {
  test('begins when an expert names a partner, is approved, and is logged', async () => {
    const chief = await t.manager();
    const expert = await asking(chief.partnerId);
    const waiting = (await list(chief)).body;
    expect(waiting).toMatchObject({ total: 1, applications: [{ providerId: expert.userId }] });
    expect(JSON.stringify(waiting)).not.toContain(expert.phone);
    const { status, body } = await decide(chief, expert.applicationId, { decision: 'approve' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', name: 'Paula' });
    expect(body.history.map(({ status: state, by }) => [state, by])).toEqual([
      ['waiting', 'expert'],
      ['approved', 'partner'],
    ]);
    expect((await verification(expert)).body.verification).toBe('verified');
    expect(await acts(chief)).toMatchObject([
      { act: 'expert-approved', subject: { name: 'Paula', lastName: 'Rojas' } },
    ]);
    expect((await list(chief)).body.total).toBe(0);
    expect((await list(chief, { which: 'decided' })).body.total).toBe(1);
  });

  test('is refused with a reason that the expert reads and is mailed, and can be sent again', async () => {
    for (const language of ['en', 'es'] as const) {
      const expert = await asking();
      const email = `refused-${language}@example.org`;
      await t.call('PUT /api/profile', { body: { email, language }, token: expert.token });
      await decide(boss, expert.applicationId, { decision: 'refuse', message: reason });
      const { body } = await own(expert);
      expect(body.application).toMatchObject({
        status: 'refused',
        partner: { id: boss.partnerId },
      });
      expect(body.application?.history.at(-1)).toMatchObject({ by: 'partner', message: reason });
      expect((await verification(expert)).body).toMatchObject({
        verification: 'none',
        partner: null,
      });
      await t.drain();
      const [mail, ...more] = await bookings(t).mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(reason);
      expect(mail?.text).toContain('/you/helping/verification');
      expect(mail?.html).toContain(`<html lang="${language}">`);
      const again = await send(expert, 'Now with a date.');
      expect(again.body.application).toMatchObject({ status: 'waiting' });
      expect(again.body.application?.id).not.toBe(expert.applicationId);
      expect((await verification(expert)).body.verification).toBe('pending');
    }
  });

  test('that is asked for more waits for the expert, and then for the manager', async () => {
    const expert = await asking();
    await decide(boss, expert.applicationId, { decision: 'ask', message: reason });
    expect((await own(expert)).body.application?.status).toBe('more-asked');
    expect((await verification(expert)).body.verification).toBe('pending');
    // A change of the profile is no answer yet.
    await save(expert, boss.partnerId);
    expect((await own(expert)).body.application?.status).toBe('more-asked');
    const sent = await send(expert, 'Here it is.');
    expect(sent.body.application?.id).toBe(expert.applicationId);
    const { body } = await read(boss, expert.applicationId);
    expect(body.history.map(({ message }) => message)).toEqual(['', reason, 'Here it is.']);
    expect(await send(expert)).toMatchObject({
      status: 409,
      body: { errorCode: 'application-changed' },
    });
  });

  test('is taken back by its expert, and ends with the membership', async () => {
    const expert = await asking();
    expect((await withdraw(expert)).body.application?.status).toBe('withdrawn');
    expect((await verification(expert)).body.verification).toBe('none');
    expect(await withdraw(expert)).toMatchObject({ status: 409 });
    const mover = await asking();
    await save(mover, rival.partnerId);
    expect((await own(mover)).body.application).toMatchObject({
      status: 'waiting',
      partner: { id: rival.partnerId },
    });
    expect((await read(boss, mover.applicationId)).body.status).toBe('withdrawn');
    await save(mover, null);
    expect((await own(mover)).body.application?.status).toBe('withdrawn');
  });

  test('waits without a profile, and is kept when that is published', async () => {
    const person = await t.signIn();
    const { db, clock } = t.context;
    const wish = { partnerId: boss.partnerId, userId: person.userId, message: 'Ana sent me.' };
    const askAgain = () => db.transaction().execute((tx) => apply(tx, wish, clock.now()));
    expect([await askAgain(), await askAgain()]).toEqual(['waiting', 'waiting']);
    const { application } = (await own(person)).body;
    const id = application?.id ?? '';
    expect((await read(boss, id)).body).toMatchObject({
      expertise: null,
      history: [{ message: 'Ana sent me.' }],
    });
    expect(await decide(boss, id, { decision: 'approve' })).toMatchObject({
      status: 409,
      body: { errorCode: 'profile-incomplete' },
    });
    const draft = await t.call('GET /api/provider/draft', { token: person.token });
    expect(draft.body.fields.partnerId).toBe(boss.partnerId);
    await save(person, boss.partnerId);
    expect((await own(person)).body.application?.id).toBe(id);
    expect((await decide(boss, id, { decision: 'approve' })).status).toBe(200);
    expect(await askAgain()).toBe('approved');
    const elsewhere = { ...wish, partnerId: rival.partnerId };
    expect(await db.transaction().execute((tx) => apply(tx, elsewhere, clock.now()))).toBe(
      'verified-elsewhere',
    );
    expect((await verification(person)).body.verification).toBe('verified');
  });
});

describe('a member', () => {
  test('loses the verification with a reason, and gets it back by answering', async () => {
    const expert = await asking();
    await decide(boss, expert.applicationId, { decision: 'approve' });
    expect((await member(boss, expert.userId, 'take-back')).body.status).toBe('more-asked');
    expect((await verification(expert)).body.verification).toBe('pending');
    expect((await own(expert)).body.application?.history.at(-1)?.message).toBe(reason);
    expect((await member(boss, expert.userId, 'take-back')).status).toBe(409);
    await send(expert, 'Renewed.');
    expect((await decide(boss, expert.applicationId, { decision: 'approve' })).status).toBe(200);
  });

  test('is removed; what was booked keeps its fees', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    const found = await t.context.db
      .selectFrom('partner_applications')
      .select(['partner_id'])
      .where('user_id', '=', expert.id)
      .executeTakeFirstOrThrow();
    await sql`insert into partner_managers (partner_id, user_id)
      values (${found.partner_id}, ${boss.userId})`.execute(t.context.db);
    const { id } = await bookings(t).hold(client, expert.id, '2026-12-08T10:00:00Z');
    expect((await member(boss, expert.id, 'remove')).body).toMatchObject({ status: 'refused' });
    expect((await verification(expert)).body).toMatchObject({
      verification: 'none',
      partner: null,
    });
    await bookings(t).pay(client, id);
    const { rows } = await sql<{ account: string; amount: number }>`
      select e.account, e.amount from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      join bookings b on b.order_id = t.order_id where b.id = ${id} order by e.line`.execute(
      t.context.db,
    );
    expect(rows.map(({ account, amount }) => [account.split(':')[0], amount])).toEqual([
      ['card-gateway', 6000],
      ['platform', -600],
      ['partner', -300],
      ['provider', -5100],
    ]);
    expect((await member(boss, expert.id, 'remove')).status).toBe(404);
  });
});

describe('of two at once one wins and the other is told', () => {
  test('approving and refusing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const expert = await asking();
      const id = expert.applicationId;
      const replies = await Promise.all([
        decide(boss, id, { decision: 'approve' }),
        decide(boss, id, { decision: 'refuse', message: reason }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const isApproved = replies[0].status === 200;
      const { body } = await own(expert);
      expect(body.application?.status).toBe(isApproved ? 'approved' : 'refused');
      expect(body.application?.history).toHaveLength(2);
      expect((await verification(expert)).body.verification).toBe(isApproved ? 'verified' : 'none');
    }
  });

  test('approving and withdrawing, or leaving', async () => {
    for (const leave of [withdraw, (person: SignedIn) => save(person, null)]) {
      const expert = await asking();
      const [approved, left] = await Promise.all([
        decide(boss, expert.applicationId, { decision: 'approve' }),
        leave(expert),
      ]);
      const { body } = await own(expert);
      const now = (await verification(expert)).body.verification;
      // Leaving a partner that has just verified is leaving; a withdrawal then is refused.
      expect([200, 409]).toContain(approved.status);
      expect([200, 409]).toContain(left.status);
      expect(body.application?.status).toBe(left.status === 200 ? 'withdrawn' : 'approved');
      expect(now).toBe(left.status === 200 ? 'none' : 'verified');
    }
  });
});

test('who deletes the account while being approved is gone, and nobody is stuck', async () => {
  for (let round = 0; round < 3; round += 1) {
    const expert = await asking();
    const [approved, left] = await Promise.all([
      decide(boss, expert.applicationId, { decision: 'approve' }),
      t.call('DELETE /api/profile', { body: { confirmed: true }, token: expert.token }),
    ]);
    expect([200, 404, 409]).toContain(approved.status);
    expect(left.status).toBe(200);
    const { body } = await list(boss, { which: 'decided' });
    expect(JSON.stringify(body)).not.toContain(expert.applicationId);
    expect((await read(boss, expert.applicationId)).status).toBe(404);
  }
});

describe('nobody else', () => {
  test('sees or decides an application', async () => {
    const expert = await asking();
    const id = expert.applicationId;
    for (const unknown of [id, nobody]) {
      expect((await read(rival, unknown)).status).toBe(404);
      expect((await decide(rival, unknown, { decision: 'approve' })).status).toBe(404);
    }
    for (const act of ['take-back', 'remove'] as const)
      expect((await member(rival, expert.userId, act)).status).toBe(404);
    expect((await read(expert, id)).status).toBe(403);
    expect((await list(expert)).status).toBe(403);
    expect((await list(rival, { partnerId: boss.partnerSlug })).status).toBe(404);
    for (const path of ['applications', `applications/${id}`, 'application', 'log?partnerId=x'])
      expect((await t.call('GET', `/api/partner/${path}`)).status).toBe(401);
    expect((await t.call('DELETE', '/api/partner/application')).status).toBe(401);
    expect((await own(expert)).body.application?.status).toBe('waiting');
  });

  test('gets through with garbage', async () => {
    const { applicationId: id } = await asking();
    for (const body of [
      {},
      { decision: 'maybe' },
      { decision: 'refuse' },
      { decision: 'ask', message: ' short ' },
    ])
      expect(
        (
          await t.call('POST', `/api/partner/applications/${id}/decide`, body, {
            token: boss.token,
          })
        ).status,
      ).toBe(400);
    expect((await read(boss, 'x')).status).toBe(404);
    for (const query of [{ cursor: '1~today~x' }, { which: 'all' }] as Record<string, string>[])
      expect((await list(boss, query)).status).toBe(400);
    const person = await t.signIn();
    expect((await send(person)).status).toBe(404);
    expect((await withdraw(person)).status).toBe(404);
    expect((await own(person)).body).toEqual({ application: null, share: null });
  });
});

describe('the lists of applications', () => {
  test('go by cursor: who is answered meanwhile hides nobody', async () => {
    const chief = await t.manager();
    const people: Awaited<ReturnType<typeof asking>>[] = [];
    for (let count = 0; count < 32; count += 1) people.push(await asking(chief.partnerId));
    // The first was asked for more and ranks behind all who wait; all others asked at one instant.
    const [first, second, ...rest] = people;
    await decide(chief, first?.applicationId ?? '', { decision: 'ask', message: reason });
    const page = (query: Record<string, string> = {}) =>
      t.call('GET /api/partner/applications', { query, token: chief.token });
    const start = (await page()).body;
    expect(start.applications).toHaveLength(30);
    expect(start.total).toBe(32);
    const shown = start.applications.map(({ id }) => id);
    const answered = shown.find((id) => id === second?.applicationId) ?? shown[0] ?? '';
    await decide(chief, answered, { decision: 'approve' });
    const end = (await page({ cursor: start.next ?? '' })).body;
    expect(end.next).toBeNull();
    expect(end.applications.at(-1)?.id).toBe(first?.applicationId);
    const all = [...shown, ...end.applications.map(({ id }) => id)];
    expect(all.toSorted()).toEqual(people.map(({ applicationId }) => applicationId).toSorted());
    // The decided ones, the latest first.
    for (const { applicationId } of rest)
      if (applicationId !== answered) await decide(chief, applicationId, { decision: 'approve' });
    const decided = (await page({ which: 'decided' })).body;
    const more = (await page({ which: 'decided', cursor: decided.next ?? '' })).body;
    const both = [...decided.applications, ...more.applications].map(({ id }) => id);
    expect(new Set(both).size).toBe(decided.total);
    expect(both).toHaveLength(decided.total);
    expect(more.next).toBeNull();
  });
});

describe('the log', () => {
  test('is paged, filtered and append-only', async () => {
    const chief = await t.manager();
    const partnerId = chief.partnerId;
    for (let round = 0; round < 16; round += 1) {
      const expert = await asking(partnerId);
      await decide(chief, expert.applicationId, { decision: 'ask', message: reason });
      await decide(chief, expert.applicationId, { decision: 'approve' });
    }
    const page = (query: object = {}) =>
      t.call('GET /api/partner/log', { query: { partnerId, ...query }, token: chief.token });
    const first = (await page()).body;
    expect(first.entries).toHaveLength(30);
    const second = (await page({ before: first.next ?? '' })).body;
    expect(second).toMatchObject({ next: null });
    expect(second.entries).toHaveLength(2);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(32);
    expect((await page({ act: 'more-asked' })).body.entries).toHaveLength(16);
    expect((await page({ act: 'no-such-act' })).status).toBe(400);
    expect(JSON.stringify(first)).not.toContain(reason);
    for (const change of [
      sql`update partner_acts set act = 'expert-removed'`,
      sql`delete from partner_acts`,
      sql`truncate partner_acts`,
    ])
      await expect(change.execute(t.context.db)).rejects.toThrow('append-only');
    const query = { partnerId };
    expect((await t.call('GET /api/partner/log', { query, token: rival.token })).status).toBe(404);
  });
});
