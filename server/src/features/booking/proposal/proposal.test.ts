import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, type InboxMail } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { checkLedger } from '../../payment/ledger/check/service.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

/** A paid meeting of two new people, made at the beginning. */
async function meetingAt(start: string) {
  count += 1;
  const provider = await t.provider();
  const client = await t.signIn();
  const addresses = { client: `c${count}@example.com`, provider: `p${count}@example.com` };
  await t.call('PUT /api/profile', { body: { email: addresses.provider }, token: provider.token });
  const meeting = await b.meeting(client, provider.id, start, { email: addresses.client });
  return { provider, client, id: meeting.id as string, meeting, addresses };
}

const day = (text: string) => `2026-12-${text}:00Z`;

function calendarOf(mail: InboxMail | undefined): string {
  const file = mail?.attachments.find((part) => part.contentType.startsWith('text/calendar'));
  return (file?.content ?? '').replaceAll(/\r?\n[ \t]/g, '');
}

describe('a proposed time', () => {
  it('is held while the meeting stands, and moves it when accepted', async () => {
    const { provider, client, id, meeting, addresses } = await meetingAt(day('10T10:00'));
    const proposed = await m.propose(provider, id, day('11T12:00'), 'My train is late that day');
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({
      start: day('10T10:00'),
      proposal: { by: 'provider', isOwn: true, start: day('11T12:00'), end: day('11T13:00') },
    });
    const seen = (await b.read(client, id)).body;
    expect(seen.proposal).toMatchObject({
      isOwn: false,
      message: 'My train is late that day',
    });
    // Nobody else gets either time.
    for (const start of [day('10T10:00'), day('11T12:30')]) {
      const refused = await b.book(await t.signIn(), provider.id, start);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
    }
    await t.drain();
    const accepted = await m.answer(client, seen.proposal.id, 'accept');
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatchObject({
      id,
      start: day('11T12:00'),
      end: day('11T13:00'),
      price: meeting.price,
      paid: meeting.paid,
      meetingLink: meeting.meetingLink,
      proposal: null,
    });
    await t.drain();
    const [moved, asked, ...before] = await b.mailsTo(addresses.client);
    expect(before).toHaveLength(1);
    expect(asked?.subject).toMatch(/^Paula Rojas proposes a new time/);
    expect(asked?.text).toContain('My train is late that day');
    expect(asked?.text).toContain(`/activity/${id}?answer=accept`);
    expect(asked?.attachments).toEqual([]);
    expect(moved?.subject).toMatch(/^New time: Paula Rojas/);
    expect(calendarOf(moved)).toContain('SEQUENCE:1');
    expect(calendarOf(moved)).toContain('DTSTART:20261211T120000Z');
    expect(calendarOf(moved)).toContain(`UID:${id}@localhost`);
    const [toExpert, ...more] = await b.mailsTo(addresses.provider);
    expect(toExpert?.subject).toMatch(/^New time: Clara Soto/);
    expect(more).toHaveLength(1);
    // The old time is free again.
    expect((await b.book(await t.signIn(), provider.id, day('10T10:00'))).status).toBe(201);
  });

  it('is let go when declined, withdrawn, replaced or cancelled with the meeting', async () => {
    const { provider, client, id, addresses } = await meetingAt(day('10T10:00'));
    const first = (await m.propose(provider, id, day('11T09:00'))).body.proposal.id;
    await t.drain();
    expect((await m.answer(client, first, 'reject')).body).toMatchObject({
      start: day('10T10:00'),
      proposal: null,
    });
    await t.drain();
    const second = (await m.propose(client, id, day('11T10:00'))).body.proposal.id;
    expect((await m.withdraw(client, second)).body.proposal).toBeNull();
    await t.drain();
    const third = (await m.propose(provider, id, day('11T11:00'))).body.proposal.id;
    await t.drain();
    const back = (await m.propose(client, id, day('11T12:00'))).body.proposal;
    expect(back).toMatchObject({ by: 'client', isOwn: true });
    await t.drain();
    const states = [first, second, third].map((one) => m.answer(client, one, 'accept'));
    expect(
      (await Promise.all(states)).map(({ status, body }) => [status, body.proposalState]),
    ).toEqual([
      [409, 'rejected'],
      // Their own: answered by nobody of their side.
      [403, undefined],
      [409, 'superseded'],
    ]);
    await b.cancel(client, id);
    const late = await m.answer(provider, back.id, 'accept');
    expect([late.status, late.body.errorCode, late.body.proposalState]).toEqual([
      409,
      'proposal-not-open',
      'closed',
    ]);
    const others = await Promise.all([1, 2, 3, 4].map(() => t.signIn()));
    const starts = ['11T09:00', '11T10:00', '11T11:00', '11T12:00'].map(day);
    for (const [index, other] of others.entries())
      expect((await b.book(other, provider.id, starts[index] ?? '')).status).toBe(201);
    await t.drain();
    const told = (await b.mailsTo(addresses.provider)).map(({ subject }) => subject.split(':')[0]);
    expect(told.toReversed()).toEqual([
      'Confirmed',
      "Clara Soto can't make the time you proposed",
      'Clara Soto no longer asks for another time',
      'Clara Soto proposes a new time',
      'Canceled',
    ]);
    const toClient = (await b.mailsTo(addresses.client)).map(({ subject }) => subject);
    expect(toClient.filter((subject) => subject.includes('proposes'))).toHaveLength(2);
  });

  it('is answered by the other side alone, and is nobody else’s business', async () => {
    const { provider, client, id } = await meetingAt(day('10T10:00'));
    const { id: proposalId } = (await m.propose(provider, id, day('11T09:00'))).body.proposal;
    const stranger = await t.signIn();
    const codes = async (replies: Promise<{ status: number }>[]) =>
      (await Promise.all(replies)).map(({ status }) => status);
    expect(
      await codes([
        m.answer(provider, proposalId, 'accept'),
        m.withdraw(client, proposalId),
        m.answer(stranger, proposalId, 'accept'),
        m.withdraw(stranger, proposalId),
        m.propose(stranger, id, day('11T10:00')),
        m.changes(stranger, id),
        t.call('POST /api/booking/respond-to-proposal', {
          body: { proposalId, response: 'accept' },
        }),
        t.call('POST /api/booking/propose-new-time', {
          body: { bookingId: id, start: day('11T10:00') },
        }),
        t.call('POST', '/api/booking/propose-new-time', { bookingId: id, start: 'soon' }, client),
        t.call(
          'POST',
          '/api/booking/respond-to-proposal',
          { proposalId, response: 'maybe' },
          client,
        ),
        m.propose(client, id, day('10T10:00')),
      ]),
    ).toEqual([403, 403, 404, 404, 404, 404, 401, 401, 400, 400, 400]);
    expect((await b.read(client, id)).body.proposal.id).toBe(proposalId);
  });

  it('that is taken is refused with times that both have free, and nothing changes', async () => {
    const { provider, client, id } = await meetingAt(day('10T10:00'));
    const elsewhere = await t.provider();
    await b.meeting(client, elsewhere.id, day('11T12:00'));
    await b.hold(await t.signIn(), provider.id, day('11T11:00'));
    const taken = await m.propose(client, id, day('11T11:00'));
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'slot-taken']);
    const starts = taken.body.alternatives.map(({ start }: { start: string }) => start);
    expect(starts).toHaveLength(3);
    // The client meets somebody else at 12, which their expert isn't told.
    expect(starts).not.toContain(day('11T12:00'));
    const own = await m.propose(client, id, day('11T12:00'));
    expect([own.body.errorCode, own.body.ownMeetings[0].start]).toEqual([
      'own-clash',
      day('11T12:00'),
    ]);
    const byExpert = await m.propose(provider, id, day('11T12:00'));
    expect([byExpert.body.errorCode, byExpert.body.ownMeetings]).toEqual(['slot-taken', undefined]);
    // The meeting itself is no other time.
    const near = await m.propose(client, id, day('10T08:30'));
    expect(near.body.errorCode).toBe('slot-unavailable');
    const others = near.body.alternatives.map(({ start }: { start: string }) => start);
    expect(others).toEqual(expect.arrayContaining([day('10T09:00')]));
    expect(others).not.toContain(day('10T10:00'));
    expect((await m.propose(client, id, day('11T20:00'))).body.errorCode).toBe('slot-unavailable');
    expect((await b.read(client, id)).body).toMatchObject({
      start: day('10T10:00'),
      proposal: null,
    });
    // What waits for an answer is the client's time as well.
    await m.propose(provider, id, day('12T09:00'));
    const clash = await b.book(client, elsewhere.id, day('12T09:00'));
    expect([clash.status, clash.body.errorCode]).toEqual([409, 'own-clash']);
  });

  it('may overlap the meeting itself', async () => {
    const { provider, client, id } = await meetingAt(day('10T10:00'));
    const { body } = await m.propose(provider, id, day('10T10:30'));
    expect(body.proposal.start).toBe(day('10T10:30'));
    expect((await m.answer(client, body.proposal.id, 'accept')).body.start).toBe(day('10T10:30'));
    const read = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: '2026-12-10', durationMinutes: 60, timezone: 'UTC', moving: id },
      token: client.token,
    });
    const free = (read.body as { slots: { start: string }[] }).slots.map(({ start }) => start);
    expect(free).toContain(day('10T11:00'));
    expect(free).toContain(day('10T10:00'));
    const month = await t.call('GET /api/booking/availability/:id', {
      params: { id: provider.id },
      query: { month: '2026-12', timezone: 'UTC', moving: id },
      token: provider.token,
    });
    const days = (month.body as { days: { date: string; free: number }[] }).days;
    expect(days.find(({ date }) => date === '2026-12-10')?.free).toBe(free.length);
    const stranger = await t.signIn();
    const others = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: '2026-12-10', moving: id },
      token: stranger.token,
    });
    expect(others.status).toBe(404);
  });
});

