import { nowMs } from '../../lib/clock.ts';
import { local } from '../../lib/storage.ts';
import { judgeWish, wishToAdd } from './pending-rules.ts';

/** Keeps what a visitor wants until they have signed in (`pendingActionParams`, SPEC §3). */
export function rememberAdding(personId: string): void {
  local.set('pendingActionParams', wishToAdd(personId, nowMs()));
}

/** Was this person to be added? Says so once. */
export function takeAdding(personId: string): boolean {
  const verdict = judgeWish(local.get('pendingActionParams'), personId, nowMs());
  if (verdict !== 'none') local.remove('pendingActionParams');
  return verdict === 'add';
}
