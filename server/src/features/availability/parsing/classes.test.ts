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

describe('minutes beside the hour', () => {
  test.each([
    ['Mondays five past nine to ten to eleven', ['1 09:05-10:50']],
    ['Mondays twenty past two till quarter to four', ['1 14:20-15:45']],
    ['lunes de cinco y veinte a siete menos diez', ['1 17:20-18:50']],
    ['lunes de diez para las ocho a las nueve', ['1 07:50-09:00']],
  ])('are told before or behind it: %s', (text, hours) => expect(read(text)).toEqual(hours));

  test.each([
    ['Mondays ten to one', ['1 10:00-13:00']],
    ['lunes de 8 a 10 y 20 a 22', ['1 08:00-10:00,20:00-22:00']],
    ['lunes de 9 a 18 menos 10 a 12', ['1 09:00-10:00,12:00-18:00']],
  ])('aren’t the end of a range: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('a part of the day and the clock', () => {
  test.each([
    ['Tuesday evenings only, half seven till ten', ['2 19:30-22:00']],
    ['late nights, 10 to midnight, Mondays', ['1 22:00-24:00']],
    ['los jueves tarde y noche, de cinco a once', ['4 17:00-23:00']],
    ['viernes 7-11, todo por la mañana', ['5 07:00-11:00']],
    ['every morning except Monday to Saturday, 7 to 9', ['7 07:00-09:00']],
  ])('say the same where the clock lies in it: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );

  test('are two where it doesn’t', () => {
    expect(read('Mondays 9 to 11, and Monday afternoons')).toEqual(['1 09:00-11:00,12:00-17:00']);
    expect(read('Monday evenings, nine to five Saturdays')).toEqual([
      '1 18:00-21:00',
      '6 09:00-17:00',
    ]);
  });

  test('stand for the usual hours of that part', () => {
    expect(read('martes y jueves de 8:30 a 12:30 y de 14 a 17, el jueves solo la mañana')).toEqual([
      '2 08:30-12:30,14:00-17:00',
      '4 08:30-12:30',
    ]);
  });

  test('is as it stands where afternoons are written as 13 and later', () => {
    expect(read('lunes de 6:00 a 8:00 y de 18:00 a 21:00')).toEqual(['1 06:00-08:00,18:00-21:00']);
    expect(read('lunes de 6 a 8')).toEqual(['1 18:00-20:00']);
  });
});

describe('hours in turn', () => {
  test.each([
    ['mornings Mon and afternoons Tue, 10 to 12 and 4 to 6', ['1 10:00-12:00', '2 16:00-18:00']],
    ['Monday and Tuesday, 9 to 11 and 2 to 4 respectively', ['1 09:00-11:00', '2 14:00-16:00']],
    ['9-11 and 2-4 on Mon and Tue respectively', ['1 09:00-11:00', '2 14:00-16:00']],
    ['lunes mañana y noche, de 8 a 11 y de 7 a 9', ['1 08:00-11:00,19:00-21:00']],
    ['lunes y martes, de 9 a 11 respectivamente', ['?']],
  ])('are of the days, or parts of one, that were told in turn: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );
});

describe('who one is', () => {
  test.each([
    [
      'I’m a mechanic I open at seven and close at four monday, on tuesday I open at eight and I’m done by one',
      ['1 07:00-16:00', '2 08:00-13:00'],
    ],
    [
      'soy dentista, empiezo a las 9 y termino a las 6 los lunes, los martes empiezo a las 9 y termino a la 1',
      ['1 09:00-18:00', '2 09:00-13:00'],
    ],
  ])('takes no hours behind it away: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('beginnings and ends told apart', () => {
  test.each([
    [
      'we open at 8 Mon and Tue, Tuesdays it’s nine. We close at six, one o’clock on Tuesdays',
      ['1 08:00-18:00', '2 09:00-13:00'],
    ],
    ['open 7am mon-tue, close 3pm, 1pm on tue', ['1 07:00-15:00', '2 07:00-13:00']],
    [
      'abro de lunes a martes a las diez, cierro a las ocho, los martes a las seis',
      ['1 10:00-20:00', '2 10:00-18:00'],
    ],
    ['Mondays from five and we go until two in the morning', ['1 17:00-02:00']],
    ['lun y mar 21:30 a 5:30, mar solo hasta las 2am', ['1 21:30-05:30', '2 21:30-02:00']],
  ])('are those of each day: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('a reason', () => {
  test.each([
    ['Mon and Tue 9 to 5, not Tuesdays because Tuesday I take my son to school', ['1 09:00-17:00']],
    [
      'Mon 9 to 5. Tuesday there’s a meeting till four, so half past four to six',
      ['1 09:00-17:00', '2 16:30-18:00'],
    ],
    ['lunes tengo turno en el hospital así que no, martes de 9 a 12', ['2 09:00-12:00']],
    ['lunes de 9 a 12, que voy a la clínica', ['1 09:00-12:00']],
  ])('says nothing of the hours: %s', (text, hours) => expect(read(text)).toEqual(hours));

  test.each([
    ['My brother and I run a shop in Queens. Mondays 9 to 5.', ['1 09:00-17:00']],
    ['Mondays 9 to 5. It depends on the week.', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 5 in harvest season', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 5 when it rains', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 5. I don’t work when it rains.', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 5. No calls in harvest.', ['1 09:00-17:00', '?']],
  ])('and a story are told from doubts: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('one’s own life', () => {
  test.each([
    [
      'I get home about half past eight and sleep like a stone till three. Mondays 4 to 6.',
      ['1 16:00-18:00'],
    ],
    ['Mondays I get off at five and can talk from 5:30 until 9', ['1 17:30-21:00']],
    ['trabajo en un colegio hasta las 4, puedo de 5 a 8 los lunes', ['1 17:00-20:00']],
    ['Mon 8-12, Tue the same, Wed I’m in court', ['1 08:00-12:00', '2 08:00-12:00']],
    [
      'soy psicóloga en Ñuñoa y atiendo lunes y martes de 15 a 20',
      ['1 15:00-20:00', '2 15:00-20:00'],
    ],
    ['los lunes salgo temprano y puedo desde las cinco hasta las nueve', ['1 17:00-21:00']],
  ])('is no hour of anybody else: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('a length', () => {
  test.each([
    ['I start at 10 and work five hours, Mondays', ['1 10:00-15:00']],
    ['Mondays 6pm, two hours', ['1 18:00-20:00']],
    ['lunes de 9 a 17, almuerzo a las 12 media hora', ['1 09:00-12:00,12:30-17:00']],
    [
      'Mon and Tue 9 to 5, lunch 1 to 2 except Tuesdays',
      ['1 09:00-13:00,14:00-17:00', '2 09:00-17:00'],
    ],
  ])('tells the end: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('words of chats', () => {
  test.each([
    ['mon n tue nites 7-9pm, wed x', ['1 19:00-21:00', '2 19:00-21:00']],
    ['lun 9-12 mar x mie 9-12', ['1 09:00-12:00', '3 09:00-12:00']],
    ['juev 3 a 7, vier = ', ['4 15:00-19:00', '5 15:00-19:00']],
    ['los lunes d 9 asta las 12, el martes nop', ['1 09:00-12:00']],
  ])('are those that are meant: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('only a part of the day', () => {
  test.each([
    [
      'lunes de 8 a 13 y de 15 a 18 martes igual miércoles solo la tarde',
      ['1 08:00-13:00,15:00-18:00', '2 08:00-13:00,15:00-18:00', '3 15:00-18:00'],
    ],
    ['Mon 10 to 4, Tue just the afternoon', ['1 10:00-16:00', '2 12:00-16:00']],
    ['Mon 8 to 10, Tue only mornings', ['1 08:00-10:00', '2 09:00-12:00']],
  ])('is that of the longer hours before it: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );
});

describe('a break', () => {
  test.each([
    ['Mondays 9 to 5 with half an hour for lunch at 1', ['1 09:00-13:00,13:30-17:00']],
    ['Mondays 9 to 5 and an hour for lunch from twelve', ['1 09:00-12:00,13:00-17:00']],
    ['9 to 5 with lunch from 12 to 1, Mondays', ['1 09:00-12:00,13:00-17:00']],
    ['lunes de 9 a 18 con dos horas de descanso a la 1', ['1 09:00-13:00,15:00-18:00']],
    ['de 9 a 18 los lunes y de 13 a 14 almuerzo', ['1 09:00-13:00,14:00-18:00']],
    ['lunes de 9 a 18, de 13 a 14 no atiendo', ['1 09:00-13:00,14:00-18:00']],
  ])('has a length or an end: %s', (text, hours) => expect(read(text)).toEqual(hours));
});

describe('days with other hours', () => {
  test.each([
    ['Mon and Tue 9 to 5, Tuesdays I start at eleven', ['1 09:00-17:00', '2 11:00-17:00']],
    [
      'lunes y martes de 8 a 17, menos el martes que empiezo a las 10',
      ['1 08:00-17:00', '2 10:00-17:00'],
    ],
    ['Mon and Tue 8 to 8 apart from Tuesday when it’s 10 to 2', ['1 08:00-20:00', '2 10:00-14:00']],
    ['Mondays 9 to 3. Tuesdays the same but starting at 10', ['1 09:00-15:00', '2 10:00-15:00']],
    [
      'Mon 10-2, Tue 3-7, and the same as Monday on Fridays',
      ['1 10:00-14:00', '2 15:00-19:00', '5 10:00-14:00'],
    ],
    ['Mon and Tue 9-5, no wait, 8-4 on Tuesdays', ['1 09:00-17:00', '2 08:00-16:00']],
    ['the weekend, Saturday 9 to 1 and Sunday 4 to 7', ['6 09:00-13:00', '7 16:00-19:00']],
    [
      'lunes de 9 a 16 y el resto de la semana hasta el martes de 9 a 13',
      ['1 09:00-16:00', '2 09:00-13:00'],
    ],
  ])('keep theirs: %s', (text, hours) => expect(read(text)).toEqual(hours));

  test.each([
    ['Mon and Tue 9 to 12. Oh, and drop Tuesday.', ['1 09:00-12:00']],
    ['lunes y martes de 8 a 16, olvida el martes', ['1 08:00-16:00']],
    ['daily 6 to 8, Monday to Saturday holiday', ['7 18:00-20:00']],
  ])('are taken back: %s', (text, hours) => expect(read(text)).toEqual(hours));

  test('are off where something else is on, which is told', () => {
    const text = 'puedo de seis a nueve de la noche lunes y martes los miércoles tengo ensayo';
    expect(read(text)).toEqual(['1 18:00-21:00', '2 18:00-21:00']);
  });
});

describe('every day', () => {
  test('is meant by 24/7, and by hours that except some', () => {
    expect(read('I’m available 24/7')).toHaveLength(7);
    expect(read('evenings from 7 to 10 except weekends')).toHaveLength(5);
    expect(read('9 to 5')).toEqual(['?']);
  });
});

describe('dates', () => {
  test.each([
    ['lunes de 9 a 13, diciembre hasta el 1 cerrado', ['1 09:00-13:00', '2026-12-01 x']],
    ['lunes de 9 a 13, el martes 1 de 9 a 10', ['1 09:00-13:00', '2026-12-01 09:00-10:00']],
    [
      'Mondays 9-1, out Thursday and Friday this week',
      ['1 09:00-13:00', '2026-11-26 x', '2026-11-27 x'],
    ],
    ['lunes de 9 a 12 y mañana de 15 a 17', ['1 09:00-12:00', '2026-11-24 15:00-17:00']],
  ])('are told beside weekly hours: %s', (text, hours) =>
    expect(read(text)).toEqual(expect.arrayContaining(hours)),
  );
});

describe('what isn’t sure', () => {
  test.each([
    ['Thursdays 4ish to 7', ['4 16:00-19:00', '?']],
    ['los jueves mas o menos de 4 a 7', ['4 16:00-19:00', '?']],
    ['Mondays and alternate Fridays 9 to 5', ['1 09:00-17:00', '?']],
    ['Mondays 9 to 5 unless it rains', ['1 09:00-17:00', '?']],
  ])('is flagged beside what is: %s', (text, hours) => expect(read(text)).toEqual(hours));

  test.each([
    'Tuesdays or Thursdays 9 to 5, not sure which',
    'every third Wednesday 9 to 5',
    'some evenings around 7',
    'whenever the mood strikes',
    'sunrise to sunset on weekdays',
    'from 25 to 31 on Mondays',
    'twice a week in the mornings',
    'ask my assistant',
    'cuando pueda',
    'los lunes según cómo me sienta',
    'a veces los jueves por la tarde',
    'un lunes sí y otro no de 9 a 12',
    'desde que abro hasta que cierro de lunes a viernes',
    'los miércoles de 30 a 45',
    '1st and 3rd Saturdays 10 to 12',
    'el segundo sábado de 10 a 12',
    'half days on Fridays',
  ])('gives nothing alone, and says so: %s', (text) => expect(read(text)).toEqual(['?']));
});

describe('days are neither opened nor closed by a word that only looks like one', () => {
  const weekdays = ['1', '2', '3', '4', '5'].map((day) => `${day} 09:00-17:00`);

  test.each([
    ['weekdays 9 to 5, closed on Black Friday', [...weekdays, '2026-11-27 x']],
    ['weekdays 9 to 5, closed on Good Friday', [...weekdays, '2027-03-26 x']],
    ['weekdays 9 to 5, closed on the Fourth of July', [...weekdays, '2027-07-04 x']],
    ['weekdays 9 to 5, off the Friday before Christmas', [...weekdays, '2026-12-18 x']],
    ['I am not available on weekends, but weekdays 9 to 5 I am', weekdays],
    ['anything after 4pm on Mondays works', ['1 16:00-20:00']],
    ['jueves 14.00-18.00', ['4 14:00-18:00']],
    ['no doy clases los lunes, martes de 9 a 17', ['2 09:00-17:00']],
  ])('%s', (text, hours) => expect(read(text)).toEqual(hours));
});
