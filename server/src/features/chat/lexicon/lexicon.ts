import type { Language } from '@puente/contract/policy';
import { expertFields } from '@puente/contract/policy/browsing';
import { rarityOf as rarityInSpeech } from '../language/rarity.ts';
import { once } from '../../../lib/once.ts';
import { nothingLearnt, type Weights } from '../likeness/weights.ts';
import type { CompiledLexicon } from './compile.ts';
import type { Concept, Pattern } from './concept.ts';

/** A name of a topic: one stem, or several in a row. */
export type TopicName = readonly string[];

/** One name of a thing that people learn, do, own or suffer from. */
export type NameOfTopic = {
  id: string;
  /** The first English name of the topic, in stems. */
  called: string;
  name: TopicName;
  place: number;
  /** Its words stand near each other in any order, instead of in a row. */
  isLoose: boolean;
};

/** What the matchmaker knows of fields, concepts and their words. */
export type Lexicon = {
  concepts: ReadonlyMap<string, Concept>;
  /** By the concept that is asked for: those of a profile whose person may still be of use. */
  beside: ReadonlyMap<string, readonly string[]>;
  /** How many concepts each field has. */
  fieldSizes: ReadonlyMap<string, number>;
  /** The terms that a stem opens (any of their stems where the order is free). */
  opened: Record<Language, ReadonlyMap<string, readonly Pattern[]>>;
  /** Every stem that some term knows; what is not here may be a slip of the fingers. */
  knownStems: Record<Language, ReadonlySet<string>>;
  /** Known stems by their first letter. */
  stemsByLetter: Record<Language, ReadonlyMap<string, readonly string[]>>;
  /** What unknown stems were taken for; kept here, because another lexicon knows others. */
  guesses: Map<string, string | null>;
  /** Names of topics by their first stem; `place` is how many names of the topic come before. */
  topics: Record<Language, ReadonlyMap<string, readonly NameOfTopic[]>>;
  /** Changes with the words and with the code that reads profiles by them. */
  version: string;
  /** The words of all concepts in one language, weighed when they are first needed. */
  spaces: Record<Language, () => Space>;
  /** What was learnt from all that is said of the concepts, read when it is first needed. */
  likeness: () => Weights;
};

/**
 * The words of a concept's terms and example sentences with their weights, in any order: a goal that
 * uses none of the known phrases can still be similar to one of them.
 */
export type Space = {
  bags: readonly { id: string; length: number }[];
  /** By stem: which bags have it, by their places in `bags`. */
  holders: ReadonlyMap<string, Holders>;
  rarity: ReadonlyMap<string, number>;
};

/** Two plain lists of numbers take a quarter of the memory of as many objects. */
type Holders = { places: number[]; weights: number[] };

/** Weight of a word of an example; a word of a term has the term's weight. */
const exampleShare = 1.5;

/**
 * Fields that no expert needs hold everyday life. There a word tells by the square of how rare it is
 * in speech: otherwise any goal of everyday words would look a little like each of their concepts.
 */
const everydayPower = 2;

/** And resembling them is worth so much of resembling what an expert does: one odd word is little. */
const everydayShare = 0.5;

const browsed = new Set<string>(expertFields);

/** `version` names what it was compiled from. */
export function openLexicon(
  compiled: CompiledLexicon,
  version: string,
  likeness: () => Weights = () => nothingLearnt,
): Lexicon {
  const { concepts } = compiled;
  const patterns = patternsOf(compiled);
  const inBoth = <T>(make: (language: Language) => T) => ({ en: make('en'), es: make('es') });
  const of = (language: Language) => patterns.filter((pattern) => pattern.language === language);
  const namesOf = (names: readonly (readonly number[])[]): TopicName[] =>
    names.map((name) => name.map((at) => compiled.stems[at] ?? ''));
  const calledOf = ({ en }: CompiledLexicon['topics'][number]) => namesOf(en)[0]?.join(' ') ?? '';
  const namesApart = (language: Language) =>
    compiled.looseNames.flatMap((own): [string, NameOfTopic][] => {
      const topic = compiled.topics[own.topic];
      if (!topic || own.language !== language) return [];
      const called = calledOf(topic);
      return namesOf([own.name]).map((name) => [
        name[0] ?? '',
        { id: String(own.topic), called, name, place: 1, isLoose: true },
      ]);
    });
  const knownStems = inBoth((language) => stemsKnownTo(of(language)));
  return {
    version,
    likeness,
    topics: inBoth((language) =>
      grouped([
        ...compiled.topics.flatMap((topic, at) =>
          namesOf(topic[language]).map(
            (name, place) =>
              [
                name[0] ?? '',
                { id: String(at), called: calledOf(topic), name, place, isLoose: false },
              ] satisfies [string, NameOfTopic],
          ),
        ),
        ...namesApart(language),
      ]),
    ),
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    beside: new Map(Object.entries(compiled.beside)),
    fieldSizes: countsOf(concepts.map(({ field }) => field)),
    opened: inBoth((language) => openedBy(of(language))),
    knownStems,
    stemsByLetter: inBoth((language) =>
      grouped([...knownStems[language]].map((stem) => [stem[0] ?? '', stem])),
    ),
    guesses: new Map(),
    spaces: inBoth((language) => once(() => spaceOf(compiled, of(language), language))),
  };
}

