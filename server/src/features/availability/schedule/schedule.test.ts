import { getSchedule, setAvailability } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const monday = '2026-12-07';
const nineToTen = [{ start: '09:00', end: '10:00' }];

beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));

function post(path: string, person: SignedIn, body: unknown) {
  return t.call('POST', `/api/availability/${path}`, body, { token: person.token });
}
function set(person: SignedIn, body: unknown) {
  return post('set', person, body);
}
async function schedule(person: SignedIn) {
  return (await t.call('GET /api/availability/schedule', { token: person.token })).body;
}

function pathsOf(body: { fields: { path: string }[] }) {
  return body.fields.map(({ path }) => path);
}

describe('POST /api/availability/set', () => {
  test('replaces the named parts and leaves the others', async () => {
    const provider = await t.provider({ hours: { weeklyHours: [] } });
    const weeklyHours = [
      { weekday: 7, ranges: [{ start: '22:00', end: '02:00' }] },
      { weekday: 1, ranges: nineToTen },
    ];
    const first = await set(provider, { weeklyHours, overrides: [{ date: monday, ranges: [] }] });
    expect(first.status).toBe(200);
    expect(setAvailability.reply.parse(first.body)).toEqual(first.body);
    expect(first.body).toEqual({
      timezone: 'UTC',
      weeklyHours: weeklyHours.toReversed(),
      overrides: [{ date: monday, ranges: [] }],
      minimumNoticeMinutes: policy.slot.minimumNoticeMinutes,
      horizonDays: policy.slot.horizonDays,
      bufferMinutes: policy.slot.bufferMinutes,
      gridMinutes: policy.slot.gridMinutes,
      revision: first.body.revision,
    });
    const rules = {
      minimumNoticeMinutes: 0,
      horizonDays: policy.slot.maxHorizonDays,
      bufferMinutes: 10,
      gridMinutes: 30,
    };
    const second = await set(provider, { ...rules, overrides: [] });
    expect(second.body).toEqual({
      ...first.body,
      ...rules,
      overrides: [],
      revision: second.body.revision,
    });
    expect(second.body.revision).not.toBe(first.body.revision);
    expect(await schedule(provider)).toEqual({ ...second.body, blocks: [] });
    expect((await set(provider, {})).body).toEqual(second.body);
  });

  test('a zone that is none is refused and the old one stays (time-1)', async () => {
    const provider = await t.provider({ profile: { timezone: 'America/Santiago' } });
    for (const timezone of ['Mars/Base', '+03:00', '', 'GMT+3', '../etc', 3, null]) {
      const { status, body } = await set(provider, { timezone });
      expect([timezone, status, pathsOf(body)]).toEqual([timezone, 400, ['timezone']]);
    }
    expect((await schedule(provider)).timezone).toBe('America/Santiago');
    const { body } = await set(provider, { timezone: 'asia/kathmandu' });
    expect(body.timezone).toBe('Asia/Kathmandu');
  });

  test('another zone keeps the wall times of the hours and the instants of bookings', async () => {
    const provider = await t.provider({
      hours: {
        weeklyHours: [{ weekday: 1, ranges: [{ start: '09:00', end: '12:00' }] }],
        gridMinutes: 60,
      },
    });
    const client = await t.signIn();
    const start = `${monday}T09:00:00Z`;
    const details = { name: 'A', lastName: 'B', email: 'a@example.com', about: '' };
    const held = await t.call('POST /api/booking/book', {
      body: { providerId: provider.id, start, durationMinutes: 60, ...details },
      token: client.token,
    });
    await set(provider, { timezone: 'Europe/Madrid' });
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: monday, durationMinutes: '60' },
    });
    expect(body.slots.map((slot: { start: string }) => slot.start)).toEqual([
      `${monday}T08:00:00Z`,
      `${monday}T10:00:00Z`,
    ]);
    const kept = await t.call('GET /api/booking/:id', {
      params: { id: held.body.booking.id },
      token: client.token,
    });
    expect(kept.body.start).toBe(start);
  });

  test('bad ranges and rules are refused by name, and nothing is half saved', async () => {
    const provider = await t.provider();
    const before = await schedule(provider);
    const weekly = (start: string, end: string) => ({
      weeklyHours: [{ weekday: 2, ranges: [...nineToTen, { start, end }] }],
    });
    const refused: [object, string][] = [
      [weekly('25:00', '10:00'), 'weeklyHours.0.ranges.1.start'],
      [weekly('09:00', '09:00'), 'weeklyHours.0.ranges.1.end'],
      [weekly('24:00', '09:00'), 'weeklyHours.0.ranges.1.start'],
      [weekly('09:00', '24:01'), 'weeklyHours.0.ranges.1.end'],
      [weekly('9:00', '10:00'), 'weeklyHours.0.ranges.1.start'],
      [{ weeklyHours: [{ weekday: 0, ranges: [] }] }, 'weeklyHours.0.weekday'],
      [{ weeklyHours: [{ weekday: 8, ranges: [] }] }, 'weeklyHours.0.weekday'],
      [
        {
          weeklyHours: [
            { weekday: 1, ranges: [] },
            { weekday: 1, ranges: nineToTen },
          ],
        },
        'weeklyHours',
      ],
      [{ overrides: [{ date: '2027-02-29', ranges: [] }] }, 'overrides.0.date'],
      [{ overrides: [{ date: monday }] }, 'overrides.0.ranges'],
      [{ minimumNoticeMinutes: -1 }, 'minimumNoticeMinutes'],
      [{ minimumNoticeMinutes: policy.slot.maxNoticeMinutes + 1 }, 'minimumNoticeMinutes'],
      [{ horizonDays: 0 }, 'horizonDays'],
      [{ horizonDays: policy.slot.maxHorizonDays + 1 }, 'horizonDays'],
      [{ bufferMinutes: policy.slot.maxBufferMinutes + 1 }, 'bufferMinutes'],
      [{ bufferMinutes: 1.5 }, 'bufferMinutes'],
      [{ gridMinutes: 7 }, 'gridMinutes'],
    ];
    for (const [wrong, path] of refused) {
      // A good part beside the bad one must not be saved either.
      const { status, body } = await set(provider, { horizonDays: 30, ...wrong });
      expect([wrong, status, pathsOf(body)]).toEqual([wrong, 400, [path]]);
    }
    expect(await schedule(provider)).toEqual(before);
  });

  test('is for experts: 401 without session, 403 for clients', async () => {
    expect((await t.call('POST /api/availability/set', { body: {} })).status).toBe(401);
    const client = await t.signIn();
    for (const path of ['set', 'slots', 'block'])
      expect((await post(path, client, {})).status).toBe(403);
    const read = await t.call('GET /api/availability/schedule', { token: client.token });
    expect(read.status).toBe(403);
  });
});

