import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import { everyDay } from '../../../test/calendars.ts';
import { movingCalls } from '../../../test/moving.ts';
import type { SignedIn } from '../../../test/people.ts';
import { still } from '../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let expert: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({
    hours: { weeklyHours: everyDay('00:00-24:00'), gridMinutes: 60, minimumNoticeMinutes: 0 },
  });
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

let hour = -1;
/** An hour of 5 December and the following days of its own for each test. */
function nextStart() {
  hour += 2;
  return Temporal.Instant.from('2026-12-05T00:00:00Z').add({ hours: hour });
}
const before = (instant: Temporal.Instant) => instant.subtract({ milliseconds: 1 }).toString();

async function groupsOf(person: SignedIn, id: string) {
  const found: string[] = [];
  for (const group of ['upcoming', 'past', 'cancelled'] as const) {
    const { body } = await t.call('GET /api/bookings', { query: { group }, token: person.token });
    if ([...body.bookings, ...body.waiting].some((one) => one.id === id)) found.push(group);
  }
  return found;
}
const codeOf = ({ status, body }: Reply) => (status < 300 ? status : body.errorCode);

describe('a meeting', () => {
  test(
    'is confirmed, in progress and completed to the millisecond, for both, in page and lists',
    still(async () => {
      const client = await t.signIn();
      const start = nextStart();
      const end = start.add({ minutes: 60 });
      const { id } = await b.meeting(client, expert.id, start.toString());
      const seen = [];
      for (const moment of [before(start), start.toString(), before(end), end.toString()]) {
        await t.setNow(moment);
        const { status } = (await b.read(client, id)).body;
        expect((await b.read(expert, id)).body.status).toBe(status);
        expect(await groupsOf(expert, id)).toEqual(await groupsOf(client, id));
        seen.push([status, ...(await groupsOf(client, id))]);
      }
      expect(seen).toEqual([
        ['confirmed', 'upcoming'],
        ['in-progress', 'upcoming'],
        ['in-progress', 'upcoming'],
        ['completed', 'past'],
      ]);
    }),
  );

  test(
    'is changed by nobody from its start on, and cancelled neither',
    still(async () => {
      const client = await t.signIn();
      const start = nextStart();
      const { id } = await b.meeting(client, expert.id, start.toString());
      await t.setNow(before(start));
      const about = (text: string) =>
        t.call('PUT', `/api/booking/${id}`, { about: text }, { token: client.token });
      expect((await about('In the last moment')).status).toBe(200);
      await t.setNow(start.toString());
      const later = start.add({ hours: 72 }).toString();
      const replies = await Promise.all([
        about('Too late'),
        m.move(client, id, later),
        m.propose(client, id, later),
        m.propose(expert, id, later),
        b.cancel(client, id),
        b.cancel(expert, id),
      ]);
      expect(replies.map(codeOf)).toEqual([
        'not-changeable',
        'not-movable',
        'not-movable',
        'not-movable',
        'not-cancellable',
        'not-cancellable',
      ]);
      expect((await b.read(client, id)).body).toMatchObject({
        status: 'in-progress',
        about: 'In the last moment',
        cancellation: null,
        moving: null,
        proposal: null,
      });
    }),
  );

  test(
    'can be cancelled a millisecond before it begins, which frees the time for nobody any more',
    still(async () => {
      const client = await t.signIn();
      const start = nextStart();
      const { id } = await b.meeting(client, expert.id, start.toString());
      await t.setNow(before(start));
      const { body } = await b.cancel(client, id);
      expect(body).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'client',
        refunded: { amount: 0 },
      });
      await t.setNow(start.add({ hours: 3 }).toString());
      expect((await b.read(expert, id)).body.status).toBe('cancelled');
      expect(await groupsOf(client, id)).toEqual(['cancelled']);
    }),
  );

  test(
    'has its room shown until half an hour after the end, and says when it opens',
    still(async () => {
      const client = await t.signIn();
      const start = nextStart();
      const { id } = await b.meeting(client, expert.id, start.toString());
      const closed = start.add({ minutes: 90 });
      const links = [];
      for (const moment of [before(start), before(closed), closed.toString()]) {
        await t.setNow(moment);
        const { body } = await b.read(client, id);
        expect(body.roomOpensAt).toBe(start.subtract({ minutes: 10 }).toString());
        links.push(body.meetingLink === null ? null : 'link');
      }
      expect(links).toEqual(['link', 'link', null]);
    }),
  );

  test('that was never paid is in no group, and never becomes a meeting by the clock', async () => {
    const client = await t.signIn();
    const start = nextStart();
    const held = await b.hold(client, expert.id, start.toString());
    expect(await groupsOf(client, held.id)).toEqual(['upcoming']);
    expect(await groupsOf(expert, held.id)).toEqual([]);
    for (const moment of [start, start.add({ minutes: 30 }), start.add({ hours: 2 })]) {
      await t.setNow(moment.toString());
      expect((await b.read(client, held.id)).body).toMatchObject({
        status: 'expired',
        meetingLink: null,
      });
      expect(await groupsOf(client, held.id)).toEqual([]);
    }
    expect((await b.read(expert, held.id)).status).toBe(404);
  });
});

describe('meetings in a row', () => {
  test('follow each other without a gap: one ends in the instant in which the next begins', async () => {
    await still(async () => {
      const client = await t.signIn();
      const first = nextStart();
      const second = first.add({ hours: 1 });
      hour += 2;
      const one = await b.meeting(client, expert.id, first.toString());
      const other = await b.meeting(client, expert.id, second.toString());
      await t.setNow(second.toString());
      const states = await Promise.all([one.id, other.id].map((id) => b.read(client, id)));
      expect(states.map(({ body }) => body.status)).toEqual(['completed', 'in-progress']);
    })();
  });

  test('in one night of two offsets last their real hour each', async () => {
    await t.setNow('2027-04-01T08:00:00Z');
    const teacher = await t.provider({
      profile: { timezone: 'America/Santiago' },
      hours: { weeklyHours: everyDay('22:00-24:00'), gridMinutes: 60 },
    });
    const client = await t.signIn();
    // 3 April in Santiago: 22:00, 23:00 and 23:00 again.
    for (const start of ['2027-04-04T01:00:00Z', '2027-04-04T02:00:00Z', '2027-04-04T03:00:00Z']) {
      const meeting = await b.meeting(client, teacher.id, start);
      expect(meeting).toMatchObject({
        start,
        durationMinutes: 60,
        providerTimezone: 'America/Santiago',
      });
      expect(meeting.end).toBe(Temporal.Instant.from(start).add({ hours: 1 }).toString());
    }
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id: teacher.id },
      query: { date: '2027-04-03', durationMinutes: '60' },
    });
    expect(body.slots).toEqual([]);
  });
});
