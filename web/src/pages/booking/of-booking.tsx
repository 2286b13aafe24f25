import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingQuery, type Provider } from '../../features/booking/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { BookingPath } from './path.ts';

/** An id that can't be one (400) names as little as one that isn't there or isn't yours. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Whom one meets, and the way on: the booking knows both better than the address does. */
export function OfBooking(props: { path: BookingPath; provider: Provider; children: ReactNode }) {
  const { path, provider, children } = props;
  const { t } = useTranslation('booking');
  const isSignedIn = useSession().status === 'signed-in';
  const booking = useQuery({ ...bookingQuery(path.bookingId ?? ''), enabled: isSignedIn });
  if (isSignedIn && isGone(booking.error)) {
    return (
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button onClick={() => path.go('time', { bookingId: undefined }, { replace: true })}>
            {t('gone.all')}
          </Button>
        }
      />
    );
  }
  const own = booking.data?.provider.id;
  if (isSignedIn && own && own !== provider.id) {
    return (
      <Navigate
        to="/book/$providerId"
        params={{ providerId: own }}
        // The time was chosen with the other one.
        search={{ ...path.search, start: undefined, minutes: undefined }}
        replace
      />
    );
  }
  return children;
}
