import { useSyncExternalStore } from 'react';
import type { UserData } from '@puente/contract/user';
import { api } from '../lib/api.ts';
import { nowMs } from '../lib/clock.ts';
import { otherPersonEvent } from '../lib/events.ts';
import { withRetries } from '../lib/retry.ts';
import { local, tab, type Kept } from '../lib/storage.ts';
import { dayMs, sessionExpiry, sessionFromRecord, type SessionState } from './session-rules.ts';

/** A session that is used is renewed before it ends. */
const renewWhenDaysLeft = 7;

let state: SessionState = local.get('sessionToken')
  ? { status: 'checking' }
  : { status: 'visitor' };
let isIntroduced = false;
const listeners = new Set<() => void>();

const personOf = (session: SessionState): string | null =>
  session.status === 'signed-in' ? session.user.id : null;

function become(next: SessionState): void {
  const before = personOf(state);
  state = next;
  for (const listener of listeners) listener();
  if (before !== null && before !== personOf(next))
    globalThis.dispatchEvent(new Event(otherPersonEvent));
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

/** The session is over here; what was stored of it is gone (leaving.ts). */
export const becomeVisitor = (): void => become({ status: 'visitor' });

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
  isNewUser?: boolean;
}): void {
  // Who is given back what they were in the middle of goes on with it first.
  setAside(session.userData.id);
  isIntroduced = tab.get('kept')?.owner === session.userData.id;
  giveBack(session.userData.id);
  local.set('sessionToken', session.sessionToken);
  local.set('phoneNumber', session.userData.phoneNumber);
  remember(session.userData, session.sessionExpiry);
  // A new account has nothing of its own to say yet (features/auth lets it follow the device).
  if (!session.isNewUser) void followAccount(session.userData);
}

/** The person changed their own data: keep what the page and the record know in step. */
export function updateUser(changes: Partial<UserData>): void {
  if (state.status !== 'signed-in') return;
  remember({ ...state.user, ...changes }, local.get('lastValidation')?.sessionExpiry);
}

/**
 * Signed in and not yet introduced, as far as this device knows, and not in the middle of a booking.
 */
export const isNewcomer = (): boolean =>
  !isIntroduced &&
  recordedUser()?.isOnboarded === false &&
  !local.get('keptBooking') &&
  !tab.get('bookingDraft');

/** The introduction was seen or skipped: it doesn't come back, whether or not the account hears. */
export function introduced(): void {
  isIntroduced = true;
  updateUser({ isOnboarded: true });
}

/** What the account says of language, currency, zone and appearance goes before the device. */
const followAccount = (user: UserData, before?: UserData) =>
  import('./account-settings.ts').then(
    ({ follow }) => follow(user, before),
    () => undefined,
  );

function remember(userData: UserData, expiry: string | null | undefined): void {
  const timestamp = nowMs();
  local.set('lastValidation', {
    timestamp,
    userData,
    sessionExpiry: sessionExpiry(expiry, timestamp),
  });
  become({ status: 'signed-in', user: userData });
}

/**
 * Asks the server about the stored session. When it can't answer, or says no, the stored record
 * speaks (SPEC §4): a session that was ended elsewhere is said so by the next call's 401.
 */
export async function validateSession(): Promise<void> {
  const token = local.get('sessionToken');
  if (!token) {
    setAside(null);
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
    setAside(reply.userData.id);
    // Another tab signed the same person in again.
    giveBack(reply.userData.id);
    become({ status: 'signed-in', user: reply.userData });
    // Followed before it is written down: a page left in between follows the next time.
    await followAccount(reply.userData, before);
    if (token !== local.get('sessionToken')) return;
    remember(reply.userData, reply.sessionExpiry);
    // Not renewed now: the next visit tries again.
    if (endsSoon(reply.sessionExpiry)) await renew().catch(() => undefined);
  } catch {
    if (token === local.get('sessionToken')) byRecord();
  }
}

const renew = async () => (await import('./renewal.ts')).renewSession();

const endsSoon = (expiry: string | undefined): boolean =>
  expiry !== undefined && Date.parse(expiry) - nowMs() < renewWhenDaysLeft * dayMs;

/** A renewed session of the same person. */
export function adoptToken(token: string, expiry: string): void {
  const record = local.get('lastValidation');
  if (!record) return;
  local.set('sessionToken', token);
  remember(record.userData as UserData, expiry);
}

/** Somebody else is here now, or nobody: what this tab holds of the one before is theirs alone. */
function setAside(userId: string | null): void {
  if (state.status !== 'signed-in' || state.user.id === userId) return;
  const typed = typedHere();
  // What was set aside before waits on: a session that is just ending did so already.
  tab.clear(['forcedReload', 'kept']);
  if (Object.values(typed).some(Boolean))
    tab.set('kept', { owner: state.user.id, ...typed, chat: null, chatDraft: null });
}

/** What is typed in this tab and not sent or saved yet. */
export const typedHere = (): Omit<Kept, 'owner' | 'chat' | 'chatDraft'> => ({
  booking: tab.get('bookingDraft'),
  profileDraft: tab.get('profileDraft'),
  feedbackDraft: tab.get('feedbackDraft'),
  aboutDraft: tab.get('aboutDraft'),
});

/** Gives it back to the person it is of, and to nobody else. */
function giveBack(userId: string): void {
  const kept = tab.get('kept');
  if (kept?.owner !== userId) return;
  tab.remove('kept');
  if (kept.booking) tab.set('bookingDraft', kept.booking);
  if (kept.profileDraft) tab.set('profileDraft', kept.profileDraft);
  if (kept.feedbackDraft) tab.set('feedbackDraft', kept.feedbackDraft);
  if (kept.aboutDraft) tab.set('aboutDraft', kept.aboutDraft);
  if (kept.chat) local.set('chat', kept.chat);
  if (kept.chatDraft) local.set('chatDraft', kept.chatDraft);
}

/** Whose session is stored on this device, looked at or not; null for a visitor. */
export const currentPersonId = (): string | null => recordedUser()?.id ?? null;

const recordedUser = (): UserData | undefined =>
  local.get('sessionToken')
    ? (local.get('lastValidation')?.userData as UserData | undefined)
    : undefined;
