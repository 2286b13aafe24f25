import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { mondays, plans } from '../../../../test/plans.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

const start = { startDate: '2026-12-07', pattern: mondays, timezone: 'UTC' };

async function scene(choice: Parameters<typeof k.startPlan>[2] = start, card?: string) {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const plan = await k.startPlan(client, offeringId, choice, { card });
  return { expert, offeringId, client, plan };
}

const startsOf = (period: { sessions: { start: string | null }[] }) =>
  period.sessions.map((one) => one.start);
const statesOf = (period: { sessions: { state: string }[] }) =>
  period.sessions.map((one) => one.state);

async function charges(client: SignedIn) {
  const { body } = await t.call('GET', '/api/profile/export', undefined, { token: client.token });
  return body.payments.filter(({ status }: { status: string }) => status === 'succeeded').length;
}

describe('a plan', () => {
  it('is bought with the times of its first month, and goes on', async () => {
    const { client, expert, plan } = await scene();
    expect(plan).toMatchObject({
      role: 'client',
      status: 'active',
      sessionsPerMonth: 4,
      price: { amount: 20_003, currency: 'USD' },
      renewsAt: '2027-01-07T10:00:00Z',
      nextChargeAt: '2027-01-07T10:00:00Z',
      payableId: null,
      pattern: mondays,
    });
    expect(plan.periods).toHaveLength(1);
    expect(startsOf(plan.periods[0])).toEqual([
      '2026-12-07T10:00:00Z',
      '2026-12-14T10:00:00Z',
      '2026-12-21T10:00:00Z',
      '2026-12-28T10:00:00Z',
    ]);
    expect(plan.timeline).toMatchObject([{ kind: 'started', amount: { amount: 20_003 } }]);
    expect(await k.readPlan(expert, plan.id)).toMatchObject({ role: 'provider', status: 'active' });
    const meeting = (await k.read(client, plan.periods[0].sessions[0].bookingId)).body;
    expect(meeting).toMatchObject({
      status: 'confirmed',
      price: { amount: 5001 },
      partOf: { id: plan.id, kind: 'plan', name: 'Steady steps' },
    });
    const list = await t.call('GET', '/api/booking/packages', undefined, { token: client.token });
    expect(list.body.packages).toEqual([]);
    const mails = await k.mailsTo(k.emailOf(client));
    const started = mails.filter(({ subject }) => subject.startsWith('Your plan has started'));
    expect(started).toHaveLength(1);
    expect(started[0]?.attachments[0]?.content.match(/^UID:/gm)).toHaveLength(4);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is reserved 7 days before its renewal, told once, and charged once at 10:00', async () => {
    const { client, plan } = await scene();
    await k.goTo('2026-12-31T09:59:00Z');
    expect((await k.readPlan(client, plan.id)).periods).toHaveLength(1);
    await k.goTo('2026-12-31T10:00:00Z');
    const reserved = await k.readPlan(client, plan.id);
    expect(statesOf(reserved.periods[0])).toEqual(Array(4).fill('reserved'));
    expect(startsOf(reserved.periods[0])).toEqual([
      '2027-01-11T10:00:00Z',
      '2027-01-18T10:00:00Z',
      '2027-01-25T10:00:00Z',
      '2027-02-01T10:00:00Z',
    ]);
    const bookingId = reserved.periods[0].sessions[0].bookingId;
    expect((await k.cancel(client, bookingId)).body.errorCode).toBe('not-cancellable');
    await k.goTo('2027-01-07T09:59:00Z');
    expect(await charges(client)).toBe(1);
    await k.goTo('2027-01-07T10:00:00Z');
    const renewed = await k.readPlan(client, plan.id);
    expect(renewed).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    expect(statesOf(renewed.periods[0])).toEqual(Array(4).fill('placed'));
    expect(renewed.periods[0].paid.amount).toBe(20_003);
    await k.goTo('2027-01-07T12:00:00Z');
    expect(await charges(client)).toBe(2);
    const subjects = (await k.mailsTo(k.emailOf(client))).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.startsWith('Steady steps renews on'))).toHaveLength(1);
    expect(subjects.filter((one) => one.startsWith('Renewed: Steady steps'))).toHaveLength(1);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is refused without consent, for too few days, a day too far and times of another month', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const expert = await t.provider();
    const offeringId = await k.sellPlan(expert, { sessions: 5 });
    const client = await t.signIn();
    const small = await k.preview(client, offeringId, start);
    expect(small).toMatchObject({ status: 409, body: { errorCode: 'pattern-too-small' } });
    const pattern = { weekdays: [1, 3], time: '10:00' };
    const dates = { last: '2026-12-31', tooFar: '2027-01-01', first: '2026-12-01' };
    for (const startDate of [dates.first, dates.last])
      expect((await k.preview(client, offeringId, { ...start, pattern, startDate })).status).toBe(
        200,
      );
    for (const startDate of [dates.tooFar, '2026-11-30'])
      expect(await k.preview(client, offeringId, { ...start, pattern, startDate })).toMatchObject({
        status: 409,
        body: { errorCode: 'start-date-refused' },
      });
    const choice = { ...start, pattern };
    const starts = await k.timesOf(client, offeringId, choice);
    const few = await k.quotePlan(client, offeringId, choice, starts.slice(1));
    expect(few).toMatchObject({ status: 409, body: { errorCode: 'times-missing' } });
    const late = [...starts.slice(1), '2027-01-08T10:00:00Z'];
    expect(await k.quotePlan(client, offeringId, choice, late)).toMatchObject({
      status: 409,
      body: { errorCode: 'outside-period' },
    });
    const wanted = { offeringId, choice, starts };
    expect(await k.bookPlan(client, wanted, { consent: false })).toMatchObject({
      status: 400,
      body: { errorCode: 'consent-missing' },
    });
    expect((await k.quotePackage(client, offeringId, starts)).status).toBe(404);
    const mine = await k.preview(expert, offeringId, choice);
    expect(mine).toMatchObject({ status: 409, body: { errorCode: 'own-calendar' } });
    const nobody = { ...choice, offeringId };
    expect((await t.call('POST', '/api/booking/plan-dates', nobody)).status).toBe(401);
  });

  it('belongs to its two parties alone', async () => {
    const { client, plan, expert } = await scene();
    const stranger = await t.signIn();
    const path = `/api/booking/plan/${plan.id}`;
    expect((await t.call('GET', path, undefined, { token: stranger.token })).status).toBe(404);
    expect((await t.call('GET', path)).status).toBe(401);
    expect((await k.stop(stranger, plan.id)).status).toBe(404);
    expect((await k.resume(stranger, plan.id)).status).toBe(404);
    expect((await k.choose(expert, plan.id, 1, '2027-01-12T10:00:00Z')).status).toBe(404);
    const pack = plan.periods[0].packageId;
    expect((await k.cancelPackage(client, pack)).body.errorCode).toBe('not-cancellable');
    const mine = await t.call('GET', '/api/profile/export', undefined, { token: client.token });
    expect(mine.body.plans).toMatchObject([{ id: plan.id, status: 'active' }]);
  });
});

