import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

/** `1 09:00-17:00` for each weekday with hours, then its dates; `?` where something is asked. */
function read(text: string) {
  const { availability, notUnderstood } = parseHours({ text, today, country: 'US' });
  const told = (ranges: readonly { start: string; end: string }[]) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join(',') || 'x';
  return [
    ...(availability.weeklyHours ?? []).map(({ weekday, ranges }) => `${weekday} ${told(ranges)}`),
    ...(availability.overrides ?? []).map(({ date, ranges }) => `${date} ${told(ranges)}`),
    ...(notUnderstood.length > 0 ? ['?'] : []),
  ];
}

const on = (days: number[], hours: string) => days.map((day) => `${day} ${hours}`);
const weekdays = (hours: string) => on([1, 2, 3, 4, 5], hours);

function isRead(cases: readonly (readonly [string, string[]])[]) {
  test.each(cases)('%s', (text, hours) => expect(read(text)).toEqual(hours));
}

describe('a day that differs from those that are the same', () => {
  isRead([
    [
      'Monday 1 to 4, same Wednesday, and Friday an hour earlier',
      [...on([1, 3], '13:00-16:00'), '5 12:00-15:00'],
    ],
    [
      'Monday 1 to 4, Wednesday the same, Friday an hour later',
      [...on([1, 3], '13:00-16:00'), '5 14:00-17:00'],
    ],
    [
      'Monday 1 to 4, Friday the same but I finish an hour earlier',
      ['1 13:00-16:00', '5 13:00-15:00'],
    ],
    [
      'lunes de 13 a 16, el miércoles igual y el viernes una hora antes',
      [...on([1, 3], '13:00-16:00'), '5 12:00-15:00'],
    ],
    [
      'lunes de 13 a 16, el viernes igual pero termino una hora antes',
      ['1 13:00-16:00', '5 13:00-15:00'],
    ],
  ]);
});

describe('days and parts of them that are kept for something', () => {
  isRead([
    [
      'weekdays 10 to 6, I keep Thursday afternoons free for my kids',
      [...on([1, 2, 3], '10:00-18:00'), '4 10:00-12:00', '5 10:00-18:00'],
    ],
    ['weekdays 10 to 6 but I keep Fridays for family', on([1, 2, 3, 4], '10:00-18:00')],
    ['I keep Thursday afternoons free for clients', ['4 12:00-17:00']],
    [
      'lunes a viernes de 10 a 18 pero dejo los jueves en la tarde para mis hijos',
      [...on([1, 2, 3], '10:00-18:00'), '4 10:00-13:00', '5 10:00-18:00'],
    ],
    ['dejo los jueves en la tarde para pacientes nuevos', ['4 14:00-19:00']],
    ['weekdays 9 to 1, afternoons closed', weekdays('09:00-13:00')],
    ['weekdays 9 to 1 and in the afternoon I operate', weekdays('09:00-13:00')],
    ['lunes a viernes de 9 a 13, tardes cerrado', weekdays('09:00-13:00')],
    ['lunes a viernes de 9 a 13, en la tarde opero', weekdays('09:00-13:00')],
  ]);
});

describe('any day and any time', () => {
  isRead([
    ['any day Wednesday Thursday and Friday 4 to 9', on([3, 4, 5], '16:00-21:00')],
    ['any time Wednesday, Thursday or Friday between 4 and 9', on([3, 4, 5], '16:00-21:00')],
    ['cualquier día miércoles jueves o viernes de 16 a 21', on([3, 4, 5], '16:00-21:00')],
    ['cualquier día de 16 a 21', on([1, 2, 3, 4, 5, 6, 7], '16:00-21:00')],
  ]);
});

describe('half a day', () => {
  isRead([
    [
      'weekdays 9 to 5, half day Christmas Eve until 12',
      [...weekdays('09:00-17:00'), '2026-12-24 09:00-12:00'],
    ],
    [
      'lunes a jueves de 9 a 17, viernes medio día hasta la una',
      [...on([1, 2, 3, 4], '09:00-17:00'), '5 09:00-13:00'],
    ],
    ['martes del medio día hasta las 3', ['2 12:00-15:00']],
    ['martes medio día hasta las 8 de la noche', ['2 12:00-20:00']],
  ]);
});

