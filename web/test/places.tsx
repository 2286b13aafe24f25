import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import { router } from '../src/routes.tsx';

const Drawn = createContext<ReactNode>(null);

/**
 * Goes to an address of the app, where one component is drawn in place of the page: with the
 * address, its parameters and its search, and without frame and loaders.
 */
export async function placed(element: ReactNode, address: string): Promise<ReactNode> {
  const places = createPlaces();
  router.history.replace(address);
  await act(() => places.load());
  return (
    <Drawn value={element}>
      <RouterProvider router={places} />
    </Drawn>
  );
}

/** A router with the same addresses as the app's. */
function createPlaces() {
  const root = createRootRoute();
  const own = createRoute({ getParentRoute: () => root, id: 'own', component: Outlet });
  const pages = Object.values(router.routesById).flatMap((page) => {
    if (!('path' in page.options)) return [];
    const { path, validateSearch, staticData } = page.options;
    const isOwn = page.id.startsWith('/own/');
    const route = createRoute({
      getParentRoute: () => (isOwn ? own : root),
      path,
      ...(validateSearch && { validateSearch }),
      ...(staticData && { staticData }),
      component: Place,
    });
    return [{ isOwn, route }];
  });
  const below = (isOwn: boolean) =>
    pages.filter((page) => page.isOwn === isOwn).map(({ route }) => route);
  return createRouter({
    routeTree: root.addChildren([...below(false), own.addChildren(below(true))]),
    history: router.history,
    defaultNotFoundComponent: Place,
  });
}

function Place() {
  return use(Drawn);
}
