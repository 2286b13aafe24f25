import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { isRoomId } from './lib/paths.ts';
import { bookSearch, texts } from './search.ts';
import { AppShell } from './shell/app-shell.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { lazyPage } from './shell/lazy-page.tsx';
import { PagePending } from './shell/page-pending.tsx';
import { isNewcomer } from './shell/session.ts';

const NotFound = lazyPage(() => import('./shell/not-found.tsx'), 'NotFound');

const root = createRootRoute({
  component: AppShell,
  notFoundComponent: NotFound,
  errorComponent: CrashScreen,
});

// Every page is lazy, and its texts come beside its code. All but the home screen live
// under `queries`: the first load does without the query cache (DESIGN: 130 kB).

const queries = createRoute({
  getParentRoute: () => root,
  id: 'queries',
  component: lazyPage(() => import('./shell/queries.tsx'), 'WithQueries'),
});

const chat = createRoute({
  getParentRoute: () => root,
  path: '/',
  // Only here: the introduction stands in nobody's way to anything else.
  beforeLoad: () => {
    if (isNewcomer()) throw redirect({ to: '/welcome' });
  },
  component: lazyPage(() => import('./pages/chat/chat-page.tsx'), 'ChatPage', 'chat'),
});

/** Ways in beside the code, and back to one's password. */
const loginWays = ['password', 'forgot'] as const;
type LoginSearch = ReturnType<typeof loginTexts> & {
  way?: (typeof loginWays)[number] | undefined;
};
const loginTexts = texts('next', 'pn');

const login = createRoute({
  getParentRoute: () => queries,
  path: '/login',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...loginTexts(search),
    way: loginWays.find((known) => known === search['way']),
  }),
  component: lazyPage(() => import('./pages/login/login-page.tsx'), 'LoginPage', 'auth', 'errors'),
});

const resetPassword = createRoute({
  getParentRoute: () => queries,
  path: '/reset-password',
  staticData: { bare: true },
  component: lazyPage(
    () => import('./pages/login/reset-page.tsx'),
    'ResetPage',
    'security',
    'auth',
    'errors',
  ),
});

const welcome = createRoute({
  getParentRoute: () => queries,
  path: '/welcome',
  staticData: { bare: true },
  validateSearch: ({ step }: Record<string, unknown>): { step?: number | undefined } => ({
    step: step === 2 || step === 3 ? step : undefined,
  }),
  component: lazyPage(
    () => import('./pages/welcome/welcome-page.tsx'),
    'WelcomePage',
    'welcome',
    'settings',
    'errors',
  ),
});

const you = createRoute({
  getParentRoute: () => queries,
  path: '/you',
  component: lazyPage(
    () => import('./pages/you/you-page.tsx'),
    'YouPage',
    'you',
    'settings',
    'security',
    'errors',
  ),
});

const profile = createRoute({
  getParentRoute: () => queries,
  path: '/you/profile',
  component: lazyPage(
    () => import('./pages/you/profile-page.tsx'),
    'ProfilePage',
    'you',
    'settings',
    'errors',
  ),
});

const security = createRoute({
  getParentRoute: () => queries,
  path: '/you/security',
  component: lazyPage(
    () => import('./pages/you/security-page.tsx'),
    'SecurityPage',
    'you',
    'security',
    'auth',
    'errors',
  ),
});

const ownData = createRoute({
  getParentRoute: () => queries,
  path: '/you/data',
  component: lazyPage(
    () => import('./pages/you/data-page.tsx'),
    'DataPage',
    'you',
    'security',
    'errors',
  ),
});

const deletion = createRoute({
  getParentRoute: () => queries,
  path: '/you/data/delete',
  component: lazyPage(
    () => import('./pages/you/delete-page.tsx'),
    'DeletePage',
    'you',
    'security',
    'errors',
  ),
});

const preferences = createRoute({
  getParentRoute: () => queries,
  path: '/you/preferences',
  component: lazyPage(
    () => import('./pages/you/preferences-page.tsx'),
    'PreferencesPage',
    'you',
    'settings',
    'errors',
  ),
});

const feedback = createRoute({
  getParentRoute: () => queries,
  path: '/you/feedback',
  validateSearch: texts('type'),
  component: lazyPage(
    () => import('./pages/you/feedback-page.tsx'),
    'FeedbackPage',
    'feedback',
    'errors',
  ),
});

const activity = createRoute({
  getParentRoute: () => queries,
  path: '/activity',
  component: lazyPage(
    () => import('./pages/activity/activity-page.tsx'),
    'ActivityPage',
    'activity',
    'booking',
    'errors',
  ),
});

const activityBooking = createRoute({
  getParentRoute: () => queries,
  path: '/activity/$bookingId',
  component: lazyPage(
    () => import('./pages/activity/booking-page.tsx'),
    'BookingPage',
    'activity',
    'booking',
    'errors',
  ),
});

const contacts = createRoute({
  getParentRoute: () => queries,
  path: '/contacts',
  validateSearch: texts('q'),
  component: lazyPage(
    () => import('./pages/contacts/contacts-page.tsx'),
    'ContactsPage',
    'contact',
    'errors',
  ),
});

const contact = createRoute({
  getParentRoute: () => queries,
  path: '/contacts/$contactId',
  component: lazyPage(
    () => import('./pages/contacts/contact-page.tsx'),
    'ContactPage',
    'contact',
    'provider',
    'availability',
    'errors',
  ),
});

const personalLink = createRoute({
  getParentRoute: () => queries,
  path: '/@{$username}',
  component: lazyPage(
    () => import('./pages/expert/personal-link-page.tsx'),
    'PersonalLinkPage',
    'provider',
    'contact',
    'availability',
    'errors',
  ),
});

const expert = createRoute({
  getParentRoute: () => queries,
  path: '/expert/$id',
  component: lazyPage(
    () => import('./pages/expert/expert-page.tsx'),
    'ExpertPage',
    'provider',
    'contact',
    'availability',
    'errors',
  ),
});

const book = createRoute({
  getParentRoute: () => queries,
  path: '/book/$providerId',
  validateSearch: bookSearch,
  component: lazyPage(
    () => import('./pages/booking/book-page.tsx'),
    'BookPage',
    'booking',
    'availability',
    'payment',
    'auth',
    'errors',
  ),
});

const room = createRoute({
  getParentRoute: () => queries,
  path: '/$roomId',
  staticData: { bare: true },
  beforeLoad: ({ params }) => {
    if (!isRoomId(params.roomId)) throw notFound();
  },
  component: lazyPage(() => import('./pages/room/room-page.tsx'), 'RoomPage', 'meeting', 'errors'),
});

/** A page that comes sooner shows no spinner; a spinner once shown doesn't flicker. */
const pendingMs = 350;
const pendingMinMs = 250;

export const router = createRouter({
  routeTree: root.addChildren([
    chat,
    queries.addChildren([
      login,
      resetPassword,
      welcome,
      you,
      profile,
      preferences,
      security,
      ownData,
      deletion,
      feedback,
      activity,
      activityBooking,
      contacts,
      contact,
      personalLink,
      expert,
      book,
      room,
    ]),
  ]),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: pendingMinMs,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  // Declarations can only be merged as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    router: typeof router;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    /** Without brand and places: a screen that is only itself. */
    bare?: boolean;
  }
}
