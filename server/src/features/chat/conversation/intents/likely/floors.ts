import type { Plan, State } from '../../rules.ts';
import { asks } from '../../table/questions.ts';
import { isTrade } from '../follow-up.ts';
import type { Intent } from './intents.ts';

/** By what the rules found. */
export const floors = {
  /** They found no word of theirs in it. */
  unheard: 0.25,
  /** They took it for a matter of its own, which it hardly is. */
  surely: 0.15,
  /** They took it for a matter of its own. */
  matter: 0.3,
  /** What is told first is a matter more often than not. */
  first: 0.45,
  /** They found a topic, a person, a question. */
  known: 0.4,
  /** The other way round, they know it and it is taken for a matter. */
  goal: 0.95,
  /** They read who is meant. */
  named: 0.6,
  /** It is said in the place of a matter. */
  courtesy: 0.7,
  /** They read a wish with its value, or an answer to what was asked back. */
  read: 0.9,
  never: Infinity,
};

/** Said along with something else, and never instead of it. */
export const courtesies: ReadonlySet<Intent> = new Set<Intent>([
  ...(['ok', 'thanks', 'bye', 'laugh', 'hello', 'howAreYou', 'sorry', 'mood'] as const),
  'never',
]);

export const ofPeople: ReadonlySet<Intent> = new Set<Intent>([
  ...asks.map((ask) => `person-${ask}` as const),
  ...(['compare', 'which', 'choose', 'reject'] as const),
]);

/** Moves for which the rules read values: prices, times, what is taken back. */
const readByRules: ReadonlySet<Intent> = new Set<Intent>([
  ...(['wish-budget', 'wish-cheaper', 'wish-time', 'wish-language', 'wish-place'] as const),
  ...(['wish-gender', 'wish-quality', 'lift', 'detail', 'correct'] as const),
]);

/** A time that is told with these is that of a meeting there is already. */
const ofOwnMeeting: ReadonlySet<Intent> = new Set<Intent>([
  ...(['noShow', 'connection', 'devices', 'cantMake', 'late', 'problem', 'complaint'] as const),
  ...(['reschedule', 'cancel', 'swap', 'bookings', 'unhappy'] as const),
]);

/** Either is answered well by the other. */
const alike: readonly (readonly Intent[])[] = [
  ['compare', 'which', 'wish-cheaper', 'person-price'],
  ['wish-cheaper', 'person-about'],
  ['wish-cheaper', 'choose'],
  ['choose', 'reject'],
  ['unhappy', 'refund'],
  ['safe', 'verify'],
  ['more', 'reject', 'missed'],
  ['place', 'wish-place', 'person-place'],
  ['cancel', 'refund', 'cantMake'],
  ['noShow', 'late'],
  ['bye', 'later'],
  ['foreignMoney', 'wish-budget'],
  ['person-price', 'beforePaying', 'free', 'currency', 'cost'],
  ['person-price', 'person-length', 'duration'],
  ['choose', 'wish-time', 'person-when'],
];

/** What the rules made of a message, and what they know of it. */
export type Ruled = {
  plan: Plan;
  own: Intent | null;
  state: State;
  /** It names somebody on the table, or their place there. */
  isOfSomebody: boolean;
  /** It goes back to a goal that was told before. */
  isEarlier: boolean;
  /** It goes on with what Puente was asked about before. */
  isGoingOn: boolean;
  /** It takes back a wish. */
  isRead: boolean;
  isFew: boolean;
};

/** It found somebody in a way that no sentence alone can tell. */
function isExact(plan: Plan): boolean {
  if (plan.kind === 'people')
    return plan.isInstead === true || plan.isAlone === true || isTrade(plan.topic ?? '');
  return plan.kind === 'stranger' || (plan.kind === 'book' && plan.isInstead === true);
}

/** It is looked for again, or a part of it alone. */
export function goesBack({ goal }: { goal: string }, { goal: now, told }: State): boolean {
  return goal !== now && told.some((one) => one.includes(goal));
}

/** How likely an intent has to be in the place of what the rules made of a message. */
export function floorFor(
  intent: Intent,
  { plan, own, state, isOfSomebody, isEarlier, isGoingOn, isRead, isFew }: Ruled,
): number {
  if (own !== null && alike.some((group) => group.includes(own) && group.includes(intent)))
    return floors.never;
  if (isEarlier || isGoingOn || isExact(plan)) return floors.never;
  if (isOfSomebody && !ofPeople.has(intent))
    return courtesies.has(intent) ? floors.never : floors.named;
  // Few words that name something are said of anything.
  if (intent === 'goal' && isFew) return floors.never;
  switch (plan.kind) {
    case 'question':
      if (intent === 'goal') return floors.named;
      if (plan.hasFilters) return floors.read;
      if (state.last === null) return floors.first;
      return state.last.kind === 'question' ? floors.named : floors.unheard;
    case 'desk':
      if (own === null) return isLost(plan.topic) ? floorOfLost(intent) : floors.never;
      if (courtesies.has(intent) || intent === 'puzzled' || intent === 'chitchat')
        return floors.never;
      return intent === 'goal' ? floors.goal : floors.known;
    case 'search':
      return plan.isUnheard ? floors.unheard : floorOfSearch(intent, plan, { state, isRead });
    case 'people':
      if (plan.asks[0] === 'unsure') return floorOfLost(intent);
  }
  return courtesies.has(intent) ? floors.never : floors.known;
}

function floorOfLost(intent: Intent): number {
  return intent === 'goal' ? floors.named : floors.unheard;
}

/** Nothing was understood of it. */
function isLost(topic: string): boolean {
  return topic === 'unclear' || topic === 'unknown';
}

function floorOfSearch(
  intent: Intent,
  { isRefined, filters }: Extract<Plan, { kind: 'search' }>,
  { state, isRead }: Pick<Ruled, 'state' | 'isRead'>,
): number {
  // "Can you help me write a letter?" is what somebody here helps with.
  if (intent === 'essay') return floors.never;
  if (courtesies.has(intent)) return isRefined ? floors.never : floors.courtesy;
  if (isRefined && readByRules.has(intent)) return floors.never;
  const isWish = isRead || JSON.stringify(filters) !== JSON.stringify(state.filters);
  if (isRefined && isWish && ofPeople.has(intent)) return floors.never;
  // What was asked back is answered by more of the matter.
  if (state.last?.kind === 'question' || (isRefined && isWish) || isRead) return floors.read;
  if (isWish && !readByRules.has(intent) && !ofOwnMeeting.has(intent)) return floors.named;
  return state.goal === null && state.last === null ? floors.first : floors.matter;
}
