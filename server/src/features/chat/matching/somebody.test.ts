import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { answerCase } from '../evaluation/measures.ts';
import { judgeCases } from '../evaluation/house.ts';

const lexicon = loadLexicon(null);

/** What a house of the demo's experts says to a goal that is none of the evaluation's. */
function answerTo(text: string, language: 'en' | 'es') {
  const goal = { set: 'unanswerable', text, language, fits: [], first: [], near: [] } as const;
  const [judged] = judgeCases(lexicon, [goal], []);
  if (!judged) throw new Error('not judged');
  return answerCase(judged);
}

describe('a matter that nobody here does beats the feeling that is told with it', () => {
  test.each([
    ['our puppy is lost since the fireworks', 'en'],
    ['my cat ran away and I cry all day', 'en'],
    ['my aunt died without a will', 'en'],
    ['my nan left everything to my cousin in her will', 'en'],
    ['se me perdió la perra y estoy muy triste', 'es'],
    ['mi gato está vomitando y me muero de angustia', 'es'],
    ['se murió mi abuelo sin testamento', 'es'],
  ] as const)('%s', (text, language) => {
    expect(answerTo(text, language).isNearest).toBe(true);
  });

  test.each([
    ['my dog died in June and I still set out her bowl', 'en', 'daniel-ashworth'],
    ['my wife passed away and I have lost the will to cook', 'en', 'daniel-ashworth'],
    ['se murió mi mamá y no paro de llorar', 'es', 'daniel-ashworth'],
  ] as const)('and a feeling alone is heard: %s', (text, language, who) => {
    expect(answerTo(text, language)).toMatchObject({ isNearest: false, cards: [who] });
  });
});