function openings(...dates: string[]) {
  return {
    openings: dates.map((date) => ({ date, ranges: nineToTen })),
  };
}

function openDays(from: string, count: number) {
  return Array.from({ length: count }, (_, days) => ({
    date: Temporal.PlainDate.from(from).add({ days }).toString(),
    ranges: nineToTen,
  }));
}

describe('POST /api/availability/slots', () => {
  test('opens single dates with their own hours, other dates stay (slot-2)', async () => {
    const sunday = '2026-12-06';
    const provider = await t.provider({
      hours: { weeklyHours: [{ weekday: 1, ranges: nineToTen }], gridMinutes: 60 },
    });
    const open = (date: string, start: string, end: string) =>
      post('slots', provider, { openings: [{ date, ranges: [{ start, end }] }] });
    expect((await open(sunday, '10:00', '12:00')).status).toBe(200);
    const again = await open('2026-12-13', '15:00', '16:00');
    expect(again.body.overrides.map(({ date }: { date: string }) => date)).toEqual([
      sunday,
      '2026-12-13',
    ]);
    const replaced = await open(sunday, '11:00', '12:00');
    expect(replaced.body.overrides).toHaveLength(2);
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: sunday, endDate: '2026-12-13', durationMinutes: '60' },
    });
    expect(body.slots.map((slot: { start: string }) => slot.start)).toEqual([
      `${sunday}T11:00:00Z`,
      `${monday}T09:00:00Z`,
      '2026-12-13T15:00:00Z',
    ]);
  });

  test('refuses dates that are over, named twice or without hours, all or nothing', async () => {
    const provider = await t.provider({ profile: { timezone: 'Pacific/Auckland' } });
    // 1 December 08:00 in UTC is 21:00 in Auckland.
    expect((await post('slots', provider, openings('2026-12-01'))).status).toBe(200);
    const past = await post('slots', provider, openings('2026-12-02', '2026-11-30'));
    expect([past.status, pathsOf(past.body)]).toEqual([400, ['openings.1.date']]);
    expect((await post('slots', provider, openings(monday, monday))).status).toBe(400);
    expect((await post('slots', provider, { openings: [] })).status).toBe(400);
    const empty = { openings: [{ date: monday, ranges: [] }] };
    expect(pathsOf((await post('slots', provider, empty)).body)).toEqual(['openings.0.ranges']);
    expect((await schedule(provider)).overrides).toHaveLength(1);
  });

  test('refuses dates further ahead than any horizon, in the zone of the expert', async () => {
    const provider = await t.provider({ profile: { timezone: 'Pacific/Auckland' } });
    await t.setNow('2026-12-01T12:00:00Z');
    // 01:00 of 2 December in Auckland.
    expect((await post('slots', provider, openings('2027-12-03'))).status).toBe(200);
    const far = await post('slots', provider, openings('2027-12-02', '2027-12-04'));
    expect([far.status, pathsOf(far.body)]).toEqual([400, ['openings.1.date']]);
    expect((await schedule(provider)).overrides).toHaveLength(1);
  });

  test('dates that are over make room, and there is an end to them', async () => {
    const provider = await t.provider();
    const { maxOverrides } = policy.slot;
    const half = maxOverrides / 2;
    const overrides = [...openDays('2026-12-01', half), ...openDays('2028-06-01', half)];
    expect((await set(provider, { overrides })).status).toBe(200);
    const more = { openings: openDays('2027-11-01', 2) };
    const refused = await post('slots', provider, more);
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, ['openings']]);
    await t.setNow('2026-12-04T00:00:00Z');
    const accepted = await post('slots', provider, more);
    expect(accepted.body.overrides[0].date).toBe('2026-12-03');
    expect(accepted.body.overrides).toHaveLength(maxOverrides);
  });
});

