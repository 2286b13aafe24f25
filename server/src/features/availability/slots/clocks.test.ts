import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, rangesOf } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let c: ReturnType<typeof calendars>;
let expert: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({ profile: { durations: [30, 60] } });
});
afterAll(() => t.stop());

type Night = {
  title: string;
  zone: string;
  date: string;
  hours: string;
  minutes?: 30 | 60;
  /** Each free start, in UTC. */
  starts: string[];
  /** Wall times of that date that the clocks skip. */
  skipped?: string[];
};

const nights: Night[] = [
  {
    title: 'Santiago skips the hour after midnight',
    zone: 'America/Santiago',
    date: '2027-09-05',
    hours: '00:00-03:00',
    starts: ['2027-09-05T04:00:00Z', '2027-09-05T05:00:00Z'],
    skipped: ['00:00', '00:59'],
  },
  {
    title: 'Santiago has the hour before midnight twice, both on Saturday',
    zone: 'America/Santiago',
    date: '2027-04-03',
    hours: '22:00-24:00',
    starts: ['2027-04-04T01:00:00Z', '2027-04-04T02:00:00Z', '2027-04-04T03:00:00Z'],
  },
  {
    title: 'New York goes from 02:00 to 03:00',
    zone: 'America/New_York',
    date: '2027-03-14',
    hours: '01:00-04:00',
    minutes: 30,
    starts: [
      '2027-03-14T06:00:00Z',
      '2027-03-14T06:30:00Z',
      '2027-03-14T07:00:00Z',
      '2027-03-14T07:30:00Z',
    ],
    skipped: ['02:00', '02:30'],
  },
  {
    title: 'New York has the hour after one twice',
    zone: 'America/New_York',
    date: '2027-11-07',
    hours: '01:00-03:00',
    starts: ['2027-11-07T05:00:00Z', '2027-11-07T06:00:00Z', '2027-11-07T07:00:00Z'],
  },
  {
    title: 'Vancouver leaves its clocks alone from 2026 on',
    zone: 'America/Vancouver',
    date: '2027-03-14',
    hours: '01:00-04:00',
    starts: ['2027-03-14T08:00:00Z', '2027-03-14T09:00:00Z', '2027-03-14T10:00:00Z'],
  },
  {
    title: 'Mexico City has no summer time any more',
    zone: 'America/Mexico_City',
    date: '2027-04-04',
    hours: '01:00-04:00',
    starts: ['2027-04-04T07:00:00Z', '2027-04-04T08:00:00Z', '2027-04-04T09:00:00Z'],
  },
  {
    title: 'Havana skips midnight',
    zone: 'America/Havana',
    date: '2027-03-14',
    hours: '00:00-02:00',
    starts: ['2027-03-14T05:00:00Z'],
    skipped: ['00:00', '00:30'],
  },
  {
    title: 'Nuuk skips the last hour of a Saturday',
    zone: 'America/Nuuk',
    date: '2027-03-27',
    hours: '22:00-24:00',
    starts: ['2027-03-28T00:00:00Z'],
    skipped: ['23:00', '23:59'],
  },
  {
    title: 'Lisbon in March is an hour short',
    zone: 'Europe/Lisbon',
    date: '2027-03-28',
    hours: '00:30-02:30',
    starts: ['2027-03-28T00:30:00Z'],
    skipped: ['01:00', '01:45'],
  },
  {
    title: 'Lord Howe repeats half an hour',
    zone: 'Australia/Lord_Howe',
    date: '2027-04-04',
    hours: '01:00-02:30',
    minutes: 30,
    starts: [
      '2027-04-03T14:00:00Z',
      '2027-04-03T14:30:00Z',
      '2027-04-03T15:00:00Z',
      '2027-04-03T15:30:00Z',
    ],
  },
  {
    title: 'Chatham, 45 minutes off, repeats an hour at 03:45',
    zone: 'Pacific/Chatham',
    date: '2027-04-04',
    hours: '02:00-04:00',
    starts: ['2027-04-03T12:15:00Z', '2027-04-03T13:15:00Z', '2027-04-03T14:15:00Z'],
  },
  {
    title: 'Troll jumps over two hours',
    zone: 'Antarctica/Troll',
    date: '2027-03-28',
    hours: '00:00-04:00',
    starts: ['2027-03-28T00:00:00Z', '2027-03-28T01:00:00Z'],
    skipped: ['01:00', '02:59'],
  },
  {
    title: 'Kiritimati begins its Monday when it is still Sunday in UTC',
    zone: 'Pacific/Kiritimati',
    date: '2027-02-01',
    hours: '09:00-11:00',
    starts: ['2027-01-31T19:00:00Z', '2027-01-31T20:00:00Z'],
  },
  {
    title: 'Kathmandu is a quarter of an hour beside the others',
    zone: 'Asia/Kathmandu',
    date: '2028-02-29',
    hours: '09:00-11:00',
    starts: ['2028-02-29T03:15:00Z', '2028-02-29T04:15:00Z'],
  },
];

