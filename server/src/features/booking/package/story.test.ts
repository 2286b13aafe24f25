import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import { runLedgerCheck } from '../../payment/ledger/check-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

/** What `npm run ledger:check` prints of this installation. */
const ledgerReport = async (): Promise<string> => {
  const lines: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    lines.push(text);
  });
  const { gateways, database } = t.context.config;
  const isFine = await runLedgerCheck({
    DATABASE_URL: database.url ?? '',
    SANDBOX_URL: gateways.sandbox?.url,
    SANDBOX_SMTP_PORT: String(gateways.sandbox?.smtpPort),
    SANDBOX_WEBHOOK_SECRET: gateways.card.webhookSecret,
  });
  print.mockRestore();
  return isFine ? lines.join('\n') : `does not agree: ${lines.join('\n')}`;
};

const starts = ['09', '12', '14', '16', '20'].map((day) => `2026-12-${day}T13:00:00Z`);
const [, second = '', third = '', fourth = ''] = starts;

it('of five sessions in pesos is told to the peso, whatever becomes of each of them', async () => {
  const k = packages(t);
  const m = movingCalls(t);
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider({ isVerified: false });
  const client = await t.signIn();
  await t.call('PUT /api/profile', { body: { language: 'es' }, token: client.token });
  const clp = (amount: number) => ({ amount, currency: 'CLP' });

  // Five in one go, with one payment: 20 000, 20 000, 19 999, 19 999 and 19 999 pesos.
  const offeringId = await k.sell(expert, { price: clp(99_997) });
  const asked = { currency: 'CLP', timezone: 'America/Santiago' };
  const { status, body } = await k.bookPackage(client, offeringId, starts, asked);
  expect(status, JSON.stringify(body)).toBe(201);
  await k.pay(client, body.booking.id);
  const { id } = body.package;
  const bought = await k.readPackage(client, id);
  expect(bought).toMatchObject({ status: 'active', paid: clp(99_997), refunded: clp(0) });
  const bookingAt = (start: string): string => {
    const session = bought.sessions.find((one: { start: string }) => one.start === start);
    expect(session, start).toBeDefined();
    return session.bookingId;
  };
  expect(bought.sessions.map(({ start }: { start: string }) => start)).toEqual(starts);

  // The second is moved from the 12th to the 22nd.
  const later = '2026-12-22T13:00:00Z';
  expect((await m.move(client, bookingAt(second), later)).body.start).toBe(later);

  // The first takes place. The third is cancelled less than 48 h before, and lost.
  await t.setNow('2026-12-12T13:00:01Z');
  const lost = await k.cancel(client, bookingAt(third));
  expect(lost.body).toMatchObject({ status: 'cancelled', credit: 'spent' });

  // The expert cancels the fourth: its credit is back.
  const returned = await k.cancel(expert, bookingAt(fourth));
  expect(returned.body).toMatchObject({ status: 'cancelled', credit: 'returned' });

  // The rest, with why: nothing for the second, which would have been on the 12th (move-3), and
  // 90 % of the two others.
  const shown = await k.readPackage(client, id);
  expect(shown).toMatchObject({ credits: 1, refunded: clp(0) });
  expect(shown.cancellation).toMatchObject({
    terms: { rule: 'by-session', refund: clp(35_998) },
    sessions: [
      { number: 2, rule: 'close-to-start', refund: clp(0) },
      { number: 4, rule: 'standard', refund: clp(17_999) },
      { number: 5, rule: 'standard', refund: clp(17_999) },
    ],
  });
  const cancelled = await k.cancelPackage(client, id, { expectedRefund: 35_998 });
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'partially-cancelled' } });
  await t.drain();
  await t.drain();

  const after = await k.readPackage(client, id);
  expect(after).toMatchObject({ paid: clp(99_997), refunded: clp(35_998), credits: 0 });
  const states = after.sessions.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['used', 'refunded', 'spent', 'refunded', 'refunded']);
  const { body: receipt } = await t.call(
    'GET',
    `/api/receipts/${bought.orderId}`,
    undefined,
    client,
  );
  expect(receipt).toMatchObject({
    language: 'es',
    total: { amount: clp(99_997), printed: '$99.997' },
    creditNotes: [{ amount: clp(35_998), printed: '$35.998', reason: 'client-cancelled' }],
  });
  const mails = await k.mailsTo('clara@example.com');
  expect(
    mails.filter(({ text }) => text.includes('$35.998')).map(({ subject }) => subject),
  ).toHaveLength(1);
  // 63 999 pesos stay: 6 % for the platform, the rest for the expert, who has earned all of it.
  expect((await k.readPackage(expert, id)).earned).toEqual(clp(60_159));
  const report = await ledgerReport();
  expect(report).toMatch(/CLP {2}card-gateway +63999/);
  expect(report).toMatch(/CLP {2}platform +-3840/);
  expect(report).toContain('Differences: none');
  await k.expectLedgerToAgree({ settled: true });
});
