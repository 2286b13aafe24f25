import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../test/app.ts';
import { bookings, details } from '../../../test/bookings.ts';
import type { SignedIn } from '../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider({
    profile: { discountedRate: { amount: 4000, currency: 'USD' } },
  });
});
afterAll(() => t.stop());

function day(date: number, time = '09:00') {
  return `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;
}

describe('bookings of other people', () => {
  it('are not there: the same answer as for an unknown id, whatever is asked', async () => {
    const [client, stranger] = [await t.signIn(), await t.signIn()];
    const { id } = await b.meeting(client, provider.id, day(24));
    const unknown = '00000000-0000-4000-8000-000000000000';
    const ask = (bookingId: string) =>
      Promise.all([
        b.read(stranger, bookingId),
        b.cancel(stranger, bookingId),
        t.call('PUT', `/api/booking/${bookingId}`, { about: 'x' }, { token: stranger.token }),
        t.call('GET', `/api/booking/${bookingId}/calendar`, undefined, { token: stranger.token }),
        t.call(
          'POST',
          '/api/booking/cancel-meeting',
          { bookingId, reason: 'x', confirmed: true },
          { token: stranger.token },
        ),
      ]);
    const [theirs, nobodys] = [await ask(id), await ask(unknown)];
    for (const [index, reply] of theirs.entries()) {
      expect(reply.status).toBe(404);
      const { requestId: _, ...body } = reply.body;
      const { requestId: __, ...same } = nobodys[index]?.body ?? {};
      expect(body).toEqual(same);
    }
    expect((await b.read(client, 'no-id')).status).toBe(404);
    expect((await b.read(client, id)).body.status).toBe('confirmed');
  });
});

describe('the list of bookings', () => {
  it('has both roles, the latest start first, in pages that lose nothing', async () => {
    const both = await t.provider();
    const client = await t.signIn();
    await b.meeting(client, both.id, day(26));
    await b.meeting(both, provider.id, day(26), { acceptOverlap: true });
    await b.meeting(client, both.id, day(27));
    const list = async (query: string) =>
      (await t.call('GET', `/api/bookings${query}`, undefined, { token: both.token })).body;
    const all = await list('');
    const starts = all.bookings.map((booking: { start: string }) => booking.start.slice(8, 10));
    expect(starts).toEqual(['27', '26', '26']);
    expect(all.next).toBe(null);
    const first = await list('?limit=2');
    const { before, beforeId } = first.next;
    const second = await list(`?limit=2&before=${before}&beforeId=${beforeId}`);
    expect([...first.bookings, ...second.bookings]).toEqual(all.bookings);
    expect((await list('?role=client')).bookings).toHaveLength(1);
    expect((await list('?role=provider')).bookings).toHaveLength(2);
  });

  it('shows an unpaid hold to its client alone', async () => {
    const client = await t.signIn();
    const held = await b.hold(client, provider.id, day(28));
    expect((await b.read(provider, held.id)).status).toBe(404);
    const { body } = await t.call('GET', '/api/bookings', undefined, { token: client.token });
    expect(body.bookings.map((booking: { id: string }) => booking.id)).toContain(held.id);
  });

  it("carries nobody's e-mail or phone", async () => {
    const client = await t.signIn();
    const { id } = await b.meeting(client, provider.id, day(29), { email: 'secret@example.com' });
    const seen = JSON.stringify([
      (await b.read(provider, id)).body,
      (await t.call('GET', '/api/bookings', undefined, { token: provider.token })).body,
      (await t.call('GET', `/api/booking/${id}/calendar`, undefined, { token: provider.token }))
        .body,
      (await b.read(client, id)).body,
    ]);
    for (const secret of ['secret@example.com', client.phone, provider.phone])
      expect(seen).not.toContain(secret);
    expect((await b.read(provider, id)).body).toMatchObject({
      role: 'provider',
      client: { name: 'Clara' },
      about: details.about,
    });
  });

  it('moves from confirmed to in progress to completed with the clock', async () => {
    const client = await t.signIn();
    const { id } = await b.meeting(client, provider.id, day(30));
    const statusAt = async (now: string) => {
      await t.setNow(now);
      return (await b.read(client, id)).body.status;
    };
    expect(await statusAt('2026-12-30T08:59:58Z')).toBe('confirmed');
    expect(await statusAt('2026-12-30T09:00:00Z')).toBe('in-progress');
    expect(await statusAt('2026-12-30T10:00:00Z')).toBe('completed');
    expect((await b.cancel(client, id)).body.errorCode).toBe('not-cancellable');
    await t.setNow('2026-12-01T08:00:00Z');
  });
});

describe('changing a booking', () => {
  it('is for its client, until it starts', async () => {
    const client = await t.signIn();
    const { id } = await b.meeting(client, provider.id, day(25));
    const change = (person: SignedIn) =>
      t.call('PUT', `/api/booking/${id}`, { about: 'New', price: 1 }, { token: person.token });
    const { status, body } = await change(client);
    expect([status, body.about, body.price.amount]).toEqual([200, 'New', 4000]);
    expect((await change(provider)).status).toBe(403);
    await t.setNow('2026-12-25T09:00:00Z');
    expect((await change(client)).body.errorCode).toBe('not-changeable');
    await t.setNow('2026-12-01T08:00:00Z');
  });
});
