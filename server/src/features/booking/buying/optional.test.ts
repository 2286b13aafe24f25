import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { mondays, plans } from '../../../../test/plans.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const inUtc = { timezone: 'UTC' };

it('a text that may be left out may be null, in what is quoted, booked and proposed', async () => {
  const expert = await t.provider();
  const client = await t.signIn();
  const start = '2026-12-10T09:00:00Z';
  const nothing = { promoCode: null, currency: null, mode: null, officeId: null, timezone: null };
  const quoted = await k.quote(client, expert.id, start, { ...nothing, offeringId: null });
  expect(quoted.status).toBe(201);
  expect(quoted.body).toMatchObject({ promo: null, mode: 'virtual', venue: null });
  const booked = await k.book(client, expert.id, start, {
    ...nothing,
    ...{ quoteId: null, packageId: null, offeringId: null },
    ...{ about: null, chatSummary: null, invoiceEmail: null },
  });
  expect(booked.status).toBe(201);
  expect(booked.body.booking).toMatchObject({ about: '', price: quoted.body.price });
  expect(booked.body.booking).not.toHaveProperty('chatSummary');
  await k.pay(client, booked.body.booking.id);
  const proposed = await t.call(
    'POST',
    '/api/booking/propose-new-time',
    { bookingId: booked.body.booking.id, start: '2026-12-11T09:00:00Z', message: null },
    { token: expert.token },
  );
  expect(proposed.status).toBe(201);
});

it('a plan is bought and stopped with null for what may be left out', async () => {
  const expert = await t.provider();
  const client = await t.signIn();
  const offeringId = await k.sellPlan(expert);
  const choice = { startDate: '2026-12-07', pattern: mondays, ...inUtc };
  const plan = await k.startPlan(client, offeringId, choice, {
    ...{ quoteId: null, providerId: null, start: null, promoCode: null },
    ...{ about: null, chatSummary: null, invoiceEmail: null },
  });
  const stopped = await k.stop(client, plan.id, { reason: null });
  expect(stopped).toMatchObject({ status: 200, body: { status: 'ending', stopReason: null } });
});

it('what is required stays required, and null is no text of another kind', async () => {
  const expert = await t.provider();
  const client = await t.signIn();
  const start = '2026-12-10T09:00:00Z';
  for (const field of ['name', 'lastName', 'email', 'providerId', 'start']) {
    const { status, body } = await k.book(client, expert.id, start, { [field]: null });
    expect([field, status, body.errorCode]).toEqual([field, 400, 'invalid-input']);
  }
  for (const field of ['promoCode', 'about', 'chatSummary', 'invoiceEmail', 'currency']) {
    const { status, body } = await k.book(client, expert.id, start, { [field]: 7 });
    expect([status, body.fields?.[0]?.path]).toEqual([400, field]);
  }
  const office = await k.book(client, expert.id, start, { mode: 'office', officeId: null });
  expect([office.status, office.body.fields?.[0]?.path]).toEqual([400, 'officeId']);
});
