import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };

const firstDay = '2026-12-01T08:00:00Z';

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  provider = await t.provider();
});
afterAll(() => t.stop());

/** A paid meeting, made on the first day. */
async function meetingAt(start: string) {
  await t.setNow(firstDay);
  const client = await t.signIn();
  const meeting = await b.meeting(client, provider.id, start);
  return { client, id: meeting.id as string, meeting };
}

function usd(amount: number) {
  return { amount, currency: 'USD' };
}

describe('cancelling by the client', () => {
  it('pays everything back within 24 hours of booking, as was shown before', async () => {
    const { client, id, meeting } = await meetingAt('2026-12-11T09:00:00Z');
    expect(meeting.cancellation).toMatchObject({
      rule: 'soon-after-booking',
      basisPoints: 10_000,
      refund: usd(6000),
      until: meeting.refundPolicy.fullUntil,
    });
    await t.setNow('2026-12-02T07:59:00Z');
    const { status, body } = await b.cancel(client, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'client',
      cancelReason: 'Something came up',
      paid: usd(6000),
      refunded: usd(6000),
      cancellation: null,
      meetingLink: null,
    });
  });

  it('pays 90 % back after that, and 48 hours before nothing', async () => {
    const later = await meetingAt('2026-12-11T10:00:00Z');
    const last = await meetingAt('2026-12-11T11:00:00Z');
    await t.setNow('2026-12-02T08:01:00Z');
    expect((await b.read(later.client, later.id)).body.cancellation).toMatchObject({
      rule: 'standard',
      refund: usd(5400),
      until: '2026-12-09T10:00:00Z',
    });
    expect((await b.cancel(later.client, later.id)).body.refunded).toEqual(usd(5400));
    await t.setNow('2026-12-09T11:00:01Z');
    expect((await b.cancel(last.client, last.id)).body).toMatchObject({
      status: 'cancelled',
      refunded: usd(0),
    });
  });

  it('needs a reason and the tick', async () => {
    const { client, id } = await meetingAt('2026-12-11T12:00:00Z');
    const noTick = await b.cancel(client, id, { confirmed: false });
    expect([noTick.status, noTick.body.errorCode]).toEqual([400, 'confirmation-missing']);
    expect(noTick.body.fields).toEqual([{ path: 'confirmed', message: expect.any(String) }]);
    const noReason = await b.cancel(client, id, { reason: '  ' });
    expect(noReason.body).toMatchObject({
      errorCode: 'invalid-input',
      fields: [{ path: 'reason' }],
    });
    expect((await b.read(client, id)).body.status).toBe('confirmed');
  });

  it('works by body as well, and only once', async () => {
    const { client, id } = await meetingAt('2026-12-11T13:00:00Z');
    const again = () =>
      t.call(
        'POST',
        '/api/booking/cancel-meeting',
        { bookingId: id, reason: 'Ill', confirmed: true },
        { token: client.token },
      );
    expect((await again()).body.status).toBe('cancelled');
    const second = await again();
    expect([second.status, second.body.errorCode]).toEqual([409, 'not-cancellable']);
    expect((await b.read(client, id)).body.refunded).toEqual(usd(6000));
  });

  it('gives the time free for somebody else', async () => {
    const { client, id } = await meetingAt('2026-12-11T14:00:00Z');
    const other = await t.signIn();
    const wanted = '2026-12-11T14:00:00Z';
    expect((await b.book(other, provider.id, wanted)).status).toBe(409);
    await b.cancel(client, id);
    expect((await b.book(other, provider.id, wanted)).status).toBe(201);
  });
});

