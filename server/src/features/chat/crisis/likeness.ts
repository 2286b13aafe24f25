import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, shareOf } from './features.ts';

/** Where `npm run danger:learn` writes, and this reads. */
export const learntFile = join(import.meta.dirname, 'learnt.tsv');

/**
 * How likely danger has to be (logit). By folds of the sentences that teach, 2 of 100 ordinary goals reach it;
 * most of them tell of a hard life.
 */
const floor = 0.6;

type Weights = { danger: number; violence: number };

type Learnt = { base: Weights; weights: ReadonlyMap<string, Weights> };

/** Read at the first message that no pattern hears. */
let learnt: Learnt | null = null;

/**
 * Whether a message is like those that mean danger, by words and pairs of words that were learnt; for what
 * no pattern was written for. Which kind it is decides which help line comes first, no more.
 */
export function hearLikeness(plain: string): 'self-harm' | 'violence' | null {
  learnt ??= readLearnt(readFileSync(learntFile, 'utf8'));
  const { danger, violence } = sumOf(learnt, plain);
  if (danger < floor) return null;
  return violence > 0 ? 'violence' : 'self-harm';
}

function sumOf({ base, weights }: Learnt, plain: string): Weights {
  const features = featuresOf(plain);
  const share = shareOf(features.length);
  const sum = { ...base };
  for (const feature of features) {
    const weight = weights.get(feature);
    sum.danger += share * (weight?.danger ?? 0);
    sum.violence += share * (weight?.violence ?? 0);
  }
  return sum;
}

/** A line for each feature, behind its weights in hundredths; `#` begins what is told of the file. */
function readLearnt(text: string): Learnt {
  const weights = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [danger, violence, feature = ''] = line.split('\t');
        return [feature, { danger: Number(danger) / 100, violence: Number(violence) / 100 }];
      }),
  );
  return { base: weights.get('') ?? { danger: 0, violence: 0 }, weights };
}
