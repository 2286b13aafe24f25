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

describe('an hour corrected before its range goes on', () => {
  isRead([
    ['Mon to Fri 8am - actually make that 8:30 - to 4:30pm', weekdays('08:30-16:30')],
    ['weekdays 9 - no, 10 - to 6', weekdays('10:00-18:00')],
    ['weekdays from 9, sorry 9:30, until 5', weekdays('09:30-17:00')],
    ['Tuesdays 2pm (sorry, 3pm) to 6pm', ['2 15:00-18:00']],
    ['Mondays 8 to 4 - I mean 5 - and Fridays 8 to 12', ['1 08:00-17:00', '5 08:00-12:00']],
    ['lunes a viernes de 8 - perdón, 8:30 - a 16:30', weekdays('08:30-16:30')],
    ['lunes a viernes de las 9, digo, las 10, a las 6', weekdays('10:00-18:00')],
    ['lunes a viernes de nueve, no, nueve y media, a cinco', weekdays('09:30-17:00')],
    ['martes de 15 (mejor 16) a 20', ['2 16:00-20:00']],
    // A whole range for another.
    ['Mondays 9 to 5, sorry, 10 to 6', ['1 10:00-18:00']],
    ['lunes de 9 a 17, perdón, de 10 a 18', ['1 10:00-18:00']],
  ]);
});

describe('a day taken back, and the rest said again', () => {
  isRead([
    [
      'trabajo lunes martes y miércoles de nueve a cinco no perdón los miércoles no solo lunes y martes',
      on([1, 2], '09:00-17:00'),
    ],
    [
      'lunes a jueves de 9 a 18, no, los jueves no, solo de lunes a miércoles',
      on([1, 2, 3], '09:00-18:00'),
    ],
    ['martes y jueves de cuatro a ocho miento el jueves no solamente el martes', ['2 16:00-20:00']],
    [
      'monday tuesday and wednesday nine to five no sorry not wednesdays just monday and tuesday',
      on([1, 2], '09:00-17:00'),
    ],
    ['tuesday and thursday 8 to 2 actually no thursdays, only tuesday', ['2 08:00-14:00']],
    [
      'I work Tuesday to Thursday ten to six but actually not Thursday so Tuesday and Wednesday',
      on([2, 3], '10:00-18:00'),
    ],
    [
      'trabajo de martes a jueves de diez a seis pero el jueves no así que martes y miércoles',
      on([2, 3], '10:00-18:00'),
    ],
    ['Mon, Wed, Fri 4-7, sorry Mon and Wed only, Fridays I have band', on([1, 3], '16:00-19:00')],
    // Hours of its own, and more days.
    [
      'Mondays and Tuesdays 9 to 5, not Tuesdays, only Mondays 10 to 2',
      ['1 10:00-14:00', '? unclear'],
    ],
    ['not only Mondays but also Wednesdays, 9 to 12', on([1, 3], '09:00-12:00')],
    ['no solo lunes sino también miércoles, de 9 a 12', on([1, 3], '09:00-12:00')],
  ]);
});

describe('days of a month in words', () => {
  isRead([
    [
      'lunes a viernes de 9 a 18 y el treinta y uno de diciembre hasta las dos de la tarde',
      [...weekdays('09:00-18:00'), '2026-12-31 09:00-14:00'],
    ],
    [
      'lunes a viernes de 9 a 18, el veinte y ocho de diciembre no trabajo',
      [...weekdays('09:00-18:00'), '2026-12-28 x'],
    ],
    [
      'lunes a viernes de 9 a 18, el veinticuatro y el treinta y uno de diciembre hasta la una',
      [...weekdays('09:00-18:00'), '2026-12-24 09:00-13:00', '2026-12-31 09:00-13:00'],
    ],
    [
      'weekdays nine to five and december twenty four I finish at one',
      [...weekdays('09:00-17:00'), '2026-12-24 09:00-13:00'],
    ],
    [
      'weekdays nine to five, closed december thirty one',
      [...weekdays('09:00-17:00'), '2026-12-31 x'],
    ],
    ['viernes de ocho a veinte y cuatro', ['5 08:00-24:00']],
  ]);
});

