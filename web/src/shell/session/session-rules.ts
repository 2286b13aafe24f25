import type { UserData } from '@puente/contract/user';
import type { LastValidation } from '../../lib/storage.ts';

/** Session terms (session-1, session-3). */
export const sessionDays = 30;
export const offlineGraceDays = 1;
export const dayMs = 86_400_000;

export type SessionState =
  | { status: 'checking' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: UserData };

/** When a session ends, an instant: as the server says, else 30 days from now (session-1). */
export function sessionExpiry(given: string | null | undefined, atMs: number): string {
  return given ?? new Date(atMs + sessionDays * dayMs).toISOString();
}

/**
 * Who one is when the server can't say (session-3): the stored record counts until its expiry, and
 * while offline for one day more.
 */
export function sessionFromRecord(
  token: string | null,
  record: LastValidation | null,
  atMs: number,
  online: boolean,
): SessionState {
  if (!token || !record?.userData) return { status: 'visitor' };
  const expiryMs = Date.parse(sessionExpiry(record.sessionExpiry, record.timestamp));
  const graceMs = online ? 0 : offlineGraceDays * dayMs;
  return atMs < expiryMs + graceMs
    ? { status: 'signed-in', user: record.userData }
    : { status: 'visitor' };
}
