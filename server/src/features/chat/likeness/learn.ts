import { createHash } from 'node:crypto';
import type { Language } from '@puente/contract/policy';
import { tokensOf } from '../language/tokens.ts';
import type { LexiconSource } from '../lexicon/source.ts';
import { featuresOf, isWritten } from './features.ts';
import { softmax, type Told, toldBy } from './likeness.ts';
import type { FeatureLine } from './weights.ts';

/** What somebody says, the place of the concept that it is about, and how much it counts. */
export type Lesson = { concept: number; language: Language; text: string; count: number };

/** Labels and terms teach what a word means; of example sentences, there are many, and most words are by the way. */
const counts = { example: 0.2, label: 0.5, term: 0.4, hint: 0.15 };

const languages = ['en', 'es'] as const;

/** All that the lexicon says of its concepts, by their place. */
export function readLessons({ fields, classes }: Pick<LexiconSource, 'fields' | 'classes'>): {
  concepts: string[];
  lessons: Lesson[];
} {
  const lines = fields.flatMap(({ trade, concepts }) => [...(trade ? [trade] : []), ...concepts]);
  const lessons = lines.flatMap(({ label, terms, examples }, concept) =>
    languages.flatMap((language): Lesson[] => {
      const said = examples?.[language].split('\n') ?? [];
      const written = terms[language].split(',').map((term) => term.trim());
      const texts = [
        ...said.map((text) => ({ text, count: counts.example })),
        { text: label[language], count: counts.label },
        ...written.map((term) => ({
          text: plainTerm(term, (name) => classes[name]?.[language] ?? ''),
          count: term.startsWith('~') ? counts.hint : counts.term,
        })),
      ];
      return texts
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, count }) => ({ concept, language, text: text.trim(), count }));
    }),
  );
  return { concepts: lines.map(({ id }) => id), lessons };
}

/** A term as somebody might say it: one word for each class, all words of a choice. */
function plainTerm(term: string, classOf: (name: string) => string): string {
  return term
    .replace(/^~/, '')
    .replaceAll(/@([\w-]+)/g, (_all, name: string) => classOf(name).split(',')[0] ?? '')
    .replaceAll(/[+/]/g, ' ');
}

/** Changes with what is taught: weights that carry another one were learnt from something else. */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  const hash = createHash('sha256');
  for (const { concept, language, text, count } of lessons)
    hash.update(`${concept} ${language} ${count} ${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Passes over all that is taught, each in another order. */
const rounds = 3;

/** How fast weights move, each at a pace of its own (AdaGrad): faster, they learn sentences by heart. */
const pace = 1;
const moved = 1e-3;
const basePace = 0.01;

/** A concept that is off by less than this learns nothing of a sentence. */
const leastOff = 1e-4;

/** Weights smaller than this say too little to be kept. */
const leastWeight = 1;

type Learnt = { base: Float32Array; lines: FeatureLine[] };

/**
 * Softmax regression of the concept on the features of what is said of it, by stochastic descent. The
 * same lessons give the same weights.
 */
export function learnLikeness(lessons: readonly Lesson[], size: number): Learnt {
  const read = lessons.map(({ text, language }) => featuresOf(tokensOf(text), language));
  const { places, rarity } = vocabularyOf(read, lessons);
  const told = read.map((features) => toldBy({ places, rarity }, features));
  const model: Model = {
    size,
    of: new Float32Array(places.size * size),
    moved: new Float32Array(places.size * size).fill(moved),
    base: new Float32Array(size),
  };
  const order = lessons.map((_, at) => at);
  const random = dice();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      const features = told[at];
      if (lesson && features) study(model, features, lesson);
    }
  }
  return { base: model.base, lines: linesOf(model, places, rarity) };
}

type Model = {
  size: number;
  /** By feature and concept. */
  of: Float32Array;
  moved: Float32Array;
  base: Float32Array;
};

function study(model: Model, { places, counts: own }: Told, { concept, count }: Lesson): void {
  const { size, of, base } = model;
  const sums = Float32Array.from(base);
  for (const [order, place] of places.entries()) {
    const from = place * size;
    const much = own[order] ?? 0;
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + much * (of[from + at] ?? 0);
  }
  const shares = softmax(sums);
  for (let at = 0; at < size; at += 1) {
    const off = count * ((shares[at] ?? 0) - (at === concept ? 1 : 0));
    if (Math.abs(off) < leastOff) continue;
    base[at] = (base[at] ?? 0) - basePace * off;
    for (const [order, place] of places.entries()) {
      const weight = place * size + at;
      const slope = off * (own[order] ?? 0);
      const sofar = (model.moved[weight] ?? 0) + slope ** 2;
      model.moved[weight] = sofar;
      of[weight] = (of[weight] ?? 0) - (pace * slope) / Math.sqrt(sofar);
    }
  }
}

function linesOf(
  { size, of }: Model,
  places: ReadonlyMap<string, number>,
  rarity: Float32Array,
): FeatureLine[] {
  return [...places]
    .map(([feature, place]) => {
      const own = of.subarray(place * size, (place + 1) * size);
      // What a feature says of all concepts alike changes no share: taken off, little is left to keep.
      const middle = own.toSorted()[Math.floor(size / 2)] ?? 0;
      const weights = [...own]
        .map((value, at) => ({ at, of: value - middle }))
        .filter(({ of: value }) => Math.abs(value) >= leastWeight);
      return { feature, rarity: rarity[place] ?? 0, weights };
    })
    .toSorted(({ feature: one }, { feature: other }) => (one < other ? -1 : 1));
}

/** The features that something can be learnt of, and how rare each is. */
function vocabularyOf(
  read: readonly ReadonlyMap<string, number>[],
  lessons: readonly Lesson[],
): { places: Map<string, number>; rarity: Float32Array } {
  const met = new Map<string, number>();
  const spoken = new Map<string, Set<Language>>();
  for (const [at, features] of read.entries())
    for (const feature of features.keys()) {
      met.set(feature, (met.get(feature) ?? 0) + 1);
      const lesson = lessons[at];
      if (lesson) spoken.set(feature, (spoken.get(feature) ?? new Set()).add(lesson.language));
    }
  const kept = [...met].filter(
    ([feature]) => !isWritten(feature) || spoken.get(feature)?.size === languages.length,
  );
  return {
    places: new Map(kept.map(([feature], at) => [feature, at])),
    rarity: Float32Array.from(kept, ([, count]) => Math.log(1 + lessons.length / count)),
  };
}

/** The same numbers from 0 to 1 every time. */
export function dice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
}

/** Puts the places of an order in another one, by the numbers of `dice`. */
export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
