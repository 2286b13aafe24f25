import { nowMs } from '../../lib/clock.ts';
import { local } from '../../lib/storage.ts';

/** Who did not sign in within this time has thought of something else since. */
const pendingMinutes = 30;

const action = 'add-contact';

/** What a visitor wanted before signing in (`pendingActionParams`, SPEC §3). */
export function rememberAdding(personId: string): void {
  local.set('pendingActionParams', { action, personId, at: nowMs() });
}

/** Was this person to be added? Says so once. */
export function takeAdding(personId: string): boolean {
  const pending = local.get('pendingActionParams');
  if (pending?.['action'] !== action || pending['personId'] !== personId) return false;
  local.remove('pendingActionParams');
  return nowMs() - Number(pending['at']) < pendingMinutes * 60_000;
}
