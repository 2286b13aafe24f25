import snowball from 'snowball-stemmers';
import { isAgeToken } from './age.ts';
import { irregularEnglish, irregularSpanish } from './irregular.ts';

/** Snowball stems of one word, read as English and as Spanish. */
export type Stems = { en: string; es: string };

const english = snowball.newStemmer('english');
const spanish = snowball.newStemmer('spanish');

/** Words repeat; beyond this many different ones the cache is emptied. */
const rememberedWords = 50_000;
const remembered = new Map<string, Stems>();

/** Takes lower case without accents; irregular forms get the stem of their verb. */
export function stemsOf(word: string): Stems {
  const known = remembered.get(word);
  if (known) return known;
  // Tokens of age groups aren't words.
  if (isAgeToken(word)) return { en: word, es: word };
  const es = spanish.stem(word);
  const stems = {
    en: irregularEnglish.get(word) ?? english.stem(word),
    es: irregularSpanish.get(word) ?? irregularSpanish.get(es) ?? es,
  };
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, stems);
  return stems;
}
