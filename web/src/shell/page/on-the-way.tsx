import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/**
 * A line at the top of the screen while the page before stays until the next one can be drawn. It
 * begins after a moment (in its style): most pages are there sooner.
 */
export function OnTheWay() {
  const { t } = useTranslation('common');
  const isOnTheWay = useRouterState({
    select: ({ location, resolvedLocation, matches }) =>
      resolvedLocation !== undefined &&
      location.pathname !== resolvedLocation.pathname &&
      !matches.some(({ status }) => status === 'pending'),
  });
  return isOnTheWay ? (
    <div role="progressbar" aria-label={t('loading')} className="on-the-way" />
  ) : null;
}
