import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let c: ReturnType<typeof calendars>;
let early: Expert;
let late: Expert;

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
  early = await t.provider({
    profile: { timezone: 'Asia/Tokyo', durations: [30, 90] },
    hours: { weeklyHours: everyDay('06:00-09:00'), gridMinutes: 30 },
  });
  late = await t.provider({
    profile: { timezone: 'America/Los_Angeles', durations: [60] },
    hours: { weeklyHours: everyDay('20:00-02:00'), gridMinutes: 60, horizonDays: 10 },
  });
});
afterAll(() => t.stop());

const zones = [
  'UTC',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
];

describe('the ways to read free times', () => {
  test.each(zones)('agree with each other, read from %s', async (timezone) => {
    const { body: together } = await t.call('POST /api/availability/batch', {
      body: {
        providerIds: [late.id, early.id],
        date: '2026-12-01',
        endDate: '2026-12-31',
        timezone,
      },
    });
    expect(together.results.map(({ providerId }) => providerId)).toEqual([late.id, early.id]);
    for (const [index, expert] of [late, early].entries()) {
      const whole = await c.readSlots(expert.id, {
        date: '2026-12-01',
        endDate: '2026-12-31',
        timezone,
      });
      expect(together.results[index]).toEqual(whole.body);
      const counted: Record<string, number> = {};
      for (const { start } of whole.body.slots) {
        const date = Temporal.Instant.from(start).toZonedDateTimeISO(timezone).toPlainDate();
        counted[date.toString()] = (counted[date.toString()] ?? 0) + 1;
      }
      const { body: month } = await c.readMonth(expert.id, { month: '2026-12', timezone });
      expect(
        Object.fromEntries(
          month.days.map(({ date, free }: { date: string; free: number }) => [date, free]),
        ),
      ).toEqual(counted);
      const days = Object.keys(counted);
      expect(days.at(-1)?.localeCompare(month.lastDate)).toBeLessThanOrEqual(0);
      expect(month.durations).toEqual(expert === early ? [30, 90] : [60]);
    }
  });

  test('count each slot in one month alone, at both ends of it', async () => {
    for (const timezone of zones) {
      const months = await Promise.all(
        ['2026-11', '2026-12', '2027-01', '2027-02'].map((month) =>
          c.readMonth(early.id, { month, timezone }),
        ),
      );
      const all = months.flatMap(({ body }) => body.days as { date: string; free: number }[]);
      expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
      const free = all.reduce((sum, day) => sum + day.free, 0);
      const slots = await c.starts(early.id, {
        date: '2026-12-01',
        endDate: '2027-01-31',
        timezone,
      });
      expect(free).toBe(slots.length);
    }
  });

  test('leave out ids that nobody has, and answer each expert once', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const client = await t.signIn();
    const { body } = await t.call('POST /api/availability/batch', {
      body: {
        providerIds: [nobody, early.id, client.userId, early.id],
        date: '2026-12-05',
      },
    });
    expect(body.results.map(({ providerId }) => providerId)).toEqual([early.id]);
    expect((await c.readSlots(client.userId, { date: '2026-12-05' })).status).toBe(404);
    expect((await c.readMonth(client.userId, {})).status).toBe(404);
  });

  test('say nothing of why a time is missing, nor of who has it', async () => {
    const client = await t.signIn();
    await c.block(early, '2026-12-05T21:00:00Z', '2026-12-05T22:00:00Z', {
      reason: 'Chemotherapy',
    });
    await bookings(t).meeting(client, early.id, '2026-12-05T22:00:00Z', {
      durationMinutes: 30,
      about: 'A secret',
    });
    const replies = await Promise.all([
      c.readSlots(early.id, { date: '2026-12-06' }),
      c.readMonth(early.id, { month: '2026-12' }),
      t.call('GET', `/worker/profile/${early.id}`),
    ]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      for (const secret of ['Chemotherapy', 'A secret', client.userId, 'clara@example.com'])
        expect(JSON.stringify(body)).not.toContain(secret);
    }
  });
});

