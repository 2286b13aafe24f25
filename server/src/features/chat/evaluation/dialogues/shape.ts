import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';

type Kind = ChatAnswer['kind'];

/** What must hold of one answer. Texts are patterns, read without regard to case. */
export type Expected = {
  kind: Kind | readonly Kind[];
  /** Roster ids, of which at least one is recommended. */
  shows?: readonly string[];
  /** Roster ids, none of which is recommended. */
  hides?: readonly string[];
  /** Places among the people on the table before (1 the first): the answer names or shows each. */
  people?: readonly number[];
  /** Places among the people on the table before: the answer shows none of them. */
  without?: readonly number[];
  /** Each must be in the reply. */
  says?: readonly string[];
  /** None may be in the reply. */
  never?: readonly string[];
  /** The names of all wishes that the answer carries, in any order. */
  wishes?: readonly string[];
  /** Who is to be booked: a place on the table or a roster id. */
  books?: number | string;
  /** True of each person that is recommended. */
  each?: 'speaks-en' | 'speaks-es' | 'in-person';
  /** No help lines stand above it. */
  lines?: false;
};

/** `{1}` in what is said stands for the first name of the first person on the table. */
export type Turn = readonly [said: string, expected: Expected];

/** Where somebody asks from: their currency and their clock. */
export type Country = 'US' | 'GB' | 'IE' | 'IN' | 'AU' | 'CL' | 'MX' | 'AR' | 'CO' | 'PE' | 'ES';

/** A conversation as somebody would have it, in the currency and zone of where they are. */
export type Dialogue = {
  name: string;
  language: Language;
  country?: Country;
  turns: readonly Turn[];
};
