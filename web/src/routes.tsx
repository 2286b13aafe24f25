import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router';
import { loadWords } from './lib/i18n.ts';
import { isRoomId } from './lib/paths.ts';
import { AppShell } from './shell/app-shell.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PagePending } from './shell/page-pending.tsx';

/** What loaders get. */
export type RouterContext = { queryClient: QueryClient };

const root = createRootRouteWithContext<RouterContext>()({
  component: AppShell,
  notFoundComponent: NotFound,
  errorComponent: CrashScreen,
});

const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Search parameters as a page knows them; those that are absent leave no key behind. */
const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [K in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = optionalText(search[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as { [K in Name]?: string };

// Every page is lazy; its loader asks for its texts beside its code.

const chat = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => loadWords('chat'),
  component: lazyRouteComponent(() => import('./pages/chat/chat-page.tsx'), 'ChatPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { bare: true },
  validateSearch: texts('next', 'pn'),
  loader: () => loadWords('auth', 'errors'),
  component: lazyRouteComponent(() => import('./pages/login/login-page.tsx'), 'LoginPage'),
});

const you = createRoute({
  getParentRoute: () => root,
  path: '/you',
  loader: () => loadWords('you'),
  component: lazyRouteComponent(() => import('./pages/you/you-page.tsx'), 'YouPage'),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/activity',
  loader: () => loadWords('activity'),
  component: lazyRouteComponent(() => import('./pages/activity/activity-page.tsx'), 'ActivityPage'),
});

const activityBooking = createRoute({
  getParentRoute: () => root,
  path: '/activity/$bookingId',
  loader: () => loadWords('activity'),
  component: lazyRouteComponent(() => import('./pages/activity/booking-page.tsx'), 'BookingPage'),
});

const personalLink = createRoute({
  getParentRoute: () => root,
  path: '/@{$username}',
  loader: () => loadWords('expert'),
  component: lazyRouteComponent(
    () => import('./pages/expert/personal-link-page.tsx'),
    'PersonalLinkPage',
  ),
});

const expert = createRoute({
  getParentRoute: () => root,
  path: '/expert/$id',
  loader: () => loadWords('expert'),
  component: lazyRouteComponent(() => import('./pages/expert/expert-page.tsx'), 'ExpertPage'),
});

export const bookingSteps = ['time', 'about', 'pay', 'done'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The booking path lives in its address, so that back and forward lose nothing. */
type BookSearch = {
  step?: BookingStep;
  /** Start of the chosen slot, an instant. */
  start?: string;
  minutes?: number;
  bookingId?: string;
};

const book = createRoute({
  getParentRoute: () => root,
  path: '/book/$providerId',
  validateSearch: (search: Record<string, unknown>): BookSearch => {
    const step = bookingSteps.find((known) => known === search['step']);
    const minutes = Number(search['minutes']);
    return {
      ...(step ? { step } : {}),
      ...texts('start', 'bookingId')(search),
      ...(Number.isInteger(minutes) && minutes > 0 ? { minutes } : {}),
    };
  },
  loader: () => loadWords('booking', 'auth', 'errors'),
  component: lazyRouteComponent(() => import('./pages/booking/book-page.tsx'), 'BookPage'),
});

const room = createRoute({
  getParentRoute: () => root,
  path: '/$roomId',
  staticData: { bare: true },
  validateSearch: texts('pId'),
  beforeLoad: ({ params }) => {
    if (!isRoomId(params.roomId)) throw notFound();
  },
  loader: () => loadWords('meeting', 'errors'),
  component: lazyRouteComponent(() => import('./pages/room/room-page.tsx'), 'RoomPage'),
});

const routeTree = root.addChildren([
  chat,
  login,
  you,
  activity,
  activityBooking,
  personalLink,
  expert,
  book,
  room,
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFound,
  });
}

declare module '@tanstack/react-router' {
  // Declarations can only be merged as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    /** Without brand and places: a screen that is only itself. */
    bare?: boolean;
  }
}
