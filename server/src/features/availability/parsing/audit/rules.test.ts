import { describe, expect, test } from 'vitest';
import { parseHours } from '../rules.ts';

const today = Temporal.PlainDate.from('2026-11-23');

function doubtsIn(text: string): string[] {
  const { notUnderstood } = parseHours({ text, today, country: 'US' });
  return notUnderstood.filter(({ reason }) => reason === 'unsure').map(({ source }) => source.text);
}

describe('what the hours read don’t account for', () => {
  test.each([
    ['Weekdays 12-8 but I take dinner 5 to 5:30.', 'Weekdays 12-8 but I take dinner 5 to 5:30'],
    ['Mid-morning to mid-afternoon, say 10 to 3, Tues-Thurs', 'Mid-morning to mid-afternoon'],
    ['los lunes esgrimo de 18 a 20, martes de 9 a 17', 'los lunes esgrimo de 18 a 20'],
  ])('is asked about with its clause: %s', (text, clause) => {
    expect(doubtsIn(text)).toEqual([clause]);
  });

  test.each([
    'Monday to Friday 9 to 5, no, make it 6',
    'I teach until 3, so weekdays 4 to 7',
    'every day but Sunday, 10 to 6',
    'Friday 8pm to Saturday 1am',
    'lunes a viernes de 9 a 17 y los sábados de 10 a 14, feriados no',
  ])('is nothing where all is read: %s', (text) => {
    expect(doubtsIn(text)).toEqual([]);
  });
});
