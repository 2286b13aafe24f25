import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { createStore, useStore } from '../../lib/store.ts';

const token = createStore<string | null>(null);

/** The token of the mailed link, kept in memory alone: never in the address or the history. */
export function useStopToken(): string | null {
  return useStore({ subscribe, get: token.get });
}

function subscribe(listener: () => void) {
  globalThis.addEventListener('hashchange', takeFragment);
  const end = token.subscribe(listener);
  return () => {
    end();
    globalThis.removeEventListener('hashchange', takeFragment);
  };
}

/** Takes the token out of the address. */
export function takeFragment(): void {
  const { hash, pathname, search } = globalThis.location;
  const found = new URLSearchParams(hash.slice(1)).get('stop');
  if (!found) return;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  token.set(found);
}

/** How many goals the link stops; reading it changes nothing. */
export function useStopLink(linkToken: string) {
  return useQuery({
    queryKey: ['waiting-link', linkToken],
    queryFn: ({ signal }) =>
      api('POST /api/worker/waiting/link', { body: { token: linkToken }, signal }),
    retry: false,
  });
}

export function useStop(linkToken: string) {
  return useMutation({
    mutationFn: () => api('POST /api/worker/waiting/stop', { body: { token: linkToken } }),
  });
}
