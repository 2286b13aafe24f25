import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenZone } from '../../lib/zone.ts';
import { AboutEditor } from '../../features/booking/components/about-editor.tsx';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { BookingStatus } from '../../features/booking/components/booking-status.tsx';
import { CancelDialog } from '../../features/booking/components/cancel-dialog.tsx';
import { FinishPaying } from '../../features/booking/components/finish-paying.tsx';
import { JoinRoom } from '../../features/booking/components/join-room.tsx';
import { ReleaseHold } from '../../features/booking/components/release-hold.tsx';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { otherParty } from '../../features/booking/groups.ts';
import { bookingQuery, type Booking } from '../../features/booking/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { useSession } from '../../shell/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { SignedOut } from './signed-out.tsx';

/** Status and refund follow the clock: looked at again every minute. */
const lookAgainMs = 60_000;

/** One meeting, whole. */
export function BookingPage() {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { bookingId } = useParams({ from: '/queries/activity/$bookingId' });
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const booking = useQuery({
    ...bookingQuery(bookingId),
    enabled: isSignedIn,
    refetchInterval: lookAgainMs,
  });
  const { data, error } = booking;

  // An id that can't be one (400) names as little as one that isn't there or isn't yours.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone && !data) return <NotFound />;
  return (
    <Page title={t('booking')}>
      <Link to="/activity" className={`${buttonClass({ variant: 'quiet' })} -ml-4 mb-2 self-start`}>
        <ArrowLeft size={20} aria-hidden />
        {common('back')}
      </Link>
      {data ? null : <h1 className="sr-only">{t('booking')}</h1>}
      {status === 'visitor' ? <SignedOut next={`/activity/${bookingId}`} /> : null}
      {error && !data ? (
        <ErrorState
          title={t('failed')}
          text={errorText(error)}
          action={<Button onClick={() => void booking.refetch()}>{common('tryAgain')}</Button>}
        />
      ) : null}
      {status !== 'visitor' && !error && !data ? (
        <Loading label={common('loading')}>
          <Skeleton className="mb-6 h-16 w-72" />
          <Skeleton className="h-80" />
        </Loading>
      ) : null}
      {data ? (
        <Section name="activity.meeting">
          <Meeting booking={data} />
        </Section>
      ) : null}
    </Page>
  );
}

function Meeting({ booking }: { booking: Booking }) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const zone = chosenZone();
  const person = otherParty(booking, of('goneAccount'));
  const { status, role } = booking;
  const isAhead = status === 'confirmed' || status === 'in-progress';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // Cancelled or let go: the button that was pressed is gone, the page begins anew.
    if (before.current !== status) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-center gap-4">
        <Avatar id={person.id} name={person.name} src={person.profilePicture} size={64} />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="display text-2xl sm:text-3xl">
            {t('with', { name: person.name })}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
            <BookingStatus status={status} />
            {role === 'provider' ? of('asExpert') : null}
          </p>
        </div>
      </div>
      {status === 'held' ? <FinishPaying booking={booking} /> : null}
      {isAhead ? <JoinRoom booking={booking} zone={zone} /> : null}
      <BookingFacts booking={booking} zone={zone} />
      <section>
        <h2 className="mb-2 text-lg font-semibold">{t('about')}</h2>
        <AboutEditor booking={booking} />
      </section>
      {role === 'client' && (status === 'confirmed' || status === 'held') ? (
        <RefundTerms
          policy={booking.refundPolicy}
          zone={zone}
          providerName={booking.provider.name}
        />
      ) : null}
      <Actions booking={booking} zone={zone} />
    </div>
  );
}

function Actions({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('activity');
  const [isCancelling, setIsCancelling] = useState(false);
  const { status, role, provider } = booking;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6 empty:hidden">
      {status === 'confirmed' ? <AddToCalendar bookingId={booking.id} /> : null}
      {role === 'client' && provider.name && (status === 'completed' || status === 'cancelled') ? (
        <Link
          to="/book/$providerId"
          params={{ providerId: provider.id }}
          className={buttonClass({ size: 'large' })}
        >
          {t('again', { name: provider.name })}
        </Link>
      ) : null}
      {booking.cancellation && status !== 'held' ? (
        <Button
          variant="secondary"
          size="large"
          className="text-danger!"
          onClick={() => setIsCancelling(true)}
        >
          {t('cancel')}
        </Button>
      ) : null}
      {status === 'held' && role === 'client' ? (
        <ReleaseHold bookingId={booking.id} size="large" />
      ) : null}
      <CancelDialog
        booking={booking}
        zone={zone}
        open={isCancelling}
        onOpenChange={setIsCancelling}
      />
    </div>
  );
}
