import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../../../lib/once.ts';
import { featuresOf } from '../../conversation/intents/likely/features.ts';
import { signsOf } from './signs.ts';
import { readWeights, sharesOf, type Weights } from '../../conversation/intents/likely/weights.ts';

/** What somebody tells beside what they want: of a death, of what they hide, of how bad it is, or nothing. */
export const kinds = ['none', 'loss', 'shame', 'hard'] as const;

export type Kind = (typeof kinds)[number];

/** Where `npm run kindness:learn` writes, and this reads. */
export const learntFile = join(import.meta.dirname, 'learnt.tsv');

/** A kind word where none is due is worse than none. */
const mostNone = 0.1;

const ownWeights = once(() => readWeights(readFileSync(learntFile, 'utf8')));

/** What a goal likely tells beside it; the likeliest kind where it needs a word at all. */
export function likelyKind(text: string, weights: Weights = ownWeights()): Kind {
  const shares = sharesOf(weights, marksOf(text));
  if ((shares.get('none') ?? 1) > mostNone) return 'none';
  const told = kinds.filter((kind) => kind !== 'none');
  return (
    told.toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0))[0] ?? 'none'
  );
}

/** What a goal is known by: its words, and the signs among them. */
export function marksOf(text: string): ReadonlyMap<string, number> {
  return new Map([...featuresOf(text, { hasPeople: false }), ...signsOf(text)]);
}
