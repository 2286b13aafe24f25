import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { payments } from '../../../test/payments.ts';
import type { SignedIn } from '../../../test/people.ts';
import { orderPorts } from '../../app.ts';
import { settle } from '../payment/settlement/service.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;
beforeAll(async () => {
  t = await startTestApp(undefined, { LOG_LEVEL: 'fatal' });
  p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

async function numbersIn(table: 'receipts' | 'credit_notes'): Promise<number[]> {
  const rows = await t.context.db.selectFrom(table).select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}
function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test('20 who pay at once, some rolled back when they have their number, leave no gap', async () => {
  const experts = await Promise.all(upTo(4).map(() => t.provider()));
  const paid: { id: string; client: SignedIn; name: string; intentId: string }[] = [];
  for (const index of upTo(20).keys()) {
    const client = await t.signIn();
    const expert = experts[index % 4];
    const start = `2026-12-${10 + Math.floor(index / 4)}T10:00:00Z`;
    const name = index % 3 === 0 ? 'Fails' : 'Clara';
    const { id } = await p.hold(client, expert?.id ?? '', start, { name });
    paid.push({ id, client, name, intentId: await p.startPayment(client, id) });
  }
  await p.fault('webhook', '*', 'drop', { times: 1000 });
  for (const { intentId } of paid) await p.charge(intentId);
  // Fails at the very end, when the number was taken and the receipt is written.
  await sql`create function fail_late() returns trigger language plpgsql as
    'begin raise exception ''late''; end'`.execute(t.context.db);
  await sql`create constraint trigger fail_late after insert on receipts
    deferrable initially deferred for each row
    when (new.buyer_name like 'Fails%') execute function fail_late()`.execute(t.context.db);
  const ports = orderPorts(t.context);
  const settleAll = () =>
    Promise.allSettled(paid.map(({ intentId }) => settle(t.context, ports, intentId)));
  const outcomes = (await settleAll()).map(({ status }) => status === 'fulfilled');
  expect(outcomes).toEqual(paid.map(({ name }) => name !== 'Fails'));
  expect(await numbersIn('receipts')).toEqual(upTo(13));
  await sql`drop trigger fail_late on receipts`.execute(t.context.db);
  await Promise.all([settleAll(), settleAll()]);
  expect(await numbersIn('receipts')).toEqual(upTo(20));
  // And back again: those of one expert cancel at once, by both sides.
  await Promise.all(
    paid.flatMap(({ id, client }, index) => [
      p.cancel(client, id),
      p.cancel(experts[index % 4] ?? client, id),
    ]),
  );
  expect(await numbersIn('credit_notes')).toEqual(upTo(20));
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree();
}, 120_000);
