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

const weekdays = (hours: string) => [1, 2, 3, 4, 5].map((day) => `${day} ${hours}`);

describe('hours that are only nearly told', () => {
  test.each([
    ['weekdays from 10 until about 6', '10:00-18:00'],
    ['weekdays from about 10 until around 6', '10:00-18:00'],
    ['start around 10, finish around 6, weekdays', '10:00-18:00'],
    ['weekdays 12 till late', '12:00-20:00'],
    ['lunes a viernes de 10 hasta tipo 6', '10:00-18:00'],
    ['lunes a viernes de 10 hasta más o menos las 6', '10:00-18:00'],
    ['empiezo a eso de las 10 y termino como a las 6, lunes a viernes', '10:00-18:00'],
    ['lunes a viernes de 12 hasta tarde', '12:00-20:00'],
  ])('are asked about: %s', (text, hours) => expect(read(text)).toEqual([...weekdays(hours), '?']));

  test.each([
    ['I’m around 10 to 6 on weekdays', '10:00-18:00'],
    ['weekdays from 3, I close at 6', '15:00-18:00'],
    ['lunes a viernes desde las 3 de la tarde hasta las 6', '15:00-18:00'],
    ['lunes a viernes de 10 a 18, como máximo', '10:00-18:00'],
  ])('aren’t where the words mean something else: %s', (text, hours) =>
    expect(read(text)).toEqual(weekdays(hours)),
  );
});

describe('a zone that is named', () => {
  test.each([
    'weekdays 9 to 5 Sydney time',
    'weekdays 9-5 Pacific',
    'I’m in New York but keep London hours, weekdays 9 to 5',
    'lunes a viernes de 9 a 17 hora de Chile',
    'lunes a viernes de 9 a 17, hora española',
    'vivo en Lima pero con horario de España, de 9 a 17 de lunes a viernes',
  ])('may not be the one of the hours: %s', (text) =>
    expect(read(text)).toEqual([...weekdays('09:00-17:00'), '?']),
  );

  test.each([
    'weekdays 9 to 5 local time',
    'weekdays 9 to 5, same time every week',
    'lunes a viernes de 9 a 17 hora local',
    'mi horario de atención es de 9 a 17 de lunes a viernes',
  ])('is none: %s', (text) => expect(read(text)).toEqual(weekdays('09:00-17:00')));
});

describe('the rest of the week', () => {
  test.each([
    'Fridays 9 to 3, the rest of the week 9 to 6',
    'viernes de 9 a 15, el resto de la semana de 9 a 18',
    '9 to 5 except Thursday',
    'de 9 a 17 menos los jueves',
  ])('is asked about where nobody names the weekend: %s', (text) => {
    expect(read(text)).toContain('?');
  });

  test.each([
    'closed Mondays, the rest of the week 9 to 6',
    '9 to 5 except Mondays',
    '9 to 5 every day except Thursday',
    'todos los días de 9 a 17 menos los jueves',
    'Fridays 9 to 3, the rest of the week 9 to 6, no weekends',
    'lunes cerrado, el resto de la semana de 9 a 18',
    'viernes de 9 a 15, el resto de la semana de 9 a 18, fines de semana no',
  ])('is clear where the weekend is, or a house is closed on Mondays: %s', (text) => {
    expect(read(text)).not.toContain('?');
  });
});

describe('the only days of a stretch', () => {
  test.each([
    'weekdays 9 to 5, next week I’m only around Monday and Tuesday',
    'weekdays 9 to 5, next week Monday and Tuesday only',
    'lunes a viernes de 9 a 17, la próxima semana solo lunes y martes',
    'la próxima semana solo trabajo lunes y martes, normalmente de lunes a viernes de 9 a 17',
  ])('close the others: %s', (text) =>
    expect(read(text)).toEqual([
      ...weekdays('09:00-17:00'),
      ...['2026-12-02 x', '2026-12-03 x', '2026-12-04 x'],
    ]),
  );

  test.each([
    'weekdays 9 to 5, next week only Friday 10 to 12',
    'lunes a viernes de 9 a 17, la próxima semana solo el viernes de 10 a 12',
  ])('have hours of their own: %s', (text) =>
    expect(read(text)).toEqual([
      ...weekdays('09:00-17:00'),
      ...['2026-11-30 x', '2026-12-01 x', '2026-12-02 x', '2026-12-03 x'],
      '2026-12-04 10:00-12:00',
    ]),
  );

  test('close nothing where other days aren’t told', () => {
    expect(read('the week of December 7 only Monday 9 to 12')).toEqual([
      '2026-12-07 09:00-12:00',
      '?',
    ]);
  });
});

