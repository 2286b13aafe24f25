import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay, rangesOf } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let c: ReturnType<typeof calendars>;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  b = bookings(t);
});
afterAll(() => t.stop());

const morning = '2026-12-01T08:00:00Z';
const monday = '2026-12-07';
const at = (time: string, date = monday) => `${date}T${time}:00Z`;
/** What this monday offers of the hour's length, as wall times. */
async function times(expert: Expert, date = monday, person?: SignedIn) {
  const starts = await c.starts(expert.id, { date, durationMinutes: '60' }, person);
  return starts.map((start) => start.slice(11, 16));
}
function expertWith(hours: Record<string, unknown>) {
  return t.provider({ hours: { minimumNoticeMinutes: 0, gridMinutes: 60, ...hours } });
}
async function codeOf(client: SignedIn, expert: Expert, start: string) {
  const { status, body } = await b.quote(client, expert.id, start);
  return status === 201 ? 'quoted' : body.errorCode;
}

describe('the notice', () => {
  test(
    'is over one millisecond after the last moment, in lists, quotes and explanations alike',
    still(async () => {
      await t.setNow('2026-12-07T07:59:59.999Z');
      const expert = await expertWith({ weeklyHours: everyDay('10:00-12:00') });
      await c.set(expert, { minimumNoticeMinutes: 120 });
      const client = await t.signIn();
      await t.setNow('2026-12-07T08:00:00.000Z');
      expect(await times(expert)).toEqual(['10:00', '11:00']);
      expect(await codeOf(client, expert, at('10:00'))).toBe('quoted');
      expect(await c.explain(expert, at('10:00'))).toMatchObject({ isOffered: true });
      await t.setNow('2026-12-07T08:00:00.001Z');
      expect(await times(expert)).toEqual(['11:00']);
      // Who was quoted it in time still has it, others have not (quote-1).
      expect(await codeOf(await t.signIn(), expert, at('10:00'))).toBe('slot-unavailable');
      expect(await codeOf(client, expert, at('10:00'))).toBe('quoted');
      expect(await c.explain(expert, at('10:00'))).toMatchObject({ reason: 'notice' });
    }),
  );

  test(
    'of none lets a time be booked until it begins, not a millisecond longer',
    still(async () => {
      await t.setNow(morning);
      const expert = await expertWith({ weeklyHours: everyDay('10:00-12:00') });
      const client = await t.signIn();
      await t.setNow('2026-12-07T09:59:59.900Z');
      expect(await times(expert)).toEqual(['10:00', '11:00']);
      const { body: quote } = await b.quote(client, expert.id, at('10:00'));
      await t.setNow('2026-12-07T10:00:00.001Z');
      expect(await times(expert)).toEqual(['11:00']);
      const late = await t.call('POST /api/booking/book', {
        body: { quoteId: quote.id, name: 'A', lastName: 'B', email: 'a@example.com', about: '' },
        token: client.token,
      });
      expect([late.status, late.body.errorCode]).toEqual([409, 'slot-unavailable']);
      expect(late.body.alternatives?.[0]?.start).toBe(at('11:00'));
      expect((await b.book(client, expert.id, at('10:00'))).body.errorCode).toBe(
        'slot-unavailable',
      );
      expect(await c.explain(expert, at('10:00'))).toMatchObject({ reason: 'past' });
    }),
  );

  test(
    'of two weeks is counted in hours, also over a change of clocks',
    still(async () => {
      await t.setNow('2027-03-01T12:00:00Z');
      const expert = await expertWith({
        timezone: 'America/New_York',
        minimumNoticeMinutes: 20_160,
        weeklyHours: everyDay('12:00-13:00'),
      });
      // 20 March, noon in New York is 16:00Z: 14 days before it is 16:00Z, 11:00 on the clock.
      await t.setNow('2027-03-06T16:00:00Z');
      expect(await times(expert, '2027-03-20')).toEqual(['16:00']);
      await t.setNow('2027-03-06T16:00:00.001Z');
      expect(await times(expert, '2027-03-20')).toEqual([]);
    }),
  );
});

