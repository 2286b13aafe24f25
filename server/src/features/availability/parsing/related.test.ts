import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

/** `1 09:00-17:00` for each weekday with hours, then its dates; `?` where something is flagged. */
function read(text: string, country = 'US') {
  const { availability, notUnderstood } = parseHours({ text, today, country });
  const told = (ranges: readonly { start: string; end: string }[]) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join(',') || 'x';
  return [
    ...(availability.weeklyHours ?? []).map(({ weekday, ranges }) => `${weekday} ${told(ranges)}`),
    ...(availability.overrides ?? []).map(({ date, ranges }) => `${date} ${told(ranges)}`),
    ...(notUnderstood.length > 0 ? ['?'] : []),
  ];
}

function isRead(cases: readonly (readonly [text: string, hours: readonly string[]])[]): void {
  test.each(cases)('%s', (text, hours) => expect(read(text)).toEqual(hours));
}

describe('days told by those before them', () => {
  isRead([
    [
      'Monday and Wednesday 8 to 8. The day in between, 8 to 1.',
      ['1 08:00-20:00', '2 08:00-13:00', '3 08:00-20:00'],
    ],
    [
      'lunes y jueves de 8 a 20, los dos de en medio de 8 a 13',
      ['1 08:00-20:00', '2 08:00-13:00', '3 08:00-13:00', '4 08:00-20:00'],
    ],
    [
      'Monday and Thursday 8 to 8. The three in between 8 to 1.',
      ['1 08:00-20:00', '4 08:00-20:00', '?'],
    ],
    ['Saturdays 5 to 9, the day after noon to 6', ['6 17:00-21:00', '7 12:00-18:00']],
    ['Wednesdays 4 to 8 and the day before as well', ['2 16:00-20:00', '3 16:00-20:00']],
    ['Mondays 4 to 8, please book the day before', ['1 16:00-20:00']],
    [
      'December 12 from 8 to 11 and the day after that, Sunday, same hours',
      ['2026-12-12 08:00-11:00', '2026-12-13 08:00-11:00'],
    ],
    [
      'Mondays 9 to 5. December 7th I am away, don’t book me that Monday.',
      ['1 09:00-17:00', '2026-12-07 x'],
    ],
  ]);
});

describe('hours told by those before them', () => {
  isRead([
    ['Saturday 8 to 12. Sunday an hour later.', ['6 08:00-12:00', '7 09:00-13:00']],
    [
      'martes 10 a 18, viernes igual pero salgo dos horas antes',
      ['2 10:00-18:00', '5 10:00-16:00'],
    ],
    ['Mondays 7 to 3, Tuesdays I start half an hour earlier', ['1 07:00-15:00', '2 06:30-15:00']],
    ['Mondays 7 to 3, Tuesdays I open an hour later, at 8', ['1 07:00-15:00', '2 08:00-15:00']],
    ['Mondays I finish an hour earlier', ['?']],
    [
      'los viernes cierro media hora antes, los lunes de 9 a 18',
      ['1 09:00-18:00', '5 09:00-17:30'],
    ],
    ['Mondays 11 to 7; Saturday I close two hours early', ['1 11:00-19:00', '6 11:00-17:00']],
    ['Fridays 8pm to Saturday 1am', ['5 20:00-01:00']],
    ['viernes de 20 a sábado 2 de la mañana', ['5 20:00-02:00']],
    [
      'Mondays 10 to 1 and 3 to 6. Tuesday only the first part.',
      ['1 10:00-13:00,15:00-18:00', '2 10:00-13:00'],
    ],
    ['Saturdays from 7 in the morning until my softball game at 11:30', ['6 07:00-11:30']],
    ['Mondays 9 to 3, leave out noon to half past', ['1 09:00-12:00,12:30-15:00']],
    [
      'after ten on Mondays, otherwise eight to four, Monday to Wednesday',
      ['1 10:00-16:00', '2 08:00-16:00', '3 08:00-16:00'],
    ],
    [
      'Monday to Wednesday 9 to 5 but nothing after 3 on Wednesdays',
      ['1 09:00-17:00', '2 09:00-17:00', '3 09:00-15:00'],
    ],
  ]);
});

describe('other hours than those one can be met in', () => {
  isRead([
    ['The shop is open 8 to 8 on Mondays but I’m only there 8 to 2', ['1 08:00-14:00']],
    ['la tienda abre los lunes de 8 a 20, pero yo estoy de 8 a 14', ['1 08:00-14:00']],
    ['Mondays I’m on site till 4:30, after that I can take calls till 7', ['1 16:30-19:00']],
    ['I’m on the early shift, 6 to 2, Mondays, so you can have me from 3 to 6', ['1 15:00-18:00']],
    ['I work Mondays, 9 to 5 at the bank, and I’d be free from 6 to 9', ['1 18:00-21:00']],
    ['trabajo los lunes de 9 a 17 en un banco, y quedo libre de 18 a 21', ['1 18:00-21:00']],
    ['I sleep till two. Mondays 3pm to 6pm.', ['1 15:00-18:00']],
    ['Mondays 9 to 5, please leave 12 to 1 free', ['1 09:00-12:00,13:00-17:00']],
    ['Mondays 9 to 6 and I pray between 1 and 2', ['1 09:00-13:00,14:00-18:00']],
    ['lunes de 9 a 6, entre una y dos como', ['1 09:00-13:00,14:00-18:00']],
    ['Mondays 7 to 3 with a half hour tea break at 10', ['1 07:00-10:00,10:30-15:00']],
    [
      'Mondays from eight thirty, breaking for an hour at noon, until five',
      ['1 08:30-12:00,13:00-17:00'],
    ],
    ['Mondays 8 to 11. Afternoons I golf.', ['1 08:00-11:00']],
    ['lunes de 8 a 11. A la tarde duermo la siesta.', ['1 08:00-11:00']],
    ['Mondays 2 to 6 and Fridays I keep for paperwork', ['1 14:00-18:00']],
    ['Mondays 2 to 6. Tuesday I sleep. The weekend belongs to my kids.', ['1 14:00-18:00']],
    ['Mondays 2 to 6. Tuesdays I might squeeze people in.', ['1 14:00-18:00', '?']],
    ['los jueves que descanso, de 8am a 10pm', ['4 08:00-22:00']],
    ['los jueves descanso. viernes de 8 a 10', ['5 08:00-10:00']],
    ['tengo las tardes libres, los lunes', ['1 14:00-19:00']],
  ]);
});

