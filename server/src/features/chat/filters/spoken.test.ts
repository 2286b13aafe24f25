import { describe, expect, test } from 'vitest';
import { joinDays, readWishes } from './rules.ts';

const budget = (text: string, amount?: number) =>
  readWishes(text, {
    own: 'GBP',
    ...(amount ? { before: { amount, currency: 'GBP' as const } } : {}),
  }).filters.budget;

describe('a budget in the words of speech', () => {
  test.each([
    ["guitar lessons, can't spend more than a tenner", 10_00],
    ['no puedo pagar más de veinte libras', 20_00],
    ['up to a hundred and twenty pounds', 120_00],
  ])('%s', (text, amount) => {
    expect(budget(text)).toMatchObject({ amount });
  });

  test.each([
    ['ok fifteen then', 15_00],
    ['puedo estirarme a ciento veinte', 120_00],
    ['I could stretch to 25', 25_00],
  ])('after another one: %s', (text, amount) => {
    expect(budget(text, 10_00)).toMatchObject({ amount });
  });
});

describe('days and hours in the words of speech', () => {
  const when = (text: string) => readWishes(text, { own: 'USD' }).filters.when;

  test('the days of work', () => {
    expect(when('mejor entre semana')).toEqual({ weekdays: [1, 2, 3, 4, 5] });
    expect(when('only on weekdays')).toEqual({ weekdays: [1, 2, 3, 4, 5] });
  });

  test('behind who is looked for', () => {
    expect(when('busco profe de inglés en las mañanas y nada más caro')).toMatchObject({
      fromMinute: 360,
    });
    expect(when('necesito ayuda porque lloro sola por las noches cuando duermo')).toBe(undefined);
  });

  test('one day more', () => {
    expect(joinDays({ weekdays: [6] }, { weekdays: [7] })).toEqual({ weekdays: [6, 7] });
    expect(joinDays(undefined, { weekdays: [7] })).toEqual({ weekdays: [7] });
  });
});
