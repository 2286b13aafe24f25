import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { DirectorySearch } from './features/directory/filters.ts';
import { isRoomId, safeNext } from './lib/route-rules.ts';
import { pages } from './pages.ts';
import { allTexts, bookSearch, texts } from './search.ts';
import { AppShell } from './shell/app-shell.tsx';
import { CrashScreen } from './shell/crash/crash-screen.tsx';
import { drawnBy, type LazyPage } from './shell/page/lazy-page.tsx';
import { PagePending } from './shell/page/page-pending.tsx';
import { currentSession, isNewcomer, onSession } from './shell/session/session.ts';

const root = createRootRoute({
  component: AppShell,
  notFoundComponent: pages.notFound,
  errorComponent: CrashScreen,
});

/**
 * The layout of every page that needs a signed-in person: visitors see the page's own invitation.
 */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'own',
  component: pages.signedIn,
});

const chat = createRoute({
  getParentRoute: () => root,
  path: '/',
  // Only here: the introduction never blocks any other page.
  beforeLoad: () => {
    if (isNewcomer()) throw redirect({ to: '/welcome' });
  },
  component: pages.chatPage,
});

/** Other ways of signing in. */
const loginWays = ['password', 'forgot'] as const;
type LoginSearch = ReturnType<typeof loginTexts> & {
  way?: (typeof loginWays)[number] | undefined;
};
const loginTexts = texts('next', 'pn');

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...loginTexts(search),
    way: loginWays.find((known) => known === search['way']),
  }),
  // Signed in already, by this page or another tab: there is nothing to do here.
  beforeLoad: ({ search }) => {
    if (currentSession().status === 'signed-in')
      throw redirect({ href: safeNext(search.next), replace: true });
  },
  component: pages.loginPage,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { bare: true },
  component: pages.resetPage,
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  staticData: { bare: true },
  validateSearch: ({ step }: Record<string, unknown>): { step?: number | undefined } => ({
    step: step === 2 || step === 3 ? step : undefined,
  }),
  component: pages.welcomePage,
});

const you = createRoute({
  getParentRoute: () => root,
  path: '/you',
  component: pages.youPage,
});

const profile = createRoute({
  path: '/you/profile',
  ...ownedBy(pages.profilePage),
});

/** The same for a page that belongs to the signed-in person, below the layout of these. */
function ownedBy<Params>(page: LazyPage<Params>) {
  return { ...drawnBy(page), getParentRoute: () => signedIn, staticData: { own: page } };
}

const security = createRoute({
  path: '/you/security',
  ...ownedBy(pages.securityPage),
});

const ownData = createRoute({
  path: '/you/data',
  ...ownedBy(pages.dataPage),
});

const offerings = createRoute({
  path: '/you/offerings',
  validateSearch: texts('edit'),
  ...ownedBy(pages.offeringsPage),
});

const link = createRoute({
  path: '/you/link',
  ...ownedBy(pages.linkPage),
});

const invite = createRoute({
  path: '/you/invite',
  ...ownedBy(pages.invitePage),
});

const codes = createRoute({
  path: '/you/codes',
  ...ownedBy(pages.codesPage),
});

const deletion = createRoute({
  path: '/you/data/delete',
  ...ownedBy(pages.deletePage),
});

const waiting = createRoute({
  path: '/you/waiting',
  ...ownedBy(pages.waitingPage),
});

const preferences = createRoute({
  getParentRoute: () => root,
  path: '/you/preferences',
  component: pages.preferencesPage,
});

const feedback = createRoute({
  getParentRoute: () => root,
  path: '/you/feedback',
  validateSearch: texts('type'),
  component: pages.feedbackPage,
});

const helping = createRoute({
  path: '/you/helping/{-$step}',
  ...ownedBy(pages.helpingPage),
});

const partner = createRoute({
  path: '/you/partner/{-$section}',
  validateSearch: texts('partner'),
  ...ownedBy(pages.partnerPage),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  ...drawnBy(pages.legalPage),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  ...drawnBy(pages.legalPage),
});

const ofActivity = texts('show', 'q', 'as', 'package');

const activity = createRoute({
  path: '/activity',
  ...ownedBy(pages.activityPage),
  validateSearch: ofActivity,
  loader: ({ location }) => pages.activityPage.load(location.search),
});

