import type { UserData } from '@puente/contract/user';
import { api } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { otherPersonEvent } from '../../lib/events.ts';
import { withRetries } from '../../lib/retry.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { local, tab, type Kept } from '../../lib/storage.ts';
import { dayMs, sessionExpiry, sessionFromRecord, type SessionState } from './session-rules.ts';

/** A session in use is renewed this long before it ends. */
const renewWhenDaysLeft = 7;

const session = createStore<SessionState>(
  local.get('sessionToken') ? { status: 'checking' } : { status: 'visitor' },
);
let isIntroduced = false;

/** The session during prerendering, when there is no visitor yet. */
const prerendered: SessionState = { status: 'checking' };

/** The current session: `checking` only until the stored session has been checked. */
export function useSession(): SessionState {
  return useStore(session, () => prerendered);
}

/** The signed-in person, or null. */
export function useUser(): UserData | null {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : null;
}

/** The session is over in this tab; its stored data has been cleared (session-end.ts). */
export function becomeVisitor(): void {
  become({ status: 'visitor' });
}

function become(next: SessionState): void {
  const before = personOf(session.get());
  session.set(next);
  if (before !== null && before !== personOf(next))
    globalThis.dispatchEvent(new Event(otherPersonEvent));
}

function personOf(state: SessionState): string | null {
  return state.status === 'signed-in' ? state.user.id : null;
}

/** The current session, for loaders. */
export const currentSession = session.get;

/** Subscribes to changes of the session. */
export const onSession = session.subscribe;

/** Waits until the stored session has been checked; for loaders. */
export async function checkedSession(): Promise<SessionState> {
  if (session.get().status !== 'checking') return session.get();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve(session.get());
    });
  });
}

/** Starts a session, after a correct code or a sign-in link. */
export function signIn(given: {
  sessionToken: string;
  userData: UserData;
  sessionExpiry?: string | null;
  isNewUser?: boolean;
}): void {
  // Restored input comes before the introduction: people continue where they were.
  keepTyped(given.userData.id);
  isIntroduced = tab.get('kept')?.owner === given.userData.id;
  restoreTyped(given.userData.id);
  local.set('sessionToken', given.sessionToken);
  local.set('phoneNumber', given.userData.phoneNumber);
  remember(given.userData, given.sessionExpiry);
  // A new account has no settings yet (features/auth copies the device's).
  if (!given.isNewUser) void followAccount(given.userData);
}

/** The person changed or signed out: stores this tab's unsaved input for the previous one alone. */
function keepTyped(userId: string | null): void {
  const state = session.get();
  if (state.status !== 'signed-in' || state.user.id === userId) return;
  const typed = unsavedInput();
  // Input stored before stays: a session that is just ending has stored it already.
  tab.clear(['forcedReload', 'kept']);
  if (Object.values(typed).some(Boolean))
    tab.set('kept', { owner: state.user.id, ...typed, chat: null, chatDraft: null });
}

/** Restores the unsaved input of this person, and of nobody else. */
function restoreTyped(userId: string): void {
  const kept = tab.get('kept');
  if (kept?.owner !== userId) return;
  tab.remove('kept');
  if (kept.booking) tab.set('bookingDraft', kept.booking);
  if (kept.profileDraft) tab.set('profileDraft', kept.profileDraft);
  if (kept.feedbackDraft) tab.set('feedbackDraft', kept.feedbackDraft);
  if (kept.drafts) tab.set('drafts', kept.drafts);
  if (kept.chat) local.set('chat', kept.chat);
  if (kept.chatDraft) local.set('chatDraft', kept.chatDraft);
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

/** The account's language, currency, zone and appearance override the device's. */
function followAccount(user: UserData, before?: UserData) {
  return import('./account-settings.ts').then(
    ({ follow }) => follow(user, before),
    () => undefined,
  );
}

/** Updates the signed-in person in the page and in the stored record. */
export function updateUser(changes: Partial<UserData>): void {
  const state = session.get();
  if (state.status !== 'signed-in') return;
  remember({ ...state.user, ...changes }, local.get('lastValidation')?.sessionExpiry);
}

/**
 * Signed in and not introduced yet, as far as this device has seen, and with nothing begun here: no
 * booking and no chat (onboarding-1).
 */
export function isNewcomer(): boolean {
  return (
    !isIntroduced &&
    recordedUser()?.isOnboarded === false &&
    !local.get('keptBooking') &&
    !tab.get('bookingDraft') &&
    !local.get('chat')?.entries.length
  );
}

function recordedUser(): UserData | undefined {
  return local.get('sessionToken') ? local.get('lastValidation')?.userData : undefined;
}

/**
 * The introduction was seen or skipped, or the person has begun without it: it doesn't come back,
 * even if the server isn't reached.
 */
export function markIntroduced(): void {
  isIntroduced = true;
  if (recordedUser()?.isOnboarded === false) updateUser({ isOnboarded: true });
}

/**
 * Asks the server about the stored session. When it can't answer, or says no, the stored record
 * speaks (session-3): a session revoked elsewhere is noticed by the next call's 401.
 */
export async function validateSession(): Promise<void> {
  const token = local.get('sessionToken');
  if (!token) {
    keepTyped(null);
    return become({ status: 'visitor' });
  }
  const byRecord = () =>
    become(sessionFromRecord(token, local.get('lastValidation'), nowMs(), navigator.onLine));
  if (!navigator.onLine) return byRecord();
  try {
    const reply = await withRetries(() => api('POST /api/auth/validate', { body: { token } }));
    if (token !== local.get('sessionToken')) return;
    if (!reply.valid || !reply.userData) return byRecord();
    const before = recordedUser();
    keepTyped(reply.userData.id);
    // Another tab signed the same person in again.
    restoreTyped(reply.userData.id);
    become({ status: 'signed-in', user: reply.userData });
    // Applied before it is stored: a page that is left in between applies it the next time.
    await followAccount(reply.userData, before);
    if (token !== local.get('sessionToken')) return;
    remember(reply.userData, reply.sessionExpiry);
    // A failed renewal is tried again on the next visit.
    if (endsSoon(reply.sessionExpiry)) await renew().catch(() => undefined);
  } catch {
    if (token === local.get('sessionToken')) byRecord();
  }
}

function endsSoon(expiry: string | undefined): boolean {
  return expiry !== undefined && Date.parse(expiry) - nowMs() < renewWhenDaysLeft * dayMs;
}

async function renew() {
  return (await import('./renewal.ts')).renewSession();
}

/** Stores the renewed session of the same person. */
export function adoptToken(token: string, expiry: string): void {
  const record = local.get('lastValidation');
  if (!record) return;
  local.set('sessionToken', token);
  remember(record.userData, expiry);
}

/** What was typed in this tab and not sent or saved yet. */
export function unsavedInput(): Omit<Kept, 'owner' | 'chat' | 'chatDraft'> {
  return {
    booking: tab.get('bookingDraft'),
    profileDraft: tab.get('profileDraft'),
    feedbackDraft: tab.get('feedbackDraft'),
    drafts: tab.get('drafts'),
  };
}

/** Whose session is stored on this device, checked or not; null for a visitor. */
export function currentPersonId(): string | null {
  return recordedUser()?.id ?? null;
}
