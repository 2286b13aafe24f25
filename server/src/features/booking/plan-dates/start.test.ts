import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { everyDay } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { plans } from '../../../../test/plans.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;
let expert: SignedIn & { id: string };
let offeringId: string;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({
    profile: { timezone: 'America/Santiago' },
    hours: { weeklyHours: everyDay('08:00-20:00'), minimumNoticeMinutes: 0 },
  });
  offeringId = await k.sellPlan(expert);
});
afterAll(() => t.stop());

const pattern = { weekdays: [3], time: '10:00' };

describe('the first day of a plan', () => {
  test.each([
    // Noon in UTC is the next day in Kiritimati and the same one in Pago Pago.
    ['Pacific/Kiritimati', '2026-12-02', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-12-01', '2026-12-31'],
    ['America/Santiago', '2026-12-01', '2026-12-31'],
  ])('is today to 30 days ahead where the client lives: %s', async (timezone, today, last) => {
    await t.setNow('2026-12-01T12:00:00Z');
    const client = await t.signIn();
    const ask = async (startDate: string) => {
      const { status, body } = await k.preview(client, offeringId, {
        startDate,
        pattern,
        timezone,
      });
      return status === 200 ? 'shown' : body.errorCode;
    };
    const near = (date: string, days: number) =>
      Temporal.PlainDate.from(date).add({ days }).toString();
    expect([
      await ask(near(today, -1)),
      await ask(today),
      await ask(last),
      await ask(near(last, 1)),
    ]).toEqual(['start-date-refused', 'shown', 'shown', 'start-date-refused']);
  });

  test(
    'moves on at midnight of the client, to the millisecond',
    still(async () => {
      const choice = { startDate: '2026-12-01', pattern, timezone: 'America/Santiago' };
      await t.setNow('2026-12-02T02:59:59.999Z');
      const client = await t.signIn();
      expect((await k.preview(client, offeringId, choice)).status).toBe(200);
      await t.setNow('2026-12-02T03:00:00.000Z');
      expect((await k.preview(client, offeringId, choice)).body.errorCode).toBe(
        'start-date-refused',
      );
    }),
  );

  test('of the 31st is anchored there: shorter months are charged on their last day', async () => {
    await t.setNow('2027-01-25T12:00:00Z');
    const client = await t.signIn();
    const { body } = await k.preview(client, offeringId, {
      startDate: '2027-01-31',
      pattern,
      timezone: 'America/New_York',
    });
    // 10:00 in New York, where clocks change between the first and the second.
    expect(body.renewals).toEqual([
      '2027-02-28T15:00:00Z',
      '2027-03-31T14:00:00Z',
      '2027-04-30T14:00:00Z',
    ]);
    expect(body.from).toBe('2027-01-31T05:00:00Z');
    expect(body.until).toBe('2027-02-28T16:00:00Z');
  });
});

describe('the pattern of a plan', () => {
  test('is wall time of the expert, over a change of clocks as well', async () => {
    await t.setNow('2027-03-20T12:00:00Z');
    const client = await t.signIn();
    const { body } = await k.preview(client, offeringId, {
      startDate: '2027-03-24',
      pattern,
      timezone: 'Asia/Tokyo',
    });
    // Santiago goes from GMT-3 to GMT-4 on 4 April.
    expect(body.sessions.map(({ start }: { start: string }) => start)).toEqual([
      '2027-03-24T13:00:00Z',
      '2027-03-31T13:00:00Z',
      '2027-04-07T14:00:00Z',
      '2027-04-14T14:00:00Z',
    ]);
    expect(body.providerTimezone).toBe('America/Santiago');
  });

  test('of a month with five such days takes the first four', async () => {
    await t.setNow('2026-12-01T12:00:00Z');
    const client = await t.signIn();
    const { body } = await k.preview(client, offeringId, {
      startDate: '2026-12-02',
      pattern,
      timezone: 'UTC',
    });
    expect(body.sessions.map(({ start }: { start: string }) => start.slice(0, 10))).toEqual([
      '2026-12-02',
      '2026-12-09',
      '2026-12-16',
      '2026-12-23',
    ]);
  });

  test.each<[string, object, string]>([
    ['no day', { pattern: { weekdays: [], time: '10:00' } }, 'pattern.weekdays'],
    ['an eighth day', { pattern: { weekdays: [8], time: '10:00' } }, 'pattern.weekdays.0'],
    ['a day twice', { pattern: { weekdays: [1, 1], time: '10:00' } }, 'pattern.weekdays'],
    ['24:00', { pattern: { weekdays: [1], time: '24:00' } }, 'pattern.time'],
    ['a time without zeros', { pattern: { weekdays: [1], time: '9:00' } }, 'pattern.time'],
    ['29 February of 2027', { startDate: '2027-02-29' }, 'startDate'],
    ['a day by name', { startDate: 'monday' }, 'startDate'],
    ['a zone of offsets', { timezone: '-03:00' }, 'timezone'],
    ['no offering', { offeringId: 'plan' }, 'offeringId'],
  ])('with %s is refused by name', async (_, wrong, path) => {
    const { token } = await t.signIn();
    const asked = { offeringId, startDate: '2026-12-02', pattern, timezone: 'UTC', ...wrong };
    const { status, body } = await t.call('POST', '/api/booking/plan-dates', asked, { token });
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });
});