describe('evenings and weekends', () => {
  const english = [...weekdays('18:00-21:00'), '6 09:00-18:00', '7 09:00-18:00', '?'];
  const spanish = [...weekdays('19:00-22:00'), '6 09:00-18:00', '7 09:00-18:00', '?'];

  test.each([
    ['evenings and weekends', english],
    ['weekends and evenings', english],
    ['weekday evenings and weekends', english],
    ['weekends and weekday evenings', english],
    ['noches y fines de semana', spanish],
    ['fines de semana y noches', spanish],
    ['entre semana por las noches y fines de semana', spanish],
  ])('are those of weekdays and whole days: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );

  test('are no more than is said', () => {
    expect(read('Tuesday evenings and Saturday mornings')).toEqual([
      '2 18:00-21:00',
      '6 09:00-12:00',
    ]);
    expect(read('tardes y sábados de 10 a 14')).toEqual([
      ...weekdays('14:00-19:00'),
      ...['6 10:00-14:00', '?'],
    ]);
  });
});

describe('days of who is there', () => {
  test.each([
    'the shop opens 9 to 5 Monday to Friday and I’m there Tuesdays and Wednesdays',
    'el local abre de 9 a 17 de lunes a viernes y yo estoy martes y miércoles',
    'el local abre de 9 a 17 de lunes a viernes pero yo estoy martes y miércoles',
  ])('have the hours of the house: %s', (text) =>
    expect(read(text)).toEqual(['2 09:00-17:00', '3 09:00-17:00']),
  );

  test('are more days where the hours are one’s own', () => {
    expect(read('I work 9 to 5 Mondays and I’m also in Saturdays 10 to 2').slice(0, 2)).toEqual([
      '1 09:00-17:00',
      '6 10:00-14:00',
    ]);
  });
});

describe('hours joined by “or”', () => {
  test.each([
    ['Mondays 2 to 4 or 6 to 8', ['1 14:00-16:00,18:00-20:00']],
    ['lunes de 14 a 16 o de 18 a 20', ['1 14:00-16:00,18:00-20:00']],
    ['Mondays 9 to 5 or 10 to 6', ['?']],
    ['lunes de 9 a 17 o de 10 a 18', ['?']],
  ])('are both, unless they exclude each other: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );
});

describe('hours of a season', () => {
  test.each([
    'in busy season 8 to 8 every day, otherwise weekdays 9 to 5',
    'en temporada alta de 8 a 20 todos los días, el resto del año lunes a viernes de 9 a 17',
  ])('are refused, those of the year kept: %s', (text) =>
    expect(read(text)).toEqual([...weekdays('09:00-17:00'), '?']),
  );

  test.each([
    'one week mornings one week afternoons, Monday to Friday',
    'una semana de mañana y otra de tarde, de lunes a viernes',
  ])('are refused as weeks in turn are: %s', (text) => expect(read(text)).toEqual(['?']));
});

describe('hours written otherwise', () => {
  test.each([
    [
      'Monday to Friday 7 to 3, except Fri 1 pm',
      [...weekdays('07:00-15:00').slice(0, 4), '5 07:00-13:00'],
    ],
    [
      'lunes a viernes de 7 a 15, excepto viernes a las 13',
      [...weekdays('07:00-15:00').slice(0, 4), '5 07:00-13:00'],
    ],
    ['weekdays 8 to 6, please avoid 12-1', weekdays('08:00-12:00,13:00-18:00')],
    ['lunes a viernes de 8 a 18, por favor eviten de 12 a 13', weekdays('08:00-12:00,13:00-18:00')],
    ['Thu 3 30 pm to 7 30 pm', ['4 15:30-19:30']],
    ['jueves de 3 30 pm a 7 30 pm', ['4 15:30-19:30']],
    ['Mon 9a.m.–6p.m., Sat 9a.m.–1p.m.', ['1 09:00-18:00', '6 09:00-13:00']],
    ['weekdays, but never before 10 or after 6', weekdays('10:00-18:00')],
    ['lunes a viernes pero nunca antes de las 10 ni después de las 6', weekdays('10:00-18:00')],
    ['I drop off at 8:30 and can work 9 until 2:30, weekdays', weekdays('09:00-14:30')],
    [
      'los dejo en el colegio a las 8:30 y puedo de 9 a 14:30 entre semana',
      weekdays('09:00-14:30'),
    ],
    [
      'every day but Wednesday and Sunday 8 to 12',
      [1, 2, 4, 5, 6].map((day) => `${day} 08:00-12:00`),
    ],
    [
      'todos los días menos miércoles y domingo 8 a 12',
      [1, 2, 4, 5, 6].map((day) => `${day} 08:00-12:00`),
    ],
  ])('are read: %s', (text, hours) => expect(read(text)).toEqual(hours));
});
