import { RouterProvider } from '@tanstack/react-router';
import { configureApi } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';
import { setServerNow } from '../lib/clock.ts';
import { loadWords } from '../lib/i18n.ts';
import { router } from '../routes.tsx';
import { takeAddressParameters } from './address-parameters.ts';
import { sessionExpired, validateSession } from './session.ts';

/** Joins the layers once, before the first render. */
export async function prepareApp(): Promise<void> {
  if (boot.config?.sandbox) setServerNow(boot.config.now);
  configureApi({
    ownHosts: boot.ownHosts ?? [],
    onSessionExpired: () =>
      sessionExpired((next) => void router.navigate({ to: '/login', search: { next } })),
  });
  takeAddressParameters();
  void validateSession();
  // Coming back online asks again who is here (SPEC §4), and refusals must have their words ready.
  globalThis.addEventListener('online', () => void validateSession());
  // Another tab of this browser signed in or out.
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'sessionToken') void validateSession();
  });
  void loadWords('errors');
  const theme = boot.partner?.config?.theme;
  // Only a branded visit pays for the colour mathematics.
  if (theme) (await import('./theme.ts')).applyBrand(theme);
}

export function App() {
  return <RouterProvider router={router} />;
}
