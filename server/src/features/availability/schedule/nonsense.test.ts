import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay, rangesOf } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
let c: ReturnType<typeof calendars>;
let expert: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({ hours: { weeklyHours: everyDay('09:00-17:00') } });
});
afterAll(() => t.stop());

type Refusal = { status: number; body: { errorCode?: string; fields?: { path: string }[] } };
function expectRefused({ status, body }: Refusal, path: string) {
  expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
  expect(body.fields?.map((field) => field.path)).toContain(path);
}
const on = (ranges: unknown) => [{ weekday: 1, ranges }];
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: Temporal.PlainDate.from('2027-01-01').add({ days: day }).toString(),
    ranges: [],
  }));

describe('hours that make no sense', () => {
  test.each<[string, string, object]>([
    [
      'a time without minutes',
      'weeklyHours.0.ranges.0.start',
      { weeklyHours: on([{ start: '9', end: '10:00' }]) },
    ],
    [
      'an hour of one digit',
      'weeklyHours.0.ranges.0.start',
      { weeklyHours: on([{ start: '9:00', end: '10:00' }]) },
    ],
    [
      '25 o’clock',
      'weeklyHours.0.ranges.0.end',
      { weeklyHours: on([{ start: '09:00', end: '25:00' }]) },
    ],
    [
      'a minute of 60',
      'weeklyHours.0.ranges.0.end',
      { weeklyHours: on([{ start: '09:00', end: '09:60' }]) },
    ],
    [
      'seconds',
      'weeklyHours.0.ranges.0.start',
      { weeklyHours: on([{ start: '09:00:00', end: '10:00' }]) },
    ],
    [
      'a range without length',
      'weeklyHours.0.ranges.0.end',
      { weeklyHours: on([{ start: '09:00', end: '09:00' }]) },
    ],
    [
      'a range that begins at 24:00',
      'weeklyHours.0.ranges.0.start',
      { weeklyHours: on([{ start: '24:00', end: '02:00' }]) },
    ],
    [
      'an end that is missing',
      'weeklyHours.0.ranges.0.end',
      { weeklyHours: on([{ start: '09:00' }]) },
    ],
    ['a word for ranges', 'weeklyHours.0.ranges', { weeklyHours: on('always') }],
    [
      '25 ranges on a day',
      'weeklyHours.0.ranges',
      { weeklyHours: on(Array.from({ length: 25 }, () => rangesOf('09:00-10:00')[0])) },
    ],
    ['an eighth day', 'weeklyHours.0.weekday', { weeklyHours: [{ weekday: 8, ranges: [] }] }],
    ['day zero', 'weeklyHours.0.weekday', { weeklyHours: [{ weekday: 0, ranges: [] }] }],
    ['half a day', 'weeklyHours.0.weekday', { weeklyHours: [{ weekday: 1.5, ranges: [] }] }],
    [
      'a day by name',
      'weeklyHours.0.weekday',
      { weeklyHours: [{ weekday: 'monday', ranges: [] }] },
    ],
    [
      'a day twice',
      'weeklyHours',
      {
        weeklyHours: [
          { weekday: 1, ranges: [] },
          { weekday: 1, ranges: [] },
        ],
      },
    ],
    ['hours that are no list', 'weeklyHours', { weeklyHours: {} }],
    ['hours of null', 'weeklyHours', { weeklyHours: null }],
    ['31 February', 'overrides.0.date', { overrides: [{ date: '2027-02-31', ranges: [] }] }],
    [
      '29 February of a common year',
      'overrides.0.date',
      { overrides: [{ date: '2100-02-29', ranges: [] }] },
    ],
    [
      'a date with a time',
      'overrides.0.date',
      { overrides: [{ date: '2027-02-01T00:00:00Z', ranges: [] }] },
    ],
    [
      'a date written the other way',
      'overrides.0.date',
      { overrides: [{ date: '01-02-2027', ranges: [] }] },
    ],
    ['a date twice', 'overrides', { overrides: [...days(2), ...days(1)] }],
    ['401 dates', 'overrides', { overrides: days(401) }],
    ['a notice below zero', 'minimumNoticeMinutes', { minimumNoticeMinutes: -1 }],
    ['a notice of more than two weeks', 'minimumNoticeMinutes', { minimumNoticeMinutes: 20_161 }],
    ['half a minute of notice', 'minimumNoticeMinutes', { minimumNoticeMinutes: 0.5 }],
    ['a horizon of no day', 'horizonDays', { horizonDays: 0 }],
    ['a horizon of more than a year', 'horizonDays', { horizonDays: 366 }],
    ['a buffer below zero', 'bufferMinutes', { bufferMinutes: -5 }],
    ['a buffer of more than four hours', 'bufferMinutes', { bufferMinutes: 241 }],
    ['a grid of 7 minutes', 'gridMinutes', { gridMinutes: 7 }],
    ['a grid of none', 'gridMinutes', { gridMinutes: 0 }],
    ['a number as a text', 'gridMinutes', { gridMinutes: '15' }],
    ['an unknown way to keep hours', 'zoneKeeps', { timezone: 'Asia/Tokyo', zoneKeeps: 'both' }],
  ])('%s is refused by name, and what is right beside it is not saved', async (_, path, wrong) => {
    const before = await c.schedule(expert);
    expectRefused(await c.set(expert, { bufferMinutes: 55, ...wrong }), path);
    expect(await c.schedule(expert)).toEqual(before);
  });

  test('the smallest and the largest that are allowed are saved as they are', async () => {
    const own = await t.provider();
    for (const rules of [
      { minimumNoticeMinutes: 0, horizonDays: 1, bufferMinutes: 0, gridMinutes: 5 },
      { minimumNoticeMinutes: 20_160, horizonDays: 365, bufferMinutes: 240, gridMinutes: 60 },
    ])
      expect((await c.set(own, { ...rules, overrides: days(400) })).body).toMatchObject(rules);
    expect((await c.schedule(own)).overrides).toHaveLength(400);
    const closed = { date: '2028-02-29', ranges: rangesOf('23:59-24:00 00:00-00:01') };
    const { body } = await c.set(own, { overrides: [closed] });
    expect(body.overrides).toMatchObject([{ date: '2028-02-29' }]);
  });
});

