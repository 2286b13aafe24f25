import type { Language } from '@puente/contract/policy';
import { rarityOf } from '../language/rarity.ts';
import type { Token } from '../language/tokens.ts';
import type { TermMatch } from './term-matches.ts';

/** How much of what a goal says the longer terms of each concept say, 0 to 1. */
export function coversOf(
  tokens: readonly Token[],
  matches: readonly TermMatch[],
  language: Language,
): ReadonlyMap<string, number> {
  const telling = tokens.map((token) => rarityOf(token[language], language));
  const all = telling.reduce((sum, one) => sum + one, 0);
  const places = new Map<string, Set<number>>();
  for (const { pattern, places: found } of matches) {
    if (found.length < 2 || pattern.weight < surely) continue;
    const own = places.get(pattern.concept.id) ?? new Set();
    for (const at of found) own.add(at);
    places.set(pattern.concept.id, own);
  }
  const told = (own: ReadonlySet<number>) =>
    [...own].reduce((sum, at) => sum + (telling[at] ?? 0), 0);
  return new Map([...places].map(([id, own]) => [id, all === 0 ? 0 : told(own) / all]));
}

/** A hint weighs less. */
const surely = 0.9;
