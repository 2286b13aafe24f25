import { expect, test } from 'vitest';
import { cardsOf, idsOf, notUnderstoodIn, usedPieces } from './proposals.ts';

const source = (start: number, text: string) => ({ start, end: start + text.length, text });
const answered = { by: 'rules', modelFailed: false, notUnderstood: [] } as const;

test('nothing is proposed before a call has answered', () => {
  expect(idsOf(cardsOf({}))).toEqual([]);
});

test('each proposal stands for itself, with the words it came from', () => {
  const cards = cardsOf({
    profile: {
      ...answered,
      notUnderstood: [],
      questions: [],
      proposals: [
        { field: 'languages', value: ['es'], sources: [source(30, 'español')] },
        { field: 'expertise', value: 'Matrona', sources: [source(4, 'matrona')] },
        { field: 'timezone', value: 'America/Santiago', sources: [source(20, 'Osorno')] },
      ],
    },
    hours: {
      ...answered,
      notUnderstood: [],
      timezone: 'America/Santiago',
      availability: { overrides: [{ date: '2026-12-25', ranges: [] }] },
      proposals: [
        {
          source: source(60, 'Navidad no'),
          effect: 'close',
          weekdays: [],
          dates: ['2026-12-25'],
          ranges: [],
        },
      ],
      holidays: [{ date: '2026-12-25', name: 'Navidad' }],
    },
  });
  expect(idsOf(cards)).toEqual(['expertise', 'languages', 'dates']);
  expect(cards.timezone).toBe('America/Santiago');
  expect(cards.week).toBeNull();
  expect(usedPieces(cards).map(({ text }) => text)).toEqual(['matrona', 'español', 'Navidad no']);
});

test('what may be read wrongly about money is a doubt, what nobody read is none', () => {
  const told = notUnderstoodIn({
    pricing: {
      ...answered,
      proposals: [],
      questions: [],
      notUnderstood: [
        { source: source(0, 'más IVA'), reason: 'unclear' },
        { source: source(10, 'hola'), reason: 'unknown' },
      ],
    },
  });
  expect(told.map(({ isDoubt }) => isDoubt)).toEqual([true, false]);
});
