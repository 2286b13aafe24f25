import { describe, expect, test } from 'vitest';
import { judgeCases } from '../evaluation/house.ts';
import { answerCase } from '../evaluation/measures.ts';
import { loadLexicon } from '../lexicon/load.ts';

const lexicon = loadLexicon(null);

/** Who the demo's experts are said to be nearest for a goal that none of them answers. */
function nearestTo(text: string, language: 'en' | 'es') {
  const goal = { set: 'unanswerable', text, language, fits: [], first: [], near: [] } as const;
  const [judged] = judgeCases(lexicon, [goal], []);
  if (!judged) throw new Error('not judged');
  const { isNearest, cards } = answerCase(judged);
  return { isNearest, cards };
}

describe('where nobody does what is asked for', () => {
  test.each([
    ['the boiler has no pressure and the radiators stay cold', 'en', 'peter-gallagher'],
    ['I want to patent a folding ladder', 'en', 'rebecca-thornton'],
    ['me enseñan a tocar el violonchelo', 'es', 'matias-oyarzun'],
    ['busco psiquiatra que me revise los antidepresivos', 'es', 'camila-rojas'],
  ] as const)('who works beside it is near: %s', (text, language, who) => {
    const { isNearest, cards } = nearestTo(text, language);
    expect(isNearest).toBe(true);
    expect(cards[0]).toBe(who);
  });

  test.each([
    ['my horse is lame and will not put weight on it', 'en'],
    ['who teaches French to beginners', 'en'],
    ['necesito un hidrogeólogo para un pozo', 'es'],
    ['mi moto echa humo y pierde aceite', 'es'],
  ] as const)('and nobody is by single words: %s', (text, language) => {
    expect(nearestTo(text, language)).toEqual({ isNearest: true, cards: [] });
  });
});
