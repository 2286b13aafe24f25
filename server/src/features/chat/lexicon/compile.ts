import type { Language } from '@puente/contract/policy';
import { commonStems, emptyStems } from '../language/everyday.ts';
import { tokensOf } from '../language/tokens.ts';
import { ambiguous } from '../language/words.ts';
import type { Concept } from './concept.ts';
import type { ConceptSource, LexiconSource } from './source.ts';

/** The lexicon as it is kept: plain data, stems and slots once each and then by their place. */
export type CompiledLexicon = {
  concepts: readonly Concept[];
  stems: readonly string[];
  /** Places of stems. */
  slots: readonly (readonly number[])[];
  patterns: readonly CompiledPattern[];
  /** By concept: places of the stems of its example sentences, repetitions included. */
  examples: Record<Language, readonly (readonly number[])[]>;
  /** Their names, each the places of its stems in a row. */
  topics: readonly Record<Language, readonly (readonly number[])[]>[];
  /** Names of topics whose words stand near each other in any order; `topic` is a place in `topics`. */
  looseNames: readonly { topic: number; language: Language; name: readonly number[] }[];
  /** By the concept that is asked for: those of a profile whose person may still be of use. */
  beside: Record<string, readonly string[]>;
};

/** `slots` are places in the list of slots, `concept` one in that of concepts. */
export type CompiledPattern = {
  concept: number;
  language: Language;
  slots: readonly number[];
  isOrdered: boolean;
  isLocal: boolean;
  weight: number;
};

/** Of a term marked `~`. */
const hintWeight = 0.45;

export function compileLexicon({
  fields,
  classes,
  topics,
  beside,
}: LexiconSource): CompiledLexicon {
  const lines = fields.flatMap(({ field, trade, concepts }) =>
    [...(trade ? [trade] : []), ...concepts].map((line) => ({
      line,
      field,
      isTrade: line === trade,
    })),
  );
  const stems = placesOf<string>();
  const slots = placesOf<readonly number[]>((slot) => slot.join());
  const classStems = (name: string, language: Language) =>
    stemsOfText(classes[name]?.[language] ?? '', language);
  const patterns = lines.flatMap(({ line }, concept) =>
    (['en', 'es'] as const).flatMap((language) =>
      termsOf(line, language).flatMap((term) => {
        const pattern = patternOf(term, language, classStems);
        if (!pattern) return [];
        const placed = pattern.slots.map((slot) => slots.place([...slot].map(stems.place)));
        return [{ ...pattern, concept, language, slots: placed }];
      }),
    ),
  );
  const examplesIn = (language: Language) =>
    lines.map(({ line }) =>
      stemsOfText(line.examples?.[language] ?? '', language).map(stems.place),
    );
  const examples = { en: examplesIn('en'), es: examplesIn('es') };
  const namesIn = (names: string, language: Language, isLoose: boolean) =>
    names
      .split(',')
      .filter((name) => name.includes('+') === isLoose)
      .map((name) => stemsOfText(name.replaceAll('+', ' '), language).map(stems.place))
      .filter((name) => name.length > 0);
  return {
    concepts: lines.map(({ line: { id, label, near }, field, isTrade }) => ({
      ...{ id, field, label, near, isTrade },
    })),
    beside: besideOf(beside),
    stems: stems.all,
    slots: slots.all,
    patterns,
    examples,
    topics: topics.map(({ en, es }) => ({
      ...{ en: namesIn(en, 'en', false), es: namesIn(es, 'es', false) },
    })),
    looseNames: topics.flatMap((names, topic) =>
      (['en', 'es'] as const).flatMap((language) =>
        namesIn(names[language], language, true).map((name) => ({ topic, language, name })),
      ),
    ),
  };
}

function besideOf(groups: LexiconSource['beside']): CompiledLexicon['beside'] {
  const all: Record<string, string[]> = {};
  for (const { asked, knows } of groups)
    for (const id of asked) all[id] = [...new Set([...(all[id] ?? []), ...knows])];
  return all;
}

/** Gives each thing its place in a list, the same thing the same place. */
function placesOf<Thing>(keyOf: (thing: Thing) => string = String) {
  const places = new Map<string, number>();
  const all: Thing[] = [];
  const place = (thing: Thing): number => {
    const key = keyOf(thing);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, all.length);
    return all.push(thing) - 1;
  };
  return { all, place };
}

function stemsOfText(text: string, language: Language): string[] {
  return tokensOf(text).map((token) => token[language]);
}

function termsOf({ terms }: ConceptSource, language: Language): string[] {
  return terms[language]
    .split(',')
    .map((term) => term.trim().replaceAll(/\s+/g, ' '))
    .filter((term) => term !== '');
}

type ClassStems = (name: string, language: Language) => readonly string[];

/** A rest with more meanings than that is a whole class of people or things. */
const mostRest = 6;

/** So many little words in a row can be an idiom. */
const shortestIdiom = 2;

/** Negations alone are no term. */
const bare = new Set(['no', 'not', 'cant', 'never', 'nunca', 'sin', 'without', 'stop']);

function patternOf(term: string, language: Language, classStems: ClassStems) {
  const isHint = term.startsWith('~');
  // `pull-up` is two words in this order.
  const body = (isHint ? term.slice(1) : term).replaceAll(/(?<=\p{L})-(?=\p{L}[^/]*$)/gu, ' ');
  const isOrdered = !body.includes('+');
  const pieces = body.split(/[+\s]+/).filter((piece) => piece !== '');
  const slots = pieces
    .map((piece) => slotOf(piece.trim(), language, classStems))
    .filter(({ size }) => size > 0);
  if (slots.length === 0) return null;
  // A phrase of which little words took all but one says less than it said, or nothing.
  const isRest = slots.length === 1 && pieces.length > 1;
  if (isRest && (slots[0]?.size ?? 0) > mostRest) return null;
  const says = (slot: ReadonlySet<string>, idle: (stem: string) => boolean) =>
    ![...slot].every(idle);
  const telling = slots.filter((slot) =>
    says(slot, (stem) => bare.has(stem) || emptyStems[language].has(stem)),
  );
  const [only, ...more] = telling;
  // "Put things off" is made of little words alone and says much, but only in this order.
  const isIdiom = !only && isOrdered && slots.length >= shortestIdiom;
  if (!only && !isIdiom) return null;
  const isCommon =
    only !== undefined &&
    more.length === 0 &&
    !says(only, (stem) => commonStems[language].has(stem));
  const isWeak = isHint || isRest || isCommon;
  const isLocal = slots.length === 1 && body.split('/').some((word) => ambiguous.has(word));
  return { slots, isOrdered, isLocal, weight: isWeak ? hintWeight : 1 };
}

function slotOf(piece: string, language: Language, classStems: ClassStems): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const option of piece.split('/')) {
    if (option.startsWith('@')) {
      for (const stem of classStems(option.slice(1), language)) stems.add(stem);
      continue;
    }
    // One alternative of several words would let each of them stand for it.
    const [stem, ...more] = stemsOfText(option, language);
    if (stem !== undefined && more.length === 0) stems.add(stem);
  }
  return stems;
}
