import { describe, expect, test } from 'vitest';
import { people } from '../../../demo/people.ts';
import { goals } from '../evaluation/goals.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { queryOf } from './query.ts';
import { expertiseIn, quoteFor } from './reasons.ts';

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

  test('that has next to nothing to do with the goal is none', () => {
    const thomas = people.find(({ id }) => id === 'thomas-adeyemi');
    const grace = people.find(({ id }) => id === 'grace-holloway');
    if (!thomas || !grace) throw new Error('the demo people are gone');
    const quote = (person: typeof thomas, text: string) =>
      quoteFor(lexicon, queryOf(lexicon, text, 'es'), { ...person, expertiseTranslated: '' });
    expect(quote(thomas, 'mi papá murió y no dejó testamento')).toBeNull();
    expect(quote(grace, 'quiero hacer cerveza en el garaje')).not.toMatch(/no shouting/);
  });

  const both = {
    ...{ expertise: 'Clases de guitarra', expertiseTranslated: 'Guitar lessons for adults' },
    aboutMe: 'Enseño guitarra a quienes nunca tocaron. I teach guitar to adults who never played.',
    ...{ idealClient: '', career: '', uniqueValue: '', challengeStory: '' },
  };

  test('is in the language of the reader where the profile says it in that one', () => {
    const asked = queryOf(lexicon, 'I want to learn to play the guitar', 'en');
    expect(quoteFor(lexicon, asked, both)).toBe('I teach guitar to adults who never played.');
    const asked2 = queryOf(lexicon, 'quiero aprender a tocar la guitarra', 'es');
    expect(quoteFor(lexicon, asked2, both)).toBe('Enseño guitarra a quienes nunca tocaron.');
  });

  test('stands in the language of the expert where there is no other', () => {
    const asked = queryOf(lexicon, 'I want to learn to play the guitar', 'en');
    const spanish = { ...both, aboutMe: 'Enseño guitarra a quienes nunca tocaron.' };
    expect(quoteFor(lexicon, asked, spanish)).toBe('Enseño guitarra a quienes nunca tocaron.');
    expect(expertiseIn(spanish, 'en')).toBe('Guitar lessons for adults');
    expect(expertiseIn(spanish, 'es')).toBe('Clases de guitarra');
    const untranslated = { ...spanish, expertiseTranslated: '' };
    expect(quoteFor(lexicon, asked, untranslated)).toBe('Enseño guitarra a quienes nunca tocaron.');
    expect(expertiseIn(untranslated, 'en')).toBe('Clases de guitarra');
  });
});
