import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import type { SignedIn } from '../../../test/people.ts';

const operator = 'operator@puente.example';
const day = '2026-12-01';
let t: TestApp;
let b: ReturnType<typeof bookings>;
/** Asks 60 dollars an hour, 10 for the first one. */
let provider: SignedIn & { id: string };

beforeAll(async () => {
  t = await startTestApp(undefined, { OPERATOR_TO: operator, LOG_LEVEL: 'fatal' });
  b = bookings(t);
  provider = await t.provider({
    profile: { discountedRate: { amount: 1000, currency: 'USD' }, durations: [30, 60] },
  });
});
beforeEach(async () => {
  // The next day's question is due a day after this one: time stands still but where it is moved.
  vi.useFakeTimers({ toFake: ['Date'] });
  await sandboxRates({});
  await fetch(`${t.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  await sql`delete from exchange_rates`.execute(t.context.db);
  await sql`delete from operator_alerts`.execute(t.context.db);
  await sql`delete from daily_runs`.execute(t.context.db);
  await fetch(`${t.sandbox.url}/sandbox/mails`, { method: 'DELETE' });
  await t.setNow(`${day}T12:00:00Z`);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => t.stop());

function sandboxRates(body: object) {
  return t.sandboxPost('/sandbox/rates', body);
}
function noRates() {
  return t.sandboxPost('/sandbox/faults', { service: 'rates', kind: 'fail', times: 1000 });
}
async function ratesNow() {
  return (await t.call('GET /api/currency/rates/:base', { params: { base: 'USD' } })).body;
}
function convert(to = 'CLP') {
  return t.call('POST /api/currency/convert', { unchecked: { amount: 1000, from: 'USD', to } });
}
async function profile(asked = 'CLP') {
  return (
    await t.call('GET /worker/profile/:id', {
      params: { id: provider.id },
      query: new URLSearchParams({ targetCurrency: asked }),
    })
  ).body;
}
async function alerts() {
  const { rows } = await sql<{ kind: string; subject: string }>`
    select kind, subject from operator_alerts order by created_at`.execute(t.context.db);
  return rows.map(({ kind, subject }) => `${kind} ${subject}`);
}
/** Just after the rates service was asked for the first time, when it answers no more. */
async function stopAt(now: string) {
  await noRates();
  await t.setNow(now);
}

describe('the daily job', () => {
  test('keeps the rates of each day, and asks once a day', async () => {
    expect(await ratesNow()).toMatchObject({ date: day, age: 'fresh', rates: { CLP: 943 } });
    await sandboxRates({ rates: { CLP: 950 } });
    await t.setNow('2026-12-02T11:59:59Z');
    expect(await ratesNow()).toMatchObject({ date: day, rates: { CLP: 943 } });
    await t.setNow('2026-12-02T12:00:00Z');
    expect(await ratesNow()).toMatchObject({ date: '2026-12-02', rates: { CLP: 950 } });
    expect(await alerts()).toEqual([]);
  });

  test('survives a service that fails, and asks again an hour later', async () => {
    await t.sandboxPost('/sandbox/faults', { service: 'rates', kind: 'fail', times: 1 });
    await t.setNow('2026-12-02T12:00:00Z');
    expect((await ratesNow()).date).toBe(day);
    await t.advance('PT59M');
    expect((await ratesNow()).date).toBe(day);
    await t.advance('PT1M');
    expect((await ratesNow()).date).toBe('2026-12-02');
  });

  test.each([
    ['below zero', { rates: { CLP: -943 } }],
    ['text', { rates: { CLP: '943' } }],
    ['missing', { rates: { COP: null } }],
    ['absurd', { rates: { CLP: 94_300 } }],
    ['of a day to come', { date: '2026-12-03' }],
  ])('refuses rates that are %s, keeps those before and tells the operator', async (_what, odd) => {
    await sandboxRates(odd);
    await t.setNow('2026-12-02T12:00:00Z');
    expect(await ratesNow()).toMatchObject({ date: day, rates: { CLP: 943, COP: 3870 } });
    expect(await alerts()).toEqual([expect.stringContaining('rates-refused')]);
    await t.drain();
    const [mail] = await b.mailsTo(operator);
    expect(mail?.subject).toBe('Please check: New exchange rates were refused');
  });

  test('does not go back to older rates', async () => {
    await sandboxRates({ date: '2026-11-25', rates: { CLP: 900 } });
    await t.setNow('2026-12-02T12:00:00Z');
    expect(await ratesNow()).toMatchObject({ date: day, rates: { CLP: 943 } });
    expect(await alerts()).toEqual([]);
  });

  test('follows a clock that goes back', async () => {
    await t.setNow('2027-03-01T12:00:00Z');
    expect((await ratesNow()).date).toBe('2027-03-01');
    await t.setNow(`${day}T12:30:00Z`);
    expect((await ratesNow()).date).toBe(day);
  });
});

describe('rates that stay away', () => {
  test('are used unmarked for seven days', async () => {
    await stopAt('2026-12-08T23:00:00Z');
    expect((await ratesNow()).age).toBe('fresh');
    expect((await convert()).body).toMatchObject({ to: { currency: 'CLP' }, isOld: false });
    expect((await profile()).exchange).toEqual({ from: 'USD', rate: 943, date: day, isOld: false });
    expect(await alerts()).toEqual([]);
  });

  test('are marked wherever a price is converted from then on, up to 45 days', async () => {
    await stopAt('2026-12-09T00:00:01Z');
    const client = await t.signIn();
    const isOld = { from: 'USD', rate: 943, date: day, isOld: true };
    expect((await ratesNow()).age).toBe('old');
    expect((await convert()).body.isOld).toBe(true);
    expect((await profile()).exchange).toEqual(isOld);
    const quoted = await b.quote(client, provider.id, '2026-12-14T10:00:00Z', { currency: 'CLP' });
    expect(quoted.body.exchange).toEqual(isOld);
    const held = await b.hold(client, provider.id, '2026-12-14T10:00:00Z', { currency: 'CLP' });
    expect(held).toMatchObject({ exchange: isOld, ownCurrency: null });
    expect((await b.read(client, held.id)).body.exchange).toEqual(isOld);
    expect(await alerts()).toEqual([`rates-old ${day} old`]);
    const contact = `/api/contacts/${provider.id}?targetCurrency=CLP`;
    const { body } = await t.call('GET', contact, undefined, { token: client.token });
    expect(body.contact).toMatchObject({ normalRate: { currency: 'CLP' }, exchange: isOld });
  });

  test('convert on day 45 and not on day 46, until rates come', async () => {
    await stopAt('2027-01-15T23:00:00Z');
    expect((await profile()).prices[1]?.price).toEqual({ amount: 56_580, currency: 'CLP' });
    await t.setNow('2027-01-16T00:00:10Z');
    const client = await t.signIn();
    expect((await ratesNow()).age).toBe('too-old');
    expect(await convert()).toMatchObject({ status: 503, body: { errorCode: 'rates-too-old' } });
    expect((await convert('USD')).status).toBe(200);
    const why = { asked: 'CLP', reason: 'rates-too-old' };
    const seen = await profile();
    expect(seen.exchange).toBeNull();
    expect(seen.prices[1]).toEqual({
      durationMinutes: 60,
      price: { amount: 6000, currency: 'USD' },
      firstBooking: { amount: 1000, currency: 'USD' },
      ownCurrency: why,
    });
    const start = '2027-01-20T10:00:00Z';
    const held = await b.hold(client, provider.id, start, { currency: 'CLP' });
    expect(held).toMatchObject({
      price: { amount: 1000, currency: 'USD' },
      exchange: null,
      ownCurrency: why,
    });
    const contact = `/api/contacts/${provider.id}?targetCurrency=CLP`;
    const { body } = await t.call('GET', contact, undefined, { token: client.token });
    expect(body.contact).toMatchObject({ normalRate: { currency: 'USD' }, exchange: null });
    expect(await alerts()).toContain(`rates-old ${day} too-old`);
    await fetch(`${t.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await t.advance('PT1H');
    expect((await profile()).exchange).toMatchObject({ date: '2027-01-16', isOld: false });
  });
});

