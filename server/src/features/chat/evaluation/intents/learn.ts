import { createHash } from 'node:crypto';
import { featuresOf } from '../../conversation/intents/likely/features.ts';
import { type Intent, intents } from '../../conversation/intents/likely/intents.ts';
import { ownFolder } from '../../lexicon/load.ts';
import { readLessons as readNames } from '../../likeness/learn.ts';
import { readSource } from '../../lexicon/read.ts';
import { earlierCases } from '../house.ts';
import { regress } from '../regression.ts';
import { build } from '../sets/build.ts';
import { sentencesOf } from './sentences.ts';

/** What somebody says, where, what for, and how much it counts. */
export type Lesson = { text: string; hasPeople: boolean; intent: Intent; count: number };

/** Goals are told first most of the time; beside people that were shown they are rarer. */
const goalCounts = { alone: 0.5, amongPeople: 0.15 };

/** So many of each concept and language. */
const mostExamples = 3;

/** The sentences that teach what a message is for, and goals; none of those that only measure. */
export function readLessons(): Lesson[] {
  const goals = [...build.answerable, ...build.unanswerable, ...earlierCases()].map(
    ({ text }) => text,
  );
  return [
    ...sentencesOf('taught').map(({ text, hasPeople, intent }) => ({
      ...{ text, hasPeople, intent, count: 1 },
    })),
    ...[...goals, ...examples(), ...shortGoals()].flatMap((text): Lesson[] => [
      { text, hasPeople: false, intent: 'goal', count: goalCounts.alone },
      { text, hasPeople: true, intent: 'goal', count: goalCounts.amongPeople },
    ]),
  ];
}

/** What people say of the fields of the matchmaker. */
function examples(): string[] {
  return readSource([ownFolder])
    .fields.flatMap(({ trade, concepts }) => [...(trade ? [trade] : []), ...concepts])
    .flatMap(({ examples: said }) => (said ? [said.en, said.es] : []))
    .flatMap((texts) =>
      texts
        .split('\n')
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .slice(0, mostExamples),
    );
}

/** How somebody asks in a few words for what the lexicon names. */
const ways = {
  en: [
    '',
    'I need ',
    "I'd like ",
    'looking for ',
    'help with ',
    'someone for ',
    'I want to learn ',
  ],
  es: ['', 'necesito ', 'quiero ', 'busco ', 'ayuda con ', 'alguien para ', 'clases de '],
};

/** Fewer examples than names: a hint counts less than a label or a term. */
const leastCount = 0.4;

/** One of so many is enough: names aren't told apart here. */
const oneOf = 3;

/** What the lexicon names, asked for in a few words, each in another way. */
function shortGoals(): string[] {
  return readNames(readSource([ownFolder]))
    .lessons.filter(({ count }, at) => count >= leastCount && at % oneOf === 0)
    .map(({ text, language }, at) => `${ways[language][at % ways[language].length]}${text}`);
}

/** Changes with what is taught: weights that carry another one were learnt from something else. */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  const hash = createHash('sha256');
  for (const { text, hasPeople, intent, count } of lessons)
    hash.update(`${intent} ${hasPeople} ${count} ${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** A feature of so few sentences teaches nothing of others; most are taught with people shown and without. */
const course = { kinds: intents.length, rounds: 14, ridge: 6e-4, leastSamples: 5 };

/** By feature, what it says of each of `intents`. The same lessons give the same weights. */
export function learnIntents(lessons: readonly Lesson[]): Map<string, Float32Array> {
  const samples = lessons.map(({ text, hasPeople, intent, count }) => ({
    ...{ features: featuresOf(text, { hasPeople }), kind: intents.indexOf(intent), count },
  }));
  return regress(samples, course);
}
