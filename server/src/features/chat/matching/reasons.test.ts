import { describe, expect, test } from 'vitest';
import { people } from '../../../demo/people.ts';
import { goals } from '../evaluation/goals.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { queryOf } from './query.ts';
import { quoteFor } from './reasons.ts';

const lexicon = loadLexicon(null);

describe('a quote', () => {
  test('always stands in the profile, word for word, and is short', () => {
    let quotes = 0;
    for (const { text, language, fits } of goals.filter((_goal, at) => at % 4 === 0)) {
      const person = people.find(({ id }) => id === fits[0]);
      if (!person) continue;
      const texts = { ...person, expertiseTranslated: '' };
      const quote = quoteFor(lexicon, queryOf(lexicon, text, language), texts);
      if (quote === null) continue;
      quotes += 1;
      const all = [person.idealClient, person.aboutMe, person.uniqueValue, person.career].join(' ');
      expect(all).toContain(quote.replaceAll('…', ''));
      expect(quote.length).toBeLessThanOrEqual(162);
    }
    expect(quotes).toBeGreaterThan(50);
  });

  test('is never what somebody refuses to do', () => {
    const texts = {
      ...{ expertise: 'Debts', expertiseTranslated: '', career: '', uniqueValue: '' },
      aboutMe: 'I don’t sell loans to anybody who asks. Together we write down what you owe.',
      ...{ idealClient: '', challengeStory: '' },
    };
    const quote = quoteFor(lexicon, queryOf(lexicon, 'I owe money on three loans', 'en'), texts);
    expect(quote).toBe('Together we write down what you owe.');
  });
});
