import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { countGroups, listEntries } from './store.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
const now = '2026-12-01T08:00:00Z';

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow(now);
});
afterAll(() => t.stop());

const day = (date: number, time = '09:00') =>
  `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;

const list = (person: SignedIn, query: string) =>
  t.call('GET', `/api/bookings${query}`, undefined, { token: person.token });

type Row = { id: string; start: string };
const days = (rows: Row[]) => rows.map(({ start }) => Number(start.slice(8, 10)));

describe('the groups of a list', () => {
  it('tell what is ahead, what was and what is cancelled, for each role', async () => {
    const [expert, other] = [await t.provider(), await t.provider()];
    const client = await t.signIn();
    await b.meeting(client, expert.id, day(5));
    await b.meeting(client, expert.id, day(3));
    const cancelled = await b.meeting(client, expert.id, day(7));
    await b.cancel(client, cancelled.id);
    // The expert is a client, too.
    await b.meeting(expert, other.id, day(4));
    await b.meeting(client, expert.id, day(1, '12:00'));
    const groups = async (person: SignedIn, more = '') => {
      const replies = await Promise.all(
        ['upcoming', 'past', 'cancelled'].map((group) => list(person, `?group=${group}${more}`)),
      );
      for (const { body } of replies) {
        expect(body.counts).toEqual(replies[0]?.body.counts);
        expect(body.next).toBeNull();
      }
      expect(Object.values(replies[0]?.body.counts)).toEqual(
        replies.map(({ body }) => body.bookings.length + body.waiting.length),
      );
      return replies.map(({ body }) => days(body.bookings));
    };
    expect(await groups(client)).toEqual([[1, 3, 5], [], [7]]);
    expect(await groups(expert)).toEqual([[1, 3, 4, 5], [], [7]]);
    expect(await groups(expert, '&role=client')).toEqual([[4], [], []]);
    expect(await groups(expert, '&role=provider')).toEqual([[1, 3, 5], [], [7]]);
    expect(await groups(await t.signIn())).toEqual([[], [], []]);
    // Going on is ahead, until the instant it ends.
    await t.setNow(day(1, '12:59'));
    expect(await groups(client)).toEqual([[1, 3, 5], [], [7]]);
    await t.setNow(day(1, '13:00'));
    expect(await groups(client)).toEqual([[3, 5], [1], [7]]);
    await t.setNow(day(3, '10:00'));
    expect(await groups(expert)).toEqual([[4, 5], [3, 1], [7]]);
    await t.setNow(now);
  });

  it('put first what waits for this person alone: times to pay and to answer', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    const m = movingCalls(t);
    const { id: asked } = await b.meeting(client, expert.id, day(9));
    const { id: asking } = await b.meeting(client, expert.id, day(11));
    await b.meeting(client, expert.id, day(8));
    const held = await b.hold(client, expert.id, day(13));
    await m.propose(expert, asked, day(15));
    await m.propose(client, asking, day(16));
    const both = async (person: SignedIn) => {
      const { body } = await list(person, '?group=upcoming');
      return [days(body.waiting), days(body.bookings), body.counts.upcoming];
    };
    expect(await both(client)).toEqual([[9, 13], [8, 11], 4]);
    expect(await both(expert)).toEqual([[11], [8, 9], 3]);
    expect((await list(client, '?group=past')).body.waiting).toEqual([]);
    // A hold runs out after its minutes, a proposal after its days.
    await t.setNow(held.holdExpiresAt);
    expect(await both(client)).toEqual([[9], [8, 11], 3]);
    await t.setNow(day(4, '09:00'));
    expect(await both(client)).toEqual([[], [8, 9, 11], 3]);
    await t.setNow(now);
  });
});

describe('pages', () => {
  it('lose and repeat nothing while meetings are added and moved away', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    for (const date of [10, 12, 14, 16]) await b.meeting(client, expert.id, day(date));
    const first = (await list(client, '?group=upcoming&limit=2')).body;
    expect(days(first.bookings)).toEqual([10, 12]);
    await b.meeting(client, expert.id, day(9));
    await b.cancel(client, first.bookings[1].id);
    const cursor = encodeURIComponent(first.nextCursor);
    const second = (await list(client, `?group=upcoming&limit=2&cursor=${cursor}`)).body;
    expect(days(second.bookings)).toEqual([14, 16]);
    expect([second.nextCursor, second.counts, second.waiting]).toEqual([null, null, []]);
    // The list without a group goes on by either cursor.
    const all = (await list(client, '?limit=3')).body;
    expect(days(all.bookings)).toEqual([16, 14, 12]);
    const { before, beforeId } = all.next;
    const byNext = (await list(client, `?before=${before}&beforeId=${beforeId}`)).body;
    const byCursor = (await list(client, `?cursor=${encodeURIComponent(all.nextCursor)}`)).body;
    expect(days(byNext.bookings)).toEqual([10, 9]);
    expect(byCursor).toEqual(byNext);
  });

  it('refuse a cursor that is none, and an unknown group', async () => {
    const client = await t.signIn();
    const id = '00000000-0000-4000-8000-000000000000';
    for (const query of [
      '?cursor=x',
      `?cursor=${id}`,
      `?cursor=2026-13-40T00:00:00Z~${id}`,
      '?cursor=2026-12-01T00:00:00Z~no-id',
      `?cursor=2026-12-01T00:00:00Z~${id}~${id}`,
      `?cursor=2026-12-01T00:00:00Z~${id}&before=2026-12-01T00:00:00Z`,
      '?group=upcoming&before=2026-12-01T00:00:00Z',
      '?group=held',
      `?q=${'x'.repeat(81)}`,
    ])
      expect([query, (await list(client, query)).status]).toEqual([query, 400]);
    expect((await t.call('GET', '/api/bookings?group=past')).status).toBe(401);
    const far = `?group=past&cursor=2026-12-01T00:00:00Z~${id}`;
    expect((await list(client, far)).body.bookings).toEqual([]);
  });
});

describe('words', () => {
  it("find the other person's name and the expert's offer, whatever the accents", async () => {
    const maria = await t.provider({
      profile: { name: 'María José', lastName: 'Ñuñez', expertise: 'Tocar el acordeón' },
    });
    const paul = await t.provider({ profile: { name: 'Paul', expertise: 'Chess' } });
    const client = await t.signIn();
    await b.meeting(client, maria.id, day(18), { name: 'Zoë', lastName: 'Müller' });
    await b.meeting(client, paul.id, day(19));
    const found = async (person: SignedIn, q: string) => {
      const { body } = await list(person, `?group=upcoming&q=${encodeURIComponent(q)}`);
      expect(body.counts.upcoming).toBe(body.bookings.length);
      return days(body.bookings);
    };
    for (const q of ['maria', 'MARÍA', 'nunez jose', 'acordeon', 'JOSE\u0301'])
      expect([q, await found(client, q)]).toEqual([q, [18]]);
    expect(await found(client, 'chess')).toEqual([19]);
    expect(await found(client, '  ')).toEqual([18, 19]);
    for (const q of ['maria chess', '%', '_', 'zoe']) expect(await found(client, q)).toEqual([]);
    // Her own offer and name are no words for her clients.
    expect(await found(maria, 'zoe muller')).toEqual([18]);
    expect(await found(maria, 'acordeon')).toEqual([]);
    expect(await found(paul, 'zoe')).toEqual([]);
  });

  it('find the sessions of a package by its name, on both sides', async () => {
    const k = packages(t);
    const expert = await t.provider();
    const client = await t.signIn();
    await b.meeting(client, expert.id, day(18));
    const offeringId = await k.sell(expert, { scheduling: 'as-you-go', name: 'Música a diario' });
    await k.bought(client, offeringId, [day(20), day(21)]);
    for (const person of [client, expert])
      for (const [q, expected] of [
        ['musica diario', [20, 21]],
        ['musica chess', []],
      ] as const) {
        const { body } = await list(person, `?group=upcoming&q=${encodeURIComponent(q)}`);
        expect(days(body.bookings)).toEqual(expected);
        expect(body.counts.upcoming).toBe(expected.length);
      }
  });
});

it('a person with 5,000 meetings pages along the index, whatever the page', async () => {
  const expert = await t.provider();
  const client = await t.signIn();
  const { id, orderId } = await b.meeting(client, expert.id, day(20));
  const { db } = t.context;
  await sql`with numbers as (
      select n, gen_random_uuid() as order_id from generate_series(1, 5000) n),
    made as (insert into orders select (jsonb_populate_record(o,
        jsonb_build_object('id', numbers.order_id))).* from orders o, numbers where o.id = ${orderId})
    insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', numbers.order_id, 'room_id', lpad(n::text, 10, '0'),
      'starts_at', b.starts_at - n * interval '1 day', 'ends_at', b.ends_at - n * interval '1 day',
      'status', case when n % 100 = 0 then 'cancelled' else 'confirmed' end))).*
    from bookings b, numbers where b.id = ${id}`.execute(db);
  await sql`analyze bookings`.execute(db);
  const wanted = {
    role: null,
    words: [],
    now: Temporal.Instant.from(now),
  };
  const after = { start: Temporal.Instant.from('2015-01-01T00:00:00Z'), id };
  await db.connection().execute(async (one) => {
    for (const person of [client, expert]) {
      const { userId } = person;
      const counts = await countGroups(one, { ...wanted, userId, group: null });
      expect(counts).toEqual({ upcoming: 20, past: 4931, cancelled: 50 });
      for (const group of ['upcoming', 'past', 'cancelled'] as const) {
        const page = { limit: 21, after: group === 'upcoming' ? null : after };
        await listEntries(one, { ...wanted, userId, group }, page);
      }
    }
    // What the connection prepared, planned without knowing the person: the worst it may meet.
    const { rows: prepared } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements
      where statement like '%from bookings o%union all%limit%' and statement like '%o.status =%'
        and statement not like '%named%'`.execute(one);
    expect(prepared.length).toBeGreaterThanOrEqual(3);
    for (const { statement } of prepared) {
      const { rows } = await one.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain (generic_plan) ${statement}`),
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('bookings_client_groups');
      expect(plan).toContain('bookings_provider_groups');
      expect(plan).not.toMatch(/(Seq|Bitmap Heap) Scan on bookings/);
    }
  });
  const { body } = await list(client, '?group=past&limit=20');
  expect(body.bookings).toHaveLength(20);
});
