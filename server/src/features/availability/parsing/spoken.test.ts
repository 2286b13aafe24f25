import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

/** `1 09:00-17:00` for each weekday with hours, then its dates, then what is asked. */
function read(text: string, country = 'US') {
  const { availability, notUnderstood } = parseHours({ text, today, country });
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

function isRead(cases: readonly (readonly [string, string[]])[], country?: string) {
  test.each(cases)('%s', (text, hours) => expect(read(text, country)).toEqual(hours));
}

describe('a day told from its beginning over its pause to its end', () => {
  isRead([
    [
      'ok so i start at seven thirty have lunch twelve to one and finish at four thirty monday to friday',
      weekdays('07:30-12:00,13:00-16:30'),
    ],
    ['Mondays I start at 8, lunch at 12, done by 4', ['1 08:00-12:00,13:00-16:00']],
    [
      'de lunes a viernes parto a las ocho y media almuerzo de una a dos y termino a las cinco y media',
      weekdays('08:30-13:00,14:00-17:30'),
    ],
    [
      'abro de lunes a viernes a las nueve y media cierro a la una y media y vuelvo a abrir de cinco a ocho',
      weekdays('09:30-13:30,17:00-20:00'),
    ],
    // Hours that aren't those of the pause.
    ['Mondays I start at 1, lunch 12 to 1, finish at 6', ['1 13:00-18:00', '? unsure']],
  ]);
});

describe('several pauses', () => {
  isRead([
    [
      '9am-6pm Mon-Fri with breaks 11-11:30 and 2-3',
      weekdays('09:00-11:00,11:30-14:00,15:00-18:00'),
    ],
    [
      'días de semana de 9 a 18 con pausas de 11 a 11:15 y de 14 a 15',
      weekdays('09:00-11:00,11:15-14:00,15:00-18:00'),
    ],
  ]);
  test.each([
    'weekdays 9 to 6 with short breaks at 11 and 3:30',
    'lunes a viernes de 9 a 18 con pausas cortas a las 11 y a las 15:30',
  ])('are asked about where their ends are missing: %s', (text) =>
    expect(read(text).join()).toContain('?'),
  );
});

describe('a night that goes on', () => {
  isRead([
    [
      'Thursday through Sunday 4pm to midnight, Fridays and Saturdays until 2am',
      ['4 16:00-24:00', ...on([5, 6], '16:00-02:00'), '7 16:00-24:00'],
    ],
    [
      'jueves a domingo de 16 a 24, viernes y sábados hasta las 2',
      ['4 16:00-24:00', ...on([5, 6], '16:00-02:00'), '7 16:00-24:00'],
    ],
    [
      'Monday to Friday 9 to 5, Fridays until 2',
      [...on([1, 2, 3, 4], '09:00-17:00'), '5 09:00-14:00'],
    ],
  ]);
});

describe('what is corrected while speaking', () => {
  isRead([
    [
      'Friday 2pm to 8pm, sorry I meant Thursday, and Saturday 10 to 4',
      ['4 14:00-20:00', '6 10:00-16:00'],
    ],
    [
      'el viernes de 14 a 20, perdón, el jueves, y el sábado de 10 a 16',
      ['4 14:00-20:00', '6 10:00-16:00'],
    ],
    [
      'de lunes a viernes de nueve a siete o sea no los viernes hasta las tres',
      [...on([1, 2, 3, 4], '09:00-19:00'), '5 09:00-15:00'],
    ],
    ['Friday 2 to 8, sorry, Thursday, Saturday and Sunday 2 to 8', on([4, 6, 7], '14:00-20:00')],
  ]);
});

describe('days behind those that are closed', () => {
  isRead([
    ['Closed Sunday and Monday and the other days 9 to 6', on([2, 3, 4, 5, 6], '09:00-18:00')],
    ['Cerrado domingo y lunes y los otros días de 9 a 18', on([2, 3, 4, 5, 6], '09:00-18:00')],
    ['saturdays nine to two during the week i have another job', ['6 09:00-14:00']],
    ['los sábados de nueve a dos entre semana tengo otro trabajo', ['6 09:00-14:00']],
  ]);
});

describe('single dates of one who has no week', () => {
  isRead([
    [
      'No fixed week for now: I can do 1 December 9 to 12 and 3 December 2 to 5.',
      ['2026-12-01 09:00-12:00', '2026-12-03 14:00-17:00'],
    ],
    [
      'No tengo horario fijo por semana, solo el 5 de diciembre de 10 a 14 y el 12 de diciembre de 16 a 19',
      ['2026-12-05 10:00-14:00', '2026-12-12 16:00-19:00'],
    ],
  ]);
  test.each(['No fixed schedule, usually Mondays 9 to 12', 'Sin horario fijo, lunes de 9 a 12'])(
    'are asked about where they are weekdays: %s',
    (text) => expect(read(text).join()).toContain('?'),
  );
});

describe('a date of its own', () => {
  isRead(
    [
      [
        'Lunes de 11 a 18. El 3 de diciembre voy a atender de 15 a 17 solamente.',
        ['1 11:00-18:00', '2026-12-03 15:00-17:00'],
      ],
      [
        'Lunes de 11 a 18. El lunes 7 de diciembre voy a natación de 15 a 17.',
        ['1 11:00-18:00', '2026-12-07 11:00-15:00,17:00-18:00', '? unsure'],
      ],
    ],
    'CL',
  );
});

describe('a feast of another country', () => {
  isRead([
    ['Mondays 9 to 5, closed Australia Day', ['1 09:00-17:00', '2027-01-26 x']],
    ["Mondays 9 to 5, closed on St Patrick's Day", ['1 09:00-17:00', '2027-03-17 x']],
    [
      'Mondays 9 to 5, closed Canada Day and Anzac Day',
      ['1 09:00-17:00', '2027-04-25 x', '2027-07-01 x'],
    ],
    ['lunes de 9 a 17, cerrado el Día de la Hispanidad', ['1 09:00-17:00', '2027-10-12 x']],
    ['lunes de 9 a 17, cerrado el miércoles de ceniza', ['1 09:00-17:00', '2027-02-10 x']],
  ]);

  test.each([
    [
      'lunes de 9 a 17, cerrado en Fiestas Patrias',
      'CL',
      ['2027-09-17 x', '2027-09-18 x', '2027-09-19 x'],
    ],
    ['lunes de 9 a 17, cerrado en Carnaval', 'AR', ['2027-02-08 x', '2027-02-09 x']],
  ])('has all its days: %s in %s', (text, country, dates) =>
    expect(read(text, country)).toEqual(['1 09:00-17:00', ...dates]),
  );

  test.each([
    'Mondays 9 to 5, closed Mabon Day',
    'Mondays 9 to 5, closed for Tihar',
    'lunes de 9 a 17 y no abro el Día de la Patrona',
    'lunes de 9 a 17, cerrado en las Fallas',
  ])('that nobody knows is asked about: %s', (text) =>
    expect(read(text)).toEqual(['1 09:00-17:00', '? unknown']),
  );

  test.each(["Mondays 9 to 5, I don't take Medicare", 'lunes de 9 a 17, no atiendo Fonasa'])(
    'isn’t what one doesn’t do: %s',
    (text) => expect(read(text)).toEqual(['1 09:00-17:00']),
  );

  test.each([
    'Mondays 9-5, closed for the holidays 24 December to 26 December',
    'lunes de 9 a 17, cerrado por feriados del 24 al 26 de diciembre',
  ])('is none where its dates are told: %s', (text) =>
    expect(read(text)).toEqual(['1 09:00-17:00', '2026-12-24 x', '2026-12-25 x', '2026-12-26 x']),
  );
});

describe('any time', () => {
  test.each(['anytime on Mondays', 'Mondays whenever you like', 'los lunes a cualquier hora'])(
    'asks whether nights are meant: %s',
    (text) => expect(read(text)).toEqual(['1 00:00-24:00', '? nights']),
  );

  isRead([
    ['Mondays around the clock', ['1 00:00-24:00']],
    ['los lunes las 24 horas', ['1 00:00-24:00']],
    ['any time on Mondays between 9 and 5', ['1 09:00-17:00']],
    ['los lunes a cualquier hora entre 9 y 17', ['1 09:00-17:00']],
  ]);
});

describe('dictation without apostrophes, and those who come', () => {
  isRead([
    [
      'mondays its nine to five thursdays its eleven to seven and fridays im off',
      ['1 09:00-17:00', '4 11:00-19:00'],
    ],
    [
      'I see couples on Mon evenings 6-9 and individuals Tue, Wed 10-4',
      ['1 18:00-21:00', ...on([2, 3], '10:00-16:00')],
    ],
    ['madrugo: de 5:30 a 8:30 todos los días hábiles', weekdays('05:30-08:30')],
    [
      'Atiendo parejas los lunes de 18 a 21 e individuales martes y miércoles de 10 a 16',
      ['1 18:00-21:00', ...on([2, 3], '10:00-16:00')],
    ],
    ['los lunes empiezo a las seis de la mañana con yoga hasta las nueve', ['1 06:00-09:00']],
  ]);
});

describe('a part of the day told for some hours', () => {
  isRead([
    [
      '7–9 before work and 6–9 after work, Monday and Tuesday',
      on([1, 2], '07:00-09:00,18:00-21:00'),
    ],
    [
      'de 7 a 9 antes del trabajo y de 18 a 21 después del trabajo, lunes y martes',
      on([1, 2], '07:00-09:00,18:00-21:00'),
    ],
    [
      'I work Saturdays nine till two and one evening, Wednesday, six to nine',
      ['3 18:00-21:00', '6 09:00-14:00'],
    ],
    [
      'Trabajo los sábados de nueve a dos y una tarde, el miércoles, de seis a nueve',
      ['3 18:00-21:00', '6 09:00-14:00'],
    ],
  ]);
});

describe('a week of its own within the year', () => {
  const friday = '2027-06-04';
  test.each([
    'June through August Mon-Thu 9-3, the rest of the year Mon-Fri 9-5',
    'de junio a agosto lunes a jueves de 9 a 15, el resto del año lunes a viernes de 9 a 17',
  ])('closes the other days where it is set against the usual one: %s', (text) => {
    const told = read(text);
    expect(told).toEqual(expect.arrayContaining(['2027-06-03 09:00-15:00', `${friday} x`]));
    expect(told.filter((one) => one.startsWith('?'))).toEqual([]);
  });

  test.each([
    'Mon-Fri 9-5. June through August Mon-Thu 9-3',
    'lunes a viernes de 9 a 17. De junio a agosto lunes a jueves de 9 a 15',
  ])('is asked about where it isn’t: %s', (text) => {
    const told = read(text);
    expect(told.some((one) => one.startsWith(friday))).toBe(false);
    expect(told).toContain('? unclear');
  });

  test.each([
    'Mon-Fri 9-5. In July Mon-Fri 9-3',
    'lunes a viernes de 9 a 17. En julio lunes a viernes de 9 a 15',
  ])('has all the usual days: %s', (text) => expect(read(text)).not.toContain('? unclear'));
});

describe('a name that is near to a day', () => {
  isRead([
    [
      '14 a 18 los lunes en Rosario, 9 a 13 los miércoles en Funes',
      ['1 14:00-18:00', '3 09:00-13:00'],
    ],
    ['Mondays 2 to 6 at Sundry, Wednesdays 9 to 1', ['1 14:00-18:00', '3 09:00-13:00']],
  ]);
});
