import { saying } from '../filters/plain.ts';
import type { DeskTopic } from './intents/desk.ts';
import { isAgreed, isYes } from './intents/follow-up.ts';
import type { Plan, State } from './rules.ts';

const asksToBook = /\b(?:reserv\w+|agend\w+|book)\b/;

/** "OK" after an offer accepts it. */
export function deskOrConsent(text: string, topic: DeskTopic, state: State): Plan {
  const { focus } = state.table;
  // "How do I book?" after one person was spoken of is a booking with them.
  if (topic === 'how' && focus.length === 1 && asksToBook.test(saying(text)))
    return { kind: 'book', people: focus };
  return (topic === 'ok' ? consent(text, state) : null) ?? { kind: 'desk', topic };
}

/** "Yes" after nobody was found: without the wish that kept everybody out. */
export function consent(text: string, { last, latest, filters, goal, table }: State): Plan | null {
  if (!isYes(saying(text))) return null;
  // Of one person who was just told of, "yes" goes on to their times.
  if (last?.kind === 'people' && last.people.length === 1 && isAgreed(saying(text)))
    return { kind: 'book', people: last.people, ...(last.when ? { when: last.when } : {}) };
  const names = Object.keys(latest);
  if (last?.kind !== 'search' || goal === null || names.length === 0 || table.cards.length > 0)
    return last?.kind === 'search' ? { kind: 'desk', topic: 'ok' } : null;
  const left = Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name)),
  );
  return { kind: 'search', goal, filters: left, isRefined: true };
}
