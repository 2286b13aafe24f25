import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  discountOf,
  isFirstMeetingPrice,
  orderStates,
  orderStatusAt,
  priceTerms,
  type PriceTerms,
  withTerms,
} from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T10:00:00Z');
const discount = (amount: number) => ({
  kind: 'first-booking' as const,
  amount,
  borneBy: 'provider' as const,
});
const terms = (change: Partial<PriceTerms> = {}): PriceTerms => ({
  listPrice: 6000,
  discounts: [],
  exchange: null,
  ownCurrency: null,
  fees: { platformBasisPoints: 1000, partnerBasisPoints: 500, partnerId: 'p1' },
  refundPolicy: policy.refund,
  ...change,
});

describe('what is paid', () => {
  it('is the list price less every discount', () => {
    expect(amountOf(terms())).toBe(6000);
    const both = terms({ discounts: [discount(1000), discount(500)] });
    expect([amountOf(both), discountOf(both)]).toEqual([4500, 1500]);
    expect(amountOf(terms({ discounts: [discount(6000)] }))).toBe(0);
  });

  it('is the price for people who have not met when one discount says so', () => {
    expect(isFirstMeetingPrice(terms())).toBe(false);
    expect(isFirstMeetingPrice(terms({ discounts: [discount(1)] }))).toBe(true);
  });
});

describe('terms that were stored', () => {
  it('come back as they were', () => {
    const stored = terms({
      discounts: [discount(1000)],
      exchange: { from: 'CLP', rate: 1 / 943, date: '2026-12-01' },
    });
    const row = { id: 'o1', terms: JSON.parse(JSON.stringify(stored)) };
    expect(withTerms(row)).toEqual({ id: 'o1', terms: stored });
  });

  it('that are none are not taken for any', () => {
    const whole = terms();
    const { refundPolicy: _refund, ...withoutRefund } = whole;
    const { fees: _fees, ...withoutFees } = whole;
    for (const broken of [
      null,
      {},
      withoutRefund,
      withoutFees,
      { ...whole, listPrice: -1 },
      { ...whole, listPrice: 0.5 },
      { ...whole, listPrice: '6000' },
      { ...whole, discounts: [discount(-1)] },
      { ...whole, discounts: [{ ...discount(1), borneBy: 'nobody' }] },
      { ...whole, exchange: { from: 'XXX', rate: 1, date: '' } },
    ])
      expect(priceTerms.safeParse(broken).success, JSON.stringify(broken)).toBe(false);
  });

  it('keep the refund terms that were bought, whatever is offered today', () => {
    const bought = { ...policy.refund, otherwiseBasisPoints: 5000 };
    const row = { terms: terms({ refundPolicy: bought }) };
    expect(withTerms(row).terms.refundPolicy).toEqual(bought);
  });
});

describe('an order', () => {
  const at = (status: 'open' | 'paid' | 'lapsed', payUntil: Temporal.Instant | null) =>
    orderStatusAt({ status }, payUntil, now);

  it('that is open lapses at the instant its time to pay is over, and not before', () => {
    expect(at('open', now.add({ nanoseconds: 1 }))).toBe('open');
    expect(at('open', now)).toBe('lapsed');
    expect(at('open', null)).toBe('open');
  });

  it('that was paid stays so', () => {
    expect(at('paid', now.subtract({ hours: 1 }))).toBe('paid');
    expect(at('lapsed', now.add({ hours: 1 }))).toBe('lapsed');
  });

  it('can be paid late, and never unpaid', () => {
    expect(orderStates.canBecome('lapsed', 'paid')).toBe(true);
    expect(orderStates.final).toEqual(['paid']);
    expect(orderStates.sourcesOf('paid')).toEqual(['open', 'lapsed']);
  });
});
