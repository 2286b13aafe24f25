import type { Currency } from '@puente/contract/policy';
import { expect, test } from 'vitest';
import { checkPricing, type SaidPricing } from './rules.ts';

type Said = SaidPricing['rates'][number];

function check(text: string, said: Partial<Said>, currency: Currency) {
  const rate: Said = {
    quote: text,
    field: 'normalRate',
    amount: 0,
    currency: null,
    minutes: 60,
    ...said,
  };
  const read = checkPricing({ rates: [rate] }, { text, currency, durations: [60] });
  return (
    read && [
      ...read.proposals.map((one) => one.rate.amount),
      ...read.notUnderstood.map(({ reason, source }) => `${reason}: ${source.text}`),
      ...read.questions.map(({ kind }) => kind),
    ]
  );
}

test('thousands that nobody said are asked about where they are likely, else refused', () => {
  expect(check('35 la hora', { amount: 35_000 }, 'CLP')).toEqual([35_000, 'thousands']);
  expect(check('35 la hora', { amount: 35 }, 'CLP')).toEqual([35_000, 'thousands']);
  expect(check('35 lucas la hora', { amount: 35_000 }, 'CLP')).toEqual([35_000]);
  expect(check('35 an hour', { amount: 35_000 }, 'USD')).toBeNull();
});

test('what can’t be kept is told although a model said nothing of it', () => {
  const text = 'Weekdays 60 dollars an hour plus VAT, Saturdays 75, half of it up front';
  expect(check(text, { amount: 60, quote: '60 dollars an hour' }, 'USD')).toEqual([
    6000,
    'unclear: plus VAT',
    'one-price: Saturdays 75',
    'deposit: half of it up front',
  ]);
});

test('a doubt of the rules about another price than the model’s is left out', () => {
  const text = '£40 an hour or £50 an hour, with a £10 deposit';
  expect(check(text, { amount: 50, quote: '£50 an hour' }, 'GBP')).toEqual([
    5000,
    'deposit: £10 deposit',
  ]);
});
