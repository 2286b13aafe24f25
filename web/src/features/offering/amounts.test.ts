import fc from 'fast-check';
import { currencies } from '@puente/contract/policy/currency';
import { expect, it } from 'vitest';
import { formatMoney } from '../../lib/money.ts';
import { amountText, parseAmount } from './amounts.ts';

const locale = fc.constantFrom('en-US', 'es-CL', 'es-ES', 'es-MX', 'de-DE', 'en-GB');

it('reads back every amount, in a field or as it is shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.nat(10_000_000_000),
      locale,
      (code, amount, tag) => {
        expect(parseAmount(amountText(amount, code, tag), code)).toBe(amount);
        expect(parseAmount(formatMoney({ amount, currency: code }, tag), code)).toBe(amount);
      },
    ),
  );
});

it.each([
  ['25.000', 'CLP', 25_000],
  ['25000', 'CLP', 25_000],
  ['1,234.5', 'USD', 123_450],
  ['1.234,50', 'EUR', 123_450],
  ['60', 'USD', 6000],
  ['1.234', 'USD', 123_400],
  ['', 'USD', null],
  ['-5', 'USD', null],
  ['free', 'USD', null],
] as const)('reads %j in %s as %s', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount);
});
