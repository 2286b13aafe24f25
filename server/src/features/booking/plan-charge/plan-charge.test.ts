import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { mondays, plans } from '../../../../test/plans.ts';
import { chargeMonth } from './service.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

const renewal = '2027-01-07T10:00:00Z';

async function scene(
  card?: string,
  { price, ...more }: { price?: object; currency?: string } = {},
) {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const offeringId = await k.sellPlan(expert, price ? { price } : {});
  const client = await t.signIn();
  const start = { startDate: '2026-12-07', pattern: mondays, timezone: 'UTC' };
  const plan = await k.startPlan(client, offeringId, start, { card, ...more });
  await k.goTo('2026-12-31T10:00:00Z');
  const read = () => k.readPlan(client, plan.id);
  const intents = async () => {
    const { body } = await t.call('GET', '/api/profile/export', undefined, { token: client.token });
    return body.payments.map(({ status }: { status: string }) => status);
  };
  /** The mails about it, the latest first. */
  const failures = async () =>
    (await k.mailsTo(k.emailOf(client))).filter(({ subject }) =>
      subject.startsWith("We couldn't charge your card"),
    );
  return { expert, client, plan, read, intents, failures };
}

describe('a card that died', () => {
  it('is tried again after 1, 3 and 5 days, and the plan ends after the last', async () => {
    const { client, read, intents, failures, plan } = await scene('pm_card_chargeCustomerFail');
    const before = await failures();
    await k.goTo(renewal);
    expect(await read()).toMatchObject({
      status: 'past-due',
      failedCharges: 1,
      nextChargeAt: '2027-01-08T10:00:00Z',
      declineCode: 'generic_decline',
      payableId: expect.any(String),
    });
    await k.goTo('2027-01-08T09:59:00Z');
    expect((await read()).failedCharges).toBe(1);
    await k.goTo('2027-01-08T10:00:00Z');
    expect(await read()).toMatchObject({
      failedCharges: 2,
      nextChargeAt: '2027-01-10T10:00:00Z',
    });
    // The first session starts on the 11th: its time is given back 24 h before.
    await k.goTo('2027-01-10T09:59:00Z');
    expect((await read()).periods[0].sessions[0].state).toBe('reserved');
    await k.goTo('2027-01-10T10:00:00Z');
    const third = await read();
    expect(third).toMatchObject({ failedCharges: 3, nextChargeAt: '2027-01-12T10:00:00Z' });
    expect(third.periods[0].sessions.map((one: { state: string }) => one.state)).toEqual([
      'action-required',
      'reserved',
      'reserved',
      'reserved',
    ]);
    await k.goTo('2027-01-12T10:00:00Z');
    const over = await read();
    expect(over).toMatchObject({ status: 'ended', endReason: 'payment-failed', payableId: null });
    expect(over.periods[0].status).toBe('lapsed');
    expect(over.periods[0].sessions.map((one: { state: string }) => one.state)).toEqual(
      Array(4).fill('expired'),
    );
    await t.drain();
    expect(await intents()).toEqual(['succeeded', 'cancelled']);
    const told = (await failures()).slice(0, 3).map(({ text }) => text.includes('the last try'));
    expect(told).toEqual([true, false, false]);
    expect((await failures()).length - before.length).toBe(3);
    expect((await k.stop(client, plan.id)).body.errorCode).toBe('plan-over');
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is replaced by the one that pays by hand, which pays from then on', async () => {
    const { client, read, intents } = await scene('pm_card_chargeCustomerFail');
    await k.goTo(renewal);
    const { payableId } = await read();
    await k.goTo('2027-01-10T12:00:00Z');
    await k.charge(await k.startPayment(client, payableId));
    await t.drain();
    const paid = await read();
    expect(paid).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    // What was let go meanwhile is a credit.
    expect(paid.periods[0].sessions.map((one: { state: string }) => one.state)).toEqual([
      'free',
      'placed',
      'placed',
      'placed',
    ]);
    await k.goTo('2027-01-31T10:00:00Z');
    await k.goTo('2027-02-07T10:00:00Z');
    expect(await read()).toMatchObject({ status: 'active', renewsAt: '2027-03-07T10:00:00Z' });
    expect(await intents()).toEqual(['succeeded', 'succeeded', 'succeeded']);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('whose bank asks for its owner leads them to pay by hand', async () => {
    const { client, read } = await scene();
    const { db } = t.context;
    // The bank began to ask after the card was kept.
    const plan = await read();
    const card = await keptCard(client.userId, 'pm_card_authenticationRequired');
    await db.updateTable('plans').set({ payment_method: card }).where('id', '=', plan.id).execute();
    await k.goTo(renewal);
    expect(await read()).toMatchObject({
      status: 'past-due',
      declineCode: 'authentication_required',
    });
    const mails = await k.mailsTo(k.emailOf(client));
    expect(mails.some(({ text }) => text.includes('Your bank wants you to confirm'))).toBe(true);
    await k.charge(await k.startPayment(client, (await read()).payableId));
    await t.drain();
    expect(await read()).toMatchObject({ status: 'active' });
    await k.expectLedgerToAgree({ settled: true });
  });
});

/** A card of the client that asks for its owner each time, kept for the same customer. */
async function keptCard(userId: string, card: string): Promise<string> {
  const { customer_id: customer } = await t.context.db
    .selectFrom('card_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { secretKey } = t.context.config.gateways.card;
  const reply = await fetch(`${t.sandbox.url}/v1/payment_methods/${card}/attach`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ customer }),
  });
  return ((await reply.json()) as { id: string }).id;
}

