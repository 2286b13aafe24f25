import { languages } from '@puente/contract/policy/language';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { speak } from '../../../test/texts.ts';
import { declineOf, fieldOf } from './decline.ts';

describe('a decline', () => {
  it.each([
    ['insufficient_funds', 'insufficientFunds', null],
    ['expired_card', 'expiredCard', 'expiry'],
    ['incorrect_cvc', 'incorrectCvc', 'cvc'],
    ['invalid_cvc', 'incorrectCvc', 'cvc'],
    ['incorrect_number', 'incorrectNumber', 'number'],
    ['invalid_expiry_year', 'incorrectExpiry', 'expiry'],
    ['processing_error', 'processingError', null],
    ['authentication_required', 'authentication', null],
  ] as const)('%s is said as %s, at the field %s', (code, decline, field) => {
    expect(declineOf(code)).toBe(decline);
    expect(fieldOf(decline)).toBe(field);
  });

  it('that would warn a thief says no more than that', () => {
    for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'do_not_honor']) {
      expect(declineOf(code)).toBe('declined');
      expect(fieldOf(declineOf(code))).toBeNull();
    }
  });

  it('is never read from what objects have by nature', () => {
    for (const code of ['toString', 'constructor', '__proto__', '', null, undefined])
      expect(declineOf(code)).toBe('declined');
  });

  it('has words for the person in both languages', () => {
    const codes = [
      ...['insufficient_funds', 'expired_card', 'incorrect_cvc', 'incorrect_number'],
      ...['invalid_expiry_month', 'processing_error', 'card_not_supported'],
      ...['test_mode_live_card', 'authentication_failed', 'generic_decline'],
    ];
    for (const language of languages) {
      speak(language);
      const texts = codes.map((code) => i18next.t(`payment:declines.${declineOf(code)}` as never));
      expect(new Set(texts).size).toBe(codes.length);
      expect(texts.join(' ')).not.toContain('MISSING');
    }
  });
});