describe('a converted price', () => {
  test('below the smallest one is charged in the own currency, and says so everywhere', async () => {
    const client = await t.signIn();
    const why = { asked: 'CLP', reason: 'price-too-low' };
    const [half, hour] = (await profile()).prices;
    // Half an hour of the first meeting is 5 dollars: 4715 pesos would be too little.
    expect(half).toEqual({
      durationMinutes: 30,
      price: { amount: 28_290, currency: 'CLP' },
      firstBooking: { amount: 500, currency: 'USD' },
      ownCurrency: why,
    });
    expect(hour).toMatchObject({
      firstBooking: { amount: 9430, currency: 'CLP' },
      ownCurrency: null,
    });
    const choice = { currency: 'CLP', durationMinutes: 30 };
    const { body } = await b.quote(client, provider.id, '2026-12-05T10:00:00Z', choice);
    expect(body).toMatchObject({
      listPrice: { amount: 3000, currency: 'USD' },
      discount: { amount: 2500, currency: 'USD' },
      price: { amount: 500, currency: 'USD' },
      exchange: null,
      ownCurrency: why,
    });
    const held = await b.hold(client, provider.id, '2026-12-05T10:00:00Z', choice);
    expect(held).toMatchObject({ price: { amount: 500, currency: 'USD' }, ownCurrency: why });
    await b.pay(client, held.id);
    expect((await b.read(client, held.id)).body).toMatchObject({
      status: 'confirmed',
      paid: { amount: 500, currency: 'USD' },
      ownCurrency: why,
    });
  });
});
