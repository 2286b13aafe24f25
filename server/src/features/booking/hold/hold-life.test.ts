import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let c: ReturnType<typeof calendars>;
let p: ReturnType<typeof payments>;
let expert: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({
    hours: { weeklyHours: everyDay('09:00-12:00'), gridMinutes: 60, minimumNoticeMinutes: 0 },
  });
});
afterAll(() => t.stop());

let day = 2;
/** A day of its own for each test. */
function nextDate() {
  day += 1;
  return `2026-12-${String(day).padStart(2, '0')}`;
}
const nine = 'T09:00:00Z';
function free(date: string, person?: SignedIn) {
  return c.starts(expert.id, { date, durationMinutes: '60' }, person);
}
async function countIn(date: string, person?: SignedIn): Promise<number> {
  const { body } = await c.readMonth(
    expert.id,
    { month: '2026-12', durationMinutes: '60' },
    person,
  );
  return body.days.find((one: { date: string }) => one.date === date)?.free ?? 0;
}
async function batch(date: string, person?: SignedIn) {
  const { body } = await t.call('POST /api/availability/batch', {
    body: { providerIds: [expert.id], date, durationMinutes: 60 },
    ...(person ? { token: person.token } : {}),
  });
  return body.results[0]?.slots.map(({ start }) => start);
}

describe('a time that is held', () => {
  test('is seen as free by its holder in every way to read it, and by nobody else', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const date = nextDate();
    const [holder, other] = [await t.signIn(), await t.signIn()];
    await p.hold(holder, expert.id, date + nine);
    const whole = ['09', '10', '11'].map((hour) => `${date}T${hour}:00:00Z`);
    for (const read of [free, batch]) {
      expect(await read(date, holder)).toEqual(whole);
      for (const reader of [other, expert, undefined])
        expect(await read(date, reader)).toEqual(whole.slice(1));
    }
    expect(await Promise.all([holder, other, undefined].map((who) => countIn(date, who)))).toEqual([
      3, 2, 2,
    ]);
    expect(await c.explain(expert, date + nine)).toMatchObject({ reason: 'held' });
    // Who holds it is nobody's business.
    const told = JSON.stringify(await c.explain(expert, date + nine));
    expect(told).not.toContain(holder.userId);
  });

  test('is free to its holder in another length, which then takes its place', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const date = nextDate();
    const [holder, other] = [await t.signIn(), await t.signIn()];
    const start = `${date}T10:00:00Z`;
    const { id } = await p.hold(holder, expert.id, start);
    const half = { date, durationMinutes: '30' };
    expect(await c.starts(expert.id, half, holder)).toContain(start);
    expect(await c.starts(expert.id, half, other)).not.toContain(start);
    const shorter = await p.book(holder, expert.id, start, { durationMinutes: 30 });
    expect(shorter).toMatchObject({ status: 201, body: { replacedBookingId: id } });
    expect((await p.read(holder, id)).body.status).toBe('expired');
    expect(await c.starts(expert.id, { date, durationMinutes: '60' }, holder)).toHaveLength(3);
  });

  test(
    'is held for fifteen minutes to the millisecond, then anybody’s',
    still(async () => {
      await t.setNow('2026-12-01T08:00:00.000Z');
      const date = nextDate();
      const [holder, other] = [await t.signIn(), await t.signIn()];
      const held = await p.hold(holder, expert.id, date + nine);
      expect(held.holdExpiresAt).toBe('2026-12-01T08:15:00Z');
      await t.setNow('2026-12-01T08:14:59.999Z');
      expect(await free(date, other)).not.toContain(date + nine);
      expect((await p.book(other, expert.id, date + nine)).body.errorCode).toBe('slot-taken');
      expect((await p.read(holder, held.id)).body.status).toBe('held');
      await t.setNow('2026-12-01T08:15:00.000Z');
      expect((await p.read(holder, held.id)).body).toMatchObject({
        status: 'expired',
        paid: { amount: 0 },
      });
      expect(await free(date, other)).toContain(date + nine);
      expect((await p.book(other, expert.id, date + nine)).status).toBe(201);
    }),
  );

  test(
    'and paid for too late is 409 with other times, and nothing is charged',
    still(async () => {
      await t.setNow('2026-12-01T08:00:00Z');
      const date = nextDate();
      const [holder, other] = [await t.signIn(), await t.signIn()];
      const { id } = await p.hold(holder, expert.id, date + nine);
      await t.setNow('2026-12-01T08:15:00.000Z');
      await p.meeting(other, expert.id, date + nine);
      const late = await p.start(holder, id);
      expect([late.status, late.body.errorCode]).toEqual([409, 'hold-expired']);
      const near = late.body.alternatives.map(({ start }: { start: string }) => start);
      expect(near).toHaveLength(3);
      expect(near).not.toContain(date + nine);
      expect((await p.confirm(holder, { bookingId: id })).status).toBeGreaterThanOrEqual(400);
      expect((await p.read(holder, id)).body).toMatchObject({
        status: 'expired',
        meetingLink: null,
        paid: { amount: 0 },
      });
      await p.expectLedgerToAgree();
    }),
  );
});
