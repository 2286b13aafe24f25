import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
});
afterAll(() => t.stop());

const nine = '2026-12-09T09:00:00Z';
/** The last minute in which nine o'clock is offered with the usual notice of two hours. */
const lastMinute = '2026-12-09T06:59:00Z';

function take(client: SignedIn, quoteId: string) {
  return t.call('POST /api/booking/book', { body: { quoteId, ...details }, token: client.token });
}

function outcome({ status, body }: Awaited<ReturnType<typeof take>>) {
  return status < 300 ? status : [status, body.errorCode];
}

/** A little before a quote or hold ends: the clock goes on while the calls are made. */
function justBefore(instant: string): string {
  return Temporal.Instant.from(instant).subtract({ seconds: 10 }).toString();
}

/** An expert and a client with a quote of that moment. */
async function quotedAt(now: string, start: string, hours = {}) {
  const provider = await t.provider({ hours });
  const client = await t.signIn();
  await t.setNow(now);
  const { status, body } = await b.quote(client, provider.id, start);
  expect(status).toBe(201);
  return { provider, client, quote: body };
}

async function startsOf(providerId: string, person?: SignedIn): Promise<string[]> {
  const path = `/api/availability/slots/${providerId}?date=${nine.slice(0, 10)}&durationMinutes=60`;
  const { body } = await t.call('GET', path, undefined, person ? { token: person.token } : {});
  return body.slots.map(({ start }: { start: string }) => start);
}

describe('a quote', () => {
  it('books its slot in its 15 minutes although the notice has passed', async () => {
    const { provider, client, quote } = await quotedAt(lastMinute, nine);
    await t.setNow(justBefore(quote.expiresAt));
    const stranger = await b.book(await t.signIn(), provider.id, nine);
    expect(outcome(stranger)).toEqual([409, 'slot-unavailable']);
    expect(outcome(await take(client, quote.id))).toBe(201);
  });

  it('books nothing when its 15 minutes are over', async () => {
    const { client, quote } = await quotedAt(lastMinute, nine);
    await t.setNow(quote.expiresAt);
    expect(outcome(await take(client, quote.id))).toEqual([409, 'quote-expired']);
  });

  it('books up to the start, never after it', async () => {
    const hours = { minimumNoticeMinutes: 5 };
    const early = await quotedAt('2026-12-09T08:50:00Z', nine, hours);
    const late = await quotedAt('2026-12-09T08:50:00Z', nine, hours);
    await t.setNow(justBefore(nine));
    expect(outcome(await take(early.client, early.quote.id))).toBe(201);
    await t.setNow(nine);
    const refused = await take(late.client, late.quote.id);
    expect(outcome(refused)).toEqual([409, 'slot-unavailable']);
    expect(refused.body.alternatives?.[0]?.start).toBe('2026-12-09T09:15:00Z');
  });

  it('keeps notice and horizon as they were, and not what the expert closed since', async () => {
    const rules = await quotedAt(lastMinute, nine);
    const closed = await quotedAt(lastMinute, nine);
    await t.setNow('2026-12-09T07:05:00Z');
    const set = (provider: SignedIn, body: object) =>
      t.call('POST /api/availability/set', { body, token: provider.token });
    await set(rules.provider, { minimumNoticeMinutes: 1440, horizonDays: 1 });
    expect(outcome(await take(rules.client, rules.quote.id))).toBe(201);
    await set(closed.provider, { overrides: [{ date: '2026-12-09', ranges: [] }] });
    expect(outcome(await take(closed.client, closed.quote.id))).toEqual([409, 'slot-unavailable']);
  });

  it('of a day that leaves the horizon still books it', async () => {
    const { provider, client, quote } = await quotedAt('2026-12-01T08:00:00Z', nine);
    await t.call('POST /api/availability/set', { body: { horizonDays: 7 }, token: provider.token });
    expect(outcome(await take(client, quote.id))).toBe(201);
  });

  it('is answered again, with its own end, when it is asked for after the notice', async () => {
    const { provider, client, quote } = await quotedAt(lastMinute, nine);
    await t.setNow('2026-12-09T07:10:00Z');
    expect((await b.quote(client, provider.id, nine)).body).toEqual(quote);
    const other = await b.quote(await t.signIn(), provider.id, nine);
    expect(outcome(other)).toEqual([409, 'slot-unavailable']);
    const euro = await b.quote(client, provider.id, nine, { currency: 'EUR' });
    expect(outcome(euro)).toEqual([409, 'slot-unavailable']);
    await t.setNow(quote.expiresAt);
    const late = await b.quote(client, provider.id, nine);
    expect(outcome(late)).toEqual([409, 'slot-unavailable']);
  });

  it('that loses its slot inside the notice hears slot-taken and what is free', async () => {
    const { provider, client, quote } = await quotedAt(lastMinute, nine);
    const rival = await t.signIn();
    await t.setNow(lastMinute);
    const theirs = (await b.quote(rival, provider.id, nine)).body;
    await t.setNow('2026-12-09T07:10:00Z');
    expect(outcome(await take(rival, theirs.id))).toBe(201);
    for (const lost of [await take(client, quote.id), await b.quote(client, provider.id, nine)]) {
      expect(outcome(lost)).toEqual([409, 'slot-taken']);
      expect(lost.body.alternatives.map(({ start }: { start: string }) => start)).toEqual([
        '2026-12-09T10:00:00Z',
        '2026-12-09T10:15:00Z',
        '2026-12-09T10:30:00Z',
      ]);
    }
  });
});

describe('a hold is visible as free to its holder, and to nobody else', () => {
  it('when its start has come closer than the notice', async () => {
    const { provider, client, quote } = await quotedAt(lastMinute, nine);
    const { booking } = (await take(client, quote.id)).body;
    await t.setNow(justBefore(booking.holdExpiresAt ?? ''));
    expect(await startsOf(provider.id, client)).toContain(nine);
    expect(await startsOf(provider.id)).not.toContain(nine);
    expect((await b.quote(client, provider.id, nine)).status).toBe(201);
    await t.setNow(booking.holdExpiresAt ?? '');
    expect(await startsOf(provider.id, client)).not.toContain(nine);
  });

  it('when a date override closes its time, and it can be paid and is confirmed', async () => {
    const hours = {
      weeklyHours: [{ weekday: 2, ranges: [{ start: '22:00', end: '02:00' }] }],
    };
    const midnight = '2026-12-09T00:00:00Z';
    const { provider, client, quote } = await quotedAt('2026-12-08T08:00:00Z', midnight, hours);
    const { booking } = (await take(client, quote.id)).body;
    const overrides = [{ date: '2026-12-09', ranges: [] }];
    await t.call('POST /api/availability/set', { body: { overrides }, token: provider.token });
    expect(await startsOf(provider.id, client)).toEqual([midnight]);
    expect(await startsOf(provider.id)).toEqual([]);
    expect((await b.quote(client, provider.id, midnight)).status).toBe(201);
    await b.pay(client, booking.id);
    expect((await b.read(client, booking.id)).body.status).toBe('confirmed');
    expect(await startsOf(provider.id, client)).toEqual([]);
  });
});
