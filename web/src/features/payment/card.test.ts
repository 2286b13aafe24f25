import { describe, expect, it } from 'vitest';
import { expiryOf, groupedExpiry, groupedNumber, isLuhnValid, problemsOf } from './card.ts';
import { declineOf, fieldOf } from './decline.ts';
import { attemptOf } from './sandbox-gateway.ts';

function typed(text: string) {
  return Array.from(text).reduce((before, key) => groupedExpiry(before + key, before), '');
}

describe('a card as it is typed', () => {
  it('is grouped as on the card', () => {
    expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupedNumber('4242 4242-4242')).toBe('4242 4242 4242');
    expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
  });
  it('takes month and year however they are written', () => {
    expect(typed('1227')).toBe('12 / 27');
    expect(typed('12/27')).toBe('12 / 27');
    expect(typed('9/27')).toBe('09 / 27');
    expect(typed('1/27')).toBe('01 / 27');
    expect(groupedExpiry('12/2027', '')).toBe('12 / 27');
    expect(groupedExpiry('05/29', '')).toBe('05 / 29');
  });
  it('lets the month be deleted again', () => {
    expect(groupedExpiry('12 / ', '12 / 2')).toBe('12');
    expect(groupedExpiry('1', '12')).toBe('1');
  });
  it('reads no month beyond December and no half year', () => {
    expect(expiryOf('13 / 27')).toBeNull();
    expect(expiryOf('12 / 2')).toBeNull();
    expect(expiryOf('12 / 2')).toBeNull();
    expect(expiryOf('02 / 2031')).toEqual({ month: 2, year: 2031 });
  });
  it('knows a number by its check digit', () => {
    expect(isLuhnValid('4242424242424242')).toBe(true);
    expect(isLuhnValid('4242424242424241')).toBe(false);
    expect(isLuhnValid('42')).toBe(false);
  });
});

describe('a card before it is sent', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Ana Pérez' };
  const today = { month: 11, year: 2026 };
  it('is good to the last day of its month', () => {
    expect(problemsOf(card, today)).toEqual({});
    expect(problemsOf({ ...card, expiry: '10 / 26' }, today)).toEqual({ expiry: 'expiryPast' });
  });
  it('names everything that is missing', () => {
    expect(problemsOf({ number: '', expiry: '', cvc: ' ', name: '' }, today)).toEqual({
      number: 'numberMissing',
      expiry: 'expiryMissing',
      cvc: 'cvcMissing',
      name: 'nameMissing',
    });
  });
  it('has four digits in the code of an American Express at most, three elsewhere', () => {
    const amex = { ...card, number: '3782 822463 10005', cvc: '1234' };
    expect(problemsOf(amex, today)).toEqual({});
    expect(problemsOf({ ...card, cvc: '1234' }, today)).toEqual({ cvc: 'cvcWrong' });
  });
});

describe('a refusal', () => {
  it('says what the person can do, and nothing that warns a thief', () => {
    expect(declineOf('insufficient_funds')).toBe('insufficientFunds');
    expect(declineOf('stolen_card')).toBe('declined');
    expect(declineOf('lost_card')).toBe('declined');
    expect(declineOf(null)).toBe('declined');
    expect(declineOf('toString')).toBe('declined');
  });
  it('is shown at its field', () => {
    expect(fieldOf('incorrectCvc')).toBe('cvc');
    expect(fieldOf('insufficientFunds')).toBeNull();
  });
});

describe("the gateway's answer", () => {
  it('is read into how the attempt ended', () => {
    expect(attemptOf({ status: 'succeeded' })).toEqual({ kind: 'paid' });
    expect(attemptOf({ status: 'processing' })).toEqual({ kind: 'processing' });
    expect(attemptOf({ status: 'something new' })).toEqual({ kind: 'unknown' });
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
    expect(attemptOf({ error })).toEqual({ kind: 'declined', code: 'insufficient_funds' });
    expect(attemptOf({ error: { type: 'card_error', code: 'expired_card' } })).toEqual({
      kind: 'declined',
      code: 'expired_card',
    });
  });
  it('is paid when it says that it had been paid before', () => {
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    };
    expect(attemptOf({ error })).toEqual({ kind: 'paid' });
  });
  it('leads to the bank only by a web address', () => {
    const to = (url: string) => ({
      status: 'requires_action',
      next_action: { redirect_to_url: { url } },
    });
    expect(attemptOf(to('https://bank.example/3ds'))).toEqual({
      kind: 'authenticate',
      url: 'https://bank.example/3ds',
    });
    expect(attemptOf(to('javascript:alert(1)'))).toEqual({ kind: 'unknown' });
  });
});
