import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingStatus } from '@puente/contract/booking';
import { creditState, packageStatus } from '@puente/contract/package-terms';
import { planStatus } from '@puente/contract/plan-terms';
import { inviteState } from '@puente/contract/invitation';
import { paymentStatus } from '@puente/contract/payment';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingStates, holdAt, holdStates, statusAt } from '../src/features/booking/rules.ts';
import { inviteStates, stateAt as inviteStateAt } from '../src/features/invitation/rules.ts';
import { proposalStates } from '../src/features/booking/proposal/rules.ts';
import { applicationStates } from '../src/features/partner/application/rules.ts';
import {
  creditAt,
  creditStates,
  packageStates,
  packageStatusAt,
} from '../src/features/booking/package/rules.ts';
import { planStates, planStatusAt } from '../src/features/booking/plan/rules.ts';
import { orderStates, orderStatusAt } from '../src/features/order/rules.ts';
import { promoStates } from '../src/features/promo/rules.ts';
import { refundStates, refundStep } from '../src/features/payment/refund/rules.ts';
import { paymentStates, shownStatus } from '../src/features/payment/rules.ts';
import { problemStates } from '../src/features/problem/rules.ts';
import { defineStates } from '../src/lib/states.ts';
import { startTestApp, type TestApp } from './app.ts';

const machines = {
  booking: bookingStates,
  hold: holdStates,
  proposal: proposalStates,
  package: packageStates,
  credit: creditStates,
  plan: planStates,
  order: orderStates,
  payment: paymentStates,
  refund: refundStates,
  invite: inviteStates,
  application: applicationStates,
  promo: promoStates,
  problem: problemStates,
};
const tables = {
  bookings: bookingStates,
  packages: packageStates,
  package_sessions: creditStates,
  plans: planStates,
  orders: orderStates,
  payments: paymentStates,
  refunds: refundStates,
  invites: inviteStates,
  time_proposals: proposalStates,
  partner_applications: applicationStates,
  promo_codes: promoStates,
  problems: problemStates,
};

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const features = fileURLToPath(new URL('../src/features/', import.meta.url));
const sorted = (states: Iterable<string>) => [...new Set(states)].toSorted();
const at = (text: string) => Temporal.Instant.from(text);

