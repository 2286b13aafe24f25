import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';

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
function free(date: string) {
  return c.starts(expert.id, { date, durationMinutes: '60' });
}

describe('what a client sends along', () => {
  const lies = {
    price: { amount: 1, currency: 'CLP' },
    amount: 1,
    duration: 5,
    commission: 0,
    status: 'confirmed',
    paid: { amount: 6000, currency: 'USD' },
    clientId: '00000000-0000-4000-8000-000000000000',
    holdExpiresAt: '2027-12-01T00:00:00Z',
    roomId: 'aaaaaaaaaa',
    refundPolicy: { basisPoints: 10_000 },
  };

  test('of price, state and person changes nothing of the booking', async () => {
    const client = await t.signIn();
    const held = await p.hold(client, expert.id, nextDate() + nine, lies);
    expect(held).toMatchObject({
      status: 'held',
      price: { amount: 6000, currency: 'USD' },
      durationMinutes: 60,
      paid: { amount: 0 },
      client: { id: client.userId },
      meetingLink: null,
    });
    expect(Date.parse(held.holdExpiresAt)).toBeLessThan(Date.parse('2026-12-01T08:16:00Z'));
  });

  test('beside a quote of another expert, time or length is not what is booked', async () => {
    const date = nextDate();
    const client = await t.signIn();
    const other = await t.provider();
    const { body: quote } = await p.quote(client, expert.id, date + nine);
    const { status, body } = await t.call('POST /api/booking/book', {
      unchecked: {
        quoteId: quote.id,
        providerId: other.id,
        start: `${date}T11:00:00Z`,
        durationMinutes: 30,
        name: 'Clara',
        lastName: 'Soto',
        email: 'clara@example.com',
        about: '',
      },
      token: client.token,
    });
    // Refused or ignored: never another meeting than the one that was quoted.
    if (status === 201)
      expect(body.booking).toMatchObject({
        provider: { id: expert.id },
        start: date + nine,
        durationMinutes: 60,
      });
    else expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(await c.starts(other.id, { date, durationMinutes: '60' })).toContain(date + nine);
  });

  test.each([
    ['start', 'tomorrow'],
    ['start', '2026-12-24'],
    ['start', '2026-12-24T09:00:00'],
    ['start', '2026-02-30T09:00:00Z'],
    ['start', 1_767_225_600],
    ['start', null],
    ['start', '+275760-09-13T00:00:00Z'],
    ['durationMinutes', 20],
    ['durationMinutes', '60'],
    ['durationMinutes', -60],
    ['providerId', 'nobody'],
    ['providerId', ["'; drop table bookings; --"]],
    ['currency', 'XXX'],
    ['timezone', 'Mars/Base'],
    ['email', 'a@b'],
    ['about', 'x'.repeat(2001)],
    ['mode', 'telepathy'],
  ])('a %s of %j is told by its name and takes nothing', async (field, value) => {
    const client = await t.signIn();
    const { status, body } = await p.book(client, expert.id, '2026-12-24T09:00:00Z', {
      [field]: value,
    });
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map(({ path }: { path: string }) => path.split('.')[0])).toContain(field);
    expect(await free('2026-12-24')).toHaveLength(3);
  });

  test('a start in another offset is the same instant, and off the grid it is no time', async () => {
    const date = nextDate();
    const client = await t.signIn();
    for (const off of ['09:00:30Z', '09:00:00.001Z', '09:01:00Z', '09:00:00.000000001Z'])
      expect((await p.book(client, expert.id, `${date}T${off}`)).body.errorCode, off).toBe(
        'slot-unavailable',
      );
    const held = await p.hold(client, expert.id, `${date}T06:00:00-03:00`);
    expect(held.start).toBe(date + nine);
    const again = await p.hold(client, expert.id, `${date}T14:45:00.000+05:45`);
    expect(again.id).toBe(held.id);
  });
});
