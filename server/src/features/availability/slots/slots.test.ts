import { readMonth, readSlots, readSlotsBatch } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
});
afterAll(() => t.stop());

/** A Tuesday. */
const morning = '2026-12-01T08:00:00Z';
const monday = '2026-12-07';
const noRules = { minimumNoticeMinutes: 0, gridMinutes: 60 };
function mondays(...ranges: { start: string; end: string }[]) {
  return {
    ...noRules,
    weeklyHours: [{ weekday: 1, ranges }],
  };
}

function read(id: string, query: Record<string, string>, person?: SignedIn): Promise<Reply> {
  return t.call('GET /api/availability/slots/:id', {
    params: { id },
    query: new URLSearchParams(query),
    ...(person ? { token: person.token } : {}),
  });
}

function startsOf(reply: Reply): string[] {
  expect(reply.status).toBe(200);
  return readSlots.reply.parse(reply.body).slots.map(({ start }) => start);
}

function month(id: string, query: Record<string, string> = {}): Promise<Reply> {
  return t.call('GET /api/booking/availability/:id', {
    params: { id },
    query: new URLSearchParams(query),
  });
}

function expectTooFar({ status, body }: Reply, field: string): void {
  expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
  expect(body.fields).toEqual([{ path: field, message: 'At most 366 days ahead' }]);
}

const nineToFive = ['09', '10', '11', '12', '13', '14', '15', '16'].map(
  (hour) => `${monday}T${hour}:00:00Z`,
);

