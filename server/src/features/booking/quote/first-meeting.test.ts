import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };

const firstDay = '2026-12-01T08:00:00Z';
let hour = 0;
/** A time of its own for each meeting, ten days after the first day. */
function nextStart(): string {
  hour += 1;
  const day = 11 + Math.floor(hour / 8);
  return `2026-12-${day}T${String(9 + (hour % 8)).padStart(2, '0')}:00:00Z`;
}

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  provider = await t.provider({
    profile: {
      discountedRate: { amount: 4000, currency: 'USD' },
      expertise: 'Insomnia and anxiety',
      idealClient: 'People who lie awake with insomnia and anxiety and want to rest again.',
    },
  });
});
afterAll(() => t.stop());

/** What check, quote and hold say of the next meeting of the two. */
async function verdicts(client: SignedIn, start: string) {
  const path = '/api/booking/check-first-booking';
  const check = await t.call('POST', path, { providerId: provider.id }, { token: client.token });
  const quote = (await b.quote(client, provider.id, start)).body;
  const held = await t.call('POST /api/booking/book', {
    body: { quoteId: quote.id, ...details },
    token: client.token,
  });
  return {
    check: check.body.isFirstBooking,
    quote: quote.discountKind === 'first-booking',
    hold: held.body.booking.price.amount === 4000,
  };
}

const first = { check: true, quote: true, hold: true };
const notFirst = { check: false, quote: false, hold: false };

async function meetingOf() {
  await t.setNow(firstDay);
  const client = await t.signIn();
  const start = nextStart();
  const { id } = await b.meeting(client, provider.id, start);
  return { client, start, id: id as string };
}

describe('the price that profiles and recommendations show', () => {
  const firstPrices = async (token?: string) => {
    const path = `/worker/profile/${provider.id}`;
    const { body } = await t.call('GET', path, undefined, token ? { token } : {});
    return body.prices.map((price: { firstBooking: object | null }) => price.firstBooking);
  };

  it('is that of a first meeting until the two have met, as the quote says', async () => {
    const stranger = await t.signIn();
    const { client } = await meetingOf();
    const prices = [2000, 4000].map((amount) => ({ amount, currency: 'USD' }));
    expect(await firstPrices()).toEqual(prices);
    expect(await firstPrices(stranger.token)).not.toContain(null);
    expect(await firstPrices(client.token)).toEqual([null, null]);
  });
  it('is the same on the card in the chat', async () => {
    const { client } = await meetingOf();
    const stranger = await t.signIn();
    const onCard = async ({ token }: SignedIn) => {
      const body = { query: 'I lie awake with insomnia and anxiety every night' };
      const reply = await t.call('POST /api/worker/suggestions', { body, token });
      return reply.body.recommendations.map((card) => card.firstBookingPrice);
    };
    expect(await onCard(stranger)).toEqual([expect.objectContaining({ currency: 'CLP' })]);
    expect(await onCard(client)).toEqual([null]);
  });
});

describe('a meeting that the two have had', () => {
  it('is one that is confirmed, also one to come', async () => {
    const { client } = await meetingOf();
    expect(await verdicts(client, nextStart())).toEqual(notFirst);
  });

  it('is one that the client missed', async () => {
    const { client, start } = await meetingOf();
    await t.setNow(Temporal.Instant.from(start).add({ hours: 30 }).toString());
    const later = Temporal.Instant.from(start).add({ hours: 24 * 10 });
    expect(await verdicts(client, later.toString())).toEqual(notFirst);
  });

  it('is one that was cancelled with part of the money kept', async () => {
    const { client, id } = await meetingOf();
    await t.setNow('2026-12-02T08:01:00Z');
    expect((await b.cancel(client, id)).body.refunded.amount).toBe(3600);
    expect(await verdicts(client, nextStart())).toEqual(notFirst);
  });

  it('is one that was cancelled with nothing paid back', async () => {
    const { client, id, start } = await meetingOf();
    await t.setNow(Temporal.Instant.from(start).subtract({ hours: 47 }).toString());
    expect((await b.cancel(client, id)).body.refunded.amount).toBe(0);
    const later = Temporal.Instant.from(start).add({ hours: 24 * 10 });
    expect(await verdicts(client, later.toString())).toEqual(notFirst);
  });
});

describe('a meeting that the two have not had', () => {
  it('is one that was cancelled with everything paid back, by either side', async () => {
    const soon = await meetingOf();
    expect((await b.cancel(soon.client, soon.id)).body.refunded.amount).toBe(4000);
    expect(await verdicts(soon.client, nextStart())).toEqual(first);
    const called = await meetingOf();
    await t.setNow('2026-12-02T08:01:00Z');
    expect((await b.cancel(provider, called.id)).status).toBe(200);
    expect(await verdicts(called.client, nextStart())).toEqual(first);
  });

  it('is one that was held and not paid', async () => {
    await t.setNow(firstDay);
    const client = await t.signIn();
    await b.hold(client, provider.id, nextStart());
    await t.advance('PT15M');
    expect(await verdicts(client, nextStart())).toEqual(first);
  });

  it('is one with another expert', async () => {
    const { client } = await meetingOf();
    const other = await t.provider({
      profile: { discountedRate: { amount: 4000, currency: 'USD' } },
    });
    expect((await b.quote(client, other.id, nextStart())).body.discountKind).toBe('first-booking');
  });
});
