import type { Language } from '@puente/contract/policy';
import type { Token } from '../language/tokens.ts';

/** How much a word counts as it is written, beside its stem. */
const writtenCount = 0.5;

/**
 * What the learnt weights know a text by, each with how much it counts: the stems of its words, and the
 * words as they are written, which two languages may share.
 */
export function featuresOf(
  tokens: readonly Token[],
  language: Language,
): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  for (const token of tokens) {
    features.set(`${language}:${token[language]}`, 1);
    features.set(writtenMark + token.word, writtenCount);
  }
  return features;
}

const writtenMark = '=';

/** A word as it is written, which is worth learning only where both languages have it. */
export function isWritten(feature: string): boolean {
  return feature.startsWith(writtenMark);
}
