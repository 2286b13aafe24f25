import { expect, test } from 'vitest';
import { people } from '../../../demo/people.ts';
import { roster } from '../../../demo/roster.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { fieldOf, profileVector } from './profile.ts';

const lexicon = loadLexicon(null);

test('the field of an expert is found by what they write', () => {
  const wrong = roster.filter(({ id, field }) => {
    const person = people.find((one) => one.id === id);
    if (!person) throw new Error(`no profile of ${id}`);
    return (
      fieldOf(lexicon, profileVector(lexicon, { ...person, expertiseTranslated: '' })) !== field
    );
  });
  expect(roster.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length).toBeLessThanOrEqual(2);
});

test('a profile that tells of no field is of another one', () => {
  expect(fieldOf(lexicon, { concepts: {}, topics: {}, words: { zyx: 1 } })).toBe('other');
});
