import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { mondays, plans } from '../../../../test/plans.ts';
import { reserveDueMonths } from '../plan-renewal/service.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

const choice = { startDate: '2026-12-07', pattern: mondays, timezone: 'UTC' };

it('of buyers of one pattern one gets all its times, the others are told each clash', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const offeringId = await k.sellPlan(expert);
  const clients = [await t.signIn(), await t.signIn(), await t.signIn()];
  const [one] = clients;
  if (!one) throw new Error('no client');
  const starts = await k.timesOf(one, offeringId, choice);
  const replies = await Promise.all(
    clients.map((client) => k.bookPlan(client, { offeringId, choice, starts })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  for (const { body } of replies.filter(({ status }) => status === 409))
    expect(body.clashes).toHaveLength(4);
  const buyer = clients[replies.findIndex(({ status }) => status === 201)];
  if (!buyer) throw new Error('nobody bought');
  // The same request again is the same plan; another pattern at the same times is not.
  const again = await k.bookPlan(buyer, { offeringId, choice, starts });
  const first = replies.find(({ status }) => status === 201);
  expect(again.body.package.id).toBe(first?.body.package.id);
});

it('a month is reserved once by many who look at once', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const client = await t.signIn();
  const plan = await k.startPlan(client, await k.sellPlan(expert), choice);
  await t.setNow('2026-12-31T09:59:59Z');
  await t.context.db
    .updateTable('plans')
    .set({ reserve_at: Temporal.Instant.from('2026-12-31T09:59:59Z') })
    .where('id', '=', plan.id)
    .execute();
  await Promise.all(Array.from({ length: 5 }, () => reserveDueMonths(t.context)));
  await k.goTo('2026-12-31T10:00:00Z');
  const { periods } = await k.readPlan(client, plan.id);
  expect(periods).toHaveLength(2);
  const renewals = (await k.subjectsOf(client)).filter((one) => one.includes('renews on'));
  expect(renewals).toHaveLength(1);
});

it('a plan that fails does not stop those after it, and is reserved once it can be', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const client = await t.signIn();
  const broken = await k.startPlan(client, await k.sellPlan(await t.provider()), choice);
  const whole = await k.startPlan(client, await k.sellPlan(await t.provider()), {
    ...choice,
    pattern: { weekdays: [2], time: '10:00' },
  });
  const setZone = (timezone: string) =>
    t.context.db
      .updateTable('plans')
      .set({ client_timezone: timezone })
      .where('id', '=', broken.id)
      .execute();
  // No such place: its dates can't be counted. It is the first to be looked at.
  await setZone('Nowhere/Atall');
  await t.context.db
    .updateTable('plans')
    .set({ reserve_at: Temporal.Instant.from('2026-12-31T09:59:59Z') })
    .where('id', '=', broken.id)
    .execute();
  await k.goTo('2026-12-31T10:00:00Z');
  expect((await k.readPlan(client, whole.id)).periods).toHaveLength(2);
  await setZone('UTC');
  expect((await k.readPlan(client, broken.id)).periods).toHaveLength(1);
  await reserveDueMonths(t.context);
  expect((await k.readPlan(client, broken.id)).periods).toHaveLength(2);
});

/** Agrees in one tab to what was quoted there. */
const agree = (client: SignedIn, quoteId: string, key: string) =>
  t.call(
    'POST',
    '/api/booking/book',
    { ...details, quoteId, consent: true, timezone: 'UTC' },
    { token: client.token, headers: { 'idempotency-key': key } },
  );
const plansOf = async (client: SignedIn) =>
  (await t.call('GET', '/api/booking/plans', undefined, { token: client.token })).body.plans;

