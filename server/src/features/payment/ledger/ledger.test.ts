import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import { newId } from '../../../lib/ids.ts';
import { postCharge, postRefundOwed, postRefundPaid } from './service.ts';

let t: TestApp;
let orderId: string;

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
  const provider = await t.provider();
  const held = await payments(t).hold(await t.signIn(), provider.id, '2026-12-07T09:00:00Z');
  orderId = held.orderId;
});
afterAll(() => t.stop());

async function balances(providerId: string) {
  const { rows } = await sql<{ currency: string; sum: number; worst: number; open: number }>`
    with mine as (
      select t.id, t.currency from ledger_transactions t join ledger_entries e
        on e.transaction_id = t.id where e.account = ${`provider:${providerId}`})
    select t.currency, sum(e.amount)::bigint as sum from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where t.id in (select id from mine) group by 1`.execute(t.context.db);
  return rows;
}

const story = fc.record({
  amount: fc.integer({ min: 1, max: 20_000_000 }),
  currency: fc.constantFrom('USD', 'CLP'),
  partnerId: fc.constantFrom('a', null),
  platformBasisPoints: fc.integer({ min: 0, max: 1500 }),
  partnerBasisPoints: fc.integer({ min: 0, max: 1500 }),
  cuts: fc.array(fc.nat(20_000_000), { maxLength: 5 }),
  posts: fc.integer({ min: 1, max: 3 }),
});

describe('the ledger in the database', () => {
  test('balances whatever is charged and paid back, and takes each cause once', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (one) => {
        const { db, clock } = t.context;
        const { amount, currency, cuts, posts, ...shares } = one;
        const paymentId = newId();
        const providerId = newId();
        const at = clock.now();
        const places = [...new Set([0, amount, ...cuts.filter((cut) => cut < amount)])];
        const sorted = places.toSorted((a, b) => a - b);
        const post = (work: (tx: Parameters<typeof postCharge>[0]) => Promise<boolean>) =>
          db.transaction().execute(work);
        const movement = { orderId, currency, at };
        for (let again = 0; again < posts; again += 1)
          expect(
            await post((tx) =>
              postCharge(tx, { ...movement, paymentId, amount }, { ...shares, providerId }),
            ),
          ).toBe(again === 0);
        for (const [index, place] of sorted.slice(1).entries()) {
          const before = sorted[index] ?? 0;
          const part = { ...movement, refundId: newId(), amount: place - before };
          await post((tx) => postRefundOwed(tx, part, { paymentId, before }));
          await post((tx) => postRefundPaid(tx, part));
        }
        expect((await balances(providerId)).every(({ sum }) => sum === 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
    const { rows } = await sql<{ account: string; sum: number }>`
      select account, sum(amount)::bigint as sum from ledger_entries group by 1`.execute(
      t.context.db,
    );
    // Everything charged here was paid back: nobody has or owes anything.
    expect(rows.filter(({ sum }) => sum !== 0)).toEqual([]);
  });

  test('takes no transaction that does not add up', async () => {
    const id = newId();
    const insert = t.context.db.transaction().execute(async (tx) => {
      await sql`insert into ledger_transactions (id, kind, source_id, currency, posted_at)
        values (${id}, 'correction', ${newId()}, 'USD', ${t.context.clock.now()})`.execute(tx);
      await sql`insert into ledger_entries (transaction_id, line, account, amount)
        values (${id}, 1, 'platform', 5), (${id}, 2, 'card-gateway', -4)`.execute(tx);
    });
    await expect(insert).rejects.toThrow(/not balanced/);
  });

  test.each([
    ['update', sql`update ledger_entries set amount = amount + 1`],
    ['delete', sql`delete from ledger_entries`],
    ['truncate', sql`truncate ledger_transactions cascade`],
    ['re-date', sql`update ledger_transactions set posted_at = posted_at`],
  ])('lets nobody %s what was posted', async (_what, query) => {
    await expect(query.execute(t.context.db)).rejects.toThrow(/append-only/);
  });
});
