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

function isRead(cases: readonly (readonly [string, string[]])[]) {
  test.each(cases)('%s', (text, hours) => expect(read(text)).toEqual(hours));
}

describe('a day that somebody else has', () => {
  isRead([
    [
      "Mondays nine till four, same Tuesday, Wednesday I'm with my mum, then Thursday nine till two",
      [...on([1, 2], '09:00-16:00'), '4 09:00-14:00'],
    ],
    [
      'Los lunes de nueve a cuatro, martes igual, miércoles estoy con mi mamá, y jueves de nueve a dos',
      [...on([1, 2], '09:00-16:00'), '4 09:00-14:00'],
    ],
    ["Wednesdays I'm with clients 9 to 5", ['3 09:00-17:00']],
    [
      'consultas lun y mié de 14 a 17; el resto de la semana en tribunales',
      on([1, 3], '14:00-17:00'),
    ],
    ['Mon and Wed 2 to 5; the rest of the week in court', on([1, 3], '14:00-17:00')],
  ]);
});

describe('hours of a house in which somebody teaches', () => {
  isRead([
    [
      'The studio is open 9-9 every day but I personally teach Tues & Thurs 4-8',
      on([2, 4], '16:00-20:00'),
    ],
    [
      'El estudio abre de 9 a 21 todos los días pero yo hago clases martes y jueves de 16 a 20',
      on([2, 4], '16:00-20:00'),
    ],
    // Another day than those of the house.
    [
      'The shop is open Mondays 9 to 6 but I work Saturdays 10 to 2',
      ['1 09:00-18:00', '6 10:00-14:00'],
    ],
  ]);
});

describe('hours in a stretch of the year beside the usual ones', () => {
  test.each([
    'Mondays 9-5, in January also Saturdays 9-1',
    'lunes de 9 a 17, en enero también los sábados de 9 a 13',
  ])('%s', (text) =>
    expect(read(text)).toEqual([
      '1 09:00-17:00',
      ...['02', '09', '16', '23', '30'].map((day) => `2027-01-${day} 09:00-13:00`),
    ]),
  );

  const week = ['2026-12-21 08:00-12:00', '2026-12-22 x'];
  isRead([
    ['Mon and Tue 8-5. Week of Dec 21: Monday 8-12 only.', [...on([1, 2], '08:00-17:00'), ...week]],
    [
      'lunes y martes de 8 a 17. La semana del 21 de diciembre: lunes de 8 a 12 solamente.',
      [...on([1, 2], '08:00-17:00'), ...week],
    ],
  ]);
});

describe('who is away until a month', () => {
  test.each([
    ["I'm away until January. Mondays 9-5", '2026-12-31'],
    ['estoy de vacaciones hasta enero. Lunes de 9 a 17', '2026-12-31'],
    ["I'm away through December. Mondays 9-5", '2026-12-31'],
  ])('is away from today to the day before it: %s', (text, last) => {
    const told = read(text);
    expect(told.slice(0, 2)).toEqual(['1 09:00-17:00', '2026-11-23 x']);
    expect(told.at(-1)).toBe(`${last} x`);
  });
});

describe('what there is none of', () => {
  isRead([
    ['Mondays 7:30 till 4, no emergencies at weekends', ['1 07:30-16:00']],
    ['Lunes de 7:30 a 16, urgencias el fin de semana no', ['1 07:30-16:00']],
  ]);
  test.each([
    'Mondays 9 to 5, emergencies at weekends',
    'lunes de 9 a 17, urgencias el fin de semana',
  ])('is asked about where there are some: %s', (text) => expect(read(text).join()).toContain('?'));
});

describe('the first appointment', () => {
  isRead([
    ['Tuesdays, 1st appointment 9am, finish at 5', ['2 09:00-17:00']],
    ['martes, primera cita a las 9, termino a las 17', ['2 09:00-17:00']],
    ['Mondays 9-5, closed on the 1st', ['1 09:00-17:00', '2026-12-01 x']],
  ]);
});

describe('what is one’s own before the hours that are offered', () => {
  isRead([
    ["Mon and Tue I'm on site till 3, call me 3:30 to 6", on([1, 2], '15:30-18:00')],
    ['Soy mañanera: de 6 a 11, lunes y martes', on([1, 2], '06:00-11:00')],
  ]);

  test.each([
    ['Tuesdays 8 to 1. In the afternoons I do house calls.', '2 08:00-17:00'],
    ['Martes de 8 a 13. En las tardes hago visitas a domicilio.', '2 08:00-13:00,14:00-19:00'],
  ])('is asked about where a part of the day may be either: %s', (text, hours) => {
    expect(read(text)).toContain(hours);
    expect(read(text)).toContain('? unclear');
  });

  test.each([
    'this week the evening shift, normally Mondays 9 to 5',
    'esta semana tengo turno de tarde pero normalmente lunes de 9 a 17',
  ])('is asked about where a shift is of a week: %s', (text) =>
    expect(read(text).join()).toContain('?'),
  );
});

