import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingQuery, type Booking, type Provider } from '../../features/booking/queries.ts';
import { quoteOf } from '../../features/booking/held-quote.ts';
import { HoldNotice } from '../../features/booking/components/hold-notice.tsx';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { CardPayment } from '../../features/payment/components/card-payment.tsx';
import {
  isUnderWay,
  paymentIntentQuery,
  paymentStateQuery,
  useBankRefusal,
  type PaymentState,
} from '../../features/payment/queries.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Confirming } from './confirming.tsx';
import { HoldOver } from './hold-over.tsx';
import { MoveOn } from './move-on.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { PackageOver, PackagePay } from './package-parts.ts';
import { ReplacedHold } from './replaced-hold.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepTitle } from './step-title.tsx';

export { loadCardForm } from '../../features/payment/components/card-payment.tsx';

type Props = { flow: BookingFlow; provider: Provider; booking: Booking };

/** Pays the held time before the hold expires. */
export function PayStep({ flow, provider, booking }: Props) {
  if (booking.status === 'expired') return <ExpiredHold flow={flow} booking={booking} />;
  // Paid already: a page that was left open, or a step back from the end.
  if (booking.status !== 'held') return <OnToTheEnd flow={flow} />;
  if (booking.partOf?.kind === 'package') return <PackagePay flow={flow} booking={booking} />;
  return <HeldBooking flow={flow} provider={provider} booking={booking} />;
}

/** The hold has expired. It says that nothing was charged only after the payment was looked up. */
function ExpiredHold({ flow, booking }: { flow: BookingFlow; booking: Booking }) {
  const state = useQuery(paymentStateQuery(booking.id));
  const { data } = state;
  const hasMoney = data !== undefined && (isUnderWay(data) || data.slotLost || isBooked(data));
  if (hasMoney) return <OnToTheEnd flow={flow} />;
  if (state.isPending) return <Confirming />;
  const Over = booking.partOf?.kind === 'package' ? PackageOver : HoldOver;
  return <Over flow={flow} booking={booking} />;
}

function isBooked({ bookingStatus }: PaymentState): boolean {
  return bookingStatus !== 'held' && bookingStatus !== 'expired';
}

function OnToTheEnd({ flow }: { flow: BookingFlow }) {
  return (
    <>
      <Confirming />
      <MoveOn flow={flow} step="done" />
    </>
  );
}

function HeldBooking({ flow, provider, booking }: Props) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const { start, durationMinutes: minutes } = booking;
  const lookAgain = () => void client.invalidateQueries(bookingQuery(booking.id));
  return (
    <>
      <StepTitle>{t('titles.pay')}</StepTitle>
      <StepFrame
        flow={flow}
        provider={provider}
        chosen={{ start, minutes, zone: flow.zone }}
        quote={quoteOf(booking)}
      >
        <div className="flex flex-col gap-4 lg:gap-5">
          {booking.holdExpiresAt ? (
            <HoldNotice until={booking.holdExpiresAt} onEnd={lookAgain} />
          ) : null}
          <ReplacedHold booking={booking} zone={flow.zone} />
          <DataSection
            failed={t('payFailed')}
            waiting={
              <Loading label={common('loading')}>
                <Skeleton className="h-80" />
              </Loading>
            }
          >
            <Payment flow={flow} provider={provider} booking={booking} />
          </DataSection>
        </div>
      </StepFrame>
    </>
  );
}

function Payment({ flow, provider, booking }: Props) {
  const { data: intent } = useQuery({ ...paymentIntentQuery(booking.id), throwOnError: true });
  return (
    <CardPayment
      bookingId={booking.id}
      amount={booking.price}
      intent={intent}
      returnUrl={globalThis.location.href}
      startingDecline={useBankRefusal(booking.id)}
      onSettled={() => flow.go('done', {}, { replace: true })}
      terms={
        <RefundTerms policy={booking.refundPolicy} zone={flow.zone} providerName={provider.name} />
      }
    />
  );
}
