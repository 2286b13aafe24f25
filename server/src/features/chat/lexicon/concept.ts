import type { Language } from '@puente/contract/policy';

/** The fields of life that experts help with. */
export const fields = [
  'mind',
  'careers',
  'startups',
  'law',
  'money',
  'languages',
  'parenting',
  'wellness',
  'arts',
  'software',
  'study',
  'home',
] as const;
export type Field = (typeof fields)[number];

/**
 * One thing that people need help with. Terms are separated by commas: `word word` stand in this
 * order with at most two words between, `word+word` stand near each other in any order, `a/b` is
 * either, `@class` any word of a class (classes.ts). A leading `~` makes a hint of a term: one
 * that means this only sometimes.
 */
export type Concept = {
  id: string;
  field: Field;
  /** After "helps with" and "ayuda con". */
  label: Record<Language, string>;
  /** What whoever knows this is likely to know as well: ids apart by spaces. */
  near: readonly string[];
  /** True for the trade itself (a lawyer, a therapist) rather than something they solve. */
  isTrade: boolean;
  terms: Record<Language, string>;
};

export type ConceptLine = {
  id: string;
  label: [en: string, es: string];
  near?: string;
  en: string;
  es: string;
};

/** Concepts of one field; the first line is the trade that all the others belong to. */
export const defineField = (
  field: Field,
  trade: ConceptLine,
  lines: readonly ConceptLine[],
): Concept[] =>
  [trade, ...lines].map((line) => ({
    id: line.id,
    field,
    label: { en: line.label[0], es: line.label[1] },
    near: line.near?.split(' ') ?? [],
    isTrade: line === trade,
    terms: { en: line.en, es: line.es },
  }));
