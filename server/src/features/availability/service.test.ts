import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import { newId } from '../../lib/ids.ts';
import {
  checkBookable,
  lockCalendar,
  nearestSlots,
  nextFreeSlots,
  openCalendar,
} from './service.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
});
afterAll(() => t.stop());
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));

/** Monday. */
const day = '2026-12-07';
const hours = {
  weeklyHours: [{ weekday: 1, ranges: [{ start: '09:00', end: '12:00' }] }],
  gridMinutes: 60,
};

function judge(
  providerId: string,
  start: string,
  { duration = 60, clientId = null as string | null } = {},
) {
  return t.context.db
    .transaction()
    .execute((tx) =>
      checkBookable(
        tx,
        { providerId, start: Temporal.Instant.from(start), durationMinutes: duration, clientId },
        t.context.clock.now(),
      ),
    );
}

describe('whether a meeting can be booked', () => {
  test('follows hours, grid, duration, notice and horizon', async () => {
    const { id } = await t.provider({ hours });
    expect(await judge(id, `${day}T09:00:00Z`)).toBe('ok');
    expect(await judge(id, `${day}T11:00:00Z`)).toBe('ok');
    expect(await judge(id, `${day}T11:30:00Z`)).toBe('not-offered');
    expect(await judge(id, `${day}T09:30:00Z`)).toBe('not-offered');
    expect(await judge(id, `${day}T09:00:00.5Z`)).toBe('not-offered');
    expect(await judge(id, `${day}T09:00:00Z`, { duration: 90 })).toBe('not-offered');
    expect(await judge(id, '2026-12-08T09:00:00Z')).toBe('not-offered');
    expect(await judge(id, '2027-02-01T09:00:00Z')).toBe('not-offered');
    expect(await judge(newId(), `${day}T09:00:00Z`)).toBe('not-offered');
    await t.setNow(`${day}T07:00:30Z`);
    expect(await judge(id, `${day}T09:00:00Z`)).toBe('not-offered');
    expect(await judge(id, `${day}T10:00:00Z`)).toBe('ok');
  });

  test('follows holds, which are free to their holder and to all when they end', async () => {
    const { id } = await t.provider({ hours });
    const client = await t.signIn();
    const start = `${day}T09:00:00Z`;
    await b.hold(client, id, start);
    expect(await judge(id, start)).toBe('taken');
    expect(await judge(id, start, { clientId: newId() })).toBe('taken');
    expect(await judge(id, start, { clientId: client.userId })).toBe('ok');
    expect(await judge(id, `${day}T10:00:00Z`)).toBe('ok');
    await t.advance(`PT${policy.booking.holdMinutes}M`);
    expect(await judge(id, start)).toBe('ok');
  });

  test('every listed slot is bookable, and of all other minutes none', async () => {
    const { id } = await t.provider({
      profile: { timezone: 'Asia/Kathmandu' },
      hours: { ...hours, gridMinutes: 20, bufferMinutes: 5 },
    });
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id },
      query: { date: day, durationMinutes: '60' },
    });
    const listed = new Set(body.slots.map((slot: { start: string }) => slot.start));
    expect(listed.size).toBe(7);
    const from = Temporal.Instant.from(`${day}T03:00:00Z`);
    for (let minutes = 0; minutes < 240; minutes += 5) {
      const start = from.add({ minutes }).toString();
      expect([start, await judge(id, start)]).toEqual([
        start,
        listed.has(start) ? 'ok' : 'not-offered',
      ]);
    }
  });
});

