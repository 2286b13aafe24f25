import { type Token, tokenize } from '../text/rules.ts';

type Entry<Meaning> = { words: readonly string[]; meaning: Meaning };

/** Phrases, set apart by `|`, with what they mean. */
export type Phrases<Meaning> = readonly (readonly [phrases: string, meaning: Meaning])[];

/** Finds the longest known phrase that begins at a token. */
export type Finder<Meaning> = (
  tokens: readonly Token[],
  at: number,
) => { meaning: Meaning; next: number } | null;

export function finderOf<Meaning>(phrases: Phrases<Meaning>): Finder<Meaning> {
  const byFirst = new Map<string, Entry<Meaning>[]>();
  for (const [all, meaning] of phrases)
    for (const phrase of all.split('|')) {
      const words = tokenize(phrase).map(({ word }) => word);
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
    }
  for (const entries of byFirst.values())
    entries.sort((one, other) => other.words.length - one.words.length);
  return (tokens, at) => {
    const found = byFirst
      .get(tokens[at]?.word ?? '')
      ?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word));
    return found ? { meaning: found.meaning, next: at + found.words.length } : null;
  };
}
