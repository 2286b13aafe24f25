import type { Recommendation } from '@puente/contract/chat';
import { plain } from '../../filters/plain.ts';

/** One message of a thread, with the people that an answer showed. */
export type Turn = {
  role: 'user' | 'assistant';
  content: string;
  recommendations?: readonly Recommendation[] | undefined;
};

/** Who can be spoken of at a point of the thread. */
export type Table = {
  /** The last choice that was shown, in its order. */
  cards: readonly Recommendation[];
  /** The choice before that, which a narrower one came from. */
  before: readonly Recommendation[];
  /** Everybody shown in the thread, the latest first. */
  known: readonly Recommendation[];
  /** Whom the last words were about; nobody when they were about the whole choice. */
  focus: readonly Recommendation[];
};

export const emptyTable: Table = { cards: [], before: [], known: [], focus: [] };

/** More people than that in one answer are no longer "him" or "her". */
const mostInFocus = 2;

/** The table after an answer: a new choice, or some of its people spoken of. */
export function tableAfter(table: Table, turn: Turn): Table {
  const shown = turn.recommendations ?? [];
  const fresh = shown.filter((card) => !card.isAgain);
  if (fresh.length > 0) {
    const ids = new Set(fresh.map((card) => card.providerId));
    return {
      cards: fresh,
      before: table.cards,
      known: [...fresh, ...table.known.filter((card) => !ids.has(card.providerId))],
      focus: fresh.length === 1 ? fresh : [],
    };
  }
  const said = plain(turn.content);
  const named = table.known.filter((card) => said.includes(plain(fullName(card))));
  if (named.length === 0) return table;
  return { ...table, focus: named.length <= mostInFocus ? named : [] };
}

export function fullName(person: { name: string; lastName: string }): string {
  return `${person.name} ${person.lastName}`.trim();
}