describe('GET /api/availability/slots/:id', () => {
  test('names the free times of a day in the shape of the contract, for anybody', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({ hours: mondays({ start: '09:00', end: '17:00' }) });
    const reply = await read(id, { date: monday, durationMinutes: '60' });
    expect(readSlots.reply.parse(reply.body)).toEqual(reply.body);
    expect(reply.body).toMatchObject({
      providerId: id,
      timezone: 'UTC',
      providerTimezone: 'UTC',
      durationMinutes: 60,
    });
    expect(reply.body.slots[0]).toEqual({
      start: `${monday}T09:00:00Z`,
      end: `${monday}T10:00:00Z`,
    });
    expect(startsOf(reply)).toEqual(nineToFive);
    expect(reply.headers['content-type']).toContain('application/json');
  });

  test('reads the shortest duration and the zone of the expert unless told otherwise', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({
      profile: { timezone: 'America/Santiago', durations: [90, 45] },
      hours: mondays({ start: '22:30', end: '24:00' }),
    });
    const own = await read(id, { date: monday });
    expect(own.body).toMatchObject({ timezone: 'America/Santiago', durationMinutes: 45 });
    expect(startsOf(own)).toEqual(['2026-12-08T01:30:00Z']);
    const utc = { date: monday, timezone: 'utc' };
    expect((await read(id, utc)).body).toMatchObject({
      timezone: 'UTC',
      providerTimezone: 'America/Santiago',
    });
    expect(startsOf(await read(id, utc))).toEqual([]);
    expect(startsOf(await read(id, { ...utc, date: '2026-12-08' }))).toHaveLength(1);
    expect(startsOf(await read(id, { date: monday, durationMinutes: '60' }))).toEqual([]);
  });

  test('an expert whose verification is not asked for or open has slots too', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({
      isVerified: false,
      hours: mondays({ start: '09:00', end: '10:00' }),
    });
    expect(startsOf(await read(id, { date: monday, durationMinutes: '60' }))).toHaveLength(1);
  });

  test('an expert without hours has none', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({ hours: { weeklyHours: [] } });
    expect(startsOf(await read(id, { date: monday }))).toEqual([]);
  });

  test('a slot leaves the list when the clock passes it, and cannot be booked (slot-5)', async () => {
    await t.setNow(morning);
    const provider = await t.provider({ hours: mondays({ start: '10:00', end: '12:00' }) });
    const client = await t.signIn();
    const query = { date: monday, durationMinutes: '60' };
    await t.setNow(`${monday}T09:59:30Z`);
    expect(startsOf(await read(provider.id, query))[0]).toBe(`${monday}T10:00:00Z`);
    await t.setNow(`${monday}T10:00:01Z`);
    expect(startsOf(await read(provider.id, query))).toEqual([`${monday}T11:00:00Z`]);
    const late = await b.book(client, provider.id, `${monday}T10:00:00Z`);
    expect(late.status).toBe(409);
    expect(late.body.errorCode).toBe('slot-unavailable');
    expect(late.body.alternatives[0].start).toBe(`${monday}T11:00:00Z`);
    // And back: what was kept for later does not hold earlier.
    await t.setNow(`${monday}T09:00:00Z`);
    expect(startsOf(await read(provider.id, query))).toHaveLength(2);
  });

  test('the day that comes into the horizon at midnight of the expert is listed then', async () => {
    await t.setNow('2026-12-01T23:59:00Z');
    const { id } = await t.provider({
      hours: { ...mondays({ start: '09:00', end: '10:00' }), horizonDays: 5 },
    });
    const query = { date: monday, durationMinutes: '60' };
    expect(startsOf(await read(id, query))).toEqual([]);
    await t.setNow('2026-12-02T00:00:00Z');
    expect(startsOf(await read(id, query))).toHaveLength(1);
  });

  test('what changes shows at once: hours, blocks, bookings', async () => {
    await t.setNow(morning);
    const provider = await t.provider({ hours: mondays({ start: '09:00', end: '17:00' }) });
    const client = await t.signIn();
    const query = { date: monday, durationMinutes: '60' };
    const options = { token: provider.token };
    expect(startsOf(await read(provider.id, query))).toEqual(nineToFive);
    const block = { start: `${monday}T10:00:00Z`, end: `${monday}T11:00:00Z` };
    const blocked = await t.call('POST /api/availability/block', { body: block, ...options });
    expect(startsOf(await read(provider.id, query))).not.toContain(`${monday}T10:00:00Z`);
    expect(startsOf(await read(provider.id, query))).toHaveLength(7);
    await t.call('DELETE /api/availability/block/:id', {
      params: { id: blocked.body.id },
      ...options,
    });
    expect(startsOf(await read(provider.id, query))).toEqual(nineToFive);
    const { id } = await b.meeting(client, provider.id, `${monday}T12:00:00Z`);
    expect(startsOf(await read(provider.id, query))).not.toContain(`${monday}T12:00:00Z`);
    const cancel = { reason: 'Ill', confirmed: true };
    const path = `/api/booking/cancel/${id}`;
    expect((await t.call('DELETE', path, cancel, { token: client.token })).status).toBe(200);
    expect(startsOf(await read(provider.id, query))).toEqual(nineToFive);
    const hours = { weeklyHours: [{ weekday: 1, ranges: [{ start: '08:00', end: '09:00' }] }] };
    await t.call('POST /api/availability/set', { body: hours, ...options });
    expect(startsOf(await read(provider.id, query))).toEqual([`${monday}T08:00:00Z`]);
  });

  test('a hold is free to its holder and taken for others, until it ends', async () => {
    await t.setNow(morning);
    const provider = await t.provider({ hours: mondays({ start: '09:00', end: '11:00' }) });
    const [holder, other] = [await t.signIn(), await t.signIn()];
    const query = { date: monday, durationMinutes: '60' };
    const nine = `${monday}T09:00:00Z`;
    await b.hold(holder, provider.id, nine);
    for (let time = 0; time < 2; time += 1)
      expect(startsOf(await read(provider.id, query, holder))).toContain(nine);
    expect(startsOf(await read(provider.id, query, other))).not.toContain(nine);
    expect(startsOf(await read(provider.id, query))).not.toContain(nine);
    await t.advance(`PT${policy.booking.holdMinutes}M`);
    expect(startsOf(await read(provider.id, query))).toContain(nine);
    expect(startsOf(await read(provider.id, query, other))).toContain(nine);
  });

  test('what is read while people book is never shown once they have booked', async () => {
    await t.setNow(morning);
    const provider = await t.provider({ hours: mondays({ start: '09:00', end: '17:00' }) });
    const clients = await Promise.all(nineToFive.map(() => t.signIn()));
    const query = { date: monday, durationMinutes: '60' };
    await Promise.all(
      clients.map(async (client, i) => {
        const start = nineToFive[i] ?? '';
        const [booked] = await Promise.all([
          b.book(client, provider.id, start),
          ...Array.from({ length: 5 }, () => read(provider.id, query)),
        ]);
        expect(booked.status).toBe(201);
        expect(startsOf(await read(provider.id, query))).not.toContain(start);
      }),
    );
    expect(startsOf(await read(provider.id, query))).toEqual([]);
  });

  test('the buffer keeps its distance to what is booked', async () => {
    await t.setNow(morning);
    const provider = await t.provider({
      hours: {
        ...mondays({ start: '09:00', end: '13:00' }),
        bufferMinutes: 15,
      },
    });
    await b.hold(await t.signIn(), provider.id, `${monday}T10:00:00Z`);
    const query = { date: monday, durationMinutes: '60' };
    expect(startsOf(await read(provider.id, query))).toEqual([`${monday}T12:00:00Z`]);
    const next = await b.book(await t.signIn(), provider.id, `${monday}T11:00:00Z`);
    expect(next.body.errorCode).toBe('slot-taken');
  });

  test('somebody unknown is not found, and so is what names nobody', async () => {
    const client = await t.signIn();
    for (const id of [newId(), client.userId, 'x', '\0', "1' or '1'='1"]) {
      const { status, body } = await read(encodeURIComponent(id), { date: monday });
      expect(status).toBe(404);
      expect(body.errorCode).toBe('not-found');
    }
  });

  test('refuses dates, durations and zones that are none, naming the field', async () => {
    await t.setNow(morning);
    const { id } = await t.provider();
    const refused: [Record<string, string>, string][] = [
      [{}, 'date'],
      [{ date: '2026-02-30' }, 'date'],
      [{ date: 'tomorrow' }, 'date'],
      [{ date: monday, endDate: '2026-12-06' }, 'endDate'],
      [{ date: '2026-12-01', endDate: '2027-02-01' }, 'endDate'],
      [{ date: monday, durationMinutes: '50' }, 'durationMinutes'],
      [{ date: monday, durationMinutes: 'abc' }, 'durationMinutes'],
      [{ date: monday, timezone: 'Mars/Base' }, 'timezone'],
      [{ date: monday, timezone: '+03:00' }, 'timezone'],
      [{ date: monday, timezone: '' }, 'timezone'],
    ];
    for (const [query, field] of refused) {
      const { status, body } = await read(id, query);
      expect([query, status, body.errorCode]).toEqual([query, 400, 'invalid-input']);
      expect(body.fields.map(({ path }: { path: string }) => path)).toContain(field);
    }
  });

  test(`reads ${policy.slot.maxDaysPerRead} days at once, and dates long past`, async () => {
    await t.setNow(morning);
    const { id } = await t.provider({ hours: mondays({ start: '09:00', end: '10:00' }) });
    const last = Temporal.PlainDate.from('2026-12-01')
      .add({ days: policy.slot.maxDaysPerRead - 1 })
      .toString();
    const query = { date: '2026-12-01', endDate: last, durationMinutes: '60' };
    expect(startsOf(await read(id, query))).toHaveLength(8);
    for (const date of ['0000-01-01', '0001-01-01', '1583-01-01'])
      expect(startsOf(await read(id, { date }))).toEqual([]);
  });

  test('refuses dates further ahead than any horizon, in the zone that is read', async () => {
    await t.setNow(morning);
    const { id } = await t.provider();
    expect(startsOf(await read(id, { date: '2027-12-02' }))).toEqual([]);
    expect(startsOf(await read(id, { date: '2027-12-01', endDate: '2027-12-02' }))).toEqual([]);
    // Two in the morning of 2 December there.
    const kiritimati = { timezone: 'Pacific/Kiritimati' };
    await t.setNow('2026-12-01T12:00:00Z');
    expect(startsOf(await read(id, { date: '2027-12-03', ...kiritimati }))).toEqual([]);
    const refused: [Record<string, string>, string][] = [
      [{ date: '2027-12-03' }, 'date'],
      [{ date: '2027-12-01', endDate: '2027-12-03' }, 'endDate'],
      [{ date: '2027-12-04', ...kiritimati }, 'date'],
      [{ date: '9999-12-31' }, 'date'],
    ];
    for (const [query, field] of refused) expectTooFar(await read(id, query), field);
    expectTooFar(await read(newId(), { date: '2027-12-03' }), 'date');
  });
});

