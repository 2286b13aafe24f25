import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';
import { checkLedger } from '../../payment/ledger/check/service.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };
let hour = 8;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  provider = await t.provider({ profile: { discountedRate: { amount: 3000, currency: 'USD' } } });
});
afterAll(() => t.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A paid meeting of 30 dollars, the client's first one, whose client gave it up the day before. */
async function cancelledLate(email = 'late@example.com') {
  hour += 1;
  const start = `2026-12-11T${String(hour).padStart(2, '0')}:00:00Z`;
  await t.setNow('2026-12-01T08:00:00Z');
  const client = await t.signIn();
  const { id } = await b.meeting(client, provider.id, start, { email });
  await t.setNow('2026-12-10T08:00:00Z');
  const { body } = await b.cancel(client, id);
  expect(body.refunded).toEqual(usd(0));
  return { client, id: id as string };
}

const refund = (person: SignedIn, id: string, amount: unknown) =>
  t.call('POST', `/api/booking/${id}/refund`, { amount }, { token: person.token });

describe('an expert whose client cancelled late', () => {
  test('refunds any part of it, and then any part of the rest', async () => {
    const { client, id } = await cancelledLate();
    const { goodwill, end } = (await b.read(provider, id)).body;
    const until = Temporal.Instant.from(end).add({ hours: 72 }).toString();
    expect(goodwill).toEqual({ left: usd(3000), until });
    const { status, body } = await refund(provider, id, 1000);
    expect([status, body.refunded, body.goodwill.left]).toEqual([200, usd(1000), usd(2000)]);
    expect((await refund(provider, id, 2001)).body.fields).toMatchObject([{ path: 'amount' }]);
    expect((await refund(provider, id, 2000)).body).not.toHaveProperty('goodwill');
    expect(await refund(provider, id, 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'refund-not-possible' },
    });
    await t.drain();
    expect((await b.read(client, id)).body).toMatchObject({ refunded: usd(3000), paid: usd(3000) });
    const told = { params: { id }, token: client.token };
    const { timeline } = (await t.call('GET /api/booking/:id/changes', told)).body;
    expect(timeline.slice(-2)).toMatchObject([
      { what: 'refunded', by: 'provider', amount: usd(1000) },
      { what: 'refunded', by: 'provider', amount: usd(2000) },
    ]);
    expect((await checkLedger(t.context)).differences).toEqual([]);
  });

  test('never refunds more than was paid, however many refunds come at once', async () => {
    const { client, id } = await cancelledLate();
    const replies = await Promise.all([2000, 2000, 2000].map((one) => refund(provider, id, one)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ]);
    await t.drain();
    expect((await b.read(client, id)).body.refunded).toEqual(usd(2000));
    expect((await checkLedger(t.context)).differences).toEqual([]);
  });

  test('tells the client by one email, with a credit note', async () => {
    const { id } = await cancelledLate('told@example.com');
    await refund(provider, id, 1234);
    await t.drain();
    const mails = (await b.mailsTo('told@example.com')).filter(({ subject }) =>
      subject.includes('12.34'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('is refunding you USD 12.34 anyway');
    expect(mails[0]?.text).toMatch(/Credit note/);
  });

  test('gives the first-meeting price back with all of it, and not with a part', async () => {
    const { client, id } = await cancelledLate();
    const price = async () =>
      (await b.quote(client, provider.id, '2026-12-18T10:00:00Z')).body.price.amount;
    await refund(provider, id, 2999);
    expect(await price()).toBe(6000);
    await refund(provider, id, 1);
    expect(await price()).toBe(3000);
  });

  test(
    'can do so until three days after the meeting would have ended',
    still(async () => {
      const { id } = await cancelledLate();
      const { until } = (await b.read(provider, id)).body.goodwill;
      await t.setNow(Temporal.Instant.from(until).add({ milliseconds: 1 }).toString());
      expect((await refund(provider, id, 100)).status).toBe(409);
      await t.setNow(until);
      expect((await refund(provider, id, 100)).status).toBe(200);
    }),
  );
});

test('nobody else refunds, and nothing of a meeting that stands', async () => {
  const { client, id } = await cancelledLate();
  expect((await b.read(client, id)).body).not.toHaveProperty('goodwill');
  expect((await refund(client, id, 100)).status).toBe(403);
  expect((await refund(await t.provider(), id, 100)).status).toBe(404);
  for (const amount of [0, -1, 1.5, '100', null])
    expect((await refund(provider, id, amount)).status).toBe(400);
  const standing = await b.meeting(await t.signIn(), provider.id, '2026-12-19T10:00:00Z');
  expect((await refund(provider, standing.id, 100)).body.errorCode).toBe('refund-not-possible');
  await b.cancel(provider, standing.id);
  expect((await refund(provider, standing.id, 100)).body.errorCode).toBe('refund-not-possible');
});
