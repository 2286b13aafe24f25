import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let c: ReturnType<typeof calendars>;
let m: ReturnType<typeof movingCalls>;
let expert: SignedIn & { id: string };
let guest: SignedIn;
let visit: string;
let offices: string[];

const date = '2026-12-10';
const quarters = Array.from({ length: 40 }, (_, at) =>
  Temporal.Instant.from(`${date}T08:00:00Z`)
    .add({ minutes: 15 * at })
    .toString(),
);

/*
 * One day of an expert with everything in it: a meeting online, one at an office, a block, something
 * of their own as a client, a buffer and travel of 20 minutes.
 */
beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  c = calendars(t);
  m = movingCalls(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({
    hours: { weeklyHours: everyDay('09:00-18:00'), gridMinutes: 15, bufferMinutes: 10 },
  });
  const saved = await savePlaces(t, expert, {
    areaIds: [areas.providencia],
    offices: [{}, {}],
    travelMinutes: 20,
  });
  offices = saved.map(({ id }) => id);
  guest = await t.signIn();
  await b.meeting(await t.signIn(), expert.id, `${date}T10:30:00Z`, { durationMinutes: 30 });
  const way = { mode: 'office', officeId: offices[0] };
  visit = (await b.meeting(guest, expert.id, `${date}T13:00:00Z`, way)).id;
  await c.block(expert, `${date}T16:00:00Z`, `${date}T16:15:00Z`);
  const other = await t.provider();
  await b.meeting(expert, other.id, `${date}T09:00:00Z`, { durationMinutes: 30 });
});
afterAll(() => t.stop());

const ways = [
  ['online', () => ({}), () => ({})],
  ['at home', () => ({ mode: 'home', address: home }), () => ({ mode: 'home' })],
  ['at the office of the visit', () => officeAt(0), () => officeAt(0)],
  ['at the other office', () => officeAt(1), () => officeAt(1)],
] as const;
const officeAt = (at: number) => ({ mode: 'office', officeId: offices[at] ?? '' });

describe('the times that are shown for a meeting', () => {
  test.each(ways)(
    '%s are those that can be quoted, and the expert is told why others not',
    async (_, way, asked) => {
      const client = await t.signIn();
      const query = { date, durationMinutes: '60', ...asked() };
      const shown = await c.starts(expert.id, query);
      const quoted = [];
      const unexplained = [];
      for (const start of quarters) {
        const { status, body } = await b.quote(client, expert.id, start, way());
        if (status === 201) quoted.push(start);
        else expect(['slot-taken', 'slot-unavailable']).toContain(body.errorCode);
        const { isOffered, reason } = await c.explain(expert, start, {
          durationMinutes: '60',
          ...asked(),
        });
        expect([start, isOffered]).toEqual([start, status === 201]);
        if (!isOffered && reason === null) unexplained.push(start);
      }
      expect(quoted).toEqual(shown);
      expect(unexplained).toEqual([]);
      expect(shown.length).toBeGreaterThan(1);
      const month = await c.readMonth(expert.id, {
        month: '2026-12',
        durationMinutes: '60',
        ...asked(),
      });
      const free = month.body.days.find((one: { date: string }) => one.date === date)?.free;
      expect(free).toBe(shown.length);
    },
  );

  test('differ by the way: none is as free as online, and one office needs no way between', async () => {
    const counts = [];
    for (const [, , asked] of ways)
      counts.push((await c.starts(expert.id, { date, durationMinutes: '60', ...asked() })).length);
    const [online = 0, atHome = 0, same = 0, other = 0] = counts;
    expect(online).toBeGreaterThan(atHome);
    expect(same).toBeGreaterThan(other);
    expect(other).toBe(atHome);
  });
});

test('the times that are shown for moving a visit are those that can be proposed, by both', async () => {
  for (const person of [guest, expert]) {
    const query = { date, durationMinutes: '60', moving: visit };
    const shown = await c.starts(expert.id, query, person);
    const taken = [];
    for (const start of quarters) {
      // What it has already is free, and no other time.
      if (start === `${date}T13:00:00Z`) continue;
      const { status, body } = await m.propose(person, visit, start);
      if (status === 201) taken.push(start);
      else expect(['slot-taken', 'slot-unavailable']).toContain(body.errorCode);
      if (status === 201) await m.withdraw(person, body.proposal.id);
    }
    expect(taken).toEqual(shown.filter((start) => start !== `${date}T13:00:00Z`));
  }
});