describe('a time away until a date', () => {
  const november = [23, 24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day} x`);
  const away = [...weekdays('08:00-15:00'), ...november];
  isRead([
    ['Lunes a viernes de 8 a 15. Hasta el 30 de noviembre estoy de baja', away],
    ['Lunes a viernes de 8 a 15. De reposo hasta el 30 de noviembre', away],
    ['Lunes a viernes de 8 a 15, hasta fin de mes estoy de vacaciones', away],
    ['Mon to Fri 8 to 3, on medical leave until November 30', away],
    ["Mon to Fri 8 to 3 but I'm recovering from surgery until November 30", away],
    ["Mon to Fri 8 to 3, until the end of the month I'm off", away],
    ['Mon to Fri 8 to 3, away until the end of November', away],
  ]);
});

describe('dates without a week', () => {
  isRead([
    ['Nothing regular, just Saturday December 5 from 10am to 3pm.', ['2026-12-05 10:00-15:00']],
    ["I don't have regular hours, just December 5, 10 to 3", ['2026-12-05 10:00-15:00']],
    ['nada fijo, solo el sábado 5 de diciembre de 10 a 15', ['2026-12-05 10:00-15:00']],
    ['Ningún día fijo, solamente el 8 de diciembre de 9 a 12', ['2026-12-08 09:00-12:00']],
    [
      'closed Sundays, only December 6 from 10 to 2',
      ['2026-12-06 10:00-14:00', '? no-weekly-hours'],
    ],
  ]);
});

describe('what says nothing beside hours', () => {
  isRead([
    ['Tuesdays 9 to 6, before 9 no', ['2 09:00-18:00']],
    ['martes de 17 a 21, antes de las 17 no', ['2 17:00-21:00']],
    ['martes de 9 a 18, después de las 18 no', ['2 09:00-18:00']],
    ['antes de las 10 nada, martes hasta las 19', ['2 10:00-19:00']],
    ['martes hasta las 19, antes de las 10 no atiendo', ['2 10:00-19:00']],
    ['before ten nothing, Tuesdays till seven', ['2 10:00-19:00']],
    ['Tuesdays 8:30 to 4:30, last drop-off at 2', ['2 08:30-16:30']],
    ['martes de 9 a 17, última recepción a las 14', ['2 09:00-17:00']],
    [
      'thursday the third of december from two to six only nothing else',
      ['2026-12-03 14:00-18:00'],
    ],
    ['Fridays eight to noon, oh no hang on, nine to noon', ['5 09:00-12:00']],
    ['viernes de ocho a doce, ay no, de nueve a doce', ['5 09:00-12:00']],
  ]);
});

describe('being somewhere else on dates', () => {
  const away = ['2026-12-01 x', '2026-12-02 x'];
  isRead([
    ['Mondays 9 to 5. December 1 and 2 I am at a conference', ['1 09:00-17:00', ...away]],
    ['Lunes 9 a 17. Del 1 al 2 de diciembre estoy en un seminario', ['1 09:00-17:00', ...away]],
    // Where one works, one may be met.
    ["Mondays 9 to 5. On December 5 I'm at the studio", ['1 09:00-17:00', '? no-hours']],
    [
      'Lunes 9 a 17. El 5 de diciembre estoy en el taller',
      ['1 09:00-17:00', '? no-hours', '? unknown'],
    ],
  ]);
});

describe('several months of which a weekday is named', () => {
  const mondays = ['01-04', '01-11', '01-18', '01-25', '02-01', '02-08', '02-15', '02-22'];
  const open = mondays.map((day) => `2027-${day} 09:00-13:00`);
  isRead([
    ['In January and February Mondays 9 to 1', open],
    ['en enero y febrero los lunes de 9 a 13', open],
  ]);

  test('are closed whole where no weekday is named', () => {
    expect(read('Mondays 9 to 5, closed January and February')).toHaveLength(1 + 31 + 28);
    expect(read('lunes de 9 a 17, cerrado enero, febrero y marzo')).toHaveLength(1 + 31 + 28 + 31);
  });
});
