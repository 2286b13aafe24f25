import type { convertCurrency } from '@puente/contract/currency';
import type { Call } from '@puente/contract/endpoint';
import { currencies, type Currency, currencyDigits, minimumPrices } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import { invalidField } from '../../lib/app-error.ts';
import { convert } from '../../lib/money.ts';

/** Currencies with their digits after the point and smallest price in minor units. */
export const describeCurrencies = () =>
  currencies.map((code) => ({
    code,
    digits: currencyDigits[code],
    minimumPrice: minimumPrices[code],
  }));

/** How much one unit of the base is in each currency, itself included. */
export const ratesFrom = ({ rates }: Pick<Context, 'rates'>, base: Currency) => ({
  base,
  date: rates.rate(base, base).date,
  rates: Object.fromEntries(currencies.map((to) => [to, rates.rate(base, to).rate])),
});

/** An amount in minor units in another currency, rounded half-even once. */
export const convertAmount = (
  { rates }: Pick<Context, 'rates'>,
  { amount, from, to }: Call<typeof convertCurrency>['body'],
): Call<typeof convertCurrency>['reply'] => {
  const { rate, date } = rates.rate(from, to);
  const given = { amount, currency: from };
  try {
    return { from: given, to: convert(given, to, rate), rate, date };
  } catch (error) {
    if (error instanceof RangeError) throw invalidField('amount', 'Too large to convert exactly');
    throw error;
  }
};