function batch(body: object) {
  return t.call('POST /api/availability/batch', { unchecked: body });
}

describe('POST /api/availability/batch', () => {
  test('names the free times of several experts, in order, each once', async () => {
    await t.setNow(morning);
    const first = await t.provider({ hours: mondays({ start: '09:00', end: '10:00' }) });
    const second = await t.provider({ hours: mondays({ start: '11:00', end: '13:00' }) });
    const providerIds = [second.id, newId(), first.id, second.id];
    const body = { providerIds, date: monday, durationMinutes: 60 };
    for (const reply of [await batch(body), await batch(body)]) {
      const { results } = readSlotsBatch.reply.parse(reply.body);
      expect(results.map(({ providerId }) => providerId)).toEqual([second.id, first.id]);
      expect(results.map(({ slots }) => slots.length)).toEqual([2, 1]);
    }
    const { slots } = (await read(first.id, { date: monday, durationMinutes: '60' })).body;
    expect((await batch(body)).body.results[1]?.slots).toEqual(slots);
  });

  test('refuses dates further ahead than any horizon', async () => {
    await t.setNow(morning);
    const { id } = await t.provider();
    const near = { providerIds: [id], date: '2027-12-01', endDate: '2027-12-02' };
    expect((await batch(near)).body.results).toHaveLength(1);
    expectTooFar(await batch({ ...near, endDate: '2027-12-03' }), 'endDate');
    expectTooFar(await batch({ providerIds: [newId()], date: '2027-12-03' }), 'date');
  });

  test('refuses too many experts, none, and dates in the wrong order', async () => {
    const ids = Array.from({ length: policy.slot.maxProvidersPerBatch + 1 }, newId);
    for (const body of [
      { providerIds: ids, date: monday },
      { providerIds: [], date: monday },
      { providerIds: ['x'], date: monday },
      { providerIds: [newId()], date: monday, endDate: '2026-12-01' },
      { date: monday },
    ]) {
      const reply = await batch(body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields?.length).toBeGreaterThan(0);
    }
  });
});

