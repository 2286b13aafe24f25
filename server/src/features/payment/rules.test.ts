import { describe, expect, test } from 'vitest';
import { isAsExpected, isOpen, isPayable, nextLookupAt, shownStatus, statusFor } from './rules.ts';

describe('the status of a payment', () => {
  test.each([
    ['requires-payment', null, 'requires-payment'],
    ['requires-payment', 'insufficient_funds', 'failed'],
    ['requires-action', null, 'requires-action'],
    ['processing', null, 'processing'],
    ['succeeded', null, 'succeeded'],
    ['cancelled', 'insufficient_funds', 'cancelled'],
  ] as const)('%s with refusal %s is shown as %s', (status, declineCode, shown) => {
    expect(statusFor({ status, declineCode })).toBe(shown);
  });

  test('is refunded once everything that came in was paid back, and not before', () => {
    const payment = { status: 'succeeded', received: 6000 };
    expect(shownStatus(payment, 5999)).toBe('succeeded');
    expect(shownStatus(payment, 6000)).toBe('refunded');
    expect(shownStatus({ status: 'cancelled', received: null }, 0)).toBe('cancelled');
  });

  test('is final when the money came or can’t come any more', () => {
    const open = ['requires-payment', 'requires-action', 'processing', 'failed'];
    expect(open.every((status) => isOpen({ status }))).toBe(true);
    expect(['succeeded', 'cancelled'].some((status) => isOpen({ status }))).toBe(false);
  });
});

test('an intent on which the bank works can be neither paid nor ended', () => {
  expect(isPayable({ status: 'requires-payment' })).toBe(true);
  expect(isPayable({ status: 'requires-action' })).toBe(true);
  expect(isPayable({ status: 'processing' })).toBe(false);
  expect(isPayable({ status: 'succeeded' })).toBe(false);
});

test('a cent more, a cent less or another currency is not the price', () => {
  const price = { amount: 6000, currency: 'USD' };
  expect(isAsExpected(price, { received: 6000, currency: 'USD' })).toBe(true);
  expect(isAsExpected(price, { received: 5999, currency: 'USD' })).toBe(false);
  expect(isAsExpected(price, { received: 6001, currency: 'USD' })).toBe(false);
  expect(isAsExpected(price, { received: 6000, currency: 'CLP' })).toBe(false);
});

test('an open payment is looked up every two minutes', () => {
  const now = Temporal.Instant.from('2026-12-01T08:00:00Z');
  expect(nextLookupAt(now).toString()).toBe('2026-12-01T08:02:00Z');
});