describe('blocks', () => {
  const block = { start: `${monday}T10:00:00Z`, end: `${monday}T11:00:00Z`, reason: ' Dentist ' };

  test('are made, listed until they are over, and removed', async () => {
    const provider = await t.provider();
    const made = await post('block', provider, block);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ ...block, id: made.body.id, reason: 'Dentist' });
    const later = { start: '2026-12-09T00:00:00+01:00', end: '2026-12-10T00:00:00+01:00' };
    const second = await post('block', provider, later);
    expect(second.body).toMatchObject({
      start: '2026-12-08T23:00:00Z',
      end: '2026-12-09T23:00:00Z',
      reason: null,
    });
    const listed = await schedule(provider);
    expect(getSchedule.reply.parse(listed)).toEqual(listed);
    expect(listed.blocks).toEqual([made.body, second.body]);
    await t.setNow(block.end);
    expect((await schedule(provider)).blocks).toEqual([second.body]);
    const remove = () =>
      t.call('DELETE /api/availability/block/:id', {
        params: { id: second.body.id },
        token: provider.token,
      });
    expect((await remove()).body).toEqual({ success: true });
    expect((await remove()).status).toBe(404);
    expect((await schedule(provider)).blocks).toEqual([]);
  });

  test('come back as themselves when their removal is undone, once for two taps', async () => {
    const provider = await t.provider();
    const { body: made } = await post('block', provider, block);
    const remove = () =>
      t.call('DELETE /api/availability/block/:id', {
        params: { id: made.id },
        token: provider.token,
      });
    expect((await remove()).status).toBe(200);
    const undone = await Promise.all([
      post('block', provider, made),
      post('block', provider, made),
    ]);
    expect(undone.map(({ status, body }) => [status, body])).toEqual([
      [201, made],
      [201, made],
    ]);
    expect((await schedule(provider)).blocks).toEqual([made]);
    // What is there isn't changed by it, and what is another's is nobody else's.
    const { body: same } = await post('block', provider, { ...made, reason: 'Other' });
    expect(same).toEqual(made);
    const other = await t.provider();
    expect((await post('block', other, made)).status).toBe(404);
    expect((await post('block', other, { ...made, id: 'mine' })).status).toBe(400);
    expect((await schedule(other)).blocks).toEqual([]);
    expect((await schedule(provider)).blocks).toEqual([made]);
  });

  test("another expert's block is not found and stays", async () => {
    const [provider, other] = [await t.provider(), await t.provider()];
    const { body } = await post('block', provider, block);
    for (const id of [body.id, newId(), 'x']) {
      const { status } = await t.call('DELETE /api/availability/block/:id', {
        params: { id },
        token: other.token,
      });
      expect(status).toBe(404);
    }
    expect((await schedule(provider)).blocks).toHaveLength(1);
    expect((await schedule(other)).blocks).toEqual([]);
  });

  test('a block that is over, backwards, too long or too far away is refused', async () => {
    const provider = await t.provider();
    const refused: [string, string, string][] = [
      [block.end, block.start, 'end'],
      [block.start, block.start, 'end'],
      ['2026-11-30T00:00:00Z', '2026-12-01T08:00:00Z', 'end'],
      ['2026-12-02T00:00:00Z', '2027-12-04T00:00:00Z', 'end'],
      ['2029-01-01T00:00:00Z', '2029-01-02T00:00:00Z', 'start'],
      ['0000-01-01T00:00:00Z', block.end, 'start'],
      ['2026-12-07T10:00:00.12345678901Z', block.end, 'start'],
      ['2026-12-07', block.end, 'start'],
    ];
    for (const [start, end, path] of refused) {
      const { status, body } = await post('block', provider, { start, end });
      expect([start, end, status]).toEqual([start, end, 400]);
      expect(pathsOf(body)).toContain(path);
    }
    expect((await schedule(provider)).blocks).toEqual([]);
  });

  test('closes the minutes it touches, also when it begins within one', async () => {
    const provider = await t.provider({
      hours: { weeklyHours: [{ weekday: 1, ranges: [{ start: '09:00', end: '12:00' }] }] },
    });
    await post('block', provider, {
      start: `${monday}T09:59:30Z`,
      end: `${monday}T10:00:30Z`,
    });
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: monday, durationMinutes: '60' },
    });
    expect(body.slots[0]?.start).toBe(`${monday}T10:15:00Z`);
  });
});
