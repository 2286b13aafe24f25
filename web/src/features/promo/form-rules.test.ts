import { describe, expect, it } from 'vitest';
import { isWhole, type PromoForm, promoOf } from './form-rules.ts';

const form: PromoForm = {
  code: ' ana-10 ',
  percent: '10',
  maxUses: '',
  usesPerPerson: '1',
  lastDay: '',
  firstMeetingOnly: false,
};

describe('a new code', () => {
  it('has no limit and no end where none is typed', () => {
    expect(promoOf(form, 'America/Santiago')).toEqual({
      code: 'ana-10',
      percent: 10,
      maxUses: null,
      usesPerPerson: 1,
      validUntil: null,
      firstMeetingOnly: false,
    });
  });

  it('counts on the whole last day of its maker, also where an hour is missing', () => {
    const until = (lastDay: string) => promoOf({ ...form, lastDay }, 'America/Santiago').validUntil;
    expect(until('2026-12-01')).toBe('2026-12-02T03:00:00Z');
    // Midnight of 6 September 2026 is skipped in Chile.
    expect(until('2026-09-05')).toBe('2026-09-06T04:00:00Z');
  });

  it('takes whole numbers in their range alone', () => {
    const typed = ['', '0', '1', '100', '101', '1.5', 'ten'];
    expect(typed.filter((text) => isWhole(text, 1, 100))).toEqual(['1', '100']);
  });
});
