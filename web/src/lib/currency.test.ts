import { describe, expect, it } from 'vitest';
import { currencyOfZone } from './currency.ts';

describe('the currency of a place', () => {
  it.each([
    ['America/Santiago', 'CLP'],
    ['Pacific/Easter', 'CLP'],
    ['America/Mexico_City', 'MXN'],
    ['America/Bogota', 'COP'],
    ['America/Lima', 'PEN'],
    ['America/Sao_Paulo', 'BRL'],
    ['Europe/London', 'GBP'],
    ['Europe/Madrid', 'EUR'],
    ['America/New_York', 'USD'],
  ])('in %s is %s', (zone, currency) => {
    expect(currencyOfZone(zone)).toBe(currency);
  });

  it('is US dollars where no local currency is taken, or the zone is unknown', () => {
    expect(currencyOfZone('Asia/Kathmandu')).toBe('USD');
    expect(currencyOfZone('Mars/Base')).toBe('USD');
  });
});
