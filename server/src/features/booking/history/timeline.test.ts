import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
});
afterAll(() => t.stop());

type Line = { what: string; by: string | null; at: string; amount: { amount: number } | null };
const timeline = async (person: SignedIn, id: string) => {
  const { body } = await m.changes(person, id);
  return (body.timeline as Line[]).map(({ what, by, amount }) =>
    [what, by ?? '-', ...(amount ? [amount.amount] : [])].join(' '),
  );
};

describe('the timeline of a booking', () => {
  it('tells both what happened, with the money, and the client alone of the hold', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const expert = await t.provider();
    const client = await t.signIn();
    const { id } = await b.hold(client, expert.id, '2026-12-10T09:00:00Z');
    expect(await timeline(client, id)).toEqual(['held client']);
    expect((await m.changes(expert, id)).status).toBe(404);
    await t.advance('PT2M');
    await b.pay(client, id);
    await t.advance('PT1H');
    await m.move(client, id, '2026-12-11T09:00:00Z');
    await t.advance('PT1H');
    const proposed = (await m.propose(expert, id, '2026-12-12T09:00:00Z')).body;
    await t.advance('PT1H');
    await m.answer(client, proposed.proposal.id, 'reject');
    await t.advance('PT1H');
    await b.cancel(client, id, { reason: 'A cold' });
    await t.drain();
    const shared = [
      'paid client 6000',
      'booked client',
      'moved client',
      'proposed provider',
      'rejected client',
      'cancelled client',
      'refunded - 6000',
    ];
    expect(await timeline(client, id)).toEqual(['held client', ...shared]);
    expect(await timeline(expert, id)).toEqual(shared);
    const { body } = await m.changes(expert, id);
    const times = body.timeline.map(({ at }: Line) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one: number, other: number) => one - other));
    expect(body.changes.map(({ what }: Line) => what)).toEqual(['moved', 'proposed', 'rejected']);
    // Nothing of a card, an address or a number.
    expect(Object.keys(body.timeline[0]).toSorted()).toEqual(
      ['amount', 'at', 'by', 'from', 'to', 'what'].toSorted(),
    );
    const stranger = await t.signIn();
    expect((await m.changes(stranger, id)).status).toBe(404);
  });

  it('tells how a hold ended: by its client, or by its minutes', async () => {
    await t.setNow('2026-12-02T08:00:00Z');
    const other = await t.provider();
    const client = await t.signIn();
    const released = await b.hold(client, other.id, '2026-12-20T12:00:00Z');
    await t.advance('PT1M');
    await b.cancel(client, released.id);
    expect(await timeline(client, released.id)).toEqual(['held client', 'released client']);
    const over = await b.hold(client, other.id, '2026-12-21T12:00:00Z');
    await t.setNow(over.holdExpiresAt);
    expect(await timeline(client, over.id)).toEqual(['held client', 'hold-over -']);
  });
});