const activityBooking = createRoute({
  path: '/activity/$bookingId',
  validateSearch: ofActivity,
  ...ownedBy(pages.bookingPage),
});

const receipt = createRoute({
  path: '/receipts/$orderId',
  ...ownedBy(pages.receiptPage),
});

const plan = createRoute({ path: '/plan/$planId', ...ownedBy(pages.planPage) });

const buyPlan = createRoute({
  path: '/plan/new/$providerId/$offeringId',
  ...ownedBy(pages.buyPlanPage),
  staticData: { own: pages.buyPlanPage, hasOneWay: true },
});

const contacts = createRoute({
  path: '/contacts',
  validateSearch: texts('q'),
  ...ownedBy(pages.contactsPage),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contacts/$contactId',
  // The search of the list beside it.
  validateSearch: texts('q'),
  ...drawnBy(pages.contactPage),
});

/** Where a link of an invitation leads. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$token',
  staticData: { bare: true },
  ...drawnBy(pages.joinPage),
});

const personalLink = createRoute({
  getParentRoute: () => root,
  path: '/@{$username}',
  ...drawnBy(pages.personalLinkPage),
});

const expert = createRoute({
  getParentRoute: () => root,
  path: '/expert/$id',
  ...drawnBy(pages.expertPage),
});

const experts = createRoute({
  getParentRoute: () => root,
  path: '/experts',
  validateSearch: allTexts,
  component: pages.expertsPage,
  pendingComponent: pages.expertsPage.Waiting,
  loader: ({ location }) => pages.expertsPage.load(location.search),
});

const group = createRoute({
  getParentRoute: () => root,
  path: '/partners/$slug',
  ...drawnBy(pages.groupPage),
});

const book = createRoute({
  getParentRoute: () => root,
  path: '/book/$providerId',
  staticData: { hasOneWay: true },
  validateSearch: bookSearch,
  loaderDeps: ({ search }) => ({
    step: search.step,
    bookingId: search.bookingId,
    intentId: search.payment_intent,
  }),
  loader: ({ params, deps, preload }) =>
    // Preloading on hover is no return from the bank.
    pages.bookPage.load({ ...params, ...deps, ...(preload ? { intentId: undefined } : {}) }),
  component: pages.bookPage,
  pendingComponent: pages.bookPage.Waiting,
});

const room = createRoute({
  getParentRoute: () => root,
  path: '/$roomId',
  staticData: { bare: true },
  beforeLoad: ({ params }) => {
    if (!isRoomId(params.roomId)) throw notFound();
  },
  component: pages.roomPage,
});

/**
 * A page that loads faster shows no spinner; a spinner that is shown stays long enough to be seen.
 */
const pendingMs = 350;
const pendingMinMs = 250;

export const router = createRouter({
  routeTree: root.addChildren([
    chat,
    login,
    resetPassword,
    welcome,
    signedIn.addChildren([
      profile,
      security,
      ownData,
      offerings,
      link,
      invite,
      codes,
      deletion,
      waiting,
      helping,
      partner,
      activity,
      activityBooking,
      receipt,
      plan,
      buyPlan,
      contacts,
    ]),
    you,
    preferences,
    feedback,
    terms,
    privacy,
    contact,
    join,
    personalLink,
    expert,
    experts,
    group,
    book,
    room,
  ]),
  // While prerendering there is neither an address nor a window.
  ...(import.meta.env.SSR && { history: createMemoryHistory({ initialEntries: ['/'] }) }),
  scrollRestoration: !import.meta.env.SSR,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: pendingMinMs,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: pages.notFound,
});

// When a session starts, by whichever way, a person who was asked to sign in moves on: away from
// /login, and from the bank's return to the booking's next step.
onSession(() => {
  const { matches } = router.state;
  if (matches.some(({ routeId }) => routeId === login.id || routeId === book.id))
    void router.invalidate();
});

declare module '@tanstack/react-router' {
  // Declarations can only be merged as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    router: typeof router;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface HistoryState {
    /** The list of experts that a profile was opened from, as it was narrowed. */
    list?: DirectorySearch;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    /** Without header and navigation: only the page itself. */
    bare?: boolean;
    /** On a phone the page's next step stands in place of the navigation. */
    hasOneWay?: boolean;
    /** A page below the layout of signed-in people. */
    own?: Pick<LazyPage, 'Waiting' | 'Visitor'>;
  }
}
