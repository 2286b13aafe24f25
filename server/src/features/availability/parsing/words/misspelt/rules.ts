import type { Language } from '@puente/contract/policy';
import { distance } from '../../../../parsing/spelling/rules.ts';

const names: Record<Language, readonly string[]> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  es: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
};

/** Words of their own that are near to a day. */
const others: ReadonlySet<string> = new Set(
  'study steady sandy sturdy sunny sundry fray friendly monthly money tuesy lunas lunar marte jugos'.split(
    ' ',
  ),
);

/** A word of its own, however near to a day it is. */
export function isNoDay(word: string): boolean {
  return others.has(word);
}

/** A name this long is often written with two letters wrong: `wensday`, `mierkoles`. */
const long = 8;
const shortest = 4;

/**
 * The weekday meant by a misspelt one that begins with its letter, in the plural as well; null where
 * none or several come near. Names of days stand for so much that they are believed more readily
 * than other words.
 */
export function correctDay(word: string, language: Language): string | null {
  if (isNoDay(word)) return null;
  const near = names[language].filter((name) =>
    [name, `${name}s`].some((one) => {
      const most = name.length >= long && word.length >= 6 ? 2 : 1;
      return word.length >= shortest && one[0] === word[0] && distance(word, one, most) <= most;
    }),
  );
  if (near.length === 0) near.push(...names[language].filter((name) => isShortened(word, name)));
  const [only, ...more] = near;
  return more.length > 0 ? null : (only ?? null);
}

const shortestPiece = 5;

/** `satdy`, `thrsdy`, `miercls`: letters left out, those at both ends kept. */
function isShortened(word: string, name: string): boolean {
  const singular = word.endsWith('s') && !name.endsWith('s') ? word.slice(0, -1) : word;
  const ends = [singular.slice(0, 1), singular.at(-1)].join('');
  const least = singular.endsWith('dy') ? shortest : shortestPiece;
  if (word.length < least || ends !== [name.slice(0, 1), name.at(-1)].join('')) return false;
  let at = 0;
  for (const letter of name) if (letter === singular[at]) at += 1;
  return at === singular.length;
}
