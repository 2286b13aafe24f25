import type { Currency, Language } from '@puente/contract/policy';
import { liftedBy, mergeFilters, readFilters, type Filters } from '../filters/rules.ts';

/** What the matchmaker reads in a text. */
export type ParsedQuery = { language: Language; hasGoal: boolean };

export type Plan =
  /** One question back: nothing to look for yet. `hasFilters` when filters came without a goal. */
  | { kind: 'question'; hasFilters: boolean }
  | { kind: 'search'; goal: string; filters: Filters; isRefined: boolean };

/** A filter in so few words leaves no room for a goal. */
const shortFilterWords = 6;

/** How many earlier messages of a thread are looked at. */
const rememberedMessages = 12;

/**
 * What to do with a message in its thread: refine the goal told before ("someone cheaper"), look
 * for a new one, or ask one thing back. `earlier` are the person's own messages, oldest first.
 */
export function planFor(
  text: string,
  earlier: readonly string[],
  own: Currency,
  parseQuery: (text: string) => ParsedQuery,
): Plan {
  const thread = earlier.slice(-rememberedMessages);
  const filters = filtersOf([...thread, text], own);
  const ownFilters = readFilters(text, own);
  const isFilter = Object.keys(ownFilters).length > 0 || liftedBy(text).length > 0;
  const goals = thread.filter((said) => parseQuery(said).hasGoal);
  // "Who speaks Spanish?" after a goal filters experts; it isn't the goal of learning Spanish.
  const isShortFilter =
    isFilter && goals.length > 0 && text.trim().split(/\s+/).length <= shortFilterWords;
  const isGoal = !isShortFilter && parseQuery(text).hasGoal;
  if (isGoal) {
    // The answer to a question belongs to what was said before it.
    const before = thread.at(-1);
    const isAnswer = before !== undefined && !parseQuery(before).hasGoal && goals.length === 0;
    const goal = isAnswer ? `${before}\n${text}` : text;
    return { kind: 'search', goal, filters, isRefined: false };
  }
  const lastGoal = goals.at(-1);
  if (isFilter && lastGoal !== undefined)
    return { kind: 'search', goal: lastGoal, filters, isRefined: true };
  if (lastGoal !== undefined && earlier.length > 0 && text.trim().split(/\s+/).length > 3)
    return { kind: 'search', goal: `${lastGoal}\n${text}`, filters, isRefined: true };
  return { kind: 'question', hasFilters: isFilter };
}

function filtersOf(texts: readonly string[], own: Currency): Filters {
  return texts.reduce<Filters>(
    (filters, text) => withoutLifted(mergeFilters(filters, readFilters(text, own)), text),
    {},
  );
}

function withoutLifted(filters: Filters, text: string): Filters {
  const lifted = new Set<string>(liftedBy(text));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !lifted.has(name)));
}