describe('the end of a proposal', () => {
  // The clock of these tests runs on: how close it can get is tested with the rules.
  const cases = [
    ['72 hours', day('20T10:00'), day('21T10:00'), null],
    ['2 hours before the meeting', day('02T10:00'), day('21T10:00'), day('02T08:00')],
    ['2 hours before the new start', day('20T10:00'), day('02T12:00'), day('02T10:00')],
  ] as const;
  it.each(cases)('after %s: open until then, not from that instant on', async (...given) => {
    const [, start, to, wanted] = given;
    const { provider, client, id, addresses } = await meetingAt(start);
    const one = (await m.propose(provider, id, to)).body.proposal;
    const created = Temporal.Instant.from(one.createdAt);
    const end = wanted ?? created.add({ hours: 72 }).toString();
    expect(one.expiresAt).toBe(end);
    await t.setNow(Temporal.Instant.from(end).subtract({ minutes: 5 }).toString());
    expect((await b.read(client, id)).body.proposal.id).toBe(one.id);
    await t.setNow(end);
    const late = await m.answer(client, one.id, 'accept');
    expect([late.status, late.body.proposalState]).toEqual([409, 'expired']);
    expect((await b.read(client, id)).body).toMatchObject({ start, proposal: null });
    await t.drain();
    for (const address of [addresses.client, addresses.provider]) {
      const mails = await b.mailsTo(address);
      expect(mails.filter(({ subject }) => subject.includes("wasn't answered"))).toHaveLength(1);
    }
    expect((await m.changes(client, id)).body.changes).toEqual([
      { what: 'proposed', by: 'provider', at: one.createdAt, from: start, to },
      { what: 'expired', by: null, at: end, from: start, to },
    ]);
  });

  it('is by the clock, although nobody wrote it down: the time is free for others', async () => {
    const { provider, client, id } = await meetingAt(day('20T10:00'));
    const { id: proposalId } = (await m.propose(provider, id, day('21T10:00'))).body.proposal;
    // The row says so already, as between two sweeps.
    await t.context.db
      .updateTable('bookings')
      .set({ proposed_until: t.context.clock.now() })
      .where('id', '=', id)
      .execute();
    await t.context.db
      .updateTable('time_proposals')
      .set({ expires_at: t.context.clock.now() })
      .where('id', '=', proposalId)
      .execute();
    expect((await b.read(client, id)).body.proposal).toBeNull();
    expect((await b.book(await t.signIn(), provider.id, day('21T10:00'))).status).toBe(201);
    expect((await m.answer(client, proposalId, 'accept')).body.proposalState).toBe('expired');
  });

  it('comes with the last two hours: then nothing can be proposed or moved', async () => {
    const { provider, client, id } = await meetingAt(day('02T10:00'));
    await t.setNow(day('02T07:50'));
    expect((await m.propose(provider, id, day('03T10:00'))).status).toBe(201);
    await t.setNow(day('02T08:00'));
    const replies = [
      await m.propose(provider, id, day('03T11:00')),
      await m.move(client, id, day('03T11:00')),
    ];
    expect(replies.map(({ body }) => body.errorCode)).toEqual(['not-movable', 'not-movable']);
    expect((await b.read(client, id)).body.moving).toBeNull();
  });
});

