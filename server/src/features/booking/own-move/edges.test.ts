import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let c: ReturnType<typeof calendars>;
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
  c = calendars(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

const day = (text: string) => `2026-12-${text}:00Z`;
const codeOf = ({ status, body }: Reply) => (status < 300 ? status : body.errorCode);

/** A paid meeting of two new people at that time. */
async function meetingAt(start: string, hours: Record<string, unknown> = {}) {
  count += 1;
  const email = `mover-${count}@example.com`;
  const expert = await t.provider({
    hours: { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 60, ...hours },
  });
  const client = await t.signIn();
  const meeting = await b.meeting(client, expert.id, start, { email });
  return { expert, client, email, id: meeting.id as string };
}
async function startOf(client: SignedIn, id: string) {
  return (await b.read(client, id)).body.start;
}

describe('a client moves a meeting without asking', () => {
  test(
    'until 48 hours before to the millisecond, and asks from then on',
    still(async () => {
      const { client, id } = await meetingAt(day('10T10:00'));
      await t.setNow('2026-12-08T10:00:00.000Z');
      expect((await b.read(client, id)).body.moving).toMatchObject({ way: 'at-once' });
      expect(codeOf(await m.move(client, id, day('11T10:00')))).toBe(200);
      await t.setNow('2026-12-09T10:00:00.001Z');
      expect((await b.read(client, id)).body.moving).toMatchObject({ way: 'by-proposal' });
      const late = await m.move(client, id, day('12T10:00'));
      expect([late.status, late.body.errorCode]).toEqual([409, 'move-needs-proposal']);
      expect(codeOf(await m.propose(client, id, day('12T10:00')))).toBe(201);
      expect(await startOf(client, id)).toBe(day('11T10:00'));
    }),
  );

  test(
    'or is asked until two hours before, and not from then on',
    still(async () => {
      const { client, expert, id } = await meetingAt(day('10T10:00'));
      await t.setNow('2026-12-10T07:59:59.999Z');
      expect((await b.read(client, id)).body.moving).toMatchObject({ way: 'by-proposal' });
      await t.setNow('2026-12-10T08:00:00.000Z');
      for (const person of [client, expert]) {
        expect((await b.read(person, id)).body.moving).toBeNull();
        expect(codeOf(await m.propose(person, id, day('11T10:00')))).toBe('not-movable');
      }
    }),
  );

  test('only to what the hours offer: every other time is refused and nothing moves', async () => {
    const { client, expert, id } = await meetingAt(day('10T10:00'), { horizonDays: 30 });
    await c.block(expert, day('11T12:00'), day('11T13:00'));
    const taken = await t.signIn();
    await b.meeting(taken, expert.id, day('11T14:00'));
    for (const [start, code] of [
      [day('11T08:00'), 'slot-unavailable'],
      [day('11T10:30'), 'slot-unavailable'],
      [day('11T17:00'), 'slot-unavailable'],
      ['2026-12-11T10:00:00.001Z', 'slot-unavailable'],
      [day('01T09:00'), 'slot-unavailable'],
      ['2026-11-30T10:00:00Z', 'slot-unavailable'],
      ['2027-01-15T10:00:00Z', 'slot-unavailable'],
      ['8999-01-01T10:00:00Z', 'slot-unavailable'],
      [day('11T14:00'), 'slot-taken'],
      // That it is closed and not booked is nobody's business.
      [day('11T12:00'), 'slot-taken'],
      ['later', 'invalid-input'],
      ['2027-02-29T10:00:00Z', 'invalid-input'],
    ] as const)
      expect([start, codeOf(await m.move(client, id, start))]).toEqual([start, code]);
    expect(await startOf(client, id)).toBe(day('10T10:00'));
    expect((await m.changes(client, id)).body.changes).toEqual([]);
    expect((await b.read(client, id)).body.moving.movesLeft).toBe(2);
  });

  test('to its own time changes nothing and costs no move', async () => {
    const { client, id, email } = await meetingAt(day('10T10:00'));
    await t.drain();
    const mails = (await b.mailsTo(email)).length;
    const same = await m.move(client, id, '2026-12-10T07:00:00-03:00');
    expect(same.status).toBeLessThan(500);
    await t.drain();
    expect((await b.read(client, id)).body).toMatchObject({
      start: day('10T10:00'),
      moving: { movesLeft: 2 },
    });
    expect(await b.mailsTo(email)).toHaveLength(mails);
  });

  test('onto half of its own time: the old hour is free but for what the new one needs', async () => {
    const { client, expert, id } = await meetingAt(day('10T10:00'), { gridMinutes: 30 });
    expect(codeOf(await m.move(client, id, day('10T10:30')))).toBe(200);
    const free = await c.starts(expert.id, { date: '2026-12-10', durationMinutes: '60' });
    expect(free).toContain(day('10T09:30'));
    for (const start of ['10T10:00', '10T10:30', '10T11:00'])
      expect(free).not.toContain(day(start));
    expect(free).toContain(day('10T11:30'));
  });

  test('once for one key, however often it is sent; with another time under it, not at all', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    const send = (start: string, key: string) =>
      t.call(
        'PUT',
        `/api/booking/${id}`,
        { start },
        { token: client.token, headers: { 'idempotency-key': key } },
      );
    const [first, second] = await Promise.all([
      send(day('11T10:00'), 'one'),
      send(day('11T10:00'), 'one'),
    ]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const other = await send(day('12T10:00'), 'one');
    expect([other.status, other.body.errorCode]).toEqual([409, 'idempotency-mismatch']);
    expect((await b.read(client, id)).body).toMatchObject({
      start: day('11T10:00'),
      moving: { movesLeft: 1 },
    });
  });
});

test('of several wishes to move to one time or take it at once, one is granted', async () => {
  const { client, expert, id } = await meetingAt(day('10T10:00'));
  const strangers = await Promise.all([1, 2, 3, 4].map(() => t.signIn()));
  const wanted = day('14T12:00');
  const replies = await Promise.all([
    m.move(client, id, wanted),
    ...strangers.map((one) => b.book(one, expert.id, wanted)),
    m.propose(expert, id, wanted),
  ]);
  // A proposal of the time that the meeting has by then is no other time: 400.
  for (const { status } of replies) expect([200, 201, 400, 409]).toContain(status);
  const { rows } = await t.pool.query(
    `select id from bookings where provider_id = $1 and starts_at = $2
      and status in ('held', 'confirmed')`,
    [expert.id, wanted],
  );
  const { proposal } = (await b.read(client, id)).body;
  const takers = rows.length + (proposal === null ? 0 : 1);
  expect(takers).toBe(1);
  expect(await c.starts(expert.id, { date: '2026-12-14', durationMinutes: '60' })).not.toContain(
    wanted,
  );
});

test('a held time is moved by choosing another, not by moving', async () => {
  const expert = await t.provider();
  const client = await t.signIn();
  const { id } = await b.hold(client, expert.id, day('10T10:00'));
  expect(codeOf(await m.move(client, id, day('11T10:00')))).toBe('not-movable');
  expect(codeOf(await m.propose(client, id, day('11T10:00')))).toBe('not-movable');
  // For its expert there is nothing yet.
  expect(codeOf(await m.propose(expert, id, day('11T10:00')))).toBe('not-found');
  expect(codeOf(await m.move(expert, id, day('11T10:00')))).toBe('not-found');
});

test('an expert can’t move by themselves, and is told what to do', async () => {
  const { expert, client, id } = await meetingAt(day('10T10:00'));
  const refused = await m.move(expert, id, day('11T10:00'));
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
  expect(await startOf(client, id)).toBe(day('10T10:00'));
  expect((await b.read(expert, id)).body.moving).toMatchObject({
    way: 'by-proposal',
    atOnceUntil: null,
  });
});
