import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
});
afterAll(() => t.stop());

const receiptOf = async (person: SignedIn, orderId: string) =>
  (await t.call('GET', `/api/receipts/${orderId}`, undefined, { token: person.token })).body;

const timelineOf = async (person: SignedIn, id: string): Promise<string[]> => {
  const path = `/api/booking/${id}/changes`;
  const { body } = await t.call('GET', path, undefined, { token: person.token });
  return body.timeline.map(
    ({ what, amount }: { what: string; amount: { amount: number } | null }) =>
      amount ? `${what} ${amount.amount}` : what,
  );
};

const [first, second] = ['2026-12-10T09:00:00Z', '2026-12-20T09:00:00Z'];

it('a package has one receipt, and each refund of a part of it a credit note', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const client = await t.signIn();
  const offeringId = await k.sell(expert, {
    scheduling: 'as-you-go',
    sessions: 3,
    price: { amount: 30_000, currency: 'USD' },
    discountedPrice: { amount: 24_000, currency: 'USD' },
  });
  const bought = await k.bought(client, offeringId, [first, second]);
  await t.drain();
  expect(await receiptOf(client, bought.orderId)).toMatchObject({
    total: { amount: { amount: 24_000, currency: 'USD' } },
    lines: [
      {
        text: expect.stringMatching(/^Five steps to a talk: 3 sessions, /),
        amount: { amount: 30_000 },
      },
      { text: 'Package discount', amount: { amount: -6000 } },
    ],
    creditNotes: [],
  });
  const [one, two] = bought.sessions;
  expect((await k.read(client, one.bookingId)).body).toMatchObject({
    price: { amount: 8000 },
    discount: null,
    partOf: { id: bought.id, kind: 'package', name: 'Five steps to a talk' },
  });

  // What is reported of the first session goes back of its share alone.
  await t.setNow(first);
  const report = { kind: 'quality', text: 'The sound was gone for most of it.' };
  const path = `/api/booking/${one.bookingId}/problem`;
  const reported = await t.call('POST', path, report, { token: client.token });
  expect(reported.status).toBe(201);
  const [problem] = reported.body.problems;
  const refund = (amount: number) =>
    t.call(
      'POST',
      `${path}/answer`,
      { problemId: problem.id, response: 'refund', amount },
      { token: expert.token },
    );
  expect((await refund(8001)).status).toBe(400);
  expect((await refund(3000)).status).toBe(200);
  await t.drain();
  expect((await k.read(client, one.bookingId)).body).toMatchObject({
    paid: { amount: 8000 },
    refunded: { amount: 3000 },
  });
  expect((await k.read(client, two.bookingId)).body.refunded.amount).toBe(0);

  const reply = await k.cancelPackage(client, bought.id, { expectedRefund: 14_400 });
  expect(reply.status).toBe(200);
  await t.drain();
  const after = await k.readPackage(client, bought.id);
  expect(after.refunded.amount).toBe(17_400);
  expect(after.sessions.map((session: typeof one) => session.refunded.amount)).toEqual([
    3000, 7200, 7200,
  ]);
  expect((await receiptOf(client, bought.orderId)).creditNotes).toMatchObject([
    { amount: { amount: 3000 }, reason: 'problem' },
    { amount: { amount: 14_400 }, reason: 'client-cancelled' },
  ]);
  const mails = await k.mailsTo('clara@example.com');
  const canceled = mails.find(({ subject }) => subject.startsWith('Canceled: Five steps'));
  expect(canceled?.text).toContain('refunding USD 144.00');
  // Of the order's money each meeting tells its own part.
  expect(await timelineOf(client, two.bookingId)).toEqual([
    'held',
    'paid 8000',
    'booked',
    'cancelled',
    'refunded 7200',
  ]);
  expect(await timelineOf(expert, one.bookingId)).toEqual(['paid 8000', 'booked', 'refunded 3000']);
  await k.expectLedgerToAgree({ settled: true });
});

it('a session that is placed later was paid before, and tells no payment of its own', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const client = await t.signIn();
  const offeringId = await k.sell(expert, { scheduling: 'as-you-go' });
  const bought = await k.bought(client, offeringId, [first]);
  await t.advance('PT1H');
  const { body } = await k.place(client, bought.id, [second]);
  expect(await timelineOf(client, body.booking.id)).toEqual(['booked']);
});