function patternsOf({ concepts, slots, stems, patterns }: CompiledLexicon): Pattern[] {
  const sets = slots.map((slot) => new Set(slot.map((at) => stems[at] ?? '')));
  return patterns.flatMap((pattern): Pattern[] => {
    const concept = concepts[pattern.concept];
    if (!concept) return [];
    const own = pattern.slots.map((at) => sets[at] ?? new Set<string>());
    return [{ ...pattern, concept, slots: own }];
  });
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Loops, since lists of lists of fifty thousand terms would cost a process 50 MB at once. */
function stemsKnownTo(patterns: readonly Pattern[]): Set<string> {
  const known = new Set<string>();
  for (const { slots } of patterns)
    for (const slot of slots) for (const stem of slot) known.add(stem);
  return known;
}

function openedBy(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const opened = new Map<string, Pattern[]>();
  for (const pattern of patterns)
    for (const stem of pattern.slots[0] ?? []) addTo(opened, stem, pattern);
  return opened;
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) addTo(groups, key, value);
  return groups;
}

function addTo<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

function spaceOf(
  compiled: CompiledLexicon,
  patterns: readonly Pattern[],
  language: Language,
): Space {
  const counts = new Map(compiled.concepts.map(({ id }) => [id, new Map<string, number>()]));
  const add = (id: string, stem: string, weight: number) => {
    const words = counts.get(id);
    words?.set(stem, (words.get(stem) ?? 0) + weight);
  };
  for (const { concept, slots, weight } of patterns)
    for (const slot of slots)
      for (const stem of slot) add(concept.id, stem, weight * shareOf(slot.size));
  for (const [at, { id }] of compiled.concepts.entries())
    for (const place of compiled.examples[language][at] ?? [])
      add(id, compiled.stems[place] ?? '', exampleShare);
  const own = new Set(
    compiled.concepts.filter(({ field }) => browsed.has(field)).map(({ id }) => id),
  );
  // However much of everyday life is added, the concepts of the experts are weighed as before.
  const rarity = new Map([
    ...rarityOf([...counts.values()]),
    ...rarityOf([...counts].flatMap(([id, words]) => (own.has(id) ? [words] : []))),
  ]);
  const holders = new Map<string, Holders>();
  const bags = [...counts].map(([id, words], at) => {
    const tells = (stem: string) =>
      (rarity.get(stem) ?? 0) * (own.has(id) ? 1 : rarityInSpeech(stem, language) ** everydayPower);
    let squares = 0;
    for (const [stem, count] of words) {
      const weight = Math.log(1 + count) * tells(stem);
      squares += weight ** 2;
      const having = holders.get(stem) ?? { places: [], weights: [] };
      having.places.push(at);
      having.weights.push(weight);
      holders.set(stem, having);
    }
    const share = own.has(id) ? 1 : everydayShare;
    return { id, length: Math.max(Math.sqrt(squares), 1) / share };
  });
  return { bags, holders, rarity };
}

/** The more words a class has (any child, any fear), the less each of them says. */
function shareOf(members: number): number {
  return 1 / Math.sqrt(members);
}

function rarityOf(bags: readonly ReadonlyMap<string, number>[]) {
  const spread = new Map<string, number>();
  for (const words of bags)
    for (const stem of words.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return new Map([...spread].map(([stem, count]) => [stem, Math.log(1 + bags.length / count)]));
}