describe('a block that makes no sense', () => {
  test.each<[string, string, object]>([
    ['without an end', 'end', { start: '2026-12-07T09:00:00Z' }],
    ['of no length', 'end', { start: '2026-12-07T09:00:00Z', end: '2026-12-07T09:00:00Z' }],
    [
      'of no length in two offsets',
      'end',
      { start: '2026-12-07T09:00:00Z', end: '2026-12-07T06:00:00-03:00' },
    ],
    ['of wall time', 'start', { start: '2026-12-07T09:00', end: '2026-12-07T10:00:00Z' }],
    ['on 30 February', 'start', { start: '2027-02-30T09:00:00Z', end: '2027-03-01T10:00:00Z' }],
    [
      'of more than 366 days',
      'end',
      { start: '2026-12-07T00:00:00Z', end: '2027-12-08T00:00:00.001Z' },
    ],
    [
      'with an essay',
      'reason',
      { start: '2026-12-07T09:00:00Z', end: '2026-12-07T10:00:00Z', reason: 'x'.repeat(201) },
    ],
    [
      'with an id that is none',
      'id',
      { start: '2026-12-07T09:00:00Z', end: '2026-12-07T10:00:00Z', id: 'mine' },
    ],
  ])('%s is refused by name and takes nothing', async (_, path, body) => {
    const reply = await t.call('POST', '/api/availability/block', body, { token: expert.token });
    expectRefused(reply, path);
    expect((await c.schedule(expert)).blocks).toEqual([]);
  });

  test('with an id of somebody else’s is not found, and theirs stays as it was', async () => {
    const other = await t.provider();
    const [start, end] = ['2026-12-09T09:00:00Z', '2026-12-09T10:00:00Z'] as const;
    const theirs = (await c.block(other, start, end, { reason: 'Surgery' })).body;
    const taken = await c.block(expert, start, end, { id: theirs.id, reason: 'Mine' });
    expect(taken.status).toBe(404);
    expect(JSON.stringify(taken.body)).not.toContain('Surgery');
    expect((await c.unblock(expert, theirs.id)).status).toBe(404);
    expect((await c.unblock(expert, newId())).status).toBe(404);
    expect((await c.schedule(other)).blocks).toEqual([theirs]);
    expect((await c.schedule(expert)).blocks).toEqual([]);
  });
});

