import type { Language } from '@puente/contract/policy';
import { stemsOf } from '../language/stem.ts';
import type { Token } from '../language/tokens.ts';
import { knownStems } from '../lexicon/lexicon.ts';

/** Shorter words have too many neighbours to guess. */
const shortestGuess = 5;
/** From this length on, two slips are forgiven. */
const longWord = 9;

/** Optimal string alignment distance, given up above `most`. */
const distance = (one: string, other: string, most: number): number => {
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
};

const byLetter = new Map<string, string[]>();
for (const language of ['en', 'es'] as const)
  for (const stem of knownStems[language]) {
    const key = `${language}${stem[0] ?? ''}`;
    const group = byLetter.get(key);
    if (group) group.push(stem);
    else byLetter.set(key, [stem]);
  }

const remembered = new Map<string, string | null>();
const rememberedWords = 20_000;

/** The known stem that an unknown one most likely meant, null when none is near. */
const nearestStem = (stem: string, language: Language): string | null => {
  const key = `${language}:${stem}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const most = stem.length >= longWord ? 2 : 1;
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const candidate of byLetter.get(`${language}${stem[0] ?? ''}`) ?? []) {
    if (candidate.length < shortestGuess - 1) continue;
    const far = distance(stem, candidate, most);
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(key, best);
  return best;
};

/** Real words of the calendar that no concept needs and that look like slips of others. */
const calendar = new Set(
  'january february march april june july august september october november december enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
);

/** Words nobody knows, replaced by the known word one slip of the fingers away. */
export const mendSlips = (tokens: readonly Token[], language: Language): Token[] =>
  tokens.map((token) => {
    const { word } = token;
    const isKnown = knownStems.en.has(token.en) || knownStems.es.has(token.es);
    if (isKnown || calendar.has(word) || word.length < shortestGuess || word.startsWith('zz'))
      return token;
    const meant = nearestStem(stemsOf(word)[language], language);
    return meant === null ? token : { ...token, [language]: meant, isGuess: true };
  });
