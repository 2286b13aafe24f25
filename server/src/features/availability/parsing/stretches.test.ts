import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

/** `1 09:00-17:00` for each weekday with hours, then its dates, then what is asked. */
function read(text: string) {
  const { availability, notUnderstood } = parseHours({ text, today, country: 'US' });
  const told = (ranges: readonly { start: string; end: string }[]) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join(',') || 'x';
  return [
    ...(availability.weeklyHours ?? []).map(({ weekday, ranges }) => `${weekday} ${told(ranges)}`),
    ...(availability.overrides ?? []).map(({ date, ranges }) => `${date} ${told(ranges)}`),
    ...notUnderstood.map(({ reason }) => `? ${reason}`),
  ];
}

const on = (days: number[], hours: string) => days.map((day) => `${day} ${hours}`);
const weekdays = (hours: string) => on([1, 2, 3, 4, 5], hours);

function isRead(cases: readonly (readonly [string, string[]])[]) {
  test.each(cases)('%s', (text, hours) => expect(read(text)).toEqual(hours));
}

describe('what holds from a stretch of time on', () => {
  test.each([
    "Monday to Friday 8 to 5 but from next month I'll be off on Fridays",
    'Monday to Friday 8 to 5, from January no Fridays',
    'de lunes a viernes de 8 a 17 pero desde el próximo mes no voy a estar los viernes',
    'de lunes a viernes de 8 a 17, desde enero los viernes no',
  ])('is asked about, since nobody knows until when: %s', (text) =>
    expect(read(text)).toEqual(
      expect.arrayContaining([...on([1, 2, 3, 4], '08:00-17:00'), '? unclear']),
    ),
  );

  isRead([
    [
      'Mondays 9 to 5, next month no Mondays',
      ['1 09:00-17:00', ...['07', '14', '21', '28'].map((day) => `2026-12-${day} x`)],
    ],
    [
      'Mondays 9 to 5, closed from 5 December to 7 December',
      ['1 09:00-17:00', ...['05', '06', '07'].map((day) => `2026-12-${day} x`)],
    ],
  ]);
});

describe('the last day before one is away', () => {
  const away = ['1 09:00-17:00', '2026-12-19 x', '2026-12-20 x', '2026-12-21 x'];
  isRead([
    [
      'Friday 18 December is my last day before the break, back Tuesday 22 December; Mondays 9-5',
      away,
    ],
    ["My last day is 18 December and I'm back on 22 December. Mondays 9-5", away],
    [
      'El viernes 18 de diciembre es mi último día, vuelvo el 22 de diciembre; lunes de 9 a 17',
      away,
    ],
    ['mi último día es el 18 de diciembre y vuelvo el 22 de diciembre. Lunes de 9 a 17', away],
  ]);

  test.each([
    'My last day is 18 December. Mondays 9-5',
    'mi último día es el 18 de diciembre. Lunes de 9 a 17',
  ])('is asked about where the return is missing: %s', (text) =>
    expect(read(text)).toEqual(['1 09:00-17:00', '? unclear']),
  );
});

describe('every day, and which ones that are', () => {
  isRead([
    [
      '9 to 12 every day monday to friday saturdays 10 to 2',
      [...weekdays('09:00-12:00'), '6 10:00-14:00'],
    ],
    ['every day, Monday to Friday, 9 to 5', weekdays('09:00-17:00')],
    ['todos los días de lunes a viernes de 9 a 17', weekdays('09:00-17:00')],
    ['every day, Monday 9-5, Tuesday 9-6', ['1 09:00-17:00', '2 09:00-18:00']],
  ]);
});

describe('a conclusion within days that stand before their hours', () => {
  isRead([
    [
      'wednesday ten to six thursday i do a late so twelve to nine friday ten to six',
      ['3 10:00-18:00', '4 12:00-21:00', '5 10:00-18:00'],
    ],
    [
      'miércoles de diez a seis jueves hago largo así que de doce a nueve viernes de diez a seis',
      ['3 10:00-18:00', '4 12:00-21:00', '5 10:00-18:00'],
    ],
  ]);
});

describe('a bound before the days that keep to it', () => {
  isRead([
    ["we don't open before 11, Tuesday and Sunday 11 to 8", on([2, 7], '11:00-20:00')],
    ['no abrimos antes de las 11, martes y domingo de 11 a 20', on([2, 7], '11:00-20:00')],
    ['never after 6, Tuesday and Sunday 11 to 6', on([2, 7], '11:00-18:00')],
    ['nunca después de las 18, martes de 11 a 18', ['2 11:00-18:00']],
    ['not before 9, Mondays 9 to 1 and Tuesdays 10 to 2', ['1 09:00-13:00', '2 10:00-14:00']],
    ['en la mañana no, martes y domingo de 13 a 18', on([2, 7], '13:00-18:00')],
    ['no mornings, Tuesday and Sunday 1 to 8', on([2, 7], '13:00-20:00')],
    ['from 4, Mondays and Tuesdays until 8', on([1, 2], '16:00-20:00')],
    ['desde las 16, lunes y martes hasta las 20', on([1, 2], '16:00-20:00')],
  ]);
});

describe('lunch at which people are met', () => {
  isRead([
    ['I can fit people in at lunch, 12 to 2, Monday to Friday', weekdays('12:00-14:00')],
    [
      'Puedo ver gente a la hora de almuerzo, de 12 a 14, de lunes a viernes',
      weekdays('12:00-14:00'),
    ],
    ['Monday to Friday 9 to 5, lunch 12 to 2', weekdays('09:00-12:00,14:00-17:00')],
  ]);
});
