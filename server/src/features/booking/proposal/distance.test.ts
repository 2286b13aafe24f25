import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let m: ReturnType<typeof movingCalls>;
let c: ReturnType<typeof calendars>;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  m = movingCalls(t);
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const day = (text: string) => `2026-12-${text}:00Z`;
const codeOf = ({ status, body }: Reply) => (status < 300 ? status : body.errorCode);
const hours = { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 15, bufferMinutes: 30 };

async function meetingAt(start: string) {
  const expert = await t.provider({ hours });
  const client = await t.signIn();
  const { id } = await k.meeting(client, expert.id, start);
  return { expert, client, id: id as string };
}
const movingTimes = (expert: { id: string }, id: string, person: SignedIn) =>
  c.starts(expert.id, { date: '2026-12-10', durationMinutes: '60', moving: id }, person);

describe('the buffer of an expert', () => {
  test('is kept around a proposed time, and around what it is proposed beside', async () => {
    const { expert, client, id } = await meetingAt(day('20T10:00'));
    await k.meeting(await t.signIn(), expert.id, day('10T12:00'));
    for (const [start, code] of [
      [day('10T10:30'), 201],
      [day('10T10:45'), 'slot-taken'],
      [day('10T13:15'), 'slot-taken'],
      [day('10T13:30'), 201],
    ] as const)
      expect([start, codeOf(await m.propose(client, id, start))]).toEqual([start, code]);
    // The proposal of 13:30 stands: others keep their distance to it.
    const other = await t.signIn();
    expect(codeOf(await k.quote(other, expert.id, day('10T14:45')))).toBe('slot-taken');
    expect(codeOf(await k.quote(other, expert.id, day('10T15:00')))).toBe(201);
  });

  test('isn’t kept between a meeting and its own other time', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const free = await movingTimes(expert, id, client);
    // Its own time counts as free as well: moved there it stays.
    for (const start of ['10T10:00', '10T10:15', '10T11:00']) expect(free).toContain(day(start));
    const others = await c.starts(expert.id, { date: '2026-12-10', durationMinutes: '60' });
    expect(others).not.toContain(day('10T11:15'));
    expect(others).toContain(day('10T11:30'));
    expect(codeOf(await m.propose(expert, id, day('10T11:00')))).toBe(201);
  });

  test('of other people’s calendars is their own: a client needs none between meetings', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const other = await t.provider({ hours: { ...hours, bufferMinutes: 0 } });
    await k.meeting(client, other.id, day('10T14:00'));
    const free = await movingTimes(expert, id, client);
    expect(free).toContain(day('10T13:00'));
    expect(free).not.toContain(day('10T13:15'));
    expect(free).not.toContain(day('10T14:45'));
    expect(free).toContain(day('10T15:00'));
  });
});

describe('two sessions of one package', () => {
  test('aren’t moved onto each other, and are shown no such time', async () => {
    const expert = await t.provider({ hours });
    const offeringId = await k.sell(expert, { sessions: 2 });
    const client = await t.signIn();
    const bought = await k.bought(client, offeringId, [day('10T10:00'), day('11T10:00')]);
    const [first, second] = bought.sessions.map(
      ({ bookingId }: { bookingId: string }) => bookingId,
    );
    const free = await movingTimes(expert, second, client);
    for (const start of ['10T10:00', '10T09:15', '10T11:15'])
      expect(free).not.toContain(day(start));
    expect(free).toContain(day('10T11:30'));
    expect((await m.move(client, second, day('10T10:30'))).status).toBe(409);
    expect(codeOf(await m.move(client, second, day('10T11:30')))).toBe(200);
    // Both moved onto one time at once: one of them is there.
    const replies = await Promise.all([
      m.move(client, first, day('15T10:00')),
      m.move(client, second, day('15T10:00')),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('keep their numbers wherever they are moved, also past each other', async () => {
    const expert = await t.provider({ hours });
    const offeringId = await k.sell(expert, { sessions: 2 });
    const client = await t.signIn();
    const bought = await k.bought(client, offeringId, [day('12T10:00'), day('13T10:00')]);
    const [first] = bought.sessions.map(({ bookingId }: { bookingId: string }) => bookingId);
    const moved = await m.move(client, first, day('16T10:00'));
    expect(moved.body).toMatchObject({
      sessionNumber: 1,
      sessionsTotal: 2,
      start: day('16T10:00'),
    });
    const { sessions } = await k.readPackage(client, bought.id);
    expect(sessions).toHaveLength(2);
    expect(
      sessions.map(({ paidAmount }: { paidAmount: { amount: number } }) => paidAmount.amount),
    ).toEqual(
      bought.sessions.map(
        ({ paidAmount }: { paidAmount: { amount: number } }) => paidAmount.amount,
      ),
    );
  });
});
