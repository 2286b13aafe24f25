import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let b: ReturnType<typeof bookings>;
let one: Expert;
let other: Expert;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
  one = await t.provider();
  other = await t.provider({ profile: { name: 'Otto', lastName: 'Ruiz' } });
});
afterAll(() => t.stop());

/** What costs nothing can't be offered by a call yet. */
async function freeExpert(): Promise<Expert> {
  const expert = await t.provider();
  await t.context.db
    .updateTable('providers')
    .set({ normal_rate: 0 })
    .where('id', '=', expert.id)
    .execute();
  return expert;
}

function day(date: number, time = '09:00') {
  return `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;
}

async function bookQuoted(client: SignedIn, expert: Expert, start: string, more: object = {}) {
  const { id: quoteId } = (await b.quote(client, expert.id, start, { acceptOverlap: true })).body;
  const body = { quoteId, ...details, ...more };
  return t.call('POST /api/booking/book', { body, token: client.token });
}

/** Each way to ask for a time. */
const ways = {
  'a quote': (client: SignedIn, expert: Expert, start: string, more: object = {}) =>
    b.quote(client, expert.id, start, more),
  'a booking by its quote': bookQuoted,
  'a booking without quote': (client: SignedIn, expert: Expert, start: string, more: object = {}) =>
    b.book(client, expert.id, start, more),
};

describe.each(Object.entries(ways))('at the time of another meeting, %s', (_, ask) => {
  it('is refused, and names the meeting', async () => {
    const client = await t.signIn();
    const meeting = await b.meeting(client, one.id, day(10));
    const { status, body } = await ask(client, other, day(10, '09:30'));
    expect([status, body.errorCode]).toEqual([409, 'own-clash']);
    expect(body.ownMeetings).toEqual([
      {
        bookingId: meeting.id,
        role: 'client',
        status: 'confirmed',
        start: '2026-12-10T09:00:00Z',
        end: '2026-12-10T10:00:00Z',
        holdExpiresAt: null,
        person: { id: one.id, name: 'Paula', lastName: 'Rojas' },
      },
    ]);
    await b.cancel(client, meeting.id);
  });

  it('is refused for a hold, and goes through right before and right after', async () => {
    const client = await t.signIn();
    const hold = await b.hold(client, one.id, day(11, '11:00'));
    const { status, body } = await ask(client, other, day(11, '11:45'));
    expect([status, body.errorCode]).toEqual([409, 'own-clash']);
    expect(body.ownMeetings).toMatchObject([
      { bookingId: hold.id, status: 'held', holdExpiresAt: hold.holdExpiresAt },
    ]);
    expect((await ask(client, other, day(11, '10:00'))).status).toBe(201);
    expect((await ask(client, other, day(11, '12:00'))).status).toBe(201);
    await b.cancel(client, hold.id);
    expect((await ask(client, other, day(11, '11:00'))).status).toBe(201);
    await t.advance('PT15M');
  });

  it('goes through when both are to be kept', async () => {
    const client = await t.signIn();
    await b.hold(client, one.id, day(12));
    expect((await ask(client, other, day(12), { acceptOverlap: false })).status).toBe(409);
    expect((await ask(client, other, day(12), { acceptOverlap: true })).status).toBe(201);
    await t.advance('PT15M');
  });

  it('is refused to an expert at the time of a meeting they give', async () => {
    const client = await t.signIn();
    const expert = await t.provider();
    const meeting = await b.meeting(client, expert.id, day(13));
    const { status, body } = await ask(expert, other, day(13));
    expect([status, body.errorCode]).toEqual([409, 'own-clash']);
    expect(body.ownMeetings).toMatchObject([
      {
        bookingId: meeting.id,
        role: 'provider',
        person: { id: client.userId, name: 'Clara', lastName: 'Soto' },
      },
    ]);
    expect((await ask(expert, other, day(13), { acceptOverlap: true })).status).toBe(201);
    await t.advance('PT15M');
  });
});

describe('a clash', () => {
  it('with an unpaid hold of somebody else tells an expert nothing but the time', async () => {
    const client = await t.signIn();
    const expert = await t.provider();
    const hold = await b.hold(client, expert.id, day(14));
    const { body } = await b.book(expert, other.id, day(14));
    expect(body.errorCode).toBe('own-clash');
    expect(body.ownMeetings).toEqual([
      {
        bookingId: null,
        role: 'provider',
        status: 'held',
        start: '2026-12-14T09:00:00Z',
        end: '2026-12-14T10:00:00Z',
        holdExpiresAt: null,
        person: null,
      },
    ]);
    for (const secret of [hold.id, client.userId, 'Clara'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it(
    'is none with what is over: a hold that ran out, a meeting that was cancelled',
    still(async () => {
      const client = await t.signIn();
      await b.hold(client, one.id, day(15));
      await t.advance('PT14M50S');
      expect((await b.book(client, other.id, day(15))).body.errorCode).toBe('own-clash');
      await t.advance('PT10S');
      const booking = await b.meeting(client, other.id, day(15));
      await b.cancel(client, booking.id);
      expect((await b.book(client, one.id, day(15))).status).toBe(201);
    }),
  );

  it('is none with the hold that a new one with the same expert replaces', async () => {
    const client = await t.signIn();
    await b.hold(client, one.id, day(16));
    expect((await b.quote(client, one.id, day(16, '09:30'))).status).toBe(201);
    expect((await b.book(client, one.id, day(16, '09:30'))).status).toBe(201);
  });

  it('is asked about for a meeting that costs nothing as well', async () => {
    const free = await freeExpert();
    const client = await t.signIn();
    await b.meeting(client, one.id, day(17));
    expect((await b.book(client, free.id, day(17))).body.errorCode).toBe('own-clash');
    const kept = await b.book(client, free.id, day(17), { acceptOverlap: true });
    expect(kept.body.booking.status).toBe('confirmed');
  });

  it('comes after what the time itself is refused for, and leaves the earlier hold', async () => {
    const [client, quick] = [await t.signIn(), await t.signIn()];
    await b.meeting(client, one.id, day(18));
    await b.hold(quick, other.id, day(18));
    expect((await b.book(client, other.id, day(18))).body.errorCode).toBe('slot-taken');
    const early = await b.hold(client, other.id, day(18, '11:00'));
    expect((await b.book(client, other.id, day(18, '10:00'))).status).toBe(201);
    const before = await b.hold(client, other.id, day(18, '12:00'));
    expect((await b.read(client, early.id)).body.status).toBe('expired');
    await b.meeting(client, one.id, day(18, '14:00'));
    expect((await b.book(client, other.id, day(18, '14:00'))).body.errorCode).toBe('own-clash');
    expect((await b.read(client, before.id)).body.status).toBe('held');
  });

  it('does not end a hold that was allowed: its money confirms it', async () => {
    const client = await t.signIn();
    const first = await b.hold(client, one.id, day(19));
    const second = await b.meeting(client, other.id, day(19), { acceptOverlap: true });
    await b.pay(client, first.id);
    expect((await b.read(client, first.id)).body.status).toBe('confirmed');
    expect((await b.read(client, second.id)).body.status).toBe('confirmed');
  });

  it('is not avoided by the key of an earlier booking', async () => {
    const client = await t.signIn();
    await b.meeting(client, one.id, day(20));
    const book = (more: object) =>
      t.call(
        'POST',
        '/api/booking/book',
        { providerId: other.id, start: day(20), durationMinutes: 60, ...details, ...more },
        { token: client.token, headers: { 'idempotency-key': 'asked' } },
      );
    expect((await book({})).body.errorCode).toBe('own-clash');
    const kept = await book({ acceptOverlap: true });
    expect(kept.status).toBe(201);
    expect((await book({})).body.errorCode).toBe('idempotency-mismatch');
    expect((await book({ acceptOverlap: true })).body).toEqual(kept.body);
  });
});
