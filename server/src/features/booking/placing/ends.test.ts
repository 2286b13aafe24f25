import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let m: ReturnType<typeof movingCalls>;
let c: ReturnType<typeof calendars>;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  m = movingCalls(t);
  c = calendars(t);
});
afterAll(() => t.stop());

const hours = {
  weeklyHours: everyDay('00:00-24:00'),
  gridMinutes: 60,
  minimumNoticeMinutes: 0,
  horizonDays: 365,
};
const codeOf = ({ status, body }: Reply) => (status < 300 ? status : body.errorCode);

/** A package of three sessions of which the first has a time, bought at that moment. */
async function boughtAt(now: string, first: string) {
  await t.setNow(now);
  const expert = await t.provider({ hours });
  const offeringId = await k.sell(expert, { sessions: 3, scheduling: 'as-you-go' });
  const client = await t.signIn();
  const bought = await k.bought(client, offeringId, [first]);
  return { expert, client, offeringId, bought };
}
async function goTo(now: string, ...people: SignedIn[]) {
  await t.setNow(now);
  for (const person of people) person.token = (await t.signIn(person.phone)).token;
}

describe('the twelve months of a package', () => {
  test.each([
    ['a common day', '2026-12-01T08:00:00Z', '2027-12-01T08:00:00Z'],
    ['29 February', '2028-02-29T08:00:00Z', '2029-02-28T08:00:00Z'],
  ])('bought on %s end on that day, or the last of its month', async (_, now, until) => {
    await still(async () => {
      const first = Temporal.Instant.from(now).add({ hours: 24 }).toString();
      const { bought, client, expert } = await boughtAt(now, first);
      expect(bought.validUntil).toBe(until);
      const end = Temporal.Instant.from(until);
      await goTo(end.subtract({ hours: 72 }).toString(), client, expert);
      const last = end.subtract({ hours: 1 }).toString();
      // What starts with the end is too late, what starts before it may go on after it.
      expect(codeOf(await k.place(client, bought.id, [until]))).toBe('package-over');
      await k.meeting(await t.signIn(), expert.id, end.subtract({ hours: 2 }).toString());
      const taken = await k.place(client, bought.id, [end.subtract({ hours: 2 }).toString()]);
      expect(codeOf(taken)).toBe('slot-taken');
      // Other times end with the package, too.
      const others = taken.body.alternatives as { start: string }[];
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other.start < until).toBe(true);
      expect(codeOf(await k.place(client, bought.id, [last]))).toBe(201);
      expect((await k.readPackage(client, bought.id)).credits).toBe(1);
    })();
  });

  test('hold for what is moved as well', async () => {
    await still(async () => {
      const { bought, client, expert } = await boughtAt(
        '2026-12-01T08:00:00Z',
        '2026-12-02T08:00:00Z',
      );
      await goTo('2027-11-20T08:00:00Z', client, expert);
      const { body } = await k.place(client, bought.id, ['2027-11-25T08:00:00Z']);
      const id: string = body.booking.id;
      const late = await m.move(client, id, '2027-12-01T08:00:00Z');
      expect(late.status).toBe(409);
      expect(codeOf(await m.propose(expert, id, '2027-12-02T08:00:00Z'))).toBe(late.body.errorCode);
      const free = await c.starts(
        expert.id,
        { date: '2027-11-30', endDate: '2027-12-02', durationMinutes: '60', moving: id },
        client,
      );
      // Nothing is shown that would be refused.
      expect(free.at(-1)).toBe('2027-12-01T07:00:00Z');
      for (const start of (late.body.alternatives ?? []) as { start: string }[])
        expect(start.start < '2027-12-01T08:00:00Z').toBe(true);
      expect(codeOf(await m.move(client, id, '2027-12-01T07:00:00Z'))).toBe(200);
    })();
  });

  test('end for the credits to the millisecond', async () => {
    await still(async () => {
      const { bought, client, expert } = await boughtAt(
        '2026-12-01T08:00:00Z',
        '2026-12-02T08:00:00Z',
      );
      await goTo('2027-12-01T07:59:59.999Z', client, expert);
      expect(await k.readPackage(client, bought.id)).toMatchObject({
        status: 'active',
        credits: 2,
      });
      await t.setNow('2027-12-01T08:00:00.000Z');
      expect(await k.readPackage(client, bought.id)).toMatchObject({ status: 'expired' });
      expect(codeOf(await k.place(client, bought.id, ['2027-12-01T09:00:00Z']))).toBe(
        'package-over',
      );
    })();
  });
});

describe('a credit', () => {
  test('comes back exactly 48 hours before the start, and is spent a millisecond later', async () => {
    await still(async () => {
      const { bought, client } = await boughtAt('2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z');
      const starts = ['2026-12-10T10:00:00Z', '2026-12-10T12:00:00Z'];
      const { body } = await k.place(client, bought.id, starts);
      const [one, other] = body.bookings.map(({ id }: { id: string }) => id);
      await t.setNow('2026-12-08T10:00:00.000Z');
      expect((await k.cancel(client, one)).body.credit).toBe('returned');
      await t.setNow('2026-12-08T12:00:00.001Z');
      expect((await k.read(client, other)).body.cancellation).toMatchObject({
        rule: 'credit-spent',
      });
      expect((await k.cancel(client, other)).body.credit).toBe('spent');
      expect((await k.readPackage(client, bought.id)).credits).toBe(1);
    })();
  });

  test('is placed once by one key, and by nobody but its buyer', async () => {
    const { bought, client, expert } = await boughtAt(
      '2026-12-01T08:00:00Z',
      '2026-12-02T08:00:00Z',
    );
    const stranger = await t.signIn();
    const start = '2026-12-12T10:00:00Z';
    for (const person of [stranger, expert]) {
      const refused = await k.place(person, bought.id, [start]);
      expect([refused.status, refused.body.errorCode]).toEqual([404, 'not-found']);
      expect(JSON.stringify(refused.body)).not.toContain(client.userId);
    }
    const send = (starts: string[]) =>
      t.call(
        'POST',
        '/api/booking/book',
        { packageId: bought.id, sessions: starts.map((one) => ({ start: one })) },
        { token: client.token, headers: { 'idempotency-key': 'place-one' } },
      );
    const [first, second] = await Promise.all([send([start]), send([start])]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(codeOf(await send(['2026-12-13T10:00:00Z']))).toBe('idempotency-mismatch');
    expect((await k.readPackage(client, bought.id)).credits).toBe(1);
  });

  test.each<[string, unknown, string]>([
    ['no time', [], 'sessions'],
    [
      'one time twice',
      [{ start: '2026-12-15T10:00:00Z' }, { start: '2026-12-15T07:00:00-03:00' }],
      'sessions',
    ],
    ['a time that is none', [{ start: 'friday' }], 'sessions.0.start'],
    ['a list of texts', ['2026-12-15T10:00:00Z'], 'sessions.0'],
    [
      '21 times',
      Array.from({ length: 21 }, (_, hour) => ({
        start: Temporal.Instant.from('2026-12-15T00:00:00Z').add({ hours: hour }).toString(),
      })),
      'sessions',
    ],
  ])('is not spent by %s', async (_, sessions, path) => {
    const { bought, client } = await boughtAt('2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z');
    const { status, body } = await t.call(
      'POST',
      '/api/booking/book',
      { packageId: bought.id, sessions },
      { token: client.token },
    );
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect((await k.readPackage(client, bought.id)).credits).toBe(2);
  });
});
