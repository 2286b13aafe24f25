import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { loadWords } from './lib/i18n.ts';
import { isRoomId } from './lib/paths.ts';
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

// Every page is lazy; its loader asks for its texts beside its code. All but the home screen live
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
  loader: () => loadWords('chat'),
  component: lazyPage(() => import('./pages/chat/chat-page.tsx'), 'ChatPage'),
});

/** Ways in beside the code, and back to one's password. */
const loginWays = ['password', 'forgot'] as const;
type LoginSearch = { next?: string; pn?: string; way?: (typeof loginWays)[number] };

const login = createRoute({
  getParentRoute: () => queries,
  path: '/login',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const way = loginWays.find((known) => known === search['way']);
    return { ...texts('next', 'pn')(search), ...(way ? { way } : {}) };
  },
  loader: () => loadWords('auth', 'errors'),
  component: lazyPage(() => import('./pages/login/login-page.tsx'), 'LoginPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => queries,
  path: '/reset-password',
  staticData: { bare: true },
  loader: () => loadWords('security', 'auth', 'errors'),
  component: lazyPage(() => import('./pages/login/reset-page.tsx'), 'ResetPage'),
});

const welcome = createRoute({
  getParentRoute: () => queries,
  path: '/welcome',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): { step?: number } =>
    search['step'] === 2 || search['step'] === 3 ? { step: search['step'] } : {},
  loader: () => loadWords('welcome', 'settings', 'errors'),
  component: lazyPage(() => import('./pages/welcome/welcome-page.tsx'), 'WelcomePage'),
});

const you = createRoute({
  getParentRoute: () => queries,
  path: '/you',
  loader: () => loadWords('you', 'settings', 'security', 'errors'),
  component: lazyPage(() => import('./pages/you/you-page.tsx'), 'YouPage'),
});

const profile = createRoute({
  getParentRoute: () => queries,
  path: '/you/profile',
  loader: () => loadWords('you', 'settings', 'errors'),
  component: lazyPage(() => import('./pages/you/profile-page.tsx'), 'ProfilePage'),
});

const security = createRoute({
  getParentRoute: () => queries,
  path: '/you/security',
  loader: () => loadWords('you', 'security', 'auth', 'errors'),
  component: lazyPage(() => import('./pages/you/security-page.tsx'), 'SecurityPage'),
});

const ownData = createRoute({
  getParentRoute: () => queries,
  path: '/you/data',
  loader: () => loadWords('you', 'security', 'errors'),
  component: lazyPage(() => import('./pages/you/data-page.tsx'), 'DataPage'),
});

const deletion = createRoute({
  getParentRoute: () => queries,
  path: '/you/data/delete',
  loader: () => loadWords('you', 'security', 'errors'),
  component: lazyPage(() => import('./pages/you/delete-page.tsx'), 'DeletePage'),
});

const preferences = createRoute({
  getParentRoute: () => queries,
  path: '/you/preferences',
  loader: () => loadWords('you', 'settings', 'errors'),
  component: lazyPage(() => import('./pages/you/preferences-page.tsx'), 'PreferencesPage'),
});

const feedback = createRoute({
  getParentRoute: () => queries,
  path: '/you/feedback',
  validateSearch: texts('type'),
  loader: () => loadWords('feedback', 'errors'),
  component: lazyPage(() => import('./pages/you/feedback-page.tsx'), 'FeedbackPage'),
});

const activity = createRoute({
  getParentRoute: () => queries,
  path: '/activity',
  loader: () => loadWords('activity', 'booking', 'errors'),
  component: lazyPage(() => import('./pages/activity/activity-page.tsx'), 'ActivityPage'),
});

const activityBooking = createRoute({
  getParentRoute: () => queries,
  path: '/activity/$bookingId',
  loader: () => loadWords('activity', 'booking', 'errors'),
  component: lazyPage(() => import('./pages/activity/booking-page.tsx'), 'BookingPage'),
});

const contacts = createRoute({
  getParentRoute: () => queries,
  path: '/contacts',
  validateSearch: texts('q'),
  loader: () => loadWords('contact', 'errors'),
  component: lazyPage(() => import('./pages/contacts/contacts-page.tsx'), 'ContactsPage'),
});

const contact = createRoute({
  getParentRoute: () => queries,
  path: '/contacts/$contactId',
  loader: () => loadWords('contact', 'provider', 'availability', 'errors'),
  component: lazyPage(() => import('./pages/contacts/contact-page.tsx'), 'ContactPage'),
});

const personalLink = createRoute({
  getParentRoute: () => queries,
  path: '/@{$username}',
  loader: () => loadWords('provider', 'contact', 'availability', 'errors'),
  component: lazyPage(() => import('./pages/expert/personal-link-page.tsx'), 'PersonalLinkPage'),
});

const expert = createRoute({
  getParentRoute: () => queries,
  path: '/expert/$id',
  loader: () => loadWords('provider', 'contact', 'availability', 'errors'),
  component: lazyPage(() => import('./pages/expert/expert-page.tsx'), 'ExpertPage'),
});

export const bookingSteps = ['time', 'about', 'pay', 'done'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The booking path lives in its address, so that back and forward lose nothing. */
type BookSearch = {
  step?: BookingStep;
  /** Start of the chosen slot, an instant. */
  start?: string;
  minutes?: number;
  /** Zone in which the time was chosen. */
  zone?: string;
  bookingId?: string;
  /** What the bank's page adds when it sends people back. */
  payment_intent?: string;
  payment_intent_client_secret?: string;
  redirect_status?: string;
};

const book = createRoute({
  getParentRoute: () => queries,
  path: '/book/$providerId',
  validateSearch: (search: Record<string, unknown>): BookSearch => {
    const step = bookingSteps.find((known) => known === search['step']);
    const minutes = Number(search['minutes']);
    return {
      ...(step ? { step } : {}),
      ...texts('start', 'zone', 'bookingId')(search),
      ...texts('payment_intent', 'payment_intent_client_secret', 'redirect_status')(search),
      ...(Number.isInteger(minutes) && minutes > 0 ? { minutes } : {}),
    };
  },
  loader: () => loadWords('booking', 'availability', 'payment', 'auth', 'errors'),
  component: lazyPage(() => import('./pages/booking/book-page.tsx'), 'BookPage'),
});

const room = createRoute({
  getParentRoute: () => queries,
  path: '/$roomId',
  staticData: { bare: true },
  validateSearch: texts('pId'),
  beforeLoad: ({ params }) => {
    if (!isRoomId(params.roomId)) throw notFound();
  },
  loader: () => loadWords('meeting', 'errors'),
  component: lazyPage(() => import('./pages/room/room-page.tsx'), 'RoomPage'),
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
