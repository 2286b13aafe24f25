import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { CalendarDays, CircleUserRound, MessageCircle, UsersRound } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.ts';
import { Brand } from './brand.tsx';
import { LaterNotices } from './later-notices.tsx';

/** The frame of every screen: skip link, brand, places, notices. Bare pages keep only the notices. */
export function AppShell() {
  const bare = useRouterState({
    // The page of a lost address keeps its bars: they are the way back.
    select: ({ matches }) =>
      matches.some(({ staticData }) => staticData.bare === true) &&
      !matches.some(({ status, _notFound }) => status === 'notFound' || _notFound),
  });
  return (
    <>
      <SkipLink />
      <div
        className={cx(
          'flex min-h-dvh flex-col',
          !bare && 'lg:pl-24 max-lg:[--shell-bottom:calc(4rem+env(safe-area-inset-bottom))]',
        )}
      >
        {bare ? null : <Header />}
        <LaterNotices />
        <Main />
        {bare ? null : <Places />}
      </div>
    </>
  );
}

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {t('skip')}
    </a>
  );
}

/** Takes the focus after a change of page, so that keyboard and screen reader start at its top. */
function Main() {
  const ref = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== pathname;
    if (pathname) before.current = pathname;
    // A page that put the focus somewhere itself (its first field) is left alone.
    if (isChange && !ref.current?.contains(document.activeElement)) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <main id="main" ref={ref} tabIndex={-1} className="flex flex-1 flex-col pb-(--shell-bottom)">
      <Outlet />
    </main>
  );
}

function Header() {
  return (
    <header className="flex h-14 shrink-0 items-center px-4 sm:px-6 lg:hidden">
      <Brand />
    </header>
  );
}

type Place = {
  to: '/' | '/contacts' | '/activity' | '/you';
  name: 'chat' | 'contacts' | 'activity' | 'you';
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
};

const places: Place[] = [
  { to: '/', name: 'chat', icon: MessageCircle },
  { to: '/contacts', name: 'contacts', icon: UsersRound },
  { to: '/activity', name: 'activity', icon: CalendarDays },
  { to: '/you', name: 'you', icon: CircleUserRound },
];

/** A bar at the bottom of phones, a slim rail at the left from 1024 px. */
function Places() {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('places.label')}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-24 lg:flex-col lg:gap-2 lg:border-t-0 lg:border-r lg:px-2 lg:py-4"
    >
      <div className="hidden justify-center pb-4 lg:flex">
        <Brand compact />
      </div>
      {places.map(({ to, name, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/', includeSearch: false }}
          className="group flex h-16 flex-1 flex-col items-center justify-center gap-1 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:text-primary-text lg:flex-none"
        >
          <span className="moves grid h-7 w-14 place-items-center rounded-full group-aria-[current=page]:bg-primary-soft">
            <Icon size={20} aria-hidden />
          </span>
          {t(`places.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
