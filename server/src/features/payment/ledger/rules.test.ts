import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableAt,
  chargeEntries,
  cutInProportion,
  promoReturnedEntries,
  type Entry,
  refundOwedEntries,
  refundPaidEntries,
  refundReturnedEntries,
  type Shares,
  unmatchedEntries,
} from './rules.ts';

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

function balances(entries: readonly Entry[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { account, amount } of entries) totals[account] = (totals[account] ?? 0) + amount;
  return totals;
}

const amounts = fc.integer({ min: 1, max: 2_000_000_000 });
const shares: fc.Arbitrary<Shares> = fc.record({
  providerId: fc.constantFrom('p1', 'p2'),
  partnerId: fc.constantFrom('a', null),
  platformBasisPoints: fc.integer({ min: 0, max: 1500 }),
  partnerBasisPoints: fc.integer({ min: 0, max: 1500 }),
});
/** A charge, and the places at which it is cut into partial refunds. */
const refunded = fc.record({
  amount: fc.oneof(amounts, fc.integer({ min: 1, max: 50 })),
  shares,
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
});
function partsOf(amount: number, cuts: readonly number[]): number[] {
  const places = [...new Set([...cuts.map((cut) => Math.round(cut * amount)), 0, amount])];
  const sorted = places.toSorted((a, b) => a - b);
  return sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
}

describe('a charge', () => {
  test('of CLP 15001 at 6 % gives 900 to the platform and the rest to the provider', () => {
    const unverified = { partnerId: null, platformBasisPoints: 600, partnerBasisPoints: 500 };
    expect(chargeEntries(15_001, { providerId: 'p', ...unverified })).toEqual([
      { account: 'card-gateway', amount: 15_001 },
      { account: 'platform', amount: -900 },
      { account: 'provider:p', amount: -14_101 },
    ]);
  });

  test('of a verified provider is shared with platform and partner', () => {
    const verified = { partnerId: 'a', platformBasisPoints: 1000, partnerBasisPoints: 500 };
    expect(chargeEntries(6000, { providerId: 'p', ...verified })).toEqual([
      { account: 'card-gateway', amount: 6000 },
      { account: 'platform', amount: -600 },
      { account: 'partner:a', amount: -300 },
      { account: 'provider:p', amount: -5100 },
    ]);
  });

  test('adds up to zero whatever the amount and the shares', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, theirs) => {
        const entries = chargeEntries(amount, theirs);
        expect(sum(entries)).toBe(0);
        for (const entry of entries.slice(1)) expect(entry.amount).toBeLessThan(0);
      }),
    );
  });
});

describe('a charge under a promo code', () => {
  const makers = fc.record({
    borneBy: fc.constantFrom('provider', 'platform', 'partner'),
    amount: fc.integer({ min: 1, max: 20_000_000 }),
  });
  const verified = fc.record({
    providerId: fc.constant('p'),
    partnerId: fc.constant('a'),
    platformBasisPoints: fc.integer({ min: 500, max: 1500 }),
    partnerBasisPoints: fc.integer({ min: 0, max: 1500 }),
  });
  const account = { provider: 'provider:p', platform: 'platform', partner: 'partner:a' };

  test('gives everybody but its maker to the cent what they get without it', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), makers, verified, (amount, promo, theirs) => {
        const plain = balances(chargeEntries(amount + promo.amount, theirs));
        const entries = chargeEntries(amount, { ...theirs, promo });
        expect(sum(entries)).toBe(0);
        const lowered = balances(entries);
        for (const name of Object.values(account)) {
          const isMaker = name === account[promo.borneBy];
          const expected = (plain[name] ?? 0) + (isMaker ? promo.amount : 0);
          expect(lowered[name] ?? 0).toBe(expected);
        }
        expect(lowered['card-gateway'] ?? 0).toBe(amount);
      }),
    );
  });

  test('is given back in any parts to exactly zero, its maker like everybody', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
    const paid = fc.integer({ min: 1, max: 20_000_000 });
    fc.assert(
      fc.property(paid, makers, verified, cuts, (amount, promo, theirs, at) => {
        const charge = chargeEntries(amount, { ...theirs, promo });
        const posted = [...charge];
        let before = 0;
        for (const part of partsOf(amount, at)) {
          const owed = refundOwedEntries(charge, before, part);
          expect(sum(owed)).toBe(0);
          posted.push(...owed, ...refundPaidEntries(part));
          before += part;
        }
        expect(Object.values(balances(posted)).every((balance) => balance === 0)).toBe(true);
      }),
    );
  });

  test('with nothing to pay is taken back in any share, all of it to zero', () => {
    fc.assert(
      fc.property(
        makers,
        verified,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (promo, theirs, of) => {
          const posted = chargeEntries(0, { ...theirs, promo });
          expect(sum(posted)).toBe(0);
          const back = Math.floor(promo.amount * of);
          expect(sum(promoReturnedEntries(posted, back))).toBe(0);
          const all = [...posted, ...promoReturnedEntries(posted, promo.amount)];
          expect(Object.values(balances(all)).every((balance) => balance === 0)).toBe(true);
          expect(promoReturnedEntries(posted, 0)).toEqual([]);
        },
      ),
    );
  });
});

