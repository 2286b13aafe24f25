import { expect, it } from 'vitest';
import { currencyChoice } from './currency-choice.ts';

it.each([
  ['CLP', 'es-CL', 'CLP · Peso chileno'],
  ['USD', 'es-CL', 'USD · Dólar estadounidense'],
  ['CLP', 'es-MX', 'CLP · Peso chileno'],
  ['USD', 'en-US', 'USD · US Dollar'],
] as const)('%s begins like the others in a menu in %s', (code, locale, label) => {
  expect(currencyChoice(code, locale)).toEqual({ value: code, label });
});
