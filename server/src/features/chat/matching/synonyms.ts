import type { Language } from '@puente/contract/policy';
import type { Token } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Names of a topic that a search looks for: the first ones tell it, the rest are details. */
const lookedFor = 8;

/** The same thing in the other language. */
const translated = 0.85;

/** Another word of the same topic in the same language: a hive isn't honey. */
const related = 0.5;

/** Later names tell less, and so does each word of a name of several. */
const lessEach = 0.9;
const inPhrase = 0.6;

/**
 * Other stems for the topic that is named at a place, with how surely each is the same thing, 0 to
 * 1; empty where no topic is named. A word of several topics names each of them less surely.
 */
export function synonymsAt(
  { topics }: Pick<Lexicon, 'topics'>,
  tokens: readonly Token[],
  at: number,
  language: Language,
): ReadonlyMap<string, number> {
  const named = (topics[language].get(tokens[at]?.[language] ?? '') ?? []).filter(({ name }) =>
    name.every((stem, step) => tokens[at + step]?.[language] === stem),
  );
  const found = new Map<string, number>();
  for (const { topic } of named)
    for (const other of ['en', 'es'] as const)
      for (const [place, name] of topic[other].slice(0, lookedFor).entries()) {
        const same = other === language ? related : translated;
        const whole = name.length > 1 ? inPhrase : 1;
        const weight = (same * lessEach ** place * whole) / named.length;
        for (const stem of name) found.set(stem, Math.max(found.get(stem) ?? 0, weight));
      }
  return found;
}
