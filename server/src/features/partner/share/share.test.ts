import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

type Manager = Awaited<ReturnType<TestApp['manager']>>;

/** A manager of the partner that verified a new expert. */
async function desk() {
  const expert = await t.provider();
  const boss = await t.signIn();
  const { partner_id: partnerId } = await t.context.db
    .selectFrom('partner_applications')
    .select('partner_id')
    .where('user_id', '=', expert.id)
    .executeTakeFirstOrThrow();
  await sql`insert into partner_managers (partner_id, user_id)
    values (${partnerId}, ${boss.userId})`.execute(t.context.db);
  return { expert, boss: { ...boss, partnerId }, partnerId };
}
function announce(boss: { token: string }, partnerId: string, basisPoints: number) {
  const body = { partnerId, basisPoints };
  return t.call('POST /api/partner/share', { body, token: boss.token });
}
function share(boss: { token: string }, partnerId: string) {
  return t.call('GET /api/partner/share', { query: { partnerId }, token: boss.token });
}
/** Account, without whose it is, and minor units of each line of a booking's charge. */
async function charged(bookingId: string) {
  const { rows } = await sql<{ account: string; amount: number }>`
    select e.account, e.amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join bookings b on b.order_id = t.order_id where b.id = ${bookingId} order by e.line`.execute(
    t.context.db,
  );
  return rows.map(({ account, amount }) => [account.split(':')[0], amount]);
}

/** 14 days after the announcement, to the millisecond. */
function inFourteenDays(next: { announcedAt: string } | null) {
  return Temporal.Instant.from(next?.announcedAt ?? '')
    .add({ hours: 24 * 14 })
    .toString();
}

