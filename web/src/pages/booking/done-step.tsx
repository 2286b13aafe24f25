import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarX, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { JoinRoom } from '../../features/booking/components/join-room.tsx';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { SuccessSteps } from '../../features/booking/components/success-steps.tsx';
import { clearDraft } from '../../features/booking/draft.ts';
import { quoteOf } from '../../features/booking/held-quote.ts';
import {
  bookingQuery,
  bookingsKey,
  type Booking,
  type Provider,
} from '../../features/booking/queries.ts';
import {
  paymentStateQuery,
  isUnderWay,
  type PaymentState,
} from '../../features/payment/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useSession } from '../../shell/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { HoldOver, LostTime } from './hold-over.tsx';
import { NeedsSignIn } from './needs-sign-in.tsx';
import type { BookingPath } from './path.ts';
import { StepFrame } from './step-frame.tsx';

type Props = { path: BookingPath; provider: Provider };

/** The end of the path, as the server knows it: nothing here is a timer that pretends. */
export function DoneStep({ path, provider }: Props) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const isSignedIn = useSession().status === 'signed-in';
  const bookingId = path.bookingId ?? '';
  const state = useQuery({ ...paymentStateQuery(bookingId), enabled: isSignedIn });
  const bookingStatus = state.data?.bookingStatus;
  const booking = useQuery({ ...bookingQuery(bookingId), enabled: isSignedIn });
  const client = useQueryClient();
  const isOld = booking.data !== undefined && booking.data.status !== bookingStatus;
  useEffect(() => {
    // The payment moved the booking on: whatever is known of it, here and in lists, is old.
    if (bookingStatus && isOld) void client.invalidateQueries({ queryKey: bookingsKey });
  }, [bookingStatus, isOld, client]);

  if (!isSignedIn) return <NeedsSignIn />;
  // The booking's own word goes first: one that isn't there has no payment either.
  const error = booking.error ?? (booking.data ? state.error : null);
  if (error) {
    const retry = () => void Promise.all([state.refetch(), booking.refetch()]);
    return (
      <ErrorState
        title={t('failed')}
        text={errorText(error)}
        action={<Button onClick={retry}>{common('tryAgain')}</Button>}
      />
    );
  }
  if (!state.data || !booking.data) {
    return (
      <Loading label={common('loading')}>
        <Skeleton className="h-80 max-w-read" />
      </Loading>
    );
  }
  const known = { ...booking.data, status: state.data.bookingStatus };
  return <End path={path} provider={provider} state={state.data} booking={known} />;
}

function End(props: Props & { state: PaymentState; booking: Booking }) {
  const { path, provider, state, booking } = props;
  const { t } = useTranslation('booking');
  if (state.slotLost) {
    return (
      <LostTime
        path={path}
        booking={booking}
        icon={<Undo2 size={32} aria-hidden />}
        title={t('lost.title')}
        text={t('lost.text')}
      />
    );
  }
  if (booking.status === 'cancelled') {
    return (
      <EmptyState
        icon={<CalendarX size={32} aria-hidden />}
        title={t('cancelledTitle')}
        action={<ToActivity bookingId={booking.id} label={t('toMeeting')} />}
      />
    );
  }
  if (['confirmed', 'in-progress', 'completed'].includes(booking.status) || isUnderWay(state)) {
    return <Success path={path} provider={provider} booking={booking} />;
  }
  if (booking.status === 'expired') return <HoldOver path={path} booking={booking} />;
  return (
    <EmptyState
      title={t('unpaid.title')}
      text={t('unpaid.text')}
      action={<Button onClick={() => path.go('pay')}>{t('unpaid.action')}</Button>}
    />
  );
}

function Success({ path, provider, booking }: Props & { booking: Booking }) {
  const { t } = useTranslation('booking');
  const isConfirmed = booking.status !== 'held' && booking.status !== 'expired';
  useEffect(() => {
    if (isConfirmed) clearDraft();
  }, [isConfirmed]);
  const { start, durationMinutes: minutes } = booking;
  return (
    <StepFrame
      path={path}
      provider={provider}
      chosen={{ start, minutes, zone: path.zone }}
      quote={isConfirmed ? null : quoteOf(booking)}
      {...(isConfirmed ? { paid: booking.price } : {})}
      canChange={false}
    >
      <div className="flex flex-col gap-8">
        <SuccessSteps booking={booking} isConfirmed={isConfirmed} />
        {isConfirmed ? (
          <>
            <div className="flex flex-wrap gap-3">
              <ToActivity label={t('toActivity')} />
              <AddToCalendar bookingId={booking.id} />
            </div>
            <JoinRoom booking={booking} zone={path.zone} />
            <RefundTerms
              policy={booking.refundPolicy}
              zone={path.zone}
              providerName={provider.name}
            />
          </>
        ) : null}
      </div>
    </StepFrame>
  );
}

function ToActivity({ bookingId, label }: { bookingId?: string; label: string }) {
  const look = buttonClass({ size: 'large' });
  return bookingId ? (
    <Link to="/activity/$bookingId" params={{ bookingId }} className={look}>
      {label}
    </Link>
  ) : (
    <Link to="/activity" className={look}>
      {label}
    </Link>
  );
}
