import { pages } from '../../pages.ts';
import { router } from '../../routes.tsx';
import type { LazyPage } from './lazy-page.tsx';

/** Even their headings come with their code. */
const unknown = {
  '/expert/$id': pages.expertPage,
  '/book/$providerId': pages.bookPage,
  '/own/activity/$bookingId': pages.bookingPage,
} satisfies Partial<Record<keyof typeof router.routesById, Pick<LazyPage, 'isThere'>>>;

/** Until such a page's code is there, the page before stays, where there is one. */
export function stayUntilThere(): void {
  for (const id of Object.keys(unknown) as (keyof typeof unknown)[])
    Object.defineProperty(router.routesById[id].options, 'pendingMs', {
      // Undefined stands for the usual time.
      get: () => (unknown[id].isThere() || !router.state.resolvedLocation ? undefined : Infinity),
    });
}
