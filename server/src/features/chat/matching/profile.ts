import type { Language } from '@puente/contract/policy';
import { type ExpertField, expertFields } from '@puente/contract/policy/browsing';
import { isAgeToken } from '../language/age.ts';
import { detectLanguage } from '../language/detect.ts';
import { withoutRefusals } from '../language/refusals.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { keysOf } from '../../../lib/record.ts';
import { findTerms, weigh } from './term-matches.ts';
import { topicsIn } from './topics.ts';

/** The parts of an expert's profile that the matchmaker reads. */
export type ProfileTexts = {
  expertise: string;
  /** The expertise in the other language, where the expert wrote it. */
  expertiseTranslated: string;
  aboutMe: string;
  career: string;
  idealClient: string;
  uniqueValue: string;
  challengeStory: string;
  /** Names and descriptions of the packages and plans on offer. */
  offerings?: string;
};

/** What a profile is about: concepts and topics by id and words by stem, each 0 to 1. */
export type Vector = Record<'concepts' | 'topics' | 'words', Record<string, number>>;

/** How well each text tells what somebody helps with; stories tell least. */
const trust: Record<keyof ProfileTexts, number> = {
  expertise: 1,
  expertiseTranslated: 1,
  idealClient: 0.6,
  aboutMe: 0.6,
  career: 0.25,
  uniqueValue: 0.2,
  offerings: 0.2,
  challengeStory: 0.15,
};

/** Share of a weaker mention that is added to the stronger one. */
const confirmShare = 0.4;

/** Most concepts of a profile: naming everything makes nobody an expert in everything. */
const profileConcepts = 30;

/** Most topics and most stems of a profile. */
const profileTopics = 20;
const profileWords = 80;

/** The vector of a profile; repeated words count once. */
export function profileVector(lexicon: Lexicon, texts: ProfileTexts): Vector {
  const concepts: Record<string, number> = {};
  const topics: Record<string, number> = {};
  const words = new Map<string, number>();
  // The most trusted text comes first; a repetition elsewhere adds a little, a translation nothing.
  for (const name of keysOf(trust)) {
    const text = withoutRefusals(texts[name] ?? '');
    const tokens = tokensOf(text);
    const language = detectLanguage(text);
    const named = topicsIn(lexicon, tokens, language);
    for (const [id, weight] of weigh(findTerms(lexicon, tokens, language, named))) {
      const told = concepts[id] ?? 0;
      const more = weight * trust[name];
      const again = name === 'expertiseTranslated' ? 0 : Math.min(told, more) * confirmShare;
      concepts[id] = Math.max(told, more) + again;
    }
    for (const { id, sure } of named) topics[id] = Math.max(topics[id] ?? 0, sure * trust[name]);
    for (const stem of stemsIn(tokens))
      words.set(stem, Math.max(words.get(stem) ?? 0, trust[name]));
  }
  return withinLimits({
    concepts: inItsFields(lexicon, concepts),
    topics,
    words: Object.fromEntries(words),
  });
}

/** As much of a vector as a profile may have of each kind. */
export function withinLimits({ concepts, topics, words }: Vector): Vector {
  return {
    concepts: strongest(concepts, profileConcepts),
    topics: strongest(topics, profileTopics),
    words: strongest(words, profileWords),
  };
}

/** How much a concept loses that is alone in its field: most such words were meant otherwise. */
const aloneLoses = 0.4;

/** The concepts of a profile, less those of fields that little of it is about. */
function inItsFields(lexicon: Lexicon, concepts: Record<string, number>): Record<string, number> {
  const fields = fieldsOf(lexicon, Object.entries(concepts));
  const most = Math.max(...fields.values(), 0);
  const shareOf = (id: string) => (fields.get(lexicon.concepts.get(id)?.field ?? '') ?? 0) / most;
  return Object.fromEntries(
    Object.entries(concepts).map(([id, weight]) => [
      id,
      weight * (1 - aloneLoses + aloneLoses * Math.sqrt(shareOf(id))),
    ]),
  );
}

/** How concepts spread over the fields, by weight. */
export function fieldsOf(
  lexicon: Lexicon,
  concepts: Iterable<readonly [string, number]>,
): Map<string, number> {
  const fields = new Map<string, number>();
  for (const [id, weight] of concepts) {
    const field = lexicon.concepts.get(id)?.field ?? '';
    fields.set(field, (fields.get(field) ?? 0) + weight);
  }
  return fields;
}

/** What an expert answered to what was understood, by concept: true for what is right. */
export type Answers = ReadonlyMap<string, boolean>;

/** A concept that its expert confirmed counts at least so much. */
const confirmedAtLeast = 0.9;

/** The vector of a profile as its expert corrected it: nobody is found by what is wrong. */
export function corrected(read: Vector, answers: Answers): Vector {
  const concepts = Object.entries(read.concepts).flatMap(([id, weight]) => {
    if (answers.get(id) === false) return [];
    return [[id, answers.get(id) ? Math.max(weight, confirmedAtLeast) : weight] as const];
  });
  return { ...read, concepts: Object.fromEntries(concepts) };
}

/** The field that most of a profile is about, by its concepts; `other` where none is told. */
export function fieldOf(lexicon: Lexicon, { concepts }: Vector): ExpertField {
  const told = fieldsOf(lexicon, Object.entries(concepts));
  return (
    expertFields
      .filter((field) => told.has(field))
      .toSorted((one, other) => (told.get(other) ?? 0) - (told.get(one) ?? 0))[0] ?? 'other'
  );
}

/** Every word read in both languages: a profile in Spanish may say "marketing". */
function stemsIn(tokens: readonly Token[]): Set<string> {
  const stems = new Set<string>();
  for (const { word, en, es } of tokens) {
    if (word.length < shortestWord || isAgeToken(word)) continue;
    stems.add(stemIn('en', en));
    stems.add(stemIn('es', es));
  }
  return stems;
}

/** A stem with its language: to English "hogs" are `hog`, and to Spanish "hogares". */
export function stemIn(language: Language, stem: string): string {
  return `${language}:${stem}`;
}

/** The stem without its language, as spellings are compared. */
export function bareStem(stem: string): string {
  return stem.slice(stem.indexOf(':') + 1);
}

/** Shorter words are initials and leftovers; `c#` and `r` are in the lexicon. */
const shortestWord = 3;

export function strongest(weights: Record<string, number>, count: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count),
  );
}

/** A term of the index: profiles are found by theirs, goals look theirs up. */
export type Term = { term: string; weight: number };

/** The name of a word among the index's terms, where concepts have their ids. */
export function wordTerm(stem: string): string {
  return `~${stem}`;
}

export function topicTerm(id: string): string {
  return `#${id}`;
}

/** The terms a profile is indexed by: its concepts, its topics and its strongest words. */
export function indexTerms(profile: Vector): Term[] {
  return [
    ...Object.entries(profile.concepts).map(([term, weight]) => ({ term, weight })),
    ...Object.entries(profile.topics).map(([id, weight]) => ({ term: topicTerm(id), weight })),
    ...Object.entries(profile.words).map(([stem, weight]) => ({ term: wordTerm(stem), weight })),
  ];
}
