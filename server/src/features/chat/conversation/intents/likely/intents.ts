import type { Plan } from '../../rules.ts';
import { asks } from '../../table/questions.ts';
import { deskTopics } from '../desk.ts';

/** What else a message may be for, beside topics of Puente and questions about people. */
export const moves = [
  'compare',
  'which',
  'choose',
  'more',
  'reject',
  'back',
  'wish-budget',
  'wish-cheaper',
  'wish-time',
  'wish-language',
  'wish-place',
  'wish-gender',
  'wish-quality',
  'lift',
  'detail',
  'correct',
  'goal',
] as const;

export type Move = (typeof moves)[number];

const questions = asks.map((ask) => `person-${ask}` as const);

/** What a message is for: a topic of Puente, a question about people, or a move in the search. */
export type Intent = (typeof deskTopics)[number] | (typeof questions)[number] | Move;

export const intents: readonly Intent[] = [...deskTopics, ...questions, ...moves];

/** What the rules made of a message; null where they made nothing of it, or nothing that has a name here. */
export function intentOf(plan: Plan): Intent | null {
  switch (plan.kind) {
    case 'desk':
      return deskTopics.find((topic) => topic === plan.topic) ?? null;
    case 'people':
      return `person-${plan.asks[0] ?? 'unsure'}`;
    case 'compare':
      return 'compare';
    case 'book':
      return 'choose';
    case 'search':
      return plan.isRefined ? refinedBy(plan) : 'goal';
    default:
      return null;
  }
}

function refinedBy({ filters, isCorrected, isUnheard }: Extract<Plan, { kind: 'search' }>): Intent {
  if (isCorrected) return 'correct';
  if (filters.isOthers) return 'more';
  if (filters.withoutPeople) return 'reject';
  return isUnheard ? 'goal' : 'detail';
}
