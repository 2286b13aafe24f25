import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { bookingQuery, type Booking, type Provider } from '../../features/booking/queries.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Missing } from '../../shell/page/missing.tsx';
import { useSession } from '../../shell/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { BookingFlow } from './booking-flow.ts';

/** A step that needs a signed-in person: signing in leads back to it. */
export function OwnStep({ skeleton, children }: { skeleton: string; children: ReactNode }) {
  const { t: common } = useTranslation('common');
  const { status } = useSession();
  if (status === 'signed-in') return children;
  if (status === 'checking') {
    return (
      <Loading label={common('loading')}>
        <Skeleton className={skeleton} />
      </Loading>
    );
  }
  return (
    <div className="max-w-md">
      {/* The change of session shows the step. */}
      <SignIn heading="h2" onSignedIn={() => undefined} />
    </div>
  );
}

/** A step of an existing booking, for the person who made it. */
export function OwnBookingStep(props: {
  flow: BookingFlow;
  provider: Provider;
  waiting: ReactNode;
  children: (booking: Booking) => ReactNode;
}) {
  return (
    <OwnStep skeleton="h-80 max-w-md">
      <BookingSection {...props} />
    </OwnStep>
  );
}

/** The expert and the next step follow from the booking rather than from the address. */
function BookingSection(props: {
  flow: BookingFlow;
  provider: Provider;
  waiting: ReactNode;
  children: (booking: Booking) => ReactNode;
}) {
  const { flow, waiting } = props;
  const { t } = useTranslation('booking');
  return (
    <DataSection
      failed={t('failed')}
      waiting={waiting}
      gone={
        <Missing title={t('missing.title')} text={t('missing.text')}>
          <Button
            size="large"
            onClick={() => flow.go('time', { bookingId: undefined }, { replace: true })}
          >
            {t('gone.all')}
          </Button>
        </Missing>
      }
    >
      <KnownBooking {...props} />
    </DataSection>
  );
}

function KnownBooking(props: {
  flow: BookingFlow;
  provider: Provider;
  children: (booking: Booking) => ReactNode;
}) {
  const { flow, provider, children } = props;
  const { data: booking } = useSuspenseQuery(bookingQuery(flow.bookingId ?? ''));
  if (booking.provider.id === provider.id) return children(booking);
  return (
    <Navigate
      to="/book/$providerId"
      params={{ providerId: booking.provider.id }}
      // The time in the address belongs to the other expert.
      search={{ ...flow.search, start: undefined, minutes: undefined }}
      replace
    />
  );
}
