import { createHash } from 'node:crypto';
import { featuresOf } from '../../conversation/intents/likely/features.ts';
import { type Intent, intents } from '../../conversation/intents/likely/intents.ts';
import { ownFolder } from '../../lexicon/load.ts';
import { dice, readLessons as readNames, shuffle } from '../../likeness/learn.ts';
import { softmax } from '../../likeness/likeness.ts';
import { readSource } from '../../lexicon/read.ts';
import { earlierCases } from '../house.ts';
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

/** Passes over all that is taught, each in another order. */
const rounds = 14;

/** How fast weights move, each at a pace of its own (AdaGrad). */
const pace = 0.3;
const moved = 1e-2;

/** Holds weights that few sentences speak for near zero. */
const ridge = 6e-4;

/** An intent that is off by less than this learns nothing of a sentence. */
const leastOff = 1e-4;

/** A feature of so few sentences teaches nothing of others; most are taught with people shown and without. */
const leastSentences = 5;

/**
 * Softmax regression of the intent on the features of what is said, by stochastic descent: by feature, what
 * it says of each of `intents`. The same lessons give the same weights.
 */
export function learnIntents(lessons: readonly Lesson[]): Map<string, Float32Array> {
  const read = lessons.map(({ text, hasPeople }) => featuresOf(text, { hasPeople }));
  const places = placesOf(read);
  const size = intents.length;
  const weights = new Float32Array(places.size * size);
  const sofar = new Float32Array(places.size * size).fill(moved);
  const told = read.map((features) =>
    [...features].flatMap(([feature, count]) => {
      const place = places.get(feature);
      return place === undefined ? [] : [{ from: place * size, count }];
    }),
  );
  const meant = lessons.map(({ intent }) => intents.indexOf(intent));
  const order = lessons.map((_, at) => at);
  const random = dice();
  const shares = new Float32Array(size);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) study(at);
  }
  return new Map(
    [...places].map(([feature, place]) => [
      feature,
      weights.subarray(place * size, (place + 1) * size),
    ]),
  );

  function study(at: number): void {
    const features = told[at] ?? [];
    const share = lessons[at]?.count ?? 0;
    shares.fill(0);
    for (const { from, count } of features)
      for (let one = 0; one < size; one += 1)
        shares[one] = (shares[one] ?? 0) + count * (weights[from + one] ?? 0);
    softmax(shares);
    for (let one = 0; one < size; one += 1) {
      const off = share * ((shares[one] ?? 0) - (one === meant[at] ? 1 : 0));
      if (Math.abs(off) < leastOff) continue;
      for (const { from, count } of features) {
        const place = from + one;
        const weight = weights[place] ?? 0;
        const slope = off * count + ridge * weight;
        const all = (sofar[place] ?? 0) + slope ** 2;
        sofar[place] = all;
        weights[place] = weight - (pace * slope) / Math.sqrt(all);
      }
    }
  }
}

function placesOf(read: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const features of read)
    for (const feature of features.keys()) met.set(feature, (met.get(feature) ?? 0) + 1);
  const kept = [...met].filter(([, count]) => count >= leastSentences);
  return new Map(kept.map(([feature], at) => [feature, at]));
}
