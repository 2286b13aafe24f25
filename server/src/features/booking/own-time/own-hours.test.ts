import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let b: ReturnType<typeof bookings>;
/** Whose meetings as a client are looked at. */
let expert: Expert;
let other: Expert;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
  other = await t.provider();
});
afterAll(() => t.stop());

function day(date: number, time = '09:00') {
  return `2026-12-${String(date).padStart(2, '0')}T${time}:00Z`;
}

/** Slots of 60 minutes that begin on the hour, as an anonymous reader sees them. */
async function freeHours(id: string, date: number): Promise<string[]> {
  const path = `/api/availability/slots/${id}?date=${day(date).slice(0, 10)}&durationMinutes=60`;
  const { body } = await t.call('GET', path);
  return body.slots
    .map(({ start }: { start: string }) => start.slice(11, 16))
    .filter((time: string) => time.endsWith(':00'));
}

describe("an expert's meeting as a client", () => {
  it('is no free time of theirs, from the hold on and until it is cancelled', async () => {
    // Read before each change: what was computed must not be shown on.
    expect(await freeHours(expert.id, 10)).toContain('10:00');
    const hold = await b.hold(expert, other.id, day(10, '10:00'));
    expect(await freeHours(expert.id, 10)).not.toContain('10:00');
    expect(await freeHours(expert.id, 10)).toEqual(expect.arrayContaining(['09:00', '11:00']));
    await b.pay(expert, hold.id);
    expect(await freeHours(expert.id, 10)).not.toContain('10:00');
    await t.advance('PT16M');
    expect(await freeHours(expert.id, 10)).not.toContain('10:00');
    await b.cancel(expert, hold.id);
    expect(await freeHours(expert.id, 10)).toContain('10:00');
  });

  it('is free again when the hold runs out or is let go', async () => {
    const hold = await b.hold(expert, other.id, day(11, '10:00'));
    expect(await freeHours(expert.id, 11)).not.toContain('10:00');
    await b.cancel(expert, hold.id);
    expect(await freeHours(expert.id, 11)).toContain('10:00');
    await b.hold(expert, other.id, day(11, '12:00'));
    expect(await freeHours(expert.id, 11)).not.toContain('12:00');
    await t.advance('PT15M');
    expect(await freeHours(expert.id, 11)).toContain('12:00');
  });

  it('can be quoted to and booked by nobody, with other times named', async () => {
    const client = await t.signIn();
    await b.meeting(expert, other.id, day(12, '10:00'));
    for (const ask of [b.quote, b.book]) {
      const { status, body } = await ask(client, expert.id, day(12, '10:30'), {
        acceptOverlap: true,
      });
      expect([status, body.errorCode]).toEqual([409, 'slot-taken']);
      expect(body.alternatives[0].start).toBe('2026-12-12T11:00:00Z');
    }
    expect((await b.book(client, expert.id, day(12, '11:00'))).status).toBe(201);
    expect((await b.book(await t.signIn(), expert.id, day(12, '09:00'))).status).toBe(201);
  });

  it('takes the buffer of their calendar as well', async () => {
    const careful = await t.provider({ hours: { bufferMinutes: 30 } });
    await b.meeting(careful, other.id, day(13, '11:00'));
    const client = await t.signIn();
    expect((await b.book(client, careful.id, day(13, '12:15'))).body.errorCode).toBe('slot-taken');
    expect((await b.book(client, careful.id, day(13, '12:30'))).status).toBe(201);
  });

  it('is shown as taken to its own expert too: that holders see theirs is for the other side', async () => {
    await b.hold(expert, other.id, day(14, '10:00'));
    const path = (id: string) => `/api/availability/slots/${id}?date=2026-12-14&durationMinutes=60`;
    const read = async (id: string) => {
      const { body } = await t.call('GET', path(id), undefined, { token: expert.token });
      return body.slots.map(({ start }: { start: string }) => start);
    };
    expect(await read(other.id)).toContain('2026-12-14T10:00:00Z');
    expect(await read(expert.id)).not.toContain('2026-12-14T10:00:00Z');
  });

  it('is not in the way of itself: two experts meet on one calendar', async () => {
    await b.meeting(expert, other.id, day(15, '10:00'));
    expect((await b.book(other, expert.id, day(15, '10:00'))).body.errorCode).toBe('slot-taken');
    expect((await b.book(other, expert.id, day(15, '11:00'))).status).toBe(201);
  });
});
