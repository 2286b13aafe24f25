import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { WelcomePage } from './welcome-page.tsx';

atMoment('2026-12-01T12:00Z');

const step = (number: number | string, language: 'en' | 'es' = 'en') =>
  stillOf(<WelcomePage />, language, { at: `/welcome?step=${number}` });

describe('the introduction', () => {
  it('has three steps, back and forward by the address, and an end', async () => {
    for (const [language, next, back] of [
      ['en', 'Next', 'Back'],
      ['es', 'Siguiente', 'Volver'],
    ] as const) {
      expect(addressOf(await step(1, language), next)).toBe('/welcome?step=2');
      expect(addressOf(await step(1, language), back)).toBeUndefined();
      expect(addressOf(await step(2, language), next)).toBe('/welcome?step=3');
      expect(addressOf(await step(2, language), back)).toBe('/welcome?step=1');
      expect(find(await step(3, language), 'a').map(heard)).toEqual([back]);
      expect(
        new Set(await oneByOne([1, 2, 3], async (one) => headings(await step(one, language))[0]))
          .size,
      ).toBe(3);
    }
  });

  it('says where one is, and can be skipped from everywhere', async () => {
    expect(
      await oneByOne([1, 2, 3], async (one) => /\d of \d/.exec(wordsIn(await step(one)))?.[0]),
    ).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    for (const one of [1, 2, 3]) expect(controls(await step(one))[0]).toBe('Skip');
  });

  it.each(['0', '4', '-1', 'x', '2.5', '1e9'])(
    'of a step that there is none of begins: %s',
    async (number) => {
      expect(headings(await step(number))).toEqual(headings(await step(1)));
    },
  );

  it('tells the numbers that bind us, as the policy has them', async () => {
    const { refund, booking } = policy;
    const words = wordsIn(await step(2));
    expect(words).toContain(`${booking.holdMinutes} minutes`);
    expect(words).toContain(`${refund.otherwiseBasisPoints / 100}%`);
    expect(words).toContain(`${refund.noneWithinHoursOfStart} hours`);
    expect(words).toContain(`${booking.roomOpensMinutesBefore} minutes`);
    const spanish = wordsIn(await step(2, 'es'));
    for (const number of [
      booking.holdMinutes,
      refund.fullWithinHoursOfBooking,
      refund.fullUntilHoursBeforeStart,
      refund.noneWithinHoursOfStart,
    ])
      expect(spanish).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('ends with the settings, as the device suggests them', async () => {
    const markup = await step(3, 'es');
    const chosen = find(markup, 'input').filter((node) => node.hasAttribute('checked'));
    expect(chosen).toHaveLength(1);
    expect(find(markup, 'select').length).toBeGreaterThan(0);
  });
});
