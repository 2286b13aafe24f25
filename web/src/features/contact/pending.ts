import { nowMs } from '../../lib/clock.ts';
import { local } from '../../lib/storage.ts';
import { checkPending, pendingAddition } from './pending-rules.ts';

/** Keeps what a visitor wants until they have signed in (`pendingActionParams`, storage-1). */
export function rememberAdding(personId: string): void {
  local.set('pendingActionParams', pendingAddition(personId, nowMs()));
}

/** Whether this person was to be added; true only once. */
export function takeAdding(personId: string): boolean {
  const verdict = checkPending(local.get('pendingActionParams'), personId, nowMs());
  if (verdict !== 'none') local.remove('pendingActionParams');
  return verdict === 'add';
}

/** Forgets that this person was to be added, unless it was wished after that time. */
export function forgetAdding(personId: string, atMs: number): void {
  const stored = local.get('pendingActionParams');
  if (checkPending(stored, personId, nowMs()) !== 'none' && Number(stored?.['at']) <= atMs)
    local.remove('pendingActionParams');
}
