import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
let provider: SignedIn & { id: string };
let client: SignedIn;
let email: string;
let intentId: string;
let booking: { id: string };
let count = 0;

const start = '2026-12-03T12:00:00Z';

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
});
/** Somebody paid for a held time, and nobody here has heard of the money yet. */
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  provider = await t.provider();
  client = await t.signIn();
  count += 1;
  email = `late-${count}@example.com`;
  booking = await p.hold(client, provider.id, start, { email });
  intentId = await p.startPayment(client, booking.id);
  await t.drain();
  await p.fault('webhook', '*', 'drop', { times: 10 });
  await p.charge(intentId);
  await p.fault('stripe', 'payment_intents.retrieve', 'fail', { times: 1000 });
});
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

/** The money is found; the one mail that tells of it. */
async function mailOfMoney() {
  await p.clearFaults();
  await t.advance('PT2M');
  await t.drain();
  expect(await p.state(client, booking.id)).toMatchObject({ status: 'refunded' });
  const [mail, ...more] = await p.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('USD 60.00');
  expect(mail?.attachments).toEqual([]);
  return mail;
}

const late = 'Your payment for Paula Rojas came too late: full refund';
const alternatives = 'These times are available now:';

describe('money that came too late for its time', () => {
  test('is told with other times to somebody from whom the time was taken', async () => {
    await t.advance('PT16M');
    await p.hold(await t.signIn(), provider.id, start);
    const mail = await mailOfMoney();
    expect(mail?.subject).toBe("We couldn't keep your time with Paula Rojas: full refund");
    expect(mail?.text).toContain(alternatives);
    expect(mail?.text).toContain('Thu 3 Dec 2026, 10:00 (Santiago, GMT-3)');
  });

  test('is told without a word of taking to somebody who gave the time up', async () => {
    await p.cancel(client, booking.id);
    await p.hold(await t.signIn(), provider.id, start);
    const mail = await mailOfMoney();
    expect(mail?.subject).toBe(late);
    expect(mail?.text).toContain('Nothing was booked with it.');
    expect(mail?.text).toContain(`http://localhost:3000/activity/${booking.id}`);
    expect(JSON.stringify(mail)).not.toMatch(/taken|These times/);
  });

  test('is told so in Spanish, too', async () => {
    await t.call('PUT', '/api/configuration', { language: 'es' }, client);
    await p.cancel(client, booking.id);
    await p.clearFaults();
    await t.advance('PT2M');
    const [mail] = await p.mailsTo(email);
    expect(mail?.subject).toBe('Tu pago para Paula Rojas llegó tarde: te devolvemos todo');
    expect(mail?.text).toContain('No se reservó ninguna reunión.');
    expect(mail?.text).not.toMatch(/alguien tomó|Estas horas/);
  });

  test('is told likewise to somebody who chose another time instead', async () => {
    await p.hold(client, provider.id, '2026-12-03T14:00:00Z', { email });
    const mail = await mailOfMoney();
    expect(mail?.subject).toBe(late);
    expect(mail?.text).not.toContain(alternatives);
  });

  test('is told likewise to somebody who has that very time by another booking', async () => {
    await t.advance('PT16M');
    const again = await p.hold(client, provider.id, start, { email });
    expect(again.id).not.toBe(booking.id);
    const mail = await mailOfMoney();
    expect(mail?.subject).toBe(late);
    expect(mail?.text).not.toContain(alternatives);
  });

  test('is told with other times, and of no taking, once the time has passed', async () => {
    await t.setNow(start);
    const mail = await mailOfMoney();
    expect(mail?.subject).toBe(late);
    expect(mail?.text).toContain(alternatives);
    expect(mail?.text).not.toContain('taken');
  });
});
