import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Kind, kinds, marksOf } from '../../wording/kind/likely.ts';
import { regress } from '../regression.ts';
import { build } from '../sets/build.ts';

const texts = z.array(z.string()).min(1);
const file = z.record(z.enum(kinds), z.strictObject({ en: texts, es: texts }));

const labels = z.strictObject({ loss: texts, shame: texts, hard: texts, unsure: texts });

/** A goal as somebody tells it, and what it tells beside. */
export type Lesson = { text: string; kind: Kind };

/** The sentences of this folder, and the goals of the half to build with. */
export function readLessons(): Lesson[] {
  const taught = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('taught') && name.endsWith('.yaml'))
    .toSorted()
    .map((name) => file.parse(read(name)))
    .flatMap((groups) =>
      kinds.flatMap((kind) =>
        [...groups[kind].en, ...groups[kind].es].map((text) => ({ text, kind })),
      ),
    );
  return [...taught, ...readGoals()];
}

/** Goals that were labelled by hand; those that might do with a word or without one teach nothing. */
export function readGoals(): Lesson[] {
  const { unsure, ...told } = labels.parse(read('goals.yaml'));
  const kindOf = new Map(
    kinds.flatMap((kind) =>
      kind === 'none' ? [] : told[kind].map((text) => [text, kind] as const),
    ),
  );
  const left = new Set(unsure);
  const goals = new Set([...build.answerable, ...build.unanswerable].map(({ text }) => text));
  return [...goals]
    .filter((text) => !left.has(text))
    .map((text) => ({ text, kind: kindOf.get(text) ?? 'none' }));
}

function read(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** One sentence of ten is kept aside to count by, always the same ones. */
export function isKept({ text }: Lesson): boolean {
  return Number.parseInt(hashOf(text).slice(0, 6), 16) % 10 === 0;
}

/** Changes with what is taught: weights that carry another one were learnt from something else. */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  return hashOf(lessons.map(({ text, kind }) => `${kind} ${text}\n`).join('')).slice(0, 16);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const course = { kinds: kinds.length, rounds: 30, ridge: 1e-3, leastSamples: 3 };

/** By feature, what it says of each of `kinds`. */
export function learnKinds(lessons: readonly Lesson[]): Map<string, Float32Array> {
  const samples = lessons.map(({ text, kind }) => ({
    ...{ features: marksOf(text), kind: kinds.indexOf(kind), count: 1 },
  }));
  return regress(samples, course);
}
