import { nowMs } from '../../lib/clock.ts';
import { type KeptCode, tab } from '../../lib/storage.ts';

/** What of a code outlives a reload: everything but the code. */
export type SentCode = Omit<KeptCode, 'path'>;

const here = (): string => globalThis.location.pathname;

/** The code that this page asked for before it was loaded again; null once it is too old to enter. */
export function keptCode(): SentCode | null {
  const kept = tab.get('sentCode');
  if (kept?.path !== here() || !(kept.expiresAtMs > nowMs())) return null;
  const { path: _path, ...sent } = kept;
  return sent;
}

export const keepCode = (sent: SentCode): void => tab.set('sentCode', { path: here(), ...sent });

export const forgetCode = (): void => tab.remove('sentCode');
