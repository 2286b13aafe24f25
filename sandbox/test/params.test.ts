import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandOf, cardTokens, declineOf, isLuhnValid, lookUpCard } from '../src/stripe/cards.ts';
import { formatAmount, isKnownCurrency } from '../src/stripe/currencies.ts';
import { isStripeRefusal } from '../src/stripe/errors.ts';
import {
  clearableText,
  flag,
  integer,
  listFields,
  mergeMetadata,
  methodData,
  readParams,
  requireAmount,
  requireCurrency,
  requireUrl,
  stringList,
} from '../src/stripe/params.ts';

/** The refusal of a call, as Stripe words it. */
function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (isStripeRefusal(error)) return { status: error.status, ...error.stripeError };
    throw error;
  }
  throw new Error('it was not refused');
}

const create = z.strictObject({
  amount: integer,
  currency: z.string(),
  confirm: flag.optional(),
  payment_method_data: methodData.optional(),
  expand: stringList.optional(),
});

describe('parameters of a call', () => {
  it('arrive as text and are read by their kind', () => {
    const given = { amount: '1500', currency: 'usd', confirm: 'true', expand: { 0: 'a', 2: 'b' } };
    expect(readParams(create, given)).toEqual({
      amount: 1500,
      currency: 'usd',
      confirm: true,
      expand: ['a', 'b'],
    });
    expect(readParams(create, { amount: '-1', currency: '', expand: 'a' }).expand).toEqual(['a']);
  });

  it('that are missing are named', () => {
    expect(refusalOf(() => readParams(create, { amount: '1' }))).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code: 'parameter_missing',
      param: 'currency',
    });
  });

  it('that nobody knows are named, also deep inside', () => {
    const deep = { type: 'card', card: { number: '4242', pin: '1' } };
    for (const [given, param] of [
      [{ amount: '1', currency: 'usd', tip: '1' }, 'tip'],
      [
        { amount: '1', currency: 'usd', payment_method_data: deep },
        'payment_method_data[card][pin]',
      ],
    ] as const)
      expect(refusalOf(() => readParams(create, given))).toMatchObject({
        code: 'parameter_unknown',
        param,
      });
  });

  it('that are no whole number say so', () => {
    for (const amount of ['1.5', '', 'abc', '1e3', '0x10', ' 1', '1'.repeat(16)])
      expect(
        refusalOf(() => readParams(create, { amount, currency: 'usd' })),
        amount,
      ).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
  });

  it('of lists take a moment or a stretch of time', () => {
    const list = z.strictObject(listFields);
    expect(readParams(list, { created: '5' }).created).toBe(5);
    expect(readParams(list, { created: { gte: '5', lt: '9' } }).created).toEqual({ gte: 5, lt: 9 });
    expect(refusalOf(() => readParams(list, { created: { since: '5' } })).status).toBe(400);
  });

  it('that are empty take something away', () => {
    expect(clearableText.parse('')).toBeNull();
    expect(clearableText.parse('x')).toBe('x');
  });
});

describe('an amount', () => {
  it('is at least the smallest charge of its currency, and at most what it has digits for', () => {
    for (const [currency, smallest, largest] of [
      ['usd', 50, 99_999_999],
      ['gbp', 30, 99_999_999],
      ['mxn', 1000, 999_999_999_999],
      ['clp', 1, 999_999_999_999],
    ] as const) {
      expect(requireAmount(smallest, currency)).toBe(smallest);
      expect(requireAmount(largest, currency)).toBe(largest);
      if (smallest > 1)
        expect(refusalOf(() => requireAmount(smallest - 1, currency)).code).toBe(
          'amount_too_small',
        );
      expect(refusalOf(() => requireAmount(largest + 1, currency)).code).toBe('amount_too_large');
    }
    for (const amount of [0, -1])
      expect(refusalOf(() => requireAmount(amount, 'clp')).param).toBe('amount');
  });

  it('is in a currency that Stripe knows, in small letters', () => {
    expect(requireCurrency('USD')).toBe('usd');
    for (const currency of ['', 'xxx', 'us', 'usdd'])
      expect(refusalOf(() => requireCurrency(currency)).param).toBe('currency');
    expect(isKnownCurrency('clp')).toBe(true);
  });

  it('is read with the digits of its currency', () => {
    expect(formatAmount(1500, 'usd')).toBe('$15.00');
    expect(formatAmount(15_000, 'clp')).toMatch(/15,000$/);
  });
});

describe('metadata', () => {
  it('is merged key by key; what is empty goes, and an empty whole takes all away', () => {
    const before = { a: '1', b: '2' };
    expect(mergeMetadata(before, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
    expect(mergeMetadata(before, undefined)).toEqual(before);
    expect(mergeMetadata(before, '')).toEqual({});
    expect(before).toEqual({ a: '1', b: '2' });
  });
});

describe('an address to return to', () => {
  it('is on the web, or none', () => {
    expect(requireUrl('https://puente.test/book', 'return_url')).toBe('https://puente.test/book');
    expect([requireUrl(undefined, 'x'), requireUrl('', 'x')]).toEqual([null, null]);
    for (const url of ['javascript:alert(1)', '/book', 'puente.test', 'ftp://a.b'])
      expect(refusalOf(() => requireUrl(url, 'return_url'))).toMatchObject({
        code: 'url_invalid',
        param: 'return_url',
      });
  });
});

describe('a test card', () => {
  const numbers = [...new Set(Object.values(cardTokens)), '378282246310005', '36227206271667'];

  it('has a number that cards can have, and a brand', () => {
    for (const number of numbers) {
      expect(isLuhnValid(number), number).toBe(true);
      expect(brandOf(number), number).not.toBe('unknown');
    }
    for (const number of ['4242424242424241', '4242', '', '4242 4242 4242 4242', 'x'.repeat(16)])
      expect(isLuhnValid(number), number).toBe(false);
  });

  it('does what Stripe says it does', () => {
    for (const [number, behaviour, decline] of [
      ['4242424242424242', 'succeeds', undefined],
      ['4000000000009995', 'insufficient_funds', 'insufficient_funds'],
      ['4000000000000069', 'expired_card', 'expired_card'],
      ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
      ['4000002760003184', 'authenticates', undefined],
      ['4000008400001629', 'authenticates_then_declines', 'generic_decline'],
      ['4000000000000077', 'slow', undefined],
    ] as const) {
      expect(lookUpCard(number).behaviour).toBe(behaviour);
      expect(declineOf(behaviour)?.decline_code).toBe(decline);
    }
  });

  it('that is a real one is declined: nobody should type theirs here', () => {
    const { behaviour } = lookUpCard('4111111111111111');
    expect(declineOf(behaviour)?.decline_code).toBe('test_mode_live_card');
  });

  it('has the brand of its first digits', () => {
    for (const [start, brand] of [
      ['4', 'visa'],
      ['51', 'mastercard'],
      ['2223', 'mastercard'],
      ['34', 'amex'],
      ['6011', 'discover'],
      ['36', 'diners'],
      ['35', 'jcb'],
      ['62', 'unionpay'],
      ['9', 'unknown'],
    ] as const)
      expect(brandOf(start.padEnd(16, '0')), start).toBe(brand);
  });
});
