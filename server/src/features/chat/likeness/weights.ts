/** Learnt weights of features for concepts, as they are read and asked. */
export type Weights = {
  /** Ids of concepts. */
  concepts: readonly string[];
  /** What each concept has before anything is said. */
  base: Float32Array;
  /** By feature: where it stands in `rarity`. */
  places: ReadonlyMap<string, number>;
  rarity: Float32Array;
  /** Where the weights of each feature begin in `at` and `of`, and one more where the last ones end. */
  begins: Uint32Array;
  /** Places of concepts, and what the feature says of each. */
  at: Uint16Array;
  of: Float32Array;
};

/** Weights are kept as whole numbers of this. */
const step = 0.5;

/** Tenths of rarity are kept. */
const rarityStep = 0.1;

export type FeatureLine = {
  feature: string;
  rarity: number;
  weights: readonly { at: number; of: number }[];
};

/** The text of a file that `readWeights` reads. `from` names what was learnt from. */
export function writeWeights(
  { concepts, base }: Pick<Weights, 'concepts' | 'base'>,
  lines: readonly FeatureLine[],
  from: string,
): string {
  const head = [
    `# Learnt from ${from} by npm run lexicon:learn`,
    concepts.join(' '),
    [...base].map((value) => Math.round(value / step)).join(' '),
  ];
  const rows = lines.map(({ feature, rarity, weights }) => {
    const pairs = weights.map(({ at, of }) => `${at} ${Math.round(of / step)}`);
    return [feature, Math.round(rarity / rarityStep), pairs.join(' ')].join('\t');
  });
  return [...head, ...rows, ''].join('\n');
}

/** Throws where the text isn't one that `writeWeights` wrote. */
export function readWeights(text: string): Weights {
  const [, ids = '', bases = '', ...rows] = text.trimEnd().split('\n');
  const concepts = ids.split(' ');
  const base = Float32Array.from(bases.split(' '), (value) => Number(value) * step);
  if (base.length !== concepts.length) throw new Error('The learnt weights are cut short.');
  const places = new Map<string, number>();
  const rarity = new Float32Array(rows.length);
  const begins = new Uint32Array(rows.length + 1);
  const at: number[] = [];
  const of: number[] = [];
  for (const [row, line] of rows.entries()) {
    const [feature = '', rare, pairs = ''] = line.split('\t');
    places.set(feature, row);
    rarity[row] = Number(rare) * rarityStep;
    const numbers = pairs === '' ? [] : pairs.split(' ');
    for (let pair = 0; pair < numbers.length; pair += 2) {
      at.push(Number(numbers[pair]));
      of.push(Number(numbers[pair + 1]) * step);
    }
    begins[row + 1] = at.length;
  }
  return {
    ...{ concepts, base, places, rarity, begins },
    ...{ at: Uint16Array.from(at), of: Float32Array.from(of) },
  };
}

/** What a lexicon goes by for which nothing was learnt. */
export const nothingLearnt: Weights = {
  concepts: [],
  base: new Float32Array(0),
  places: new Map(),
  rarity: new Float32Array(0),
  begins: new Uint32Array(1),
  at: new Uint16Array(0),
  of: new Float32Array(0),
};
