import { type HistoryState, Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

type Search = NonNullable<HistoryState['list']>;

const places = {
  '/': 'chat',
  '/contacts': 'contacts',
  '/activity': 'activity',
  '/you': 'you',
} as const;

type Props =
  | { to: keyof typeof places }
  | { to: '/you/data' | '/you/offerings'; place: string }
  | { to: '/experts'; place: string; search: Search };

/**
 * The way up from a page, above its title: the name of the place it belongs to, "‹ You". `place` is
 * given where that isn't in the navigation.
 */
export function BackLink(props: Props) {
  const { t } = useTranslation('shell');
  const { history } = useRouter();
  const place = 'place' in props ? props.place : t(`places.${places[props.to]}`);
  return (
    <Link
      to={props.to}
      // Back to the list as it was searched.
      search={(before) =>
        props.to === '/experts'
          ? props.search
          : props.to === '/contacts' || props.to === '/activity'
            ? { ...before, package: undefined }
            : {}
      }
      onClick={(event) => {
        // The list was the page before: as far down and as long as it was left.
        if (props.to !== '/experts' || !isPlain(event)) return;
        event.preventDefault();
        history.back();
      }}
      // Of /you/link, /you is the way up and not the page that is read as "current".
      activeOptions={{ exact: true }}
      aria-label={t('backTo', { place })}
      className={cx(buttonClass({ variant: 'quiet' }), 'mb-2 -ml-4 self-start')}
    >
      <ChevronLeft size={20} aria-hidden />
      {place}
    </Link>
  );
}

/** Not one that opens another tab or window. */
function isPlain(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