describe('the states', () => {
  test.each(Object.entries(tables))(
    'of %s are those that the database takes',
    async (table, of) => {
      const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'c'`.execute(t.context.db);
      const checks = rows.filter(({ definition }) => definition.startsWith('CHECK ((status = ANY'));
      expect(checks).toHaveLength(1);
      const taken = [...(checks[0]?.definition ?? '').matchAll(/'([\w-]+)'/g)].map(
        ([, one]) => one,
      );
      expect(sorted(taken.flatMap((one) => one ?? []))).toEqual(sorted(of.stored));
    },
  );

  test('that stores name are states', () => {
    const known = new Set(Object.values(tables).flatMap(({ stored }): string[] => [...stored]));
    const stores = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^(availability|booking|invitation|order|payment|problem)\/(.*\/)?store\.ts$/.test(path),
    );
    const named = stores.flatMap((path) => {
      const text = readFileSync(`${features}${path}`, 'utf8');
      const uses = text.matchAll(
        /\bstatus'?,?\s*(?:'?=|'?<>|(?:not )?in|:)'?,?\s*\(?((?:'[\w-]+'(?:, )?)+)/g,
      );
      return [...uses].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []);
    });
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });

  test('are drawn in ARCHITECTURE.md as they are', () => {
    const page = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
    const drawn = /```states\n([\s\S]*?)```/.exec(page)?.[1];
    const drawing = Object.entries(machines).flatMap(([name, { drawing: draw }]) => [
      name,
      ...draw().map((line) => `  ${line}`),
    ]);
    expect(drawn).toBe(`${drawing.join('\n')}\n`);
  });
});

describe('what people see', () => {
  const start = at('2026-12-02T13:00:00Z');
  const booking = {
    starts_at: start,
    ends_at: start.add({ hours: 1 }),
    hold_expires_at: at('2026-12-01T10:15:00Z'),
  };
  const moments = [-48, -24, 0, 0.5, 1, 2].map((hours) => start.add({ minutes: hours * 60 }));

  test('of plans are their states, stored or derived, and no others', () => {
    const first = { order_status: 'open' as const, hold_expires_at: start };
    const shown = planStates.stored.flatMap((status) =>
      moments.map((now) => planStatusAt({ status }, first, now)),
    );
    expect(sorted(shown)).toEqual(sorted(planStatus.options));
    expect(sorted([...planStates.stored, ...planStates.derived])).toEqual(
      sorted(planStatus.options),
    );
  });

  test('of bookings are their states, stored or derived, and no others', () => {
    const shown = bookingStates.stored.flatMap((status) =>
      moments.map((now) => statusAt({ ...booking, status }, now)),
    );
    expect(sorted(shown)).toEqual(sorted([...bookingStates.stored, ...bookingStates.derived]));
    expect(sorted(shown)).toEqual(sorted(bookingStatus.options));
    expect(() => statusAt({ ...booking, status: 'nonsense' }, start)).toThrow('nonsense');
  });

  test('of holds are the states of a hold', () => {
    const holds = bookingStates.stored.flatMap((status) =>
      [null, 'client'].flatMap((cancelled_by) =>
        moments.map((now) => holdAt({ ...booking, status, cancelled_by }, now)),
      ),
    );
    expect(sorted(holds.flatMap((hold) => hold ?? []))).toEqual(sorted(holdStates.stored));
    const free = { status: 'confirmed', hold_expires_at: null, cancelled_by: null };
    expect(holdAt(free, start)).toBeNull();
  });

  test('of packages and their sessions are theirs', () => {
    const ended = { starts_at: start, ends_at: start.add({ hours: 1 }) };
    const seen = packageStates.stored.flatMap((status) =>
      creditStates.stored.flatMap((first) =>
        moments.flatMap((now) => {
          const bought = {
            status,
            order_status: status === 'reserved' ? ('open' as const) : ('paid' as const),
            hold_expires_at: at('2026-12-01T10:15:00Z'),
            valid_until: start.add({ hours: 1 }),
          };
          const units = [first, 'refunded' as const].map((of, number) => ({
            number,
            status: of,
            ...ended,
          }));
          return [
            { package: packageStatusAt(bought, units, now), credit: '' },
            ...units.map((unit) => ({ package: '', credit: creditAt(unit, bought, now) })),
          ];
        }),
      ),
    );
    const named = (all: string[]) => sorted(all.filter(Boolean));
    const packages = named(seen.map((one) => one.package));
    expect(packages).toEqual(sorted([...packageStates.stored, ...packageStates.derived]));
    expect(packages).toEqual(sorted(packageStatus.options));
    const credits = named(seen.map((one) => one.credit));
    expect(credits).toEqual(sorted([...creditStates.stored, ...creditStates.derived]));
    expect(credits).toEqual(sorted(creditState.options));
  });

  test('of orders and payments are theirs', () => {
    const orders = orderStates.stored.flatMap((status) =>
      [null, start].flatMap((until) =>
        moments.map((now) => ({ status, until, seen: orderStatusAt({ status }, until, now) })),
      ),
    );
    expect(sorted(orders.map(({ seen }) => seen))).toEqual(sorted(orderStates.stored));
    // The clock takes no other way than the table.
    for (const { status, seen } of orders)
      expect(status === seen || orderStates.canBecome(status, seen)).toBe(true);
    const payments = paymentStates.stored.flatMap((status) =>
      [0, 6000].map((paidBack) => shownStatus({ status, received: 6000 }, paidBack)),
    );
    expect(sorted(payments)).toEqual(sorted(paymentStatus.options));
    expect(sorted([...paymentStates.stored, ...paymentStates.derived])).toEqual(sorted(payments));
  });

  test('of links are theirs', () => {
    const seen = inviteStates.stored.flatMap((status) =>
      moments.map((now) => inviteStateAt({ status, expires_at: start }, now)),
    );
    expect(sorted(seen)).toEqual(sorted([...inviteStates.stored, ...inviteStates.derived]));
    expect(sorted(seen)).toEqual(sorted(inviteState.options));
  });

  test('what the card gateway says of a refund leads where a refund can go', () => {
    const targets = { paid: 'succeeded', failed: 'failed', returned: 'failed' } as const;
    for (const from of refundStates.stored)
      for (const said of ['pending', 'succeeded', 'failed'] as const) {
        const step = refundStep(from, said);
        if (step === 'wait' || step === 'nothing') continue;
        expect(refundStates.canBecome(from, targets[step])).toBe(true);
      }
  });
});

test('a table of states says what it was made of', () => {
  const lamp = defineStates({
    initial: { off: 'made' },
    transitions: {
      off: { on: 'switched' },
      on: { off: 'switched', broken: 'in the end' },
      broken: {},
    },
    derived: { dim: { on: 'at night' } },
  });
  expect([lamp.stored, lamp.derived, lamp.final]).toEqual([
    ['off', 'on', 'broken'],
    ['dim'],
    ['broken'],
  ]);
  expect(lamp.sourcesOf('off')).toEqual(['on']);
  expect(lamp.canBecome('off', 'broken')).toBe(false);
  expect(lamp.parse('on')).toBe('on');
  expect(() => lamp.parse('dim')).toThrow('dim is none of off, on, broken');
  expect(lamp.drawing()).toEqual([
    '* → off: made',
    'off → on: switched',
    'on → off: switched',
    'on → broken: in the end',
    'on ⇢ dim: at night',
  ]);
});