describe('the refund that was shown', () => {
  const ways = {
    'by address': (person: SignedIn, id: string, expectedRefund: unknown) =>
      b.cancel(person, id, { expectedRefund }),
    'by body': (person: SignedIn, bookingId: string, expectedRefund: unknown) =>
      t.call(
        'POST',
        '/api/booking/cancel-meeting',
        { bookingId, reason: 'Ill', confirmed: true, expectedRefund },
        { token: person.token },
      ),
  };
  const refunds = (id: string) =>
    t.context.db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .innerJoin('bookings as b', 'b.order_id', 'p.order_id')
      .select('r.amount')
      .where('b.id', '=', id)
      .execute();

  it.each(Object.entries(ways))(
    'cancels nothing when it is another by now, and names the new terms: %s',
    async (_, cancel) => {
      const { client, id } = await meetingAt('2026-12-12T09:00:00Z');
      await t.setNow('2026-12-02T08:01:00Z');
      for (const expected of [6000, 5401, 5399, 0]) {
        const { status, body } = await cancel(client, id, expected);
        expect([status, body.errorCode]).toEqual([409, 'refund-changed']);
        expect(body.refundTerms).toEqual({
          rule: 'standard',
          basisPoints: 9000,
          refund: usd(5400),
          until: '2026-12-10T09:00:00Z',
        });
      }
      expect((await b.read(client, id)).body).toMatchObject({
        status: 'confirmed',
        refunded: usd(0),
        cancelReason: null,
      });
      expect(await refunds(id)).toEqual([]);
      const { status, body } = await cancel(client, id, 5400);
      expect([status, body.status, body.refunded]).toEqual([200, 'cancelled', usd(5400)]);
    },
  );

  it(
    'is asked for at the moment of cancelling: it holds to the last instant',
    still(async () => {
      const { client, id, meeting } = await meetingAt('2026-12-12T10:00:00Z');
      const { until, refund } = meeting.cancellation;
      await t.setNow(Temporal.Instant.from(until).subtract({ seconds: 10 }).toString());
      expect((await b.read(client, id)).body.cancellation.refund).toEqual(refund);
      await t.setNow(Temporal.Instant.from(until).add({ milliseconds: 1 }).toString());
      const late = await b.cancel(client, id, { expectedRefund: refund.amount });
      expect(late.body.errorCode).toBe('refund-changed');
    }),
  );

  it('holds for the expert as well, whose meetings are always paid back whole', async () => {
    const { id } = await meetingAt('2026-12-12T11:00:00Z');
    const refused = await b.cancel(provider, id, { expectedRefund: 5400 });
    expect(refused.body.refundTerms).toMatchObject({
      rule: 'provider-cancelled',
      refund: usd(6000),
    });
    expect((await b.cancel(provider, id, { expectedRefund: 6000 })).status).toBe(200);
  });

  it('is nothing for a hold, and comes after the tick', async () => {
    await t.setNow(firstDay);
    const client = await t.signIn();
    const { id } = await b.hold(client, provider.id, '2026-12-12T12:00:00Z');
    const refused = await b.cancel(client, id, { expectedRefund: 6000 });
    expect([refused.status, refused.body.refundTerms.refund]).toEqual([409, usd(0)]);
    expect((await b.read(client, id)).body.status).toBe('held');
    expect((await b.cancel(client, id, { expectedRefund: 0 })).body.status).toBe('expired');
    const paid = await meetingAt('2026-12-12T13:00:00Z');
    const more = { expectedRefund: 1, confirmed: false };
    const noTick = await b.cancel(paid.client, paid.id, more);
    expect(noTick.body.errorCode).toBe('confirmation-missing');
  });

  it('is a whole number of minor units', async () => {
    const { client, id } = await meetingAt('2026-12-12T14:00:00Z');
    for (const expectedRefund of [-1, 0.5, '6000', null]) {
      const { status, body } = await b.cancel(client, id, { expectedRefund });
      expect([status, body.fields?.[0]?.path]).toEqual([400, 'expectedRefund']);
    }
  });
});

describe('cancelling by the expert', () => {
  it('pays everything back, however late', async () => {
    const { client, id } = await meetingAt('2026-12-11T15:00:00Z');
    await t.setNow('2026-12-11T14:59:00Z');
    expect((await b.read(provider, id)).body.cancellation).toMatchObject({
      rule: 'provider-cancelled',
      refund: usd(6000),
      until: null,
    });
    expect((await b.cancel(provider, id)).status).toBe(200);
    expect((await b.read(client, id)).body).toMatchObject({
      cancelledBy: 'provider',
      refunded: usd(6000),
    });
  });
});

describe('how often an expert cancels', () => {
  it('is told to them alone, as a share of what was confirmed in the last year', async () => {
    await t.setNow(firstDay);
    const expert = await t.provider();
    const rate = async () => {
      const { body } = await t.call('GET /api/provider/profile', { token: expert.token });
      return body.cancelRate;
    };
    const starts = ['2026-12-14T09:00:00Z', '2026-12-15T09:00:00Z', '2026-12-16T09:00:00Z'];
    const clients = await Promise.all(starts.map(() => t.signIn()));
    const meetings = [];
    for (const [at, client] of clients.entries())
      meetings.push({ client, ...(await b.meeting(client, expert.id, starts[at] ?? '')) });
    await b.hold(await t.signIn(), expert.id, '2026-12-17T09:00:00Z');
    expect(await rate()).toEqual({ meetings: 3, cancelled: 0, basisPoints: 0 });
    const [byExpert, byClient] = meetings;
    await b.cancel(expert, byExpert?.id);
    await b.cancel(byClient?.client ?? expert, byClient?.id);
    expect(await rate()).toEqual({ meetings: 3, cancelled: 1, basisPoints: 3333 });
    const shown = await t.call('GET', `/worker/profile/${expert.id}`);
    expect(shown.body).not.toHaveProperty('cancelRate');
  });
});

describe('the terms that were bought', () => {
  it('bind, whatever the policy says later', async () => {
    const { client, id } = await meetingAt('2026-12-11T16:00:00Z');
    const refundPolicy = {
      fullWithinHoursOfBooking: 0,
      fullUntilHoursBeforeStart: 2,
      noneWithinHoursOfStart: 10,
      otherwiseBasisPoints: 5000,
    };
    await sql`
      update orders set terms = terms || ${JSON.stringify({ refundPolicy })}::jsonb
      where id = (select order_id from bookings where id = ${id})`.execute(t.context.db);
    await t.setNow('2026-12-11T05:00:00Z');
    expect((await b.cancel(client, id)).body.refunded).toEqual(usd(3000));
  });
});
