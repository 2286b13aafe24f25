import { createHash } from 'node:crypto';

/** How the model for vectors behaves; `silent` never answers of itself. */
export const embeddingModes = [
  'helpful',
  'late',
  'silent',
  'error',
  'wrong-dimension',
  'not-finite',
  'too-few',
] as const;

export type EmbeddingMode = (typeof embeddingModes)[number];

/**
 * Words of both languages that mean the same. It is a stand-in for a model: whatever isn't here is
 * alike only where the words are the same.
 */
const meanings = [
  'cooperage cooper barrels barrel toneleria tonelero barriles barrica duelas staves',
  'gnomonics gnomonica sundial sundials cuadrante cuadrantes',
  'bellringing campanology campanero campanas campanario belfry',
  'limewash encalado encalar whitewash',
  'wattle daub quincha embarrado',
];

const meaningOf = new Map(
  meanings.flatMap((words, at) => words.split(' ').map((word) => [word, at] as const)),
);

const wordDimensions = 48;
const dimensions = meanings.length + wordDimensions;

/** A known meaning outweighs the other words of a text, however many these are. */
const meaningWeight = 40;

/** The made-up vector of a text: the same text is always the same vector. */
function vectorOf(text: string, mode: EmbeddingMode = 'helpful'): number[] {
  const size = mode === 'wrong-dimension' ? 7 : dimensions;
  const vector = Array.from({ length: size }, (): number => 0);
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+/g);
  const known = new Set<number>();
  for (const word of words ?? []) {
    const meaning = meaningOf.get(word);
    if (meaning === undefined) {
      const at = (meanings.length + placeOf(word)) % vector.length;
      vector[at] = (vector[at] ?? 0) + 1;
    } else known.add(meaning % vector.length);
  }
  for (const meaning of known) vector[meaning] = (vector[meaning] ?? 0) + meaningWeight;
  // Every text has a direction.
  if (!vector.some((one) => one > 0)) vector[size - 1] = 1;
  return vector;
}

function placeOf(word: string): number {
  return createHash('sha256').update(word).digest().readUInt32BE(0) % wordDimensions;
}

/** The answer as text: a number beyond all bounds can't be said by `JSON.stringify`. */
export function sayVectors(texts: readonly string[], model: string, mode: EmbeddingMode): string {
  const answered = mode === 'too-few' ? texts.slice(1) : texts;
  const said = JSON.stringify({
    object: 'list',
    data: answered.map((text, index) => ({
      ...{ object: 'embedding', index },
      embedding: vectorOf(text, mode),
    })),
    model,
    usage: { prompt_tokens: texts.length, total_tokens: texts.length },
  });
  return mode === 'not-finite' ? said.replace(/"embedding":\[\d+/, '"embedding":[1e999') : said;
}
