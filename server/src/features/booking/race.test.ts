import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../test/app.ts';
import { bookings, details } from '../../../test/bookings.ts';
import type { FollowingClock } from '../../lib/sandbox-clock.ts';
import type { SignedIn } from '../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

function people(count: number): Promise<SignedIn[]> {
  return Promise.all(Array.from({ length: count }, () => t.signIn()));
}

function activeBookings(providerId: string) {
  return t.context.db
    .selectFrom('bookings')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('status', 'in', ['held', 'confirmed'])
    .execute();
}

/** Books by a quote made before, or quoting in the same step. */
const ways = {
  'by their quotes': async (client: SignedIn, providerId: string, start: string) => {
    const { id: quoteId } = (await b.quote(client, providerId, start)).body;
    return () =>
      t.call('POST /api/booking/book', { body: { quoteId, ...details }, token: client.token });
  },
  'without quotes': async (client: SignedIn, providerId: string, start: string) => () =>
    b.book(client, providerId, start),
};

describe.each(Object.entries(ways))('people who race %s', (_, prepare) => {
  it('for one slot: one of twenty gets it, nineteen hear so and what is free', async () => {
    const provider = await t.provider();
    const start = '2026-12-10T09:00:00Z';
    const attempts = await Promise.all(
      (await people(20)).map((client) => prepare(client, provider.id, start)),
    );
    const replies = await Promise.all(attempts.map((attempt) => attempt()));
    const codes = replies.map(({ status, body }) => (status === 201 ? 'won' : body.errorCode));
    expect(codes.filter((code) => code === 'won')).toHaveLength(1);
    expect(codes.filter((code) => code === 'slot-taken')).toHaveLength(19);
    for (const { status, body } of replies)
      if (status === 409) expect(body.alternatives).toHaveLength(3);
    expect(await activeBookings(provider.id)).toHaveLength(1);
  });

  it('for slots of one calendar: everybody gets their own', async () => {
    const provider = await t.provider();
    const clients = await people(16);
    const attempts = await Promise.all(
      clients.map((client, index) => {
        const days = 24 * Math.floor(index / 8);
        const start = Temporal.Instant.from('2026-12-20T09:00:00Z').add({
          hours: (index % 8) + days,
        });
        return prepare(client, provider.id, start.toString());
      }),
    );
    const replies = await Promise.all(attempts.map((attempt) => attempt()));
    expect(replies.map(({ status }) => status)).toEqual(clients.map(() => 201));
    expect(await activeBookings(provider.id)).toHaveLength(16);
  });

  it('with themselves: ten clicks of one client make one hold', async () => {
    const provider = await t.provider();
    const attempt = await prepare(await t.signIn(), provider.id, '2026-12-12T09:00:00Z');
    const replies = await Promise.all(Array.from({ length: 10 }, attempt));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.booking.id)).size).toBe(1);
    expect(await activeBookings(provider.id)).toHaveLength(1);
  });
});

describe('one person who races with themselves', () => {
  /** At once, each with a booking of its own in the same second. */
  const hold = async (
    client: SignedIn,
    wishes: readonly { providerId: string; start: string; more?: object }[],
    way: (typeof ways)[keyof typeof ways],
  ) => {
    const attempts = await Promise.all(
      wishes.map(({ providerId, start }) => way(client, providerId, start)),
    );
    return Promise.all(attempts.map((attempt) => attempt()));
  };

  it.each(Object.entries(ways))('for one time at several experts %s meets one', async (_, way) => {
    const experts = await Promise.all(Array.from({ length: 3 }, () => t.provider()));
    for (const client of await people(4)) {
      const start = '2026-12-21T09:00:00Z';
      const wishes = experts.map(({ id }) => ({ providerId: id, start }));
      const replies = await hold(client, wishes, way);
      const codes = replies.map(({ status, body }) => (status === 201 ? 'won' : body.errorCode));
      expect(codes.filter((code) => code === 'won')).toHaveLength(1);
      expect(codes.filter((code) => code === 'own-clash')).toHaveLength(2);
      for (const { status, body } of replies)
        if (status === 201) await b.cancel(client, body.booking.id);
    }
  });

  it.each(Object.entries(ways))('for five holds at once %s gets three', async (_, way) => {
    const experts = await Promise.all(Array.from({ length: 5 }, () => t.provider()));
    const client = await t.signIn();
    const wishes = experts.map(({ id }, index) => ({
      providerId: id,
      start: `2026-12-22T${String(9 + index).padStart(2, '0')}:00:00Z`,
    }));
    const replies = await hold(client, wishes, way);
    const codes = replies.map(({ status, body }) => (status === 201 ? 'won' : body.errorCode));
    expect(codes.filter((code) => code === 'won')).toHaveLength(3);
    expect(codes.filter((code) => code === 'hold-limit-reached')).toHaveLength(2);
  });

  it('an expert books while being booked: one of the two meetings comes to be', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [expert, other] = [await t.provider(), await t.provider()];
      const client = await t.signIn();
      const start = '2026-12-23T09:00:00Z';
      const attempts = [
        await ways['by their quotes'](client, expert.id, start),
        await ways['without quotes'](expert, other.id, start),
      ];
      const replies = await Promise.all(attempts.map((attempt) => attempt()));
      expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
        201, 409,
      ]);
      const refused = replies.find(({ status }) => status === 409);
      expect(['slot-taken', 'own-clash']).toContain(refused?.body.errorCode);
    }
  });

  it('experts book each other crosswise, and nobody waits for somebody who waits', async () => {
    const experts = await Promise.all(Array.from({ length: 4 }, () => t.provider()));
    for (let round = 0; round < 4; round += 1) {
      const start = `2026-12-24T${String(9 + round).padStart(2, '0')}:00:00Z`;
      const replies = await Promise.all(
        experts.flatMap((client) =>
          experts
            .filter((expert) => expert !== client)
            .map((expert) => b.book(client, expert.id, start)),
        ),
      );
      const codes = replies.map(({ status, body }) => (status === 201 ? 'won' : body.errorCode));
      for (const code of codes)
        expect(['won', 'slot-taken', 'own-clash', 'hold-limit-reached']).toContain(code);
      const met = replies
        .filter(({ status }) => status === 201)
        .flatMap(({ body }) => [body.booking.client.id, body.booking.provider.id]);
      expect(met).toHaveLength(4);
      expect(new Set(met).size).toBe(4);
      // Letting go at once takes the same locks.
      await Promise.all(
        replies
          .filter(({ status }) => status === 201)
          .map(async ({ body }) => {
            const holder = experts.find(({ userId }) => userId === body.booking.client.id);
            if (holder) await b.cancel(holder, body.booking.id);
          }),
      );
    }
  });
});

