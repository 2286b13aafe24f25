import { describe, expect, it } from 'vitest';
import { callingCodes, readablePhone, splitPhone } from './calling-codes.ts';

describe('a phone number', () => {
  it('finds its country by the longest code', () => {
    expect(splitPhone('+56912345678')).toEqual({ country: 'CL', national: '912345678' });
    expect(splitPhone('+977 980-0000000')).toEqual({ country: 'NP', national: '9800000000' });
    expect(splitPhone('+1242 1234567')).toEqual({ country: 'BS', national: '1234567' });
  });

  it('keeps the chosen country where several share a code', () => {
    expect(splitPhone('+14165550100', 'CA')?.country).toBe('CA');
    expect(splitPhone('+14165550100')?.country).toBe('US');
  });

  it('waits while no code is recognised', () => {
    expect(splitPhone('+')).toBeNull();
    expect(splitPhone('+9')).toBeNull();
  });

  it('is set apart for the eyes', () => {
    expect(readablePhone('+56912345678')).toBe('+56\u00A0912345678');
  });

  it('has a name for every country in the list', () => {
    const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
    for (const country of callingCodes.keys()) expect(names.of(country), country).toBeTruthy();
  });
});