describe('the nearest free slots', () => {
  test('are named in order of time, without what is taken', async () => {
    const { id } = await t.provider({ hours });
    await b.hold(await t.signIn(), id, `${day}T10:00:00Z`);
    const wanted = Temporal.Instant.from(`${day}T10:00:00Z`);
    const nearest = (providerId: string, durationMinutes: number, count?: number) =>
      nearestSlots(
        t.context,
        { providerId, start: wanted, durationMinutes, clientId: null },
        count,
      );
    expect(await nearest(id, 60)).toEqual([
      { start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` },
      { start: `${day}T11:00:00Z`, end: `${day}T12:00:00Z` },
      { start: '2026-12-14T09:00:00Z', end: '2026-12-14T10:00:00Z' },
    ]);
    expect(await nearest(id, 60, 1)).toHaveLength(1);
    expect(await nearest(newId(), 60)).toEqual([]);
    expect(await nearest(id, 90)).toEqual([]);
  });
});

describe('the next free slot of many experts', () => {
  test('is found for each, with null for those who have none', async () => {
    const [monday, never, tomorrow] = [
      await t.provider({ hours }),
      await t.provider({ hours: { weeklyHours: [] } }),
      await t.provider({
        hours: {
          weeklyHours: [],
          overrides: [{ date: '2026-12-02', ranges: [{ start: '22:00', end: '23:00' }] }],
        },
      }),
    ];
    const ids = [monday.id, never.id, tomorrow.id, newId()];
    const found = await nextFreeSlots(t.context, ids);
    expect([...found].map(([id, start]) => [id, start?.toString() ?? null])).toEqual(
      expect.arrayContaining([
        [monday.id, `${day}T09:00:00Z`],
        [never.id, null],
        [tomorrow.id, '2026-12-02T22:00:00Z'],
      ]),
    );
    expect(found.size).toBe(3);
    expect(await nextFreeSlots(t.context, [])).toEqual(new Map());
  });

  test('keeps to the asked time: this week, evenings, weekends, length', async () => {
    const { id } = await t.provider({
      profile: { timezone: 'America/Santiago', durations: [30, 90] },
      hours: {
        weeklyHours: [
          { weekday: 3, ranges: [{ start: '09:00', end: '10:00' }] },
          { weekday: 4, ranges: [{ start: '17:30', end: '20:00' }] },
          { weekday: 6, ranges: [{ start: '11:00', end: '12:00' }] },
        ],
      },
    });
    const next = async (query: Parameters<typeof nextFreeSlots>[2]) =>
      (await nextFreeSlots(t.context, [id], query)).get(id)?.toString() ?? null;
    const timezone = 'America/Santiago';
    const evenings = {
      timezone,
      windows: [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 1080, untilMinute: 1320 }],
    };
    const weekend = {
      timezone,
      windows: [{ weekdays: [6, 7], fromMinute: 0, untilMinute: 1440 }],
    };
    expect(await next({})).toBe('2026-12-02T12:00:00Z');
    expect(await next({ durationMinutes: 90 })).toBe('2026-12-03T20:30:00Z');
    expect(await next({ durationMinutes: 60 })).toBe('2026-12-02T12:00:00Z');
    expect(await next({ filter: evenings })).toBe('2026-12-03T21:00:00Z');
    expect(await next({ filter: weekend })).toBe('2026-12-05T14:00:00Z');
    expect(await next({ from: Temporal.Instant.from('2026-12-04T00:00:00Z') })).toBe(
      '2026-12-05T14:00:00Z',
    );
    const until = Temporal.Instant.from('2026-12-03T21:00:00Z');
    expect(await next({ filter: evenings, until })).toBeNull();
    expect(await next({ until: Temporal.Instant.from('2026-11-01T00:00:00Z') })).toBeNull();
    expect(await next({ from: Temporal.Instant.from('2028-01-01T00:00:00Z') })).toBeNull();
  });

  test('is of the usual length, whose price stands beside it, where the week has one', async () => {
    const { id } = await t.provider({
      profile: { durations: [30, 60] },
      hours: {
        weeklyHours: [],
        overrides: [
          { date: '2026-12-02', ranges: [{ start: '09:00', end: '09:30' }] },
          { date: '2026-12-03', ranges: [{ start: '09:00', end: '10:00' }] },
          { date: '2026-12-20', ranges: [{ start: '09:00', end: '09:30' }] },
        ],
      },
    });
    const next = async (query: Parameters<typeof nextFreeSlots>[2]) =>
      (await nextFreeSlots(t.context, [id], query)).get(id)?.toString() ?? null;
    expect(await next({})).toBe('2026-12-03T09:00:00Z');
    expect(await next({ durationMinutes: 30 })).toBe('2026-12-02T09:00:00Z');
    // Later there is time for a shorter one alone.
    const from = Temporal.Instant.from('2026-12-04T00:00:00Z');
    expect(await next({ from })).toBe('2026-12-20T09:00:00Z');
    expect(await next({ from, durationMinutes: 60 })).toBeNull();
  });

  test('knows what is booked, and looks beyond the first weeks', async () => {
    const provider = await t.provider({ hours });
    const blocked = { start: '2026-12-01T09:00:00Z', end: '2027-01-20T00:00:00Z' };
    await t.call('POST /api/availability/block', { body: blocked, token: provider.token });
    await b.hold(await t.signIn(), provider.id, '2027-01-25T09:00:00Z');
    const found = await nextFreeSlots(t.context, [provider.id], { durationMinutes: 60 });
    expect(found.get(provider.id)?.toString()).toBe('2027-01-25T10:00:00Z');
  });

  test('is found anew whenever it could be another one', async () => {
    const { id, token } = await t.provider({
      hours: {
        weeklyHours: [{ weekday: 1, ranges: [{ start: '09:00', end: '12:00' }] }],
        minimumNoticeMinutes: 60,
        horizonDays: 7,
      },
      profile: { durations: [60] },
    });
    const next = async () => (await nextFreeSlots(t.context, [id])).get(id)?.toString() ?? null;
    const first = `${day}T09:00:00Z`;
    expect([await next(), await next()]).toEqual([first, first]);
    // A hold takes it until it ends, which no change of the calendar tells.
    await t.setNow(`${day}T07:00:00Z`);
    await b.hold(await t.signIn(), id, first);
    expect(await next()).toBe(`${day}T10:00:00Z`);
    await t.setNow(`${day}T07:59:00Z`);
    expect(await next()).toBe(first);
    // Notice and then the horizon: the day is over for today, and a week later there is another.
    await t.setNow(`${day}T08:30:00Z`);
    expect(await next()).not.toBe(first);
    const change = (body: object) => t.call('POST /api/availability/set', { body, token });
    await change({ weeklyHours: [] });
    expect(await next()).toBeNull();
    await change({ weeklyHours: [{ weekday: 4, ranges: [{ start: '09:00', end: '12:00' }] }] });
    const thursday = Temporal.PlainDate.from(day).add({ days: 3 });
    expect(await next()).toBe(`${thursday.toString()}T09:00:00Z`);
    await change({ horizonDays: 2 });
    expect(await next()).toBeNull();
    await t.setNow(`${Temporal.PlainDate.from(day).add({ days: 2 }).toString()}T00:00:00Z`);
    expect(await next()).toBe(`${thursday.toString()}T09:00:00Z`);
  });
});

describe('the calendar of a provider', () => {
  test('moves to another zone and keeps its hours', async () => {
    const { id, token } = await t.provider({ hours });
    await t.context.db
      .transaction()
      .execute((tx) => openCalendar(tx, id, { timezone: 'Europe/Madrid' }));
    const { body } = await t.call('GET /api/availability/schedule', { token });
    expect(body).toMatchObject({ ...hours, timezone: 'Europe/Madrid' });
  });

  test('cannot be locked when there is none', async () => {
    const locking = t.context.db.transaction().execute((tx) => lockCalendar(tx, newId()));
    await expect(locking).rejects.toMatchObject({ code: 'not-found' });
  });
});