describe('a refund', () => {
  test('in any parts is balanced each time and at last returns every share to zero', () => {
    fc.assert(
      fc.property(refunded, ({ amount, shares: theirs, cuts }) => {
        const charge = chargeEntries(amount, theirs);
        const posted = [...charge];
        let before = 0;
        for (const part of partsOf(amount, cuts)) {
          const owed = refundOwedEntries(charge, before, part);
          expect(sum(owed)).toBe(0);
          expect(sum(refundPaidEntries(part))).toBe(0);
          posted.push(...owed, ...refundPaidEntries(part));
          before += part;
          // No owner ever gives back more than was theirs, and nobody gains by a refund.
          for (const entry of owed)
            if (entry.account !== 'refunds-payable') expect(entry.amount).toBeGreaterThan(0);
          for (const [account, balance] of Object.entries(balances(posted)))
            expect(account === 'card-gateway' ? balance : -balance).toBeGreaterThanOrEqual(0);
        }
        expect(Object.values(balances(posted)).every((balance) => balance === 0)).toBe(true);
      }),
    );
  });

  test('takes from each owner within one minor unit of their share a cut', () => {
    fc.assert(
      fc.property(refunded, fc.double({ min: 0, max: 1, noNaN: true }), (one, part) => {
        const parts = chargeEntries(one.amount, one.shares)
          .slice(1)
          .map((entry) => -entry.amount);
        const amount = Math.round(part * one.amount);
        for (const [index, cut] of cutInProportion(parts, amount).entries()) {
          const exact = ((parts[index] ?? 0) * amount) / one.amount;
          expect(Math.abs(cut - exact)).toBeLessThanOrEqual(1.01);
        }
      }),
    );
  });

  test('of 90 % leaves each owner 10 % of their share', () => {
    const verified = { partnerId: 'a', platformBasisPoints: 1000, partnerBasisPoints: 500 };
    const charge = chargeEntries(6000, { providerId: 'p', ...verified });
    expect(refundOwedEntries(charge, 0, 5400)).toEqual([
      { account: 'platform', amount: 540 },
      { account: 'partner:a', amount: 270 },
      { account: 'provider:p', amount: 4590 },
      { account: 'refunds-payable', amount: -5400 },
    ]);
  });

  test('of money that fits no price comes from nobody', () => {
    expect(refundOwedEntries(unmatchedEntries(700), 0, 700)).toEqual([
      { account: 'unmatched', amount: 700 },
      { account: 'refunds-payable', amount: -700 },
    ]);
  });

  test('that came back is held and owed again', () => {
    expect(balances([...refundPaidEntries(5), ...refundReturnedEntries(5)])).toEqual({
      'card-gateway': 0,
      'refunds-payable': 0,
    });
  });
});

describe('many bookings in many currencies', () => {
  const life = fc.array(
    fc.record({ currency: fc.constantFrom('USD', 'CLP', 'EUR'), refunded, done: fc.nat(12) }),
    { maxLength: 15 },
  );

  test('add up to zero per currency, and no account goes astray', () => {
    fc.assert(
      fc.property(life, (bookings) => {
        const ledgers = new Map<string, Entry[]>();
        let held = 0;
        for (const { currency, refunded: one, done } of bookings) {
          const ledger = ledgers.get(currency) ?? [];
          ledgers.set(currency, ledger);
          const charge = chargeEntries(one.amount, one.shares);
          ledger.push(...charge);
          let before = 0;
          for (const part of partsOf(one.amount, one.cuts).slice(0, done)) {
            ledger.push(...refundOwedEntries(charge, before, part), ...refundPaidEntries(part));
            before += part;
          }
          held += one.amount - before;
        }
        let atGateway = 0;
        for (const ledger of ledgers.values()) {
          expect(sum(ledger)).toBe(0);
          const { 'card-gateway': gateway = 0, ...others } = balances(ledger);
          atGateway += gateway;
          for (const balance of Object.values(others)) expect(balance).toBeLessThanOrEqual(0);
        }
        expect(atGateway).toBe(held);
      }),
    );
  });
});

test('amounts beyond what a double multiplies exactly are cut exactly', () => {
  const parts = [1, 9_007_199_254_740_989];
  expect(cutInProportion(parts, 9_007_199_254_740_990)).toEqual(parts);
  expect(cutInProportion([4e15, 4e15], 3)).toEqual([2, 1]);
  expect(cutInProportion([4e15, 4e15], 1)).toEqual([0, 1]);
});

test('earnings can be paid out 3 days after the session, not a moment earlier', () => {
  const end = Temporal.Instant.from('2026-12-02T11:00:00Z');
  expect(availableAt(end).toString()).toBe('2026-12-05T11:00:00Z');
});
