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
