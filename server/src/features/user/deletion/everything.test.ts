import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../../test/app.ts';
import { household, type Household, marks } from '../../../../test/household.ts';
import type { SignedIn } from '../../../../test/people.ts';

let h: Household;
let exported: { client: Record<string, unknown>; expert: Record<string, unknown> };
/** The rows in which something stands that tells of a person, by table. */
type Traces = Record<string, string[]>;
let before: Record<keyof typeof marks, Traces>;
const after: typeof before = { client: {}, expert: {}, manager: {} };
const left: { client?: Reply; expert?: Reply } = {};

beforeAll(async () => {
  h = await household();
  exported = { client: await exportOf(h.client), expert: await exportOf(h.expert) };
  before = {
    client: await tracesOf(marks.client, 'xochi@example.org', h.client.phone.slice(1)),
    expert: await tracesOf(marks.expert, h.expert.phone.slice(1)),
    manager: await tracesOf(marks.manager, h.boss.phone.slice(1)),
  };
  await settle();
  left.client = await leave(h.client);
  await h.t.drain();
  after.client = await tracesOf(marks.client, 'xochi@example.org', h.client.phone.slice(1));
  left.expert = await leave(h.expert);
  await h.t.drain();
  after.expert = await tracesOf(marks.expert, h.expert.phone.slice(1));
  after.manager = await tracesOf(marks.manager, h.boss.phone.slice(1));
});
afterAll(() => h.t.stop());

const post = async (who: SignedIn, path: string, body: object) => {
  const reply = await h.t.call('POST', path, body, { token: who.token });
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
};
const exportOf = async (who: SignedIn) =>
  (await h.t.call('GET', '/api/profile/export', undefined, { token: who.token })).body;
const leave = (who: SignedIn) =>
  h.t.call('DELETE', '/api/profile', { confirmed: true }, { token: who.token });

/** Ends all that is still open between the two, as they would. */
async function settle() {
  const reason = { reason: marks.client, confirmed: true };
  await post(h.client, '/api/booking/cancel-meeting', { bookingId: h.ids.meeting, ...reason });
  await post(h.client, '/api/booking/cancel-package', { packageId: h.ids.package, ...reason });
  const planId = h.ids.plan;
  await post(h.expert, '/api/booking/stop-plan', {
    planId,
    when: 'now',
    reason: marks.expert,
    confirmed: true,
  });
  await post(h.expert, `/api/booking/${h.ids.past}/problem/answer`, {
    problemId: h.ids.problem,
    response: 'refund',
    amount: 6000,
  });
  await h.t.drain();
  await h.t.drain();
}

/** Every row anywhere, the queue's included, that has one of these texts. */
async function tracesOf(...texts: string[]): Promise<Traces> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, 2`.execute(h.t.context.db);
  const found: Traces = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(r)::text as text from ${sql.table(`${schema}.${name}`)} r order by 1`.execute(
      h.t.context.db,
    );
    const hits = rows.filter(({ text }) => texts.some((one) => text.includes(one)));
    if (hits.length > 0) found[`${schema}.${name}`] = hits.map(({ text }) => text);
  }
  return found;
}

describe('who has one of everything', () => {
  test('finds all of it in their data, and nothing of the other side’s', () => {
    const { client, expert } = exported;
    const id = /[0-9a-f]{8}-[0-9a-f]{4}/;
    const bought = ['bookings', 'packages', 'plans', 'orders', 'payments', 'problems'];
    for (const subject of [...bought, 'contacts', 'chat', 'conversations', 'waiting'])
      expect(JSON.stringify(client[subject] ?? null), subject).toMatch(id);
    expect(client['reviews']).toMatchObject({ written: [{ text: `Good, says ${marks.client}` }] });
    expect(JSON.stringify(client)).toContain(marks.client);
    for (const subject of ['offerings', 'promoCodes', 'bookings', 'calendar', 'invitations'])
      expect(JSON.stringify(expert[subject] ?? null), subject).toMatch(id);
    expect(JSON.stringify(expert)).toContain(marks.expert);
    expect(JSON.stringify(expert)).not.toContain('xochi@example.org');
    for (const [mine, theirs] of [[client, h.expert] as const, [expert, h.client] as const]) {
      expect(JSON.stringify(mine)).not.toContain(theirs.phone.slice(1));
      expect(JSON.stringify(mine)).not.toContain(marks.manager);
    }
  });

  test('stands in many places before', () => {
    const places = ['bookings', 'chat_messages', 'problems', 'receipts', 'waiting_goals', 'users'];
    for (const place of places) expect(Object.keys(before.client)).toContain(`public.${place}`);
    expect(Object.keys(before.expert)).toContain('public.blocks');
  });
});

describe('once they have left', () => {
  test('nothing of a client stands anywhere but in a review without an author', () => {
    expect(left.client?.body).toEqual({ deleted: true });
    expect(Object.keys(after.client)).toEqual(['public.reviews']);
    expect(after.client['public.reviews']).toEqual([expect.stringContaining('"client_id": null')]);
  });

  test('nothing of an expert stands anywhere, not even why they cancelled', () => {
    expect(left.expert?.body).toEqual({ deleted: true });
    expect(after.expert).toEqual({});
  });

  test('what others wrote stays theirs', () => {
    expect(after.manager).toEqual(before.manager);
  });
});