/** A week before the date, with a session of that moment. */
async function weekBefore(date: string) {
  const before = Temporal.PlainDate.from(date).subtract({ days: 7 });
  await t.setNow(`${before.toString()}T08:00:00Z`);
  expert.token = (await t.signIn(expert.phone)).token;
}

/** Opens the date alone, in its zone. */
async function openNight({ zone, date, hours, minutes = 60 }: Night) {
  await weekBefore(date);
  const { status } = await c.set(expert, {
    timezone: zone,
    weeklyHours: [],
    overrides: [{ date, ranges: rangesOf(hours) }],
    gridMinutes: minutes,
  });
  expect(status).toBe(200);
  return { durationMinutes: String(minutes) };
}

describe('a night on which clocks are special', () => {
  test.each(nights)('$title', async (night) => {
    const duration = await openNight(night);
    expect(await c.starts(expert.id, { date: night.date, ...duration })).toEqual(night.starts);
    const { body } = await c.readMonth(expert.id, { month: night.date.slice(0, 7), ...duration });
    expect(body.days).toEqual([{ date: night.date, free: night.starts.length }]);
    for (const time of night.skipped ?? []) {
      const why = await c.explain(expert, `${night.date}T${time}`, duration);
      expect(why).toMatchObject({ isOffered: false, reason: 'skipped', start: null });
    }
  });

  test.each(nights)('$title: what is shown is what can be booked', async (night) => {
    const duration = await openNight(night);
    const client = await t.signIn();
    const first = Temporal.Instant.from(night.starts[0] ?? '');
    const last = Temporal.Instant.from(night.starts.at(-1) ?? '');
    const durationMinutes = night.minutes ?? 60;
    const quote = (start: Temporal.Instant) =>
      bookings(t).quote(client, expert.id, start.toString(), { durationMinutes });
    for (const start of night.starts)
      expect(await c.explain(expert, start, duration)).toMatchObject({ isOffered: true });
    for (const start of [
      first.subtract({ minutes: durationMinutes }),
      first.subtract({ minutes: 1 }),
      first.add({ minutes: 1 }),
      last.add({ minutes: durationMinutes }),
    ])
      expect((await quote(start)).body.errorCode, start.toString()).toBe('slot-unavailable');
    const { body } = await quote(last);
    expect(body).toMatchObject({ start: last.toString(), durationMinutes });
    expect(body.end).toBe(last.add({ minutes: durationMinutes }).toString());
  });
});

describe('a range over midnight on the night of a change', () => {
  test.each([
    // 22:00 to 02:00, of which one hour is skipped or repeated.
    ['America/Santiago', '2027-09-04', ['02', '03'], '2027-09-05', ['04']],
    ['America/Santiago', '2027-04-03', ['01', '02', '03'], '2027-04-04', ['04', '05']],
  ])('%s from %s on', async (zone, date, evening, next, night) => {
    await weekBefore(date);
    const weekday = Temporal.PlainDate.from(date).dayOfWeek;
    await c.set(expert, {
      timezone: zone,
      weeklyHours: [{ weekday, ranges: rangesOf('22:00-02:00') }],
      overrides: [],
      gridMinutes: 60,
    });
    const starts = (day: string, endDate = day) =>
      c.starts(expert.id, { date: day, endDate, durationMinutes: '60' });
    const at = (hours: string[]) => hours.map((hour) => `${next}T${hour}:00:00Z`);
    expect(await starts(date)).toEqual(at(evening));
    expect(await starts(next)).toEqual(at(night));
    expect(await starts(date, next)).toEqual(at([...evening, ...night]));
    // Who asks from Berlin finds all of them on one day of theirs.
    const elsewhere = { date: next, timezone: 'Europe/Berlin', durationMinutes: '60' };
    expect(await c.starts(expert.id, elsewhere)).toEqual(at([...evening, ...night]));
  });
});

test('somebody who lives where a night is short reads a whole week without a gap or a double', async () => {
  await weekBefore('2027-03-14');
  await c.set(expert, {
    timezone: 'Asia/Tokyo',
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      ranges: rangesOf('00:00-24:00'),
    })),
    overrides: [],
    gridMinutes: 60,
  });
  const asked = { timezone: 'America/New_York', durationMinutes: '60' };
  const whole = await c.starts(expert.id, { date: '2027-03-12', endDate: '2027-03-16', ...asked });
  const days = ['12', '13', '14', '15', '16'].map((day) => `2027-03-${day}`);
  const each = await Promise.all(days.map((date) => c.starts(expert.id, { date, ...asked })));
  expect(each.flat()).toEqual(whole);
  expect(each.map((day) => day.length)).toEqual([24, 24, 23, 24, 24]);
});

test('the zone data is named to callers, and writes Vancouver as it says', async () => {
  const { body } = await t.call('GET /api/config');
  expect(body.tzdata).toMatch(/^20\d\d[a-z]$/);
  expect(body.tzdata >= '2026b').toBe(true);
  await openNight({
    title: '',
    zone: 'America/Vancouver',
    date: '2027-12-01',
    hours: '17:00-18:00',
    starts: [],
  });
  expect(await c.starts(expert.id, { date: '2027-12-01', durationMinutes: '60' })).toEqual([
    '2027-12-02T00:00:00Z',
  ]);
});
