import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let provider: SignedIn & { id: string };
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
});
afterAll(() => t.stop());

const day = (text: string) => `2026-12-${text}:00Z`;

async function meetingAt(start: string) {
  count += 1;
  const client = await t.signIn();
  const email = `mover${count}@example.com`;
  const meeting = await b.meeting(client, provider.id, start, { email });
  return { client, id: meeting.id as string, meeting, email };
}

describe('a client who moves a meeting', () => {
  it('keeps its room, price and id, and everybody’s calendar learns of it', async () => {
    const { client, id, meeting, email } = await meetingAt(day('10T10:00'));
    expect(meeting.moving).toEqual({
      way: 'at-once',
      movesLeft: 2,
      atOnceUntil: day('08T10:00'),
    });
    const moved = await m.move(client, id, day('12T11:00'), { about: 'Another subject' });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      id,
      orderId: meeting.orderId,
      start: day('12T11:00'),
      about: 'Another subject',
      meetingLink: meeting.meetingLink,
      price: meeting.price,
      moving: { way: 'at-once', movesLeft: 1 },
    });
    const { content } = (
      await t.call('GET /api/booking/:id/calendar', { params: { id }, token: client.token })
    ).body as { content: string };
    expect(content).toContain('SEQUENCE:1');
    expect(content).toContain('DTSTART:20261212T110000Z');
    expect((await b.book(await t.signIn(), provider.id, day('10T10:00'))).status).toBe(201);
    expect((await m.changes(provider, id)).body.changes).toEqual([
      {
        what: 'moved',
        by: 'client',
        at: expect.stringMatching(/^2026-12-01T08:/),
        from: day('10T10:00'),
        to: day('12T11:00'),
      },
    ]);
    await t.drain();
    await b.cancel(client, id);
    await t.drain();
    const mails = await b.mailsTo(email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Canceled',
      'New time',
      'Confirmed',
    ]);
    expect(mails[1]?.text).toContain('You moved this meeting.');
    expect(mails[0]?.attachments[0]?.content).toContain('SEQUENCE:2');
  });

  it('does so until 48 hours before, and twice', async () => {
    const late = await meetingAt(day('10T10:00'));
    const often = await meetingAt(day('10T12:00'));
    await m.move(often.client, often.id, day('11T12:00'));
    await m.move(often.client, often.id, day('12T12:00'));
    const third = await m.move(often.client, often.id, day('13T12:00'));
    expect([third.status, third.body.errorCode]).toEqual([409, 'move-needs-proposal']);
    // Asking is still possible.
    expect((await m.propose(often.client, often.id, day('13T12:00'))).status).toBe(201);
    await t.setNow(day('08T09:50'));
    expect((await m.move(late.client, late.id, day('10T11:00'))).status).toBe(200);
    await t.setNow(day('08T11:01'));
    const tooLate = await m.move(late.client, late.id, day('14T11:00'));
    expect([tooLate.status, tooLate.body.errorCode]).toEqual([409, 'move-needs-proposal']);
    expect((await b.read(late.client, late.id)).body.start).toBe(day('10T11:00'));
  });

  it('is refused a time that is taken, and what is not theirs to move', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    await meetingAt(day('11T10:00'));
    const taken = await m.move(client, id, day('11T10:30'), { about: 'Not kept' });
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'slot-taken']);
    expect(taken.body.alternatives).toHaveLength(3);
    expect((await b.read(client, id)).body).toMatchObject({
      start: day('10T10:00'),
      about: 'Speaking without freezing',
    });
    const held = await b.hold(await t.signIn(), provider.id, day('12T10:00'));
    const holder = await t.signIn();
    const own = await b.hold(holder, provider.id, day('13T10:00'));
    expect((await m.move(holder, own.id, day('13T11:00'))).body.errorCode).toBe('not-movable');
    expect((await m.move(holder, held.id, day('13T11:00'))).status).toBe(404);
    expect((await m.move(provider, id, day('13T11:00'))).status).toBe(403);
    expect((await t.call('PUT', `/api/booking/${id}`, { start: day('13T11:00') })).status).toBe(
      401,
    );
    expect((await m.move(client, id, 'tomorrow')).status).toBe(400);
  });

  it('gets the same answer for the same key, once moved', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    const headers = { 'idempotency-key': 'move-once' };
    const put = (start: string) =>
      t.call('PUT', `/api/booking/${id}`, { start }, { token: client.token, headers });
    const replies = [await put(day('11T10:00')), await put(day('11T10:00'))];
    expect(replies.map(({ body }) => body.moving.movesLeft)).toEqual([1, 1]);
    expect((await put(day('12T10:00'))).body.errorCode).toBe('idempotency-mismatch');
  });

  it('ends what waits for an answer', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    const { id: proposalId } = (await m.propose(provider, id, day('11T10:00'))).body.proposal;
    expect((await m.move(client, id, day('12T10:00'))).body.proposal).toBeNull();
    const late = await m.answer(client, proposalId, 'accept');
    expect(late.body.proposalState).toBe('superseded');
    expect((await b.book(await t.signIn(), provider.id, day('11T10:00'))).status).toBe(201);
  });
});