describe('people who do it at once', () => {
  const settled = async (calls: Promise<{ status: number; body: { errorCode?: string } }>[]) =>
    (await Promise.all(calls)).map(({ status, body }) => body.errorCode ?? status);
  const noProblem = async () => {
    await t.drain();
    expect((await checkLedger(t.context)).differences).toEqual([]);
  };
  const takenOnce = async (providerId: string) => {
    const rows = await t.context.db
      .selectFrom('busy_times')
      .selectAll()
      .where('provider_id', '=', providerId)
      .orderBy('start_minute')
      .execute();
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next && next.booking_id !== row.booking_id)
        expect(next.start_minute).toBeGreaterThanOrEqual(row.end_minute ?? 0);
    }
  };

  it('accept and cancel: one of the two happens first, and the money is right', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { provider, client, id } = await meetingAt(day('10T10:00'));
      const { id: proposalId } = (await m.propose(provider, id, day('11T10:00'))).body.proposal;
      const replies = await settled([
        m.answer(client, proposalId, 'accept'),
        b.cancel(provider, id),
      ]);
      expect([
        [200, 200],
        ['proposal-not-open', 200],
      ]).toContainEqual(replies);
      await t.drain();
      expect((await b.read(client, id)).body).toMatchObject({
        status: 'cancelled',
        proposal: null,
        refunded: { amount: 6000 },
      });
    }
    await noProblem();
  });

  it('two proposals: one is open, the other gave way', async () => {
    const { provider, client, id } = await meetingAt(day('10T10:00'));
    const replies = await settled([
      m.propose(client, id, day('11T10:00')),
      m.propose(provider, id, day('11T12:00')),
    ]);
    expect(replies).toEqual([201, 201]);
    const rows = await t.context.db
      .selectFrom('time_proposals')
      .select('status')
      .where('booking_id', '=', id)
      .execute();
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['open', 'superseded']);
    await takenOnce(provider.id);
  });

  it('the same proposal twice is one, and so is one answer of two', async () => {
    const { provider, client, id, addresses } = await meetingAt(day('10T10:00'));
    const twice = [1, 2].map(() => m.propose(provider, id, day('11T10:00')));
    const ids = (await Promise.all(twice)).map(({ body }) => body.proposal.id);
    expect(new Set(ids).size).toBe(1);
    const answers = await settled([
      m.answer(client, ids[0], 'accept'),
      m.answer(client, ids[0], 'reject'),
    ]);
    expect(answers.map(String).toSorted()).toEqual(['200', 'proposal-not-open']);
    await t.drain();
    const asked = (await b.mailsTo(addresses.client)).filter(({ subject }) =>
      subject.includes('proposes'),
    );
    expect(asked.length).toBeLessThanOrEqual(1);
    await noProblem();
  });

  it('a move and a stranger for the same time: exactly one gets it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { provider, client, id } = await meetingAt(day('10T10:00'));
      const stranger = await t.signIn();
      const wanted = day('11T10:00');
      const way = round % 2 === 0 ? m.move(client, id, wanted) : m.propose(client, id, wanted);
      const replies = await settled([way, b.book(stranger, provider.id, wanted)]);
      expect(replies.filter((reply) => reply === 'slot-taken')).toHaveLength(1);
      await takenOnce(provider.id);
    }
    await noProblem();
  });

  it('a move twice to the same time is one; to two times, one after the other', async () => {
    const one = await meetingAt(day('10T10:00'));
    const same = [1, 2].map(() => m.move(one.client, one.id, day('11T10:00')));
    expect((await Promise.all(same)).map(({ status, body }) => [status, body.start])).toEqual([
      [200, day('11T10:00')],
      [200, day('11T10:00')],
    ]);
    expect((await b.read(one.client, one.id)).body.moving.movesLeft).toBe(1);
    const two = await meetingAt(day('10T10:00'));
    const replies = await settled([
      m.move(two.client, two.id, day('11T10:00')),
      m.move(two.client, two.id, day('11T12:00')),
    ]);
    expect(replies).toEqual([200, 200]);
    const seen = (await b.read(two.client, two.id)).body;
    expect([day('11T10:00'), day('11T12:00')]).toContain(seen.start);
    expect(seen.moving).toMatchObject({ way: 'by-proposal', movesLeft: 0 });
    await takenOnce(two.provider.id);
  });

  it('experts who meet each other crosswise propose at once, and nobody waits for ever', async () => {
    const [anna, berta] = [await t.provider(), await t.provider()];
    const own = { email: 'cross@example.com' };
    const first = await b.meeting(anna, berta.id, day('10T10:00'), own);
    const second = await b.meeting(berta, anna.id, day('10T12:00'), own);
    for (let round = 0; round < 4; round += 1) {
      const wanted = day(`1${round + 1}T10:00`);
      const replies = await settled([
        m.propose(anna, first.id, wanted),
        m.propose(berta, second.id, wanted),
      ]);
      expect(replies.filter((reply) => reply === 201)).toHaveLength(1);
      for (const reply of replies) expect([201, 'slot-taken', 'own-clash']).toContain(reply);
    }
  });
});