describe('a question about free times that makes no sense', () => {
  test.each<[string, Record<string, string>]>([
    ['date', {}],
    ['date', { date: '' }],
    ['date', { date: 'today' }],
    ['date', { date: '2026-12-1' }],
    ['date', { date: '2026-13-01' }],
    ['date', { date: '2027-02-29' }],
    ['date', { date: '2026-12-07T00:00:00Z' }],
    ['date', { date: '9999-12-31' }],
    ['endDate', { date: '2026-12-07', endDate: '2026-12-06' }],
    ['endDate', { date: '2026-12-01', endDate: '2027-02-01' }],
    ['endDate', { date: '2026-12-07', endDate: '2026-12-32' }],
    ['durationMinutes', { date: '2026-12-07', durationMinutes: '61' }],
    ['durationMinutes', { date: '2026-12-07', durationMinutes: 'NaN' }],
    ['durationMinutes', { date: '2026-12-07', durationMinutes: '' }],
    ['durationMinutes', { date: '2026-12-07', durationMinutes: '1e2' }],
    ['timezone', { date: '2026-12-07', timezone: '' }],
    ['timezone', { date: '2026-12-07', timezone: '+03:00' }],
    ['timezone', { date: '2026-12-07', timezone: 'Mars/Base' }],
    ['timezone', { date: '2026-12-07', timezone: '../../etc/passwd' }],
    ['ownLength', { date: '2026-12-07', ownLength: 'yes' }],
    ['mode', { date: '2026-12-07', mode: 'phone' }],
    ['officeId', { date: '2026-12-07', mode: 'office', officeId: '1' }],
    ['moving', { date: '2026-12-07', moving: '1' }],
  ])('is refused by its %s: %j', async (field, query) => {
    const { status, body } = await c.readSlots(early.id, query);
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  test.each(['2026-00', '2026-13', '2026-1', '12-2026', '', '2026-12-01', '9999-12'])(
    'is refused by a month of %j',
    async (month) => {
      const { status, body } = await c.readMonth(early.id, { month });
      expect([status, body.fields?.[0]?.path]).toEqual([400, 'month']);
    },
  );

  test('of a date that was, is answered with nothing', async () => {
    for (const date of ['2026-11-30', '2024-02-29', '1970-01-02', '0001-01-01'])
      expect([date, await c.starts(early.id, { date })]).toEqual([date, []]);
  });
});

describe('reading for a meeting that is to be moved', () => {
  test('is for its two parties alone: for others it is as if it were nobody’s', async () => {
    const expert = await t.provider({
      hours: { weeklyHours: everyDay('09:00-12:00'), gridMinutes: 60 },
    });
    const [client, stranger] = [await t.signIn(), await t.signIn()];
    const start = '2026-12-08T10:00:00Z';
    const { id } = await bookings(t).meeting(client, expert.id, start);
    const query = { date: '2026-12-08', durationMinutes: '60', moving: id };
    const [own, experts] = [
      await c.starts(expert.id, query, client),
      await c.starts(expert.id, query, expert),
    ];
    expect(own).toContain('2026-12-08T09:00:00Z');
    expect(experts).toEqual(own);
    for (const reader of [stranger, undefined]) {
      const reply = await c.readSlots(expert.id, query, reader);
      const nobodys = await c.readSlots(
        expert.id,
        { ...query, moving: '00000000-0000-4000-8000-000000000000' },
        reader,
      );
      expect(reply.status).toBe(nobodys.status);
      expect(JSON.stringify(reply.body.slots)).toBe(JSON.stringify(nobodys.body.slots));
      expect(JSON.stringify(reply.body)).not.toContain(start);
    }
  });

  test('leaves out what either of the two has', async () => {
    const hours = { weeklyHours: everyDay('09:00-13:00'), gridMinutes: 60 };
    const [expert, other] = [await t.provider({ hours }), await t.provider({ hours })];
    const client = await t.signIn();
    const b = bookings(t);
    const { id } = await b.meeting(client, expert.id, '2026-12-08T10:00:00Z');
    await b.meeting(client, other.id, '2026-12-08T11:00:00Z');
    await b.meeting(expert, other.id, '2026-12-08T12:00:00Z');
    const query = { date: '2026-12-08', durationMinutes: '60' };
    const moving = await c.starts(expert.id, { ...query, moving: id }, client);
    expect(moving).toContain('2026-12-08T09:00:00Z');
    expect(moving).not.toContain('2026-12-08T11:00:00Z');
    expect(moving).not.toContain('2026-12-08T12:00:00Z');
    expect(await c.starts(expert.id, query, client)).toEqual([
      '2026-12-08T09:00:00Z',
      '2026-12-08T11:00:00Z',
    ]);
  });
});
