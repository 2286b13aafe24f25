import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { details } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let c: ReturnType<typeof calendars>;
let expert: SignedIn & { id: string };
let day = 2;

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({ hours: { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 60 } });
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

/** Nine o'clock of a day of its own. */
function nextStart() {
  day += 1;
  return `2026-12-${String(day).padStart(2, '0')}T09:00:00Z`;
}
function book(client: SignedIn, start: string, key: string, more: object = {}): Promise<Reply> {
  const body = {
    providerId: expert.id,
    start,
    durationMinutes: 60,
    currency: 'USD',
    ...details,
    ...more,
  };
  return t.call('POST', '/api/booking/book', body, {
    token: client.token,
    headers: { 'idempotency-key': key },
  });
}
async function countOf(client: SignedIn) {
  const { rows } = await t.pool.query(
    'select (select count(*) from bookings where client_id = $1)::int as bookings, ' +
      '(select count(*) from orders where buyer_id = $1)::int as orders',
    [client.userId],
  );
  return rows[0];
}

describe('one key', () => {
  test('sent five times at once is one booking and one body', async () => {
    const client = await t.signIn();
    const start = nextStart();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => book(client, start, 'five')));
    for (const { status, body } of replies) {
      expect(status).toBe(201);
      expect(body).toEqual(replies[0]?.body);
    }
    expect(await countOf(client)).toEqual({ bookings: 1, orders: 1 });
  });

  test('with another body is refused and takes nothing, however small the difference', async () => {
    const client = await t.signIn();
    const start = nextStart();
    const first = await book(client, start, 'key');
    for (const more of [
      { start: nextStart() },
      { durationMinutes: 30 },
      { about: 'Something else' },
      { email: 'another@example.com' },
    ]) {
      const { status, body } = await book(client, start, 'key', more);
      expect([status, body.errorCode]).toEqual([409, 'idempotency-mismatch']);
    }
    expect((await book(client, start, 'key')).body).toEqual(first.body);
    expect(await countOf(client)).toEqual({ bookings: 1, orders: 1 });
  });

  test('of two people is two keys', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    const [first, second] = [nextStart(), nextStart()];
    const [mine, theirs] = await Promise.all([
      book(one, first, 'same key'),
      book(other, second, 'same key'),
    ]);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect([mine.body.booking.start, theirs.body.booking.start]).toEqual([first, second]);
  });

  test('answers for a day what it answered, and a refusal is no answer to keep', async () => {
    const [client, rival] = [await t.signIn(), await t.signIn()];
    const start = nextStart();
    const { id } = await p.hold(rival, expert.id, start);
    const refused = await book(client, start, 'again');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
    await p.cancel(rival, id);
    const other = await book(client, start, 'again once more');
    expect(other.status).toBe(201);
    await p.cancel(client, other.body.booking.id);
    // The booking is gone; what was said under the key stays said.
    const kept = await book(client, start, 'again once more');
    expect(kept.body).toEqual(other.body);
    expect((await p.read(client, other.body.booking.id)).body.status).toBe('expired');
    expect(
      await c.starts(expert.id, { date: start.slice(0, 10), durationMinutes: '60' }),
    ).toContain(start);
  });

  test.each(['x'.repeat(300), '', ' '])(
    'that is none (%#) costs nobody a booking twice',
    async (key) => {
      const client = await t.signIn();
      const start = nextStart();
      const replies = [await book(client, start, key), await book(client, start, key)];
      for (const { status } of replies) expect([201, 400]).toContain(status);
      const { bookings } = await countOf(client);
      expect(bookings).toBeLessThanOrEqual(1);
    },
  );
});

describe('cancelling by one key', () => {
  test('twice at once is one cancellation, one mail and one refund', async () => {
    const client = await t.signIn();
    const start = nextStart();
    const email = `keys-${day}@example.com`;
    const { id } = await p.meeting(client, expert.id, start, { email });
    const cancel = (reason: string) =>
      t.call(
        'DELETE',
        `/api/booking/cancel/${id}`,
        { reason, confirmed: true },
        { token: client.token, headers: { 'idempotency-key': 'stop' } },
      );
    const replies = await Promise.all([cancel('Ill'), cancel('Ill'), cancel('Ill')]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toEqual(replies[0]?.body);
    }
    expect((await cancel('Well again')).body.errorCode).toBe('idempotency-mismatch');
    await t.drain();
    const subjects = (await p.mailsTo(email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Canceled', 'Confirmed']);
    expect((await p.read(client, id)).body).toMatchObject({ refunded: { amount: 6000 } });
    await p.expectLedgerToAgree({ settled: true });
  });
});

describe('an expert who changes their calendar while people book', () => {
  test('closes a day or loses it to somebody, never half, and nobody gets a 500', async () => {
    for (let round = 0; round < 3; round += 1) {
      const own = await t.provider({
        hours: { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 60 },
      });
      const clients = await Promise.all([1, 2, 3, 4].map(() => t.signIn()));
      const start = '2026-12-30T09:00:00Z';
      const [closing, ...replies] = await Promise.all([
        c.set(own, { overrides: [{ date: '2026-12-30', ranges: [] }] }),
        c.block(own, start, '2026-12-30T12:00:00Z'),
        ...clients.map((client) => p.book(client, own.id, start)),
      ]);
      expect(closing.status).toBe(200);
      for (const { status } of replies) expect([201, 409]).toContain(status);
      const held = replies.slice(1).filter(({ status }) => status === 201);
      expect(held.length).toBeLessThanOrEqual(1);
      expect(await c.starts(own.id, { date: '2026-12-30', durationMinutes: '60' })).toEqual([]);
      // Who was faster keeps the time and can pay it.
      for (const { body } of held) {
        const holder = clients.find(({ userId }) => userId === body.booking.client.id);
        if (!holder) throw new Error('nobody holds it');
        await p.pay(holder, body.booking.id);
        expect((await p.read(holder, body.booking.id)).body.status).toBe('confirmed');
      }
    }
  });

  test('of lengths or prices leaves what is held as it was', async () => {
    const own = await t.provider({ profile: { durations: [30, 60] } });
    const client = await t.signIn();
    const held = await p.hold(client, own.id, '2026-12-29T09:00:00Z');
    await t.pool.query('update providers set durations = $2, normal_rate = 9900 where id = $1', [
      own.id,
      [90],
    ]);
    await p.pay(client, held.id);
    expect((await p.read(client, held.id)).body).toMatchObject({
      status: 'confirmed',
      durationMinutes: 60,
      paid: { amount: 6000 },
    });
  });
});
