import { describe, expect, test } from 'vitest';
import { judgeCases } from '../evaluation/house.ts';
import { answerCase } from '../evaluation/measures.ts';
import { asSearched } from '../evaluation/spellings.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { whoIsNear } from './nearness.ts';
import { profileVector } from './profile.ts';
import { queryOf } from './query.ts';

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

  test.each([
    ['cooking classes for beginners', 'en'],
    ['quiero aprender a hacer pan de masa madre', 'es'],
    ['my dog is terrified of fireworks', 'en'],
    ['mi perro le tiene miedo a los petardos', 'es'],
    ['my puppy keeps biting my hands', 'en'],
    ['sailing lessons for two beginners', 'en'],
    ['Learn to surf at Manly, two beginners, own wetsuits', 'en'],
    ['busco tatuador para un dragón en la espalda', 'es'],
    ['I need a tourist visa for Japan', 'en'],
    ['necesito una visa de trabajo para Canadá', 'es'],
    ['mi tractor pierde aceite por el levante', 'es'],
  ] as const)('and nobody is of another field of life: %s', (text, language) => {
    expect(nearestTo(text, language)).toEqual({ isNearest: true, cards: [] });
  });

  test('a word that only a profile knows is near where the lists know nothing of the goal', () => {
    const brewer = {
      ...{ career: '', uniqueValue: '', challengeStory: '', aboutMe: '', idealClient: '' },
      ...{ expertise: 'Zythologist', expertiseTranslated: 'Zitóloga' },
    };
    const profile = profileVector(lexicon, brewer);
    const isNear = (text: string) => {
      const query = asSearched(queryOf(lexicon, text, 'en'), [{ vector: profile }]);
      return whoIsNear(lexicon, query, [profile])[0];
    };
    expect(isNear('a zithologist')).toBe(true);
    expect(isNear('cooking classes with a zythologist')).toBe(false);
  });
});
