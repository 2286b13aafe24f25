import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarX, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingQuery, type Booking, type Provider } from '../../features/booking/queries.ts';
import { readDraft } from '../../features/booking/draft.ts';
import { quoteOf } from '../../features/booking/held-quote.ts';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { CardPayment } from '../../features/payment/components/card-payment.tsx';
import {
  isUnderWay,
  paymentIntentQuery,
  paymentStateQuery,
  useConfirmPayment,
  type PaymentState,
} from '../../features/payment/queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { useSession } from '../../shell/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { When } from '../../ui/when.tsx';
import { HoldOver } from './hold-over.tsx';
import { NeedsSignIn } from './needs-sign-in.tsx';
import type { BookingPath } from './path.ts';
import { StepFrame } from './step-frame.tsx';

type Props = { path: BookingPath; provider: Provider };

/** Pays the held time while the hold lasts. */
export function PayStep({ path, provider }: Props) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const isSignedIn = useSession().status === 'signed-in';
  const booking = useQuery({ ...bookingQuery(path.bookingId ?? ''), enabled: isSignedIn });
  const bank = useBankReturn(path);
  const status = booking.data?.status;

  // Paid already: a page that was left open, or a step back after the end.
  const isOver = status !== undefined && !['held', 'expired'].includes(status);
  const { go } = path;
  useEffect(() => {
    if (isOver) go('done', {}, { replace: true });
  }, [isOver, go]);

  if (!isSignedIn) return <NeedsSignIn />;
  if (booking.isError) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorText(booking.error)}
        action={<Button onClick={() => void booking.refetch()}>{common('tryAgain')}</Button>}
      />
    );
  }
  if (!booking.data || isOver || bank?.kind === 'looking') return <PaySkeleton />;
  if (status === 'expired') return <ExpiredHold path={path} booking={booking.data} />;
  return (
    <HeldBooking
      path={path}
      provider={provider}
      booking={booking.data}
      startingDecline={bank?.kind === 'refused' ? bank.code : undefined}
    />
  );
}

function HeldBooking(props: Props & { booking: Booking; startingDecline: string | undefined }) {
  const { path, provider, booking, startingDecline } = props;
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const client = useQueryClient();
  const intent = useQuery(paymentIntentQuery(booking.id));
  const quote = quoteOf(booking);
  const { start, durationMinutes: minutes } = booking;
  const lookAgain = () => void client.invalidateQueries(bookingQuery(booking.id));
  // The hold is over, or it was paid already: the booking knows which.
  const isRefusedIntent = ['hold-expired', 'not-payable'].includes(errorCodeOf(intent.error));
  useEffect(() => {
    if (isRefusedIntent) void client.invalidateQueries(bookingQuery(booking.id));
  }, [isRefusedIntent, client, booking.id]);

  return (
    <StepFrame
      path={path}
      provider={provider}
      chosen={{ start, minutes, zone: path.zone }}
      quote={quote}
    >
      <div className="flex flex-col gap-6">
        {booking.holdExpiresAt ? (
          <Banner icon={<Timer size={20} aria-hidden />}>
            {t('hold.text')}{' '}
            <strong>
              <Countdown
                untilMs={Date.parse(booking.holdExpiresAt)}
                say={(count) => t('hold.left', { count })}
                onEnd={lookAgain}
              />
            </strong>
          </Banner>
        ) : null}
        <ReplacedHold booking={booking} zone={path.zone} />
        {intent.isError ? (
          <ErrorState
            title={t('payFailed')}
            text={errorText(intent.error)}
            action={<Button onClick={() => void intent.refetch()}>{common('tryAgain')}</Button>}
          />
        ) : null}
        {intent.isPending ? (
          <Loading label={common('loading')}>
            <Skeleton className="h-80" />
          </Loading>
        ) : null}
        {intent.data ? (
          <CardPayment
            bookingId={booking.id}
            intent={intent.data}
            returnUrl={globalThis.location.href}
            startingDecline={startingDecline}
            onSettled={() => path.go('done', {}, { replace: true })}
            terms={
              <RefundTerms
                policy={booking.refundPolicy}
                zone={path.zone}
                providerName={provider.name}
              />
            }
          />
        ) : null}
      </div>
    </StepFrame>
  );
}

/** Another time with this expert was held before: it is not any more. */
function ReplacedHold({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('booking');
  const draft = readDraft(booking.provider.id);
  const id = draft?.bookingId === booking.id ? draft.replacedBookingId : undefined;
  const replaced = useQuery({ ...bookingQuery(id ?? ''), enabled: id !== undefined });
  if (!replaced.data) return null;
  return (
    <Banner tone="neutral" live icon={<CalendarX size={20} aria-hidden />}>
      {t('hold.replaced')} <When at={replaced.data.start} zone={zone} className="font-semibold" />
    </Banner>
  );
}

/** The hold is over. That nothing was charged is only said once the payment has been looked up. */
function ExpiredHold({ path, booking }: { path: BookingPath; booking: Booking }) {
  const state = useQuery(paymentStateQuery(booking.id));
  const { data } = state;
  const hasMoney = data !== undefined && (isUnderWay(data) || data.slotLost || isBooked(data));
  const { go } = path;
  useEffect(() => {
    if (hasMoney) go('done', {}, { replace: true });
  }, [hasMoney, go]);
  if (state.isPending || hasMoney) return <PaySkeleton />;
  return <HoldOver path={path} booking={booking} />;
}

const isBooked = ({ bookingStatus }: PaymentState): boolean =>
  bookingStatus !== 'held' && bookingStatus !== 'expired';

type BankReturn = { kind: 'looking' } | { kind: 'refused'; code: string } | null;

const isRefused = ({ status }: PaymentState): boolean =>
  ['failed', 'requires-payment', 'requires-action'].includes(status);

/**
 * The bank sent the person back here: have the payment looked up, take the bank's words out of the
 * address, and go on to the end unless the bank refused.
 */
function useBankReturn({ search, bookingId, go }: BookingPath): BankReturn {
  const intentId = search.payment_intent;
  const { mutate, isIdle, data } = useConfirmPayment(bookingId ?? '');
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!intentId || !isSignedIn || !isIdle) return;
    const clean = {
      payment_intent: undefined,
      payment_intent_client_secret: undefined,
      redirect_status: undefined,
    };
    mutate(intentId, {
      onSuccess: (state) => go(isRefused(state) ? 'pay' : 'done', clean, { replace: true }),
      // The step after asks again by itself, and shows what is wrong.
      onError: () => go('done', clean, { replace: true }),
    });
  }, [intentId, isSignedIn, isIdle, mutate, go]);
  if (intentId) return { kind: 'looking' };
  if (!data || !isRefused(data)) return null;
  return { kind: 'refused', code: data.declineCode ?? 'authentication_failed' };
}

function PaySkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-[32rem]" />
        <Skeleton className="h-72 max-lg:hidden" />
      </div>
    </Loading>
  );
}