describe('a time that is busy', () => {
  it('is asked for, can be chosen until the renewal, and becomes a credit for 60 days', async () => {
    const { client, expert, plan } = await scene();
    const other = await t.signIn();
    await k.meeting(other, expert.id, '2027-01-11T10:00:00Z');
    await k.meeting(other, expert.id, '2027-01-18T10:00:00Z');
    await k.goTo('2026-12-31T10:00:00Z');
    const reserved = await k.readPlan(client, plan.id);
    expect(statesOf(reserved.periods[0])).toEqual([
      'action-required',
      'action-required',
      'reserved',
      'reserved',
    ]);
    const chosen = await k.choose(client, plan.id, 1, '2027-01-12T11:00:00Z');
    expect(chosen.status).toBe(200);
    expect(statesOf(chosen.body.periods[0])[0]).toBe('reserved');
    const taken = await k.choose(client, plan.id, 2, '2027-01-18T10:00:00Z');
    expect(taken).toMatchObject({ status: 409, body: { errorCode: 'slot-taken' } });
    // The plan tells where the month begins and ends, an hour after its charges.
    const { window } = reserved.periods[0];
    expect(window).toEqual({ from: '2027-01-07T11:00:00Z', until: '2027-02-07T11:00:00Z' });
    for (const edge of ['2027-01-07T10:00:00Z', window.until, '2027-02-08T10:00:00Z'])
      expect(await k.choose(client, plan.id, 2, edge)).toMatchObject({
        status: 409,
        body: { errorCode: 'outside-period' },
      });
    expect((await k.choose(client, plan.id, 1, window.from)).status).toBe(200);
    expect((await k.choose(client, plan.id, 1, '2027-01-12T11:00:00Z')).status).toBe(200);
    // One that has a time can have another.
    const moved = await k.choose(client, plan.id, 3, '2027-01-26T10:00:00Z');
    expect(startsOf(moved.body.periods[0])[2]).toBe('2027-01-26T10:00:00Z');
    await k.goTo('2027-01-07T10:00:00Z');
    const month = (await k.readPlan(client, plan.id)).periods[0];
    expect(statesOf(month)).toEqual(['placed', 'free', 'placed', 'placed']);
    expect(month).toMatchObject({
      credits: 1,
      validUntil: '2027-03-08T10:00:00Z',
      window: { from: '2027-01-07T10:00:00Z', until: '2027-03-08T10:00:00Z' },
    });
    const late = await k.place(client, month.packageId, ['2027-03-08T10:00:00Z']);
    expect(late.body.errorCode).toBe('package-over');
    await k.goTo('2027-02-06T10:05:00Z');
    const told = (await k.mailsTo(k.emailOf(client))).filter(({ subject }) =>
      subject.startsWith('One session to schedule by'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`/plan/${plan.id}`);
    expect(told[0]?.text).toContain('because of a monthly plan');
    expect(told[0]?.text).not.toMatch(/package/i);
    expect((await k.place(client, month.packageId, ['2027-03-05T10:00:00Z'])).status).toBe(201);
    await k.expectLedgerToAgree({ settled: true });
  });
});

describe('a month whose times are all busy', () => {
  it('is charged, receipted and settled, and is four credits', async () => {
    const { client, expert, plan } = await scene();
    const weeklyHours = [2, 3].map((weekday) => ({
      weekday,
      ranges: [{ start: '09:00', end: '17:00' }],
    }));
    const hours = await t.call(
      'POST',
      '/api/availability/set',
      { weeklyHours },
      {
        token: expert.token,
      },
    );
    expect(hours.status).toBe(200);
    await k.goTo('2026-12-31T10:00:00Z');
    await k.goTo('2027-01-07T10:00:00Z');
    const renewed = await k.readPlan(client, plan.id);
    expect(renewed).toMatchObject({ status: 'active', renewsAt: '2027-02-07T10:00:00Z' });
    const [month] = renewed.periods;
    expect(statesOf(month)).toEqual(Array(4).fill('free'));
    const placed = await k.place(client, month.packageId, ['2027-01-12T10:00:00Z']);
    expect(placed.status).toBe(201);
    expect(await charges(client)).toBe(2);
    await k.expectLedgerToAgree({ settled: true });
  });
});

describe('stopping', () => {
  it('ends a plan with its paid month, charges nothing more, and can be undone until then', async () => {
    const { client, plan, expert } = await scene();
    expect((await k.stop(client, plan.id, { confirmed: false })).body.errorCode).toBe(
      'confirmation-missing',
    );
    expect((await k.stop(client, plan.id, { when: 'now' })).status).toBe(403);
    await k.goTo('2027-01-01T10:00:00Z');
    const held = (await k.readPlan(client, plan.id)).periods[0].sessions[0].start;
    expect((await k.stop(client, plan.id)).body).toMatchObject({
      status: 'ending',
      nextChargeAt: null,
    });
    // Others can have the time again.
    expect((await k.book(await t.signIn(), expert.id, held)).status).toBe(201);
    expect((await k.resume(expert, plan.id)).body.errorCode).toBe('plan-over');
    expect((await k.resume(client, plan.id)).body).toMatchObject({ status: 'active' });
    await t.drain();
    expect((await k.readPlan(client, plan.id)).periods[0].status).toBe('reserved');
    expect((await k.stop(client, plan.id)).status).toBe(200);
    await k.goTo('2027-01-07T10:00:00Z');
    expect(await k.readPlan(client, plan.id)).toMatchObject({
      status: 'ended',
      endReason: 'stopped',
    });
    expect((await k.resume(client, plan.id)).body.errorCode).toBe('plan-over');
    expect((await k.stop(client, plan.id)).body.errorCode).toBe('plan-over');
    expect(await charges(client)).toBe(1);
    await k.expectLedgerToAgree({ settled: true });
  });

  it('at once, by its expert, refunds what is to come in full', async () => {
    const { client, plan, expert } = await scene();
    const address = { email: 'leaving@example.com' };
    await t.context.db.updateTable('users').set(address).where('id', '=', expert.id).execute();
    await k.goTo('2026-12-15T10:00:00Z');
    const left = await k.stop(expert, plan.id, { when: 'now', reason: 'Moving away' });
    expect(left.body).toMatchObject({ status: 'ended', endReason: 'provider-left' });
    await t.drain();
    const after = await k.readPlan(client, plan.id);
    expect(after.periods[0].refunded.amount).toBe(10_001);
    const mails = await k.mailsTo(k.emailOf(client));
    expect(mails.find(({ subject }) => subject.startsWith('Ended: Steady'))?.text).toContain(
      'USD 100.01',
    );
    const [toExpert] = await k.mailsTo(address.email);
    expect(toExpert?.text).toContain("We're refunding USD 100.01 to Clara Soto.");
    await k.expectLedgerToAgree({ settled: true });
  });
});