describe('what was, and what ends a day', () => {
  isRead([
    ['It used to be 9 to 5, now it’s 10 to 4, weekdays', weekdays('10:00-16:00')],
    ['antes era de 9 a 17, ahora es de 10 a 16, de lunes a viernes', weekdays('10:00-16:00')],
    ['from 10, my last client leaves at 4, Tuesdays', ['2 10:00-16:00']],
    ['desde las 10, el último paciente sale a las 16, los martes', ['2 10:00-16:00']],
    ['los martes empiezo a las 8 y sigo hasta las 4', ['2 08:00-16:00']],
    ['Monday, no hang on, Tuesday from 9 to 4', ['2 09:00-16:00']],
    ['my lunch break is the best time, 12 to 1, Monday to Friday', weekdays('12:00-13:00')],
    ['mi hora de almuerzo es lo mejor, de 13 a 14, lunes a viernes', weekdays('13:00-14:00')],
    ['6:30 to 9 pm and Saturdays 9 to 1', [...weekdays('18:30-21:00'), '6 09:00-13:00', '?']],
    ['de 18:30 a 21 y sábados de 9 a 13', [...weekdays('18:30-21:00'), '6 09:00-13:00', '?']],
  ]);
});

describe('the end of what has an exception', () => {
  isRead([
    ['from 2 every day except Sunday, until 9', on([1, 2, 3, 4, 5, 6], '14:00-21:00')],
    ['from 2 pm every day except Sunday until 9', on([1, 2, 3, 4, 5, 6], '14:00-21:00')],
    [
      '9 to 5 every day except Sunday, until 1',
      [...on([1, 2, 3, 4, 5, 6], '09:00-17:00'), '7 09:00-13:00'],
    ],
    [
      'a partir de las 14 todos los días menos domingo, hasta las 21',
      on([1, 2, 3, 4, 5, 6], '14:00-21:00'),
    ],
    [
      'de 9 a 17 todos los días salvo que los domingos me voy a la 1',
      [...on([1, 2, 3, 4, 5, 6], '09:00-17:00'), '7 09:00-13:00'],
    ],
  ]);
});

describe('what is taken away', () => {
  isRead([
    [
      'weekdays 9 to 8, Fridays without evenings',
      [...on([1, 2, 3, 4], '09:00-20:00'), '5 09:00-18:00'],
    ],
    ['weekdays 9 to 5 minus an hour for the gym at noon', weekdays('09:00-12:00,13:00-17:00')],
    [
      'lunes a viernes de 9 a 20, los viernes sin noche',
      [...on([1, 2, 3, 4], '09:00-20:00'), '5 09:00-19:00'],
    ],
    [
      'lunes a viernes de 9 a 17 menos una hora de gimnasio a las 12',
      weekdays('09:00-12:00,13:00-17:00'),
    ],
  ]);
});

describe('the weekday of a return', () => {
  isRead([
    [
      'weekdays 9 to 5, away next Monday, back Tuesday',
      [...weekdays('09:00-17:00'), '2026-11-30 x'],
    ],
    [
      'weekdays 9 to 5, closed next Monday, back Tuesday 10 to 2',
      ['1 09:00-17:00', '2 10:00-14:00', ...on([3, 4, 5], '09:00-17:00'), '2026-11-30 x'],
    ],
    [
      'Lunes a viernes 9 a 17. El viernes 11 de diciembre no estoy. El lunes vuelvo normal.',
      [...weekdays('09:00-17:00'), '2026-12-11 x'],
    ],
  ]);
});

describe('how one is met on some days', () => {
  isRead([
    ['weekdays 10 to 6, but Wednesdays only by phone', weekdays('10:00-18:00')],
    ['weekdays 10 to 6, Fridays online only', weekdays('10:00-18:00')],
    ['Mondays 10 to 6, Wednesdays only by phone', ['1 10:00-18:00', '?']],
    ['lunes a viernes de 10 a 18, los miércoles solo por teléfono', weekdays('10:00-18:00')],
    [
      'lunes a viernes de 10 a 18, los viernes solo online de 10 a 12',
      [...on([1, 2, 3, 4], '10:00-18:00'), '5 10:00-12:00'],
    ],
  ]);
});

describe('all days', () => {
  isRead([
    ['Friday 6 pm to 2 am on Saturday', ['5 18:00-02:00']],
    ['Friday 6 pm to 2 am, Saturday 6 pm to 2 am', on([5, 6], '18:00-02:00')],
    ['viernes de 18 a 2 de la mañana del sábado', ['5 18:00-02:00']],
    ['Mondays 10 to 8, elsewhere the other days', ['1 10:00-20:00']],
    ['los lunes de 10 a 20, los otros días en otra parte', ['1 10:00-20:00']],
    ['Monday to Monday 8 to 8', on([1, 2, 3, 4, 5, 6, 7], '08:00-20:00')],
    ['domingo a domingo de 8 a 20', on([1, 2, 3, 4, 5, 6, 7], '08:00-20:00')],
    ['días de clases de 9 a 15', weekdays('09:00-15:00')],
  ]);
});

