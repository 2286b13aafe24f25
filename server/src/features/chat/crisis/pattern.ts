import { concepts } from './concepts.ts';

/** Every word that some pattern knows: such a word is not misspelt. */
export const knownWords = new Set<string>();

/** A mended message, and the words that are in it. */
export type Said = { text: string; words: ReadonlySet<string> };

/** One pattern. It is compiled for the first message that has a word it can begin with. */
export type Pattern = {
  begins: ReadonlySet<string>;
  starts: readonly string[];
  regex: () => RegExp;
};

const denials = 'no|not|never|nunca|jamas|dont|doesnt|didnt|wont|isnt|tampoco|ni';

/**
 * Reads a list of patterns, one a line, over the words of a mended message:
 *
 * - `a|b` one of these words; `suicid*` any ending; `take+over` two words; `@who` a concept;
 * - `a?` may be missing; `!a|b` the next word is none of these, `!3:a|b` none after up to three more;
 * - `_3` up to three other words without a denial; `~3` up to three words of any kind within the
 *   sentence; `&9` up to nine words, sentences passed.
 */
export function readPatterns(list: string): Pattern[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readPattern);
}

export function saidOf(text: string): Said {
  return { text, words: new Set(text.split(' ')) };
}

export function has(said: Said, patterns: readonly Pattern[]): boolean {
  return patterns.some((one) => canBegin(said, one) && said.text.search(one.regex()) >= 0);
}

/** What stands before each place where one of the patterns is found. */
export function textBefore(said: Said, patterns: readonly Pattern[]): string[] {
  return patterns.flatMap((one) =>
    canBegin(said, one)
      ? [...said.text.matchAll(one.regex())].map(({ index }) => said.text.slice(0, index))
      : [],
  );
}

function canBegin({ words }: Said, { begins, starts }: Pattern): boolean {
  for (const word of words)
    if (begins.has(word) || starts.some((start) => word.startsWith(start))) return true;
  return false;
}

function readPattern(line: string): Pattern {
  const parts = line.split(/\s+/).map(expand);
  const first = parts.findIndex((part) => !part.endsWith('?'));
  const heads = parts
    .slice(0, first + 1)
    .flatMap((part) => part.replace(/\?$/, '').split('|'))
    .map((word) => word.split('+')[0] ?? '');
  let regex: RegExp | null = null;
  return {
    begins: new Set(heads.filter((word) => !word.endsWith('*'))),
    starts: heads.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    regex: () => (regex ??= new RegExp(`(?<= )${parts.map(partOf).join('')}`, 'g')),
  };
}

/** A part of a pattern with its concepts as words. */
function expand(part: string): string {
  const words = part.replaceAll(/@([a-z-]+)/g, (_, name: string) => {
    const concept = concepts[name];
    if (concept === undefined) throw new Error(`There is no concept ${name}.`);
    return concept.trim().split(/\s+/).join('|');
  });
  for (const word of words.match(/[a-z]+(?![a-z*])/g) ?? []) knownWords.add(word);
  return words;
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
  return part.replaceAll('.', '\\.').replaceAll('*', '[^ .]*').replaceAll('+', ' ');
}