describe('stopping in one tab and paying in another', () => {
  const scenes = {
    'at once': async (stop: () => Promise<unknown>, pay: () => Promise<unknown>) => {
      await Promise.all([stop(), pay()]);
    },
    'paid first': async (stop: () => Promise<unknown>, pay: () => Promise<unknown>) => {
      await pay();
      await t.drain();
      await stop();
    },
    'stopped first': async (stop: () => Promise<unknown>, pay: () => Promise<unknown>) => {
      await stop();
      await pay();
    },
  };

  it.each(Object.entries(scenes))(
    '%s keeps the money for a month or gives it back',
    async (how, act) => {
      const { client, plan, read, intents } = await scene('pm_card_chargeCustomerFail');
      await k.goTo(renewal);
      const intent = await k.startPayment(client, (await read()).payableId);
      await act(
        () => k.stop(client, plan.id),
        () => k.charge(intent),
      );
      await t.drain();
      await k.goTo('2027-01-07T12:00:00Z');
      const after = await read();
      const kinds = after.timeline.map(({ kind }: { kind: string }) => kind);
      const paid = (await intents()).filter((status: string) => status === 'succeeded').length;
      const isRenewed = kinds.includes('renewed');
      // Paid before it was stopped, the month stands; else the money is refused or goes back.
      expect(after.status).toBe(isRenewed ? 'ending' : 'ended');
      expect(paid).toBe(1 + Number(isRenewed || kinds.includes('paid-back')));
      if (how === 'paid first') expect(isRenewed).toBe(true);
      if (how === 'stopped first') expect(isRenewed).toBe(false);
      await k.expectLedgerToAgree({ settled: true });
    },
  );
});

it('a plan in pesos is charged whole pesos each month, and its shares add up', async () => {
  const { read, intents } = await scene(undefined, {
    price: { amount: 60_003, currency: 'CLP' },
    currency: 'CLP',
  });
  await k.goTo(renewal);
  const { price, periods } = await read();
  expect(price).toEqual({ amount: 60_003, currency: 'CLP' });
  for (const period of periods) expect(period.paid).toEqual({ amount: 60_003, currency: 'CLP' });
  const shares = await t.context.db
    .selectFrom('package_sessions')
    .select('share')
    .where('package_id', '=', periods[0].packageId)
    .orderBy('number')
    .execute();
  expect(shares.map(({ share }) => share)).toEqual([15_001, 15_001, 15_001, 15_000]);
  expect(await intents()).toEqual(['succeeded', 'succeeded']);
  await k.expectLedgerToAgree({ settled: true });
});

describe('the gateway', () => {
  it.each([
    ['payment_intents.create', 'drop', true],
    ['payment_intents.create', 'fail', false],
    ['payment_intents.confirm', 'drop', true],
    ['payment_intents.confirm', 'drop', false],
    ['payment_intents.confirm', 'fail', false],
    ['payment_intents.retrieve', 'drop', true],
  ])('loses and doubles no money when %s is a %s', async (operation, kind, processed) => {
    const { read, intents } = await scene();
    await k.fault('stripe', operation, kind, { times: 3, processed });
    await k.goTo(renewal);
    await k.clearFaults();
    // The look an hour later finds what was lost.
    await k.goTo('2027-01-07T11:01:00Z');
    expect(await read()).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    expect(await intents()).toEqual(['succeeded', 'succeeded']);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is asked once by many who charge one month at once', async () => {
    const { read, intents, plan } = await scene();
    await t.sandboxPost('/sandbox/clock', { now: '2027-01-07T09:59:59Z' });
    const payload = { planId: plan.id, period: 1, attempt: 0 };
    await Promise.all(Array.from({ length: 6 }, () => chargeMonth(t.context, payload)));
    await t.drain();
    await chargeMonth(t.context, payload);
    expect(await read()).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    await k.goTo('2027-01-07T12:00:00Z');
    expect(await intents()).toEqual(['succeeded', 'succeeded']);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is asked once when we die between its word and ours', async () => {
    const { read, intents, plan } = await scene();
    const { db } = t.context;
    await sql`create function die() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(10);
      return new; end $$`.execute(db);
    await sql`create trigger die before insert on plan_events
      for each row execute function die()`.execute(db);
    const payload = { planId: plan.id, period: 1, attempt: 0 };
    await t.sandboxPost('/sandbox/clock', { now: '2027-01-07T09:59:59Z' });
    await expect(chargeMonth(t.context, payload)).rejects.toThrow();
    // The pool may hand out a connection of which it has not noticed yet that it is dead.
    await vi.waitFor(() => sql`drop trigger die on plan_events`.execute(db));
    expect((await read()).periods[0].status).toBe('reserved');
    await chargeMonth(t.context, payload);
    expect(await read()).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    expect(await intents()).toEqual(['succeeded', 'succeeded']);
    await t.drain();
    await k.expectLedgerToAgree({ settled: true });
  });

  it('gives the money back that arrives for a plan that was stopped meanwhile', async () => {
    const { client, read, intents, plan } = await scene();
    const payload = { planId: plan.id, period: 1, attempt: 0 };
    for (let turn = 0; turn < 3; turn += 1) {
      const [, stopped] = await Promise.all([
        chargeMonth(t.context, payload),
        k.stop(client, plan.id),
      ]);
      expect([200, 409]).toContain(stopped.status);
    }
    await t.drain();
    const after = await read();
    expect(after.status).toBe('ending');
    // Renewed before it was stopped, or stopped before it was renewed and not charged.
    const paid = (await intents()).filter((status: string) => status === 'succeeded').length;
    const renewals = after.timeline.filter(({ kind }: { kind: string }) => kind === 'renewed');
    const returned = after.timeline.filter(({ kind }: { kind: string }) => kind === 'paid-back');
    expect(paid).toBe(1 + renewals.length + returned.length);
    await k.expectLedgerToAgree({ settled: true });
  });
});