describe('the hours of another job, before “so”', () => {
  isRead([
    ['I work Monday to Friday 9 to 5, so weeknights 6 to 10', weekdays('18:00-22:00')],
    ['I work Monday to Friday 9 to 5 so 6 to 9 pm', weekdays('18:00-21:00')],
    [
      'I work Monday to Friday 9 to 5, so Saturdays 10 to 2',
      [...weekdays('09:00-17:00'), '6 10:00-14:00', '?'],
    ],
    [
      'trabajo de lunes a viernes de 9 a 17, así que entre semana de 18 a 22',
      weekdays('18:00-22:00'),
    ],
    ['trabajo de lunes a viernes de 9 a 17 así que de 18 a 21', weekdays('18:00-21:00')],
    [
      'trabajo de lunes a viernes de 9 a 17, así que los sábados de 10 a 14',
      [...weekdays('09:00-17:00'), '6 10:00-14:00', '?'],
    ],
  ]);
});

describe('days behind “otherwise”', () => {
  const away = ['2026-12-14 x', '2026-12-15 x', '2026-12-16 x'];
  isRead([
    [
      'closed 14 to 16 December, otherwise Mon, Wed and Fri 9 to 1',
      [...on([1, 3, 5], '09:00-13:00'), ...away],
    ],
    [
      'cerrado del 14 al 16 de diciembre, el resto lunes, miércoles y viernes de 9 a 13',
      [...on([1, 3, 5], '09:00-13:00'), ...away],
    ],
    [
      'cerrado del 14 al 16 de diciembre, si no lunes, miércoles y viernes de 9 a 13',
      [...on([1, 3, 5], '09:00-13:00'), ...away],
    ],
  ]);
});

describe('how often, before the days', () => {
  isRead([
    ['twice a week, Monday and Thursday, 6 to 8 pm', on([1, 4], '18:00-20:00')],
    ['dos veces por semana, lunes y jueves, de 18 a 20', on([1, 4], '18:00-20:00')],
    ['twice a week 9 to 5', ['?']],
  ]);
});

describe('until a date, behind other dates', () => {
  test.each([
    'December 14 to 16 9 to 12, closed after that until December 18',
    'del 14 al 16 de diciembre de 9 a 12, después cerrado hasta el 18 de diciembre',
  ])('begins behind them: %s', (text) =>
    expect(read(text)).toEqual([
      ...['14', '15', '16'].map((day) => `2026-12-${day} 09:00-12:00`),
      ...['2026-12-17 x', '2026-12-18 x'],
    ]),
  );

  test('begins today else', () => {
    expect(read('weekdays 9 to 5, closed until November 24')).toEqual([
      ...weekdays('09:00-17:00'),
      ...['2026-11-23 x', '2026-11-24 x'],
    ]);
  });
});

describe('hours behind those of a job', () => {
  isRead([
    ['I work Monday to Friday 9 to 6, after work I can do 7 to 10 pm', weekdays('19:00-22:00')],
    ['I work 9 to 6 Monday to Friday and then I’m free 7 to 10', [...weekdays('19:00-22:00'), '?']],
    ['I work 9 to 12 and then 2 to 5 on Mondays', ['1 09:00-12:00,14:00-17:00']],
    [
      'trabajo de lunes a viernes de 9 a 18, después del trabajo puedo de 19 a 22',
      weekdays('19:00-22:00'),
    ],
    [
      'laburo de lunes a viernes de 9 a 18, después de eso puedo de 19 a 22',
      [...weekdays('19:00-22:00'), '?'],
    ],
    ['atiendo de 9 a 13 y luego de 16 a 20 los lunes', ['1 09:00-13:00,16:00-20:00']],
  ]);
});

describe('days told in another sentence', () => {
  isRead([
    ['I’d like to work Monday, Tuesday; 8 to 12 each day', on([1, 2], '08:00-12:00')],
    ['me gustaría trabajar lunes y martes; de 8 a 12 cada día', on([1, 2], '08:00-12:00')],
    ['9 to 12 each day', on([1, 2, 3, 4, 5, 6, 7], '09:00-12:00')],
    ['My clinic is open 9-7 on weekdays; I’m there Monday and Friday', on([1, 5], '09:00-19:00')],
    [
      'mi consulta abre de 9 a 19 entre semana; yo estoy lunes y viernes',
      on([1, 5], '09:00-19:00'),
    ],
    [
      'half days on Friday (8-12), otherwise 8-5, Monday to Thursday',
      [...on([1, 2, 3, 4], '08:00-17:00'), '5 08:00-12:00'],
    ],
    ['Lun 09.00-12.00 13.00-17.00 Mar 09.00-12.00', ['1 09:00-12:00,13:00-17:00', '2 09:00-12:00']],
    ['Mondays 8 to 5 but not over lunch', ['1 08:00-11:00,15:00-17:00', '?']],
    ['lunes de 8 a 17, pero no a la hora de almuerzo', ['1 08:00-12:00,16:00-17:00', '?']],
  ]);
});