describe('reminders of a moved meeting', () => {
  it('go before the new start, and never before the old one', async () => {
    const { client, id, email } = await meetingAt(day('10T10:00'));
    await m.move(client, id, day('12T10:00'));
    await t.setNow(day('09T10:01'));
    await t.setNow(day('10T09:30'));
    await t.drain();
    const reminders = async () =>
      (await b.mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder'));
    expect(await reminders()).toHaveLength(0);
    await t.setNow(day('11T10:00'));
    await t.drain();
    expect(await reminders()).toHaveLength(1);
    expect((await reminders())[0]?.subject).toContain('12 Dec');
    await t.setNow(day('12T09:00'));
    await t.drain();
    expect(await reminders()).toHaveLength(2);
  });

  it('come again where the old one went already', async () => {
    const { client, id, email } = await meetingAt(day('10T10:00'));
    await t.setNow(day('09T12:00'));
    const { body } = await m.propose(provider, id, day('14T10:00'));
    await m.answer(client, body.proposal.id, 'accept');
    await t.setNow(day('13T10:00'));
    await t.drain();
    const subjects = (await b.mailsTo(email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Reminder'));
    expect(subjects.map((subject) => /\d+ Dec/.exec(subject)?.[0])).toEqual(['14 Dec', '10 Dec']);
  });
});

describe('the refund of a moved meeting', () => {
  const refundAt = async (now: string, client: SignedIn, id: string) => {
    await t.setNow(now);
    return (await b.read(client, id)).body.cancellation.refund.amount;
  };

  it('counts from the earlier start when its client moved it away', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    await t.setNow(day('07T10:00'));
    const moved = (await m.move(client, id, day('20T10:00'))).body;
    expect(moved.refundCountsFrom).toBe(day('10T10:00'));
    expect(moved.refundPolicy.partUntil).toBe(day('08T10:00'));
    // A second move launders nothing.
    await m.move(client, id, day('20T11:00'));
    expect(await refundAt(day('08T09:50'), client, id)).toBe(5400);
    expect(await refundAt(day('08T10:01'), client, id)).toBe(0);
  });

  it('counts from the new start when that is earlier', async () => {
    const { client, id } = await meetingAt(day('20T10:00'));
    expect((await m.move(client, id, day('10T10:00'))).body.refundCountsFrom).toBe(day('10T10:00'));
  });

  it('counts from the new start when the expert asked, also where the client chose the time', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    await t.setNow(day('09T10:00'));
    expect(await refundAt(day('09T10:00'), client, id)).toBe(0);
    await m.propose(provider, id, day('19T10:00'));
    const back = (await m.propose(client, id, day('20T10:00'))).body.proposal;
    await m.answer(provider, back.id, 'accept');
    expect(await refundAt(day('18T09:50'), client, id)).toBe(5400);
  });

  it('counts from the earlier start when the client asked', async () => {
    const { client, id } = await meetingAt(day('10T10:00'));
    await t.setNow(day('09T10:00'));
    const asked = (await m.propose(client, id, day('20T10:00'))).body.proposal;
    await m.answer(provider, asked.id, 'accept');
    expect(await refundAt(day('10T10:00'), client, id)).toBe(0);
  });
});

describe('a change of the clocks', () => {
  it('in Santiago leaves instants alone: an hour that repeats is two times', async () => {
    await t.setNow('2027-04-01T08:00:00Z');
    const expert = await t.provider({
      profile: { timezone: 'America/Santiago' },
      hours: { weeklyHours: [{ weekday: 6, ranges: [{ start: '20:00', end: '24:00' }] }] },
    });
    const client = await t.signIn();
    // 23:00 before the change, and again after it.
    const [first, second] = ['2027-04-04T02:00:00Z', '2027-04-04T03:00:00Z'];
    const other = await b.meeting(await t.signIn(), expert.id, first);
    expect(other.status).toBe('confirmed');
    const { id } = await b.meeting(client, expert.id, '2027-04-04T00:00:00Z');
    const read = await t.call('GET /api/availability/slots/:id', {
      params: { id: expert.id },
      query: { date: '2027-04-03', timezone: 'America/Santiago', moving: id },
      token: client.token,
    });
    const starts = (read.body as { slots: { start: string }[] }).slots.map(({ start }) => start);
    expect(starts).toContain(second);
    expect(starts).not.toContain(first);
    const taken = await m.propose(expert, id, first);
    expect(taken.body.errorCode).toBe('slot-taken');
    const { proposal } = (await m.propose(expert, id, second)).body;
    // 72 hours are 72 hours; the two hours before the start come first here.
    expect(proposal.expiresAt).toBe('2027-04-03T22:00:00Z');
    const accepted = (await m.answer(client, proposal.id, 'accept')).body;
    expect([accepted.start, accepted.end]).toEqual([second, '2027-04-04T04:00:00Z']);
    const far = (await m.propose(expert, id, '2027-04-11T00:00:00Z')).body;
    expect(far.errorCode ?? far.proposal.expiresAt).toBe('2027-04-04T01:00:00Z');
  });
});
