import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

/** `1 09:00-17:00` for each weekday with hours; `?` where something is asked. */
function read(text: string) {
  const { availability, notUnderstood } = parseHours({ text, today, country: 'US' });
  return [
    ...(availability.weeklyHours ?? []).map(
      ({ weekday, ranges }) =>
        `${weekday} ${ranges.map(({ start, end }) => `${start}-${end}`).join()}`,
    ),
    ...(notUnderstood.length > 0 ? ['?'] : []),
  ];
}

const fridayPaused = '5 09:00-13:00,14:00-18:00';

describe('a pause', () => {
  test.each([
    'Fridays 9 to 6, lunch 1 to 2, Saturdays 10 to 3',
    'Fridays 9 to 6. Lunch break 1 to 2. Saturdays 10 to 3.',
    "Fridays 9 to 6, I'm not available 1 to 2, Saturdays 10 to 3",
    'viernes 9 a 18, colación de 13 a 14, sábado de 10 a 15',
    'viernes de 9 a 18. Almuerzo de 13 a 14. Sábados de 10 a 15.',
    'viernes de 9 a 18, no atiendo de 13 a 14, sábados de 10 a 15',
  ])('is of the days told before it: %s', (text) =>
    expect(read(text)).toEqual([fridayPaused, '6 10:00-15:00']),
  );

  test.each([
    'Fridays 9 to 6, Saturdays 10 to 3, lunch 1 to 2',
    'lunch 1 to 2; Fridays 9 to 6, Saturdays 10 to 3',
    'viernes 9 a 18, sábado 10 a 15, pausa de 13 a 14',
    'almuerzo de 13 a 14; viernes de 9 a 18, sábados de 10 a 15',
  ])('behind or before all days is of all: %s', (text) =>
    expect(read(text)).toEqual([fridayPaused, '6 10:00-13:00,14:00-15:00']),
  );

  test.each([
    'Fridays 9 to 6, lunch 1 to 2, Saturdays 10 to 3, lunch 12 to 1',
    'viernes 9 a 18, colación de 13 a 14, sábado de 10 a 15, colación de 12 a 13',
  ])('is of the days that have none yet: %s', (text) =>
    expect(read(text)).toEqual([fridayPaused, '6 10:00-12:00,13:00-15:00']),
  );

  test('is a further one of days that all have one', () => {
    expect(read('Fridays 9 to 6, break 11 to 11:15, lunch 1 to 2')).toEqual([
      '5 09:00-11:00,11:15-13:00,14:00-18:00',
    ]);
  });
});

describe('when the last meeting may begin', () => {
  test.each([
    'Mondays 11 to 7, last appointment at 6',
    'Mondays 11 to 7 (last booking 6 pm)',
    'Mondays 11 to 7 with the last class starting at 6',
    'I see my last client at 6 and I work Mondays 11 to 7',
    'lunes de 11 a 19, última hora a las 18',
    'lunes de 11 a 19, último turno 18 hs',
    'Lunes de 11 a 19. La última clase arranca a las 18.',
    'lunes de 11 a 19 y el último paciente lo recibo a las 18',
  ])('leaves the hours as they are: %s', (text) => expect(read(text)).toEqual(['1 11:00-19:00']));

  test.each([
    ['Mondays from 11, last client at 6', ['1 11:00-18:00', '?']],
    ['lunes desde las 11, último paciente a las 18', ['1 11:00-18:00', '?']],
    ['first appointment at 8 and last at 5, Mondays', ['1 08:00-17:00', '?']],
    ['Mondays 9 to 12, last patient at 6', ['1 09:00-12:00', '?']],
    ['Mondays 9 to 5, last class ends at 5', ['1 09:00-17:00']],
  ])('is asked about where the hours don’t tell the end, and an end is one: %s', (text, hours) =>
    expect(read(text)).toEqual(hours),
  );
});
