import { currencies, currencyDigits } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersOf, hiddenCount, queryOf, unitsOf } from './filters.ts';

describe('the filters of an address', () => {
  it('are nothing where it asks for nothing', () => {
    expect(filtersOf({}, 'USD')).toEqual({});
    expect(queryOf({})).toEqual({});
  });

  it('leave out what is not known, instead of asking the server for it', () => {
    const odd = {
      ...{ field: 'magic', day: 'someday', sort: 'luck', mode: 'telepathy', verification: 'none' },
      ...{ language: 'english', price: 'cheap', q: '   ' },
    };
    expect(filtersOf(odd, 'USD')).toEqual({});
    expect(filtersOf({ language: 'e1' }, 'USD')).toEqual({});
  });

  it('keep what is known, as the server reads it', () => {
    const search = {
      ...{ q: ' a visa ', language: 'ES', mode: 'in-person', verification: 'any' },
      ...{ partner: 'p1', price: '50' },
    };
    const filters = filtersOf(search, 'USD');
    expect(queryOf(filters)).toEqual({
      q: 'a visa',
      language: 'es',
      mode: 'in-person',
      verification: 'any',
      partner: 'p1',
      maxPrice: 5000,
      priceCurrency: 'USD',
    });
  });

  it('count behind the button: not the words, the field and the order', () => {
    expect(hiddenCount(filtersOf({ q: 'a visa' }, 'USD'))).toBe(0);
    expect(hiddenCount(filtersOf({ q: 'x', price: '5', language: 'es' }, 'USD'))).toBe(2);
  });
});

describe('a highest price', () => {
  const priceIn = (price: string, currency?: string) =>
    filtersOf({ price, ...(currency ? { currency } : {}) }, 'CLP').price;

  it('is in the currency of the address, else in the shown one', () => {
    expect(priceIn('15000')).toEqual({ amount: 15_000, currency: 'CLP' });
    expect(priceIn('49.5', 'USD')).toEqual({ amount: 4950, currency: 'USD' });
    expect(priceIn('49,5', 'USD')).toEqual({ amount: 4950, currency: 'USD' });
    expect(priceIn('10', 'XXX')).toEqual({ amount: 10, currency: 'CLP' });
  });

  it.each(['0', '-5', '', ' ', 'NaN', 'Infinity', '1e99', '0x', '1.2.3', '99999999999999999'])(
    'is none for %j',
    (price) => {
      expect(priceIn(price)).toBeUndefined();
    },
  );

  it('stands in an address as it is read again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 10_000_000 }),
        (currency, amount) => {
          const price = { amount, currency };
          const written = unitsOf(price);
          expect(filtersOf({ price: written, currency }, 'USD').price).toEqual(price);
          expect(written.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(currencyDigits[currency]);
        },
      ),
    );
  });
});
