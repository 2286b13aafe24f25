import type { ChatAction } from '@puente/contract/chat';
import { type Language, policy } from '@puente/contract/policy';
import type { Found } from '../conversation/service.ts';

/** Nobody is likely enough of use for a goal, whatever wishes came with it. */
export function isUnmet(found: Found | null): boolean {
  return found?.isNearest ?? false;
}

/** Ways on where no one does what a goal is about: to be told when someone comes (waiting-1). */
export function waysOn(
  found: Found | null,
  sought: { goal: string; language: Language; partnerId: string | null },
): { actions?: ChatAction[] } {
  if (!isUnmet(found)) return {};
  const { language, partnerId } = sought;
  const goal = sought.goal.trim();
  const all = { kind: 'open', page: 'experts' } as const;
  if (goal === '' || goal.length > policy.waiting.goalMaxLength) return { actions: [all] };
  return { actions: [{ kind: 'wait', goal, language, partnerId }, all] };
}

/** An answer with help lines offers nothing to wait for. */
export function withoutWaiting<Answer extends { actions?: ChatAction[] | undefined }>(
  answer: Answer,
): Answer {
  if (!answer.actions) return answer;
  return { ...answer, actions: answer.actions.filter(({ kind }) => kind !== 'wait') };
}
