import type { Span } from '@puente/contract/parsing';
import type { Language } from '@puente/contract/policy';

/** A word, a whole number or a single sign of a text, with its place in UTF-16 units. */
export type Token = {
  /** Lower case, without accents; numbers as they stand. */
  word: string;
  kind: 'word' | 'number' | 'sign';
  start: number;
  end: number;
  /** No space between it and the token before. */
  isGlued: boolean;
  /** Written with a capital first letter. */
  isCapital: boolean;
};

const pieces = /\d+|[\p{L}\p{M}]+(?:['’]\p{L}+)*|\n|[^\s\p{L}\p{M}\d]/gu;

/** Cuts a text into words, numbers and signs; spaces are left out. */
export function tokenize(text: string): Token[] {
  let before = -1;
  return [...text.matchAll(pieces)].map((match) => {
    const [raw] = match;
    const token: Token = {
      word: plain(raw),
      kind: /^\d/.test(raw) ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'sign',
      start: match.index,
      end: match.index + raw.length,
      isGlued: match.index === before,
      isCapital: /^\p{Lu}/u.test(raw),
    };
    before = token.end;
    return token;
  });
}

/** Lower case without accents, the ñ included: people leave them out on phones. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** The piece of the text between two places, without space around it. */
export function spanOf(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  const trimmed = piece.trim();
  return { start: from, end: from + trimmed.length, text: trimmed };
}

/** Small words that only one of the two languages has. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the and to from on in at i my of for with is are not only every week weekdays weekends day days
    until after before between closed open available except hour hours an each first price rate dollars
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
    saturdays sundays morning mornings afternoon afternoons evening evenings mon tue wed thu fri sat sun`
      .split(/\s+/)
      .filter(Boolean),
  ),
  es: new Set(
    `el la los las de del y en por para con no solo todos dias semana fines hasta desde entre cerrado feriados
    salvo excepto menos lunes martes miercoles jueves viernes sabado sabados domingo domingos manana tarde
    noche hora horas hrs primera precio cobro mi que un una atiendo trabajo pesos lucas mil lun mie jue vie lu ju vi`
      .split(/\s+/)
      .filter(Boolean),
  ),
};

/** The language of a text by its small words; `given`, or else English, where they don't tell. */
export function languageOf(tokens: readonly Token[], given?: Language): Language {
  const count = (language: Language) =>
    tokens.filter(({ word }) => telling[language].has(word)).length;
  const difference = count('es') - count('en');
  if (difference === 0) return given ?? 'en';
  return difference > 0 ? 'es' : 'en';
}
