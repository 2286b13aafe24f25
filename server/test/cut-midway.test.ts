import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ProblemScene, problemScene, words } from './problems.ts';
import { promos } from './promos.ts';

/*
 * The connection to the database dies in the middle of a transaction, at a step that is named. What
 * was done before it is undone, the person is told to come back, and the same call again does it once.
 */

let s: ProblemScene;
let p: ReturnType<typeof promos>;
beforeAll(async () => {
  s = await problemScene();
  p = promos(s.t);
  await sql`create function cut() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid());
    perform pg_sleep(10);
    return new; end $$`.execute(s.t.context.db);
});
afterEach(() => p.expectLedgerToAgree());
afterAll(() => s.t.stop());

type Step =
  | 'insert on promo_uses'
  | 'insert on refunds'
  | 'insert on credit_notes'
  | 'update on problems';

/** Makes a call that is cut at a step, and then the same call again. */
const callThroughCut = async <Reply extends { status: number }>(
  step: Step,
  call: () => Promise<Reply>,
  afterCut: () => Promise<void>,
): Promise<Reply> => {
  const { db } = s.t.context;
  const [, table = ''] = step.split(' on ');
  await sql`create trigger cut before ${sql.raw(step)}
    for each row execute function cut()`.execute(db);
  const cut = await call();
  expect(cut).toMatchObject({ status: 503, body: { errorCode: 'unavailable' } });
  // The pool may hand out a connection of which it has not noticed yet that it is dead.
  await vi.waitFor(() => sql`drop trigger cut on ${sql.table(table)}`.execute(db));
  await afterCut();
  return call();
};

describe('a call that is cut midway', () => {
  it('takes a promo code once, with its hold or not at all', async () => {
    const { t, provider } = s;
    const client = await t.signIn();
    const expert = { ...provider, ...(await t.signIn(provider.phone)) };
    await p.make(expert, { code: 'CUT-1', percent: 10, maxUses: 1 });
    const usesOf = async () => (await p.list(expert)).find(({ code }) => code === 'CUT-1')?.uses;
    const day = t.context.clock
      .now()
      .add({ hours: 24 * 5 })
      .toString()
      .slice(0, 10);
    const start = `${day}T10:00:00Z`;
    const quote = await p.quoteWith(client, provider.id, start, 'CUT-1');
    const body = {
      quoteId: quote.body.id,
      ...{ name: 'Clara', lastName: 'Soto', email: 'clara@example.com', about: 'A talk' },
    };
    const headers = { 'idempotency-key': randomUUID() };
    const book = () => t.call('POST', '/api/booking/book', body, { token: client.token, headers });
    const booked = await callThroughCut('insert on promo_uses', book, async () => {
      expect(await usesOf()).toEqual({ reserved: 0, used: 0 });
      const { rows } = await sql`select from bookings where client_id = ${client.userId}`.execute(
        t.context.db,
      );
      expect(rows).toHaveLength(0);
    });
    expect(booked).toMatchObject({ status: 201, body: { booking: { price: { amount: 5400 } } } });
    expect((await book()).body.booking.id).toBe(booked.body.booking.id);
    expect(await usesOf()).toEqual({ reserved: 1, used: 0 });
    await p.pay(client, booked.body.booking.id);
    expect(await usesOf()).toEqual({ reserved: 0, used: 1 });
  });

  it.each(['insert on refunds', 'insert on credit_notes', 'update on problems'] as const)(
    'answers a report once, cut at %s',
    async (step) => {
      const { t } = s;
      const meeting = await s.meeting();
      await t.setNow(meeting.at('PT1H'));
      const problemId = await s.reported(s.client, meeting.id, 'quality');
      const headers = { 'idempotency-key': randomUUID() };
      const answer = () =>
        t.call('POST /api/booking/:id/problem/answer', {
          params: { id: meeting.id },
          body: { problemId, response: 'refund', amount: 2001 },
          token: s.provider.token,
          headers,
        });
      const answered = await callThroughCut(step, answer, async () => {
        expect(await s.stateOf(meeting.id)).toBe('open');
        expect(await s.refunded(meeting.id)).toBe(0);
      });
      expect(answered.status).toBe(200);
      expect((await answer()).status).toBe(200);
      const late = await s.answer(s.provider, meeting.id, {
        problemId,
        response: 'object',
        text: words,
      });
      expect(late).toMatchObject({ status: 409, body: { errorCode: 'problem-not-open' } });
      expect(await s.stateOf(meeting.id)).toBe('refunded');
      expect(await s.refunded(meeting.id)).toBe(2001);
      const { rows } = await sql<{ notes: number; last: number }>`
        select count(*)::int as notes, max(number)::int as last from credit_notes`.execute(
        t.context.db,
      );
      expect(rows[0]?.last, 'a number is missing').toBe(rows[0]?.notes);
    },
  );
});
