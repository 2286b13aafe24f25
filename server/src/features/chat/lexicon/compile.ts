import type { Language } from '@puente/contract/policy';
import { commonStems, emptyStems } from '../language/everyday.ts';
import { tokensOf } from '../language/tokens.ts';
import { ambiguous } from '../language/words.ts';
import { wordClasses } from './classes.ts';
import type { Concept } from './concept.ts';

/** A term ready to be looked for: each slot is the set of stems that fill it. */
export type Pattern = {
  concept: Concept;
  language: Language;
  slots: readonly ReadonlySet<string>[];
  /** In this order; otherwise near each other. */
  isOrdered: boolean;
  /** Read only in texts of its own language: in the other its letters mean something else. */
  isLocal: boolean;
  /** 0 to 1: how surely the term means the concept. */
  weight: number;
};

/** Of a term marked `~`. */
const hintWeight = 0.45;

const stemsOfText = (text: string, language: Language): string[] =>
  tokensOf(text).map((token) => token[language]);

const classStems = new Map<string, ReadonlySet<string>>();
const stemsOfClass = (name: string, language: Language): ReadonlySet<string> => {
  const key = `${language}:${name}`;
  const known = classStems.get(key);
  if (known) return known;
  const words = wordClasses[name];
  if (!words) throw new Error(`no such word class: ${name}`);
  const stems = new Set(stemsOfText(words[language], language));
  classStems.set(key, stems);
  return stems;
};

const slotOf = (piece: string, language: Language): ReadonlySet<string> => {
  const stems = new Set<string>();
  for (const option of piece.split('/')) {
    if (option.startsWith('@')) {
      for (const stem of stemsOfClass(option.slice(1), language)) stems.add(stem);
      continue;
    }
    // One alternative of several words would let each of them stand for it.
    const [stem, ...more] = stemsOfText(option, language);
    if (stem !== undefined && more.length === 0) stems.add(stem);
  }
  return stems;
};

/** A rest with more meanings than that is a whole class of people or things. */
const mostRest = 6;
/** Negations alone are no term. */
const bare = new Set(['no', 'not', 'cant', 'never', 'nunca', 'sin', 'without', 'stop']);

const patternOf = (concept: Concept, language: Language, term: string): Pattern[] => {
  const isHint = term.startsWith('~');
  // `pull-up` is two words in this order.
  const body = (isHint ? term.slice(1) : term).replaceAll(/(?<=\p{L})-(?=\p{L}[^/]*$)/gu, ' ');
  const isOrdered = !body.includes('+');
  const pieces = body.split(/[+\s]+/).filter((piece) => piece !== '');
  const slots = pieces
    .map((piece) => slotOf(piece.trim(), language))
    .filter(({ size }) => size > 0);
  if (slots.length === 0) return [];
  // A phrase of which little words took all but one says less than it said, or nothing.
  const isRest = slots.length === 1 && pieces.length > 1;
  if (isRest && (slots[0]?.size ?? 0) > mostRest) return [];
  const says = (slot: ReadonlySet<string>, idle: (stem: string) => boolean) =>
    ![...slot].every(idle);
  const telling = slots.filter((slot) =>
    says(slot, (stem) => bare.has(stem) || emptyStems[language].has(stem)),
  );
  const [only, ...more] = telling;
  if (!only) return [];
  const isCommon = more.length === 0 && !says(only, (stem) => commonStems[language].has(stem));
  const isWeak = isHint || isRest || isCommon;
  const isLocal = slots.length === 1 && body.split('/').some((word) => ambiguous.has(word));
  return [{ concept, language, slots, isOrdered, isLocal, weight: isWeak ? hintWeight : 1 }];
};

export const patternsOf = (concept: Concept): Pattern[] =>
  (['en', 'es'] as const).flatMap((language) =>
    concept.terms[language]
      .split(',')
      .map((term) => term.trim().replaceAll(/\s+/g, ' '))
      .filter((term) => term !== '')
      .flatMap((term) => patternOf(concept, language, term)),
  );
