import { stemsOf } from '../../language/stem.ts';
import { plain } from '../../language/tokens.ts';
import { turns } from './vocabulary.ts';

/** So far a "not" reaches. */
const reach = 4;

/** Shorter words of a visitor carry no matter. */
const leastLetters = 3;

/** What somebody wrote, as far as it can be said again. */
export type Said = {
  words: Map<string, { isTurned: boolean; isPlain: boolean }>;
  /** Words that stood side by side. */
  pairs: Set<string>;
};

/** Whether a text leaves what somebody said as they said it, with a "not" and without. */
export function turnsNothing(text: string, said: Said): boolean {
  const words = wordsOf(text);
  return words.every((word, at) => {
    if (turns.has(word)) return mayTurn(words, at, said);
    const told = toldOf(word, said);
    return !told || told.isPlain || isTurnedHere(words, at);
  });
}

/** A "not" that the visitor said of the same matter. */
export function mayTurn(words: readonly string[], at: number, said: Said): boolean {
  const next = words.slice(at + 1, at + 1 + reach).find((word) => toldOf(word, said));
  return next !== undefined && toldOf(next, said)?.isTurned === true;
}

export function isTurnedHere(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - reach), at).some((word) => turns.has(word));
}

export function toldOf(word: string, { words }: Said) {
  for (const stem of stems(word)) {
    const told = words.get(stem);
    if (told) return told;
  }
  return null;
}

/** The visitor's words by stem: whether they said them in a "not", and without one. */
export function readSaid(texts: readonly string[]): Said {
  const found: Said['words'] = new Map();
  const pairs = new Set<string>();
  for (const text of texts)
    for (const sentence of text.split(/[.!?;\n]+/u)) {
      const words = wordsOf(sentence);
      for (const [at, word] of words.entries()) {
        if (word.length < leastLetters || turns.has(word) || closed.has(word)) continue;
        for (const pair of pairsOf(words[at - 1] ?? '', word)) pairs.add(pair);
        const isTurned = isTurnedHere(words, at);
        for (const stem of stems(word)) {
          const before = found.get(stem);
          found.set(stem, {
            isTurned: isTurned || before?.isTurned === true,
            isPlain: !isTurned || before?.isPlain === true,
          });
        }
      }
    }
  return { words: found, pairs };
}

/** The visitor's words that would speak of others, of what must be or of what comes. */
const closed = new Set(
  `can could will would shall should must may might does did she her him his they them their who anyone anybody everyone
  everybody all always ever like more less best better worse worst than only help helps helped want wants need needs give
  make puede pueden podria debe deben debo quiere hace hacen mejor peor todos todas siempre solo mas menos como alguien`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

export function pairsOf(one: string, two: string): string[] {
  return stems(one).flatMap((before) => stems(two).map((after) => `${before} ${after}`));
}

export function stems(word: string): string[] {
  const { en, es } = stemsOf(word);
  // "Despidieron" and "despedido" are one verb.
  return [word, en, es, es.replaceAll('i', 'e')];
}

/** Without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/\p{L}+/gu) ?? [];
}
