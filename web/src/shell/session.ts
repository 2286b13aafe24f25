import { useSyncExternalStore } from 'react';
import type { UserData } from '@puente/contract/user';
import { api } from '../lib/api.ts';
import { nowMs } from '../lib/clock.ts';
import { logoutEvent } from '../lib/events.ts';
import { withRetries } from '../lib/retry.ts';
import { local, tab } from '../lib/storage.ts';
import { sessionExpiry, sessionFromRecord, type SessionState } from './session-rules.ts';

/** SPEC §9: how long the overlay of an expired session stands, and the pause after signing out. */
const expiredRedirectMs = 1500;
const logoutPauseMs = 2000;

let state: SessionState = local.get('sessionToken')
  ? { status: 'checking' }
  : { status: 'visitor' };
let leaving: 'no' | 'expired' | 'signing-out' = 'no';
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is here: `checking` only until the stored session has been looked at. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, () => state);

/** The signed-in person, or null. */
export const useUser = (): UserData | null => {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : null;
};

/** Whether the session is ending, and why: the shell shows it over everything. */
export const useLeaving = () => useSyncExternalStore(subscribe, () => leaving);

/** Waits until a stored session has been looked at; for loaders. */
export async function settledSession(): Promise<SessionState> {
  if (state.status !== 'checking') return state;
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve(state);
    });
  });
}

/** Takes a new session over, after the right code or a sign-in link. */
export function signIn(session: {
  sessionToken: string;
  userData: UserData;
  sessionExpiry?: string | null;
}): void {
  const owner = tab.get('bookingDraftOwner');
  // A draft that outlived somebody's session is only for that same person.
  if (owner && owner !== session.userData.phoneNumber) tab.remove('bookingDraft');
  tab.remove('bookingDraftOwner');
  local.set('sessionToken', session.sessionToken);
  local.set('phoneNumber', session.userData.phoneNumber);
  remember(session.userData, session.sessionExpiry);
}

/** The person changed their own data: keep what the page and the record know in step. */
export function updateUser(user: UserData): void {
  if (state.status === 'signed-in') remember(user, local.get('lastValidation')?.sessionExpiry);
}

function remember(userData: UserData, expiry: string | null | undefined): void {
  const timestamp = nowMs();
  local.set('lastValidation', {
    timestamp,
    userData,
    sessionExpiry: sessionExpiry(expiry, timestamp),
  });
  become({ status: 'signed-in', user: userData });
}

/** Asks the server about the stored session, and the stored record when it can't (SPEC §4). */
export async function validateSession(): Promise<void> {
  const token = local.get('sessionToken');
  if (!token) return become({ status: 'visitor' });
  const byRecord = () =>
    become(sessionFromRecord(token, local.get('lastValidation'), nowMs(), navigator.onLine));
  if (!navigator.onLine) return byRecord();
  try {
    const reply = await withRetries(() => api('POST /api/auth/validate', { body: { token } }));
    if (token !== local.get('sessionToken')) return;
    if (reply.valid && reply.userData) remember(reply.userData, reply.sessionExpiry);
    else forget();
  } catch {
    if (token === local.get('sessionToken')) byRecord();
  }
}

/** The server said no: the stored record must not keep a dead session alive. */
function forget(): void {
  local.remove('sessionToken');
  local.remove('lastValidation');
  become({ status: 'visitor' });
}

/**
 * Signs out (SPEC §4): the server is told, whatever it answers; two seconds later the event goes
 * out and what was stored is gone. Language and appearance belong to the device and stay.
 */
export async function signOut(): Promise<void> {
  if (leaving !== 'no') return;
  setLeaving('signing-out');
  await Promise.all([
    api('POST /api/auth/logout', {}).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, logoutPauseMs)),
  ]);
  globalThis.dispatchEvent(new Event(logoutEvent));
  clearStored();
  tab.clear();
  leaving = 'no';
  become({ status: 'visitor' });
}

/**
 * A 401 came for the stored token (SPEC §8): storage is cleared, the overlay stands for 1.5 s,
 * then /login. A half-filled booking waits there for the same person.
 */
export function sessionExpired(goToLogin: (next: string) => void): void {
  if (leaving !== 'no') return;
  const { pathname, search } = globalThis.location;
  const phone = local.get('phoneNumber');
  const draft = tab.get('bookingDraft');
  globalThis.dispatchEvent(new Event(logoutEvent));
  clearStored();
  tab.clear();
  if (draft && phone) {
    tab.set('bookingDraft', draft);
    tab.set('bookingDraftOwner', phone);
  }
  setLeaving('expired');
  setTimeout(() => {
    leaving = 'no';
    become({ status: 'visitor' });
    goToLogin(pathname + search);
  }, expiredRedirectMs);
}

function clearStored(): void {
  const language = local.get('userConfig')?.language;
  local.clear(['appearance']);
  if (language) local.set('userConfig', { language });
}

function setLeaving(why: typeof leaving): void {
  leaving = why;
  for (const listener of listeners) listener();
}
