import { describe, expect, test } from 'vitest';
import { declineOfSaved } from '../src/stripe/cards.ts';

describe('a saved card', () => {
  test.each([
    ['2027-02-28T23:59:59Z', undefined],
    ['2027-03-01T00:00:00Z', 'expired_card'],
  ])('of February 2027 at %s is refused as %s', (now, code) => {
    const card = { exp_month: 2, exp_year: 2027 };
    expect(declineOfSaved('succeeds', card, new Date(now))?.code).toBe(code);
  });

  test('that dies is refused before its end, too', () => {
    const card = { exp_month: 12, exp_year: 2030 };
    const now = new Date('2027-01-01T00:00:00Z');
    expect(declineOfSaved('declines_when_saved', card, now)?.decline_code).toBe('generic_decline');
  });
});
