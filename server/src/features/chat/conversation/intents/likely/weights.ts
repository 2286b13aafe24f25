import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../../../../lib/once.ts';
import { softmax } from '../../../likeness/likeness.ts';

/** Where `npm run intents:learn` writes, and this reads. */
export const learntFile = join(import.meta.dirname, 'learnt.tsv');

/** Weights are kept as whole numbers of this. */
const step = 0.1;

/** Smaller ones say too little to be kept. */
const leastSteps = 4;

/** What was learnt, as it is read and asked. */
export type Weights = {
  intents: readonly string[];
  /** By feature: where it stands in `begins`. */
  places: ReadonlyMap<string, number>;
  /** Where the weights of each feature begin in `at` and `of`, and one more where the last ones end. */
  begins: Uint32Array;
  /** Places of intents, and what the feature says of each. */
  at: Uint8Array;
  of: Int8Array;
};

/** The text of a file that `readWeights` reads. `from` names what was learnt from, `command` what by. */
export function writeWeights(
  intents: readonly string[],
  lines: ReadonlyMap<string, Float32Array>,
  from: string,
  command = 'intents:learn',
): string {
  const rows = [...lines].flatMap(([feature, weights]) => {
    const pairs = [...weights]
      .map((weight, place) => ({ place, steps: stepsOf(weight) }))
      .filter(({ steps }) => Math.abs(steps) >= leastSteps)
      .map(({ place, steps }) => `${place} ${steps}`);
    return pairs.length > 0 ? [`${feature}\t${pairs.join(' ')}`] : [];
  });
  const head = [`# Learnt from ${from} by npm run ${command}`, intents.join(' ')];
  return [...head, ...rows.toSorted(), ''].join('\n');
}

function stepsOf(weight: number): number {
  return Math.max(-128, Math.min(127, Math.round(weight / step)));
}

export function readWeights(text: string): Weights {
  const [, names = '', ...rows] = text.trimEnd().split('\n');
  const places = new Map<string, number>();
  const begins = new Uint32Array(rows.length + 1);
  const at: number[] = [];
  const of: number[] = [];
  for (const [row, line] of rows.entries()) {
    const [feature = '', pairs = ''] = line.split('\t');
    places.set(feature, row);
    for (const [order, value] of pairs.split(' ').entries())
      (order % 2 === 0 ? at : of).push(Number(value));
    begins[row + 1] = at.length;
  }
  const intents = names.split(' ');
  return { intents, places, begins, at: Uint8Array.from(at), of: Int8Array.from(of) };
}

/** How likely a message with these features is for each intent; 1 in all. */
export function sharesOf(
  { intents, places, begins, at, of }: Weights,
  features: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const sums = new Float32Array(intents.length);
  for (const [feature, count] of features) {
    const place = places.get(feature);
    if (place === undefined) continue;
    for (let one = begins[place] ?? 0; one < (begins[place + 1] ?? 0); one += 1) {
      const intent = at[one] ?? 0;
      sums[intent] = (sums[intent] ?? 0) + count * step * (of[one] ?? 0);
    }
  }
  const shares = softmax(sums);
  return new Map(intents.map((intent, place) => [intent, shares[place] ?? 0]));
}

/** The weights that Puente comes with, read at the first message. */
export const ownWeights = once(() => readWeights(readFileSync(learntFile, 'utf8')));
