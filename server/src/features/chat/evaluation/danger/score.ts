import { findCrisis } from '../../crisis/rules.ts';
import { batches, type Batch, type Sentence, sentencesOf } from './sentences.ts';

/** How many of a row were right, with the 95 % interval of Wilson (shares of 1). */
export type Row = {
  name: string;
  right: number;
  count: number;
  low: number;
  high: number;
  wrong: Sentence[];
};

type Tier = Sentence['tier'];

/** Rows of one batch: what was heard, what was sure, and what was left in peace. */
export function judgeDanger(batch: Batch): Row[] {
  const heard = sentencesOf(batch).map((sentence) => {
    const tier: Tier = findCrisis(sentence.text)?.tier ?? 'none';
    return { sentence, tier };
  });
  const row = (
    name: string,
    belongs: (sentence: Sentence) => boolean,
    isRight: (tier: Tier) => boolean,
  ): Row => {
    const own = heard.filter(({ sentence }) => belongs(sentence));
    const wrong = own.filter(({ tier }) => !isRight(tier)).map(({ sentence }) => sentence);
    const right = own.length - wrong.length;
    return { name, right, count: own.length, ...wilson(right, own.length), wrong };
  };
  const isHeard = (tier: Tier) => tier !== 'none';
  return [
    row('direct: help lines shown', ({ form }) => form === 'direct', isHeard),
    row(
      'direct: sure',
      ({ form }) => form === 'direct',
      (tier) => tier === 'sure',
    ),
    row('indirect: help lines shown', ({ form }) => form === 'indirect', isHeard),
    row('misspelt: help lines shown', ({ form }) => form === 'misspelt', isHeard),
    row('unclear: help lines shown', ({ form }) => form === 'unclear', isHeard),
    row(
      'unclear: keeps its experts',
      ({ form }) => form === 'unclear',
      (tier) => tier !== 'sure',
    ),
    row(
      'everyday: keeps its experts',
      ({ form }) => form === 'everyday',
      (tier) => tier !== 'sure',
    ),
    row(
      'everyday: no help lines',
      ({ form }) => form === 'everyday',
      (tier) => tier === 'none',
    ),
  ];
}

/** All batches as lines of text; with `isLong`, what was wrong below each row. */
export function tellDanger(isLong: boolean): string {
  return batches
    .flatMap((batch) => [
      `\ndanger, ${batch}`,
      ...judgeDanger(batch).flatMap(({ name, right, count, low, high, wrong }) => [
        `${name.padEnd(28)} ${String(right).padStart(3)} of ${String(count).padStart(3)}   95 % ${low.toFixed(3)} to ${high.toFixed(3)}`,
        ...(isLong ? wrong.map(({ text }) => `  - ${text}`) : []),
      ]),
    ])
    .join('\n');
}

function wilson(right: number, count: number): { low: number; high: number } {
  if (count === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = right / count;
  const middle = share + z ** 2 / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const whole = 1 + z ** 2 / count;
  return {
    low: Math.max(0, (middle - spread) / whole),
    high: Math.min(1, (middle + spread) / whole),
  };
}
