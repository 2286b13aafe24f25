import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/load.ts';
import { profileVector } from './profile.ts';
import { queryOf } from './query.ts';
import { weighAll } from './score.ts';
import { floor, readHouse, scoresOf } from './somebody.ts';
import { strangeIn } from './strange.ts';

const lexicon = loadLexicon(null);

/** Somebody of whom the expertise tells all. */
function profileOf(expertise: string) {
  const plain = 'Plain words about a life and a craft, long enough to tell one from another.';
  return profileVector(lexicon, {
    ...{ expertise, expertiseTranslated: '', aboutMe: plain, career: plain },
    ...{ idealClient: plain, uniqueValue: plain, challengeStory: plain },
  });
}

function scoresFor(goal: string, language: 'en' | 'es', expertise: readonly string[]): number[] {
  const query = queryOf(lexicon, goal, language);
  const profiles = expertise.map(profileOf);
  return scoresOf(readHouse(lexicon, query, profiles), weighAll(lexicon, query, profiles));
}

describe('a word that hardly anything was learnt of', () => {
  test.each([
    ['I want to learn beekeeping', 'en', 'Beekeeping and honey'],
    ['teach me falconry', 'en', 'Falconry for beginners'],
    ['quiero aprender apicultura', 'es', 'Apicultura y miel'],
    ['quiero aprender apicultura', 'es', 'Beekeeping and honey'],
  ] as const)('finds who says it, and nobody else: %s (%s), %s', (goal, language, expertise) => {
    const [one = 0, other = 1] = scoresFor(goal, language, [expertise, 'Public speaking']);
    expect(one).toBeGreaterThan(floor);
    expect(other).toBeLessThan(floor / 2);
    const [alone = 1] = scoresFor(goal, language, ['Public speaking']);
    expect(alone).toBeLessThan(floor);
  });

  test('is none where a goal is told in known ones', () => {
    for (const goal of ["I can't sleep and lie awake for hours", 'I want to learn the guitar'])
      expect(strangeIn(lexicon, queryOf(lexicon, goal, 'en'))).toMatchObject({
        share: 0,
        words: [],
      });
  });

  test('takes as much of what the goal says as it says', () => {
    const share = (goal: string) => strangeIn(lexicon, queryOf(lexicon, goal, 'en')).share;
    expect(share('falconry')).toBe(1);
    expect(share('falconry and the guitar')).toBeGreaterThan(0.3);
    expect(share('falconry and the guitar')).toBeLessThan(0.8);
  });
});
