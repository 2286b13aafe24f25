import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { CalendarDays, CircleUserRound, MessageCircle, UsersRound } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.ts';
import { Brand } from './brand.tsx';
import { DeferredNotices } from './deferred-notices.tsx';
import { useActivityMark } from './near-meeting.ts';

/**
 * The frame of every page: skip link, brand, navigation, notices. Bare pages have only the notices.
 */
export function AppShell() {
  const bare = useFrame('bare');
  const hasOneWay = useFrame('hasOneWay');
  return (
    <>
      <SkipLink />
      <div
        className={cx(
          'flex min-h-dvh flex-col',
          !bare && 'lg:pl-24',
          !bare && !hasOneWay && 'has-bar',
        )}
      >
        {bare ? null : <Header />}
        <DeferredNotices />
        <Main />
        {bare ? null : <Places isRailOnly={hasOneWay} />}
      </div>
    </>
  );
}

/** What the present page says of its frame. */
function useFrame(name: 'bare' | 'hasOneWay'): boolean {
  return useRouterState({
    // A "not found" page keeps the navigation: it is the way back.
    select: ({ matches }) =>
      matches.some(({ staticData }) => staticData[name] === true) &&
      !matches.some(({ status, _notFound }) => status === 'notFound' || _notFound),
  });
}

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a href="#main" className="skip not-focus:sr-only">
      {t('skip')}
    </a>
  );
}

function Header() {
  return (
    <header className="top-bar">
      <Brand />
    </header>
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
    // A page that moved the focus itself (to its first field) is left alone.
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

/** The navigation: a bar at the bottom of phones, a narrow rail at the left from 1024 px. */
export function Places({ isRailOnly }: { isRailOnly: boolean }) {
  const { t } = useTranslation('shell');
  const mark = useActivityMark();
  return (
    <nav aria-label={t('places.label')} className={cx('places', isRailOnly && 'max-lg:hidden')}>
      <div className="rail-brand">
        <Brand compact />
      </div>
      {places.map(({ to, name, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/', includeSearch: false }}
          className="place"
        >
          <span className="moves place-icon">
            <Icon size={20} aria-hidden />
          </span>
          {t(`places.${name}`)}
          {name === 'activity' ? mark : null}
        </Link>
      ))}
    </nav>
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
