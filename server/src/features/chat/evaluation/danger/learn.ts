import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { withoutEveryday } from '../../crisis/everyday.ts';
import { featuresOf, shareOf } from '../../crisis/features.ts';
import { mend } from '../../crisis/mend.ts';
import { findBySigns } from '../../crisis/rules.ts';
import { ownFolder } from '../../lexicon/load.ts';
import { readSource } from '../../lexicon/read.ts';
import { earlierCases } from '../house.ts';
import { build } from '../sets/build.ts';
import { sentencesOf } from './sentences.ts';

const taught = z.strictObject({ danger: z.array(z.string()), none: z.array(z.string()) });

/** A sentence and what it means. How much it counts: goals people had most. */
export type Sample = { text: string; isDanger: boolean; count: number };

const goalCount = 2;
const exampleCount = 0.1;

/** So many of each concept and language: ordinary life shall not outweigh danger by its mass. */
const mostExamples = 10;

/** The sentences that teach what danger is like, and ordinary ones; none of those that only measure. */
export function readSamples(): Sample[] {
  const sets = readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith('taught') && file.endsWith('.yaml'))
    .toSorted()
    .map((file) => taught.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8'))));
  const goals = [...build.answerable, ...build.unanswerable, ...earlierCases()];
  return [
    ...sets.flatMap(({ danger }) => sampled(danger, { isDanger: true, count: 1 })),
    ...sets.flatMap(({ none }) => sampled(none, { isDanger: false, count: 1 })),
    ...sentencesOf('built-with').flatMap(({ text, tier }) =>
      sampled([text], { isDanger: tier !== 'none', count: 1 }),
    ),
    ...sampled(
      goals.map(({ text }) => text),
      { isDanger: false, count: goalCount },
    ),
    ...sampled(examples(), { isDanger: false, count: exampleCount }),
  ];
}

function sampled(texts: readonly string[], shared: Omit<Sample, 'text'>): Sample[] {
  return texts.map((text) => ({ text, ...shared }));
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

/** Changes with the sentences: weights that carry another one were learnt from others. */
export function fingerprintOf(samples: readonly Sample[]): string {
  const hash = createHash('sha256');
  for (const { text, isDanger, count } of samples) hash.update(`${isDanger} ${count} ${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What is learnt from a sample: where its features stand in the list, and what it is. */
type Lesson = { places: number[]; share: number; isYes: boolean; count: number };

type Weights = { base: number; of: Float64Array };

const rounds = 200;
const pace = 0.5;

/** Holds weights that few sentences speak for near zero. */
const ridge = 0.02;

/** A feature of one sentence alone teaches nothing of others. */
const leastSentences = 2;

export type Learnt = ReadonlyMap<string, { danger: number; violence: number }>;

/**
 * Logistic regression of "this means danger" on words and pairs of words, and beside it of "by another's
 * hand" on the dangers that patterns can tell. The weights of what is always there are under ''.
 */
export function learnDanger(samples: readonly Sample[]): Learnt {
  const read = samples.flatMap((sample) => {
    const mended = mend(sample.text);
    const kind = findBySigns(mended)?.kind ?? null;
    // A goal that a pattern takes for danger shall teach neither.
    if (kind !== null && !sample.isDanger) return [];
    return [{ ...sample, kind, features: featuresOf(withoutEveryday(mended)) }];
  });
  const counts = new Map<string, number>();
  for (const { features } of read)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastSentences).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const lesson = ({ features, count }: (typeof read)[number], isYes: boolean): Lesson => ({
    places: features.flatMap((feature) => places.get(feature) ?? []),
    share: shareOf(features.length),
    isYes,
    count,
  });
  const danger = fit(
    read.map((one) => lesson(one, one.isDanger)),
    names.length,
  );
  const violence = fit(
    read.filter(({ kind }) => kind !== null).map((one) => lesson(one, one.kind === 'violence')),
    names.length,
  );
  return new Map([
    ['', { danger: danger.base, violence: violence.base }],
    ...names.map(
      (name, at) => [name, { danger: danger.of[at] ?? 0, violence: violence.of[at] ?? 0 }] as const,
    ),
  ]);
}

/** Steepest descent, each weight at a pace of its own (AdaGrad). */
function fit(lessons: readonly Lesson[], size: number): Weights {
  const weights: Weights = { base: 0, of: new Float64Array(size) };
  const moved = new Float64Array(size).fill(1e-8);
  let baseMoved = 1e-8;
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.of.map((weight) => ridge * weight);
    let baseSlope = 0;
    for (const { places, share, isYes, count } of lessons) {
      let sum = weights.base;
      for (const place of places) sum += share * (weights.of[place] ?? 0);
      const off = count * (1 / (1 + Math.exp(-sum)) - (isYes ? 1 : 0));
      baseSlope += off;
      for (const place of places) slope[place] = (slope[place] ?? 0) + off * share;
    }
    baseMoved += baseSlope ** 2;
    weights.base -= (pace * baseSlope) / Math.sqrt(baseMoved);
    for (const [place, value] of slope.entries()) {
      moved[place] = (moved[place] ?? 0) + value ** 2;
      weights.of[place] = (weights.of[place] ?? 0) - (pace * value) / Math.sqrt(moved[place] ?? 1);
    }
  }
  return weights;
}
