import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configureApi } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';
import { setServerNow } from '../lib/clock.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { tab } from '../lib/storage.ts';
import { router } from '../routes.tsx';
import { ErrorAdvice } from '../ui/error-advice.ts';
import { handOver } from './early-input.ts';
import { takeAddressParameters } from '../shell/partner/address-parameters.ts';
import { adviceOf } from '../shell/deferred-advice.tsx';
import { stayUntilThere } from '../shell/page/stay.ts';
import { followAddress, preparePartner } from '../shell/partner/partner.ts';
import { validateSession } from '../shell/session/session.ts';

/** Deferred work starts this long after the first render, so that it doesn't compete with it. */
const deferredMs = 500;

/** The address this page was opened at, before any parameter is removed from it. */
const openedAt = globalThis.location?.href ?? '';

/** Connects the layers once, before the first render. */
export async function prepareApp(): Promise<void> {
  if (boot.config?.sandbox) setServerNow(boot.config.now);
  configureApi({
    ownHosts: boot.ownHosts ?? [],
    apiUrl: boot.apiUrl ?? null,
    onSessionExpired: () => {
      // The overlay is part of the deferred code.
      startDeferred();
      return import('../shell/session/session-end.ts').then(
        ({ sessionExpired }) => sessionExpired(goToLogin),
        () => undefined,
      );
    },
  });
  stayUntilThere();
  void openSession();
  // Coming back online asks again who is here (session-3), and refusals must have their words ready.
  globalThis.addEventListener('online', () => void validateSession());
  // Another tab of this browser signed in or out.
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === 'signedOut') tab.clear();
    if (key === null || key === 'sessionToken') void validateSession();
  });
  void loadNamespaces('errors');
  router.subscribe('onBeforeNavigate', ({ toLocation }) => followAddress(toLocation.searchStr));
  await preparePartner();
}

/** Loads what isn't needed for seeing and using the page. */
function startDeferred() {
  return void import('./deferred.tsx').then(({ start }) => start(openedAt));
}

function goToLogin(next: string) {
  return router.navigate({ to: '/login', search: { next } });
}

/** Signs in from a link, else checks the stored session. */
async function openSession(): Promise<void> {
  globalThis.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== 'AUTH_SESSION') return;
    void import('../shell/session/message-sign-in.ts').then(({ takeMessage }) =>
      takeMessage(event, boot.origins ?? []),
    );
  });
  const link = takeAddressParameters();
  const here = globalThis.location.pathname;
  if (link)
    await (
      await import('../shell/session/link-sign-in.ts')
    ).signInByLink(link, () => goToLogin(here));
  await validateSession();
  if (globalThis.location.search.includes('payment_status'))
    (await import('../shell/premium-return.ts')).tellPremiumReturn();
}

/**
 * Loads the page of the current address, so that the first render is the whole screen, or the page
 * that was asked for on the painted one.
 */
export function loadPage(asked: string | null): Promise<void> {
  if (asked) router.history.push(asked);
  return router.load();
}

export function App() {
  useEffect(() => {
    setTimeout(startDeferred, deferredMs);
    // After the state changed by the first effects has been drawn.
    queueMicrotask(handOver);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorAdvice value={adviceOf}>
        <RouterProvider router={router} />
      </ErrorAdvice>
    </QueryClientProvider>
  );
}
