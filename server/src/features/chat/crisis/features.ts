/** Two words at most this far apart are heard as a pair. */
const reach = 3;

/** So many letters of a word stand for all its forms, and for most ways to misspell its end. */
const stemLength = 5;

/**
 * What the learnt weights know a message by: how its words begin, and pairs of them in one sentence, `a b`
 * side by side and `a_b` a little further apart. The message is mended and without everyday idioms.
 */
export function featuresOf(plain: string): string[] {
  const found = new Set<string>();
  for (const sentence of plain.split(' . ')) {
    const stems = sentence
      .split(' ')
      .filter((word) => word !== '' && word !== '.')
      .map((word) => word.slice(0, stemLength));
    for (const [at, stem] of stems.entries()) {
      found.add(stem);
      for (const [behind, other] of stems.slice(at + 1, at + 1 + reach).entries())
        found.add(`${stem}${behind === 0 ? ' ' : '_'}${other}`);
    }
  }
  return [...found];
}

/**
 * What each feature counts in a message with so many: long ones say more of everything, and a few words
 * alone shall not be enough.
 */
export function shareOf(count: number): number {
  return 1 / Math.sqrt(Math.max(count, 40));
}
