import { describe, expect, test } from 'vitest';
import { liftedBy, mergeWhen, readWishes } from './rules.ts';

const read = (text: string) => readWishes(text, { own: 'USD' });
const evening = { fromMinute: 18 * 60, untilMinute: 24 * 60 };

describe('what is said last of a kind is meant', () => {
  test.each([
    ['max 60 an hour, or no, make it 80', 80_00],
    ['up to 40 dollars, sorry, 50 dollars', 50_00],
    ['hasta 30 dólares, perdón, 35 dólares', 35_00],
  ])('%s', (text, amount) => {
    expect(read(text).filters.budget).toMatchObject({ amount });
  });

  test.each([
    ['someone on monday, no wait, friday', { weekdays: [5] }],
    ['que sea el lunes, digo, el martes', { weekdays: [2] }],
    ['no, a las 12 no, a las 13', { fromMinute: 780, untilMinute: 840 }],
    ['mornings. well, before 10 actually', { fromMinute: 0, untilMinute: 600 }],
  ])('%s', (text, when) => {
    expect(read(text).filters.when).toEqual(when);
  });

  test('and its words are no goal', () => {
    expect(read('max 60 an hour, or no, make it 80').rest).toBe('');
  });
});

describe('wishes in the clauses of a story', () => {
  test('a price and hours', () => {
    const { filters, isTimed } = read(
      "I've been at the same firm for six years and I'm bored, my partner says quit but there's the mortgage, I'd love to talk changing careers through, can't spend more than 60 dollars and I'm only free after 6 on weekdays",
    );
    expect(filters.budget).toMatchObject({ amount: 60_00 });
    expect(filters.when).toEqual({ ...evening, weekdays: [1, 2, 3, 4, 5] });
    expect(isTimed).toBe(true);
  });

  test('from when somebody is home', () => {
    const { filters } = read(
      'Hola, mi hijo de 14 está pegado al teléfono y contesta pésimo, yo salgo del trabajo a las 7 así que tendría que ser después, y ojalá no más de 25 dólares',
    );
    expect(filters.budget).toMatchObject({ amount: 25_00 });
    expect(filters.when).toMatchObject({ fromMinute: 19 * 60 });
  });

  test('what is owed and earned is none', () => {
    const { filters } = read(
      'I earn 2000 a month and my rent is 900, I owe 4000 on three cards and I have no idea how to make a plan that works for the five of us',
    );
    expect(filters.budget).toBeUndefined();
  });
});

test.each([
  ["evenings don't matter after all", ['when']],
  ['la hora me da igual', ['when']],
  ["price isn't that important", ['budget', 'cheaperThan', 'isCheaper']],
  ['and spanish is fine too', ['language']],
  ['el inglés también me sirve', ['language']],
])('a wish that has become unimportant: %s', (text, lifted) => {
  expect([...new Set(liftedBy(text))]).toEqual(lifted);
});

test('an hour before which it should be is in the evening after an evening', () => {
  expect(mergeWhen(evening, { fromMinute: 0, untilMinute: 8 * 60 })).toEqual({
    fromMinute: 18 * 60,
    untilMinute: 20 * 60,
  });
});

test.each(['is it in person or online?', '¿es presencial o en línea?'])(
  'a question is no wish: %s',
  (text) => {
    expect(read(text).filters.isInPerson).toBeUndefined();
  },
);
