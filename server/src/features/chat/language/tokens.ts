import { ageWord } from './age.ts';
import { stemsOf } from './stem.ts';
import { lightWords, spellingOf } from './words.ts';

/** One word of a text that can carry a topic. */
export type Token = {
  /** Lower case, without accents. */
  word: string;
  en: string;
  es: string;
  /** The word was corrected from a typo. */
  isGuess?: true;
};

/** Lower case without accents and apostrophes; drawn-out letters ("heeelp") are shortened. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/([a-z])\1{2,}/g, '$1');
}

const beforeSon = new Set(
  'my our his her your their a the old eldest youngest older younger little teenage'.split(' '),
);

/** "A will" is a paper; "I will" and "the will to go on" are none. */
const beforeWill = new Set('a no any the his her my our their last second new'.split(' '));
const afterWill = new Set('to power be not have of'.split(' '));

/**
 * The words that can carry a topic, as stems of both languages; an age adds the token of its age
 * group (`zzteen`), since "my 14 year old" means teenager.
 */
export function tokensOf(text: string): Token[] {
  const words = wordsOf(text);
  const tokens: Token[] = [];
  for (const [index, word] of words.entries()) {
    // "Son" is a child after an English word and "they are" after a Spanish one.
    if (word === 'son' && beforeSon.has(words[index - 1] ?? ''))
      tokens.push({ word: 'kid', ...stemsOf('kid') });
    if (
      word === 'will' &&
      beforeWill.has(words[index - 1] ?? '') &&
      !afterWill.has(words[index + 1] ?? '')
    )
      tokens.push({ word: 'testament', ...stemsOf('testament') });
    const age = ageWord(words, index);
    if (age) tokens.push({ word: age, en: age, es: age });
    if (lightWords.has(word) || /^\d+$/.test(word)) continue;
    tokens.push({ word, ...stemsOf(word) });
  }
  return tokens;
}

/** Every word of a text in order, chat spellings resolved. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}]+(?:[+#](?![\p{L}\p{N}])){0,2}/gu) ?? []).map(
    (word) => spellingOf.get(word) ?? word,
  );
}