describe('who may say hours', () => {
  const calls = [
    ['POST', 'set', { bufferMinutes: 10 }],
    ['POST', 'slots', { openings: [{ date: '2026-12-07', ranges: rangesOf('09:00-10:00') }] }],
    ['POST', 'block', { start: '2026-12-07T09:00:00Z', end: '2026-12-07T10:00:00Z' }],
    ['DELETE', `block/${newId()}`, undefined],
    ['GET', 'schedule', undefined],
    ['GET', 'explain?at=2026-12-07T09:00:00Z', undefined],
  ] as const;

  test.each(calls)('%s %s: nobody 401, a client 403', async (method, path, body) => {
    const address = `/api/availability/${path}`;
    expect((await t.call(method, address, body)).status).toBe(401);
    const forged = await t.call(method, address, body, { token: 'x'.repeat(43) });
    expect(forged.status).toBe(401);
    const { token } = await t.signIn();
    const client = await t.call(method, address, body, { token });
    expect([client.status, client.body.errorCode]).toEqual([403, 'forbidden']);
  });

  test('another’s id in the body is refused or ignored, and their hours stay', async () => {
    const other = await t.provider();
    const before = await c.schedule(other);
    for (const claim of ['providerId', 'userId', 'id']) {
      const { status } = await c.set(expert, {
        [claim]: other.id,
        weeklyHours: everyDay('00:00-01:00'),
      });
      expect([200, 403, 404]).toContain(status);
    }
    expect(await c.schedule(other)).toEqual(before);
    await c.set(expert, { weeklyHours: everyDay('09:00-17:00') });
  });
});

describe('two tabs', () => {
  test('that save over the same revision at once: one is saved, the others see it', async () => {
    const own = await t.provider();
    const { revision } = await c.schedule(own);
    const replies = await Promise.all(
      [5, 10, 15, 20, 25].map((bufferMinutes) => c.set(own, { bufferMinutes, revision })),
    );
    const saved = replies.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    const now = await c.schedule(own);
    expect(now.bufferMinutes).toBe(saved[0]?.body.bufferMinutes);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200))
      expect([status, body.errorCode]).toEqual([409, 'hours-changed']);
  });

  test('a revision outlives blocks and bookings, and not a change that was taken back', async () => {
    const own = await t.provider({ hours: { bufferMinutes: 0 } });
    const { revision } = await c.schedule(own);
    const { id } = (await c.block(own, '2026-12-07T09:00:00Z', '2026-12-07T10:00:00Z')).body;
    expect((await c.schedule(own)).revision).toBe(revision);
    await c.unblock(own, id);
    expect((await c.set(own, { revision, bufferMinutes: 10 })).status).toBe(200);
    const stale = await c.set(own, { revision, bufferMinutes: 20 });
    expect([stale.status, stale.body.errorCode]).toEqual([409, 'hours-changed']);
    expect((await c.schedule(own)).bufferMinutes).toBe(10);
    expect((await c.set(own, { revision: 'made up', bufferMinutes: 20 })).status).toBe(409);
  });
});
