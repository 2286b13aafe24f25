import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { mondays, plans } from '../../../../test/plans.ts';
import { dropUnusedCard } from './service.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

const choice = { startDate: '2026-12-07', pattern: mondays, timezone: 'UTC' };

async function scene() {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const plan = await k.startPlan(client, offeringId, choice);
  return { expert, offeringId, client, plan, card: await cardOf(plan.id) };
}

async function cardOf(planId: string): Promise<string> {
  const row = await t.context.db
    .selectFrom('plans')
    .select('payment_method')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return row.payment_method ?? '';
}

/** Does the gateway keep the card for somebody? */
async function isKept(card: string): Promise<boolean> {
  const { secretKey } = t.context.config.gateways.card;
  const reply = await fetch(`${t.sandbox.url}/v1/payment_methods/${card}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  return ((await reply.json()) as { customer: string | null }).customer !== null;
}

it('a card is kept while its plan goes on or may, and let go when it has ended', async () => {
  const { client, plan, card } = await scene();
  expect(await isKept(card)).toBe(true);
  expect((await k.stop(client, plan.id)).body.status).toBe('ending');
  await t.drain();
  expect(await isKept(card)).toBe(true);
  await k.goTo('2027-01-07T10:00:00Z');
  expect((await k.readPlan(client, plan.id)).status).toBe('ended');
  expect(await isKept(card)).toBe(false);
  expect(await cardOf(plan.id)).toBe('');
});

it('the expert who ends a plan at once lets go of the card, too', async () => {
  const { expert, plan, card } = await scene();
  expect((await k.stop(expert, plan.id, { when: 'now' })).body.status).toBe('ended');
  await t.drain();
  expect(await isKept(card)).toBe(false);
  await k.expectLedgerToAgree({ settled: true });
});

it('a card that another plan of the person is charged to stays', async () => {
  const { client, plan, card } = await scene();
  const other = await k.startPlan(client, await k.sellPlan(await t.provider()), {
    ...choice,
    pattern: { weekdays: [2], time: '10:00' },
  });
  await t.context.db
    .updateTable('plans')
    .set({ payment_method: card })
    .where('id', '=', other.id)
    .execute();
  await k.stop(client, plan.id);
  await k.goTo('2027-01-07T10:00:00Z');
  expect((await k.readPlan(client, plan.id)).status).toBe('ended');
  expect(await isKept(card)).toBe(true);
  await endNow(other.provider.id, other.id);
  expect(await isKept(card)).toBe(false);
});

/** Its expert ends it. */
async function endNow(providerId: string, planId: string): Promise<void> {
  const { phone } = await t.context.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  const expert: SignedIn = await t.signIn(phone ?? '');
  expect((await k.stop(expert, planId, { when: 'now' })).body.status).toBe('ended');
  await t.drain();
}

it('another card that pays takes the place of the one before', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const client = await t.signIn();
  const offeringId = await k.sellPlan(await t.provider());
  const plan = await k.startPlan(client, offeringId, choice, {
    card: 'pm_card_chargeCustomerFail',
  });
  const before = await cardOf(plan.id);
  await k.goTo('2026-12-31T10:00:00Z');
  await k.goTo('2027-01-07T10:00:00Z');
  expect(await isKept(before)).toBe(true);
  const { payableId } = await k.readPlan(client, plan.id);
  await k.charge(await k.startPayment(client, payableId));
  await t.drain();
  expect((await k.readPlan(client, plan.id)).status).toBe('active');
  expect([await isKept(before), await isKept(await cardOf(plan.id))]).toEqual([false, true]);
});

it('a gateway that is away is asked again, and one that was asked before says the same', async () => {
  const { client, expert, plan, card } = await scene();
  const payload = { clientId: client.userId, card };
  // Its plan goes on: nothing is asked.
  await dropUnusedCard(t.context, payload);
  expect(await isKept(card)).toBe(true);
  await k.fault('stripe', 'payment_methods.detach', 'drop', { times: 3, processed: true });
  await k.stop(expert, plan.id, { when: 'now' });
  await t.drain();
  await k.clearFaults();
  // Its answer was lost: the name of the card is still known here.
  expect([await isKept(card), await cardOf(plan.id)]).toEqual([false, card]);
  await Promise.all([1, 2, 3].map(() => dropUnusedCard(t.context, payload)));
  expect(await cardOf(plan.id)).toBe('');
});
