import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let c: ReturnType<typeof calendars>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
  c = calendars(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

const day = (text: string) => `2026-12-${text}:00Z`;
const hours = { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 60, minimumNoticeMinutes: 0 };

async function meetingAt(start: string) {
  const expert = await t.provider({ hours });
  const client = await t.signIn();
  const { id } = await b.meeting(client, expert.id, start);
  return { expert, client, id: id as string };
}
async function isFree(expert: { id: string }, start: string, person?: SignedIn) {
  const query = { date: start.slice(0, 10), durationMinutes: '60' };
  return (await c.starts(expert.id, query, person)).includes(start);
}

describe('the last millisecond of a proposal', () => {
  test.each([
    ['72 hours', day('20T10:00'), day('21T10:00'), '2026-12-04T08:00:00.000Z'],
    ['two hours before the meeting', day('02T10:00'), day('21T10:00'), '2026-12-02T08:00:00.000Z'],
    ['two hours before the new time', day('20T10:00'), day('02T12:00'), '2026-12-02T10:00:00.000Z'],
  ])('after %s still accepts, and the next one gives the time to others', async (...given) => {
    const [, start, to, end] = given;
    const last = Temporal.Instant.from(end).subtract({ milliseconds: 1 }).toString();
    await still(async () => {
      await t.setNow('2026-12-01T08:00:00.000Z');
      const [one, other] = [await meetingAt(start), await meetingAt(start)];
      const proposals = [];
      for (const { expert, id } of [one, other]) {
        const { proposal } = (await m.propose(expert, id, to)).body;
        expect(Date.parse(proposal.expiresAt)).toBe(Date.parse(end));
        proposals.push(proposal.id);
      }
      await t.setNow(last);
      expect(await isFree(one.expert, to)).toBe(false);
      const accepted = await m.answer(one.client, proposals[0], 'accept');
      expect([accepted.status, accepted.body.start]).toEqual([200, to]);
      await t.setNow(end);
      expect(await isFree(other.expert, to)).toBe(true);
      const late = await m.answer(other.client, proposals[1], 'accept');
      expect([late.status, late.body.errorCode, late.body.proposalState]).toEqual([
        409,
        'proposal-not-open',
        'expired',
      ]);
      const withdrawn = await m.withdraw(other.expert, proposals[1]);
      expect([withdrawn.status, withdrawn.body.errorCode]).toEqual([409, 'proposal-not-open']);
      expect((await b.read(other.client, other.id)).body).toMatchObject({ start, proposal: null });
    })();
  });
});

describe('a proposed time', () => {
  test('is taken for everybody while it waits, its own two included', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const to = day('11T12:00');
    await m.propose(expert, id, to);
    for (const person of [undefined, client, expert, await t.signIn()])
      expect(await isFree(expert, to, person)).toBe(false);
    expect(await c.explain(expert, to)).toMatchObject({ reason: 'proposed' });
    expect(await c.explain(expert, day('10T10:00'))).toMatchObject({ reason: 'booked' });
    // The client can't be elsewhere then without saying so.
    const other = await t.provider({ hours });
    expect((await b.book(client, other.id, to)).body.errorCode).toBe('own-clash');
  });

  test('that is accepted twice at once moves once, and is mailed about once', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const { proposal } = (await m.propose(expert, id, day('11T12:00'))).body;
    const replies = await Promise.all([1, 2, 3].map(() => m.answer(client, proposal.id, 'accept')));
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    await t.drain();
    expect((await m.changes(client, id)).body.changes).toMatchObject([
      { what: 'proposed' },
      { what: 'accepted', to: day('11T12:00') },
    ]);
  });

  test('accepted and withdrawn at once is one of the two, and the calendar agrees', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const to = day('11T12:00');
    const { proposal } = (await m.propose(expert, id, to)).body;
    const [accepted, withdrawn] = await Promise.all([
      m.answer(client, proposal.id, 'accept'),
      m.withdraw(expert, proposal.id),
    ]);
    const isMoved = accepted.status === 200;
    expect([accepted.status, withdrawn.status].toSorted((a, b_) => a - b_)).toEqual([200, 409]);
    expect((await b.read(client, id)).body.start).toBe(isMoved ? to : day('10T10:00'));
    expect(await isFree(expert, to)).toBe(!isMoved);
    expect(await isFree(expert, day('10T10:00'))).toBe(isMoved);
  });

  test('is declined by an answer of either language’s message, told whole and as text', async () => {
    const { expert, client, id } = await meetingAt(day('10T10:00'));
    const message = '<b>¿Podría ser más tarde?</b>\n— Ñandú 🕐';
    const { proposal } = (await m.propose(expert, id, day('11T12:00'), message)).body;
    expect((await b.read(client, id)).body.proposal.message).toBe(message);
    expect((await m.answer(client, proposal.id, 'reject')).status).toBe(200);
    const long = await m.propose(expert, id, day('11T12:00'), 'x'.repeat(1001));
    expect([long.status, long.body.fields?.[0]?.path]).toEqual([400, 'message']);
  });

  test('counts no move of the client’s own: they keep both', async () => {
    const { expert, client, id } = await meetingAt(day('20T10:00'));
    for (const to of [day('21T10:00'), day('22T10:00'), day('23T10:00')]) {
      const { proposal } = (await m.propose(expert, id, to)).body;
      expect((await m.answer(client, proposal.id, 'accept')).status).toBe(200);
    }
    expect((await b.read(client, id)).body).toMatchObject({
      start: day('23T10:00'),
      moving: { way: 'at-once', movesLeft: 2 },
    });
  });
});