describe('the horizon', () => {
  test(
    'of a day ends with tomorrow where the expert lives, whatever day it is elsewhere',
    still(async () => {
      await t.setNow('2026-12-07T09:59:59.999Z');
      const expert = await expertWith({
        timezone: 'Pacific/Kiritimati',
        horizonDays: 1,
        weeklyHours: everyDay('09:00-10:00'),
      });
      const client = await t.signIn();
      // A millisecond before midnight of the 7th in Kiritimati; the 9th begins 24 hours later.
      const ninth = '2026-12-08T19:00:00Z';
      expect(await times(expert, '2026-12-08')).toEqual(['19:00']);
      expect(await times(expert, '2026-12-09')).toEqual([]);
      expect(await codeOf(client, expert, ninth)).toBe('slot-unavailable');
      expect(await c.explain(expert, ninth)).toMatchObject({ reason: 'horizon' });
      await t.setNow('2026-12-07T10:00:00.000Z');
      expect(await times(expert, '2026-12-09')).toEqual(['19:00']);
      expect(await codeOf(client, expert, ninth)).toBe('quoted');
      const { body } = await c.readMonth(expert.id, { timezone: 'America/New_York' });
      expect(body).toMatchObject({ month: '2026-12', lastDate: '2026-12-09' });
    }),
  );

  test('of a year reaches 29 February, and 1 March where there is none', async () => {
    await t.setNow('2027-03-01T08:00:00Z');
    const expert = await expertWith({ horizonDays: 365, weeklyHours: everyDay('09:00-10:00') });
    expect(await times(expert, '2028-02-29')).toEqual(['09:00']);
    expect(await times(expert, '2028-03-01')).toEqual([]);
    const february = await c.readMonth(expert.id, { month: '2028-02' });
    expect(february.body.days).toHaveLength(29);
    await t.setNow('2026-03-01T08:00:00Z');
    expect(await times(expert, '2027-02-28')).toEqual(['09:00']);
    expect(await times(expert, '2027-03-01')).toEqual(['09:00']);
    expect((await c.readSlots(expert.id, { date: '2027-02-29' })).status).toBe(400);
  });
});

