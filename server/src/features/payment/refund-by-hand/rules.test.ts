import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardRefund } from '../../../gateways/cards/port.ts';
import { isOurs, type KnownRefund, replacedBy } from './rules.ts';

const row = (id: string, change: Partial<KnownRefund> = {}): KnownRefund => ({
  id,
  amount: 300,
  status: 'requested',
  gatewayId: null,
  byHand: false,
  reason: 'client-cancelled',
  ...change,
});
const listed = (id: string, change: Partial<CardRefund> = {}): CardRefund => ({
  id,
  intentId: 'pi_1',
  reference: null,
  amount: 300,
  currency: 'USD',
  status: 'succeeded',
  ...change,
});

describe('a refund at the gateway is ours', () => {
  it('when it carries the id of a row that has no other', () => {
    expect(isOurs(listed('re_1', { reference: 'r1' }), [row('r1')])).toBe(true);
    const known = [row('r1', { gatewayId: 're_1', status: 'succeeded' })];
    expect(isOurs(listed('re_1', { reference: 'r1' }), known)).toBe(true);
  });

  it('and is not when somebody else made it, or the row wants none any more', () => {
    const theirs = listed('re_2', { reference: 'r1' });
    for (const known of [
      [],
      [row('r2')],
      [row('r1', { gatewayId: 're_1' })],
      [row('r1', { status: 'withdrawn' })],
      [row('r1', { byHand: true })],
    ])
      expect(isOurs(theirs, known)).toBe(false);
    expect(isOurs(listed('re_2'), [row('r1')])).toBe(false);
  });
});

describe('a refund by hand', () => {
  const replaced = (amount: number, known: KnownRefund[], lists: CardRefund[] = []) =>
    replacedBy(amount, 1000, known, lists).map(({ id }) => id);

  it('pays what failed, whatever is left', () => {
    expect(replaced(1, [row('failed', { status: 'failed' }), row('waiting')])).toEqual(['failed']);
  });

  it('leaves what waits alone while there is enough for both', () => {
    expect(replaced(700, [row('waiting')])).toEqual([]);
    expect(replaced(701, [row('waiting')])).toEqual(['waiting']);
  });

  it('does not touch what the gateway has', () => {
    const known = [row('waiting', { gatewayId: 're_1' }), row('named')];
    const lists = [listed('re_1', { status: 'pending' }), listed('re_2', { reference: 'named' })];
    expect(replaced(1000, known, lists)).toEqual([]);
    const refused = [listed('re_1', { status: 'failed' })];
    expect(replaced(1000, [row('waiting', { gatewayId: 're_1' })], refused)).toEqual(['waiting']);
  });

  it('does not pay for another by hand, or for what was withdrawn', () => {
    const known = [row('hand', { byHand: true }), row('gone', { status: 'withdrawn' })];
    expect(replaced(1000, known)).toEqual([]);
  });

  it('leaves no more to be sent than was received', () => {
    const amounts = fc.integer({ min: 1, max: 600 });
    const status = fc.constantFrom('requested', 'failed', 'withdrawn');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amounts, status), { maxLength: 4 }),
        fc.integer({ min: 1, max: 1000 }),
        (given, amount) => {
          const known = given.map(([cents, of], index) =>
            row(`r${index}`, { amount: cents, status: of }),
          );
          const gone = new Set(replacedBy(amount, 1000, known, []).map(({ id }) => id));
          const left = known.filter(({ id, status: of }) => of === 'requested' && !gone.has(id));
          const sum = left.reduce((total, one) => total + one.amount, amount);
          expect(sum).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });
});
