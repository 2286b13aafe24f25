import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What /theme.js took out of the address before anything else ran. */
function takenAtStart(): string | null {
  const page = globalThis as { puenteResetToken?: string };
  const taken = page.puenteResetToken ?? null;
  delete page.puenteResetToken;
  return taken;
}

let token = takenAtStart();

/** A link opened where this page already stands only changes the fragment. */
function takeFragment(): void {
  const { hash, pathname, search } = globalThis.location;
  const found = new URLSearchParams(hash.slice(1)).get('token');
  if (!found) return;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  token = found;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) globalThis.addEventListener('hashchange', takeFragment);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('hashchange', takeFragment);
  };
};

/**
 * The token of the mailed link to a new password, kept in this page alone: it stands neither in
 * the address nor in the history nor in storage.
 */
export const useResetToken = (): string | null => useSyncExternalStore(subscribe, () => token);
