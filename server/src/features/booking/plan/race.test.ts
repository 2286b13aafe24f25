import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
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
