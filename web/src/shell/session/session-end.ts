import { api } from '../../lib/api.ts';
import { logoutEvent } from '../../lib/events.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { local, tab, type BookingDraft, type Kept } from '../../lib/storage.ts';
import { becomeVisitor, currentPersonId, unsavedInput } from './session.ts';

/** How long the overlay of an expired session is shown, and the pause after signing out (session-4, session-5). */
const expiredRedirectMs = 1500;
const logoutPauseMs = 2000;

/** Whether the session is ending; `no` again once the page is the visitor's. */
export const sessionEnd = createStore<'no' | 'expired' | 'signing-out'>('no');

/** Whether the session is ending, and why: the shell shows it above everything. */
export function useSessionEnd() {
  return useStore(sessionEnd);
}

/**
 * Signs out (session-5): the server is told, whatever it answers; two seconds later the event goes
 * out and what was stored is gone. Language and appearance belong to the device and stay.
 */
export async function signOut(): Promise<void> {
  if (sessionEnd.get() !== 'no') return;
  sessionEnd.set('signing-out');
  // Signing out doesn't wait for the reply; the call survives closing the page.
  void endSession();
  await wait(logoutPauseMs);
  globalThis.dispatchEvent(new Event(logoutEvent));
  // Other tabs of this browser clear their data, too.
  local.set('signedOut', true);
  clearStored();
  tab.clear();
  sessionEnd.set('no');
  becomeVisitor();
}

function endSession(): Promise<unknown> {
  return api('POST /api/auth/logout', { keepalive: true, passesUnauthorized: true }).catch(
    () => undefined,
  );
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

function clearStored(): void {
  const language = local.get('userConfig')?.language;
  local.clear(['appearance']);
  if (language) local.set('userConfig', { language });
}

let expiry: Promise<void> | undefined;

/**
 * A 401 came for the stored token (session-4): storage is cleared, the overlay stands for 1.5 s,
 * then /login. Unsaved input is restored there for that same person. Resolves when the sign-in is
 * shown; many calls that are refused together wait for the same end.
 */
export function sessionExpired(goToLogin: (next: string) => Promise<void>): Promise<void> {
  expiry ??= endExpired(goToLogin).finally(() => (expiry = undefined));
  return expiry;
}

async function endExpired(goToLogin: (next: string) => Promise<void>): Promise<void> {
  if (sessionEnd.get() !== 'no') return;
  const { pathname, search } = globalThis.location;
  const kept = unfinishedWork();
  globalThis.dispatchEvent(new Event(logoutEvent));
  clearStored();
  tab.clear();
  if (kept) tab.set('kept', kept);
  sessionEnd.set('expired');
  await wait(expiredRedirectMs);
  becomeVisitor();
  // The overlay covers the page's change to a visitor's until the sign-in is there.
  await goToLogin(pathname + search).finally(() => sessionEnd.set('no'));
}

/** What would be lost with the session: the booking, the chat, unsaved input. */
function unfinishedWork(): Kept | null {
  const owner = currentPersonId();
  if (!owner) return null;
  const typed = unsavedInput();
  return {
    ...typed,
    owner,
    booking: typed.booking ?? bookingOfClosedTab(owner),
    chat: local.get('chat'),
    chatDraft: local.get('chatDraft'),
  };
}

/** A draft that a closed tab left behind. */
function bookingOfClosedTab(owner: string): BookingDraft | null {
  const left = local.get('keptBooking');
  return left?.owner === owner ? left.draft : null;
}
