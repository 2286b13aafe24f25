import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

const token = createStore(takenAtStart());

/**
 * The token of the mailed reset link, kept in this page's memory alone: never in the address, the
 * history or storage.
 */
export function useResetToken(): string | null {
  return useSyncExternalStore(subscribe, token.get);
}

function subscribe(listener: () => void) {
  globalThis.addEventListener('hashchange', takeFragment);
  const end = token.subscribe(listener);
  return () => {
    end();
    globalThis.removeEventListener('hashchange', takeFragment);
  };
}

/** Following a link to the page that is open already only changes the fragment. */
function takeFragment(): void {
  const { hash, pathname, search } = globalThis.location;
  const found = new URLSearchParams(hash.slice(1)).get('token');
  if (!found) return;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  token.set(found);
}

/** What /theme.js removed from the address before anything else ran. */
function takenAtStart(): string | null {
  const page = globalThis as { puenteResetToken?: string };
  const taken = page.puenteResetToken ?? null;
  delete page.puenteResetToken;
  return taken;
}
