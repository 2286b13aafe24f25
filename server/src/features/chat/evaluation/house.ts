import { people } from '../../../demo/people.ts';
import { roster } from '../../../demo/roster.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { profileVector, type Vector } from '../matching/profile.ts';
import { whoIsNear } from '../matching/nearness.ts';
import { queryOf, type Query } from '../matching/query.ts';
import { type Evidence, weighAll } from '../matching/score.ts';
import { type House, readHouse } from '../matching/somebody.ts';
import { goals } from './goals.ts';
import type { EvaluationSets, Newcomer } from './sets/shape.ts';
import { asSearched } from './spellings.ts';

/** A goal with who answers it, and the set it belongs to. */
export type Case = {
  set: 'answerable' | 'unanswerable' | 'newcomer' | 'newcomer in the other language' | 'earlier';
  text: string;
  language: 'en' | 'es';
  fits: readonly string[];
  /** The best of `fits`. */
  first: readonly string[];
  near: readonly string[];
};

/** The evidence for every expert of a house, for one goal, and what the house has of it. */
type Seen = {
  evidence: readonly { id: string; evidence: Evidence; isNear: boolean }[];
  house: House;
};

export type Judged = Seen & {
  goal: Case;
  /** The same goal where fewer people are: whom it should find may not be among them. */
  smaller: () => readonly (Seen & { hasFit: boolean })[];
};

type Indexed = { id: string; vector: Vector };

const verified = new Set(roster.filter((expert) => expert.verified).map((expert) => expert.id));

/** All that the verified experts of the demo say, each as one text. */
export function houseTexts(): { id: string; text: string }[] {
  return people
    .filter(({ id }) => verified.has(id))
    .map(({ id, ...person }) => {
      const { expertise, expertiseTranslated, aboutMe, career } = person;
      const { idealClient, uniqueValue, challengeStory } = person;
      const text = [expertise, expertiseTranslated, aboutMe, career];
      text.push(idealClient, uniqueValue, challengeStory);
      return { id, text: text.join(' ') };
    });
}

const houses = new WeakMap<Lexicon, Indexed[]>();

/** The verified experts of the demo, read once for each lexicon. */
function houseOf(lexicon: Lexicon): Indexed[] {
  const known = houses.get(lexicon);
  if (known) return known;
  const read = people
    .filter(({ id }) => verified.has(id))
    .map((person) => indexed(lexicon, person.id, person));
  houses.set(lexicon, read);
  return read;
}

function indexed(
  lexicon: Lexicon,
  id: string,
  texts: Parameters<typeof profileVector>[1],
): Indexed {
  return { id, vector: profileVector(lexicon, texts) };
}

/** All cases of one half of the sets. */
export function casesOf({ answerable, unanswerable, newcomers }: EvaluationSets): Case[] {
  const nobody = { fits: [], first: [], near: [] };
  return [
    ...answerable.map(({ text, language, fits, first }): Case => ({
      ...nobody,
      ...{ set: 'answerable', text, language, fits, first },
    })),
    ...unanswerable.map(({ text, language, near }): Case => ({
      ...nobody,
      ...{ set: 'unanswerable', text, language, near },
    })),
    ...newcomers.flatMap(newcomerCases),
  ];
}

function newcomerCases({ id, language, ownLanguageGoals, otherLanguageGoals }: Newcomer): Case[] {
  const found = { fits: [id], first: [id], near: [] };
  const other = language === 'en' ? 'es' : 'en';
  return [
    { ...found, set: 'newcomer', text: ownLanguageGoals.plain, language },
    {
      ...found,
      set: 'newcomer in the other language',
      text: otherLanguageGoals.plain,
      language: other,
    },
  ];
}

/** The goals that the lexicon was built with: no measure of anything. */
export function earlierCases(): Case[] {
  return goals.map(({ text, language, fits }) => ({
    ...{ set: 'earlier', text, language, fits, first: fits, near: [] },
  }));
}

/** What speaks for whom; newcomers have joined the house where their goals are asked. */
export function judgeCases(
  lexicon: Lexicon,
  cases: readonly Case[],
  newcomers: readonly Newcomer[],
): Judged[] {
  const house = houseOf(lexicon);
  const grown = [
    ...house,
    ...newcomers.map((person) =>
      indexed(lexicon, person.id, { ...person, expertiseTranslated: '' }),
    ),
  ];
  return cases.map((goal, at) => {
    const profiles = goal.set.startsWith('newcomer') ? grown : house;
    const query = queryOf(lexicon, goal.text, goal.language);
    return {
      goal,
      ...look(lexicon, query, profiles),
      smaller: () =>
        housesWithout(goal, profiles, at).map((present) => ({
          ...look(lexicon, query, present),
          hasFit: present.some(({ id }) => goal.fits.includes(id)),
        })),
    };
  });
}

function look(lexicon: Lexicon, read: Query, profiles: readonly Indexed[]): Seen {
  const query = asSearched(read, profiles);
  const vectors = profiles.map(({ vector }) => vector);
  const evidence = weighAll(lexicon, query, vectors);
  const near = whoIsNear(lexicon, query, vectors);
  return {
    house: readHouse(lexicon, query, vectors),
    evidence: profiles.flatMap(({ id }, at) => {
      const found = evidence[at];
      return found ? [{ id, evidence: found, isNear: near[at] ?? false }] : [];
    }),
  };
}

/** So many others are in a small house, beside one who fits where somebody does. */
const companies = [1, 4, 12];

/** Three small houses that have somebody who fits, and one without any. */
function housesWithout({ fits, near }: Case, all: readonly Indexed[], seed: number): Indexed[][] {
  const fitting = all.filter(({ id }) => fits.includes(id));
  const others = all.filter(({ id }) => !fits.includes(id) && !near.includes(id));
  const small = companies.map((count, at) => {
    const one = fitting[(seed + at) % Math.max(fitting.length, 1)];
    // A prime step deals them out evenly, and alike every time.
    const company = Array.from(
      { length: count },
      (_, place) => others[(seed * 31 + at * 7 + place * 13) % others.length],
    ).filter((person) => person !== undefined);
    return [...(one ? [one] : []), ...company];
  });
  return fitting.length > 0 ? [...small, others] : small;
}
