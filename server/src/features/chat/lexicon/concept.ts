import type { Language } from '@puente/contract/policy';
import type { Field } from './source.ts';

/** One thing that people need help with. */
export type Concept = {
  id: string;
  field: Field;
  /** After "helps with" and "ayuda con". */
  label: Record<Language, string>;
  /** Ids of concepts that an expert in this one often knows as well. */
  near: readonly string[];
  /** True for the trade itself (a lawyer, a therapist) rather than something they solve. */
  isTrade: boolean;
};

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