describe('what is said twice or taken back', () => {
  isRead([
    [
      'Mondays 9 to 5. Christmas and New Year’s, that is the 25th and the 1st, we’re closed.',
      ['1 09:00-17:00', '2026-12-25 x', '2027-01-01 x'],
    ],
    [
      'Mondays and Wednesdays 6 to 9pm, scratch Wednesday, make it Thursday',
      ['1 18:00-21:00', '4 18:00-21:00'],
    ],
    [
      'lunes y miércoles de 6 a 9 de la noche, el miércoles no, mejor el jueves',
      ['1 18:00-21:00', '4 18:00-21:00'],
    ],
    ['Sat 9 to 1, well, let’s say half nine to one', ['6 09:30-13:00']],
    [
      'Friday to Sunday I start at eleven and stop at seven, well, five on Sundays',
      ['5 11:00-19:00', '6 11:00-19:00', '7 11:00-17:00'],
    ],
    ['viernes a domingo de 11 a 19, pero el domingo ni el sábado cuenten', ['5 11:00-19:00']],
  ]);
});

describe('words that nobody can be sure of', () => {
  isRead([
    ['Tuesdays are tricky, but Mondays 9 to 12', ['1 09:00-12:00', '?']],
    ['los martes son un lío, los lunes de 9 a 12', ['1 09:00-12:00', '?']],
    ['Mondays in Leeds, Tuesdays in York, 9 to 5', ['1 09:00-17:00', '2 09:00-17:00']],
    ['Mondays 9 to 5 and 1 to 2', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 12 and 2 to 6, we close at 5', ['1 09:00-12:00,14:00-18:00', '?']],
    ['Mondays 9 to 12 and 2 to 6, we close at noon', ['1 09:00-12:00,14:00-18:00']],
    ['A las siete ya estoy y hasta las once, los lunes', ['1 09:00-11:00', '?']],
    ['los sábados trabajo hasta tarde, lunes de 10 a 6', ['1 10:00-18:00', '?']],
    ['weekdays from 5 till late', [...[1, 2, 3, 4, 5].map((day) => `${day} 17:00-20:00`), '?']],
    ['mar 16-20, y si está tranquilo vie 16-18', ['2 16:00-20:00', '?']],
    ['lunes de once a una, más temprano no me levanto', ['1 11:00-13:00']],
  ]);
});

describe('beginnings and ends of one’s own', () => {
  isRead([
    ['the clinic is open nine to six on Mondays but I leave at four', ['1 09:00-16:00']],
    [
      'la consulta funciona los lunes de nueve a seis, pero yo me voy a las cuatro',
      ['1 09:00-16:00'],
    ],
    ['Wednesdays clinic until noon, then I can talk one to four', ['3 13:00-16:00']],
    ['Wednesdays until noon, then I can talk one to four', ['3 09:00-12:00,13:00-16:00']],
    ['Mondays 9 to 5. Tuesdays I’m in surgery all day.', ['1 09:00-17:00']],
    ['lunes 9 a 17. los martes opero todo el día', ['1 09:00-17:00']],
    ['lunes 9 a 17. los martes estoy todo el día', ['1 09:00-17:00', '2 09:00-18:00']],
    [
      'Mondays 9-12 and 1-4. Tuesdays mornings as on Monday.',
      ['1 09:00-12:00,13:00-16:00', '2 09:00-12:00'],
    ],
    [
      'Mondays I open at nine, Tuesdays at ten, Fridays at eight, and I always close at six',
      ['1 09:00-18:00', '2 10:00-18:00', '5 08:00-18:00'],
    ],
    [
      'Mondays and Wednesdays 10 to 4 with Wednesday afternoons off',
      ['1 10:00-16:00', '3 10:00-12:00'],
    ],
    [
      'I close at noon on Wednesdays, otherwise I’m open 9 to 5 Tuesday to Thursday',
      ['2 09:00-17:00', '3 09:00-12:00', '4 09:00-17:00'],
    ],
    ['half days Monday and Friday, eight to noon', ['1 08:00-12:00', '5 08:00-12:00']],
    ['10-18 ma; 9-17 sa; cerrado el lunes', ['2 10:00-18:00', '6 09:00-17:00']],
    [
      'Mondays 1 to 5, otherwise nine to five through Wednesday',
      ['1 13:00-17:00', '2 09:00-17:00', '3 09:00-17:00'],
    ],
    ['Wednesday nights', ['3 18:00-21:00']],
  ]);
});
