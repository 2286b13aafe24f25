import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { plans } from '../../../../test/plans.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

type Session = { start: string; bookingId: string; state: string };

const wall = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

it('13 months from 31 January keep their day, their hour and their price, over all clock changes', async () => {
  const [here, there] = ['America/Santiago', 'America/New_York'];
  await t.setNow('2027-01-25T12:00:00Z');
  const expert = await t.provider({ profile: { timezone: here } });
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const pattern = { weekdays: [2, 4], time: '10:00' };
  const choice = { startDate: '2027-01-31', pattern, timezone: there };
  const bought = await k.startPlan(client, offeringId, choice);
  let renewsAt: string = bought.renewsAt;
  const days: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const due = wall(renewsAt, there);
    expect(due.toPlainTime().toString()).toBe('10:00:00');
    days.push(due.toPlainDate().toString());
    await k.goTo(due.subtract({ days: 7 }).toInstant().toString());
    await k.goTo(renewsAt);
    const plan = await k.readPlan(client, bought.id);
    expect(plan.status).toBe('active');
    const [period] = plan.periods;
    expect(period).toMatchObject({ number: month, paid: { amount: 20_003 } });
    const sessions: Session[] = period.sessions;
    expect(sessions.map(({ state }) => state)).toEqual(Array(4).fill('placed'));
    for (const { start } of sessions) {
      const local = wall(start, here);
      expect([local.dayOfWeek, local.toPlainTime().toString()]).toEqual([
        [2, 4].includes(local.dayOfWeek) ? local.dayOfWeek : 'another day',
        '10:00:00',
      ]);
      expect(Temporal.Instant.compare(start, renewsAt)).toBeGreaterThanOrEqual(0);
      const end = Temporal.Instant.from(plan.renewsAt).add({ hours: 1 });
      expect(Temporal.Instant.compare(start, end)).toBeLessThan(0);
    }
    await k.expectLedgerToAgree({ settled: true });
    renewsAt = plan.renewsAt;
  }
  expect(days).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
  ]);
  expect(wall(renewsAt, there).toPlainDate().toString()).toBe('2028-02-29');
  const { periods } = await k.readPlan(client, bought.id);
  expect(periods).toHaveLength(13);
  const starts = periods.flatMap(({ sessions }: { sessions: Session[] }) =>
    sessions.map(({ start }) => start),
  );
  expect(new Set(starts).size).toBe(52);
  // The expert has what is theirs of 13 payments: 13 × 20003 less the platform's part.
  const { rows } = await t.pool.query(
    `select t.kind, sum(e.amount)::text as sum, count(distinct t.id)::int as count
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where e.account like '%' || $1 group by t.kind`,
    [expert.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].count).toBe(13);
}, 300_000);

it('months that nobody could use after a very long outage are passed over, not charged', async () => {
  await t.setNow('2029-03-01T12:00:00Z');
  const expert = await t.provider({ profile: { timezone: 'America/Santiago' } });
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const choice = { startDate: '2029-03-05', pattern: { weekdays: [2], time: '10:00' } };
  const bought = await k.startPlan(client, offeringId, choice);
  // Credits of the month of 5 April end on 4 June, those of 5 May on 4 July.
  await k.goTo('2029-06-20T12:00:00Z');
  const { periods, status } = await k.readPlan(client, bought.id);
  expect(status).toBe('active');
  expect(periods.map(({ number }: { number: number }) => number)).toEqual([3, 2, 0]);
  await k.expectLedgerToAgree({ settled: true });
}, 60_000);
