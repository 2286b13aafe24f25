import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import {
  logoutEvent,
  otherPersonEvent,
  premiumChangedEvent,
  inactiveEvent,
  activeEvent,
} from './events.ts';

const freshMs = 30_000;
/** A refusal is an answer: only lost calls are retried, so many times. */
export const retryLost =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && isLost(error) && navigator.onLine;

/** The cache of server data. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: retryLost(2),
      // Without a network a page says so at once, instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function isLost(error: unknown) {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

// What is on the page stays until the page is the visitor's: without it there would be errors.
globalThis.addEventListener(logoutEvent, () => queryClient.removeQueries({ type: 'inactive' }));
// The person changed, perhaps in another tab: what is on the page is fetched again.
globalThis.addEventListener(otherPersonEvent, () => {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
});
globalThis.addEventListener(premiumChangedEvent, () => void queryClient.invalidateQueries());

// An inactive tab requests nothing by itself. Active again, it trusts nothing it had cached,
// however fresh: what it shows may have been paid or deleted in the other tab.
globalThis.addEventListener(inactiveEvent, () => focusManager.setFocused(false));
globalThis.addEventListener(activeEvent, () => {
  focusManager.setFocused(undefined);
  void queryClient.invalidateQueries();
});
