import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { atMoment, screenOf } from '../../../test/screen.tsx';
import { WelcomePage } from './welcome-page.tsx';

atMoment('2026-12-01T12:00Z');

const step = (number: number | string, language: 'en' | 'es' = 'en') =>
  screenOf(<WelcomePage />, language, { at: `/welcome?step=${number}` });

describe('the introduction', () => {
  it('has three steps, back and forward by the address, and an end', () => {
    for (const [language, next, back] of [
      ['en', 'Next', 'Back'],
      ['es', 'Siguiente', 'Volver'],
    ] as const) {
      expect(addressOf(step(1, language), next)).toBe('/welcome?step=2');
      expect(addressOf(step(1, language), back)).toBeUndefined();
      expect(addressOf(step(2, language), next)).toBe('/welcome?step=3');
      expect(addressOf(step(2, language), back)).toBe('/welcome?step=1');
      expect(find(step(3, language), 'a').map(heard)).toEqual([back]);
      expect(new Set([1, 2, 3].map((one) => headings(step(one, language))[0])).size).toBe(3);
    }
  });

  it('says where one is, and can be skipped from everywhere', () => {
    expect([1, 2, 3].map((one) => /\d of \d/.exec(wordsIn(step(one)))?.[0])).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    for (const one of [1, 2, 3]) expect(controls(step(one))[0]).toBe('Skip');
  });

  it.each(['0', '4', '-1', 'x', '2.5', '1e9'])(
    'of a step that there is none of begins: %s',
    (number) => {
      expect(headings(step(number))).toEqual(headings(step(1)));
    },
  );

  it('tells the numbers that bind us, as the policy has them', () => {
    const { refund, booking } = policy;
    const words = wordsIn(step(2));
    expect(words).toContain(`${booking.holdMinutes} minutes`);
    expect(words).toContain(`${refund.otherwiseBasisPoints / 100}%`);
    expect(words).toContain(`${refund.noneWithinHoursOfStart} hours`);
    expect(words).toContain(`${booking.roomOpensMinutesBefore} minutes`);
    const spanish = wordsIn(step(2, 'es'));
    for (const number of [
      booking.holdMinutes,
      refund.fullWithinHoursOfBooking,
      refund.fullUntilHoursBeforeStart,
      refund.noneWithinHoursOfStart,
    ])
      expect(spanish).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('ends with the settings, as the device suggests them', () => {
    const markup = step(3, 'es');
    const chosen = find(markup, 'input').filter(({ attributes }) => 'checked' in attributes);
    expect(chosen).toHaveLength(1);
    expect(find(markup, 'select').length).toBeGreaterThan(0);
  });
});
