import { type Currency, currencyDigits } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { checkOfferings, type SaidOfferings } from './rules.ts';

type Said = SaidOfferings['offerings'][number];

/** What comes of a model's answer: both prices in major units, and what is asked; null if it is refused. */
function check(text: string, said: Partial<Said>, account: Currency = 'USD') {
  const one: Said = {
    quote: text,
    type: 'package',
    name: 'Some sessions',
    description: 'What happens in them.',
    category: 'other',
    sessions: 4,
    durationMinutes: 60,
    price: null,
    discountedPrice: null,
    ...said,
  };
  const read = checkOfferings({ offerings: [one] }, { text, account });
  if (!read) return null;
  const prices = read.proposals.flatMap(({ offering: { price, discountedPrice } }) =>
    [price, discountedPrice].map(
      (money) => money && money.amount / 10 ** currencyDigits[money.currency],
    ),
  );
  return [...prices, ...read.notUnderstood, ...read.questions].map((part) =>
    part === null || typeof part === 'number' ? part : 'reason' in part ? part.reason : part.kind,
  );
}

describe('a price of each session that a model took for the whole', () => {
  test.each([
    ['four sessions at $30 each', 'USD'],
    ['4 sesiones a 30 dólares por sesión', 'USD'],
    ['cuatro clases, 30 dólares cada una', 'USD'],
  ] as const)('is taken times their number: %s', (text, account) =>
    expect(check(text, { price: 30 }, account)).toEqual([120, null]),
  );

  test('is told by the sentence where the quote leaves it out', () => {
    const text = 'I sell four sessions at $30 each. They help.';
    expect(check(text, { quote: 'four sessions at $30', price: 30 })).toEqual([120, null]);
  });

  test('may have been worked out', () => {
    expect(check('four sessions at $30 each', { price: 120 })).toEqual([120, null]);
    expect(check('four sessions at $30 each', { price: 150 })).toBeNull();
  });

  test('is taken with the one that it stands for', () => {
    const text = 'four sessions at $80 each instead of $95';
    expect(check(text, { price: 95, discountedPrice: 80 })).toEqual([380, 320]);
  });

  test('is asked about without their number, and by the hour', () => {
    const text = 'sessions at $30 each';
    expect(check(text, { price: 30, sessions: null })).toEqual([null, null, 'unclear']);
    expect(check('four sessions at $30 an hour', { price: 30 })).toEqual([null, null, 'unclear']);
  });
});

test('the price of the whole stays what it is', () => {
  expect(check('four sessions for $100, 45 minutes each', { price: 100 })).toEqual([100, null]);
  expect(check('four for $100, $25 each', { price: 100 })).toEqual([100, null]);
  const text = 'four sessions, was $120, now $100';
  expect(check(text, { price: 120, discountedPrice: 100 })).toEqual([120, 100]);
});

test('thousands that nobody said are asked about where they are likely, else refused', () => {
  expect(check('4 clases por 90', { price: 90_000 }, 'CLP')).toEqual([90_000, null, 'thousands']);
  expect(check('4 clases por 90', { price: 90 }, 'CLP')).toEqual([90_000, null, 'thousands']);
  expect(check('4 clases por 90 lucas', { price: 90_000 }, 'CLP')).toEqual([90_000, null]);
  expect(check('4 classes for 90', { price: 90_000 })).toBeNull();
});

test('a deposit is told although a model said nothing of it', () => {
  expect(check('4 classes for $90, $20 deposit', { price: 90 })).toEqual([90, null, 'deposit']);
});
