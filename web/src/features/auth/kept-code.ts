import { nowMs } from '../../lib/clock.ts';
import { type KeptCode, tab } from '../../lib/storage.ts';

/** What is stored of a code that was sent: everything but the code itself. */
export type SentCode = Omit<KeptCode, 'path'>;

/** The code this page requested before a reload; null once it has expired. */
export function keptCode(): SentCode | null {
  const kept = tab.get('sentCode');
  if (kept?.path !== here() || !(kept.expiresAtMs > nowMs())) return null;
  const { path: _path, ...sent } = kept;
  return sent;
}

function here(): string {
  return globalThis.location.pathname;
}

export function keepCode(sent: SentCode): void {
  tab.set('sentCode', { path: here(), ...sent });
}

export function forgetCode(): void {
  tab.remove('sentCode');
}
