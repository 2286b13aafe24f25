import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configureApi } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';
import { setServerNow } from '../lib/clock.ts';
import { loadWords } from '../lib/i18n.ts';
import { tab } from '../lib/storage.ts';
import { router } from '../routes.tsx';
import { premiumChangedEvent } from '../lib/events.ts';
import { takeAddressParameters, takePremiumReturn } from './address-parameters.ts';
import { followAddress, preparePartner } from './partner.ts';
import { validateSession } from './session.ts';

/** So long nothing competes with what people came for. */
const laterMs = 500;

/** The address this page was opened at, before anything is taken out of it. */
const openedAt = globalThis.location.href;

const goToLogin = (next: string) => void router.navigate({ to: '/login', search: { next } });

/** Who is here: whom a sign-in link names, else whom this device remembers. */
async function openSession(): Promise<void> {
  globalThis.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== 'AUTH_SESSION') return;
    void import('./message-sign-in.ts').then(({ takeMessage }) =>
      takeMessage(event, boot.origins ?? []),
    );
  });
  const link = takeAddressParameters();
  const here = globalThis.location.pathname;
  if (link) await (await import('./link-sign-in.ts')).signInByLink(link, () => goToLogin(here));
  await validateSession();
  if (takePremiumReturn()) globalThis.dispatchEvent(new Event(premiumChangedEvent));
}

/** Joins the layers once, before the first render. */
export async function prepareApp(): Promise<void> {
  if (boot.config?.sandbox) setServerNow(boot.config.now);
  configureApi({
    ownHosts: boot.ownHosts ?? [],
    apiUrl: boot.apiUrl ?? null,
    onSessionExpired: () => {
      // It brings the overlay along.
      startLater();
      void import('./leaving.ts').then(({ sessionExpired }) => sessionExpired(goToLogin));
    },
  });
  void openSession();
  // Coming back online asks again who is here (SPEC §4), and refusals must have their words ready.
  globalThis.addEventListener('online', () => void validateSession());
  // Another tab of this browser signed in or out.
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === 'signedOut') tab.clear();
    if (key === null || key === 'sessionToken') void validateSession();
  });
  void loadWords('errors');
  router.subscribe('onBeforeNavigate', ({ toLocation }) => followAddress(toLocation.searchStr));
  await preparePartner();
}

/** What may wait until people see and use their page: updates, the one tab, notices. */
const startLater = () => void import('./later.tsx').then(({ start }) => start(openedAt));

export function App() {
  useEffect(() => {
    setTimeout(startLater, laterMs);
  }, []);
  return <RouterProvider router={router} />;
}
