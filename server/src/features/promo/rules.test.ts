import { currencies, minimumPrices } from '@puente/contract/policy';
import { newPromo } from '@puente/contract/promo';
import { describe, expect, it } from 'vitest';
import {
  type Code,
  codeOf,
  codeRefusal,
  promoDiscount,
  promoErrorOf,
  sellerRefusal,
  stateOf,
  takesOff,
  usesRefusal,
} from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const from = at('2026-12-01T10:00:00Z');
const until = at('2026-12-02T10:00:00Z');
const tick = { nanoseconds: 1 };
const code = (change: Partial<Code> = {}): Code => ({
  id: 'c',
  code: 'SUMMER',
  madeBy: 'platform',
  partnerId: null,
  providerId: null,
  percent: 10,
  amount: null,
  validFrom: from,
  validUntil: until,
  maxUses: 10,
  usesPerPerson: 1,
  firstMeetingOnly: false,
  status: 'active',
  createdAt: from,
  ...change,
});

describe('a code', () => {
  it('counts from its beginning until its end, the beginning included and the end not', () => {
    expect(codeRefusal(code(), from.subtract(tick))).toBe('promo-not-yet-valid');
    expect(codeRefusal(code(), from)).toBeNull();
    expect(codeRefusal(code(), until.subtract(tick))).toBeNull();
    expect(codeRefusal(code(), until)).toBe('promo-expired');
    expect(codeRefusal(code({ validUntil: null }), at('2099-01-01T00:00:00Z'))).toBeNull();
    expect(codeRefusal(code({ status: 'paused' }), from)).toBe('promo-inactive');
  });

  it('is shown to its maker by what counts most', () => {
    const none = { all: 0 };
    expect(stateOf(code(), none, from.subtract(tick))).toBe('scheduled');
    expect(stateOf(code(), { all: 9 }, from)).toBe('active');
    expect(stateOf(code(), { all: 10 }, from)).toBe('used-up');
    expect(stateOf(code({ maxUses: null }), { all: 10 }, from)).toBe('active');
    expect(stateOf(code({ status: 'paused' }), none, from)).toBe('paused');
    expect(stateOf(code({ status: 'paused' }), none, until)).toBe('expired');
  });

  it('has its uses and those of a person, both numbers included', () => {
    expect(usesRefusal(code(), { all: 9, own: 0 })).toBeNull();
    expect(usesRefusal(code(), { all: 10, own: 0 })).toBe('promo-used-up');
    expect(usesRefusal(code(), { all: 10, own: 1 })).toBe('promo-already-used');
    const five = code({ usesPerPerson: 5, maxUses: null });
    expect(usesRefusal(five, { all: 100, own: 4 })).toBeNull();
    expect(usesRefusal(five, { all: 100, own: 5 })).toBe('promo-limit-reached');
  });

  it('is for all, for those a partner verified, or for one', () => {
    const seller = { id: 'e', partnerId: 'p' };
    expect(sellerRefusal(code(), seller)).toBeNull();
    expect(sellerRefusal(code({ providerId: 'e' }), seller)).toBeNull();
    expect(sellerRefusal(code({ providerId: 'x' }), seller)).toBe('promo-wrong-provider');
    expect(sellerRefusal(code({ partnerId: 'p' }), seller)).toBeNull();
    expect(sellerRefusal(code({ partnerId: 'x' }), seller)).toBe('promo-wrong-partner');
    expect(sellerRefusal(code({ partnerId: 'p' }), { id: 'e', partnerId: null })).toBe(
      'promo-wrong-partner',
    );
  });

  it('is found however it is typed, and made of 3 to 32 letters, digits and dashes', () => {
    expect(codeOf('  summer-10 ')).toBe('SUMMER-10');
    const isTaken = (text: string) => newPromo.safeParse({ code: text, percent: 10 }).success;
    expect(['ab', 'abc', ' abc ', 'a'.repeat(32), 'a'.repeat(33)].map(isTaken)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(['ño-10', 'a b', 'a_b', 'ab.'].map(isTaken)).toEqual([false, false, false, false]);
  });

  it('takes off 1 to 100 %, or an amount, and 1 to 5 uses a person', () => {
    const takes = (change: object) => newPromo.safeParse({ code: 'ABC', ...change }).success;
    expect([0, 1, 100, 101, 1.5].map((percent) => takes({ percent }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    const uses = [0, 1, 5, 6].map((usesPerPerson) => takes({ percent: 5, usesPerPerson }));
    expect(uses).toEqual([false, true, true, false]);
    const amount = { amount: 1, currency: 'CLP' };
    expect([takes({ amount }), takes({}), takes({ amount, percent: 5 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is refused in the four older names, too', () => {
    expect(promoErrorOf('promo-expired')).toBe('expired');
    expect(promoErrorOf('promo-used-up')).toBe('usageLimit');
    expect(promoErrorOf('promo-limit-reached')).toBe('usageLimit');
    expect(promoErrorOf('promo-already-used')).toBe('alreadyUsed');
    expect(promoErrorOf('promo-inactive')).toBe('invalid');
  });
});

describe('what a code takes off', () => {
  const rates = { age: 'fresh' as const, rate: () => 943 };

  it('is its share rounded half-even, or its amount converted once', () => {
    const clp = { listPrice: 25_005, currency: 'CLP' as const };
    expect(takesOff(code({ percent: 10 }), clp, rates)).toBe(2500);
    expect(takesOff(code({ percent: 10 }), { ...clp, listPrice: 25_015 }, rates)).toBe(2502);
    const amount = { amount: 1000, currency: 'USD' as const };
    expect(takesOff(code({ amount }), clp, rates)).toBe(9430);
    expect(takesOff(code({ amount }), { listPrice: 6000, currency: 'USD' }, rates)).toBe(1000);
  });

  it('is unknown where nothing may be converted, and known where nothing has to be', () => {
    const old = { age: 'too-old' as const, rate: () => 943 };
    const amount = { amount: 1000, currency: 'USD' as const };
    const clp = { listPrice: 25_000, currency: 'CLP' as const };
    expect(takesOff(code({ amount }), clp, old)).toBeNull();
    expect(takesOff(code({ amount }), { ...clp, currency: 'USD' }, old)).toBe(1000);
    expect(takesOff(code(), clp, old)).toBe(2500);
  });

  it.each(currencies)('leaves nothing, or at least the smallest price: %s', (currency) => {
    const smallest = minimumPrices[currency];
    const list = smallest * 3;
    const off = (wanted: number) => promoDiscount(list, wanted, currency);
    expect(off(smallest * 2)).toEqual({ amount: smallest * 2, isCut: false });
    expect(off(smallest * 2 + 1)).toEqual({ amount: smallest * 2, isCut: true });
    expect(off(list - 1)).toEqual({ amount: smallest * 2, isCut: true });
    expect(off(list)).toEqual({ amount: list, isCut: false });
    expect(off(list + 1)).toEqual({ amount: list, isCut: false });
    expect(promoDiscount(smallest, 1, currency)).toEqual({ amount: 0, isCut: true });
  });
});
