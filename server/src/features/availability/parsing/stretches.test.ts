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

describe('beginnings and ends that are named', () => {
  isRead([
    ['Tuesday and Friday, 9am start, 5pm finish', on([2, 5], '09:00-17:00')],
    ['martes y viernes, entrada 9, salida 17', on([2, 5], '09:00-17:00')],
    [
      'Fridays 4pm finish, otherwise 9 to 6 weekdays',
      [...on([1, 2, 3, 4], '09:00-18:00'), '5 09:00-16:00'],
    ],
    [
      'Mondays I finish at 4, Tuesdays I finish at 6, I always start at 9',
      ['1 09:00-16:00', '2 09:00-18:00'],
    ],
    [
      'los lunes termino a las 16, los martes termino a las 18, siempre empiezo a las 9',
      ['1 09:00-16:00', '2 09:00-18:00'],
    ],
    ['la entrada es por el patio, lunes de 9 a 17', ['1 09:00-17:00']],
  ]);
});

describe('days that are somebody’s weekend, and days by a sign', () => {
  const week = on([1, 2, 3, 4, 7], '09:00-17:00');
  isRead([
    ['Fri and Sat are our weekend, Sun-Thu 9-5', week],
    ['Sun-Thu 9-5 (Fri & Sat = weekend here)', week],
    ['viernes y sábado son nuestro fin de semana, domingo a jueves de 9 a 17', week],
    ['lo mejor es el fin de semana de 9 a 17', on([6, 7], '09:00-17:00')],
    ['weekends are the best for me, 9 to 5', on([6, 7], '09:00-17:00')],
    [
      'Mon 9-5, Tue = closed, Wed 9-1, Thu = Mon',
      ['1 09:00-17:00', '3 09:00-13:00', '4 09:00-17:00'],
    ],
    [
      'lunes de 9 a 17, martes = libre, miércoles de 9 a 13, jueves = lunes',
      ['1 09:00-17:00', '3 09:00-13:00', '4 09:00-17:00'],
    ],
  ]);
});

describe('a list of closed days before those that are open', () => {
  isRead([
    [
      'closed Saturdays & Sundays, Mondays, Tuesdays & Fridays from 10 to 3',
      on([1, 2, 5], '10:00-15:00'),
    ],
    [
      'cerrado sábados y domingos, lunes, martes y viernes de 10 a 15',
      on([1, 2, 5], '10:00-15:00'),
    ],
    [
      'closed Saturdays, Sundays and Mondays, Tuesday to Friday 9 to 5',
      on([2, 3, 4, 5], '09:00-17:00'),
    ],
    ['viernes de 8 a 14 y lo mismo de lunes a miércoles', on([1, 2, 3, 5], '08:00-14:00')],
  ]);

  test.each([
    'closed Saturdays, Mondays, Tuesdays and Fridays 10 to 3',
    'cerrado los sábados, los lunes, martes y viernes de 10 a 15',
  ])('is asked about where it may end at any comma: %s', (text) =>
    expect(read(text).join()).toContain('? unclear'),
  );
});