describe('one person in two tabs', () => {
  const pricedIn = async (client: SignedIn, offeringId: string, starts: readonly string[]) => {
    const { status, body } = await k.quotePlan(client, offeringId, choice, starts);
    if (status !== 201) throw new Error(`quote: ${JSON.stringify(body)}`);
    return body.id;
  };

  it('who agrees in both at once has one plan, and pays it once', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const expert = await t.provider();
    const client = await t.signIn();
    const offeringId = await k.sellPlan(expert);
    const starts = await k.timesOf(client, offeringId, choice);
    const quoteIds = await Promise.all([1, 2].map(() => pricedIn(client, offeringId, starts)));
    expect(new Set(quoteIds).size).toBe(2);
    const bought = await Promise.all(
      quoteIds.map((quoteId, tab) => agree(client, quoteId, `tab-${tab}-of-${client.userId}`)),
    );
    expect(bought.map(({ status }) => status)).toEqual([201, 201]);
    const [plan, ...others] = await plansOf(client);
    expect(others).toEqual([]);
    for (const { body } of bought) expect(body.booking.partOf.id).toBe(plan.id);
    // Both tabs show the same payment, whichever session they ask it for.
    const bookingIds = bought.map(({ body }, tab) => body.bookings[tab].id);
    const intents = await Promise.all(bookingIds.map((id) => k.startPayment(client, id)));
    expect(new Set(intents).size).toBe(1);
    await Promise.all(intents.map((intent) => k.charge(intent)));
    await t.drain();
    expect(await k.readPlan(client, plan.id)).toMatchObject({ status: 'active', payableId: null });
    // Whichever tab came first, its quote bought the plan: agreed to again, it is that plan still.
    const winner = bought[0]?.body.quote.id;
    const again = await agree(client, winner, `again-${client.userId}`);
    expect([again.status, again.body.booking.partOf.id]).toEqual([201, plan.id]);
    // A tab that was left open since then gets no second one, by its quote or a new one.
    const loser = quoteIds.find((id) => id !== winner) ?? '';
    const late = [
      await agree(client, loser, `late-${client.userId}`),
      await k.bookPlan(client, { offeringId, choice, starts }),
      await k.quotePlan(client, offeringId, choice, starts),
    ];
    for (const { status, body } of late)
      expect([status, body.errorCode, body.clashes?.length]).toEqual([409, 'slot-taken', 4]);
    expect(await plansOf(client)).toHaveLength(1);
    const { body } = await t.call('GET', '/api/profile/export', undefined, {
      token: client.token,
    });
    expect(body.payments).toMatchObject([{ status: 'succeeded' }]);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('other times in the second take the place of the first, whose payment ends', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const expert = await t.provider();
    const client = await t.signIn();
    const offeringId = await k.sellPlan(expert);
    const starts = await k.timesOf(client, offeringId, choice);
    const first = await k.bookPlan(client, { offeringId, choice, starts });
    const intent = await k.startPayment(client, first.body.booking.id);
    const other = { ...choice, pattern: { weekdays: [2], time: '11:00' } };
    const second = await k.startPlan(client, offeringId, other);
    expect(await k.charge(intent)).not.toBe(200);
    await t.drain();
    const states = (await plansOf(client)).map(({ id, status }: { id: string; status: string }) => [
      id,
      status,
    ]);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual([second.id, 'active']);
    expect(states).toContainEqual([first.body.booking.partOf.id, 'lapsed']);
    await k.expectLedgerToAgree({ settled: true });
  });
});

describe('an expert who changes something while a plan is bought', () => {
  const scene = async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const expert = await t.provider();
    const client = await t.signIn();
    const offeringId = await k.sellPlan(expert);
    const starts = await k.timesOf(client, offeringId, choice);
    return { expert, client, offeringId, starts };
  };
  const change = ({ token }: SignedIn, body: object) =>
    t.call('POST', '/api/provider-offerings', body, { token });

  it('and hides it: what was quoted can still be bought, nothing is quoted any more', async () => {
    const { expert, client, offeringId, starts } = await scene();
    const { body: quote } = await k.quotePlan(client, offeringId, choice, starts);
    expect((await change(expert, { offeringId, isEnabled: false })).status).toBe(200);
    for (const reply of [
      await k.preview(client, offeringId, choice),
      await k.quotePlan(client, offeringId, choice, starts),
      await k.bookPlan(client, { offeringId, choice, starts }),
    ])
      expect([reply.status, reply.body.errorCode]).toEqual([404, 'not-found']);
    const bought = await agree(client, quote.id, `hidden-${client.userId}`);
    expect(bought).toMatchObject({ status: 201, body: { quote: { price: quote.price } } });
  });

  it('and leaves: of leaving and buying at once one happens, never both', async () => {
    const { expert, client, offeringId, starts } = await scene();
    const { body: quote } = await k.quotePlan(client, offeringId, choice, starts);
    const [left, bought] = await Promise.all([
      t.call('DELETE', '/api/profile', { confirmed: true }, { token: expert.token }),
      agree(client, quote.id, `left-${client.userId}`),
    ]);
    const outcomes = [left, bought].map(({ status, body }) => [status, body.errorCode]);
    expect([
      [
        [200, undefined],
        [404, 'not-found'],
      ],
      // The times were looked at before the expert was.
      [
        [200, undefined],
        [409, 'slot-unavailable'],
      ],
      [
        [409, 'account-not-settled'],
        [201, undefined],
      ],
    ]).toContainEqual(outcomes);
    if (bought.status === 201) return;
    expect(await plansOf(client)).toEqual([]);
    const again = await k.quotePlan(client, offeringId, choice, starts);
    expect([again.status, again.body.errorCode]).toEqual([404, 'not-found']);
  });
});
