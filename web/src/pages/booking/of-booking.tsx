import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bookingQuery, type Provider } from '../../features/booking/queries.ts';
import { useSession } from '../../shell/session.ts';
import type { BookingPath } from './path.ts';

/** Whom one meets the booking knows better than the address does. */
export function OfBooking(props: { path: BookingPath; provider: Provider; children: ReactNode }) {
  const { path, provider, children } = props;
  const isSignedIn = useSession().status === 'signed-in';
  const booking = useQuery({ ...bookingQuery(path.bookingId ?? ''), enabled: isSignedIn });
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
