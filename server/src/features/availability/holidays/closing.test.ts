import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay, rangesOf } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let c: ReturnType<typeof calendars>;

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

type Holiday = { date: string; name: string };
async function holidays(person: SignedIn, query: Record<string, string> = {}) {
  const { status, body } = await t.call('GET /api/availability/holidays', {
    query: new URLSearchParams(query),
    token: person.token,
  });
  expect(status).toBe(200);
  return body as { country: string | null; from: string; until: string; holidays: Holiday[] };
}
const datesOf = (days: Holiday[]) => days.map(({ date }) => date);

describe('public holidays', () => {
  test.each([
    ['CL', '2027-09-18', '2027-03-26'],
    ['US', '2027-11-25', '2027-07-04'],
    ['ES', '2027-01-06', '2027-10-12'],
    ['MX', '2027-09-16', '2027-05-01'],
    ['AR', '2027-05-25', '2027-07-09'],
    ['CO', '2027-07-20', '2027-08-07'],
    ['PE', '2027-07-28', '2027-07-29'],
    ['BR', '2027-09-07', '2027-11-15'],
    ['GB', '2027-03-26', '2027-12-25'],
  ])('of %s are those of that country: %s and %s', async (country, ...days) => {
    const person = await t.signIn();
    const found = await holidays(person, { country, from: '2026-12-31' });
    expect(datesOf(found.holidays)).toEqual(expect.arrayContaining(days));
    expect(found.country).toBe(country);
    expect(datesOf(found.holidays)).toEqual([...new Set(datesOf(found.holidays))].toSorted());
    for (const { date, name } of found.holidays) {
      expect(date >= found.from && date <= found.until).toBe(true);
      expect(name.trim()).not.toBe('');
    }
  });

  test('of a year from 29 February end a day before the next 28 February', async () => {
    const person = await t.signIn();
    await t.setNow('2028-02-01T08:00:00Z');
    person.token = (await t.signIn(person.phone)).token;
    const { from, until } = await holidays(person, { country: 'CL', from: '2028-02-29' });
    expect([from, until]).toEqual(['2028-02-29', '2029-02-27']);
    await t.setNow('2026-12-01T08:00:00Z');
  });

  test('begin with today where the hours are, not where the server is', async () => {
    await t.setNow('2026-12-31T23:00:00Z');
    const there = await t.provider({ profile: { timezone: 'Pacific/Auckland' } });
    const here = await t.provider({ profile: { timezone: 'America/Santiago' } });
    expect((await holidays(there)).from).toBe('2027-01-01');
    expect((await holidays(here)).from).toBe('2026-12-31');
    expect(datesOf((await holidays(here)).holidays)).toContain('2027-01-01');
    await t.setNow('2026-12-01T08:00:00Z');
  });
});

describe('an expert who closes holidays', () => {
  test('offers nothing on them and all of the days around', async () => {
    const expert = await t.provider({
      profile: { timezone: 'America/Santiago' },
      hours: { weeklyHours: everyDay('09:00-11:00'), gridMinutes: 60, horizonDays: 365 },
    });
    const { holidays: days } = await holidays(expert);
    const overrides = datesOf(days).map((date) => ({ date, ranges: [] }));
    expect((await c.set(expert, { overrides })).status).toBe(200);
    const query = { date: '2026-12-24', endDate: '2027-01-02', durationMinutes: '60' };
    const open = new Set((await c.starts(expert.id, query)).map((start) => start.slice(0, 10)));
    expect(open).toEqual(
      new Set(
        ['24', '26', '27', '28', '29', '30', '31']
          .map((day) => `2026-12-${day}`)
          .concat('2027-01-02')
          .filter((date) => !datesOf(days).includes(date)),
      ),
    );
    expect(await c.explain(expert, '2026-12-25T09:00')).toMatchObject({ reason: 'exception' });
  });

  test('keeps the meeting that is booked on one, and the day that has hours of its own', async () => {
    const expert = await t.provider({
      hours: { weeklyHours: everyDay('09:00-11:00'), gridMinutes: 60 },
    });
    const client = await t.signIn();
    const { id } = await bookings(t).meeting(client, expert.id, '2026-12-25T09:00:00Z');
    await c.open(expert, { openings: [{ date: '2026-12-08', ranges: rangesOf('18:00-19:00') }] });
    const { overrides } = await c.schedule(expert);
    await c.set(expert, { overrides: [...overrides, { date: '2026-12-25', ranges: [] }] });
    expect((await bookings(t).read(client, id)).body.status).toBe('confirmed');
    expect(await c.starts(expert.id, { date: '2026-12-25', durationMinutes: '60' })).toEqual([]);
    expect(await c.starts(expert.id, { date: '2026-12-08', durationMinutes: '60' })).toEqual([
      '2026-12-08T18:00:00Z',
    ]);
  });
});
