import { expect, test } from 'vitest';
import { judgeCases } from '../evaluation/house.ts';
import { answerCase } from '../evaluation/measures.ts';
import { loadLexicon } from '../lexicon/load.ts';

const lexicon = loadLexicon(null);

test.each([
  ['estoy pato', 'es'],
  ['ando corto de lucas', 'es'],
  ['no llego a fin de mes', 'es'],
  ['ando bruja', 'es'],
  ['no me queda ni una luca', 'es'],
  ['maxed out my cards', 'en'],
  ["I can't stop shopping", 'en'],
] as const)('is a worry about money: %s', (text, language) => {
  const goal = { set: 'unanswerable', text, language, fits: [], first: [], near: [] } as const;
  const [judged] = judgeCases(lexicon, [goal], []);
  expect(judged && answerCase(judged).cards[0]).toBe('marcela-sandoval');
});
