import snowball from 'snowball-stemmers';
import { irregularEnglish, irregularSpanish } from './irregular.ts';

/** Snowball stems of one word, read as English and as Spanish. */
export type Stems = { en: string; es: string };

const english = snowball.newStemmer('english');
const spanish = snowball.newStemmer('spanish');

/** Words repeat; beyond this many different ones the memory starts anew. */
const rememberedWords = 50_000;
const remembered = new Map<string, Stems>();

/** Accents must be gone and letters small; irregular forms go to the stem of their verb. */
export const stemsOf = (word: string): Stems => {
  const known = remembered.get(word);
  if (known) return known;
  // Times of life told by a number (age.ts) are no words to stem.
  if (word.startsWith('zz')) return { en: word, es: word };
  const es = spanish.stem(word);
  const stems = {
    en: irregularEnglish.get(word) ?? english.stem(word),
    es: irregularSpanish.get(word) ?? irregularSpanish.get(es) ?? es,
  };
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, stems);
  return stems;
};
