import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

// Intl puts a no-break space between amount and currency.
function text(formatted: string) {
  return formatted.replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('money', () => {
  it('has no decimals in CLP', () => {
    expect(text(formatMoney({ amount: 15_000, currency: 'CLP' }, 'es-CL'))).toBe('$15.000');
    expect(text(formatMoney({ amount: 15_000, currency: 'CLP' }, 'en-US'))).toBe('CLP 15,000');
  });

  it('is exact in minor units', () => {
    expect(formatMoney({ amount: 1500, currency: 'USD' }, 'en-US')).toBe('$15.00');
    expect(formatMoney({ amount: 1, currency: 'USD' }, 'en-US')).toBe('$0.01');
  });

  it('is said without .00 as a price, and with cents where there are some', () => {
    expect(formatPrice({ amount: 4500, currency: 'USD' }, 'en-US')).toBe('$45');
    expect(formatPrice({ amount: 4550, currency: 'USD' }, 'en-US')).toBe('$45.50');
  });
});
