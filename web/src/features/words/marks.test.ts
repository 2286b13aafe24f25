import { expect, test } from 'vitest';
import { piecesOf, unusedOf } from './marks.ts';

const text = 'Hello. I charge 20. Bye.';
const piece = (start: number, end: number) => ({ start, end, text: text.slice(start, end) });

test('a text is shown whole, with what was used of it', () => {
  expect(piecesOf(text, [piece(7, 19)])).toEqual([
    { start: 0, words: 'Hello. ', isUsed: false },
    { start: 7, words: 'I charge 20.', isUsed: true },
    { start: 19, words: ' Bye.', isUsed: false },
  ]);
  expect(piecesOf(text, [])).toEqual([{ start: 0, words: text, isUsed: false }]);
});

test('what one call used is understood, whatever another one says, and said once', () => {
  const one = (source: ReturnType<typeof piece>) => ({ source, reason: 'unknown' as const });
  const left = unusedOf(
    [one(piece(20, 24)), one(piece(7, 15)), one(piece(0, 6)), one(piece(0, 5))],
    [piece(7, 19)],
  );
  expect(left.map(({ source }) => source.text)).toEqual(['Hello.', 'Bye.']);
});

test('a doubt about a piece that was used is told', () => {
  const doubt = { source: piece(16, 18), reason: 'contradiction' as const, isDoubt: true };
  const unread = { source: piece(7, 15), reason: 'unclear' as const, isDoubt: false };
  expect(unusedOf([doubt, unread], [piece(7, 19)])).toEqual([doubt]);
});
