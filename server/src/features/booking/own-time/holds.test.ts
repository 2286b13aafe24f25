import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let b: ReturnType<typeof bookings>;
let experts: Expert[];

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
  experts = [await t.provider(), await t.provider(), await t.provider(), await t.provider()];
});
afterAll(() => t.stop());

/** What costs nothing can't be offered by a call yet. */
async function freeExpert(): Promise<Expert> {
  const expert = await t.provider();
  await t.context.db
    .updateTable('providers')
    .set({ normal_rate: 0 })
    .where('id', '=', expert.id)
    .execute();
  return expert;
}

function day(date: number, time = '09:00') {
  return `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;
}
function idOf(index: number): string {
  return experts[index]?.id ?? '';
}

describe('unpaid holds', () => {
  /** Holds with the first three experts. */
  const holdThree = async (client: SignedIn, date: number) => [
    await b.hold(client, idOf(0), day(date, '09:00')),
    await b.hold(client, idOf(1), day(date, '10:00')),
    await b.hold(client, idOf(2), day(date, '11:00')),
  ];
  const holdFourth = (client: SignedIn, date: number) =>
    b.book(client, idOf(3), day(date, '12:00'));

  it('are three at most: a fourth is refused and names the three', async () => {
    const client = await t.signIn();
    const three = await holdThree(client, 10);
    const { status, body } = await holdFourth(client, 10);
    expect([status, body.errorCode]).toEqual([409, 'hold-limit-reached']);
    expect(body.ownMeetings).toMatchObject(
      three.map(({ id, start, holdExpiresAt, provider }) => ({
        bookingId: id,
        role: 'client',
        status: 'held',
        start,
        holdExpiresAt,
        person: { id: provider.id },
      })),
    );
    const { id: quoteId } = (await b.quote(client, idOf(3), day(10, '12:00'))).body;
    const options = { token: client.token };
    const quoted = await t.call('POST', '/api/booking/book', { quoteId, ...details }, options);
    expect(quoted.body.errorCode).toBe('hold-limit-reached');
  });

  it(
    'make room when one is paid, let go, or runs out',
    still(async () => {
      const client = await t.signIn();
      const [first, second] = await holdThree(client, 11);
      await b.pay(client, first.id);
      expect((await holdFourth(client, 11)).status).toBe(201);
      expect((await b.book(client, idOf(0), day(12))).body.errorCode).toBe('hold-limit-reached');
      await b.cancel(client, second.id);
      expect((await b.book(client, idOf(0), day(12))).status).toBe(201);
      await t.advance('PT14M50S');
      expect((await b.book(client, idOf(1), day(12, '10:00'))).body.errorCode).toBe(
        'hold-limit-reached',
      );
      await t.advance('PT10S');
      expect((await b.book(client, idOf(1), day(12, '10:00'))).status).toBe(201);
    }),
  );

  it('stay three when one of them is replaced, or asked for again', async () => {
    const client = await t.signIn();
    const [first] = await holdThree(client, 13);
    expect((await b.book(client, idOf(0), day(13, '09:00'))).body.booking.id).toBe(first.id);
    expect((await b.book(client, idOf(0), day(13, '13:00'))).status).toBe(201);
  });

  it('are no obstacle to a meeting that costs nothing', async () => {
    const free = await freeExpert();
    const client = await t.signIn();
    await holdThree(client, 14);
    const { body } = await b.book(client, free.id, day(14, '15:00'));
    expect(body.booking.status).toBe('confirmed');
  });
});

describe('a second hold with the same expert', () => {
  it('replaces the first, and says so', async () => {
    const client = await t.signIn();
    const first = await b.book(client, idOf(0), day(15));
    expect(first.body.replacedBookingId).toBe(null);
    const second = await b.book(client, idOf(0), day(15, '11:00'));
    expect(second.body.replacedBookingId).toBe(first.body.booking.id);
    expect((await b.read(client, first.body.booking.id)).body.status).toBe('expired');
    const { id: quoteId } = (await b.quote(client, idOf(0), day(15, '13:00'))).body;
    const options = { token: client.token, headers: { 'idempotency-key': 'replaces' } };
    const take = () => t.call('POST', '/api/booking/book', { quoteId, ...details }, options);
    expect((await take()).body.replacedBookingId).toBe(second.body.booking.id);
    expect((await take()).body.replacedBookingId).toBe(second.body.booking.id);
  });

  it('that costs nothing replaces it as well', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    const hold = await b.hold(client, expert.id, day(15));
    await t.context.db
      .updateTable('providers')
      .set({ normal_rate: 0 })
      .where('id', '=', expert.id)
      .execute();
    const { body } = await b.book(client, expert.id, day(15, '11:00'));
    expect(body).toMatchObject({ booking: { status: 'confirmed' }, replacedBookingId: hold.id });
  });
});

describe('the same time, held again and again without paying,', () => {
  const ask = (client: SignedIn, start: string, more: object = {}) =>
    b.book(client, idOf(0), start, more);
  /** The clock goes on while a test runs: rules.test.ts knows the edges to the moment. */
  const expectWait = (headers: Reply['headers'], minutes: number): void => {
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(minutes * 60 - 20);
    expect(seconds).toBeLessThanOrEqual(minutes * 60);
  };

  it('waits 15 minutes after the second hold ran out', async () => {
    const client = await t.signIn();
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(client, day(16))).status).toBe(201);
      await t.advance('PT15M');
    }
    const { status, body, headers } = await ask(client, day(16));
    expect([status, body.errorCode]).toEqual([429, 'hold-repeated']);
    expectWait(headers, 15);
    // It is free to everybody else, and the person to hold any other time.
    const path = `/api/availability/slots/${idOf(0)}?date=2026-12-16&durationMinutes=60`;
    expect((await t.call('GET', path)).body.slots[0].start).toBe(day(16));
    expect((await ask(client, day(16, '10:00'))).status).toBe(201);
    await t.advance('PT14M50S');
    const late = await ask(client, day(16));
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(10);
    await t.advance('PT10S');
    expect((await ask(client, day(16))).status).toBe(201);
  });

  it('waits as well when it was let go, by a quote, or moved a little', async () => {
    const client = await t.signIn();
    const first = await b.hold(client, idOf(0), day(17));
    await b.cancel(client, first.id);
    const second = await b.hold(client, idOf(0), day(17, '09:30'));
    await t.advance('PT5M');
    await b.cancel(client, second.id);
    const { body, headers } = await ask(client, day(17, '09:15'));
    expect(body.errorCode).toBe('hold-repeated');
    expectWait(headers, 15);
    const { id: quoteId } = (await b.quote(client, idOf(0), day(17))).body;
    const options = { token: client.token };
    const quoted = await t.call('POST', '/api/booking/book', { quoteId, ...details }, options);
    expect(quoted.body.errorCode).toBe('hold-repeated');
    expect((await ask(await t.signIn(), day(17))).status).toBe(201);
  });

  it('waits for the end of a hold that the refused one would have replaced', async () => {
    const client = await t.signIn();
    const first = await b.hold(client, idOf(0), day(18));
    const second = await b.hold(client, idOf(0), day(18, '09:30'));
    const { body, headers } = await ask(client, day(18));
    expect(body.errorCode).toBe('hold-repeated');
    expectWait(headers, 30);
    expect((await b.read(client, first.id)).body.status).toBe('expired');
    expect((await b.read(client, second.id)).body.status).toBe('held');
  });

  it('does not wait when the earlier holds were of other times, other experts or paid', async () => {
    const client = await t.signIn();
    await b.cancel(client, (await b.hold(client, idOf(0), day(19))).id);
    await b.cancel(client, (await b.hold(client, idOf(0), day(19, '10:00'))).id);
    await b.cancel(client, (await b.hold(client, idOf(1), day(19))).id);
    const meeting = await b.meeting(client, idOf(0), day(19));
    await b.cancel(client, meeting.id);
    expect((await ask(client, day(19))).status).toBe(201);
  });

  it('is the same hold while it lasts, however often it is asked for or changed', async () => {
    const client = await t.signIn();
    const hold = await b.hold(client, idOf(0), day(20));
    for (let round = 0; round < 3; round += 1) {
      await t.advance('PT4M');
      const { body } = await ask(client, day(20), { about: `Round ${round}` });
      expect(body.booking).toMatchObject({ id: hold.id, holdExpiresAt: hold.holdExpiresAt });
      const path = `/api/booking/${hold.id}`;
      const changed = await t.call('PUT', path, { about: 'Again' }, { token: client.token });
      expect(changed.body.holdExpiresAt).toBe(hold.holdExpiresAt);
    }
  });
});
