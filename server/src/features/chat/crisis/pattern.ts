import { concepts } from './concepts.ts';

/** Every word that some pattern knows: such a word is not misspelt. */
export const knownWords = new Set<string>();

const denials = 'no|not|never|nunca|jamas|dont|doesnt|didnt|wont|isnt|tampoco|ni';

/**
 * Reads a list of patterns, one a line, over the words of a mended message:
 *
 * - `a|b` one of these words; `suicid*` any ending; `take+over` two words; `@who` a concept;
 * - `a?` may be missing; `!a|b` the next word is none of these, `!3:a|b` none after up to three more;
 * - `_3` up to three other words without a denial; `~3` up to three words of any kind within the
 *   sentence; `&9` up to nine words, sentences passed.
 */
export function readPatterns(list: string): RegExp[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new RegExp(`(?<= )${line.split(/\s+/).map(partOf).join('')}`, 'g'));
}

function partOf(part: string): string {
  const count = Number(part.slice(1));
  if (/^_\d+$/.test(part)) return `(?:(?!(?:${denials}) )[^ .]+ ){0,${count}}`;
  if (/^~\d+$/.test(part)) return `(?:[^ .]+ ){0,${count}}`;
  if (/^&\d+$/.test(part)) return `(?:[^ ]+ ){0,${count}}`;
  const distant = /^!(\d):(.+)$/.exec(part);
  if (distant) return `(?!(?:[^ .]+ ){0,${distant[1]}}(?:${wordsOf(distant[2] ?? '')}) )`;
  if (part.startsWith('!')) return `(?!(?:${wordsOf(part.slice(1))}) )`;
  if (part.endsWith('?')) return `(?:(?:${wordsOf(part.slice(0, -1))}) )?`;
  return `(?:${wordsOf(part)}) `;
}

function wordsOf(part: string): string {
  const words = part.replaceAll(/@([a-z-]+)/g, (_, name: string) => {
    const words = concepts[name];
    if (words === undefined) throw new Error(`There is no concept ${name}.`);
    return words.trim().split(/\s+/).join('|');
  });
  for (const word of words.match(/[a-z]+(?![a-z*])/g) ?? []) knownWords.add(word);
  return words.replaceAll('.', '\\.').replaceAll('*', '[^ .]*').replaceAll('+', ' ');
}
