import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { publicTerms } from './public-terms.ts';

const lexicon = loadLexicon(null);
const names = new Set(
  (['en', 'es'] as const).flatMap((language) =>
    [...lexicon.topics[language].values()].flat().map(({ called }) => `~${called}`),
  ),
);

const goals = fc.constantFrom(
  'I want to start beekeeping with a hive',
  'mi caja de cambios hace ruido',
  'a divorce and two children',
  'no puedo dormir y tengo ansiedad',
);
const anything = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[A-Z][a-z]{2,9} [A-Z][a-z]{3,12}$/),
  fc.stringMatching(/^\+?[0-9]{6,12}$/),
  goals,
);

test('whatever is written, only words that everybody may see are counted', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 5 }), fc.boolean(), (parts, isSpanish) => {
      const terms = publicTerms(lexicon, parts.join(' '), isSpanish ? 'es' : 'en');
      expect(terms.length).toBeLessThanOrEqual(6);
      for (const term of terms)
        expect(lexicon.concepts.has(term) || names.has(term), term).toBe(true);
    }),
  );
});

test.each([
  ['I want to start beekeeping with a hive', 'quiero aprender apicultura'],
  ['I need a divorce lawyer', 'necesito una abogada para mi divorcio'],
])('"%s" and "%s" have a term in common', (english, spanish) => {
  const spanishTerms = publicTerms(lexicon, spanish, 'es');
  expect(publicTerms(lexicon, english, 'en').some((term) => spanishTerms.includes(term))).toBe(
    true,
  );
});
