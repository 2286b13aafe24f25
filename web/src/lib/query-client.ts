import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import {
  logoutEvent,
  otherPersonEvent,
  premiumChangedEvent,
  restEvent,
  wakeEvent,
} from './events.ts';

const freshMs = 30_000;
const retries = 2;

const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The cache of what the server said. Refusals are answers: only lost calls are asked again. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => failures < retries && isLost(error) && navigator.onLine,
      // Without a network a page says so at once, instead of waiting in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

globalThis.addEventListener(logoutEvent, () => queryClient.clear());
// Another tab signed out, or somebody else in: what is on the page is asked for anew.
globalThis.addEventListener(otherPersonEvent, () => {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
});
globalThis.addEventListener(premiumChangedEvent, () => void queryClient.invalidateQueries());

// A tab that rests asks for nothing by itself. Used again, it trusts nothing that it knew before,
// however fresh: what it was about may be paid or gone by what was done in the other one.
globalThis.addEventListener(restEvent, () => focusManager.setFocused(false));
globalThis.addEventListener(wakeEvent, () => {
  focusManager.setFocused(undefined);
  void queryClient.invalidateQueries();
});
