import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { ownTradeIn } from './own-trade.ts';
import { queryOf } from './query.ts';

describe('the trade of the person who asks', () => {
  test.each([
    ['my dog grooming van has three clients', ['dog', 'grooming']],
    ['we run a food truck and want it in writing', ['food', 'truck', 'and']],
    ['I am a dentist with a slow website', ['dentist', 'with']],
    ['quiero una página para mi consulta de kinesiología', ['kinesiologia']],
    ['abrí una cafetería y entran cuatro personas', ['cafeteria', 'y']],
    ['tengo una app de veterinarios a domicilio', ['veterinarios', 'a', 'domicilio']],
  ])('%s', (text, words) => {
    expect([...ownTradeIn(text)]).toEqual(expect.arrayContaining(words));
  });

  test.each([
    'my dog bites the postman',
    'need a dentist on sunday',
    'busco un veterinario para mi perra',
    'how do I become a dog groomer',
  ])('%s tells none', (text) => {
    expect([...ownTradeIn(text)]).toEqual([]);
  });
});

const lexicon = loadLexicon(null);

/** How surely a goal is about animals, by its own words. */
function animalsIn(text: string, language: 'en' | 'es'): number {
  const { told } = queryOf(lexicon, text, language);
  const weights = [...told].filter(([id]) => lexicon.concepts.get(id)?.field === 'animals');
  return Math.max(0, ...weights.map(([, weight]) => weight));
}

test.each([
  ['need a website for my dog grooming place', 'looking for dog grooming near me', 'en'],
  ['una página para mi negocio de veterinarios', 'busco veterinarios cerca', 'es'],
] as const)('%s is less about animals than: %s', (own, asked, language) => {
  expect(animalsIn(own, language)).toBeLessThan(animalsIn(asked, language) * 0.6);
});
