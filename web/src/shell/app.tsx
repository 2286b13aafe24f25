import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { configureApi } from '../lib/api.ts';
import { configQuery } from '../lib/config.ts';
import { setServerNow } from '../lib/clock.ts';
import { loadWords } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { createAppRouter } from '../routes.tsx';
import { boot } from './boot.ts';
import { logoutEvent, sessionExpired, validateSession } from './session.ts';
import { takeAddressParameters } from './address-parameters.ts';
import { applyBrand } from './theme.ts';

const router = createAppRouter(queryClient);

/** Joins the layers once, before the first render. */
export function prepareApp(): void {
  if (boot.config) {
    queryClient.setQueryData(configQuery.queryKey, boot.config);
    if (boot.config.sandbox) setServerNow(boot.config.now);
  }
  if (boot.partner?.config?.theme) applyBrand(boot.partner.config.theme);
  configureApi({
    ownHosts: boot.ownHosts ?? [],
    onSessionExpired: () =>
      sessionExpired((next) => {
        queryClient.clear();
        void router.navigate({ to: '/login', search: { next } });
      }),
  });
  takeAddressParameters();
  void validateSession();
  // Coming back online asks again who is here (SPEC §4), and refusals must have their words ready.
  globalThis.addEventListener('online', () => void validateSession());
  globalThis.addEventListener(logoutEvent, () => queryClient.clear());
  void loadWords('errors');
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
