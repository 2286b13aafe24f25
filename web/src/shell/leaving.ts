import { useSyncExternalStore } from 'react';
import { api } from '../lib/api.ts';
import { logoutEvent } from '../lib/events.ts';
import { local, tab, type BookingDraft, type Kept } from '../lib/storage.ts';
import { becomeVisitor, currentPersonId, typedHere } from './session.ts';

/** SPEC §9: how long the overlay of an expired session stands, and the pause after signing out. */
const expiredRedirectMs = 1500;
const logoutPauseMs = 2000;

let leaving: 'no' | 'expired' | 'signing-out' = 'no';
const listeners = new Set<() => void>();

/** Whether the session is ending, and why: the shell shows it over everything. */
export const useLeaving = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving,
  );

/**
 * Signs out (SPEC §4): the server is told, whatever it answers; two seconds later the event goes
 * out and what was stored is gone. Language and appearance belong to the device and stay.
 */
export async function signOut(): Promise<void> {
  if (leaving !== 'no') return;
  setLeaving('signing-out');
  // Nobody who wants to leave waits for an answer; the call outlives even the page.
  void endSession();
  await wait(logoutPauseMs);
  globalThis.dispatchEvent(new Event(logoutEvent));
  // Other tabs of this browser empty themselves, too.
  local.set('signedOut', true);
  clearStored();
  tab.clear();
  setLeaving('no');
  becomeVisitor();
}

const endSession = (): Promise<unknown> =>
  api('POST /api/auth/logout', { keepalive: true, passesUnauthorized: true }).catch(
    () => undefined,
  );

/**
 * A 401 came for the stored token (SPEC §8): storage is cleared, the overlay stands for 1.5 s,
 * then /login. What the person was in the middle of waits there for that same person.
 */
export function sessionExpired(goToLogin: (next: string) => void): void {
  if (leaving !== 'no') return;
  const { pathname, search } = globalThis.location;
  const kept = inTheMiddle();
  globalThis.dispatchEvent(new Event(logoutEvent));
  clearStored();
  tab.clear();
  if (kept) tab.set('kept', kept);
  setLeaving('expired');
  setTimeout(() => {
    setLeaving('no');
    becomeVisitor();
    goToLogin(pathname + search);
  }, expiredRedirectMs);
}

/** What somebody would lose with their session: the booking, the chat, what they typed. */
function inTheMiddle(): Kept | null {
  const owner = currentPersonId();
  if (!owner) return null;
  const typed = typedHere();
  return {
    ...typed,
    owner,
    booking: typed.booking ?? offeredAgain(owner),
    chat: local.get('chat'),
    chatDraft: local.get('chatDraft'),
  };
}

/** A booking that a closed tab left behind. */
function offeredAgain(owner: string): BookingDraft | null {
  const left = local.get('keptBooking');
  return left?.owner === owner ? left.draft : null;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function clearStored(): void {
  const language = local.get('userConfig')?.language;
  local.clear(['appearance']);
  if (language) local.set('userConfig', { language });
}

function setLeaving(why: typeof leaving): void {
  leaving = why;
  for (const listener of listeners) listener();
}
