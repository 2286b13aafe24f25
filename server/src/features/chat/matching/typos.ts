import type { Language } from '@puente/contract/policy';
import { isAgeToken } from '../language/age.ts';
import { stemsOf } from '../language/stem.ts';
import type { Token } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Shorter words are similar to too many others to guess. */
const shortestGuess = 5;

/** Words of at least this length may have two typos. */
const longWord = 9;

/** Guesses that are kept: the same words come again and again. */
const rememberedWords = 20_000;

/** Words of the calendar that no concept needs and that look like typos of others. */
const calendar = new Set(
  'january february march april june july august september october november december enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
);

/**
 * Replaces unknown words by the word of the lexicon that is one or two typos away. `isKnown` tells
 * of words outside the lexicon that are right as they stand.
 */
export function correctTypos(
  lexicon: Lexicon,
  tokens: readonly Token[],
  language: Language,
  isKnown: (at: number) => boolean,
): Token[] {
  const known = lexicon.knownStems;
  return tokens.map((token, at) => {
    const { word } = token;
    if (known.en.has(token.en) || known.es.has(token.es)) return token;
    if (calendar.has(word) || word.length < shortestGuess || isAgeToken(word)) return token;
    if (isKnown(at)) return token;
    const meant = nearestStem(lexicon, stemsOf(word)[language], language);
    return meant === null ? token : { ...token, [language]: meant, isGuess: true };
  });
}

/** The known stem that an unknown one most likely meant, null when none is near. */
function nearestStem(lexicon: Lexicon, stem: string, language: Language): string | null {
  const { guesses, stemsByLetter } = lexicon;
  const key = `${language}:${stem}`;
  const known = guesses.get(key);
  if (known !== undefined) return known;
  const most = stem.length >= longWord ? 2 : 1;
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const candidate of stemsByLetter[language].get(stem[0] ?? '') ?? []) {
    if (candidate.length < shortestGuess - 1) continue;
    const far = distance(stem, candidate, most);
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  if (guesses.size >= rememberedWords) guesses.clear();
  guesses.set(key, best);
  return best;
}

/** Optimal string alignment distance; stops above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
    if (Math.min(...row) > most) return most + 1;
  }
  return last[other.length] ?? most + 1;
}