describe('another share', () => {
  test('is told 14 days before it counts, by mail in both languages and on the own page', async () => {
    const { expert, boss, partnerId } = await desk();
    const other = await t.signIn();
    await t.call('PUT /worker/profile', {
      unchecked: { ...(await profileOf(expert)), partnerId },
      token: other.token,
    });
    const addresses = { en: 'share-en@example.org', es: 'share-es@example.org' };
    await t.call('PUT /api/profile', {
      body: { email: addresses.en, language: 'en' },
      token: expert.token,
    });
    await t.call('PUT /api/profile', {
      body: { email: addresses.es, language: 'es' },
      token: other.token,
    });
    const { body } = await announce(boss, partnerId, 725);
    const countsFrom = inFourteenDays(body.next);
    expect(body).toMatchObject({ basisPoints: 500, next: { basisPoints: 725, countsFrom } });
    const seen = await t.call('GET /api/partner/application', { token: expert.token });
    expect(seen.body.share).toEqual({ basisPoints: 500, next: { basisPoints: 725, countsFrom } });
    await t.drain();
    const [english] = await bookings(t).mailsTo(addresses.en);
    expect(english?.text).toContain('7.25%');
    expect(english?.text).toContain('5%');
    const [spanish] = await bookings(t).mailsTo(addresses.es);
    expect(spanish?.text).toMatch(/7,25\s%/);
    await t.advance('P13DT23H');
    expect((await share(boss, partnerId)).body.basisPoints).toBe(500);
    await t.advance('PT1H');
    expect((await share(boss, partnerId)).body).toEqual({ basisPoints: 725, next: null });
  });

  test('leaves an open quote and what is booked as they are, to the cent', async () => {
    await t.setNow('2027-02-01T08:00:00Z');
    const { expert, boss, partnerId } = await desk();
    const [early, late] = [await t.signIn(), await t.signIn()];
    const before = await bookings(t).hold(early, expert.id, '2027-02-20T10:00:00Z');
    await bookings(t).pay(early, before.id);
    await announce(boss, partnerId, 1333);
    await t.advance('P13DT23H50M');
    const quoted = await bookings(t).quote(late, expert.id, '2027-02-21T10:00:00Z');
    await t.advance('PT12M');
    expect((await share(boss, partnerId)).body.basisPoints).toBe(1333);
    const held = await bookings(t).hold(late, expert.id, '2027-02-21T10:00:00Z', {
      quoteId: quoted.body.quoteId ?? quoted.body.id,
    });
    await bookings(t).pay(late, held.id);
    const old = [
      ['card-gateway', 6000],
      ['platform', -600],
      ['partner', -300],
      ['provider', -5100],
    ];
    expect(await charged(before.id)).toEqual(old);
    expect(await charged(held.id)).toEqual(old);
    const after = await bookings(t).hold(late, expert.id, '2027-02-22T10:00:00Z');
    await bookings(t).pay(late, after.id);
    // 13.33 % of 60.00 are 7.998, rounded to 8.00.
    expect(await charged(after.id)).toEqual([
      ['card-gateway', 6000],
      ['platform', -600],
      ['partner', -800],
      ['provider', -4600],
    ]);
  });

  test('is replaced by a newer one, and withdrawn by the present one', async () => {
    const { boss, partnerId } = await desk();
    await announce(boss, partnerId, 0);
    await t.advance('P1D');
    const { body } = await announce(boss, partnerId, 1500);
    const countsFrom = inFourteenDays(body.next);
    expect(body.next).toMatchObject({ basisPoints: 1500, countsFrom });
    expect((await announce(boss, partnerId, 500)).body).toEqual({ basisPoints: 500, next: null });
    expect((await announce(boss, partnerId, 500)).body).toEqual({ basisPoints: 500, next: null });
    await t.advance('P20D');
    expect((await share(boss, partnerId)).body).toEqual({ basisPoints: 500, next: null });
    const log = await t.call('GET /api/partner/log', { query: { partnerId }, token: boss.token });
    expect(log.body.entries.map(({ act, details }) => [act, details])).toEqual([
      ['share-withdrawn', { from: 1500, to: 500 }],
      ['share-announced', { from: 500, to: 1500 }],
      ['share-announced', { from: 500, to: 0 }],
    ]);
  });

  test('withdrawn is told to who was told of it, and not when another one came at once', async () => {
    const { expert, boss, partnerId } = await desk();
    const [email, language] = ['share-kept@example.org', 'es'] as const;
    await t.call('PUT /api/profile', { body: { email, language }, token: expert.token });
    const subjects = async () => {
      await t.drain();
      return (await bookings(t).mailsTo(email)).map(({ subject }) => subject).toSorted();
    };
    await announce(boss, partnerId, 1200);
    expect(await subjects()).toEqual([expect.stringMatching(/se quedará con el 12\s%/)]);
    await announce(boss, partnerId, 500);
    const kept = expect.stringMatching(/sigue con el 5\s%/);
    expect(await subjects()).toEqual([expect.stringMatching(/12\s%/), kept]);
    const [told] = (await bookings(t).mailsTo(email)).filter(({ subject }) =>
      /sigue/.test(subject),
    );
    expect(told?.text).toMatch(/Habría sido:?\s+12\s%/);
    // Withdrawn and announced again before the mail is sent: the mail of the new one is enough.
    await announce(boss, partnerId, 800);
    await announce(boss, partnerId, 500);
    await announce(boss, partnerId, 900);
    const [twelve, nine] = [12, 9].map((one) => expect.stringMatching(new RegExp(`el ${one}\\s%`)));
    expect(await subjects()).toEqual([twelve, nine, kept]);
  });

  test('announced twice at once is announced once', async () => {
    const { boss, partnerId } = await desk();
    const replies = await Promise.all([600, 600, 600].map((one) => announce(boss, partnerId, one)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const log = await t.call('GET /api/partner/log', { query: { partnerId }, token: boss.token });
    expect(log.body.entries).toHaveLength(1);
  });

  test('is for the partner’s own managers, between 0 and 15 %', async () => {
    const { expert, boss, partnerId } = await desk();
    const rival: Manager = await t.manager();
    expect((await announce(rival, partnerId, 100)).status).toBe(404);
    expect((await share(rival, partnerId)).status).toBe(404);
    expect((await announce(expert, partnerId, 100)).status).toBe(403);
    for (const one of [-1, 1501, 1.5])
      expect((await announce(boss, partnerId, one)).status).toBe(400);
    expect((await t.call('GET', `/api/partner/share?partnerId=${partnerId}`)).status).toBe(401);
    expect((await t.call('POST', '/api/partner/share', {})).status).toBe(401);
  });
});

async function profileOf(expert: { token: string }) {
  const { body } = await t.call('GET /api/provider/profile', { token: expert.token });
  const { aboutMe, career, idealClient, uniqueValue, challengeStory } = body;
  const texts = { aboutMe, career, idealClient, uniqueValue, challengeStory };
  return {
    ...texts,
    name: 'Olga',
    lastName: 'Paz',
    expertise: body.expertise,
    languages: body.languages,
    timezone: 'UTC',
    durations: [60],
    normalRate: { amount: 6000, currency: 'USD' },
  };
}

describe('the overview', () => {
  test('counts experts, meetings, bookings and the share as the ledger has it', async () => {
    await t.setNow('2027-06-01T08:00:00Z');
    const { expert, boss, partnerId } = await desk();
    const client = await t.signIn();
    const overview = () =>
      t.call('GET /api/partner/overview', { query: { partnerId }, token: boss.token });
    const months = (await overview()).body.months.map(({ month }) => month);
    expect(months).toEqual(['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06']);
    await bookings(t).meeting(client, expert.id, '2027-06-08T10:00:00Z');
    await bookings(t).meeting(await t.signIn(), expert.id, '2027-06-20T10:00:00Z');
    await bookings(t).hold(await t.signIn(), expert.id, '2027-06-09T10:00:00Z');
    // Once more by somebody who booked: the same person, counted once.
    await bookings(t).hold(client, expert.id, '2027-06-09T12:00:00Z');
    await t.setNow('2027-06-10T08:00:00Z');
    const { body } = await overview();
    expect(body.experts).toEqual({ verified: 1, waiting: 0, moreAsked: 0 });
    expect(body.months.at(-1)).toEqual({
      month: '2027-06',
      meetings: 1,
      reserved: 3,
      booked: 2,
      earned: [{ amount: 600, currency: 'USD' }],
    });
    for (const secret of [client.phone, client.userId, 'clara@example.com'])
      expect(JSON.stringify(body)).not.toContain(secret);
    const group = await t.call('GET /api/partner/providers', { query: {}, token: boss.token });
    expect(group.body.providers[0]).toMatchObject({ providerId: expert.id, meetings: 1 });
    const query = { partnerId };
    const rival = await t.manager();
    expect((await t.call('GET /api/partner/overview', { query, token: rival.token })).status).toBe(
      404,
    );
    expect((await t.call('GET /api/partner/overview', { query, token: client.token })).status).toBe(
      403,
    );
    expect((await t.call('GET', '/api/partner/overview')).status).toBe(401);
  });
});