describe('a weekday beside a feast', () => {
  isRead([
    [
      'Mondays 10 to 6, closed Thanksgiving and the Monday after',
      ['1 10:00-18:00', '2026-11-26 x', '2026-11-30 x'],
    ],
    [
      'lunes de 10 a 18, cerrado en Navidad y el lunes siguiente',
      ['1 10:00-18:00', '2026-12-25 x', '2026-12-28 x'],
    ],
    ['Mondays 10 to 6, closed Thanksgiving and Fridays', ['1 10:00-18:00', '2026-11-26 x']],
  ]);
});

describe('how late, told by the clock', () => {
  isRead([
    ["Thursdays I'm open late, 12 to 9", ['4 12:00-21:00']],
    ['Thursdays until late, 12 to 9', ['4 12:00-21:00']],
    ['Los jueves abro hasta tarde, de 12 a 21', ['4 12:00-21:00']],
    [
      'mondays i do the early shift seven to three and fridays the late one two to ten',
      ['1 07:00-15:00', '5 14:00-22:00'],
    ],
    ['Thursdays until late', ['? unclear']],
  ]);
});

describe('hours before their days, without a sign', () => {
  isRead([
    [
      'eight to eight monday eight to four thursday eight to noon friday',
      ['1 08:00-20:00', '4 08:00-16:00', '5 08:00-12:00'],
    ],
    [
      'ocho a ocho lunes ocho a cuatro jueves ocho a doce viernes',
      ['1 08:00-20:00', '4 08:00-16:00', '5 08:00-12:00'],
    ],
  ]);
});

describe('a whole day and half of one, told by the clock', () => {
  const told = [...on([1, 2, 3], '08:00-17:00'), '6 08:00-12:00'];
  isRead([
    ['Half day Saturday (8-12), full day Monday to Wednesday (8-5)', told],
    ['full days Monday to Wednesday (8-5), half day Saturday (8-12)', told],
    ['Medio día el sábado (8-12), día completo de lunes a miércoles (8-17)', told],
    ['all day Saturday and Sunday, 9 to 9', on([6, 7], '09:00-21:00')],
  ]);
});

describe('how long a meeting takes', () => {
  isRead([
    ['Sessions run 45 minutes, Mon/Wed 6:15pm-9:15pm', on([1, 3], '18:15-21:15')],
    ['clases de 45 minutos, lunes de 9 a 12', ['1 09:00-12:00']],
    ['las sesiones duran 50 minutos, martes de 9 a 12', ['2 09:00-12:00']],
    ['Mondays 9 to 5 with a break of 30 minutes at 12', ['1 09:00-12:00,12:30-17:00']],
    ['lunes de 9 a 17 con descanso de 30 minutos a las 12', ['1 09:00-12:00,12:30-17:00']],
  ]);
});

describe('words of a region, and of several', () => {
  isRead([
    [
      'i work mon wed 9 while 5 and sat mornings 9 while 12',
      [...on([1, 3], '09:00-17:00'), '6 09:00-12:00'],
    ],
    ['Mondays 9 to 12 while Tuesdays 2 to 5', ['1 09:00-12:00', '2 14:00-17:00']],
    ['las clases empiezan a las 9 y terminan a las 17, lunes', ['1 09:00-17:00']],
  ]);
});

describe('a pause that is no price', () => {
  isRead([
    [
      'We start at 7, break at 10 for half an hour, and finish at 3, Mondays',
      ['1 07:00-10:00,10:30-15:00'],
    ],
    [
      'Empezamos a las 7, paramos a las 10 por media hora, y terminamos a las 15, lunes',
      ['1 07:00-10:00,10:30-15:00'],
    ],
    ['I charge 30 for half an hour. Mondays 9 to 5', ['1 09:00-17:00']],
    ['Cobro 30 por media hora. Lunes de 9 a 17', ['1 09:00-17:00']],
  ]);
});

describe('days that come back each week beside some that don’t', () => {
  isRead([
    [
      'I work alternate weekends but every Monday and Tuesday 9 to 5',
      [...on([1, 2], '09:00-17:00'), '? recurrence'],
    ],
    [
      'Trabajo fin de semana por medio pero todos los lunes y martes de 9 a 17',
      [...on([1, 2], '09:00-17:00'), '? recurrence'],
    ],
    ['mondays ill take anything between nine thirty and three', ['1 09:30-15:00']],
  ]);
});