describe('half-open time', () => {
  test('a block to the millisecond takes only the meetings that it touches', async () => {
    await t.setNow(morning);
    const expert = await expertWith({ weeklyHours: everyDay('09:00-14:00') });
    const all = ['09:00', '10:00', '11:00', '12:00', '13:00'];
    const cases: [string, string, string[]][] = [
      ['10:00:00.000', '11:00:00.000', ['09:00', '11:00', '12:00', '13:00']],
      ['10:00:00.000', '10:00:00.001', ['09:00', '11:00', '12:00', '13:00']],
      ['10:59:59.999', '11:00:00.001', ['09:00', '12:00', '13:00']],
      ['08:00:00.000', '09:00:00.000', all],
      ['14:00:00.000', '15:00:00.000', all],
      ['00:00:00.000', '23:59:59.999', []],
    ];
    for (const [start, end, left] of cases) {
      const { status, body } = await c.block(expert, `${monday}T${start}Z`, `${monday}T${end}Z`);
      expect(status).toBe(201);
      expect([start, end, await times(expert)]).toEqual([start, end, left]);
      expect((await c.unblock(expert, body.id)).status).toBe(200);
      expect(await times(expert)).toEqual(all);
    }
  });

  test('blocks over each other are each their own: removing one keeps the other', async () => {
    await t.setNow(morning);
    const expert = await expertWith({ weeklyHours: everyDay('09:00-13:00') });
    const long = (await c.block(expert, at('09:00'), at('12:00'))).body.id;
    const short = (await c.block(expert, at('10:00'), at('11:00'))).body.id;
    expect(await times(expert)).toEqual(['12:00']);
    await c.unblock(expert, long);
    expect(await times(expert)).toEqual(['09:00', '11:00', '12:00']);
    await c.unblock(expert, short);
    expect((await c.unblock(expert, short)).status).toBe(404);
    expect(await times(expert)).toHaveLength(4);
  });

  test('a block leaves what is booked in it, and gives its time to nobody when that goes', async () => {
    await t.setNow(morning);
    const expert = await expertWith({ weeklyHours: everyDay('09:00-12:00') });
    const client = await t.signIn();
    const { id } = await b.meeting(client, expert.id, at('10:00'));
    await c.block(expert, at('09:30'), at('10:30'));
    expect((await b.read(client, id)).body.status).toBe('confirmed');
    expect(await times(expert)).toEqual(['11:00']);
    expect(await c.explain(expert, at('10:00'))).toMatchObject({ reason: 'block' });
    await b.cancel(client, id);
    expect(await times(expert)).toEqual(['11:00']);
  });

  test('the buffer is kept to the minute on both sides, and a minute less is too little', async () => {
    await t.setNow(morning);
    const expert = await expertWith({
      weeklyHours: everyDay('09:00-17:00'),
      gridMinutes: 5,
      bufferMinutes: 20,
    });
    await b.hold(await t.signIn(), expert.id, at('12:00'));
    const client = await t.signIn();
    const codes = [];
    for (const time of ['10:40', '10:45', '13:15', '13:20'])
      codes.push(await codeOf(client, expert, at(time)));
    expect(codes).toEqual(['quoted', 'slot-taken', 'slot-taken', 'quoted']);
    const free = await times(expert);
    expect(free).toContain('10:40');
    expect(free).toContain('13:20');
    expect(free.filter((time) => time > '10:40' && time < '13:20')).toEqual([]);
    // The hours end with the last meeting: no buffer is asked for behind it.
    expect(free.at(-1)).toBe('16:00');
  });
});

describe('days that differ', () => {
  test('one opened date offers its own hours alone, also with hours over midnight before it', async () => {
    await t.setNow(morning);
    const expert = await expertWith({
      weeklyHours: [{ weekday: 7, ranges: rangesOf('22:00-03:00') }],
    });
    expect(await times(expert)).toEqual(['00:00', '01:00', '02:00']);
    const openings = [{ date: monday, ranges: rangesOf('12:00-14:00 14:00-15:30') }];
    expect((await c.open(expert, { openings })).status).toBe(200);
    expect(await times(expert, '2026-12-06')).toEqual(['22:00', '23:00']);
    expect(await times(expert)).toEqual(['12:00', '13:00', '14:00']);
    expect(await c.explain(expert, at('01:00'))).toMatchObject({ reason: 'exception' });
    expect(await times(expert, '2026-12-14')).toEqual(['00:00', '01:00', '02:00']);
  });

  test('a date that is closed closes what its own evening would carry over', async () => {
    await t.setNow(morning);
    const expert = await expertWith({ weeklyHours: everyDay('22:00-02:00') });
    await c.set(expert, { overrides: [{ date: monday, ranges: [] }] });
    // The hours of the 6th end at its midnight; the 8th has nothing from the closed evening.
    expect(await times(expert, '2026-12-06')).toEqual(['00:00', '01:00', '22:00', '23:00']);
    expect(await times(expert)).toEqual([]);
    expect(await times(expert, '2026-12-08')).toEqual(['22:00', '23:00']);
    const client = await t.signIn();
    expect(await codeOf(client, expert, at('00:00'))).toBe('slot-unavailable');
  });

  test('a meeting of 90 minutes needs ranges that touch, and gets none across a gap', async () => {
    await t.setNow(morning);
    const expert = await t.provider({
      profile: { durations: [90] },
      hours: {
        gridMinutes: 30,
        weeklyHours: [{ weekday: 1, ranges: rangesOf('09:00-10:00 10:00-11:00 12:00-13:00') }],
      },
    });
    const starts = await c.starts(expert.id, { date: monday });
    expect(starts).toEqual([at('09:00'), at('09:30')]);
  });
});