describe('GET /api/booking/availability/:id', () => {
  test('counts the free times of each day of the month, and says what can be chosen', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({ hours: mondays({ start: '09:00', end: '11:00' }) });
    const reply = await month(id, { month: '2026-12', durationMinutes: '60' });
    expect(readMonth.reply.parse(reply.body)).toEqual(reply.body);
    expect(reply.body).toEqual({
      providerId: id,
      month: '2026-12',
      timezone: 'UTC',
      providerTimezone: 'UTC',
      durations: [30, 60],
      durationMinutes: 60,
      lastDate: '2027-01-30',
      days: ['07', '14', '21', '28'].map((day) => ({ date: `2026-12-${day}`, free: 2 })),
    });
  });

  test('the present month is the one in the zone that asks', async () => {
    await t.setNow('2026-12-31T23:30:00Z');
    const { id } = await t.provider();
    expect((await month(id)).body.month).toBe('2026-12');
    const tokyo = (await month(id, { timezone: 'Asia/Tokyo' })).body;
    expect(tokyo).toMatchObject({ month: '2027-01', timezone: 'Asia/Tokyo' });
    // 60 days after New Year's Eve end at 09:00 of the next day in Tokyo.
    expect(tokyo.lastDate).toBe('2027-03-02');
  });

  test('a day belongs to the zone that asks', async () => {
    await t.setNow(morning);
    const { id } = await t.provider({ hours: mondays({ start: '22:00', end: '24:00' }) });
    const { body } = await month(id, { month: '2026-12', timezone: 'Asia/Tokyo' });
    expect(body.days[0]).toEqual({ date: '2026-12-08', free: 2 });
  });

  test('refuses months further ahead than any horizon', async () => {
    await t.setNow(morning);
    const { id } = await t.provider();
    expect((await month(id, { month: '2027-12' })).body.days).toEqual([]);
    for (const far of ['2028-01', '9999-12'])
      expectTooFar(await month(id, { month: far }), 'month');
    // New Year's Eve in Kiritimati: 366 days later January 2028 has begun there.
    await t.setNow('2026-12-30T12:00:00Z');
    const january = { month: '2028-01' };
    expectTooFar(await month(id, january), 'month');
    expect((await month(id, { ...january, timezone: 'Pacific/Kiritimati' })).status).toBe(200);
  });

  test('refuses months that are none; months long past are empty; nobody is not found', async () => {
    await t.setNow(morning);
    const { id } = await t.provider();
    for (const wrong of ['2026-13', '2026-1', '2026-00', 'x'])
      expect((await month(id, { month: wrong })).body.fields[0].path).toBe('month');
    for (const past of ['0000-02', '2025-01'])
      expect((await month(id, { month: past })).body.days).toEqual([]);
    expect((await month(newId())).status).toBe(404);
  });
});