describe('people who race', () => {
  it('for overlapping slots: what is taken never overlaps, and nobody gets a 500', async () => {
    const provider = await t.provider();
    const clients = await people(24);
    const wishes = clients.map((client, index) => {
      const start = Temporal.Instant.from('2026-12-11T09:00:00Z').add({
        minutes: 15 * (index % 12),
      });
      const durationMinutes = index % 2 === 0 ? 60 : 30;
      const end = start.add({ minutes: durationMinutes });
      return { client, start: start.toString(), end: end.toString(), durationMinutes };
    });
    const replies = await Promise.all(
      wishes.map(({ client, start, durationMinutes }) =>
        b.book(client, provider.id, start, { durationMinutes }),
      ),
    );
    for (const { status } of replies) expect([201, 409]).toContain(status);
    const taken = replies
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.booking)
      .toSorted((one, other) => one.start.localeCompare(other.start));
    for (const [index, booking] of taken.entries())
      if (index > 0) expect(booking.start >= taken[index - 1].end).toBe(true);
    // Nobody is turned away for nothing: what was refused is in the way of something taken.
    const refused = wishes.filter((_, index) => replies[index]?.status === 409);
    for (const wish of refused)
      expect(
        taken.some(
          ({ start, end }) =>
            Date.parse(start) < Date.parse(wish.end) && Date.parse(wish.start) < Date.parse(end),
        ),
      ).toBe(true);
  });

  it('to cancel: both parties at once cause one cancellation and one refund', async () => {
    const provider = await t.provider();
    const client = await t.signIn();
    const { id } = await b.meeting(client, provider.id, '2026-12-13T09:00:00Z');
    const replies = await Promise.all([
      b.cancel(client, id),
      b.cancel(provider, id),
      b.cancel(client, id),
      b.cancel(provider, id),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    await t.drain();
    const refunds = await t.context.db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .innerJoin('bookings as b', 'b.order_id', 'p.order_id')
      .select(['r.amount', 'r.status'])
      .where('b.id', '=', id)
      .execute();
    expect(refunds).toEqual([{ amount: 6000, status: 'succeeded' }]);
  });

  it('the slot: one releases and another takes it, again and again, without a 500', async () => {
    const provider = await t.provider();
    const start = '2026-12-14T09:00:00Z';
    for (let round = 0; round < 5; round += 1) {
      const clients = await people(6);
      const replies = await Promise.all(
        clients.map(async (client) => {
          const reply = await b.book(client, provider.id, start);
          if (reply.status === 201) await b.cancel(client, reply.body.booking.id);
          return reply.status;
        }),
      );
      expect(replies).toContain(201);
      for (const status of replies) expect([201, 409]).toContain(status);
    }
  });
});

/** The card pays, but nobody tells us of it. */
async function chargeInSilence(intentId: string): Promise<void> {
  const fault = { service: 'webhook', kind: 'drop', times: 10 };
  await t.sandboxPost('/sandbox/faults', fault);
  await b.chargeCard(intentId);
}

/** Time passes although no sweep looks at what came due. */
async function timePasses(duration: string): Promise<void> {
  await fetch(`${t.sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: duration }),
  });
  await (t.context.clock as FollowingClock).follow();
}

describe('late money', () => {
  it('still gets the slot while it is free', async () => {
    const provider = await t.provider();
    const client = await t.signIn();
    const { id } = await b.hold(client, provider.id, '2026-12-15T09:00:00Z');
    await chargeInSilence(await b.startPayment(client, id));
    await timePasses('PT16M');
    expect((await b.read(client, id)).body.status).toBe('expired');
    await t.drain();
    expect((await b.read(client, id)).body).toMatchObject({
      status: 'confirmed',
      paid: { amount: 6000 },
    });
    expect((await b.book(await t.signIn(), provider.id, '2026-12-15T09:00:00Z')).status).toBe(409);
  });

  it('goes back in full when the slot is taken, with a mail that names other times', async () => {
    const provider = await t.provider();
    const [late, quick] = [await t.signIn(), await t.signIn()];
    const start = '2026-12-16T09:00:00Z';
    const { id } = await b.hold(late, provider.id, start, { email: 'late@example.com' });
    await chargeInSilence(await b.startPayment(late, id));
    await timePasses('PT16M');
    const winner = await b.hold(quick, provider.id, start);
    await t.drain();
    await t.drain();
    expect((await b.read(late, id)).body).toMatchObject({
      status: 'expired',
      paid: { amount: 6000 },
      refunded: { amount: 6000 },
    });
    const mails = await b.mailsTo('late@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("couldn't keep your time");
    expect(mails[0]?.text).toContain('USD 60.00');
    expect(mails[0]?.text).toContain('- Wed 16 Dec 2026, ');
    expect((await b.read(quick, winner.id)).body.status).toBe('held');
  });

  it('goes back when the expert closed the time meanwhile', async () => {
    const provider = await t.provider();
    const one = await t.signIn();
    const blocked = await b.hold(one, provider.id, '2026-12-16T09:00:00Z');
    await chargeInSilence(await b.startPayment(one, blocked.id));
    const block = { start: '2026-12-16T08:00:00Z', end: '2026-12-16T12:00:00Z' };
    await t.call('POST /api/availability/block', { body: block, token: provider.token });
    await timePasses('PT16M');
    await t.drain();
    expect((await b.read(one, blocked.id)).body.refunded.amount).toBe(6000);
  });

  it.each([
    { keeps: 'neither', status: 'expired', refunded: 6000, hour: '09' },
    { keeps: 'the first', status: 'confirmed', refunded: 0, hour: '11' },
    { keeps: 'the second', status: 'confirmed', refunded: 0, hour: '13' },
  ])(
    'meets another meeting of the client, who said of $keeps that both are kept',
    async ({ keeps, status, refunded, hour }) => {
      const [provider, other] = [await t.provider(), await t.provider()];
      const client = await t.signIn();
      const start = `2026-12-18T${hour}:00:00Z`;
      const first = { acceptOverlap: keeps === 'the first' };
      const { id } = await b.hold(client, provider.id, start, first);
      await chargeInSilence(await b.startPayment(client, id));
      // Said while the first hold lasts, or not asked any more once it is over.
      const isAsked = keeps === 'the second';
      await timePasses(isAsked ? 'PT10M' : 'PT16M');
      await b.hold(client, other.id, start, { acceptOverlap: isAsked });
      if (isAsked) await timePasses('PT6M');
      await t.drain();
      await t.drain();
      expect((await b.read(client, id)).body).toMatchObject({
        status,
        paid: { amount: 6000 },
        refunded: { amount: refunded },
      });
    },
  );

  it("goes back when the expert is somebody else's client at that time", async () => {
    const [provider, other] = [await t.provider(), await t.provider()];
    const client = await t.signIn();
    const start = '2026-12-19T09:00:00Z';
    const { id } = await b.hold(client, provider.id, start);
    await chargeInSilence(await b.startPayment(client, id));
    await timePasses('PT16M');
    await b.hold(provider, other.id, start);
    await t.drain();
    await t.drain();
    expect((await b.read(client, id)).body.refunded.amount).toBe(6000);
  });

  it('goes back when the client had let the hold go themselves', async () => {
    const provider = await t.provider();
    const client = await t.signIn();
    const { id } = await b.hold(client, provider.id, '2026-12-17T09:00:00Z');
    await chargeInSilence(await b.startPayment(client, id));
    expect((await b.cancel(client, id)).body.status).toBe('expired');
    await t.drain();
    await t.drain();
    expect((await b.read(client, id)).body).toMatchObject({
      status: 'expired',
      paid: { amount: 6000 },
      refunded: { amount: 6000 },
    });
  });
});
