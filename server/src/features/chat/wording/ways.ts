import type { ChatAction } from '@puente/contract/chat';
import { type Language, policy } from '@puente/contract/policy';
import type { Found } from '../conversation/service.ts';

/** Nobody is likely enough of use for a goal, whatever wishes came with it. */
export function isUnmet(found: Found | null): boolean {
  return found?.isNearest ?? false;
}

type Looked = { goal: string; language: Language; partnerId: string | null };

/**
 * Ways on from a search: within a partner's group to everybody (face-5), and where no one does what
 * the goal is about, to be told when someone comes (waiting-1).
 */
export function waysOn(found: Found | null, sought: Looked): { actions?: ChatAction[] } {
  const goal = sought.goal.trim();
  const hasMore = found !== null && sought.partnerId !== null && goal !== '';
  const actions: ChatAction[] = [
    ...(hasMore ? [{ kind: 'everywhere' as const, goal }] : []),
    ...(isUnmet(found) ? waysOfUnmet({ ...sought, goal }) : []),
  ];
  return actions.length > 0 ? { actions } : {};
}

function waysOfUnmet({ goal, language, partnerId }: Looked): ChatAction[] {
  const all = { kind: 'open', page: 'experts' } as const;
  if (goal === '' || goal.length > policy.waiting.goalMaxLength) return [all];
  return [{ kind: 'wait', goal, language, partnerId }, all];
}

/** An answer with help lines offers nothing to wait for. */
export function withoutWaiting<Answer extends { actions?: ChatAction[] | undefined }>(
  answer: Answer,
): Answer {
  if (!answer.actions) return answer;
  return { ...answer, actions: answer.actions.filter(({ kind }) => kind !== 'wait') };
}
