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

describe('what somebody does, told before the days', () => {
  isRead([
    ['Cortes de pelo de martes a domingo, 10 a 19', on([2, 3, 4, 5, 6, 7], '10:00-19:00')],
    ['Corte y confección martes y jueves, 15 a 18', on([2, 4], '15:00-18:00')],
    ['Pausas activas para empresas, lunes y miércoles de 8 a 10', on([1, 3], '08:00-10:00')],
    ['Soy Ana, cortes y color. Martes y sábado 10 a 19', on([2, 6], '10:00-19:00')],
    ['martes y sábado 10 a 19, cortes de pelo y barba', on([2, 6], '10:00-19:00')],
    ['Comidas de lunes a viernes, 12 a 4', weekdays('12:00-16:00')],
    ['Vestidos de noche, lunes y martes de 10 a 18', on([1, 2], '10:00-18:00')],
    ['Lunch catering Monday to Friday 10 to 2', weekdays('10:00-14:00')],
    ['Break dance classes Tuesday and Thursday, 5 to 8', on([2, 4], '17:00-20:00')],
    ['SAT tutoring Mon and Thu 4 to 8pm', on([1, 4], '16:00-20:00')],
    ['Sun damage facials Monday to Friday 9 to 5', weekdays('09:00-17:00')],
    ['Close protection, Mon to Fri 8 to 8', weekdays('08:00-20:00')],
    ['Off-road driving lessons Mon to Fri, 9 to 4', weekdays('09:00-16:00')],
    ['Weekend getaway planning, Mon and Tue 10 to 4', on([1, 2], '10:00-16:00')],
    ['Holiday decorating Saturdays 9 to 3', ['6 09:00-15:00']],
    ['Closing costs and mortgages: weekdays 9 to 6', weekdays('09:00-18:00')],
    ['Night nurse, Thursday and Friday, 10pm to 6am', on([4, 5], '22:00-06:00')],
    ['First aid courses Saturdays 9 to 4', ['6 09:00-16:00']],
    ['Primeros auxilios, sábados de 9 a 16', ['6 09:00-16:00']],
    ['Early childhood music classes Tue & Thu 9:30-11:30', on([2, 4], '09:30-11:30')],
    ['Afternoon tea catering, Wednesday and Thursday 1 to 6', on([3, 4], '13:00-18:00')],
    // What somebody is called.
    ['May Chen, acupuncture, Tuesdays 9 to 4', ['2 09:00-16:00']],
    ['Soy Domingo Reyes, maestro pintor, lunes de 8 a 18', ['1 08:00-18:00']],
    // What the same words mean otherwise.
    ['First thing until noon on Mondays', ['1 06:00-12:00']],
    ["I'm in Sundays from 9 to 1", ['7 09:00-13:00']],
    ['Domingo y lunes de 9 a 13', on([1, 7], '09:00-13:00')],
    ['Weekend mornings 9 to 12', on([6, 7], '09:00-12:00')],
    ['Sat mornings 9 to 12', ['6 09:00-12:00']],
    ['Mondays 9 to 5, lunch usually 12 to 1', ['1 09:00-12:00,13:00-17:00']],
    ['Almuerzo de 13 a 14. Lunes de 9 a 18', ['1 09:00-13:00,14:00-18:00']],
    ['enfermera de noche, martes y jueves de 22 a 6', on([2, 4], '22:00-06:00')],
  ]);
});

describe('how much somebody works, told before the days', () => {
  isRead([
    ['trabajo medio tiempo de lunes a viernes de ocho a una', weekdays('08:00-13:00')],
    ['media jornada, lunes y martes de 15 a 19', on([1, 2], '15:00-19:00')],
    ['trabajo tiempo completo de lunes a viernes de nueve a seis', weekdays('09:00-18:00')],
    ['trabajo jornada completa de lunes a viernes de nueve a seis', weekdays('09:00-18:00')],
    ['Half-day tours Saturdays and Sundays 9 to 1', on([6, 7], '09:00-13:00')],
    ['I work part time Monday to Friday 8 to 1', weekdays('08:00-13:00')],
    ['Media jornada lunes, martes y jueves, de 9 a 13', on([1, 2, 4], '09:00-13:00')],
    // Nobody tells which half.
    [
      'los viernes media jornada, lunes y martes de 9 a 18',
      [...on([1, 2], '09:00-18:00'), '? unclear'],
    ],
    ['half day Fridays, Mondays 9 to 5', ['1 09:00-17:00', '? unclear']],
  ]);
});

describe('a pause denied', () => {
  isRead([
    [
      'abro la peluquería de lunes a viernes a las diez y cierro a las ocho y al mediodía no cierro',
      weekdays('10:00-20:00'),
    ],
    ['lunes a viernes de 9 a 18, no cierro al almuerzo', weekdays('09:00-18:00')],
    ['lunes a viernes de 10 a 20 sin cerrar a mediodía', weekdays('10:00-20:00')],
    ['lunes a viernes de 8 a 17, no paro para comer', weekdays('08:00-17:00')],
    ['lunes a viernes de 9 a 18 sin pausa de almuerzo', weekdays('09:00-18:00')],
    ['lunes a viernes de 9 a 18, al mediodía seguimos abiertos', weekdays('09:00-18:00')],
    ["Mon to Fri 9 to 6, we don't close for lunch", weekdays('09:00-18:00')],
    ["Mon to Fri 9 to 6 and at midday I don't close", weekdays('09:00-18:00')],
    ['Mon to Fri 9 to 6 without closing at noon', weekdays('09:00-18:00')],
    ['Mon to Fri 9 to 6, no closing for lunch', weekdays('09:00-18:00')],
    ['Mon to Fri 9 to 6, open through lunch', weekdays('09:00-18:00')],
    ['Mon to Fri 9 to 6, we close for lunch 1 to 2', weekdays('09:00-13:00,14:00-18:00')],
    [
      'lunes a viernes de 9 a 18, cierro al mediodía de 13 a 14',
      weekdays('09:00-13:00,14:00-18:00'),
    ],
  ]);
});

describe('nights that are told twice', () => {
  const all = on([1, 2, 3, 4, 5, 6, 7], '00:00-24:00');
  isRead([
    ['any day any hour twenty four seven', all],
    ['any day at any hour, around the clock', all],
    ['cualquier día a cualquier hora, veinticuatro siete', all],
    ['todos los días a cualquier hora, las 24 horas', all],
    ['any day any hour', [...all, '? nights']],
    ['cualquier día a cualquier hora', [...all, '? nights']],
    ['Mondays any time, Saturdays 24 hours', ['1 00:00-24:00', '6 00:00-24:00', '? nights']],
  ]);
});
